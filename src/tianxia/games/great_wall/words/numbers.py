"""Numbers and conditions in card texts: constants and what is reckoned from them. Immutable; a truth is 1 or 0.

Every number is asked for a player p: `sec`, `this` (slot) and `n` are those of the trigger.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tianxia.games.great_wall.state import GreatWall


class Number:
    def value(self, s: "GreatWall", p: int, sec: int, this: int, n: int) -> int:
        raise NotImplementedError


class Constant(Number):
    def __init__(self, n: int) -> None:
        self.n = n

    def value(self, s: "GreatWall", p: int, sec: int, this: int, n: int) -> int:
        return self.n


class Not(Number):
    def __init__(self, part: Number) -> None:
        self.part = part

    def value(self, s: "GreatWall", p: int, sec: int, this: int, n: int) -> int:
        return 0 if self.part.value(s, p, sec, this, n) else 1


class Both(Number):
    """Two numbers with a sign between them."""

    def __init__(self, left: Number, right: Number) -> None:
        self.left = left
        self.right = right

    def value(self, s: "GreatWall", p: int, sec: int, this: int, n: int) -> int:
        return self.reckon(self.left.value(s, p, sec, this, n), self.right.value(s, p, sec, this, n))

    def reckon(self, a: int, b: int) -> int:
        raise NotImplementedError


class Plus(Both):
    def reckon(self, a: int, b: int) -> int:
        return a + b


class Minus(Both):
    def reckon(self, a: int, b: int) -> int:
        return a - b


class Times(Both):
    def reckon(self, a: int, b: int) -> int:
        return a * b


class Part(Both):
    """Divided, rounded down."""

    def reckon(self, a: int, b: int) -> int:
        return a // b


class AtLeast(Both):
    def reckon(self, a: int, b: int) -> int:
        return 1 if a >= b else 0


class AtMost(Both):
    def reckon(self, a: int, b: int) -> int:
        return 1 if a <= b else 0


class Equal(Both):
    def reckon(self, a: int, b: int) -> int:
        return 1 if a == b else 0


class More(Both):
    def reckon(self, a: int, b: int) -> int:
        return 1 if a > b else 0


class Less(Both):
    def reckon(self, a: int, b: int) -> int:
        return 1 if a < b else 0


class And(Both):
    def value(self, s: "GreatWall", p: int, sec: int, this: int, n: int) -> int:
        if self.left.value(s, p, sec, this, n) == 0:
            return 0
        return 1 if self.right.value(s, p, sec, this, n) else 0


class Or(Both):
    def value(self, s: "GreatWall", p: int, sec: int, this: int, n: int) -> int:
        if self.left.value(s, p, sec, this, n):
            return 1
        return 1 if self.right.value(s, p, sec, this, n) else 0
