"""All laws, for every mode, number of players, kind of boards and level."""

import pytest

from tests.proof import rule
from tianxia.engine.laws import check_game
from tianxia.games.daimyo import lookups
from tianxia.games.daimyo.game import GAME

WAYS: list[tuple[str, int, dict[str, str]]] = [
    ("standard", seats, {"boards": boards, "aggressive": aggressive})
    for seats in (2, 3, 4)
    for boards in ("basic", "advanced")
    for aggressive in ("out", "in")
] + [("solo", 1, {"boards": boards, "level": level}) for boards in ("basic", "advanced") for level in lookups.LEVELS]


@rule("DM-18.19", "DM-4.1.1", "DM-18.18", "DM-2.18")
@pytest.mark.parametrize(("mode", "seats", "options"), WAYS, ids=lambda v: str(v))
def test_laws(mode: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        clans = "chosen" if seed else "random"
        assert check_game(GAME, GAME.check_setup(mode, seats, options | {"clans": clans}), seed, thorough_every=9) > 90
