"""All laws, for every number of players, board side and variant."""

from itertools import product

import pytest

from tianxia.engine.laws import check_game
from tianxia.games.zhanguo.game import GAME


@pytest.mark.parametrize("boards", ["A", "B_PICK", "B_AUCTION"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws_with_every_set_of_variants(seats: int, boards: str) -> None:
    for i, (draft, track_order, worker_unrest) in enumerate(product(("no", "yes"), repeat=3)):
        options = {"boards": boards, "draft": draft, "track_order": track_order, "worker_unrest": worker_unrest}
        assert check_game(GAME, GAME.check_setup("standard", seats, options), 100 * seats + i, thorough_every=40) > 60
