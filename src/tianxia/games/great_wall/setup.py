"""Setup of all modes (section 3)."""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Ask, Step, still_waiting
from tianxia.engine.game import Decision, Reason, Setup
from tianxia.engine.rng import Rng
from tianxia.games.great_wall.actions import KEEP
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.data import (
    ADVISOR_COUNT,
    ADVISOR_IDS,
    ALL_GENERALS,
    ALL_TACTICS,
    COOP_HORDES_AT_START,
    COOP_OPEN,
    DECREE_FOR_TWO,
    DECREE_IDS,
    EVENT_IDS,
    GENERAL_GOODS,
    GENERAL_IDS,
    GENERAL_TACTICS,
    GENERAL_TEA,
    HORDE_BACK,
    HORDES_AT_START,
    SHAME_POOL,
    STANDARD_GENERALS,
    STANDARD_HORDES,
    STANDARD_TACTICS,
)
from tianxia.games.great_wall.first import first_advisor, first_general
from tianxia.games.great_wall.ids import (
    ACTIVE,
    CLERKS,
    COOP,
    FALL,
    HORSE,
    IN_DEAL,
    IN_OFFER,
    MINE,
    MODES,
    OWN,
    P_START,
    QUARRY,
    SAWMILL,
    SOLO,
    SOURCE_COUNT,
    SPEAR,
    SUPPORT,
)
from tianxia.games.great_wall.rules.academy import draw_tactic
from tianxia.games.great_wall.rules.goods import gain
from tianxia.games.great_wall.rules.hordes import bring_horde
from tianxia.games.great_wall.state import GreatWall

DIFFICULTY = {"normal": 0, "hard": 50, "very_hard": 100, "extreme": 150}  # GW-11.9.1


def _upto(n: int) -> list[int]:
    return list(range(n))


def deal(setup: Setup, rng: Rng) -> GreatWall:
    """The position in which every human chooses general and advisors (GW-3.1.15)."""
    s = GreatWall(setup.seats, [], rng)
    n = setup.seats
    s.mode = MODES.index(setup.mode)
    s.qin = 1 if s.mode == SOLO else -1
    s.reed = 2 if n <= 2 else -1
    s.players = 3 if n <= 2 else n
    s.side = 1 if n == 4 else 0
    s.year = 1
    s.season = FALL
    s.active = -1
    s.act_loc = -1
    s.winner = -1
    s.decree_now = -1
    _figures(s)
    _hordes(s)
    _cards(s, n)
    if s.mode == SOLO:
        _qin(s, setup)
    return s


def _figures(s: GreatWall) -> None:
    """GW-3.1.9, GW-3.1.21, GW-3.2.6, GW-3.2.7."""
    n = s.players
    s.points = [0] * (n * SOURCE_COUNT)
    s.honor = [0] * n
    s.res = [0] * (n * 4)
    s.store = [0, 0, 0]
    s.clerks = [CLERKS - 3] * n
    s.unhired = [3] * n
    s.clerks_gone = [0] * n
    s.at = [0] * 40
    s.supply = [0] * (n * 3)
    s.shamed = [0] * (n * 3)
    s.gone = [0] * (n * 3)
    s.rest = [0] * 36
    s.fire = [0] * 12
    s.over = [0] * (n * 4)
    s.over_type = [-1] * (n * 4)
    for p in range(n):
        for type in range(3):
            s.supply[p * 3 + type] = OWN[type]
    if s.reed >= 0:
        s.supply[s.reed * 3 + 1] = 0
        s.supply[s.reed * 3 + 2] = 0
        s.clerks[s.reed] = 0
        s.unhired[s.reed] = 0
        for loc in (SAWMILL, QUARRY, MINE):
            s.at[loc * 4 + s.reed] = 1
    s.shame_bank = SHAME_POOL[s.seats - 1]
    s.wall = [0, 0, 0]
    s.barricades = [0 if sec < first_section(s) else 3 for sec in range(3)]
    s.defence_mod = [0, 0, 0]
    s.tea = _upto(n)
    s.hand = [63 if p < s.seats else 0 for p in range(n)]
    s.pick = [-1] * n
    s.out = [0] * n
    s.track = [-1] * n
    s.act_n = [0] * n
    s.recruits = [0, 0, 0]
    s.killed = [0] * n
    s.breach_n = [0] * n
    s.won = [0] * n


