"""Words about clerks, activations and the tea order."""

from tianxia.engine.events import Log
from tianxia.engine.game import Reason
from tianxia.games.great_wall.ids import GOLD
from tianxia.games.great_wall.rules.activation import ASK_ADVANCED, can_advance, tea_up
from tianxia.games.great_wall.rules.clerks import place_clerks
from tianxia.games.great_wall.rules.embassy import clerk_price, hire_clerk
from tianxia.games.great_wall.rules.goods import pay
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import ForPlayers, Run
from tianxia.games.great_wall.words.vocabulary import FREE_OF_CHARGE


class Place(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        place_clerks(s, q, n, e.distinct)


class Advanced(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        if can_advance(s, f.player):
            s.todo.append(ASK_ADVANCED.ask(f.player, n))


class HireClerk(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        p = f.player
        price = 0 if e.price == FREE_OF_CHARGE else clerk_price(s, p)
        if s.unhired[p] > 0 and s.res[p * 4 + GOLD] >= price:
            pay(s, p, GOLD, price, "clerk", "GW-6.9.2", log)
            hire_clerk(s, p, log)


class Tea(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        tea_up(s, f.player, n, log)

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return s.tea[0] != p

    def why_not(self, s: GreatWall, e: Effect, p: int) -> Reason:
        return Reason("GW-6.8.4", "tea-top")


class TeaTop(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        tea_up(s, f.player, len(s.tea), log)
