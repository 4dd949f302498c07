"""Builders' Camp and every other way to build: barricades, Wall levels, the Warehouse (GW-6.6)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.fields import number, row
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import BUILD, PASS, STORE
from tianxia.games.great_wall.board.prices import price_change
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.data import BARRICADE_COST, BARRICADE_HONOR, WALL_COST
from tianxia.games.great_wall.ids import (
    COOP,
    MAT,
    P_BARRICADES,
    P_WALL,
    RESOURCES,
    SECTIONS,
    T_BUILD_BARRICADE,
    T_BUILD_WALL,
)
from tianxia.games.great_wall.rules.goods import choose_loss, owned, score
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.recover import TakeCommandStep
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import Counted
from tianxia.games.great_wall.words.vocabulary import I_BARRICADE, I_WALL

FREE_PRICE = -2
BARRICADES: Final = 1  # what may be built
WALLS: Final = 2


def in_store(s: GreatWall) -> int:
    return s.store[0] + s.store[1] + s.store[2]


def planned_walls(plan: "BuildStep", sec: int) -> int:
    return len([code for code in plan.named if code == 3 + sec])


def cost_of(s: GreatWall, code: int, level: int) -> int:
    """The printed cost of a build; `level` is the level the Wall has before it."""
    return WALL_COST[s.side][level + 1] if code >= 3 else BARRICADE_COST


def own_part(s: GreatWall, p: int, code: int, cost: int, from_store: int, price: int) -> int:
    """What is left for the builder after the Warehouse; discounts lower this part only (GW-17.2.11)."""
    change = price_change(s, p, I_WALL if code >= 3 else I_BARRICADE, MAT)
    if price > 0:
        change -= price
    return max(cost - from_store + change, 0)


def affordable_plan(s: GreatWall, plan: "BuildStep", code: int) -> bool:
    """Can all named actions and this one be paid?"""
    return plan.price == FREE_PRICE or left_over(s, plan, code) >= 0


def left_over(s: GreatWall, plan: "BuildStep", code: int) -> int:
    """What the builder has when all named actions and this one are paid, item by item, Warehouse first (GW-6.6.2, GW-6.6.8)."""
    p = plan.player
    store = in_store(s)
    mine = owned(s, p, MAT)
    raised = [0, 0, 0]
    for item in plan.named + [code]:
        level = 0
        if item >= 3:
            level = s.wall[item - 3] + raised[item - 3]
            raised[item - 3] += 1
        cost = cost_of(s, item, level)
        taken = min(cost, store)
        store -= taken
        mine -= own_part(s, p, item, cost, taken, plan.price)
    return mine


def buildable(s: GreatWall, plan: "BuildStep", code: int) -> bool:
    """Is there a place for it, counting what is already named?"""
    sec = code % 3
    if sec < first_section(s):
        return False
    if code < 3:
        return bool(plan.what & BARRICADES) and s.barricades[sec] + len([c for c in plan.named if c == sec]) < 3
    return bool(plan.what & WALLS) and s.wall[sec] + planned_walls(plan, sec) < 3


class BuildStep(Step[GreatWall]):
    """Name all actions, then pay, then build. `named`: 0-2 a barricade, 3-5 a Wall level, by section."""

    FIELDS = [number("player"), number("left"), number("what"), number("price"), row("named")]

    def __init__(self, player: int, left: int, what: int, price: int, named: list[int]) -> None:
        self.player = player
        self.left = left
        self.what = what
        self.price = price
        self.named = named

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.left > 0:
            for code in range(6):
                if buildable(s, self, code) and affordable_plan(s, self, code):
                    s.todo.append(self)
                    s.todo.append(ASK_BUILD.ask(self.player, self.left))
                    return
        start_building(s, self)


def start_building(s: GreatWall, plan: "BuildStep") -> None:
    """GW-6.6.2: pay item by item in the order named, then build one after another with honor and triggers."""
    p = plan.player
    named = plan.named
    raised = [0, 0, 0]
    levels: list[int] = []
    for code in named:
        levels.append(0)
        if code >= 3:
            levels[-1] = s.wall[code - 3] + raised[code - 3]
            raised[code - 3] += 1
    for i in range(len(named) - 1, -1, -1):
        s.todo.append(BuildDo(p, named[i]))
    if plan.price != FREE_PRICE:
        for i in range(len(named) - 1, -1, -1):
            s.todo.append(BuildPay(p, named[i], cost_of(s, named[i], levels[i]), plan.price))


def plan_of(frame: Frame) -> BuildStep:
    assert isinstance(frame, BuildStep)
    return frame


class NameBuild(Counted):
    """D-BUILD."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        plan = plan_of(s.todo[-2])
        out.append(PASS.id())
        for code in range(6):
            if buildable(s, plan, code) and affordable_plan(s, plan, code):
                out.append(BUILD.id(code // 3, code % 3))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        plan = plan_of(s.todo.pop())
        if action == PASS.id():
            start_building(s, plan)
        else:
            code = BUILD.x(action) * 3 + BUILD.y(action)
            s.todo.append(BuildStep(seat, plan.left - 1, plan.what, plan.price, plan.named + [code]))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        code = BUILD.x(action) * 3 + BUILD.y(action)
        if code % 3 < first_section(s):
            return Reason("GW-3.2.1", "closed-section")
        plan = plan_of(s.todo[-2])
        rule = "GW-6.6.3" if code < 3 else "GW-6.6.4"
        if not plan.what & (BARRICADES if code < 3 else WALLS):
            return Reason("GW-6.6.1", "only-wall" if code < 3 else "only-barricade")
        if not buildable(s, plan, code):
            return Reason(rule, "barricades-full" if code < 3 else "wall-finished")
        mine = owned(s, seat, MAT)
        return Reason(rule, "build-cost", {"n": mine - left_over(s, plan, code), "have": mine})


ASK_BUILD: Final = NameBuild("build", "GW-6.6.1", ("pass", "build"))


class BuildPay(Step[GreatWall]):
    """GW-6.6.8: the Warehouse first."""

    FIELDS = [number("player"), number("code"), number("cost"), number("price")]

    def __init__(self, player: int, code: int, cost: int, price: int) -> None:
        self.player = player
        self.code = code
        self.cost = cost
        self.price = price

    def run(self, s: GreatWall, log: Log | None) -> None:
        p, code, cost = self.player, self.code, self.cost
        taken = min(cost, in_store(s))
        choose_loss(s, p, MAT, own_part(s, p, code, cost, taken, self.price))
        if taken > 0:
            s.todo.append(ASK_STORE.ask(p, taken))


class StoreKinds(Counted):
    """D-BUILD-PAY: which kinds come from the Warehouse (GW-6.6.9). ask.a units, ask.c first kind."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        later = 0
        for kind in range(ask.c, 3):
            later += s.store[kind]
        for kind in range(ask.c, 3):
            later -= s.store[kind]
            for n in range(max(1, ask.a - later), min(s.store[kind], ask.a) + 1):
                out.append(STORE.id(kind, n - 1))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        kind, n = STORE.x(action), STORE.y(action) + 1
        s.store[kind] -= n
        if log is not None:
            log.say("from-store", seat, "GW-6.6.8", {"kind": RESOURCES[kind], "n": n})
        if n < ask.a:
            s.todo.append(ASK_STORE.ask(seat, ask.a - n, 0, kind + 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        kind, n = STORE.x(action), STORE.y(action) + 1
        if n > s.store[kind]:
            return Reason("GW-6.6.9", "store-has", {"kind": RESOURCES[kind], "n": s.store[kind]})
        return Reason("GW-6.6.8", "pay-exactly", {"n": ask.a})


ASK_STORE: Final = StoreKinds("store", "GW-6.6.9", ("store",), forced=True)


class BuildDo(Step[GreatWall]):
    """One build with its honor and its trigger."""

    FIELDS = [number("player"), number("code")]

    def __init__(self, player: int, code: int) -> None:
        self.player = player
        self.code = code

    def run(self, s: GreatWall, log: Log | None) -> None:
        p, code = self.player, self.code
        sec = code % 3
        if code < 3:
            put_barricade(s, p, sec, log)
            score(s, p, BARRICADE_HONOR, P_BARRICADES, "GW-6.6.3", log)
            moment(s, T_BUILD_BARRICADE, p, -1, sec)
            return
        raise_wall(s, p, sec, log)
        s.todo.append(Built(p, sec))


def put_barricade(s: GreatWall, p: int, sec: int, log: Log | None) -> None:
    s.barricades[sec] += 1
    if log is not None:
        log.say("barricade", p, "GW-6.6.3", {"section": SECTIONS[sec]})


def raise_wall(s: GreatWall, p: int, sec: int, log: Log | None) -> None:
    """GW-6.6.4 to GW-6.6.6: honor is the printed cost."""
    s.wall[sec] += 1
    if log is not None:
        log.say("wall", p, "GW-6.6.4", {"section": SECTIONS[sec], "level": s.wall[sec]})
    score(s, p, WALL_COST[s.side][s.wall[sec]], P_WALL, "GW-6.6.4", log)


class Built(Step[GreatWall]):
    """After a Wall level: in coop a command card may come back (GW-12.5.2), then the moment."""

    FIELDS = [number("player"), number("section")]

    def __init__(self, player: int, section: int) -> None:
        self.player = player
        self.section = section

    def run(self, s: GreatWall, log: Log | None) -> None:
        moment(s, T_BUILD_WALL, self.player, -1, self.section)
        if s.mode == COOP:
            s.todo.append(TakeCommandStep(self.player, 1))
