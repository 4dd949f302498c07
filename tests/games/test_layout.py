"""The numbers of actions are frozen, and so is the number of lines of play behind the first positions (perft)."""

from pathlib import Path

import pytest

from tests.games.walks import perft
from tianxia.engine.registry import find, names
from tianxia.engine.rng import seeded


@pytest.mark.parametrize("game", names())
def test_the_numbers_of_the_actions_are_frozen(game: str) -> None:
    """A change means a new rules version: old records and trained bots would read other actions."""
    frozen = (Path(__file__).parent / game / "layout.txt").read_text(encoding="utf-8").splitlines()
    assert find(game).actions.layout() == frozen


PERFT: list[tuple[str, str, int, dict[str, str], int, list[int]]] = [
    ("zhanguo", "standard", 2, {}, 1, [51, 420, 3828]),
    ("zhanguo", "standard", 2, {"boards": "B_PICK"}, 1, [4, 12, 549]),
    ("zhanguo", "standard", 2, {"boards": "B_AUCTION"}, 1, [15, 120, 590]),
    ("zhanguo", "standard", 2, {"draft": "yes"}, 1, [9, 54, 162, 1458]),
    ("daimyo", "standard", 2, {}, 1, [4, 12, 240]),  # clans, then 20 sites
    ("daimyo", "standard", 3, {}, 1, [4, 12, 24, 600]),  # and 25 sites
    ("daimyo", "solo", 1, {}, 1, [4, 80, 1520]),  # 4 clans, 20 sites, 19 sites
    # general and advisor, command cards, an empty tactic window, slots
    ("great_wall", "solo", 1, {}, 2, [4, 24, 24, 72]),
    ("great_wall", "two", 2, {}, 2, [4, 16, 96]),
    ("great_wall", "coop", 3, {}, 2, [4, 16, 64]),
]


@pytest.mark.parametrize(("game", "mode", "seats", "options", "seed", "counts"), PERFT, ids=str)
def test_perft(game: str, mode: str, seats: int, options: dict[str, str], seed: int, counts: list[int]) -> None:
    """From the deal; Terracotta Army's, with every number explained, are in its test_decisions.py."""
    played = find(game)
    s = played.new(played.check_setup(mode, seats, options), seeded(seed))
    assert [perft(played, s, depth + 1) for depth in range(len(counts))] == counts
