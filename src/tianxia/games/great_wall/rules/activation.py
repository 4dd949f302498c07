"""Activating locations: step B, advanced activation, the shame icon, who acts in which order (GW-5.3.15, GW-6.0)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import mask, number, row
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import ACTIVATE, PASS, TEA
from tianxia.games.great_wall.board.seats import clerks_there, human_of, ruler
from tianxia.games.great_wall.data import LOC_SHAME, LOC_SLOTS
from tianxia.games.great_wall.ids import ACADEMY, BARRACKS, BUILDERS, EMBASSY, HQ, LOCATIONS, T_ACTIVATE, TEA_HOUSE, TEMPLE
from tianxia.games.great_wall.rules.academy import ASK_DRAW
from tianxia.games.great_wall.rules.builders import BARRICADES, WALLS, BuildStep
from tianxia.games.great_wall.rules.embassy import EmbassyStep
from tianxia.games.great_wall.rules.headquarters import MoveStep
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.production import DonateStep, ProductionGain, UpgradeStep
from tianxia.games.great_wall.rules.qin import QinRecruit, qin_first, raise_token
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.reed import reed_at_location, reed_elder, reed_scout
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import InTurn


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


class Activations(Step[GreatWall]):
    """Step B: one location after the other, each at most once; the set is looked at anew (GW-5.3.17)."""

    FIELDS = [mask("done", of=LOCATIONS)]

    def __init__(self, done: int) -> None:
        self.done = done

    def run(self, s: GreatWall, log: Log | None) -> None:
        locs = eligible(s, self.done)
        if not locs:
            return
        chooser = ruler(s) if s.active == s.reed else s.active
        if chooser == s.qin:
            first = qin_first(s, locs)
            if first >= 0:
                activate_next(s, self.done, first)
                return
        s.todo.append(self)
        s.todo.append(ASK_ACTIVATE.ask(human_of(s, chooser)))


def activate_next(s: GreatWall, done: int, loc: int) -> None:
    s.todo.append(Activations(done | (1 << loc)))
    s.todo.append(Activate(loc, 0))


class ChooseActivation(Decision[GreatWall]):
    """D-ACT-ORDER, D-SOLO-ORDER (GW-5.3.16, GW-11.5.7)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = s.todo[-2]
        assert isinstance(f, Activations)
        for loc in eligible(s, f.done):
            out.append(ACTIVATE.id(loc))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.todo.pop()
        assert isinstance(f, Activations)
        activate_next(s, f.done, ACTIVATE.x(action))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        f = s.todo[-2]
        assert isinstance(f, Activations)
        loc = ACTIVATE.x(action)
        where: dict[str, Value] = {"location": LOCATIONS[loc]}
        slots = LOC_SLOTS[s.side][loc]
        if (f.done >> loc) & 1:
            return Reason("GW-5.3.17", "activated-already", where)
        if slots > 0:
            return Reason("GW-5.3.15", "not-full", {**where, "n": clerks_there(s, loc), "slots": slots})
        return Reason("GW-10.5.2", "only-reed", where) if clerks_there(s, loc) > 0 else Reason("GW-5.3.15", "no-clerks", where)

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        if s.active == s.reed:
            return "GW-11.5.8" if s.qin >= 0 else "GW-10.3.3"
        return "GW-11.5.7" if s.active == s.qin else self.rule


ASK_ACTIVATE: Final = ChooseActivation("activate", "GW-5.3.16", ("activate",), forced=True)


def can_advance(s: GreatWall, p: int) -> list[int]:
    """Locations with an own clerk (GW-6.0.13)."""
    return [loc for loc in range(10) if s.at[loc * 4 + p] > 0 and loc != s.act_loc]


