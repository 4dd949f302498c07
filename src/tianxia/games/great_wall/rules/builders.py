"""Builders' Camp and every other way to build: barricades, Wall levels, the Warehouse (GW-6.6)."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import BUILD, PASS, STORE
from tianxia.games.great_wall.agenda import Question, Step, question, to_do
from tianxia.games.great_wall.asks import Q_BUILD, Q_STORE
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
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_BUILD, S_BUILD_DO, S_BUILD_PAY, S_BUILT, S_TAKE_COMMAND
from tianxia.games.great_wall.words.vocabulary import I_BARRICADE, I_WALL

FREE_PRICE = -2
FIRST = 5  # where the named actions begin in a frame of S_BUILD


def in_store(s: GreatWall) -> int:
    return s.store[0] + s.store[1] + s.store[2]


def planned_walls(f: list[int], sec: int) -> int:
    return len([code for code in f[FIRST:] if code == 3 + sec])


def cost_of(s: GreatWall, code: int, level: int) -> int:
    """The printed cost of a build; `level` is the level the Wall has before it."""
    return WALL_COST[s.side][level + 1] if code >= 3 else BARRICADE_COST


def own_part(s: GreatWall, p: int, code: int, cost: int, from_store: int, price: int) -> int:
    """What is left for the builder after the Warehouse; discounts lower this part only (GW-17.2.11)."""
    change = price_change(s, p, I_WALL if code >= 3 else I_BARRICADE, MAT)
    if price > 0:
        change -= price
    return max(cost - from_store + change, 0)


def affordable_plan(s: GreatWall, f: list[int], code: int) -> bool:
    """Can all named actions and this one be paid, item by item, Warehouse first (GW-6.6.2, GW-6.6.8)?"""
    if f[4] == FREE_PRICE:
        return True
    p = f[1]
    store = in_store(s)
    mine = owned(s, p, MAT)
    raised = [0, 0, 0]
    for item in f[FIRST:] + [code]:
        level = 0
        if item >= 3:
            level = s.wall[item - 3] + raised[item - 3]
            raised[item - 3] += 1
        cost = cost_of(s, item, level)
        taken = min(cost, store)
        store -= taken
        mine -= own_part(s, p, item, cost, taken, f[4])
    return mine >= 0


def buildable(s: GreatWall, f: list[int], code: int) -> bool:
    """Is there a place for it, counting what is already named?"""
    sec = code % 3
    if sec < first_section(s):
        return False
    if code < 3:
        return bool(f[3] & 1) and s.barricades[sec] + len([c for c in f[FIRST:] if c == sec]) < 3
    return bool(f[3] & 2) and s.wall[sec] + planned_walls(f, sec) < 3


class BuildStep(Step):
    """Name all actions, then pay, then build. f: player, left, what (1 barricade, 2 wall), price, named actions."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[2] > 0:
            for code in range(6):
                if buildable(s, f, code) and affordable_plan(s, f, code):
                    s.agenda.append(f)
                    question(s, Q_BUILD, f[1], f[2])
                    return
        start_building(s, f)


def start_building(s: GreatWall, f: list[int]) -> None:
    """GW-6.6.2: pay item by item in the order named, then build one after another with honor and triggers."""
    p = f[1]
    named = f[FIRST:]
    raised = [0, 0, 0]
    levels: list[int] = []
    for code in named:
        levels.append(0)
        if code >= 3:
            levels[-1] = s.wall[code - 3] + raised[code - 3]
            raised[code - 3] += 1
    for i in range(len(named) - 1, -1, -1):
        s.agenda.append([S_BUILD_DO, p, named[i]])
    if f[4] != FREE_PRICE:
        for i in range(len(named) - 1, -1, -1):
            s.agenda.append([S_BUILD_PAY, p, named[i], cost_of(s, named[i], levels[i]), f[4]])


class NameBuild(Question):
    """D-BUILD."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = s.agenda[-1]
        out.append(PASS.id())
        for code in range(6):
            if buildable(s, f, code) and affordable_plan(s, f, code):
                out.append(BUILD.id(code // 3, code % 3))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        if action == PASS.id():
            start_building(s, f)
        else:
            code = BUILD.x(action) * 3 + BUILD.y(action)
            s.agenda.append([S_BUILD, seat, f[2] - 1] + f[3:] + [code])

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        code = BUILD.x(action) * 3 + BUILD.y(action)
        if code % 3 < first_section(s):
            return Reason("GW-3.2.1", "closed-section")
        if not buildable(s, s.agenda[-1], code):
            return Reason("GW-6.6.3", "barricades-full") if code < 3 else Reason("GW-6.6.5", "wall-finished")
        return Reason("GW-6.6.2", "build-too-dear")

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}


class BuildPay(Step):
    """GW-6.6.8: the Warehouse first. f: player, code, cost, price."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p, code, cost = f[1], f[2], f[3]
        taken = min(cost, in_store(s))
        choose_loss(s, p, MAT, own_part(s, p, code, cost, taken, f[4]))
        if taken > 0:
            question(s, Q_STORE, p, taken)


class StoreKinds(Question):
    """D-BUILD-PAY: which kinds come from the Warehouse (GW-6.6.9). ask.a units, ask.c first kind."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        later = 0
        for kind in range(ask.c, 3):
            later += s.store[kind]
        for kind in range(ask.c, 3):
            later -= s.store[kind]
            for n in range(max(1, ask.a - later), min(s.store[kind], ask.a) + 1):
                out.append(STORE.id(kind, n - 1))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        kind, n = STORE.x(action), STORE.y(action) + 1
        s.store[kind] -= n
        if log is not None:
            log.say("from-store", seat, "GW-6.6.8", {"kind": RESOURCES[kind], "n": n})
        if n < ask.a:
            question(s, Q_STORE, seat, ask.a - n, 0, kind + 1)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}


class BuildDo(Step):
    """One build with its honor and its trigger. f: player, code."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p, code = f[1], f[2]
        sec = code % 3
        if code < 3:
            put_barricade(s, p, sec, log)
            score(s, p, BARRICADE_HONOR, P_BARRICADES, "GW-6.6.3", log)
            moment(s, T_BUILD_BARRICADE, p, -1, sec)
            return
        raise_wall(s, p, sec, log)
        to_do(s, S_BUILT, p, sec)


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


class Built(Step):
    """After a Wall level: in coop a command card may come back (GW-12.5.2), then the moment. f: builder, section."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        moment(s, T_BUILD_WALL, f[1], -1, f[2])
        if s.mode == COOP:
            to_do(s, S_TAKE_COMMAND, f[1], 1)
