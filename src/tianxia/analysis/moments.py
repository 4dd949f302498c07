"""The moves of a game one by one: how the outlook changed, whose decision it was, and how much of it was luck.

A move that told something nobody could know (dice, a draw, a refill) is tried again in worlds in which all of that is dealt
anew: what it brings there on average is what was decided, the rest is luck. Where an answer was the only one, all that it
brings so is luck.
"""

from typing import Any, Final

from tianxia.analysis.outlook import Foresight, Outlook
from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.outcome import carried_out
from tianxia.engine.rng import seeded
from tianxia.engine.state import State

WORLDS: Final = 8  # that a move which told something is tried in


class Moment:
    """One move, and how things stood after it."""

    def __init__(self, move: int, seat: int, action: int, chapter: int, choice: bool, after: Outlook) -> None:
        self.move = move  # moves before it
        self.seat = seat
        self.action = action
        self.chapter = chapter
        self.choice = choice  # there was more than one answer
        self.after = after
        self.luck = Outlook([0.0] * len(after.chances), [0.0] * len(after.points))  # of the change, per seat

    def plain(self) -> list[object]:
        luck, after = self.luck, self.after
        head: list[object] = [self.move, self.seat, self.action, self.chapter, self.choice]
        return [*head, after.chances, after.points, luck.chances, luck.points]


def moment_of(plain: list[Any]) -> Moment:
    move, seat, action, chapter, choice, chances, points, luck_chances, luck_points = plain
    made = Moment(move, seat, action, chapter, choice, Outlook(chances, points))
    made.luck = Outlook(luck_chances, luck_points)
    return made


def moments(course: Course, foresight: Foresight, first: int, end: int, worlds: int = WORLDS) -> list[Moment]:
    """The moves first … end-1. The same course gives the same, in one piece or in several."""
    game = course.game
    s: State = course.at(first)
    before = foresight.outlook(s, first)
    found: list[Moment] = []
    for n in range(first, end):
        move = course.moves[n]
        was = s.copy()
        choice = len(game.legal(s, move.seat)) > 1
        chapter = game.chapter(s)
        told = carried_out(game, s, move.seat, move.action).chance
        after = foresight.outlook(s, n + 1)
        moment = Moment(n, move.seat, move.action, chapter, choice, after)
        change = _less(after, before)
        if told and choice:
            decided = _decided(game, foresight, was, move.seat, move.action, n, worlds)
            moment.luck = _less(change, decided)
        elif told:
            moment.luck = change
        found.append(moment)
        before = after
    return found


def _decided(game: Game[Any], foresight: Foresight, s: State, seat: int, action: int, n: int, worlds: int) -> Outlook:
    """What the action changes on average, as far as the seat could know."""
    rng = seeded(n + 1)
    total = Outlook([0.0] * (s.seats if foresight.tells_chances else 0), [0.0] * s.seats)
    for _ in range(worlds):
        world = game.resample(s, seat, rng)
        was = foresight.outlook(world, n)
        game.apply(world, seat, action, None)
        total = _less(total, _less(was, foresight.outlook(world, n + 1)))
    return Outlook([x / worlds for x in total.chances], [x / worlds for x in total.points])


def _less(one: Outlook, other: Outlook) -> Outlook:
    return Outlook(
        [a - b for a, b in zip(one.chances, other.chances)],
        [a - b for a, b in zip(one.points, other.points)],
    )
