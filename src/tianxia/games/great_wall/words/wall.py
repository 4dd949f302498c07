"""Words about building."""

from tianxia.engine.events import Log
from tianxia.engine.game import Reason
from tianxia.games.great_wall.ids import BUILDERS, MAT, T_ACTIVATE
from tianxia.games.great_wall.rules.builders import BARRICADES, WALLS, BuildStep, affordable_plan, buildable, left_over
from tianxia.games.great_wall.rules.goods import owned
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import Run


class Barricade(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(BuildStep(f.player, n, BARRICADES, e.price, []))

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_build(s, BuildStep(p, 1, BARRICADES, e.price, []), 0)

    def why_not(self, s: GreatWall, e: Effect, p: int) -> Reason:
        return why_no_build(s, BuildStep(p, 1, BARRICADES, e.price, []), 0)


class Wall(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        if line.when == T_ACTIVATE and s.act_loc == BUILDERS and s.act_n[f.player] > 0:
            s.act_n[f.player] -= 1  # it replaces one builder action of this activation (t07)
        s.todo.append(BuildStep(f.player, 1, WALLS, e.price, []))

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_build(s, BuildStep(p, 1, WALLS, e.price, []), 3)

    def why_not(self, s: GreatWall, e: Effect, p: int) -> Reason:
        return why_no_build(s, BuildStep(p, 1, WALLS, e.price, []), 3)


def can_build(s: GreatWall, plan: BuildStep, first: int) -> bool:
    return any(buildable(s, plan, code) and affordable_plan(s, plan, code) for code in range(first, first + 3))


def why_no_build(s: GreatWall, plan: BuildStep, first: int) -> Reason:
    """No section has a place for it, or the cheapest one is too dear."""
    rule = "GW-6.6.4" if first else "GW-6.6.3"
    open_ones = [code for code in range(first, first + 3) if buildable(s, plan, code)]
    if not open_ones:
        return Reason(rule, "all-walls-finished" if first else "all-barricades-full")
    mine = owned(s, plan.player, MAT)
    return Reason(rule, "build-cost", {"n": mine - max([left_over(s, plan, code) for code in open_ones]), "have": mine})
