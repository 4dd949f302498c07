"""The scale of strength: openskill's Plackett-Luce model, and the number that people are shown.

A strength is a likely value (mu) and how uncertain it is (sigma). What is shown is its cautious end, mu − 3 sigma, on a scale on
which a newcomer begins at 1000: it rises with every game that makes us surer, and with every game that went better than expected.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tianxia.bots import ladder
from tianxia.bots.ladder import BETA, shown

_MODEL: Final = PlackettLuce()
SURE: Final = 4.0  # a rating with more sigma than this is provisional


class Strength(NamedTuple):
    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        return shown(self.mu - 3 * self.sigma)

    @property
    def likely(self) -> int:
        return shown(self.mu)

    @property
    def high(self) -> int:
        return shown(self.mu + 3 * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.sigma > SURE


NEWCOMER: Final = Strength(ladder.NEWCOMER, 25 / 3)


def rated(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths after a game that ended with these places; equal places are ties."""
    teams = [[_MODEL.rating(mu=s.mu, sigma=s.sigma)] for s in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in after]


def chance(mine: Strength, theirs: Strength) -> float:
    """How likely the first is to beat the second, as the model itself expects it when it rates their game."""
    spread = math.sqrt(mine.sigma**2 + theirs.sigma**2 + 2 * BETA**2)
    return 1 / (1 + math.exp((theirs.mu - mine.mu) / spread))
