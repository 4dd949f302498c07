"""What a finished game is worth to each player, from -1 to 1."""

from typing import Any

from tianxia.engine.game import Game
from tianxia.engine.state import State


def rewards(game: Game[Any], s: State) -> list[float]:
    """By place: 1 for the first, -1 for the last, evenly between; who shares a place shares what its places are worth.

    Where all win or lose together: 1 or -1 for everybody. Automata have their row too, so the rewards of all players
    of a game against each other add up to 0. Nothing before the end.
    """
    if s.todo:
        return [0.0] * game.players(s)
    places = game.places(s)
    if game.together(s):
        return [1.0 if place == 1 else -1.0 for place in places]
    last = len(places) - 1
    out: list[float] = []
    for place in places:
        shared = places.count(place)
        middle = place - 1 + (shared - 1) / 2  # of the places these players take up, from 0
        out.append(1.0 - 2.0 * middle / last)
    return out
