"""Small numbers for things: sources of points, phases, options."""

from typing import Final

# ---- where points come from ----
SOURCES: Final = ("auction", "unify", "square", "palace", "card", "board", "regions", "aspects", "tasks", "walls")
FROM_AUCTION: Final = 0
FROM_UNIFY: Final = 1
FROM_SQUARE: Final = 2
FROM_PALACE: Final = 3
FROM_CARD: Final = 4
FROM_BOARD: Final = 5
FROM_REGIONS: Final = 6
FROM_ASPECTS: Final = 7
FROM_TASKS: Final = 8
FROM_WALLS: Final = 9
SOURCE_COUNT: Final = 10

# ---- phases ----
PHASE_SETUP: Final = 0
PHASE_DRAW: Final = 1
PHASE_PLAY: Final = 2
PHASE_AWARDS: Final = 3
PHASE_OVER: Final = 4

# ---- options ----
BOARDS_A: Final = 0
BOARDS_PICK: Final = 1
BOARDS_AUCTION: Final = 2

NOBODY: Final = -1
BOARD_USED: Final = 1 << 15  # in `used`, above the 15 cards
