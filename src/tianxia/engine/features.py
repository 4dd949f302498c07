"""A view as numbers, for those who learn: a table of parts says what becomes which numbers.

Every number is worked out from `Game.view` and nothing else, so what a seat may not know cannot be in it. A table is
strict: a key of the view that it does not name is an error, and so is a number beyond its declared bound or an id that
it does not know. What is left out on purpose is named too (`left_out`).

    TABLE = [
        number("heap", 72),              # 0 … 72, told as 0 … 1
        amount("points", 50),            # without a bound: 50 is told as 0.5, much more as nearly 1
        flag("over"),                    # yes or no
        one_of("season", SEASONS),       # one place per id; nothing: all of them 0
        seat("active"),                  # one place per player, counted from the one who looks; -1: nobody
        seats("passed"),                 # the same for a list of players
        several("hand", CARDS),          # how many of each id are in a list
        listed("tiles", 5, [...]),       # up to five things with parts of their own, the rest 0
        each("regions", [within(...)]),  # things that are not alike, each with a row of its own
        keyed("goods", GOODS, [...]),    # one thing per id
        players("players", [...]),       # one thing per player, the one who looks first
        within("wheels", [...]),         # parts of a thing
        left_out("rounds"),              # always the same, or said elsewhere
    ]
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from librt.vecs import vec

MOST_PLAYERS: Final = 4  # seats and automata
WATCHER_SEAT: Final = 0  # a watcher looks as the first seat does


class BadFeatures(ValueError):
    """A view and its table do not fit together; the message says where."""


class Looking:
    """Who looks, and how many players there are: seats are counted from there.

    An automaton that does not count as a player (`Game.players`) stays behind all of them, whoever looks.
    """

    def __init__(self, seat: int, players: int) -> None:
        self.seat = max(seat, WATCHER_SEAT)
        self.players = players

    def place(self, seat: int) -> int:
        return (seat - self.seat) % self.players if seat < self.players else seat


class Part:
    """Some numbers made from one value of a view. `key` is where the value stands; empty: it is the thing itself."""

    def __init__(self, key: str, size: int) -> None:
        self.key = key
        self.size = size

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        """Write `size` numbers into `out` from `at`. What is not there (None) stays 0."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """What each number means."""
        raise NotImplementedError

    def players(self, path: str, out: dict[str, str]) -> None:
        """Where in it players are named (`Features.players`); `path` is where it stands in the view."""

    def wrong(self, value: object, what: str) -> BadFeatures:
        return BadFeatures(f"{self.key or 'here'}: {what}, not {value!r}")


class _One(Part):
    """A single number, called by its key."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 1)

    def names(self) -> list[str]:
        return [self.key]


class _Number(_One):
    """A number from -most to most, told as -1 … 1."""

    def __init__(self, key: str, most: int) -> None:
        super().__init__(key)
        self.most = most

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if not isinstance(value, int) or not -self.most <= value <= self.most:
            raise self.wrong(value, f"a number of at most {self.most}")
        out[at] = value / self.most


class _Amount(_One):
    """A number that no rule bounds, such as points: `usual` is told as 0.5, its negative as -0.5, none as more than 1."""

    def __init__(self, key: str, usual: int) -> None:
        super().__init__(key)
        self.usual = usual

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if not isinstance(value, int):
            raise self.wrong(value, "a number")
        out[at] = value / (abs(value) + self.usual)


class _Flag(_One):
    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if not isinstance(value, bool):
            raise self.wrong(value, "yes or no")
        out[at] = 1.0 if value else 0.0


class _There(_One):
    """Whether there is something at all, whatever it is."""

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        out[at] = 1.0

    def names(self) -> list[str]:
        return [f"{self.key} is there"]


class _OneOf(Part):
    def __init__(self, key: str, ids: Sequence[str | int]) -> None:
        super().__init__(key, len(ids))
        self.ids = list(ids)
        self.places: dict[object, int] = {name: i for i, name in enumerate(self.ids)}

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        place = self.places.get(value, -1)
        if place < 0:
            raise self.wrong(value, "one of " + ", ".join([str(i) for i in self.ids[:12]]))
        out[at + place] = 1.0

    def names(self) -> list[str]:
        return [f"{self.key} = {name}" for name in self.ids]


