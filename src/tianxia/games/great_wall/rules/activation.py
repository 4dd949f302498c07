"""Activating locations: step B, advanced activation, the shame icon, who acts in which order (GW-5.3.15, GW-6.0)."""

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.games.great_wall.actions import ACTIVATE, PASS, TEA
from tianxia.games.great_wall.agenda import Question, Step, question, to_do
from tianxia.games.great_wall.asks import Q_ACTIVATE, Q_ADVANCED, Q_DRAW, Q_TEA
from tianxia.games.great_wall.board.seats import clerks_there, human_of, ruler
from tianxia.games.great_wall.data import LOC_SHAME, LOC_SLOTS
from tianxia.games.great_wall.ids import ACADEMY, BARRACKS, BUILDERS, EMBASSY, HQ, LOCATIONS, T_ACTIVATE, TEA_HOUSE, TEMPLE
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.qin import qin_first, raise_token
from tianxia.games.great_wall.rules.reed import reed_at_location, reed_elder, reed_scout
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import (
    S_ACT_END,
    S_ACT_PLAYER,
    S_ACTIVATE,
    S_ACTIVATIONS,
    S_BUILD,
    S_EACH,
    S_EMBASSY,
    S_MOVE,
    S_PROD_DONATE,
    S_PROD_GAIN,
    S_PROD_UPGRADE,
    S_QIN_RECRUIT,
    S_RECRUIT,
    S_SHAME,
)


def eligible(s: GreatWall, done: int) -> list[int]:
    """GW-5.3.15, GW-10.5.2: full regular locations, special ones with a clerk that is not the Reed Clan's."""
    found: list[int] = []
    for loc in range(10):
        if (done >> loc) & 1:
            continue
        n = clerks_there(s, loc)
        slots = LOC_SLOTS[s.side][loc]
        if slots > 0:
            if n >= slots:
                found.append(loc)
        elif n > (s.at[loc * 4 + s.reed] if s.reed >= 0 else 0):
            found.append(loc)
    return found


class Activations(Step):
    """Step B: one location after the other, each at most once; the set is looked at anew (GW-5.3.17). f: done."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        locs = eligible(s, f[1])
        if not locs:
            return
        chooser = ruler(s) if s.active == s.reed else s.active
        if chooser == s.qin:
            first = qin_first(s, locs)
            if first >= 0:
                activate_next(s, f[1], first)
                return
        s.agenda.append(f)
        question(s, Q_ACTIVATE, human_of(s, chooser))


def activate_next(s: GreatWall, done: int, loc: int) -> None:
    to_do(s, S_ACTIVATIONS, done | (1 << loc))
    to_do(s, S_ACTIVATE, loc, 0)


class ChooseActivation(Question):
    """D-ACT-ORDER, D-SOLO-ORDER (GW-5.3.16, GW-11.5.7)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for loc in eligible(s, s.agenda[-1][1]):
            out.append(ACTIVATE.id(loc))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        activate_next(s, f[1], ACTIVATE.x(action))


def can_advance(s: GreatWall, p: int) -> list[int]:
    """Locations with an own clerk (GW-6.0.13)."""
    return [loc for loc in range(10) if s.at[loc * 4 + p] > 0 and loc != s.act_loc]


class AdvancedActivation(Question):
    """D-ADV-LOC: no shame icon, need not be full (GW-6.0.12). ask.a: how many more locations after this one."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for loc in can_advance(s, seat):
            out.append(ACTIVATE.id(loc))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        if ask.a > 1:
            question(s, Q_ADVANCED, seat, ask.a - 1)
        to_do(s, S_ACTIVATE, ACTIVATE.x(action), 1)


class Activate(Step):
    """GW-6.0.5 to GW-6.0.10. f: location, advanced."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        loc = f[1]
        s.act_loc = loc
        s.gained = 0
        s.settled = 0
        s.donated = 0
        s.elder = 0
        present: list[int] = []
        for p in range(s.players):
            s.act_n[p] = s.at[loc * 4 + p]
        for p in s.tea:
            if s.act_n[p] > 0:
                present.append(p)
        if log is not None:
            log.say("advanced" if f[2] else "activated", s.active, "GW-6.0.5", {"location": LOCATIONS[loc]})
        s.agenda.append([S_ACT_END, loc])
        if loc <= TEMPLE:
            if loc != TEMPLE:
                s.agenda.append([S_EACH, S_PROD_DONATE, loc, 0, 1] + [p for p in present if p < s.seats])
            s.agenda.append([S_EACH, S_PROD_UPGRADE, loc, 0, 1] + [p for p in present if p < s.seats])
            s.agenda.append([S_EACH, S_PROD_GAIN, loc, 0, 1] + present)
        else:
            s.agenda.append([S_EACH, S_ACT_PLAYER, loc, f[2], 1] + present)
        moment(s, T_ACTIVATE, -1, loc)
        if loc == BARRACKS and s.reed >= 0 and s.act_n[s.reed] > 0:
            reed_scout(s, log)
        if LOC_SHAME[loc] and not f[2] and len(present) == 1 and present[0] < s.seats:
            to_do(s, S_SHAME, present[0], 1)


class ActPlayer(Step):
    """One player's effect in a location that does not produce (GW-6.0.8). f: player, location, advanced."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p, loc = f[1], f[2]
        n = s.act_n[p]
        if p == s.reed:
            reed_at_location(s, loc, log)
        elif p == s.qin:
            to_do(s, S_QIN_RECRUIT, 0, n)
        elif loc == BARRACKS:
            s.agenda.append([S_RECRUIT, p, 7, n, -1])
        elif loc == BUILDERS:
            s.agenda.append([S_BUILD, p, n, 3, -1])
        elif loc == HQ:
            to_do(s, S_MOVE, p, n)
        elif loc == TEA_HOUSE:
            if s.tea[0] != p:
                top = 1 if n == LOC_SLOTS[s.side][TEA_HOUSE] else 0
                question(s, Q_TEA, p, top)
        elif loc == EMBASSY:
            to_do(s, S_EMBASSY, p, n)
        elif loc == ACADEMY:
            question(s, Q_DRAW, p, min(n, 8))


class TeaHouse(Question):
    """D-TEA: one place up, to the top if all slots are yours (GW-6.8). ask.a: to the top."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        out.append(TEA.id())

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == TEA.id():
            tea_up(s, seat, len(s.tea) if ask.a else 1, log)


def tea_up(s: GreatWall, p: int, places: int, log: Log | None) -> None:
    """The marker changes places with the one above it, `places` times at most."""
    i = s.tea.index(p)
    to = max(0, i - places)
    if to == i:
        return
    del s.tea[i]
    s.tea.insert(to, p)
    if log is not None:
        log.say("tea", p, "GW-6.8.1", {"place": to + 1})


class ActEnd(Step):
    """GW-6.0.10: clerks go home, Reed clerks stay; Qin's token rises (GW-11.2.3). f: location."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        loc = f[1]
        reed_elder(s, loc, log)
        for p in range(s.players):
            if p != s.reed:
                s.clerks[p] += s.at[loc * 4 + p]
                if p == s.qin and s.at[loc * 4 + p] > 0:
                    raise_token(s, loc)
                s.at[loc * 4 + p] = 0
            s.act_n[p] = 0
        s.act_loc = -1
