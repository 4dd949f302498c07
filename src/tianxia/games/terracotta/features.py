"""What a view is in numbers (engine/features.py). Bounds are generous: nothing of the box is more."""

from typing import Final

from tianxia.engine.features import (
    MOST_PLAYERS,
    Looking,
    Part,
    amount,
    drawn,
    flag,
    keyed,
    left_out,
    listed,
    number,
    one_of,
    players,
    seat,
    several,
    size_of,
    within,
)
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.mausoleum import name

_CELLS: Final = [name(cell) for cell in range(data.ROWS * data.COLUMNS)]
_PLACE: Final = {cell: i for i, cell in enumerate(_CELLS)}
LAYERS: Final = [*ids.FIGURES, *[f"of player +{i}" for i in range(MOST_PLAYERS)], *[f"looks {way}" for way in ids.DIRECTIONS]]


def _board(figures: object, who: Looking) -> list[float]:
    """For every cell of the mausoleum: what stands there, whose it is, where it looks (a rider: where the horse is)."""
    out = [0.0] * (len(_CELLS) * len(LAYERS))
    assert isinstance(figures, list)
    for figure in figures:
        for cell in figure["cells"]:
            at = _PLACE[cell] * len(LAYERS)
            out[at + ids.FIGURES.index(figure["kind"])] = 1.0
            if "seat" in figure:
                out[at + len(ids.FIGURES) + who.place(figure["seat"])] = 1.0
            way = figure.get("horse") or figure.get("facing")
            if way is not None:
                out[at + len(ids.FIGURES) + MOST_PLAYERS + ids.DIRECTIONS.index(way)] = 1.0
    return out


def _each(key: str) -> Part:
    """Points that a scoring would bring every player now."""
    return players(key, [amount("", 10)])


_PLAYER: Final[list[Part]] = [
    left_out("seat"),
    flag("automaton"),
    amount("vp", 50),
    amount("coins", 5),
    amount("wet", 5),
    amount("dry", 5),
    keyed("weapons", ids.WEAPONS, [flag("")]),
    several("tokens", range(1, 7)),
    keyed("masters", ids.MASTERS, [number("", 6)]),
    number("craftsmen", 10),
    number("artists", 10),
    number("artists_supply", 10),
    number("order_token", MOST_PLAYERS),
]
_SOLO: Final[list[Part]] = [
    one_of("level", data.LEVELS),
    number("deck", len(data.RIVAL_CARDS)),
    one_of("card", [card[0] for card in data.RIVAL_CARDS]),
    several("drawn", [card[0] for card in data.RIVAL_CARDS]),
]
PLAYER_SIZE: Final = size_of(_PLAYER)
SOLO_SIZE: Final = size_of(_SOLO)

TABLE: Final[list[Part]] = [
    number("round", data.ROUNDS),
    left_out("rounds"),
    seat("active"),
    listed("order", MOST_PLAYERS, [seat("")]),
    several("order_stack", range(MOST_PLAYERS)),
    within("wheels", [one_of("inner", range(data.SEGMENTS)), one_of("middle", range(data.SEGMENTS))]),
    listed(
        "segments",
        data.SEGMENTS,
        [
            left_out("inner"),  # the wheels say it
            left_out("middle"),
            left_out("outer"),
            left_out("quarter"),
            listed("workers", data.SPACES, [seat("seat"), one_of("kind", ids.WORKERS)]),
        ],
    ),
    keyed("storages", ids.QUARTERS, [amount("", 3)]),
    keyed("inspectors", ids.INSPECTORS, [number("", data.COLUMNS)]),
    listed("tiles", data.ROUNDS, [one_of("id", ids.TILES), left_out("dominance"), left_out("presence")]),
    keyed("organizer", ids.FIGURES[: ids.WARRIORS], [number("", 20)]),
    left_out("organizer_vp"),
    keyed("specialists", ids.FIGURES[ids.HORSE :], [number("left", 10), number("cost", 10)]),
    drawn("figures", [f"{cell} {layer}" for cell in _CELLS for layer in LAYERS], _board),
    within("turn", [one_of("segment", range(data.SEGMENTS)), one_of("worker", ids.WORKERS)]),
    players("players", _PLAYER),
    within(
        "forecast",
        [
            _each("inspector_v"),
            _each("inspector_h"),
            _each("tile"),
            _each("musicians"),
            _each("servants"),
            _each("groups"),
            _each("archers"),
            _each("resources"),
        ],
    ),
    within("solo", _SOLO),
]

# what a question is about, where the view does not say it
ABOUT: Final[list[Part]] = [
    one_of("type", ids.FIGURES),
    one_of("kind", ids.FIGURES),
    one_of("master", ids.MASTERS),
    one_of("cell", _CELLS),
    one_of("builder", ("no", "yes")),
    one_of("action", ids.WORKSHOP),
    one_of("possible", ("no", "yes")),
    number("n", 10),
    number("points", 20),
    amount("best", 5),
    left_out("weapon"),  # of the type, or of the action in this segment
    *[left_out(key) for key in ("segment", "hired", "cost", "coins", "craftsmen", "artists", "row", "column", *ids.QUARTERS)],
]