class _Several(Part):
    """A list of ids in any order: how many of each, at most `most`."""

    def __init__(self, key: str, ids: Sequence[str | int], most: int = 1) -> None:
        super().__init__(key, len(ids))
        self.ids = list(ids)
        self.most = most
        self.places: dict[object, int] = {name: i for i, name in enumerate(self.ids)}

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if not isinstance(value, list):
            raise self.wrong(value, "a list")
        for item in value:
            place = self.places.get(item, -1)
            if place < 0:
                raise self.wrong(item, "one of " + ", ".join([str(i) for i in self.ids[:12]]))
            out[at + place] += 1.0 / self.most
            if out[at + place] > 1.0001:
                raise self.wrong(value, f"at most {self.most} of {item}")

    def names(self) -> list[str]:
        return [f"{name} in {self.key}" for name in self.ids]


class _Seats(Part):
    def __init__(self, key: str, one: bool) -> None:
        super().__init__(key, MOST_PLAYERS)
        self.one = one

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        found = [value] if self.one else value
        if not isinstance(found, list):
            raise self.wrong(value, "a list of players")
        for player in found:
            if not isinstance(player, int) or not -1 <= player < MOST_PLAYERS:
                raise self.wrong(player, f"a player from 0 to {MOST_PLAYERS - 1}, or -1")
            if player >= 0:
                out[at + who.place(player)] = 1.0

    def names(self) -> list[str]:
        verb = "=" if self.one else "has"
        return [f"{self.key} {verb} player +{i}" for i in range(MOST_PLAYERS)]

    def players(self, path: str, out: dict[str, str]) -> None:
        out[path] = "one" if self.one else "some"


class _Row(Part):
    """Parts side by side: of a thing (a dict), or one part that is the value itself."""

    def __init__(self, key: str, parts: Sequence[Part]) -> None:
        super().__init__(key, sum([part.size for part in parts]))
        self.parts = list(parts)
        self.places: dict[str, int] = {part.key: i for i, part in enumerate(self.parts)}
        self.starts = [sum([part.size for part in self.parts[:i]]) for i in range(len(self.parts))]
        self.bare = len(self.parts) == 1 and self.parts[0].key == ""
        if len(self.places) != len(self.parts) or (len(self.parts) > 1 and "" in self.places):
            raise BadFeatures(f"{key}: every part has a key of its own")

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if self.bare:
            self.parts[0].write(value, who, out, at)
            return
        if not isinstance(value, dict):
            raise self.wrong(value, "a thing with parts")
        for key, found in value.items():
            place = self.places.get(key)
            if place is None:
                raise BadFeatures(f"{self.key or 'view'}: the table does not name {key!r}")
            part = self.parts[place]
            if part.size > 0 and found is not None:
                part.write(found, who, out, at + self.starts[place])

    def names(self) -> list[str]:
        prefix = self.key + "." if self.key else ""
        return [prefix + name for part in self.parts for name in part.names()]

    def players(self, path: str, out: dict[str, str]) -> None:
        for part in self.parts:
            part.players(f"{path}.{part.key}".strip("."), out)


class _Listed(Part):
    def __init__(self, key: str, most: int, parts: Sequence[Part], rotate: bool = False) -> None:
        self.row = _Row("", parts)
        super().__init__(key, most * self.row.size)
        self.most = most
        self.rotate = rotate

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if not isinstance(value, list) or len(value) > self.most:
            raise self.wrong(value, f"a list of at most {self.most}")
        for i, item in enumerate(value):
            if item is not None:
                place = who.place(i) if self.rotate else i
                self.row.write(item, who, out, at + place * self.row.size)

    def names(self) -> list[str]:
        one = "player +" if self.rotate else ""
        return [f"{self.key}[{one}{i}] {name}" for i in range(self.most) for name in self.row.names()]

    def players(self, path: str, out: dict[str, str]) -> None:
        if self.rotate:
            out[path] = "each"
        self.row.players(f"{path}.*", out)


class _Each(Part):
    """A list of things that are not alike: one row for each, or the list is empty."""

    def __init__(self, key: str, rows: Sequence[Part]) -> None:
        super().__init__(key, sum([row.size for row in rows]))
        self.rows = list(rows)

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if not isinstance(value, list) or len(value) not in (0, len(self.rows)):
            raise self.wrong(value, f"a list of {len(self.rows)}")
        for i, item in enumerate(value):
            self.rows[i].write(item, who, out, at)
            at += self.rows[i].size

    def names(self) -> list[str]:
        return [f"{self.key}.{name}" for row in self.rows for name in row.names()]

    def players(self, path: str, out: dict[str, str]) -> None:
        for row in self.rows:
            row.players(f"{path}.*", out)


