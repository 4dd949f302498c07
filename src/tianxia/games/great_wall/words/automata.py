"""Words of Qin Jiushao and the Reed Clan."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.agenda import to_do
from tianxia.games.great_wall.ids import SPEAR
from tianxia.games.great_wall.rules.qin import qin_advanced, qin_support, qin_upgrade, qin_wall
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_QIN_PLACE, S_QIN_RECRUIT, S_REED_MOVE
from tianxia.games.great_wall.words.line import Effect, Line, Word


class QinPlace(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        to_do(s, S_QIN_PLACE, n, 1)


class QinRecruit(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        to_do(s, S_QIN_RECRUIT, e.item if e.item < 3 else SPEAR, n)


class QinAdvanced(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        qin_advanced(s)


class QinUpgrade(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        qin_upgrade(s, log)


class QinWall(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        qin_wall(s, log)


class QinSupport(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        qin_support(s, n, log)


class ReedMove(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.agenda.append([S_REED_MOVE, n, 0])
