"""What a bot gets and what it gives.

A bot is asked through a `Seat`: it sees the view of that seat, its legal actions, and positions in which
everything the seat may not know is dealt anew. The true position never leaves this file. A bot draws its
own random numbers from the generator it is handed, so that a seed gives the same game again.
"""

from typing import Any

from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State


class NotAsked(ValueError):
    """A bot was asked to decide for a seat that has nothing to decide."""


class Weight:
    """One action as a bot judged it: its value in points and, for a search, how often it was tried."""

    def __init__(self, action: int, value: float, visits: int) -> None:
        self.action = action
        self.value = value
        self.visits = visits


class Choice:
    """What a bot does, and why: the actions it weighed, best first. `tries` is the work it took."""

    def __init__(self, action: int, why: list[Weight], tries: int) -> None:
        self.action = action
        self.why = why
        self.tries = tries


class Seat:
    """One seat at the moment of its decision, as its player may know it."""

    def __init__(self, game: Game[Any], position: State, seat: int) -> None:
        if not position.todo or seat < 0 or not (position.todo[-1].waiting >> seat) & 1:
            raise NotAsked(f"seat {seat} is not asked anything now")
        self.game = game
        self.seat = seat
        self._position = position

    def legal(self) -> list[int]:
        """All that the seat may do now; never empty."""
        return self.game.legal(self._position, self.seat)

    def view(self) -> dict[str, object]:
        """All that the seat may know, with the words of the rules."""
        return self.game.view(self._position, self.seat)

    def resample(self, rng: Rng) -> State:
        """A position to try things in: the seat cannot tell it from the real one. Another one at each call."""
        world = self.game.resample(self._position, self.seat, split(rng))
        assert isinstance(world, State)
        return world


class Bot:
    """Somebody who decides. It remembers nothing between two decisions: all it knows is in the seat."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        raise NotImplementedError


def split(rng: Rng) -> Rng:
    """A new generator, drawn from another one."""
    return Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
