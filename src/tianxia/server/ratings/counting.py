"""Which games count, and what a table that is to count forbids.

A rated game is one that everybody agreed to play as such, with places to be won against each other, dealt so that nobody could
know it, with nothing taken back that had told something, one seat per person, and everybody's strength on one scale: people, and
bots that have been measured. One person is enough. All modes of a game share one scale.

So that nobody can make a game that goes badly not count, such a table refuses what would spoil it: hints, branches, the record,
going back further than is free (after the end too), and letting a bot play for somebody. Where a bot had to play on all the same
(the clock ran out), its owner has left and counts as last.
"""

from collections.abc import Sequence
from typing import Any

from tianxia.engine.course import BOT
from tianxia.engine.game import Game, Setup
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.server.messages.asked import SeatWish
from tianxia.server.messages.ratings import NotRated
from tianxia.server.problems import Problem
from tianxia.server.ratings.anchors import anchor
from tianxia.server.table import Table


def not_rated(table: Table, state: State | None) -> NotRated | None:
    """Why this table does not count: a key for the page; None: it does."""
    if not table.terms.rated:
        return "not-agreed"
    if table.known is not None or table.row["parent"] is not None:
        return "known"
    people = [seat.guest for seat in table.seats if seat.guest is not None]
    if len(people) != len(set(people)):
        return "several-seats"
    if any(seat.guest is None and seat.bot is not None and anchor(table.game.name, seat.bot) is None for seat in table.seats):
        return "unknown-bot"
    if table.status == "open" or state is None:
        return None
    if len(table.seats) < 2 or table.game.together(state):
        return "nobody-wins"
    if not people:
        return "no-people"
    return "taken-back" if table.course.looked_ahead else None


def places_of(table: Table, places: list[int]) -> list[int]:
    """The places of the seats as they count."""
    moved = {move.seat for move in table.course.moves if move.by == BOT}
    left = [seat.guest is not None and (seat.bot is not None or i in moved) for i, seat in enumerate(table.seats)]
    return behind(places, left)


def behind(places: list[int], left: list[bool]) -> list[int]:
    """Who has left, a bot playing for them, is behind everybody who has not."""
    return [max(places) + place if gone else place for place, gone in zip(places, left)]


def check_rated(game: Game[Any], setup: Setup, wishes: Sequence[SeatWish], seed: int | None) -> None:
    """A table that could never count is not opened as one that does."""
    why = ""
    if setup.seats < 2 or game.together(game.new(setup, seeded(1))):
        why = "a rated game is one that people play against each other"
    elif seed is not None:
        why = "nobody may know the deal of a rated game: it has no seed of your choice"
    elif sum([wish.who == "me" for wish in wishes]) > 1:
        why = "in a rated game everybody has one seat"
    elif all([wish.who == "bot" for wish in wishes]):
        why = "in a rated game somebody plays"
    for wish in wishes:
        if wish.who == "bot" and anchor(game.name, wish.bot) is None:
            why = f"in a rated game all bots have a known strength; {wish.bot} has none"
    if why:
        raise Problem("bad-setup", why)
