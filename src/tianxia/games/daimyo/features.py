"""What a view is in numbers (engine/features.py).

An automaton comes after the players: on the islands the Empire is `player +1` and the Mercenaries are `player +2`, from
both seats; `automaton.kind` says which.
"""

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
    there,
    within,
)
from tianxia.games.daimyo.data import (
    ALTARS,
    BUILDINGS,
    CAPACITY_MAX,
    COPIES,
    DICE,
    GOVERNORS,
    INFLUENCE_GOVERNOR,
    INFLUENCE_SHADOW,
    INFLUENCE_TOWER,
    MARKERS,
    MARKET_SLOTS,
    PP_ARMY,
    ROUNDS,
    SEARCH_TILES,
    SHADOWS,
    TURNS,
)
from tianxia.games.daimyo.ids import ABILITY_SPACE, FARM, SPACE_NAMES, TILE_SPACE_NAMES, TOWER, TYPE_NAMES
from tianxia.games.daimyo.lookups import (
    BOARD_NAMES,
    CLAN_NAMES,
    COLOURS,
    GOLD_BANNER,
    HERO_EFFECT,
    HERO_NAMES,
    ISLAND_NAMES,
    LEVELS,
    MARKET_HEROES,
    OBJECTIVE_NAMES,
    OBJECTIVE_SILVER,
    SOLO_NAMES,
    TILE_NAME,
    TILE_YELLOW,
    TOKEN_NAMES,
    TRACK,
)
from tianxia.games.daimyo.rules.words import asks

POINTS: Final = 50  # amounts as they usually are
TOKENS: Final = 5
CARDS: Final = 4
ARMY: Final = 15
SITES: Final = 5  # of an island
SPACES: Final = 3  # of danger, Altars and No Man's Land
VALUE: Final = 6  # of a die
SUM: Final = TURNS * VALUE  # the dice of a round
NUMBERS: Final = range(1, 5)  # of Relic tiles
INFLUENCE: Final = SITES * (INFLUENCE_GOVERNOR + INFLUENCE_TOWER) + SPACES * INFLUENCE_SHADOW + sum(ALTARS)
HARVEST: Final = GOVERNORS + BUILDINGS  # all of them on sites of one token
_DISCOUNT: Final = 5  # the dearest hero
_LEFT: Final = 4  # things that one effect lets somebody do one by one
AUTOMATON_ISLANDS: Final = 4  # in play when there is one

_HERO: Final = {name: i for i, name in enumerate(HERO_NAMES)}
MARKET: Final = [HERO_NAMES[card] for card in MARKET_HEROES]
_MARKET_HERO: Final = {name: i for i, name in enumerate(MARKET)}
_TILE: Final = {f"{relic} {i}": at * len(NUMBERS) + i - 1 for at, relic in enumerate(ISLAND_NAMES) for i in NUMBERS}
GREY: Final = list(dict.fromkeys([name for i, name in enumerate(TILE_NAME) if not TILE_YELLOW[i]]))
YELLOW: Final = list(dict.fromkeys([name for i, name in enumerate(TILE_NAME) if TILE_YELLOW[i]]))
AUTOMATON_TILES: Final = list(_TILE)[: AUTOMATON_ISLANDS * len(NUMBERS)]


# ---- cards and tiles: how many of each ----


def _hero_cards(cards: object, places: dict[str, int]) -> list[float]:
    assert isinstance(cards, list)
    out = [0.0] * len(places)
    for card in cards:
        out[places[card["id"]]] = 1.0
    return out


def _heroes(cards: object, who: Looking) -> list[float]:
    return _hero_cards(cards, _HERO)


def _market_heroes(cards: object, who: Looking) -> list[float]:
    return _hero_cards(cards, _MARKET_HERO)


def _count_tiles(tiles: object, most: int) -> list[float]:
    assert isinstance(tiles, list)
    out = [0.0] * len(_TILE)
    for tile in tiles:
        out[_TILE[f"{tile['relic']} {tile['number']}"]] += 1 / most
    return out


def _tiles(tiles: object, who: Looking) -> list[float]:
    """One of each at most (DM-8.2.1)."""
    return _count_tiles(tiles, 1)


def _copies(tiles: object, who: Looking) -> list[float]:
    return _count_tiles(tiles, COPIES)


def _automaton_tiles(tiles: object, who: Looking) -> list[float]:
    return _count_tiles(tiles, COPIES)[: len(AUTOMATON_TILES)]


