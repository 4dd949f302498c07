"""Carrying out a line, word by word from left to right (GW-17.2.14), and whom a word is about."""

from collections.abc import Callable
from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import NAME
from tianxia.games.great_wall.board.seats import human_of, humans_in_tea_order
from tianxia.games.great_wall.data import LINE_NAMES
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import LINES, Effect, Line, Word
from tianxia.games.great_wall.words.vocabulary import WHO_BUILDER, WHO_ME, WHO_ONE, WHO_OTHERS


class Run(Step[GreatWall]):
    """The next effect of a line; the rest of the line waits below it.

    `player` is the owner of the text, -1 for hordes and events; `section`, `slot`, `n`, `kind` and `subject` are those of the
    moment; `named` is the player that was named for `one`.
    """

    FIELDS = [
        number("line", of=LINE_NAMES),
        number("at"),
        number("player"),
        number("section"),
        number("slot"),
        number("n"),
        number("kind"),
        number("subject"),
        number("named"),
    ]

    def __init__(
        self, line: int, at: int, player: int, section: int, slot: int, n: int, kind: int, subject: int, named: int
    ) -> None:
        self.line = line
        self.at = at
        self.player = player
        self.section = section
        self.slot = slot
        self.n = n
        self.kind = kind
        self.subject = subject
        self.named = named

    def run(self, s: GreatWall, log: Log | None) -> None:
        line = LINES[self.line]
        if self.at >= len(line.effects):
            return
        e = line.effects[self.at]
        if e.who == WHO_ONE and self.named < 0:
            s.todo.append(self)
            s.todo.append(ASK_NAME.ask(human_of(s, self.player)))
            return
        if self.at + 1 < len(line.effects):
            s.todo.append(self.go(self.line, self.at + 1, -1))
        n = e.amount.value(s, max(self.player, 0), self.section, self.slot, self.n)  # as it is now (GW-4.7.1)
        e.word.do(s, line, e, self, n, log)

    def go(self, line: int, at: int, named: int) -> "Run":
        """In the same moment."""
        return Run(line, at, self.player, self.section, self.slot, self.n, self.kind, self.subject, named)


def run_for(line: int, p: int) -> Run:
    """A text of p, outside of any moment."""
    return Run(line, 0, p, -1, -1, 0, -1, p, -1)


def run_on_board(line: int, section: int, slot: int) -> Run:
    """The text of a horde or an event."""
    return Run(line, 0, -1, section, slot, 0, -1, -1, -1)


class NamePlayer(Decision[GreatWall]):
    """D-NAME: `one` in a text. The text waits for the name."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for p in range(s.seats):
            out.append(NAME.id(p))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.todo.pop()
        assert isinstance(f, Run)
        s.todo.append(f.go(f.line, f.at, NAME.x(action)))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.question_rule(s, ask), "no-such-player")

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        """An event names somebody, or a card lets another player attack."""
        f = s.todo[-2]
        return "GW-7.3.8" if isinstance(f, Run) and f.player >= 0 else self.rule


ASK_NAME: Final = NamePlayer("name", "GW-12.7.12", ("name",), forced=True)


class ForPlayers(Word):
    """A word that does the same for each player it is about."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        for q in players(s, e, f):
            self.do_for(s, q, line, e, f, n, log)

    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        raise NotImplementedError


class Each(ForPlayers):
    """A word that is a step for each player it is about."""

    def __init__(self, name: str, step: Callable[[int, int], Step[GreatWall]], item: int = -1) -> None:
        super().__init__(name, item=item)
        self.step = step

    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(self.step(q, n))


def players(s: GreatWall, e: Effect, f: Run) -> list[int]:
    """The players an effect is about, last one first: what is pushed last is done first (GW-17.2.23)."""
    if e.who == WHO_ME:
        return [f.player] if f.player >= 0 else []
    if e.who == WHO_ONE:
        return [f.named]
    if e.who == WHO_BUILDER:
        return [f.subject]
    found = humans_in_tea_order(s)
    found.reverse()
    if e.who == WHO_OTHERS:
        return [p for p in found if p != f.player]
    return found
