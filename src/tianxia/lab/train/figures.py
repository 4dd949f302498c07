"""How well the end is foretold, chapter by chapter: the net beside the hand-written judgement, both on unseen games."""

import numpy as np
from numpy.typing import NDArray

from tianxia.lab.train.learning import Learner
from tianxia.lab.train.positions import Positions

FEWEST = 30  # positions of a chapter that say something


def figures(
    learner: Learner, positions: Positions, learned: NDArray[np.int64], tested: NDArray[np.int64]
) -> list[dict[str, object]]:
    """R² of the final margin and Brier score of winning, of all and by chapter. The judgement is fitted per chapter."""
    margins, chances = learner.tell(positions, tested)
    value = np.empty(len(tested), np.float32)
    leads = np.empty(len(tested), np.float32)
    by_chapter: list[dict[str, object]] = []
    rows: list[tuple[int, NDArray[np.bool_]]] = []
    for chapter in sorted(set(positions.chapter[learned].tolist())):
        of = learned[positions.chapter[learned] == chapter]
        here = positions.chapter[tested] == chapter
        stands = positions.stands[tested][here]
        slope, base = line(positions.stands[of], positions.margin[of])
        value[here] = slope * stands + base
        tilt, lean = curve(positions.stands[of], positions.won[of])
        leads[here] = 1 / (1 + np.exp(-np.clip(tilt * stands + lean, -30, 30)))
        rows.append((chapter, here))
    for chapter, here in [(0, np.ones(len(tested), bool)), *rows]:
        if chapter and here.sum() < FEWEST:
            continue
        margin, won = positions.margin[tested][here], positions.won[tested][here]
        by_chapter.append(
            {
                "chapter": chapter,
                "positions": int(here.sum()),
                "r2_net": explained(margins[here], margin),
                "r2_value": explained(value[here], margin),
                "brier_net": round(float(((chances[here] - won) ** 2).mean()), 4),
                "brier_value": round(float(((leads[here] - won) ** 2).mean()), 4),
            }
        )
    return by_chapter


def explained(told: NDArray[np.float32], true: NDArray[np.float32]) -> float:
    """R²: 1 is all, 0 no more than the mean."""
    spread = float(((true - true.mean()) ** 2).mean())
    return round(1 - float(((told - true) ** 2).mean()) / spread, 4) if spread > 0 else 0.0


def line(x: NDArray[np.float32], y: NDArray[np.float32]) -> tuple[float, float]:
    spread = float(x.var())
    slope = float(((x - x.mean()) * (y - y.mean())).mean()) / spread if spread > 0 else 0.0
    return slope, float(y.mean()) - slope * float(x.mean())


def curve(x: NDArray[np.float32], won: NDArray[np.float32]) -> tuple[float, float]:
    """The logistic curve through wins and losses, by Newton's method."""
    seen = np.stack([x, np.ones_like(x)], axis=1).astype(np.float64)
    weights = np.zeros(2)
    for _ in range(12):
        chance = 1 / (1 + np.exp(-np.clip(seen @ weights, -30, 30)))
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + 1e-3 * np.eye(2)
        weights -= np.linalg.solve(bend, seen.T @ (chance - won) + 1e-3 * weights)
    return float(weights[0]), float(weights[1])
