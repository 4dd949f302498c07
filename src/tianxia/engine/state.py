"""A position: plain data, complete, cheap to copy, readable as JSON.

A game's State adds its own attributes, each an int, a list of ints or a list of lists of ints, and
says their names in `fields()`. From that come saving, loading and comparing.
"""

import json
from typing import Any

from mypy_extensions import mypyc_attr

from tianxia.engine.ask import Ask
from tianxia.engine.rng import KeyedRng, Rng


class BadState(ValueError):
    """A saved position that cannot be read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every position has: the number of deciding seats, the open questions, the dice."""

    def __init__(self, seats: int, todo: list[Ask], rng: Rng) -> None:
        self.seats = seats
        self.todo = todo
        self.rng = rng

    def copy(self) -> "State":
        """An independent position. Written by hand in each game, through the constructor: it is hot."""
        raise NotImplementedError

    def fields(self) -> list[str]:
        """Names of the game's own attributes, in a fixed order."""
        raise NotImplementedError

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {"seats": self.seats}
        for name in self.fields():
            out[name] = getattr(self, name)
        out["todo"] = [ask.plain() for ask in self.todo]
        out["rng"] = self.rng.plain()
        return out

    def restore(self, plain: dict[str, object]) -> None:
        """Take over everything from `plain` (the opposite of `plain()`), with a clear error if it does not fit."""
        for name in self.fields():
            if name not in plain:
                raise BadState(f"the saved position lacks {name!r}")
            value = plain[name]
            mine = getattr(self, name)
            if isinstance(value, list) != isinstance(mine, list) or not _plain_ints(value):
                raise BadState(f"{name!r} in the saved position is {type(value).__name__}, not the numbers it should be")
            setattr(self, name, _copied(value))
        todo = plain.get("todo")
        rng = plain.get("rng")
        if not isinstance(todo, list) or not isinstance(rng, list) or len(rng) not in (1, 4):
            raise BadState("the saved position lacks its open questions or its generator")
        if not _plain_ints(rng) or not all([0 <= word < 1 << 32 for word in rng]):
            raise BadState("the generator in the saved position is four numbers of 32 bits, or how many a keyed one drew")
        self.todo = [Ask(q[0], q[1], q[2], q[3], q[4], q[5]) for q in todo]
        self.rng = Rng(rng[0], rng[1], rng[2], rng[3]) if len(rng) == 4 else KeyedRng(b"", rng[0])

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """To another process a position goes as the JSON that it is, with its game."""
        from tianxia.engine.registry import game_of

        return loaded, (game_of(self), self.plain())

    def fingerprint(self) -> bytes:
        """The position as bytes: equal positions, equal bytes."""
        return json.dumps(self.plain(), separators=(",", ":"), sort_keys=True).encode()


def loaded(game: Any, plain: dict[str, object]) -> "State":
    """A position that was pickled."""
    s: State = game.load(plain)
    return s


def _plain_ints(value: object) -> bool:
    if isinstance(value, int):
        return not isinstance(value, bool)
    if isinstance(value, list):
        return all([_plain_ints(v) for v in value])
    return False


def _copied(value: object) -> object:
    if isinstance(value, list):
        return [_copied(v) for v in value]
    return value
