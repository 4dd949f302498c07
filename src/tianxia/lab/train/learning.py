"""Learning a net from positions, in NumPy: small batches, Adam, weights that shrink, and their running mean in the end.

Few passes over many games: a net that sees the same games often learns them by heart.
"""

from collections.abc import Callable
from math import cos, pi

import numpy as np
from numpy.typing import NDArray

from tianxia.lab.train.positions import Positions
from tianxia.lab.train.settings import Settings

Floats = NDArray[np.float32]
RATE, SQUARES, TINY = 0.9, 0.999, 1e-8  # Adam's own
GOING_ON = 0.4  # of a step, for a net that has learned already


class Learner:
    """The weights in the order of the file: rows and bias of each layer. `points` is what 1 stands for."""

    def __init__(self, inputs: int, hidden: tuple[int, int], points: float, seed: int) -> None:
        dice = np.random.default_rng(seed)
        first, second = hidden
        self.points = points
        self.inputs = inputs
        self.layers: list[Floats] = [
            (dice.standard_normal((inputs + 1, first)) * 0.08).astype(np.float32),
            np.zeros(first, np.float32),
            (dice.standard_normal((first, second)) * (2.0 / first) ** 0.5).astype(np.float32),
            np.zeros(second, np.float32),
            np.zeros((second, 2), np.float32),  # it begins with nothing to add to the standing
            np.zeros(2, np.float32),
        ]

    def go_on_from(self, other: "Learner") -> None:
        """Begin where another one ended."""
        self.points = other.points
        self.layers = [layer.copy() for layer in other.layers]

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and what comes out: the difference in points (divided) and the logit of winning."""
        w1, b1, w2, b2, w3, b3 = self.layers
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return one, two, two @ w3 + b3

    def slopes(self, x: Floats, more: Floats, won: Floats, win: float) -> tuple[float, list[Floats]]:
        """The loss of a batch and its slope by every weight. Far misses count by their distance, near ones by its square."""
        _, _, w2, _, w3, _ = self.layers
        one, two, out = self.forward(x)
        miss = out[:, 0] - more
        chance = 1 / (1 + np.exp(-out[:, 1]))
        near = np.abs(miss) < 2
        points = np.where(near, miss * miss / 2, 2 * np.abs(miss) - 2).mean()
        logs = -(won * np.log(chance + 1e-7) + (1 - won) * np.log(1 - chance + 1e-7)).mean()
        back = np.empty_like(out)
        back[:, 0] = np.clip(miss, -2, 2) / len(x)
        back[:, 1] = win * (chance - won) / len(x)
        back2 = (back @ w3.T) * (two > 0)
        back1 = (back2 @ w2.T) * (one > 0)
        found = [x.T @ back1, back1.sum(0), one.T @ back2, back2.sum(0), two.T @ back, back.sum(0)]
        return float(points + win * logs), found

    def tell(self, positions: Positions, chosen: NDArray[np.int64], batch: int = 4096) -> tuple[Floats, Floats]:
        """The margins and the chances to win that it foretells."""
        margins, chances = np.empty(len(chosen), np.float32), np.empty(len(chosen), np.float32)
        x = np.empty((batch, self.inputs + 1), np.float32)
        for at in range(0, len(chosen), batch):
            some = chosen[at : at + batch]
            seen = self.seen(positions, some, x)
            out = self.forward(seen)[2]
            margins[at : at + batch] = positions.stands[some] + out[:, 0] * self.points
            chances[at : at + batch] = 1 / (1 + np.exp(-out[:, 1]))
        return margins, chances

    def seen(self, positions: Positions, some: NDArray[np.int64], x: Floats) -> Floats:
        positions.dense(some, x)
        x[: len(some), self.inputs] = positions.stands[some] / self.points
        return x[: len(some)]


def learn(
    settings: Settings,
    inputs: int,
    positions: Positions,
    chosen: NDArray[np.int64],
    told: Callable[[int, Learner, float], None],
    begin: Learner | None = None,
) -> Learner:
    """A net from the chosen positions; `told` hears of every finished pass and its loss. Who goes on from another net takes
    smaller steps."""
    points = float(max(1.0, np.std(positions.margin[chosen] - positions.stands[chosen])))
    learner = Learner(inputs, settings.hidden, points, settings.seed)
    mean = Learner(inputs, settings.hidden, points, settings.seed)
    pace = settings.step
    if begin is not None:
        learner.go_on_from(begin)
        mean.go_on_from(begin)
        pace *= GOING_ON
    points = learner.points
    moves = [np.zeros_like(layer) for layer in learner.layers]
    squares = [np.zeros_like(layer) for layer in learner.layers]
    dice = np.random.default_rng(settings.seed + 1)
    x = np.empty((settings.batch, inputs + 1), np.float32)
    steps = settings.passes * -(-len(chosen) // settings.batch)
    step = 0
    for number in range(1, settings.passes + 1):
        order = dice.permutation(chosen)
        losses: list[float] = []
        for at in range(0, len(order), settings.batch):
            some = order[at : at + settings.batch]
            seen = learner.seen(positions, some, x)
            more = (positions.margin[some] - positions.stands[some]) / points
            loss, slopes = learner.slopes(seen, more, positions.won[some], settings.win)
            losses.append(loss)
            step += 1
            rate = pace * min(1.0, 10 * step / steps) * (0.5 + 0.5 * cos(pi * step / steps))
            kept = min(0.995, step / (step + 10))
            for i, layer in enumerate(learner.layers):
                moves[i] += (1 - RATE) * (slopes[i] - moves[i])
                squares[i] += (1 - SQUARES) * (slopes[i] * slopes[i] - squares[i])
                way = moves[i] / (1 - RATE**step) / (np.sqrt(squares[i] / (1 - SQUARES**step)) + TINY)
                if layer.ndim == 2:
                    way += settings.decay / settings.step * layer
                layer -= rate * way
                mean.layers[i] += (1 - kept) * (layer - mean.layers[i])
        told(number, mean, sum(losses) / len(losses))
    return mean
