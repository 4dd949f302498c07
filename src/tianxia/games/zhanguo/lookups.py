"""The tables of data.py as lists of numbers, ready for the rules. Nothing is decided here."""

from typing import Final

from tianxia.engine.events import Value
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.seen import Effect

# ---- court actions ----
RECRUIT: Final = 0
REASSIGN: Final = 1
GOVERNOR: Final = 2
HIRE: Final = 3
PALACE: Final = 4
WALL: Final = 5

# ---- effects (data 0.2), as their texts call them; the number that goes with one stands beside it in the tables ----
EFFECTS: Final = (
    "NOTHING",
    "MARKER",
    "MOVE",
    "VP",
    "WORKER",
    "VP_CARDS",
    "CALM_ANY",
    "CALM_HERE",
    "MOVE_WORKER",
    "OFFICIAL_HERE",
    "OFFICIAL_ANY",
    "CALM_THEN_WORKER",
    "MOVE_GOVERNOR",
    "EXTRA_WORKER",
    "OFFICIAL_AT",
    "OFFICIALS_AT",
    "WORKERS_AT",
    "FREE_GOVERNOR",
    "FREE_WALL",
    "FREE_PALACE",
)
NOTHING: Final = EFFECTS.index("NOTHING")
MARKER: Final = EFFECTS.index("MARKER")
MOVE: Final = EFFECTS.index("MOVE")  # n points
VP: Final = EFFECTS.index("VP")  # n points
WORKER_HERE: Final = EFFECTS.index("WORKER")
VP_CARDS: Final = EFFECTS.index("VP_CARDS")  # colour of cards
CALM_ANY: Final = EFFECTS.index("CALM_ANY")
CALM_HERE: Final = EFFECTS.index("CALM_HERE")
MOVE_WORKER: Final = EFFECTS.index("MOVE_WORKER")
OFFICIAL_HERE: Final = EFFECTS.index("OFFICIAL_HERE")  # colour of the official
OFFICIAL_ANY: Final = EFFECTS.index("OFFICIAL_ANY")  # colour and region by choice
CALM_THEN_WORKER: Final = EFFECTS.index("CALM_THEN_WORKER")
MOVE_GOVERNOR: Final = EFFECTS.index("MOVE_GOVERNOR")
EXTRA_WORKER: Final = EFFECTS.index("EXTRA_WORKER")
OFFICIAL_AT: Final = EFFECTS.index("OFFICIAL_AT")  # region; colour by choice
OFFICIALS_AT: Final = EFFECTS.index("OFFICIALS_AT")  # region + 5 × colour; always two
WORKERS_AT: Final = EFFECTS.index("WORKERS_AT")  # region; always two
FREE_GOVERNOR: Final = EFFECTS.index("FREE_GOVERNOR")  # mask of regions
FREE_WALL: Final = EFFECTS.index("FREE_WALL")
FREE_PALACE: Final = EFFECTS.index("FREE_PALACE")

AWARD_PIECES: Final = 2  # officials or workers of the awards that give several


def _effect(text: str) -> tuple[int, int]:
    """An effect of data 0.2 as its kind and its number."""
    name, _, rest = text.rstrip(")").partition("(")
    parts = rest.split(",") if rest else []
    if name == "OFFICIAL":
        if parts[0] == "choice":
            return (OFFICIAL_ANY, 0) if parts[1] == "any" else (OFFICIAL_AT, data.REGIONS.index(parts[1]))
        return OFFICIAL_HERE, data.OFFICIALS.index(parts[0])
    if name == "OFFICIALS":
        _two(text, parts[0])
        return OFFICIALS_AT, data.REGIONS.index(parts[2]) + 5 * data.OFFICIALS.index(parts[1])
    if name == "WORKERS":
        _two(text, parts[0])
        return WORKERS_AT, data.REGIONS.index(parts[1])
    if name == "FREE_GOVERNOR":
        return FREE_GOVERNOR, sum([1 << data.REGIONS.index(r) for r in parts])
    if name == "VP_CARDS":
        return VP_CARDS, data.COLOURS.index(parts[0])
    if name == "CALM":
        return (CALM_ANY if parts[0] == "any" else CALM_HERE), 0
    if name in ("MOVE", "VP"):
        return (MOVE if name == "MOVE" else VP), int(parts[0])
    if name not in EFFECTS:
        raise ValueError(f"data.py names the effect {text!r}, which data 0.2 does not know")
    return EFFECTS.index(name), 0


