"""What waits to happen: one stack of frames, the top one next.

A frame is a question that seats answer (`Ask`) or something the rules do by themselves (`Step`). Whoever carries
out an answer or a step pushes what follows, and what is pushed last comes first. `Game.advance` does the steps on
top until a question is reached; an empty stack means that the game is over. So a position can be saved, copied and
searched at every question, and a rule that goes on later is never more than a frame that waits.

Frames are never changed once made: copies of a position share them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tianxia.engine.fields import Field

if TYPE_CHECKING:
    from tianxia.engine.events import Log
    from tianxia.engine.state import State

S = TypeVar("S", bound="State")

A_STEP: Final = -1  # the kind of all steps


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One thing that waits. `waiting` is the mask of the seats that are asked; nobody in a step."""

    def __init__(self, kind: int, seat: int, waiting: int) -> None:
        self.kind = kind
        self.seat = seat
        self.waiting = waiting


class Ask(Frame):
    """An open question. `Decision.ask` makes it.

    `kind` is the number of its Decision in the game's table, `seat` who answers, `a`, `b`, `c` whatever that
    decision needs to remember (an amount left, a space, a card).

    A question put to several seats at once (secret, answered in any order) has more than one bit in
    `waiting`; `seat` is then the lowest of them. With a single seat, `waiting` is just its bit.
    """

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, waiting: int = 0, forced: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.waiting = waiting if waiting != 0 else 1 << seat
        self.forced = forced  # the rules take the only answer, if there is only one
        self.a = a
        self.b = b
        self.c = c

    def plain(self) -> list[int]:
        return [self.kind, self.seat, self.a, self.b, self.c, self.waiting]

    def __reduce__(self) -> tuple[object, ...]:
        return Ask, (self.kind, self.seat, self.a, self.b, self.c, self.waiting, self.forced)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """Something that the rules do by themselves. One subclass for each, in the rule file that it belongs to:

        class Recruiting(Step[MyState]):
            FIELDS = [number("player"), number("left")]

            def __init__(self, player: int, left: int) -> None:
                self.player = player
                self.left = left

            def run(self, s: MyState, log: Log | None) -> None: ...

    `FIELDS` names what it remembers: attributes and parameters of `__init__` alike. It is saved under the name of
    its class.
    """

    FIELDS: ClassVar[Sequence[Field]] = ()
    kind: int = A_STEP
    seat: int = -1
    waiting: int = 0

    def __init__(self) -> None:
        """What is the same in all of them is set before: nobody needs to call this."""

    def run(self, s: S, log: "Log | None") -> None:
        """Do it. The step is already off the stack; push what follows."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, field.name) for field in type(self).FIELDS])


def steps_of(game: type) -> list[type[Step[Any]]]:
    """Every step that is defined where this class of a game is, or one that it is made of: in its file, or in its folder."""
    homes = tuple([one.__module__.removesuffix(".game") + "." for one in game.__mro__])
    found: list[Any] = []
    kinds: list[type] = Step.__subclasses__()
    for kind in kinds:
        kinds.extend(kind.__subclasses__())
        if (kind.__module__ + ".").startswith(homes):
            found.append(kind)
    return found


def ask_each(kind: int, seats: int, a: int = 0, b: int = 0, c: int = 0) -> Ask:
    """A question for every seat in the bit mask `seats`, answered in any order."""
    lowest = 0
    while not (seats >> lowest) & 1:
        lowest += 1
    return Ask(kind, lowest, a, b, c, seats)


def still_waiting(ask: Ask, seat: int) -> Ask | None:
    """What remains of a simultaneous question after `seat` answered; None after the last answer.

    A decision's `apply` stores the answer out of sight, pushes what this returns and, on None, reveals.
    """
    left = ask.waiting & ~(1 << seat)
    if left == 0:
        return None
    return ask_each(ask.kind, left, ask.a, ask.b, ask.c)
