"""Words about tactic cards, command cards, advisors, decrees and events."""

from tianxia.engine.events import Log, Value
from tianxia.engine.game import Reason
from tianxia.games.great_wall.board.prices import advisor_price
from tianxia.games.great_wall.ids import GOLD
from tianxia.games.great_wall.rules.commands import ask_copy, ask_swap_command
from tianxia.games.great_wall.rules.court_events import peek_events
from tianxia.games.great_wall.rules.decrees import ask_ease
from tianxia.games.great_wall.rules.embassy import ask_hire, can_hire_advisor, discard_from_offer, refill_offer
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import Run


class SwapCommand(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        ask_swap_command(s, f.player)


class CopyCommand(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        ask_copy(s, f.player)


class HireAdvisor(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        ask_hire(s, f.player)

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_hire_advisor(s, p)

    def why_not(self, s: GreatWall, e: Effect, p: int) -> Reason:
        if not s.offer:
            return Reason("GW-4.7.4", "offer-empty")
        args: dict[str, Value] = {"n": advisor_price(s, p), "kind": "gold", "have": s.res[p * 4 + GOLD]}
        return Reason("GW-6.9.3", "price", args)


class RefreshRow(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        for card in s.offer[:n]:
            discard_from_offer(s, card, log)
        refill_offer(s, log)


class Ease(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        ask_ease(s, f.player, n)


class Peek(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        peek_events(s, f.player, n, log)


class CancelEvent(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.event_off = 1