class _Keyed(Part):
    def __init__(self, key: str, ids: Sequence[str | int], parts: Sequence[Part]) -> None:
        self.row = _Row("", parts)
        super().__init__(key, len(ids) * self.row.size)
        self.ids = [str(name) for name in ids]
        self.places: dict[str, int] = {name: i for i, name in enumerate(self.ids)}

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        if not isinstance(value, dict):
            raise self.wrong(value, "a thing with one part per id")
        for key, item in value.items():
            place = self.places.get(str(key), -1)
            if place < 0:
                raise self.wrong(key, "one of " + ", ".join(self.ids[:12]))
            if item is not None:
                self.row.write(item, who, out, at + place * self.row.size)

    def names(self) -> list[str]:
        return [f"{self.key}.{name} {what}" for name in self.ids for what in self.row.names()]

    def players(self, path: str, out: dict[str, str]) -> None:
        self.row.players(f"{path}.*", out)


class _Drawn(Part):
    """Where no other word fits (a map, a board): numbers from -1 to 1 that a function makes of the value."""

    def __init__(self, key: str, names: Sequence[str], draw: Callable[[object, Looking], list[float]]) -> None:
        super().__init__(key, len(names))
        self._names = list(names)
        self._draw = draw

    def write(self, value: object, who: Looking, out: vec[float], at: int) -> None:
        drawn = self._draw(value, who)
        if len(drawn) != self.size:
            raise self.wrong(value, f"{self.size} numbers")
        for i, x in enumerate(drawn):
            out[at + i] = x

    def names(self) -> list[str]:
        return [f"{self.key}: {name}" for name in self._names]


class _LeftOut(Part):
    """Not told: always the same, or said by other parts."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0)

    def names(self) -> list[str]:
        return []


# ---- the words of a table ----

number = _Number
amount = _Amount
flag = _Flag
there = _There
one_of = _OneOf
several = _Several
within = _Row
listed = _Listed
each = _Each
keyed = _Keyed
drawn = _Drawn
left_out = _LeftOut


def seat(key: str) -> Part:
    """A player, counted from the one who looks; -1 is nobody."""
    return _Seats(key, one=True)


def seats(key: str) -> Part:
    """A list of players."""
    return _Seats(key, one=False)


def players(key: str, parts: Sequence[Part]) -> Part:
    """A list with one thing per player: the one who looks comes first, then the others in seat order."""
    return _Listed(key, MOST_PLAYERS, parts, rotate=True)


def size_of(parts: Sequence[Part]) -> int:
    """How many numbers a row of parts has."""
    return sum([part.size for part in parts])


class Features:
    """The table of a game: a position as one seat sees it becomes `size` numbers from -1 to 1.

    After the view come the question (which kind, and whether this seat is asked) and what it is about: `about` is a
    table over the values of `Decision.about`.
    """

    def __init__(self, view: Sequence[Part], about: Sequence[Part], kinds: Sequence[str]) -> None:
        self._view = _Row("", view)
        self._about = _Row("question", about)
        self._kinds = list(kinds)
        self.view_size = self._view.size
        self.size = self.view_size + len(self._kinds) + 1 + self._about.size

    def names(self) -> list[str]:
        """What each number means, in their order."""
        kinds = [f"question = {kind}" for kind in self._kinds]
        told = [*self._view.names(), *kinds, "I am asked", *self._about.names()]
        return [" ".join(name.split()) for name in told]

    def players(self) -> dict[str, str]:
        """Where the view tells of players: "each" has one thing per player, "one" is a player's number, "some" a list of them.

        A path like "players.*.hand" goes through lists and ids by "*". A page without a drawing of the game reads it.
        """
        out: dict[str, str] = {}
        self._view.players("", out)
        return out

    def of(self, view: Mapping[str, object], seat: int, players: int) -> vec[float]:
        """The numbers of what `seat` sees; those of the question are still 0."""
        out = vec[float]([0.0] * self.size)
        self._view.write(view, Looking(seat, players), out, 0)
        return out

    def ask(self, out: vec[float], kind: int, asked: bool, about: dict[str, object], seat: int, players: int) -> None:
        """Add the open question to the numbers of a view."""
        at = self._view.size
        out[at + kind] = 1.0
        out[at + len(self._kinds)] = 1.0 if asked else 0.0
        if about:
            self._about.write(about, Looking(seat, players), out, at + len(self._kinds) + 1)

    def write_view(self, view: Mapping[str, object], seat: int, players: int, out: vec[float]) -> None:
        """The same into numbers that are there, and all 0."""
        self._view.write(view, Looking(seat, players), out, 0)
