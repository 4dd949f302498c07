"""The game's own dice: a small integer generator that is part of the state.

xoshiro128++ on four 32-bit words (Blackman and Vigna, public domain algorithm): the same numbers
interpreted, compiled and on every platform, and short enough to be written again in any language,
so that anyone can check a shuffle from a record.
"""

from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFF


def _mix(seed: int) -> int:
    """One step of a 32-bit finaliser: spreads a seed's bits."""
    z = seed & _MASK
    z = ((z ^ (z >> 16)) * 0x85EBCA6B) & _MASK
    z = ((z ^ (z >> 13)) * 0xC2B2AE35) & _MASK
    return (z ^ (z >> 16)) & _MASK


class Rng:
    """A stream of random integers. `below(n)` is uniform; `shuffle` is Fisher-Yates from the end."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def plain(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def __reduce__(self) -> tuple[object, ...]:
        return (Rng, (int(self.a), int(self.b), int(self.c), int(self.d)))

    def next32(self) -> i64:
        mask: i64 = 0xFFFFFFFF
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (a + d) & mask
        result: i64 = ((((t << 7) & mask) | (t >> 25)) + a) & mask
        t = (b << 9) & mask
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        d = ((d << 11) & mask) | (d >> 21)
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        return result

    def below(self, n: int) -> int:
        """A uniform integer in 0 .. n-1. No bias: values from the ragged end are drawn again."""
        bound: i64 = n
        top: i64 = 0x100000000
        limit: i64 = top - top % bound
        while True:
            x: i64 = self.next32()
            if x < limit:
                return int(x % bound)

    def shuffle(self, items: list[int]) -> None:
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


def seeded(seed: int) -> Rng:
    """A generator from any integer; every bit of it counts. Negative seeds differ from positive ones."""
    x = _mix(0x9E3779B9 if seed >= 0 else 0x7F4A7C15)
    rest = abs(seed)
    while rest > 0:
        x = _mix(x ^ (rest & _MASK))
        rest >>= 32
    words: list[int] = []
    for i in range(4):
        x = _mix(x + 0x9E3779B9 + i)
        words.append(x)
    if words[0] | words[1] | words[2] | words[3] == 0:
        words[0] = 1
    return Rng(words[0], words[1], words[2], words[3])
