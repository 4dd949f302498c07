"""What a position or a frame holds, declared once: copying, saving, loading and comparing follow from it.

    number("round", "from 1")                      an int
    number("card", of=CARDS)                       an int that stands for one of the CARDS; -1 is none of them
    mask("boards_left", of=BOARDS)                 an int whose bits stand for BOARDS
    row("deck", "top card last", of=CARDS)         a list of ints
    masks("hand", "per player", of=CARDS)          a list of masks
    piles("hands", "per seat", of=CARDS)           a list of lists of ints
    per("owner", CARDS)                            a list with an int for each of CARDS, or an empty one

Numbers that stand for something are stored as its name, so that a stored position keeps its meaning when the
tables of a game change. A game declares its fields in fields.py; its state.py is made from them (`make states`).
"""

from typing import Final

NUMBER: Final = 0
MASK: Final = 1
ROW: Final = 2
MASKS: Final = 3
PILES: Final = 4
PER: Final = 5


class BadState(ValueError):
    """A saved position that cannot be read."""


class Field:
    """`start` is the number that a new position has there (lists are empty). `fixed` lists never change once the
    game is set up, so that copies share them. Without names in `of` a number is stored as it is."""

    def __init__(self, name: str, shape: int, note: str, of: tuple[str, ...], start: int = 0, fixed: bool = False) -> None:
        self.name = name
        self.shape = shape
        self.note = note
        self.of = of
        self.start = start
        self.fixed = fixed

    def saved(self, value: object) -> object:
        """As it is stored: nothing of it changes with the position."""
        if not self.of:
            return _copied(value)
        if self.shape == NUMBER:
            return self._name(value)
        if self.shape == MASK:
            return self._names(value)
        assert isinstance(value, list)
        if self.shape == ROW:
            return [self._name(v) for v in value]
        if self.shape == MASKS:
            return [self._names(v) for v in value]
        if self.shape == PILES:
            return [[self._name(v) for v in pile] for pile in value]
        return {self.of[i]: value[i] for i in range(len(value))}

    def loaded(self, plain: object) -> object:
        """The opposite of `saved`, with a clear error if it does not fit."""
        if not self.of:
            return self._numbers(plain)
        if self.shape == NUMBER:
            return self._number(plain)
        if self.shape == MASK:
            return self._mask(plain)
        if self.shape == PER:
            return self._by_name(plain)
        if not isinstance(plain, list):
            raise self._bad(plain)
        if self.shape == ROW:
            return [self._number(v) for v in plain]
        if self.shape == MASKS:
            return [self._mask(v) for v in plain]
        piles: list[list[int]] = []
        for pile in plain:
            if not isinstance(pile, list):
                raise self._bad(pile)
            piles.append([self._number(v) for v in pile])
        return piles

    def _name(self, value: object) -> object:
        assert isinstance(value, int)
        return self.of[value] if value >= 0 else None

    def _names(self, value: object) -> object:
        assert isinstance(value, int)
        return [self.of[i] for i in range(len(self.of)) if (value >> i) & 1]

    def _number(self, plain: object) -> int:
        if plain is None:
            return -1
        if not isinstance(plain, str) or plain not in self.of:
            raise self._bad(plain)
        return self.of.index(plain)

    def _mask(self, plain: object) -> int:
        if not isinstance(plain, list):
            raise self._bad(plain)
        found = 0
        for name in plain:
            found |= 1 << self._number(name)
        return found

    def _by_name(self, plain: object) -> list[int]:
        if not isinstance(plain, dict) or not all([name in self.of for name in plain]):
            raise self._bad(plain)
        if not all([isinstance(value, int) for value in plain.values()]):
            raise self._bad(plain)
        return [plain.get(name, 0) for name in self.of] if plain else []

    def _numbers(self, plain: object) -> object:
        fits = isinstance(plain, list) == (self.shape not in (NUMBER, MASK)) and _plain_ints(plain)
        if self.shape == PILES and isinstance(plain, list):
            fits = fits and all([isinstance(pile, list) for pile in plain])
        if not fits:
            raise self._bad(plain)
        return _copied(plain)

    def _bad(self, plain: object) -> BadState:
        return BadState(f"{self.name!r} in the saved position cannot be {_short(plain)}")


def number(name: str, note: str = "", start: int = 0, of: tuple[str, ...] = ()) -> Field:
    return Field(name, NUMBER, note, of, start)


def mask(name: str, note: str = "", of: tuple[str, ...] = ()) -> Field:
    return Field(name, MASK, note, of)


def row(name: str, note: str = "", of: tuple[str, ...] = (), fixed: bool = False) -> Field:
    return Field(name, ROW, note, of, fixed=fixed)


def masks(name: str, note: str = "", of: tuple[str, ...] = ()) -> Field:
    return Field(name, MASKS, note, of)


def piles(name: str, note: str = "", of: tuple[str, ...] = ()) -> Field:
    return Field(name, PILES, note, of)


def per(name: str, of: tuple[str, ...], note: str = "", fixed: bool = False) -> Field:
    return Field(name, PER, note, of, fixed=fixed)


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


def _short(value: object) -> str:
    said = repr(value)
    return said if len(said) <= 40 else said[:37] + "…"
