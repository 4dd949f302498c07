"""Words about building."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.ids import BUILDERS, T_ACTIVATE
from tianxia.games.great_wall.rules.builders import affordable_plan, buildable
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_BUILD
from tianxia.games.great_wall.words.line import OWNER, Effect, Line, Word


class Barricade(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.agenda.append([S_BUILD, f[OWNER], n, 1, e.price])

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_build(s, [S_BUILD, p, 1, 1, e.price], 0)


class Wall(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        if line.when == T_ACTIVATE and s.act_loc == BUILDERS and s.act_n[f[OWNER]] > 0:
            s.act_n[f[OWNER]] -= 1  # it replaces one builder action of this activation (t07)
        s.agenda.append([S_BUILD, f[OWNER], 1, 2, e.price])

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_build(s, [S_BUILD, p, 1, 2, e.price], 3)


def can_build(s: GreatWall, frame: list[int], first: int) -> bool:
    return any(buildable(s, frame, code) and affordable_plan(s, frame, code) for code in range(first, first + 3))