def _hordes(s: GreatWall) -> None:
    """GW-3.1.4 to GW-3.1.6, GW-3.2.3, GW-3.2.4, GW-3.4.3, GW-3.4.4."""
    s.slots = [-1] * 9
    s.spots = [0] * 72
    s.taken_by = [-1] * STANDARD_HORDES
    s.taken_shame = [0] * STANDARD_HORDES
    first = STANDARD_HORDES if s.mode == COOP else 0
    for card in range(first, first + STANDARD_HORDES):
        if s.reed >= 0 and HORDE_BACK[card] == 0:
            s.horde_box.append(card)
        else:
            s.horde_deck.append(card)
    s.rng.shuffle(s.horde_deck)
    n = COOP_HORDES_AT_START[s.seats - 1] if s.mode == COOP else HORDES_AT_START[s.seats - 1]
    for _ in range(n):
        bring_horde(s, None)


def _cards(s: GreatWall, n: int) -> None:
    """Artifacts or decrees and events, tactics, generals and advisors (GW-3.1.3, GW-3.1.8 to GW-3.1.11, GW-3.4)."""
    if s.mode == COOP:
        s.decree_deck = [d for d in range(len(DECREE_IDS)) if n > 2 or DECREE_FOR_TWO[d]]
        s.rng.shuffle(s.decree_deck)
        s.decrees = [s.decree_deck.pop() for _ in range(COOP_OPEN[n - 1])]
        s.event_deck = _upto(len(EVENT_IDS))
        s.rng.shuffle(s.event_deck)
    else:
        five = _upto(5)
        s.rng.shuffle(five)
        s.artifacts = five[:3]
        s.artifact_box = five[3:]
    s.ease = [0] * len(DECREE_IDS)
    s.known = [0] * s.players
    s.tactic_deck = _upto(len(ALL_TACTICS) if s.mode == COOP else STANDARD_TACTICS)
    s.rng.shuffle(s.tactic_deck)
    s.tactics = [0] * s.players
    generals = _upto(len(ALL_GENERALS) if s.mode == COOP else STANDARD_GENERALS)
    s.rng.shuffle(generals)
    s.advisor_at = [0] * ADVISOR_COUNT
    s.advisor_deck = _upto(ADVISOR_COUNT)
    s.rng.shuffle(s.advisor_deck)
    s.aa = [0] * s.players
    s.sa = [0] * s.players
    s.generals = [-1] * s.players
    s.kept = [-1] * s.players
    s.secret_support = [-1] * s.players
    s.dealt_generals = []
    s.dealt_advisors = []
    for _ in range(n):
        one = s.advisor_deck.pop()
        two = s.advisor_deck.pop()
        s.advisor_at[one] = IN_DEAL
        s.advisor_at[two] = IN_DEAL
        s.dealt_generals += [generals.pop(), generals.pop()]
        s.dealt_advisors += [one, two]
    s.setup_left = (1 << n) - 1


def _qin(s: GreatWall, setup: Setup) -> None:
    """GW-3.3.2 to GW-3.3.10: overseers, track, deck, supporting advisors, honor; human on top of the tea track."""
    q = s.qin
    s.both = 1 if setup.options.get("both_advisors", "no") == "yes" else 0
    for loc in range(4):
        type = HORSE if loc < 2 else SPEAR
        s.over[q * 4 + loc] = 1
        s.over_type[q * 4 + loc] = type
        s.supply[q * 3 + type] -= 1
    s.clerks[q] = CLERKS
    s.unhired[q] = 0
    s.qin_track = _upto(5)
    s.rng.shuffle(s.qin_track)
    s.qin_deck = _upto(6)
    s.rng.shuffle(s.qin_deck)
    for _ in range(2):
        card = s.advisor_deck.pop()
        s.advisor_at[card] = SUPPORT + q
        s.sa[q] += 1
        s.secret_support.append(card)
    start = DIFFICULTY[setup.options.get("difficulty", "normal")]
    s.honor[q] = start
    s.points[q * SOURCE_COUNT + P_START] = start
    s.tea = [0, q, s.reed]


