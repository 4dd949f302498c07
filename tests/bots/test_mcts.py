"""The tree of the mcts bot: who answers where, how far it grows, what it says."""

import pytest

from tests.bots.pebbles import pebbles, position
from tianxia.bots.mcts import Mcts, Style, Tree
from tianxia.bots.protocol import Seat
from tianxia.engine.rng import seeded


def test_seats_asked_at_once_answer_at_one_node() -> None:
    """Each seat's answers are weighed on their own, not after the other's: 3 + 3 of them, not 3 + 3 times 3."""
    game = pebbles()
    s = position(game, [0, 0])
    rng = seeded(1)
    seat = Seat(game, s, 0)
    tree = Tree(game, 0, 2, Style(), rng)
    tree.open(seat.resample(rng), seat.legal())
    for _ in range(40):
        tree.try_once(seat.resample(rng))
    size = game.actions.size
    assert sorted(tree.root.keys) == [0, 1, 2, size, size + 1, size + 2]
    assert sum(tree.root.tries) == 80
    assert len(tree.root.children) <= 9


def test_a_tree_stops_growing_but_not_searching() -> None:
    game = pebbles()
    s = position(game, [0, 0])
    choice = Mcts("small", 0.0, 50, Style(most_nodes=3)).choose(Seat(game, s, 0), seeded(1))
    assert choice.tries == 50


@pytest.mark.parametrize("seed", range(3))
def test_values_are_told_in_points(seed: int) -> None:
    """With six pebbles left and nothing else to gain, nobody is told a lead of more than the heap and luck can give."""
    game = pebbles()
    s = position(game, [6, 6])
    s.heap = 6
    choice = Mcts("points", 0.0, 100).choose(Seat(game, s, 0), seeded(seed))
    assert all(-30.0 < weight.value < 30.0 for weight in choice.why if weight.visits > 5)


def test_a_tree_without_time_follows_its_first_opinion() -> None:
    game = pebbles(value=lambda self, s, seat: float(s.picks[seat]))
    s = position(game, [0, 0])
    choice = Mcts("none", 0.0, 0).choose(Seat(game, s, 0), seeded(1))
    assert choice.tries == 0 and game.actions.words(choice.action) == "pick 3"
