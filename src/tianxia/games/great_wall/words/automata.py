"""Words of Qin Jiushao and the Reed Clan."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.ids import SPEAR
from tianxia.games.great_wall.rules import qin, reed
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import Run


class QinPlace(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(qin.QinPlace(n, 1))


class QinRecruit(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(qin.QinRecruit(e.item if e.item < 3 else SPEAR, n))


class QinAdvanced(Word):
    """The location with most Qin clerks, ties: highest on the track."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        best = -1
        most = 0
        for loc in s.qin_track:
            if s.at[loc * 4 + s.qin] > most:
                most = s.at[loc * 4 + s.qin]
                best = loc
        if best >= 0:
            s.todo.append(Activate(best, 1))


class QinUpgrade(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        qin.qin_upgrade(s, log)


class QinWall(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        qin.qin_wall(s, log)


class QinSupport(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        qin.qin_support(s, n, log)


class ReedMove(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(reed.ReedMove(n, 0))
