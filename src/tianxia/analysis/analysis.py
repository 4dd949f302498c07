"""The analysis of a finished game, put together from its moments and the champion's verdicts."""

from itertools import pairwise
from typing import Final

from tianxia.analysis.moments import WORLDS, Moment, moments
from tianxia.analysis.outlook import Foresight, Outlook
from tianxia.analysis.playouts import PLAYOUTS, STOPS, played_on, stops
from tianxia.analysis.verdicts import TRIES, Verdict, verdict
from tianxia.engine.course import Course

SAMPLED: Final = 60  # decisions that the champion looks at, evenly over the game: for the shares
SUSPECTED: Final = 40  # and those after which things had changed the most: for the key moves
KEY_DECISIONS: Final = 10
KEY_LUCK: Final = 6
_LEAST_LUCK: Final = 0.03  # chance, or share of a point total, that is worth a mark


class Account:
    """How a seat did. In chances, or in points where those cannot be told: start + luck + decisions + unforeseen = end.

    Decisions are everybody's: what a seat gains in its own turn and loses in those of others would tell nothing by itself.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.start = self.end = 0.0
        self.luck = self.decisions = self.unforeseen = 0.0
        self.answers = 0  # it gave where there was more than one
        self.looked_at = 0  # of those, evenly drawn, that the champion looked at
        self.agreed = 0  # it would have answered the same
        self.sound = 0  # or something that is not better
        self.given = 0.0  # points given away per answer looked at


class Analysis:
    def __init__(self, course: Course, foresight: Foresight, found: list[Moment], verdicts: list[Verdict]) -> None:
        self.course = course
        self.learned = foresight.learned
        self.in_chances = foresight.tells_chances  # else everything is told in points
        self.first = foresight.outlook(course.at(0), 0)
        self.moments = found
        self.verdicts = verdicts
        self.accounts = [self._account(seat) for seat in range(course.state.seats)]
        self.key_decisions = self._key_decisions()
        self.key_luck = self._key_luck()

    def scale(self, outlook: Outlook) -> list[float]:
        """What accounts are told in."""
        return outlook.chances if self.in_chances else outlook.points

    def _account(self, seat: int) -> Account:
        account = Account(seat)
        now = account.start = self.scale(self.first)[seat]
        for moment in self.moments:
            then, now = now, self.scale(moment.after)[seat]
            luck = self.scale(moment.luck)[seat]
            account.luck += luck
            decided = now - then - luck
            if self.course.over and moment.move == len(self.course.moves) - 1:
                account.unforeseen += decided
            else:
                account.decisions += decided
            account.answers += moment.choice and moment.seat == seat
        account.end = now
        even = set(sampled(self.moments))
        for one in self.verdicts:
            if one.move in even and self.moments[one.move].seat == seat:
                account.looked_at += 1
                account.agreed += one.best == self.moments[one.move].action
                account.sound += one.sound
                account.given += one.points
        account.given /= max(1, account.looked_at)
        return account

    def _key_decisions(self) -> list[Verdict]:
        """Where most was given away."""
        ranked = sorted([v for v in self.verdicts if not v.sound], key=lambda v: (-v.chance, -v.points, v.move))
        return sorted(ranked[:KEY_DECISIONS], key=lambda v: v.move)

    def _key_luck(self) -> list[Moment]:
        """Where dice and draws changed the most."""
        whole = 1.0 if self.in_chances else max([1.0, *[abs(p) for moment in self.moments[-1:] for p in moment.after.points]])

        def size(moment: Moment) -> float:
            return max([abs(x) for x in self.scale(moment.luck)]) / whole

        ranked = sorted([m for m in self.moments if size(m) >= _LEAST_LUCK], key=lambda m: (-size(m), m.move))
        return sorted(ranked[:KEY_LUCK], key=lambda m: m.move)


def sampled(found: list[Moment], count: int = SAMPLED) -> list[int]:
    """Decisions drawn evenly over the game, as many of each seat as it has a share in them."""
    there = [m.move for m in found if m.choice]
    if len(there) <= count:
        return there
    return sorted({there[i * len(there) // count] for i in range(count)})


def to_look_at(found: list[Moment], in_chances: bool, evenly: int = SAMPLED, suspected: int = SUSPECTED) -> list[int]:
    """The decisions that the champion is asked about."""
    even = sampled(found, evenly)
    falls: list[tuple[float, int]] = []
    for before, moment in pairwise(found):
        if moment.choice and moment.move not in even:
            now, then, luck = [(o.chances if in_chances else o.points) for o in (moment.after, before.after, moment.luck)]
            falls.append((now[moment.seat] - then[moment.seat] - luck[moment.seat], moment.move))
    return sorted(even + [move for _, move in sorted(falls)[:suspected]])


def analyse(
    course: Course,
    worlds: int = WORLDS,
    tries: int = TRIES,
    evenly: int = SAMPLED,
    suspected: int = SUSPECTED,
    playouts: int = PLAYOUTS,
    halts: int = STOPS,
) -> Analysis:
    """All at once, in this process."""
    foresight = Foresight(course, [played_on(course, move, playouts) for move in stops(course, halts)])
    found = moments(course, foresight, 0, len(course.moves), worlds)
    moves = to_look_at(found, foresight.tells_chances, evenly, suspected)
    return Analysis(course, foresight, found, [verdict(course, foresight, move, tries) for move in moves])
