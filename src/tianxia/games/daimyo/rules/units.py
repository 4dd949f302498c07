"""Governors and Shadows on the islands: placing, moving, eliminating, and the Influence they give (DM-4.3, DM-4.4)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import INFLUENCE_GOVERNOR, INFLUENCE_SHADOW, INFLUENCE_TOWER
from tianxia.games.daimyo.ids import TOWER, W_COMPENSATION, W_PRODUCTION, WHY
from tianxia.games.daimyo.lookups import COMPENSATION, ISLAND_NAMES, SITE_TOKEN
from tianxia.games.daimyo.rules.resources import gain, gain_bundle
from tianxia.games.daimyo.state import Daimyo


def site_words(site: int) -> dict[str, Value]:
    return {"island": ISLAND_NAMES[site // 5], "site": site % 5 + 1}


def has_free_site(s: Daimyo) -> bool:
    return any([s.governor[i] < 0 for i in range(s.islands * 5)])


def list_free_sites(s: Daimyo, out: list[int]) -> None:
    for site in range(s.islands * 5):
        if s.governor[site] < 0:
            out.append(actions.GOVERN.start + site)


def place_governor(s: Daimyo, side: int, site: int, rule: str, log: Log | None) -> None:
    """DM-9.3.1: 2 Influence; nothing is collected."""
    s.governor[site] = side
    s.governors[side] += 1
    s.influence[side * 6 + site // 5] += INFLUENCE_GOVERNOR
    s.dirty = 1
    if log is not None:
        log.say("governor", side, rule, site_words(site))


def take_governor(s: Daimyo, site: int) -> int:
    side = s.governor[site]
    s.governor[site] = -1
    s.governors[side] -= 1
    s.influence[side * 6 + site // 5] -= INFLUENCE_GOVERNOR
    return side


def place_shadow(s: Daimyo, side: int, space: int, rule: str, log: Log | None) -> None:
    s.danger[space] = side
    s.shadows[side] += 1
    s.influence[side * 6 + space // 3] += INFLUENCE_SHADOW
    s.dirty = 1
    if log is not None:
        log.say("shadow", side, rule, {"island": ISLAND_NAMES[space // 3], "space": space % 3 + 1})


def take_shadow(s: Daimyo, space: int) -> None:
    side = s.danger[space]
    s.danger[space] = -1
    s.shadows[side] -= 1
    s.influence[side * 6 + space // 3] -= INFLUENCE_SHADOW


def place_building(s: Daimyo, side: int, kind: int, site: int, rule: str, log: Log | None) -> None:
    """DM-10.4: a Radio Tower gives 2 Influence, a Techno-farm none."""
    s.building[site] = side * 2 + kind
    s.buildings[side * 2 + kind] += 1
    if kind == TOWER:
        s.influence[side * 6 + site // 5] += INFLUENCE_TOWER
    s.dirty = 1
    if log is not None:
        log.say("tower" if kind == TOWER else "farm", side, rule, site_words(site))


def take_tower(s: Daimyo, site: int) -> None:
    side = s.building[site] // 2
    s.building[site] = -1
    s.buildings[side * 2 + TOWER] -= 1
    s.influence[side * 6 + site // 5] -= INFLUENCE_TOWER


# ---- eliminating ----


def eliminate(s: Daimyo, by: int, site: int, rule: str, log: Log | None) -> None:
    """DM-9.4.4: the owner loses 2 Influence and gains the compensation; automata gain none (DM-14.4.8, DM-15.2.4)."""
    side = take_governor(s, site)
    if log is not None:
        log.say("eliminated", side, rule, site_words(site))
    if side < s.seats:
        gain_bundle(s, side, COMPENSATION, W_COMPENSATION, "DM-9.4.4", log)


def is_target(s: Daimyo, site: int, seat: int, victim: int) -> bool:
    """`victim` -1: any opponent's governor; otherwise only that side's."""
    side = s.governor[site]
    if victim >= 0:
        return side == victim
    return side >= 0 and side != seat


def ask_eliminate(s: Daimyo, seat: int, island: int, victim: int) -> None:
    """Push the choice of a governor on this island (-1: any island), if there is one."""
    low = island * 5 if island >= 0 else 0
    high = low + 5 if island >= 0 else s.islands * 5
    for site in range(low, high):
        if is_target(s, site, seat, victim):
            s.todo.append(ELIMINATE.ask(seat, island, victim))
            return


class Eliminate(Decision[Daimyo]):
    """D-KILL, D-MERC-KILL. a: island or -1, b: whose governor (-1: any opponent's)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        low = ask.a * 5 if ask.a >= 0 else 0
        high = low + 5 if ask.a >= 0 else s.islands * 5
        for site in range(low, high):
            if is_target(s, site, seat, ask.b):
                out.append(actions.ELIMINATE.start + site)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        eliminate(s, seat, action - actions.ELIMINATE.start, "DM-9.4.4", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        rule = self.question_rule(s, ask)
        if ask.a >= 0 and actions.ELIMINATE.x(action) != ask.a:
            return Reason(rule, "other-island", {"island": ISLAND_NAMES[ask.a]})
        side = s.governor[action - actions.ELIMINATE.start]
        if ask.b == seat:  # the Empire takes one of the human's
            return Reason(rule, "no-own-piece")
        if side == seat:
            return Reason("DM-9.4.5", "own-governor")
        return Reason(rule, "no-target" if side < 0 else "only-opponent")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        """Whose Shadow it is: one's own, that of the Mercenaries or of the Empire."""
        return self.rule if ask.b < 0 else ("DM-14.4.6" if s.seats == 2 else "DM-15.3.7")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"island": ISLAND_NAMES[ask.a] if ask.a >= 0 else "any"}


ELIMINATE: Final = Eliminate("eliminate", "DM-9.4.4", ("eliminate",), holds=(number("island"), number("victim")))


# ---- moving ----


def can_move(s: Daimyo, seat: int) -> bool:
    return s.governors[seat] > 0 and has_free_site(s)


class Moves(Step[Daimyo]):
    """MOVEGOV(n): up to n different own governors, each to a site that is not in the mask `moved`."""

    FIELDS = [number("seat"), number("left"), number("collect"), number("must"), number("moved")]

    def __init__(self, seat: int, left: int, collect: int, must: int, moved: int) -> None:
        self.seat = seat
        self.left = left
        self.collect = collect
        self.must = must
        self.moved = moved

    def run(self, s: Daimyo, log: Log | None) -> None:
        if has_free_site(s) and any([s.governor[i] == self.seat and not (self.moved >> i) & 1 for i in range(s.islands * 5)]):
            s.todo.append(LIFT.ask(self.seat, self.left, self.collect * 2 + self.must, self.moved))


class LiftGovernor(Decision[Daimyo]):
    """D-MOVE-GOV, first half: which governor. Only the Nomads' ability must be carried out (data section 3).

    a: left, b: collect * 2 + must, c: sites moved to (mask).
    """

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        if not ask.b & 1:
            out.append(actions.STOP.start)
        for site in range(s.islands * 5):
            if s.governor[site] == seat and not (ask.c >> site) & 1:
                out.append(actions.LIFT.start + site)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != actions.STOP.start:
            s.todo.append(MOVE.ask(seat, (action - actions.LIFT.start) * 8 + ask.a, ask.b, ask.c))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        if action == actions.STOP.start:
            return Reason("DM-7.3.2", "must-move")
        if (ask.c >> (action - actions.LIFT.start)) & 1:
            return Reason("DM-4.4.3", "moved-before")
        return Reason("DM-4.4.3", "no-own-governor")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-7.3.2" if ask.b & 1 else self.rule  # the Nomads

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"left": ask.a, "collect": ask.b // 2}


LIFT: Final = LiftGovernor("lift", "DM-4.4.3", ("lift", "stop"), holds=(number("left"), number("collect_must"), number("moved")))


class MoveGovernor(Decision[Daimyo]):
    """DM-4.4.3, second half: where to. a: site * 8 + left, b and c as above."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_sites(s, out)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        old = ask.a // 8
        left = ask.a % 8
        new = action - actions.GOVERN.start
        side = take_governor(s, old)
        place_governor(s, side, new, "DM-4.4.3", log)
        if left > 1:
            s.todo.append(Moves(seat, left - 1, ask.b // 2, ask.b & 1, ask.c | (1 << new)))
        if ask.b // 2 > 0:
            gain(s, seat, SITE_TOKEN[new], ask.b // 2, W_PRODUCTION, "DM-7.3.2", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return why_not_site(s, action)

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        words = site_words(ask.a // 8)
        words["collect"] = ask.b // 2
        return words


MOVE: Final = MoveGovernor("move", "DM-4.4.3", ("govern",), holds=(number("site_left"), number("collect_must"), number("moved")))


class Exile(Decision[Daimyo]):
    """MOVEOPP: which opponent governor is moved; where to is a Move question without collecting."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for site in range(s.islands * 5):
            if is_target(s, site, seat, -1):
                out.append(actions.LIFT.start + site)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.todo.append(MOVE.ask(seat, (action - actions.LIFT.start) * 8 + 1))

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-4.4.3", "no-target")


EXILE: Final = Exile("exile", "DM-4.4.3", ("lift",))


def ask_exile(s: Daimyo, seat: int) -> None:
    if has_free_site(s) and any([is_target(s, site, seat, -1) for site in range(s.islands * 5)]):
        s.todo.append(EXILE.ask(seat))


def why_not_site(s: Daimyo, action: int) -> Reason:
    site = action - actions.GOVERN.start
    if site >= s.islands * 5:
        return Reason("DM-3.1.1", "island-not-in-play")
    return Reason("DM-4.4.1", "occupied")


# ---- collecting ----


class Collect(Decision[Daimyo]):
    """COLLECT(GOV,k) and COLLECT(TOWER,k): choose an own piece, gain tokens of its site. a: 1 for towers, b: k, c: why."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for site in range(s.islands * 5):
            if collects(s, seat, ask.a, site):
                out.append(actions.COLLECT.start + site)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        gain(s, seat, SITE_TOKEN[action - actions.COLLECT.start], ask.b, ask.c, "DM-6.2.1", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-6.2.4", "no-own-piece")

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"piece": "tower" if ask.a == 1 else "governor", "count": ask.b}


COLLECT: Final = Collect(
    "collect", "DM-6.2.1", ("collect",), holds=(number("piece", of=("governor", "tower")), number("count"), number("why", of=WHY))
)


def collects(s: Daimyo, seat: int, towers: int, site: int) -> bool:
    if towers == 1:
        return s.building[site] == seat * 2 + TOWER
    return s.governor[site] == seat
