"""Carry out an action and see whether it told something."""

from typing import Any

from tianxia.engine.events import Log
from tianxia.engine.game import Game
from tianxia.engine.state import State


class Outcome:
    """What an action told.

    `chance`: something came out that nobody could know before: the game revealed it, or dice were rolled.
    `ends_free_undo`: that, or the game is over and every secret with it.
    """

    def __init__(self, log: Log, chance: bool, over: bool) -> None:
        self.log = log
        self.chance = chance
        self.ends_free_undo = chance or over


def carried_out(game: Game[Any], s: State, seat: int, action: int) -> Outcome:
    """Carry out a legal action on `s`."""
    rolled = s.rng.plain()
    log = Log()
    game.apply(s, seat, action, log)
    return Outcome(log, log.reveals or s.rng.plain() != rolled, not s.todo)
