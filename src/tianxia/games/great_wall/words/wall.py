"""Words about building."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.ids import BUILDERS, T_ACTIVATE
from tianxia.games.great_wall.rules.builders import BARRICADES, WALLS, BuildStep, affordable_plan, buildable
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import Run


class Barricade(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(BuildStep(f.player, n, BARRICADES, e.price, []))

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_build(s, BuildStep(p, 1, BARRICADES, e.price, []), 0)


class Wall(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        if line.when == T_ACTIVATE and s.act_loc == BUILDERS and s.act_n[f.player] > 0:
            s.act_n[f.player] -= 1  # it replaces one builder action of this activation (t07)
        s.todo.append(BuildStep(f.player, 1, WALLS, e.price, []))

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_build(s, BuildStep(p, 1, WALLS, e.price, []), 3)


def can_build(s: GreatWall, plan: BuildStep, first: int) -> bool:
    return any(buildable(s, plan, code) and affordable_plan(s, plan, code) for code in range(first, first + 3))
