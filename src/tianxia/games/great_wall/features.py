"""What a view is in numbers (engine/features.py). Bounds are those of the box; what has no bound is an `amount`."""

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
    seats,
    several,
    within,
)
from tianxia.games.great_wall.actions import CARRY, PLACE_NAMES
from tianxia.games.great_wall.data import (
    ADVISOR_COUNT,
    ADVISOR_IDS,
    ARTIFACT_IDS,
    COOP_OPEN,
    DECREE_IDS,
    DECREE_STATE,
    EVENT_IDS,
    GENERAL_IDS,
    HOLDER_IDS,
    HOLDER_LINE,
    HOLDERS_BY_TRIGGER,
    HORDE_IDS,
    QIN_ARTIFACT_HONOR,
    SHAME_POOL,
    STANDARD_HORDES,
    TACTIC_IDS,
    TACTICS_BY_TRIGGER,
    TIME_ADD,
    WALL_FIRING,
)
from tianxia.games.great_wall.ids import (
    CLERKS,
    COMMAND_NAMES,
    LOCATIONS,
    MODES,
    OWN,
    RESOURCES,
    SEASONS,
    SECTIONS,
    SLOTS,
    SOLDIERS,
    SPOTS,
    T_MY_TURN,
    T_STATIC,
    TRIGGERS,
)
from tianxia.games.great_wall.words.language import READ

_ON: Final = ("free", "wound", "spear", "horse")  # what lies on a vital point
ALL_COMMANDS: Final = (*COMMAND_NAMES, "reed")
PAID_DECREES: Final[list[str]] = [
    card for i, card in enumerate(DECREE_IDS) if DECREE_STATE[i] == 0
]  # the others cannot be refused or eased
YEARS: Final[int] = max([len(years) for years in TIME_ADD])
CARDS_IN_OFFER: Final = 4
EVENTS_SEEN: Final = 2  # no text looks at more cards of the deck
SHAME_ON_CARD: Final = 2
MOST_VICTIMS: Final = 4  # of one player, kind and place: lethality 3 and a horde text, or all archers of a clan


# ---- soldiers that die, by owner, place and kind ----


def _kinds_at(place: str) -> tuple[str, ...]:
    """Spearmen reach the first row only (GW-7.2.1), and cards never move back."""
    if place in SLOTS:
        return ("spear", "horse") if place.endswith("1") else ("horse",)
    return ("archer",) if place.startswith("firing") else SOLDIERS


HIT: Final[list[str]] = [f"{place} {soldier}" for place in PLACE_NAMES for soldier in _kinds_at(place)]
HIT_AT: Final[dict[str, int]] = {name: i for i, name in enumerate(HIT)}


def _soldiers(victims: object, who: Looking) -> list[float]:
    """How many of each; the order in which they were named does not matter."""
    assert isinstance(victims, list)
    out = [0.0] * (MOST_PLAYERS * len(HIT))
    for victim in victims:
        at = who.place(victim["player"]) * len(HIT) + HIT_AT[f"{victim['place']} {victim['soldier']}"]
        out[at] += 1.0 / MOST_VICTIMS
    return out


def _victims(key: str) -> Part:
    return drawn(key, [f"player +{i} {hit}" for i in range(MOST_PLAYERS) for hit in HIT], _soldiers)


# ---- captured horde cards: only those of the competitive game are kept ----

TROPHIES: Final[tuple[str, ...]] = HORDE_IDS[:STANDARD_HORDES]


def _trophies(captured: object, who: Looking) -> list[float]:
    """Per card whether it is there, and the tokens of shame on it."""
    assert isinstance(captured, list)
    out = [0.0] * (2 * len(TROPHIES))
    for card in captured:
        at = 2 * TROPHIES.index(card["card"])
        out[at] = 1.0
        out[at + 1] = card["shame"] / SHAME_ON_CARD
    return out


# ---- the view ----


def _of_clan(key: str) -> Part:
    """Soldiers of one player by kind."""
    return within(key, [number(SOLDIERS[i], OWN[i]) for i in range(len(SOLDIERS))])


_HORDE: Final[list[Part]] = [
    one_of("card", HORDE_IDS),
    left_out("row"),  # its place in the list
    left_out("strength"),  # the card says it
    left_out("honor"),
    left_out("grid"),
    # which cavalryman covers which two points does not matter: `figure` is for drawing
    listed("points", SPOTS, [one_of("on", _ON), seat("player"), left_out("figure")]),
]

SECTION: Final[list[Part]] = [
    left_out("id"),
    left_out("closed"),  # the first one with the Reed Clan: the number of humans says it
    number("level", 3),
    left_out("next_cost"),  # level and number of humans say it
    left_out("base_defence"),
    left_out("firing"),
    number("barricades", 3),
    amount("defence", 10),
    amount("attack", 10),
    flag("breach"),
    players("shame_if_breached", [number("", 6)]),  # three cards, with two texts that bring more
    number("firing_usable", max([max(levels) for levels in WALL_FIRING])),
    players("archers", [number("", OWN[1])]),
    players("muster", [number(SOLDIERS[i], OWN[i]) for i in range(len(SOLDIERS))]),
    listed("hordes", 3, _HORDE),
]

LOCATION: Final[list[Part]] = [
    left_out("id"),
    left_out("slots"),  # the number of humans says it
    left_out("shame"),
    players("clerks", [number("", CLERKS)]),
    left_out("count"),
    flag("locked"),
]

