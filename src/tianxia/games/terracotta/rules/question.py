"""What all questions of a turn share: when nothing is left to ask, the turn is over."""

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision
from tianxia.games.terracotta.flow import end_turn
from tianxia.games.terracotta.state import Terracotta


class Question(Decision[Terracotta]):
    """A question to the active player. Subclasses write `answer` instead of `apply`."""

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        self.answer(s, ask, seat, action, log)
        if not s.todo:
            end_turn(s, log)

    def answer(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        """Carry out a legal answer and push what follows."""
        raise NotImplementedError
