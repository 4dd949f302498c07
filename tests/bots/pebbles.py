"""The teaching game with one thing or another changed, and positions of it."""

from typing import Any

from tianxia.engine.game import Game
from tianxia.engine.rng import seeded
from tianxia.games.pebbles.game import Pebbles, PebblesGame


def pebbles(**changes: Any) -> Game[Any]:
    game = type("OtherPebbles", (PebblesGame,), changes)()
    assert isinstance(game, Game)
    return game


def position(game: Game[Any], won: list[int], over: bool = False) -> Pebbles:
    s = game.new(game.check_setup("", len(won), {}), seeded(1))
    assert isinstance(s, Pebbles)
    for seat, points in enumerate(won):
        s.won[seat * 2] = points
    if over:
        s.todo.clear()
    return s