PLAYER: Final[list[Part]] = [
    left_out("player"),
    left_out("kind"),  # mode and number of humans say it
    amount("honor", 50),
    number("tea", MOST_PLAYERS),
    number("clerks", CLERKS),
    number("unhired", 3),
    _of_clan("supply"),
    _of_clan("shamed"),
    within("gone", [amount(piece, 1) for piece in ("clerks", *SOLDIERS)]),
    listed("overseers", 4, [number("", 3)]),
    one_of("general", GENERAL_IDS),
    flag("ready"),
    several("active", ADVISOR_IDS),
    amount("supporting", 2),
    several("known_supporting", ADVISOR_IDS),
    amount("tactics", 3),
    number("commands", len(COMMAND_NAMES)),
    flag("picked"),
    one_of("command", ALL_COMMANDS),
    several("discarded", COMMAND_NAMES),
    drawn("captured", [f"{card}{what}" for card in TROPHIES for what in ("", " shame")], _trophies),
    amount("won", 4),
]

COOP: Final[list[Part]] = [
    listed("decrees", max(COOP_OPEN), [one_of("", DECREE_IDS)]),
    several("done", DECREE_IDS),
    left_out("needed"),  # the number of humans says it
    listed("events", YEARS - 1, [one_of("card", EVENT_IDS), flag("cancelled")]),
    one_of("now", PAID_DECREES),
    seats("agreed"),
    several("refused", PAID_DECREES),
    keyed("eased", PAID_DECREES, [amount("", 1)]),
]

SOLO: Final[list[Part]] = [
    listed("track", 5, [one_of("", LOCATIONS[:5])]),
    number("deck", len(COMMAND_NAMES)),
    several("out", COMMAND_NAMES),
    flag("both_advisors"),  # the difficulty is in Qin's honor
]

ME: Final[list[Part]] = [
    left_out("seat"),  # everything is told from here
    within("resources", [amount(kind, 5) for kind in RESOURCES]),
    several("tactics", TACTIC_IDS),
    several("commands", COMMAND_NAMES),
    one_of("pick", COMMAND_NAMES),
    one_of("secret_support", ADVISOR_IDS),
    several("dealt_generals", GENERAL_IDS),
    several("dealt_advisors", ADVISOR_IDS),
    several("kept", [*GENERAL_IDS, *ADVISOR_IDS]),
    listed("seen_events", EVENTS_SEEN, [one_of("", EVENT_IDS)]),
]

TABLE: Final[list[Part]] = [
    one_of("mode", MODES),
    one_of("year", range(1, YEARS + 1)),
    left_out("years"),  # the side of the board, which the number of humans says
    left_out("time"),
    left_out("side"),
    one_of("season", SEASONS),
    seat("active"),
    left_out("tea"),  # every player has a place in it
    one_of("humans", range(1, MOST_PLAYERS + 1)),
    left_out("qin"),  # the player after the human in the solo game
    left_out("reed"),  # the third player where there are fewer than three humans
    listed("sections", len(SECTIONS), SECTION),
    listed("locations", len(LOCATIONS), LOCATION),
    one_of("activating", LOCATIONS),
    several("used", HOLDER_IDS),
    within("warehouse", [amount(kind, 3) for kind in RESOURCES[:3]]),
    within("shame", [number("bank", max(SHAME_POOL)), number("box", max(SHAME_POOL))]),
    listed("offer", CARDS_IN_OFFER, [one_of("", ADVISOR_IDS)]),  # the two leftmost go in Spring
    listed("track", MOST_PLAYERS, [seat("player"), one_of("card", ALL_COMMANDS)]),
    within(
        "decks",
        [
            number("hordes", STANDARD_HORDES),
            number("advisors", ADVISOR_COUNT),
            number("tactics", len(TACTIC_IDS)),
            number("events", len(EVENT_IDS)),
            number("decrees", len(DECREE_IDS)),
        ],
    ),
    one_of("invasion", SECTIONS),
    within(
        "discards",
        [several("hordes", HORDE_IDS), several("tactics", TACTIC_IDS), several("advisors", ADVISOR_IDS)],
    ),
    listed("artifacts", 3, [one_of("card", ARTIFACT_IDS), players("now", [number("", QIN_ARTIFACT_HONOR)])]),
    within("coop", COOP),
    within("solo", SOLO),
    within("kill", [_victims("victims"), _victims("saved")]),
    players("players", PLAYER),
    within("me", ME),
]


# ---- what a question is about, where the view does not say it ----


def _asked_moments() -> list[str]:
    """Moments at which a tactic or a text that is no plain gain can be used; the own turn is a question of its own."""
    found: list[str] = []
    for t in range(len(TRIGGERS)):
        texts = [card for card in HOLDERS_BY_TRIGGER[t] if not HOLDER_LINE[card].plain_gain]
        if t not in (T_STATIC, T_MY_TURN) and (TACTICS_BY_TRIGGER[t] or texts):
            found.append(TRIGGERS[t])
    return found


def _options() -> list[str]:
    """The first words of what texts let choose from."""
    found: list[str] = []
    for line in READ:
        for option in line.options:
            verb = option.effects[0].word.name
            if verb not in found:
                found.append(verb)
    return found


ABOUT: Final[list[Part]] = [
    amount("n", 3),  # "all" is 99
    number("distinct", 1),
    amount("price", 2),
    one_of("mix", ("mat", "res")),
    one_of("from", SECTIONS),
    one_of("to", SECTIONS),
    one_of("who", CARRY.args[0].values),
    one_of("moment", _asked_moments()),
    one_of("horde", SLOTS),
    several("options", _options()),
    left_out("location"),  # the one being activated
    left_out("kind"),  # what it produces
    left_out("card"),  # the decree `coop.now`
    left_out("honor"),  # twice the discarded command cards
]
