"""Words about tactic cards, command cards, advisors, decrees and events."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.agenda import to_do
from tianxia.games.great_wall.rules.commands import ask_copy, ask_swap_command
from tianxia.games.great_wall.rules.court_events import peek_events
from tianxia.games.great_wall.rules.decrees import ask_ease
from tianxia.games.great_wall.rules.embassy import ask_hire, can_hire_advisor, discard_from_offer, refill_offer
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_DISCARD, S_DRAW, S_TAKE_COMMAND
from tianxia.games.great_wall.words.line import OWNER, Effect, Line, Word
from tianxia.games.great_wall.words.run import ForPlayers


class Draw(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        to_do(s, S_DRAW, q, n)


class DiscardTactic(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.agenda.append([S_DISCARD, q, n])


class TakeCommand(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        to_do(s, S_TAKE_COMMAND, q, n)


class SwapCommand(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        ask_swap_command(s, f[OWNER])


class CopyCommand(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        ask_copy(s, f[OWNER])


class HireAdvisor(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        ask_hire(s, f[OWNER])

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return can_hire_advisor(s, p)


class RefreshRow(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        for card in s.offer[:n]:
            discard_from_offer(s, card, log)
        refill_offer(s, log)


class Ease(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        ask_ease(s, f[OWNER], n)


class Peek(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        peek_events(s, f[OWNER], n, log)


class CancelEvent(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.event_off = 1