def effect_seen(text: str) -> Effect:
    kind, number = _effect(text)
    args: Effect = {"effect": EFFECTS[kind], "n": 1, "colour": "none", "official": "none", "at": "none"}
    if kind in (MOVE, VP):
        args["n"] = number
    elif kind == VP_CARDS:
        args["colour"] = data.COLOURS[number]
    elif kind == OFFICIAL_HERE:
        args["official"] = data.OFFICIALS[number]
    elif kind in (OFFICIAL_AT, WORKERS_AT):
        args["at"] = data.REGIONS[number]
        args["n"] = AWARD_PIECES if kind == WORKERS_AT else 1
    elif kind == OFFICIALS_AT:
        args["n"] = AWARD_PIECES
        args["at"] = data.REGIONS[number % 5]
        args["official"] = data.OFFICIALS[number // 5]
    elif kind == FREE_GOVERNOR:
        args["at"] = "-".join([data.REGIONS[r] for r in range(5) if (number >> r) & 1])
    return args


def effect_args(text: str) -> dict[str, Value]:
    """The same as an event or a question tells it."""
    seen = effect_seen(text)
    return {"effect": seen["effect"], "n": seen["n"], "colour": seen["colour"], "official": seen["official"], "at": seen["at"]}


def _two(text: str, count: str) -> None:
    if int(count) != AWARD_PIECES:
        raise ValueError(f"the award {text!r} gives {count} pieces; the rules know {AWARD_PIECES}")


def _adjacency() -> list[list[int]]:
    near: list[list[int]] = [[] for _ in data.REGIONS]
    for one, two, adjacent, _border, _from in data.BORDERS:
        if adjacent:
            a, b = data.REGIONS.index(one), data.REGIONS.index(two)
            near[a].append(b)
            near[b].append(a)
    return [sorted(row) for row in near]


def _board_abilities() -> list[tuple[int, int]]:
    """Per board × court action: the ability of its window."""
    out = [(NOTHING, 0)] * (len(data.BOARDS) * len(data.COURT_ACTIONS))
    for board, actions, effect, _from in data.BOARD_ABILITIES:
        kind, number = _effect(effect)
        if kind != EXTRA_WORKER:
            for action in actions:
                out[data.BOARDS.index(board) * 6 + data.COURT_ACTIONS.index(action)] = (kind, number)
    return out


def _extra_worker() -> list[int]:
    """Per board: 1 if HIRE takes one more worker."""
    out = [0] * len(data.BOARDS)
    for board, _actions, effect, _from in data.BOARD_ABILITIES:
        if _effect(effect)[0] == EXTRA_WORKER:
            out[data.BOARDS.index(board)] = 1
    return out


def _awards() -> list[tuple[int, int]]:
    return [_effect(cell) for row in data.AWARDS for cell in (row[1], row[2], row[3])]


def _sets() -> list[list[int]]:
    """The sets of 1, 2 or 3 different regions, small ones first."""
    masks = [m for m in range(1, 32) if m.bit_count() <= 3]
    masks.sort(key=lambda m: (m.bit_count(), [r for r in range(5) if m >> r & 1]))
    return [[r for r in range(5) if m >> r & 1] for m in masks]


NEAR: Final[list[list[int]]] = _adjacency()  # per region: its neighbours

# per card number (0 is no card)
CARD_ACTION: Final[list[int]] = [-1] + [data.COURT_ACTIONS.index(c[1]) for c in data.CARDS]
CARD_BONUS: Final[list[int]] = [NOTHING] + [_effect(c[2])[0] for c in data.CARDS]
CARD_NUMBER: Final[list[int]] = [0] + [_effect(c[2])[1] for c in data.CARDS]
CARD_COLOUR: Final[list[int]] = [0] + [(c[0] - 1) // data.CARDS_PER_COLOUR for c in data.CARDS]

# 1: the court card must be higher, -1: lower, 0: no card is woken (ZG-8.2)
DIRECTION: Final[list[int]] = [-1, 0, -1, 1, 1, 1]

# per board × 5 + region
UNREST_MAX: Final[list[int]] = [x for row in data.BOARD_TABLE for x in row[1]]
PALACE_BLOCK: Final[list[int]] = [x for row in data.BOARD_TABLE for x in row[2]]
# per board × 3 + colour
START_OFFICIALS: Final[list[int]] = [row[3].count(c) for row in data.BOARD_TABLE for c in data.OFFICIALS]
# per board × 6 + court action
ABILITY: Final[list[int]] = [a[0] for a in _board_abilities()]
ABILITY_NUMBER: Final[list[int]] = [a[1] for a in _board_abilities()]
HIRES_EXTRA: Final[list[int]] = _extra_worker()

SQUARE_REGION: Final[list[int]] = [data.REGIONS.index(q[1]) for q in data.SQUARES]
SQUARE_BONUS: Final[list[int]] = [_effect(q[2])[0] for q in data.SQUARES]
SQUARE_NUMBER: Final[list[int]] = [_effect(q[2])[1] for q in data.SQUARES]
REGION_SQUARES: Final[list[list[int]]] = [[i for i, r in enumerate(SQUARE_REGION) if r == region] for region in range(5)]

# per wall tile side × 3 + lines - 1
TILE_VP: Final[list[int]] = [x for tile in data.WALL_TILES for x in tile[2]]

# per task tile: regions as a mask, or walls needed per area (T, G, S)
TASK_TYPE: Final[list[int]] = [("governor", "palace", "wall").index(t[1]) for t in data.TASK_TILES]
TASK_REGIONS: Final[list[int]] = [
    sum([1 << data.REGIONS.index(need) for need in t[2]]) if t[1] != "wall" else 0 for t in data.TASK_TILES
]
TASK_AREAS: Final[list[int]] = [t[2].count(area) if t[1] == "wall" else 0 for t in data.TASK_TILES for area in ("T", "G", "S")]

# per round (from 0) × 3 + aspect
AWARD: Final[list[int]] = [a[0] for a in _awards()]
AWARD_NUMBER: Final[list[int]] = [a[1] for a in _awards()]

# sets of regions that pay for a wall
SETS: Final[list[list[int]]] = _sets()
SET_NAMES: Final = tuple(["+".join([data.REGIONS[r] for r in rs]) for rs in SETS])

# tasks as their texts call them: no dots in there
TOLD_TASKS: Final = tuple([place.replace(".", "-") for place in data.TASK_PLACES])
