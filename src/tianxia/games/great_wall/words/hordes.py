"""Words of horde cards."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import SECTIONS
from tianxia.games.great_wall.rules.hordes import SpringHordes
from tianxia.games.great_wall.rules.kill import kill_by_text
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import Run
from tianxia.games.great_wall.words.vocabulary import SC_ANY


class Kill(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        mask = 0
        for sec in range(first_section(s), 3):
            if e.scope == SC_ANY or sec == f.section:
                mask |= 1 << sec
        kill_by_text(s, n, mask)


class PlaceHorde(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(SpringHordes(n))


class RemoveBarricade(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        n = min(n, s.barricades[f.section])
        s.barricades[f.section] -= n
        if log is not None and n > 0:
            log.say("barricades-fall", -1, "GW-17.2.25", {"n": n, "section": SECTIONS[f.section]})
