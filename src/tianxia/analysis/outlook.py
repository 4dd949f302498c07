"""What a position promises each seat: the chance to win, and points at the end.

Points are the hand-written judgement `value` and what the rest of the game usually brings beyond it (playouts.py). Where the
game has a net for the table, the chance is what the net says (bots/net.py), brought to a sum of 1. Elsewhere among rivals it
is a simple mapping of the judgement: the further ahead of the others, measured by how unevenly games go on from there,
the likelier. Who plays alone or together without a net has no chance that anybody could tell. At the end the result
counts. docs/analysis.md says how good that is.
"""

from math import exp
from typing import Any, Final

from tianxia.analysis.playouts import Rest, rest_at
from tianxia.bots.judge import Judge, standings
from tianxia.bots.net import Learned
from tianxia.bots.nets import Nets
from tianxia.bots.protocol import Seat
from tianxia.engine.course import Course, seats_of
from tianxia.engine.game import Game
from tianxia.engine.state import State

_LOGIT: Final = 0.83  # of the spread of one seat makes e times the chance: the difference of two seats, as a logistic curve


class Outlook:
    """`chances` is empty where nobody can tell them."""

    def __init__(self, chances: list[float], points: list[float]) -> None:
        self.chances = chances
        self.points = points


class Foresight:
    """Tells the outlooks of one game's positions. `learned`: by a net."""

    def __init__(self, course: Course, rest: list[Rest]) -> None:
        first: State = course.at(0)
        self.game: Game[Any] = course.game
        self.rest = rest
        self.rivals = first.seats > 1 and not self.game.together(first)
        self.judge: Judge = Nets().judge(Seat(self.game, first, seats_of(first.ask().waiting)[0]))
        self.learned = isinstance(self.judge, Learned)
        self.tells_chances = self.rivals or self.learned

    def outlook(self, s: State, move: int) -> Outlook:
        """Of a position after so many moves."""
        if not s.todo:
            points = [float(total) for total in self.game.totals(s)[: s.seats]]
        else:
            gain = rest_at(self.rest, move).gain
            points = [value + gain for value in self.game.values(s)]
        return Outlook(self.chances(s, move) if self.tells_chances else [], points)

    def chances(self, s: State, move: int) -> list[float]:
        """Each seat's chance to win; rivals' are 1 together. Only where they can be told."""
        if not s.todo:
            return self._result(s)
        if not isinstance(self.judge, Learned):
            return self._of_values(self.game.values(s), rest_at(self.rest, move).spread)
        stands = [0.0] * s.seats
        standings(self.game, s, stands)
        found: list[float] = []
        for seat in range(s.seats):
            self.judge.look(self.game, s, seat, stands[seat])
            found.append(self.judge.chance)
        if self.rivals:
            return _shared(found)
        return [sum(found) / len(found)] * len(found)

    def _of_values(self, values: list[float], spread: float) -> list[float]:
        best = max(values)
        unit = _LOGIT * max(1.0, spread)
        return _shared([exp(max(-50.0, (value - best) / unit)) for value in values])

    def _result(self, s: State) -> list[float]:
        places = self.game.places(s)
        won = [1.0 if places[seat] == 1 else 0.0 for seat in range(s.seats)]
        return _shared(won) if self.rivals else won


def _shared(parts: list[float]) -> list[float]:
    total = sum(parts)
    return [part / total for part in parts] if total > 0.0 else [1.0 / len(parts)] * len(parts)
