"""Who of those that look for a game play together. A pure function of what they wish: no store, no clock.

Whatever all of a group would take is a way to play: a game, a number of seats, a clock, rated or not. People who would take the
same way are put together, the longest waiting first, unless one has blocked another or is too strong for them.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

import msgspec

from tianxia.server.messages.meeting import SeekWish
from tianxia.server.messages.terms import Clock

_RATED: Final = {"no": [False], "yes": [True], "either": [False, True]}


class Seeker(NamedTuple):
    id: str
    guest: str
    wish: SeekWish
    since: float

    @property
    def fills_at(self) -> float | None:
        """When bots take the seats that are left; None: never."""
        return self.since + self.wish.fill_after if self.wish.fill_after is not None else None


class Way(NamedTuple):
    game: str
    seats: int
    clock: bytes  # as JSON, so that equal ones are equal
    rated: bool


class Match(NamedTuple):
    way: Way
    seekers: list[Seeker]  # who waits longest comes first

    @property
    def clock(self) -> Clock | None:
        return msgspec.json.decode(self.way.clock, type=Clock | None)


Fit = Callable[[Seeker, Seeker, str], bool]  # may these two play this game together?


def ways(wish: SeekWish) -> list[Way]:
    clocks = [msgspec.json.encode(clock) for clock in wish.clocks]
    return [Way(*one) for one in product(wish.games, wish.seats, clocks, _RATED[wish.rated])]


def full_table(seekers: Sequence[Seeker], fit: Fit) -> Match | None:
    """People who fill a table, as many as they like."""
    waiting = _by_way(seekers)
    for way in sorted(waiting, key=lambda way: -way.seats):  # the longest waiting first, where the numbers are the same
        there = waiting[way]
        for first in there[: max(0, len(there) - way.seats + 1)]:
            group = _group(first, there, way, fit)
            if len(group) == way.seats:
                return Match(way, group)
    return None


def with_bots(seekers: Sequence[Seeker], fit: Fit, now: float) -> Match | None:
    """Whose patience with people is at its end plays with bots, and with all who would take that too."""
    willing = [one for one in seekers if one.fills_at is not None]
    waiting = _by_way(willing)
    for first in willing:
        if first.fills_at is not None and first.fills_at <= now:
            found = [Match(way, _group(first, waiting[way], way, fit)) for way in ways(first.wish)]
            return max(found, key=lambda match: (len(match.seekers), -match.way.seats))
    return None


def _by_way(seekers: Sequence[Seeker]) -> dict[Way, list[Seeker]]:
    found: dict[Way, list[Seeker]] = {}
    for seeker in seekers:
        for way in ways(seeker.wish):
            found.setdefault(way, []).append(seeker)
    return found


def _group(first: Seeker, there: Sequence[Seeker], way: Way, fit: Fit) -> list[Seeker]:
    """The first, and whoever fits with all before them."""
    group = [first]
    for one in there:
        if len(group) < way.seats and one is not first and all([fit(one, other, way.game) for other in group]):
            group.append(one)
    return sorted(group, key=lambda seeker: seeker.since)
