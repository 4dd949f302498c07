"""All laws of the engine, for every number of players and for every level of the Rival."""

import pytest

from tianxia.engine.laws import check_game
from tianxia.games.terracotta.game import GAME

WAYS = [
    ("standard", 2, {}),
    ("standard", 3, {}),
    ("standard", 4, {}),
    ("solo", 1, {"level": "apprentice"}),
    ("solo", 1, {"level": "journeyman"}),
    ("solo", 1, {"level": "master"}),
]


@pytest.mark.parametrize(("mode", "seats", "options"), WAYS)
@pytest.mark.parametrize("seed", range(4))
def test_laws(mode: str, seats: int, options: dict[str, str], seed: int) -> None:
    assert check_game(GAME, GAME.check_setup(mode, seats, options), seed) > 100