class KeepGeneral(Decision[GreatWall]):
    """D-GENERAL and D-ADV-START: one secret choice of general and active advisor (GW-3.1.12 to GW-3.1.15)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for general in s.dealt_generals[seat * 2 : seat * 2 + 2]:
            for advisor in s.dealt_advisors[seat * 2 : seat * 2 + 2]:
                out.append(KEEP.id(general, advisor))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        general, advisor = KEEP.x(action), KEEP.y(action)
        s.kept[seat] = general * 64 + advisor
        s.setup_left &= ~(1 << seat)
        if log is not None:
            known = Event("kept", seat, "GW-3.1.15", {"general": GENERAL_IDS[general], "advisor": ADVISOR_IDS[advisor]})
            log.secret(1 << seat, known, Event("kept-hidden", seat, "GW-3.1.15", {}))
        rest = still_waiting(ask, seat)
        if rest is not None:
            s.todo.append(rest)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        dealt = KEEP.x(action) in s.dealt_generals[seat * 2 : seat * 2 + 2]
        return Reason("GW-3.1.11" if dealt else "GW-3.1.10", "not-dealt")

    def proposal(self, s: GreatWall, ask: Ask, seat: int) -> int:
        mine = slice(seat * 2, seat * 2 + 2)
        return KEEP.id(first_general(s.dealt_generals[mine]), first_advisor(s.dealt_advisors[mine]))


ASK_KEEP: Final = KeepGeneral("keep", "GW-3.1.12", ("keep",))


class Generals(Step[GreatWall]):
    """All is revealed: generals, active advisors, tea order, starting goods, tactics, the offer."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        for p in range(s.seats):
            s.generals[p] = s.kept[p] // 64
            active = s.kept[p] % 64
            for card in s.dealt_advisors[p * 2 : p * 2 + 2]:
                if card == active:
                    s.advisor_at[card] = ACTIVE + p
                else:
                    s.advisor_at[card] = SUPPORT + p
                    s.secret_support[p] = card
            s.aa[p] = 1
            s.sa[p] = 1
            if log is not None:
                args = {"card": GENERAL_IDS[s.generals[p]], "advisor": ADVISOR_IDS[active]}
                log.say("general", p, "GW-3.1.12", {**args})
        if s.mode != SOLO:
            _tea_order(s)
        for p in s.tea:
            if p >= s.seats:
                continue
            for kind in range(4):
                gain(s, p, kind, GENERAL_GOODS[s.generals[p]][kind], "start", "GW-3.1.17", log)
            for _ in range(GENERAL_TACTICS[s.generals[p]]):
                draw_tactic(s, p, log)
        while len(s.offer) < 4:
            card = s.advisor_deck.pop()
            s.advisor_at[card] = IN_OFFER
            s.offer.append(card)
        if log is not None:
            log.reveal()


def _tea_order(s: GreatWall) -> None:
    """GW-3.1.20: highest value on top, ties at random; the Reed Clan at the very bottom (GW-3.2.9)."""
    humans = _upto(s.seats)
    s.rng.shuffle(humans)
    order: list[int] = []
    for p in humans:
        at = len(order)
        while at > 0 and GENERAL_TEA[s.generals[order[at - 1]]] < GENERAL_TEA[s.generals[p]]:
            at -= 1
        order.insert(at, p)
    s.tea = order + ([s.reed] if s.reed >= 0 else [])