# ---- Objectives: which are in play, and who has reached them ----


def _goal_names() -> list[str]:
    out: list[str] = []
    for i, name in enumerate(OBJECTIVE_NAMES):
        fields = ("gold", "silver") if OBJECTIVE_SILVER[i] >= 0 else ("gold",)
        out.append(f"{name} in play")
        out.extend([f"{name} {field} = player +{p}" for field in fields for p in range(MOST_PLAYERS)])
    return out


GOAL: Final = {name: i for i, name in enumerate(_goal_names())}


def _goals(goals: object, who: Looking) -> list[float]:
    assert isinstance(goals, list)
    out = [0.0] * len(GOAL)
    for goal in goals:
        out[GOAL[f"{goal['id']} in play"]] = 1.0
        for field in ("gold", "silver"):
            if goal[field] is not None:
                out[GOAL[f"{goal['id']} {field} = player +{who.place(goal[field])}"]] = 1.0
    return out


# ---- heroes that are being resolved ----


def asking() -> list[str]:
    """The heroes that can still be resolving when somebody is asked."""
    return [name for i, name in enumerate(HERO_NAMES) if asks(HERO_EFFECT[i])]


def _board(kind: int) -> Part:
    return within(
        TYPE_NAMES[kind],
        [
            one_of("board", BOARD_NAMES[kind * 4 : kind * 4 + 4]),
            number("built", BUILDINGS),
            left_out("tiles"),  # the board and `advanced` say them
            keyed("cost", TOKEN_NAMES, [number("", 5)]),
        ],
    )


_HERO_ON_SHOW: Final[list[Part]] = [one_of("id", MARKET), left_out("cost"), left_out("strength")]  # printed on the card
_OWN_DIE: Final[list[Part]] = [left_out("colour"), number("value", VALUE)]  # the space has a colour

PLAYER: Final[list[Part]] = [
    left_out("seat"),
    one_of("clan", CLAN_NAMES),
    amount("pp", POINTS),
    keyed("tokens", TOKEN_NAMES, [amount("", TOKENS)]),
    within(
        "dice",
        [
            *[within(space, _OWN_DIE) for space in SPACE_NAMES[:-1]],
            within("tax", [one_of("colour", COLOURS), number("value", VALUE)]),
            within("idle1", _OWN_DIE),  # only a third die, and a blue one, can find no space
            left_out("idle2"),
            left_out("idle3"),
        ],
    ),
    number("sum", SUM),
    keyed("sums", range(1, SUM + 1), [there("")]),
    number("capacity", CAPACITY_MAX),
    number("used", CAPACITY_MAX + 1),  # one too many before it is dropped (DM-8.2.5)
    drawn("loose", list(_TILE), _tiles),
    keyed("restored", ISLAND_NAMES, [number("", COPIES)]),
    number("track", len(TRACK)),
    left_out("price"),  # the track says it
    number("governors", GOVERNORS),
    number("shadows", SHADOWS),
    number("markers", MARKERS),
    one_of("scavenger", ISLAND_NAMES),
    within("construction", [_board(FARM), _board(TOWER)]),
    within(
        "bonus",
        [one_of(space, GREY if i <= ABILITY_SPACE else YELLOW) for i, space in enumerate(TILE_SPACE_NAMES)],
    ),
    keyed("harvest", TOKEN_NAMES, [number("", HARVEST)]),
    drawn("hand", HERO_NAMES, _heroes),
    amount("hand_size", CARDS),
    amount("deck_size", CARDS),
    drawn("hidden", HERO_NAMES, _heroes),
    drawn("discard", HERO_NAMES, _heroes),
    amount("army", ARMY),
]

AUTOMATON: Final[list[Part]] = [
    left_out("side"),  # it comes after the seats
    one_of("kind", ("empire", "mercenaries")),
    left_out("clan"),  # only a colour
    amount("pp", POINTS),
    amount("gold", TOKENS),
    number("governors", AUTOMATON_ISLANDS * SITES),
    number("shadows", AUTOMATON_ISLANDS * SPACES),
    number("farms", AUTOMATON_ISLANDS * SITES),
    number("towers", AUTOMATON_ISLANDS * SITES),
    drawn("tiles", AUTOMATON_TILES, _automaton_tiles),
    keyed("restored", ISLAND_NAMES[:AUTOMATON_ISLANDS], [number("", 2 * COPIES)]),  # its tiles go back once (DM-15.6.5)
    drawn("heroes", MARKET, _market_heroes),
    left_out("unseen"),  # hidden to the end; then the points say it
    listed("dice", 5, [left_out("colour"), number("value", VALUE)]),  # the place has one; the Empire's is of no more use
    number("dice_sum", SUM),
    one_of("card", SOLO_NAMES),
    several("used_cards", SOLO_NAMES),
    one_of("level", LEVELS),
]

