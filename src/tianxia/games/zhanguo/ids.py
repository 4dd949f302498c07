"""Small numbers for things: sources of points, phases, options."""

from typing import Final, Literal

# ---- where points come from ----
SOURCES: Final = ("auction", "unify", "square", "palace", "card", "board", "regions", "aspects", "tasks", "walls")
SOURCE_COUNT: Final = len(SOURCES)
FROM_AUCTION: Final = SOURCES.index("auction")
FROM_UNIFY: Final = SOURCES.index("unify")
FROM_SQUARE: Final = SOURCES.index("square")
FROM_PALACE: Final = SOURCES.index("palace")
FROM_CARD: Final = SOURCES.index("card")
FROM_BOARD: Final = SOURCES.index("board")
FROM_REGIONS: Final = SOURCES.index("regions")
FROM_ASPECTS: Final = SOURCES.index("aspects")
FROM_TASKS: Final = SOURCES.index("tasks")
FROM_WALLS: Final = SOURCES.index("walls")

# ---- phases ----
Phase = Literal["setup", "draw", "play", "awards", "over"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "draw", "play", "awards", "over")
PHASE_SETUP: Final = PHASES.index("setup")
PHASE_DRAW: Final = PHASES.index("draw")
PHASE_PLAY: Final = PHASES.index("play")
PHASE_AWARDS: Final = PHASES.index("awards")
PHASE_OVER: Final = PHASES.index("over")

# ---- the option "boards" ----
SIDES: Final = ("A", "B_PICK", "B_AUCTION")
BOARDS_PICK: Final = SIDES.index("B_PICK")
BOARDS_AUCTION: Final = SIDES.index("B_AUCTION")

NOBODY: Final = -1
BOARD_USED: Final = 1 << 15  # in `used`, above the 15 cards
