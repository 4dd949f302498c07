"""Numbers of actions, and the sources of points. The layout is frozen by a test."""

from typing import Final

from tianxia.engine.actions import ActionSpace, Arg, Block, number
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.tables import SET_NAMES

# ---- actions ----
_BOARD = Arg("board", data.BOARDS[1:])
_CARD = number("card", 3 * data.CARDS_PER_COLOUR, first=1)
_REGION = Arg("region", data.REGIONS)
_TO = Arg("to", data.REGIONS)
_OFFICIAL = Arg("official", data.OFFICIALS)
_COLOUR = Arg("colour", data.COLOURS)
_SECTION = Arg("section", data.SECTIONS)
_GOVERNOR_AT = Arg("from", tuple([q[0] for q in data.SQUARES]) + data.REGIONS)

STOP: Final = Block("stop", 0)
DECLINE: Final = Block("decline", STOP.end)
END: Final = Block("end_turn", DECLINE.end)
PASS: Final = Block("pass", END.end)
ACCEPT: Final = Block("accept", PASS.end)
FREE_MOVE: Final = Block("free_move", ACCEPT.end, (_REGION, _OFFICIAL))
STEP_GOVERNOR_AREA: Final = Block("move_above", FREE_MOVE.end, (_REGION, _TO, _OFFICIAL))
STEP_WORKER_AREA: Final = Block("move_below", STEP_GOVERNOR_AREA.end, (_REGION, _TO, _OFFICIAL))
STEP_UP: Final = Block("move_up", STEP_WORKER_AREA.end, (_REGION, _OFFICIAL))
RECRUIT_ONE: Final = Block("recruit", STEP_UP.end, (_OFFICIAL, _REGION))
PLACE_OFFICIAL: Final = Block("official", RECRUIT_ONE.end, (_OFFICIAL, _REGION))
GOVERNOR_AT: Final = Block("governor", PLACE_OFFICIAL.end, (_REGION,))
SQUARE_AT: Final = Block("square", GOVERNOR_AT.end, (Arg("square", tuple([q[0] for q in data.SQUARES])),))
HIRE_AT: Final = Block("hire", SQUARE_AT.end, (_REGION, Arg("extra", ("plain", "extra"))))
PALACE_AT: Final = Block("palace", HIRE_AT.end, (_REGION, Arg("other", data.REGIONS)))
FREE_PALACE_AT: Final = Block("free_palace", PALACE_AT.end, (_REGION,))
TAKE_BIG: Final = Block("take_big", FREE_PALACE_AT.end, (_COLOUR,))
TAKE_MARKER: Final = Block("take_marker", TAKE_BIG.end, (_COLOUR,))
WALL_AT: Final = Block("wall", TAKE_MARKER.end, (_SECTION, number("lines", 3, first=1)))
WORKERS_FROM: Final = Block("wall_workers", WALL_AT.end, (Arg("regions", SET_NAMES),))
BOARD_ABILITY: Final = Block("board_ability", WORKERS_FROM.end)
CALM_AT: Final = Block("calm", BOARD_ABILITY.end, (_REGION,))
WORKER_STEP: Final = Block("move_worker", CALM_AT.end, (_REGION, _TO))
PLACE_WORKER: Final = Block("place_worker", WORKER_STEP.end)
GOVERNOR_STEP: Final = Block("move_governor", PLACE_WORKER.end, (_GOVERNOR_AT, _TO))
CLAIM: Final = Block("claim", GOVERNOR_STEP.end, (Arg("task", data.TASK_PLACES),))
TAKE_BOARD: Final = Block("pick_board", CLAIM.end, (_BOARD,))
BID: Final = Block("bid", TAKE_BOARD.end, (number("vp", data.AUCTION_VP, first=1),))
ACTIVATE_CARD: Final = Block("activate", BID.end, (_CARD,))
DISCARD: Final = Block("discard", ACTIVATE_CARD.end, (_CARD,))
UNIFY: Final = Block("unify", DISCARD.end, (_CARD, _REGION))
COURT: Final = Block("court", UNIFY.end, (_CARD, Arg("action", data.COURT_ACTIONS)))

SPACE: Final = ActionSpace(
    [
        STOP,
        DECLINE,
        END,
        PASS,
        ACCEPT,
        FREE_MOVE,
        STEP_GOVERNOR_AREA,
        STEP_WORKER_AREA,
        STEP_UP,
        RECRUIT_ONE,
        PLACE_OFFICIAL,
        GOVERNOR_AT,
        SQUARE_AT,
        HIRE_AT,
        PALACE_AT,
        FREE_PALACE_AT,
        TAKE_BIG,
        TAKE_MARKER,
        WALL_AT,
        WORKERS_FROM,
        BOARD_ABILITY,
        CALM_AT,
        WORKER_STEP,
        PLACE_WORKER,
        GOVERNOR_STEP,
        CLAIM,
        TAKE_BOARD,
        BID,
        ACTIVATE_CARD,
        DISCARD,
        UNIFY,
        COURT,
    ]
)

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