TABLE: Final[list[Part]] = [
    number("round", ROUNDS),
    left_out("rounds"),
    number("turn", TURNS * MOST_PLAYERS),
    seat("first"),
    seat("active"),
    seat("helmet"),
    flag("advanced"),
    flag("blue_done"),
    within(
        "now",
        [
            one_of("action", SPACE_NAMES),
            flag("main_done"),
            flag("hero_done"),
            flag("ability_done"),
            flag("tile_done"),
            flag("ability_tile_done"),
            several("resolving", asking()),
        ],
    ),
    listed(
        "islands",  # in the order of ISLAND_NAMES
        len(ISLAND_NAMES),
        [
            left_out("id"),  # printed on the board, like points, tokens of sites, gold of danger spaces, Altars
            left_out("gold"),
            left_out("silver"),
            listed(
                "sites",
                SITES,
                [
                    left_out("token"),
                    seat("governor"),
                    within("building", [seat("side"), one_of("type", TYPE_NAMES)]),
                ],
            ),
            listed("danger", SPACES, [left_out("gold"), seat("side")]),
            listed("altars", SPACES, [left_out("value"), seat("side")]),
            listed("tiles", SPACES, [one_of("relic", ISLAND_NAMES), one_of("number", NUMBERS)]),
            left_out("scavengers"),  # `scavenger` of the players
            players("influence", [number("", INFLUENCE)]),
            players("forecast", [number("", max(GOLD_BANNER))]),
        ],
    ),
    within(
        "middle",
        [listed(colour, VALUE, [number("", max([row[i] for row in DICE]))]) for i, colour in enumerate(COLOURS)],
    ),
    listed("villagers", 3, [left_out("tile"), one_of("face", ("a", "b"))]),
    listed("market", MARKET_SLOTS, _HERO_ON_SHOW),
    within("market_top", _HERO_ON_SHOW),
    number("market_deck", len(MARKET)),
    drawn("black_market", list(_TILE), _copies),
    number("bag", len(_TILE) * COPIES),
    drawn("objectives", list(GOAL), _goals),
    players("players", PLAYER),
    within("automaton", AUTOMATON),
    within(
        "forecast",
        [
            players("influence", [number("", sum(GOLD_BANNER))]),
            players("relics", [amount("", 5)]),
            players("farms", [amount("", 5)]),
            players("towers", [amount("", 3)]),
            players("army", [number("", PP_ARMY[0])]),
            players("resources", [amount("", 2)]),
        ],
    ),
    left_out("achievements"),  # after the end
]

# what a question is about, where the view does not say it
ABOUT: Final[list[Part]] = [
    number("pass", 2),
    number("which", 2),
    one_of("piece", ("governor", "shadow", "tower", "farm")),
    number("same", 1),
    number("done", SEARCH_TILES),
    number("left", _LEFT),
    number("discount", _DISCOUNT),
    amount("gold", 1),  # building: 1 if the price is in gold; hiring: the own gold
    one_of("type", TYPE_NAMES),
    one_of("tile", [*GREY, *YELLOW]),
    number("price", max(TRACK)),
    number("single", 1),
    one_of("island", [*ISLAND_NAMES, "any"]),
    one_of("site", range(1, SITES + 1)),
    number("collect", 2),
    number("count", 2),
    number("taken", 1),
    number("searched", 1),
    number("bought", 1),
    one_of("relic", ISLAND_NAMES),
    one_of("number", NUMBERS),
    number("after", 1),
    one_of("source", [*ISLAND_NAMES, "market", "board"]),
    number("bag", 1),
    one_of("one", ("rice", "recruitment")),
    left_out("two"),  # the other of the pair: gold, or construction
    one_of("field", ("governor", "tower", "shadow")),
    number("moved", 1),
    left_out("action"),  # `now`
    left_out("sum"),  # of the players
    left_out("have"),  # their rice
    left_out("most"),  # always two
    left_out("card"),  # of the automaton
]
