"""Bots around one table: plays a game to its end."""

from typing import Any

from tianxia.bots.protocol import Bot, Seat
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State


def play_game(game: Game[Any], s: State, bots: list[Bot], dice: list[Rng], moves: list[tuple[int, int]] | None) -> int:
    """Let bots (one per seat, each with its own dice) play `s` to the end; returns the number of decisions.

    `moves` collects (seat, action) for a record, if wanted.
    """
    count = 0
    while s.todo:
        seat = s.todo[-1].seat
        action = bots[seat].choose(Seat(game, s, seat), dice[seat]).action
        game.apply(s, seat, action, None)
        if moves is not None:
            moves.append((seat, action))
        count += 1
    return count
