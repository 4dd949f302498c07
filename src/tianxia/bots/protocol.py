"""What a bot gets and what it gives.

A bot is asked through a `Seat`: it sees the view of that seat, its legal actions, and positions in which
everything the seat may not know is dealt anew. The true position never leaves this file. A bot draws its
own random numbers from the generator it is handed, so that a seed gives the same game again.
"""

from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.sheet import Sheet
from tianxia.engine.state import State


class NotAsked(ValueError):
    """A bot was asked to decide for a seat that has nothing to decide."""


class BadAnswer(ValueError):
    """A bot from outside that did not answer with a legal action."""


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

    def table(self) -> str:
        """What kind of table it sits at: "alone", "together-3", "rivals-2"."""
        seats = self._position.seats
        if seats == 1:
            return "alone"
        return f"together-{seats}" if self.game.together(self._position) else f"rivals-{seats}"

    def view(self) -> Mapping[str, Any]:
        """All that the seat may know, with the words of the rules."""
        return self.game.view(self._position, self.seat)

    def observe(self) -> list[float]:
        """The same in numbers, for those who learn (`Game.observe`)."""
        return self.game.observe(self._position, self.seat)

    def observe_into(self, sheet: Sheet) -> None:
        """The same on a sheet of one's own."""
        self.game.observe_into(self._position, self.seat, sheet)

    def resample(self, rng: Rng) -> State:
        """A position to try things in: the seat cannot tell it from the real one. Another one at each call."""
        world = self.game.resample(self._position, self.seat, split(rng))
        assert isinstance(world, State)
        return world


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Bot:
    """Somebody who decides. It remembers nothing between two decisions: all it knows is in the seat."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        raise NotImplementedError

    def reproducible(self) -> bool:
        """Whether the same seed gives the same answers; a bot that looks at the clock does not."""
        return True


class Visitor(Bot):
    """A bot from outside: somebody's `Bot`, or just a function of the seat and the dice.

    It may answer with a `Choice` or with the number of an action. What it answers is checked, since the rules do not
    check again.
    """

    def __init__(self, name: str, ask: Callable[[Seat, Rng], object], repeats: bool = True) -> None:
        super().__init__(name)
        self.ask = ask
        self.repeats = repeats

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        answer: Any = self.ask(seat, rng)
        try:
            choice = answer if isinstance(answer, Choice) else Choice(int(answer), [], 1)
        except (TypeError, ValueError):
            raise BadAnswer(
                f"the bot {self.name!r} answered {answer!r}; an answer is a Choice or the number of an action"
            ) from None
        if choice.action not in seat.legal():
            raise BadAnswer(f"the bot {self.name!r} answered {choice.action}, which is not legal: {seat.legal()}")
        return choice

    def reproducible(self) -> bool:
        return self.repeats


def visitor(what: object, name: str) -> Bot:
    """A bot of whatever somebody brings: a `Bot` class (made with its name), a `Bot` object, or a function."""
    made = what(name) if isinstance(what, type) and issubclass(what, Bot) else what
    if isinstance(made, Visitor):
        return made
    if isinstance(made, Bot):
        return Visitor(name, made.choose, made.reproducible())
    if isinstance(made, type) or not callable(made):
        raise BadAnswer(f"{name!r} is neither a Bot nor a function that decides")
    return Visitor(name, made)


def split(rng: Rng) -> Rng:
    """A new generator, drawn from another one."""
    return Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
