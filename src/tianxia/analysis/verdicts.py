"""What the champion would have done: a short race (bots/search.py) in which the answer that was given runs too.

All answers are tried in the same deals with the same dice, so the difference between two of them is known better than either.
An answer that is behind by less than chance explains loses nothing.
"""

from math import sqrt
from typing import Any, Final

from tianxia.analysis.outlook import Foresight
from tianxia.bots.judge import Judge, final_standing
from tianxia.bots.net import Learned
from tianxia.bots.protocol import Seat
from tianxia.bots.search import Race, usual_pace
from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.rng import seeded
from tianxia.engine.state import State

NOTHING: Final = 0.5  # points that are no difference
TRIES: Final = 30


class Verdict:
    """One decision as the champion sees it."""

    def __init__(self, move: int, best: int, sound: bool, points: float, chance: float) -> None:
        self.move = move
        self.best = best  # the champion's answer
        self.sound = sound  # nothing was lost that chance does not explain
        self.points = points  # if something was: points, against the best rival
        self.chance = chance  # and of the chance to win; 0 where it is not known

    def plain(self) -> list[object]:
        return [self.move, self.best, self.sound, self.points, self.chance]


class Witness(Judge):
    """Judges as the champion does, and remembers the points and the chance that this was made of."""

    def __init__(self, foresight: Foresight, move: int) -> None:
        self.foresight = foresight
        self.move = move
        self.points = 0.0
        self.chance = 0.0

    def worth(self, game: Game[Any], s: State, seat: int, stands: float) -> float:
        judge = self.foresight.judge
        found = judge.worth(game, s, seat, stands)
        if not s.todo:
            self.points = final_standing(game, s, seat, 0.0)
        else:
            self.points = stands + judge.more if isinstance(judge, Learned) else stands
        if self.foresight.tells_chances:
            self.chance = self.foresight.chances(s, self.move)[seat]
        return found


def verdict(course: Course, foresight: Foresight, move: int, tries: int = TRIES) -> Verdict:
    """What the champion says of a move that had a choice."""
    made = course.moves[move]
    seat = Seat(course.game, course.at(move), made.seat)
    actions = seat.legal()
    witness = Witness(foresight, move)
    race = Race(course.game, made.seat, usual_pace(foresight.judge), seeded(move + 1), witness)
    race.open(seat, actions)
    played = actions.index(made.action)
    if played not in race.live:
        race.live[-1] = played
    told: list[list[tuple[float, float]]] = [[] for _ in actions]  # of each try: points and chance
    while len(race.live) > 1 and race.count < tries:
        race.run_once(seat)
        for tried, results in zip(told, race.results):
            if len(tried) < len(results):
                tried.append((witness.points, witness.chance))
    best = race.best()
    if best == played or not _clear([a - b for a, b in zip(race.results[best], race.results[played])]):
        return Verdict(move, actions[best], True, 0.0, 0.0)
    both = list(zip(told[best], told[played]))
    points = sum([a[0] - b[0] for a, b in both]) / len(both)
    chance = sum([a[1] - b[1] for a, b in both]) / len(both)
    return Verdict(move, actions[best], False, max(0.0, points), max(0.0, chance))


def _clear(gaps: list[float]) -> bool:
    """Whether one answer was ahead of another in the deals in which both were tried, by more than chance explains."""
    if not gaps:
        return False
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum([(gap - mean) ** 2 for gap in gaps])) / len(gaps)
    return mean > max(NOTHING, error)
