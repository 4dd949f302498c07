"""Carry out an action and see whether it told something."""

from typing import Any

from tianxia.engine.events import Log
from tianxia.engine.game import Game
from tianxia.engine.state import State


class Outcome:
    """What an action told.

    `chance`: something came out that nobody could know before: the game revealed it, or dice were rolled.
    `ends_free_undo`: that, or the game is over and every secret with it. `why` says which of the three it was.
    """

    def __init__(self, log: Log, rolled: bool, over: bool) -> None:
        self.log = log
        self.chance = log.reveals or rolled
        self.ends_free_undo = self.chance or over
        self.why = "over" if over else "revealed" if log.reveals else "rolled" if rolled else ""


def carried_out(game: Game[Any], s: State, seat: int, action: int) -> Outcome:
    """Carry out a legal action on `s`."""
    rolled = s.rng.plain()
    log = Log()
    game.apply(s, seat, action, log)
    return Outcome(log, s.rng.plain() != rolled, not s.todo)
