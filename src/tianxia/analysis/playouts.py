"""What the rest of a game usually brings, beyond what the hand-written judgement sees: found by playing it on to its end.

At some moments of the game quick greedy bots play on, a few times each, with everything hidden dealt anew. By how much the
seats then end above their judgement, and how differently, is what the outlook (outlook.py) makes forecasts of.
"""

from math import sqrt
from typing import Final

from tianxia.bots.greedy import Greedy
from tianxia.bots.protocol import Bot, split
from tianxia.bots.table import play_game
from tianxia.engine.course import Course, seats_of
from tianxia.engine.rng import seeded
from tianxia.engine.state import State

PLAYOUTS: Final = 3  # from each moment
STOPS: Final = 12  # moments, evenly over the game
_ENDS: Final = 12  # of a turn that a quick bot looks at


class Rest:
    """From a move on: the points that a seat gains beyond its judgement, on average and how unevenly."""

    def __init__(self, move: int, gain: float, spread: float) -> None:
        self.move = move
        self.gain = gain
        self.spread = spread

    def plain(self) -> list[object]:
        return [self.move, self.gain, self.spread]


def stops(course: Course, count: int = STOPS) -> list[int]:
    """The moves from which games are played on."""
    return sorted({i * len(course.moves) // count for i in range(count)})


def played_on(course: Course, move: int, playouts: int = PLAYOUTS) -> Rest:
    """The rest of the game from this move on, as quick bots play it. The same course gives the same."""
    game = course.game
    s: State = course.at(move)
    judged = game.values(s)
    bots: list[Bot] = [Greedy("quick", ends=_ENDS)] * s.seats
    rng = seeded(move + 1)
    gains: list[float] = []
    unlike = 0.0
    for _ in range(playouts):
        world: State = game.resample(s, seats_of(s.ask().waiting)[0], rng)
        play_game(game, world, bots, [split(rng) for _ in range(s.seats)], None)
        rest = [total - value for total, value in zip(game.totals(world), judged)]
        middle = sum(rest) / len(rest)
        unlike += sum([(gain - middle) ** 2 for gain in rest])
        gains.append(middle)
    spread = sqrt(unlike / (playouts * max(1, s.seats - 1)))
    return Rest(move, sum(gains) / playouts, spread)


def rest_at(known: list[Rest], move: int) -> Rest:
    """Between two moments that are known it goes straight from one to the other; behind the last it stays."""
    later = [i for i, rest in enumerate(known) if rest.move > move]
    if not later:
        return known[-1]
    one, other = known[later[0] - 1], known[later[0]]
    share = (move - one.move) / (other.move - one.move)
    return Rest(move, one.gain + share * (other.gain - one.gain), one.spread + share * (other.spread - one.spread))
