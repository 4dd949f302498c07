"""What a position is taught: not only how its game ended, which is mostly luck, but what was foretold on the way there.

Nets that have learned from the other half of the games tell each position's end and chance; a position is taught by those
of the same seat's next positions and by the end itself, mixed (TD(λ), with `patience` as λ).
"""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from tianxia.lab.train.learning import Learner, learn
from tianxia.lab.train.positions import Positions
from tianxia.lab.train.settings import Settings


def foretold(
    settings: Settings, inputs: int, positions: Positions, learned: NDArray[np.int64], begin: Learner | None
) -> Positions:
    """The same positions, with ends that are less a matter of luck."""
    if settings.patience >= 1:
        return positions
    margins, chances = np.array(positions.margin), np.array(positions.won)
    odd = positions.game[learned] % 2 == 1
    for mine, others in ((learned[odd], learned[~odd]), (learned[~odd], learned[odd])):
        margins[mine], chances[mine] = learn(settings, inputs, positions, others, quietly, begin).tell(positions, mine)
    return mixed(positions, margins, chances, settings.patience)


def mixed(positions: Positions, margins: NDArray[np.float32], chances: NDArray[np.float32], patience: float) -> Positions:
    """Backwards through every game: the end for a seat's last position, and for those before it what comes next."""
    margin, won = positions.margin.tolist(), positions.won.tolist()
    told, likely = margins.tolist(), chances.tolist()
    keys = (positions.game.astype(np.int64) * 16 + positions.seat).tolist()
    later: dict[int, int] = {}
    for i in range(len(keys) - 1, -1, -1):
        after = later.get(keys[i])
        if after is not None:
            margin[i] = patience * margin[after] + (1 - patience) * told[after]
            won[i] = patience * won[after] + (1 - patience) * likely[after]
        later[keys[i]] = i
    return replace(positions, margin=np.array(margin, np.float32), won=np.array(won, np.float32))


def quietly(number: int, learner: Learner, loss: float) -> None:
    """A pass nobody needs to hear of."""
