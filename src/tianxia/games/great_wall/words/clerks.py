"""Words about clerks, activations and the tea order."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.agenda import question
from tianxia.games.great_wall.asks import Q_ADVANCED
from tianxia.games.great_wall.ids import GOLD
from tianxia.games.great_wall.rules.activation import can_advance, tea_up
from tianxia.games.great_wall.rules.clerks import place_clerks
from tianxia.games.great_wall.rules.embassy import clerk_price, hire_clerk
from tianxia.games.great_wall.rules.goods import pay
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import OWNER, Effect, Line, Word
from tianxia.games.great_wall.words.run import ForPlayers
from tianxia.games.great_wall.words.vocabulary import FREE_OF_CHARGE


class Place(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        place_clerks(s, q, n, e.distinct)


class Advanced(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        if can_advance(s, f[OWNER]):
            question(s, Q_ADVANCED, f[OWNER], n)


class HireClerk(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        p = f[OWNER]
        price = 0 if e.price == FREE_OF_CHARGE else clerk_price(s, p)
        if s.unhired[p] > 0 and s.res[p * 4 + GOLD] >= price:
            pay(s, p, GOLD, price, "clerk", "GW-6.9.2", log)
            hire_clerk(s, p, log)


class Tea(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        tea_up(s, f[OWNER], n, log)

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return s.tea[0] != p


class TeaTop(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        tea_up(s, f[OWNER], len(s.tea), log)
