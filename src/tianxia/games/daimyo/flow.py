"""How a game moves on: the stack holds questions and, between them, tasks that do themselves.

Every answer ends with `advance`: it checks the Objectives (DM-11.1), then carries out tasks until a question
is on top or the game is over. So what follows an answer is always written as things pushed on the stack.
"""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision
from tianxia.games.daimyo.ids import FIRST_TASK
from tianxia.games.daimyo.rules.objectives import check_objectives
from tianxia.games.daimyo.state import Daimyo


class Task:
    """Something the rules do without asking."""

    def run(self, s: Daimyo, ask: Ask, log: Log | None) -> None:
        raise NotImplementedError


TASK_LIST: Final[list[Task]] = []  # by kind - FIRST_TASK; filled by game.py


class Question(Decision[Daimyo]):
    """A decision of this game: subclasses write `answer`; the flow goes on by itself."""

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        raise NotImplementedError

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        self.answer(s, ask, seat, action, log)
        advance(s, log)


def advance(s: Daimyo, log: Log | None) -> None:
    while True:
        if s.dirty != 0:
            s.dirty = 0
            check_objectives(s, log)
        if not s.todo:
            return
        ask = s.todo[-1]
        if ask.kind < FIRST_TASK:
            return
        s.todo.pop()
        TASK_LIST[ask.kind - FIRST_TASK].run(s, ask, log)


def in_turn_order(s: Daimyo, first: int) -> list[int]:
    """The seats clockwise from `first` (a side beyond the seats counts as after the last seat)."""
    start = first if first < s.seats else 0
    return [(start + i) % s.seats for i in range(s.seats)]
