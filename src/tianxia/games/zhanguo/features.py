"""What a view is in numbers (engine/features.py).

Bounds are those of the rules and the box. Without one: victory points, and workers (their tiles do not run out).
Card numbers order the cards, so a card of a list is told as its number, its colour and what it does; where only
"which cards" counts (court, own hand, discards), every card has a place of its own.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from tianxia.engine.features import (
    MOST_PLAYERS,
    Looking,
    Part,
    amount,
    drawn,
    each,
    flag,
    keyed,
    left_out,
    listed,
    number,
    one_of,
    players,
    seat,
    seats,
    several,
    within,
)
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.ids import PHASES, SIDES
from tianxia.games.zhanguo.lookups import REGION_SQUARES, effect_args

CARDS: Final = 3 * data.CARDS_PER_COLOUR
_NUMBERS: Final = range(1, CARDS + 1)
HAND: Final = data.DRAWN_PER_DECK + 1  # of each colour, with variant V1
TABLEAU: Final = data.CARDS_PER_REGION * len(data.REGIONS)
MARKERS: Final = data.MARKERS_PER_SEAT * MOST_PLAYERS
GOVERNORS_VP: Final = data.MAJORITY + data.MAJORITY_PER_GOVERNOR * data.GOVERNORS_EACH
REGIONS_VP: Final = data.MAJORITY * len(data.REGIONS) + data.MAJORITY_PER_GOVERNOR * data.GOVERNORS_EACH
TASKS_VP: Final = 2 * 3 * 3 * data.TASK_VP[0]  # two sections, three discs × the sum of their VP
WALL_VP: Final = max([tile[2][2] for tile in data.WALL_TILES if tile[1] != "UNREST_PENALTY"]) * len(data.REGIONS)
MOST_UNREST: Final = max([max(row[1]) for row in data.BOARD_TABLE])


class _Players(Part):
    """All players, and after them the hand of the one who looks: no other hand is ever seen."""

    def __init__(self, key: str, parts: Sequence[Part]) -> None:
        self.all = players(key, parts)
        self.held = several("my hand", _NUMBERS)
        self.laid_off = several("my laid_off", _NUMBERS)
        self.faces = [listed(f"my {colour}", HAND, card_parts(left_out("colour"))) for colour in data.COLOURS]
        size = self.all.size + self.held.size + self.laid_off.size + sum([cards.size for cards in self.faces])
        super().__init__(key, size)

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        self.all.write(value, who, out, at)
        assert isinstance(value, list)
        me = value[who.seat]
        if me["hand"] is None:  # a watcher has none
            return
        at += self.all.size
        self.held.write([face["card"] for face in me["hand"]], who, out, at)
        at += self.held.size
        self.laid_off.write(me["laid_off"], who, out, at)
        at += self.laid_off.size
        for i, cards in enumerate(self.faces):
            cards.write([face for face in me["hand"] if face["colour"] == data.COLOURS[i]], who, out, at)
            at += cards.size

    def names(self) -> list[str]:
        mine = [name for cards in self.faces for name in cards.names()]
        return [*self.all.names(), *self.held.names(), *self.laid_off.names(), *mine]


def _values(effects: Sequence[str], key: str) -> list[str]:
    """All that effects say under a key, in the order of the data."""
    out: list[str] = []
    for text in effects:
        value = str(effect_args(text)[key])
        if value not in out:
            out.append(value)
    return out


def _most(effects: Sequence[str]) -> int:
    return max([int(str(effect_args(text)["n"])) for text in effects])


ACTIONS: Final = [action for action in data.COURT_ACTIONS if action in [row[1] for row in data.CARDS]]  # not REASSIGN
_BONUSES: Final = [row[2] for row in data.CARDS]
_SQUARES: Final = [row[2] for row in data.SQUARES]
_AWARDS: Final = [cell for row in data.AWARDS for cell in (row[1], row[2], row[3])]


def card_parts(colour: Part) -> list[Part]:
    """What is on a card: one that lies open, or an own one."""
    return [
        number("card", CARDS),
        colour,
        one_of("action", ACTIONS),
        left_out("needs"),  # the action says it
        within(
            "bonus",
            [
                one_of("effect", _values(_BONUSES, "effect")),
                number("n", _most(_BONUSES)),
                one_of("colour", _values(_BONUSES, "colour")),
                one_of("official", _values(_BONUSES, "official")),
                left_out("at"),  # of awards only
            ],
        ),
        left_out("from"),  # where the data are from
    ]


def _wakes(value: object, who: Looking) -> list[float]:
    """How many cards of the tableau an action can wake."""
    assert isinstance(value, dict)
    return [len(value[action]) / TABLEAU if action in value else 0.0 for action in ACTIONS]


def _deck(colour: int) -> Part:
    first = colour * data.CARDS_PER_COLOUR + 1
    return within(
        data.COLOURS[colour],
        [
            left_out("colour"),
            number("size", data.CARDS_PER_COLOUR),
            several("discards", range(first, first + data.CARDS_PER_COLOUR)),
        ],
    )


def _square(square: int) -> Part:
    return within(data.SQUARES[square][0], [left_out("id"), left_out("bonus"), seat("seat"), left_out("from")])


def _region(region: int) -> Part:
    """A region of the main board."""
    return within(
        data.REGIONS[region],
        [
            left_out("id"),
            each("squares", [_square(square) for square in REGION_SQUARES[region]]),
            players("governors", [number("", data.GOVERNORS_EACH)]),
            left_out("beside"),  # the governors without those on squares
            players("palaces", [number("", MOST_PLAYERS)]),
            number("spaces", MOST_PLAYERS),
            players("forecast", [number("", GOVERNORS_VP)]),
        ],
    )


def _wall(section: str) -> Part:
    tile = [
        one_of("id", [tile[0] for tile in data.WALL_TILES]),
        left_out("criterion"),  # the tile says them
        left_out("vp"),
        left_out("from"),
    ]
    return within(
        section,
        [
            left_out("section"),
            within("tile", tile),
            listed("spaces", 3, [seat("")]),
            players("forecast", [listed("", 3, [number("", WALL_VP)])]),
        ],
    )


def _task(task: int) -> Part:
    kind = ("governor", "palace", "wall")[task % 3]
    return within(
        data.TASK_PLACES[task],
        [
            left_out("task"),
            one_of("tile", [tile[0] for tile in data.TASK_TILES if tile[1] == kind]),
            left_out("kind"),
            left_out("needs"),  # the tile says them
            left_out("from"),
            listed("spaces", len(data.TASK_VP), [left_out("vp"), seat("seat")]),
        ],
    )


def _own_region(region: str) -> Part:
    """A region of a player board."""
    return within(
        region,
        [
            left_out("region"),
            number("unrest", MOST_UNREST),
            number("max", MOST_UNREST),
            number("block", MOST_UNREST),
            flag("blocked"),
            listed("cards", data.CARDS_PER_REGION, card_parts(one_of("colour", data.COLOURS))),
            keyed("gov", data.OFFICIALS, [number("", data.OFFICIALS_EACH)]),
            keyed("work", data.OFFICIALS, [number("", data.WORK_PLACES + 1)]),  # one more while it passes through
            amount("workers", 3),
        ],
    )


PLAYER: Final[list[Part]] = [
    left_out("seat"),
    left_out("colour"),  # of the pieces
    amount("vp", 60),
    within(
        "board", [one_of("board", data.BOARDS), *[left_out(key) for key in ("max", "block", "officials", "from", "abilities")]]
    ),
    left_out("wakes_board"),  # the board says it
    left_out("hand"),  # told after the players
    keyed("backs", data.COLOURS, [number("", HAND)]),
    left_out("laid_off"),
    number("chosen", 3),
    keyed("officials", data.OFFICIALS, [number("", data.OFFICIALS_EACH)]),
    number("governors_left", data.GOVERNORS_EACH),
    number("palaces_left", data.PALACES_EACH),
    number("walls_left", data.WALLS_EACH),
    keyed("markers", data.COLOURS, [number("", MARKERS)]),
    keyed("aspects", data.ASPECTS, [number("", MARKERS + data.BIG_MARKER)]),
    each("regions", [_own_region(region) for region in data.REGIONS]),
    drawn("wakes", ACTIONS, _wakes),
    within(
        "forecast",
        [
            number("regions", REGIONS_VP),
            number("aspects", sum(data.ASPECT_VP)),
            number("tasks", TASKS_VP),
            number("walls", WALL_VP * data.WALLS_EACH),
        ],
    ),
]

TABLE: Final[list[Part]] = [
    one_of("round", range(1, data.ROUNDS + 1)),
    left_out("rounds"),
    one_of("phase", PHASES),
    seat("first"),
    listed("order", MOST_PLAYERS, [seat("")]),
    number("turn", 3 * data.DRAWN_PER_DECK * MOST_PLAYERS),
    seat("active"),
    within(
        "variants",
        [one_of("boards", SIDES), flag("draft"), flag("track_order"), flag("worker_unrest")],
    ),
    each("decks", [_deck(colour) for colour in range(3)]),
    within("court", [several("stack", _NUMBERS), number("top", CARDS)]),
    within(
        "now",
        [
            left_out("seat"),  # the one who is asked
            one_of("action", data.COURT_ACTIONS),
            flag("met"),
            several("used", _NUMBERS),
            flag("board_used"),
        ],
    ),
    keyed("supply", data.COLOURS, [number("", MARKERS)]),
    keyed("big", data.COLOURS, [seat("")]),
    listed("track", MOST_PLAYERS, [seat("")]),
    keyed("won", data.ASPECTS, [seat("")]),
    one_of("aspect", data.ASPECTS),
    left_out("awards"),  # printed, as are aspect_vp, borders and boards
    left_out("aspect_vp"),
    keyed("aspect_leaders", data.ASPECTS, [seat("")]),
    each("regions", [_region(region) for region in range(len(data.REGIONS))]),
    left_out("borders"),
    each("walls", [_wall(section) for section in data.SECTIONS]),
    each("tasks", [_task(task) for task in range(len(data.TASK_PLACES))]),
    several("boards_left", data.BOARDS[1:]),
    left_out("boards"),
    within(
        "auction",
        [
            number("bid", data.AUCTION_VP),
            seat("bidder"),
            seats("passed"),
        ],
    ),
    _Players("players", PLAYER),
    left_out("data"),
]

# what a question is about, where the view does not say it
ABOUT: Final[list[Part]] = [
    one_of("region", data.REGIONS),
    number("left", max(data.REASSIGN_POINTS, _most(_SQUARES), _most(_BONUSES))),
    number("transit", 1),
    number("count", 3),
    one_of("effect", _values(_AWARDS, "effect")),
    one_of("official", ("none", *data.OFFICIALS)),
    one_of("at", _values(_AWARDS, "at")),
    left_out("n"),  # the effect says it
    left_out("colour"),  # of cards only
    left_out("aspect"),  # the view says it, and the bid
    left_out("bid"),
    left_out("bidder"),
]
