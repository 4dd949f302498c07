"""A sheet of numbers, for those who learn: a position as one seat sees it, written from left to right.

The caller owns the sheet and may use it again and again. `numbers` gives its memory to anybody who reads buffers:

    sheet = Sheet(game.features.size)
    seen = numpy.frombuffer(sheet.numbers)  # once; always what was written last
    game.observe_into(s, seat, sheet)

The words are those of a table (features.py), with numbers where a view has ids: an id is its place in the list, -1 is nothing.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.features import MOST_PLAYERS, WATCHER_SEAT, Looking, Part, within


class Stamp:
    """What a table makes of a thing that is always the same, such as a printed card: made once, put down often."""

    def __init__(self, parts: Sequence[Part], thing: object) -> None:
        row = within("", parts)
        out = vec[float]([0.0] * row.size)
        row.write(thing, Looking(WATCHER_SEAT, 1), out, 0)
        self.size = row.size
        self.places = [i for i in range(row.size) if out[i] != 0.0]
        self.values: list[float] = [out[i] for i in self.places]


class Sheet:
    def __init__(self, size: int) -> None:
        self.size = size
        self.numbers = vec[float]([0.0] * size)
        self.at: i64 = 0  # where the next number is written
        self.seat: i64 = 0
        self.players: i64 = 1
        self.marks = vec[i64]([0] * size)  # where something is written, each place once
        self._marked: i64 = 0
        self._unknown = False  # something is written, and nobody knows where

    def begin(self, seat: int, players: int, view_size: int) -> None:
        """An empty sheet for the eyes of a seat; players are counted from there. Behind the view stands the question."""
        self.seat = max(seat, WATCHER_SEAT)
        self.players = players
        self.at = 0
        numbers = self.numbers
        marks = self.marks
        i: i64 = 0
        while i < self._marked:  # most of a sheet stays empty: wiping place by place is quicker than wiping all
            numbers[marks[i]] = 0.0
            i += 1
        self._marked = 0
        i = 0 if self._unknown else view_size
        while i < len(numbers):
            numbers[i] = 0.0
            i += 1
        self._unknown = False

    def written_by_others(self) -> None:
        """A table has written into `numbers`: all of it is wiped next time."""
        self._unknown = True

    def marked(self) -> i64:
        """How many places of the view are not 0: so many `marks` say which."""
        if self._unknown:
            self._unknown = False
            self._marked = 0
            i: i64 = 0
            while i < len(self.numbers):
                if self.numbers[i] != 0.0:
                    self.marks[self._marked] = i
                    self._marked += 1
                i += 1
        return self._marked

    def put(self, place: i64, x: float) -> None:
        """So many places from here."""
        at = self.at + place
        if self.numbers[at] == 0.0:
            self.marks[self._marked] = at
            self._marked += 1
        self.numbers[at] = x

    def place(self, player: i64) -> i64:
        """Where a player is told; an automaton that does not count as one stays behind all of them."""
        if player >= self.players:
            return player
        away = player - self.seat
        return away if away >= 0 else away + self.players

    def skip(self, count: i64) -> None:
        self.at += count

    def number(self, value: int, most: int) -> None:
        if value != 0:
            self.put(0, value / most)
        self.at += 1

    def amount(self, value: int, usual: int) -> None:
        if value != 0:
            self.put(0, value / (usual + value if value > 0 else usual - value))
        self.at += 1

    def flag(self, value: bool) -> None:
        if value:
            self.put(0, 1.0)
        self.at += 1

    def one_of(self, place: i64, size: i64) -> None:
        if place >= 0:
            self.put(place, 1.0)
        self.at += size

    def mark(self, place: i64) -> None:
        """One of several that begin here; `skip` them when all are marked."""
        self.put(place, 1.0)

    def bits(self, mask: i64, size: i64) -> None:
        """Several of a list, as a mask."""
        i: i64 = 0
        while mask != 0:
            if mask & 1:
                self.put(i, 1.0)
            mask >>= 1
            i += 1
        self.at += size

    def player(self, player: i64) -> None:
        """`seat` of a table."""
        if player >= 0:
            self.put(self.place(player), 1.0)
        self.at += MOST_PLAYERS

    def player_mask(self, mask: i64) -> None:
        """`seats` of a table."""
        player: i64 = 0
        while player < MOST_PLAYERS:
            if (mask >> player) & 1:
                self.put(self.place(player), 1.0)
            player += 1
        self.at += MOST_PLAYERS

    def player_list(self, players: list[int], most: i64) -> None:
        """A list of at most so many players, each a `player`."""
        end = self.at + most * MOST_PLAYERS
        for one in players:
            self.player(one)
        self.at = end

    def each_number(self, values: list[int], most: int) -> None:
        """A number per player."""
        for i in range(len(values)):
            if values[i] != 0:
                self.put(self.place(i), values[i] / most)
        self.at += MOST_PLAYERS

    def each_amount(self, values: list[int], usual: int) -> None:
        for i in range(len(values)):
            if values[i] != 0:
                self.put(self.place(i), values[i] / (abs(values[i]) + usual))
        self.at += MOST_PLAYERS

    def stamp(self, thing: Stamp) -> None:
        """Numbers that are always the same, such as those of a card."""
        for i in range(len(thing.places)):
            self.put(thing.places[i], thing.values[i])
        self.at += thing.size
