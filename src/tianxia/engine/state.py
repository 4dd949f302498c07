"""A position: plain data, complete, cheap to copy, readable as JSON.

A game's State adds its own attributes, each an int, a list of ints or a list of lists of ints, and declares them in
`fields()` (engine/fields.py). From that come copying, saving, loading and comparing.
"""

import json
from typing import Any, Self, final

from mypy_extensions import mypyc_attr

from tianxia.engine.fields import Field
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every position has: the number of deciding seats, what waits to happen, the dice.

    A game's own State is made by the same three, with all its own fields at their start.
    """

    def __init__(self, seats: int, todo: list[Frame], rng: Rng) -> None:
        self.seats = seats
        self.todo = todo
        self.rng = rng

    def fields(self) -> list[Field]:
        """The game's own attributes, in a fixed order."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent position. The games' own are written out by `make states`: it is hot."""
        new = type(self)(self.seats, self.todo[:], self.rng.copy())
        for field in self.fields():
            value = getattr(self, field.name)
            if isinstance(value, list):
                value = [pile[:] if isinstance(pile, list) else pile for pile in value]
            setattr(new, field.name, value)
        return new

    @final
    def ask(self) -> Ask:
        """The question that is asked now. Only while the game is not over."""
        todo: list[Any] = self.todo
        top = todo[-1]
        assert isinstance(top, Ask)
        return top

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """To another process a position goes as the JSON that it is stored as, with its game."""
        from tianxia.engine.registry import game_of

        game = game_of(self)
        return loaded, (game, game.save(self))

    def fingerprint(self) -> bytes:
        """The position as bytes: equal positions, equal bytes. Not for storing: its numbers have no names."""
        mine = [getattr(self, field.name) for field in self.fields()]
        waiting = [_numbers(frame) for frame in self.todo]
        return json.dumps([self.seats, mine, waiting, self.rng.plain()], separators=(",", ":")).encode()


def loaded(game: Any, plain: dict[str, object]) -> "State":
    """A position that was pickled."""
    s: State = game.load(plain)
    return s


def _numbers(frame: Frame) -> list[object]:
    if isinstance(frame, Ask):
        return list(frame.plain())
    assert isinstance(frame, Step)
    mine: list[object] = [type(frame).__name__]
    for field in type(frame).FIELDS:
        mine.append(getattr(frame, field.name))
    return mine
