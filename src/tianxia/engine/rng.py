"""The game's own dice: integer generators that are part of the state.

`Rng` is the fast one, for playouts, trials and games whose seed somebody chose: xoshiro128++ on four 32-bit
words (Blackman and Vigna, public domain algorithm). Enough seen numbers foretell the rest, so games between
people use `KeyedRng`: a keyed hash of a counter, of which nobody can foretell anything without the key.

Both give the same numbers interpreted, compiled and on every platform, and are short enough to be written
again in any language, so that anyone can check a shuffle from a record (docs/formats.md).
"""

import hashlib
import hmac
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


class NoKey(ValueError):
    """Dice of a position that left its record: they can be copied and compared, not rolled."""


class KeyedRng(Rng):
    """Number n of the stream is a 32-bit word of HMAC-SHA256(key, n // 8 in decimal), big-endian, the words in order.

    The key belongs to the record (`deal.py`): a saved position holds only how many numbers were drawn.
    """

    def __init__(self, key: bytes, drawn: int) -> None:
        super().__init__(0, 0, 0, 0)
        self.key = key
        self.drawn = drawn
        self._block = b""
        self._number = -1  # of the block

    def copy(self) -> Rng:
        return KeyedRng(self.key, self.drawn)

    def plain(self) -> list[int]:
        return [self.drawn]

    def __reduce__(self) -> tuple[object, ...]:
        return (KeyedRng, (b"", self.drawn))  # the key stays where it is

    def next32(self) -> i64:
        number = self.drawn >> 3
        if number != self._number:
            if not self.key:
                raise NoKey("these dice have no key: the position was taken from its record")
            self._block = hmac.digest(self.key, str(number).encode(), "sha256")
            self._number = number
        at = (self.drawn & 7) * 4
        self.drawn += 1
        word: i64 = int.from_bytes(self._block[at : at + 4], "big")
        return word


def seeded(seed: int) -> Rng:
    """A generator from any integer; every bit of it counts.

    Seeds of up to 32 bits are mixed as they always were, so that known deals stay; longer and negative ones are hashed.
    """
    if 0 <= seed <= _MASK:
        return folded(seed)
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Rng(
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        int.from_bytes(digest[12:16], "big") | 1,  # never all zero
    )


def folded(seed: int) -> Rng:
    """What `seeded` was once: all bits of a seed folded into 32. Records from then are dealt by it."""
    x = _mix(0x9E3779B9)
    rest = seed
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
