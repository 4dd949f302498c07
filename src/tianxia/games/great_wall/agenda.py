"""What the game still has to do by itself, as data.

The engine's stack holds open questions; between them the game has steps of its own (resolve the next box,
open a tactic window, go on with the defeat of a horde). They wait in `s.agenda`, a stack of lists of
numbers: the first is the number of the step, the rest is what it needs. So a position can be saved,
copied and searched between any two questions. A waiting list is never changed, only replaced.

A step is an object with `run`; flow.py puts each in its place in STEPS. A question is a Decision with
`answer`; asking is a step too (S_ASK), so that questions and steps keep one order.
"""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_ASK


class Step:
    """One kind of step. `f` is the list from the agenda: f[0] its number, f[1:] its arguments."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        raise NotImplementedError


class Question(Decision[GreatWall]):
    """A decision after whose answer the agenda goes on.

    `forced`: when there is only one answer, it is taken without asking (GW-13.1.1).
    """

    def __init__(
        self, name: str, rule: str, verbs: tuple[str, ...], secret: bool = False, forced: bool = False, silence: str = ""
    ) -> None:
        super().__init__(name, rule, verbs, secret, silence)
        self.forced = forced

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        raise NotImplementedError

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        self.answer(s, ask, seat, action, log)
        advance(s, log)


STEPS: Final[list[Step]] = []
QUESTIONS: Final[list[Question]] = []


def advance(s: GreatWall, log: Log | None) -> None:
    """Do what the game does by itself, up to the next question or the end."""
    while not s.todo and s.agenda:
        f = s.agenda.pop()
        if f[0] == S_ASK:
            _ask(s, f, log)
        else:
            STEPS[f[0]].run(s, f, log)


def _ask(s: GreatWall, f: list[int], log: Log | None) -> None:
    """f: step, kind, seat, a, b, c."""
    question = QUESTIONS[f[1]]
    ask = Ask(f[1], f[2], f[3], f[4], f[5])
    if question.forced:
        only: list[int] = []
        question.legal(s, ask, f[2], only)
        if len(only) == 1:
            question.answer(s, ask, f[2], only[0], log)
            return
    s.todo.append(ask)


def question(s: GreatWall, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Ask next, before everything that waits."""
    s.agenda.append([S_ASK, kind, seat, a, b, c])


def to_do(s: GreatWall, step: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """A step with up to four numbers, before everything that waits."""
    s.agenda.append([step, a, b, c, d])