class AdvancedActivation(Decision[GreatWall]):
    """D-ADV-LOC: no shame icon, need not be full (GW-6.0.12). ask.a: how many more locations after this one."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for loc in can_advance(s, seat):
            out.append(ACTIVATE.id(loc))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        if ask.a > 1:
            s.todo.append(ASK_ADVANCED.ask(seat, ask.a - 1))
        s.todo.append(Activate(ACTIVATE.x(action), 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        loc = ACTIVATE.x(action)
        if loc == s.act_loc:
            return Reason("GW-6.0.15", "being-activated", {"location": LOCATIONS[loc]})
        return Reason("GW-6.0.13", "no-clerk-there", {"location": LOCATIONS[loc]})


ASK_ADVANCED: Final = AdvancedActivation("advanced", "GW-6.0.12", ("pass", "activate"))


class Activate(Step[GreatWall]):
    """GW-6.0.5 to GW-6.0.10."""

    FIELDS = [number("location", of=LOCATIONS), number("advanced")]

    def __init__(self, location: int, advanced: int) -> None:
        self.location = location
        self.advanced = advanced

    def run(self, s: GreatWall, log: Log | None) -> None:
        loc = self.location
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
            log.say("advanced" if self.advanced else "activated", s.active, "GW-6.0.5", {"location": LOCATIONS[loc]})
        s.todo.append(ActEnd(loc))
        if loc <= TEMPLE:
            if loc != TEMPLE:
                s.todo.append(DonateStep([p for p in present if p < s.seats], loc))
            s.todo.append(UpgradeStep([p for p in present if p < s.seats], loc, 0))
            s.todo.append(ProductionGain(present, loc))
        else:
            s.todo.append(ActPlayer(present, loc, self.advanced))
        moment(s, T_ACTIVATE, -1, loc)
        if loc == BARRACKS and s.reed >= 0 and s.act_n[s.reed] > 0:
            reed_scout(s, log)
        if LOC_SHAME[loc] and not self.advanced and len(present) == 1 and present[0] < s.seats:
            s.todo.append(ShameStep(present[0], 1))


class ActPlayer(InTurn):
    """One player's effect in a location that does not produce (GW-6.0.8)."""

    FIELDS = [row("players"), number("location", of=LOCATIONS), number("advanced")]

    def __init__(self, players: list[int], location: int, advanced: int) -> None:
        super().__init__(players, free=True)
        self.location = location
        self.advanced = advanced

    def of(self, players: list[int]) -> InTurn:
        return ActPlayer(players, self.location, self.advanced)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        loc = self.location
        n = s.act_n[p]
        if p == s.reed:
            reed_at_location(s, loc, log)
        elif p == s.qin:
            s.todo.append(QinRecruit(0, n))
        elif loc == BARRACKS:
            s.todo.append(RecruitStep(p, 7, n, -1))
        elif loc == BUILDERS:
            s.todo.append(BuildStep(p, n, BARRICADES | WALLS, -1, []))
        elif loc == HQ:
            s.todo.append(MoveStep(p, n))
        elif loc == TEA_HOUSE:
            if s.tea[0] != p:
                top = 1 if n == LOC_SLOTS[s.side][TEA_HOUSE] else 0
                s.todo.append(ASK_TEA.ask(p, top))
        elif loc == EMBASSY:
            s.todo.append(EmbassyStep(p, n))
        elif loc == ACADEMY:
            s.todo.append(ASK_DRAW.ask(p, min(n, 8)))


class TeaHouse(Decision[GreatWall]):
    """D-TEA: one place up, to the top if all slots are yours (GW-6.8). ask.a: to the top."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        out.append(TEA.id())

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == TEA.id():
            tea_up(s, seat, len(s.tea) if ask.a else 1, log)

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        return "GW-6.8.2" if ask.a else self.rule


ASK_TEA: Final = TeaHouse("tea", "GW-6.8.1", ("pass", "tea"))


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


class ActEnd(Step[GreatWall]):
    """GW-6.0.10: clerks go home, Reed clerks stay; Qin's token rises (GW-11.2.3)."""

    FIELDS = [number("location", of=LOCATIONS)]

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, s: GreatWall, log: Log | None) -> None:
        loc = self.location
        reed_elder(s, loc, log)
        for p in range(s.players):
            if p != s.reed:
                s.clerks[p] += s.at[loc * 4 + p]
                if p == s.qin and s.at[loc * 4 + p] > 0:
                    raise_token(s, loc)
                s.at[loc * 4 + p] = 0
            s.act_n[p] = 0
        s.act_loc = -1
