"""What bots compare: the lead over the best rival, the common good, and at the end the result itself."""

from typing import Any

import pytest

from tianxia.bots.judge import VICTORY, final_standing, goes_on, standing, standings
from tianxia.bots.protocol import Seat
from tianxia.bots.search import Search, Style, Tree
from tianxia.engine.game import Game
from tianxia.engine.rng import seeded
from tianxia.games.pebbles import Pebbles, PebblesGame


def pebbles(**changes: Any) -> Game[Any]:
    game = type("OtherPebbles", (PebblesGame,), changes)()
    assert isinstance(game, Game)
    return game


def position(game: Game[Any], won: list[int], over: bool = False) -> Pebbles:
    s = game.new(game.check_setup("", len(won), {}), seeded(1))
    assert isinstance(s, Pebbles)
    for seat, points in enumerate(won):
        s.won[seat * 2] = points
    if over:
        s.todo.clear()
    return s


def test_among_rivals_the_lead_counts() -> None:
    game = pebbles()
    s = position(game, [7, 4, 9])
    assert [standing(game, s, seat) for seat in range(3)] == [-2.0, -5.0, 2.0]
    out = [0.0] * 3
    standings(game, s, out)
    assert out == [-2.0, -5.0, 2.0]


def test_who_plays_together_counts_the_common_good() -> None:
    game = pebbles(together=lambda self, s: True, value=lambda self, s, seat: 30.0)
    s = position(game, [7, 4])
    out = [0.0] * 2
    standings(game, s, out)
    assert out == [30.0, 30.0] == [standing(game, s, 0), standing(game, s, 1)]


def test_at_the_end_the_result_counts() -> None:
    game = pebbles()
    assert [final_standing(game, position(game, [7, 4], over=True), seat) for seat in (0, 1)] == [3 + VICTORY, -3 - VICTORY]
    shared = position(game, [7, 7, 2], over=True)
    assert [standing(game, shared, seat) for seat in range(3)] == [0.0, 0.0, -5 - VICTORY]


def test_a_cooperative_end_is_won_or_lost_by_all() -> None:
    won = pebbles(together=lambda self, s: True, places=lambda self, s: [1, 1])
    lost = pebbles(together=lambda self, s: True, places=lambda self, s: [2, 2])
    assert final_standing(won, position(won, [5, 3], over=True), 1) == 3 + VICTORY
    assert final_standing(lost, position(lost, [5, 3], over=True), 1) == 3 - VICTORY


def test_an_automaton_is_a_rival_at_the_end() -> None:
    game = pebbles(totals=lambda self, s: [5, 9], places=lambda self, s: [2, 1])
    assert final_standing(game, position(game, [5, 0], over=True), 0) == -4 - VICTORY


def test_a_turn_ends_where_somebody_else_is_asked_or_a_new_one_begins() -> None:
    game = pebbles()
    s = position(game, [0, 0])
    assert not goes_on(game, s, 0, game.turn(s)), "both are asked at once"
    game.apply(s, 1, 0, None)
    assert goes_on(game, s, 0, game.turn(s))
    assert not goes_on(game, s, 1, game.turn(s))
    assert not goes_on(game, s, 0, game.turn(s) + 1)


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
    choice = Search("small", 0.0, 50, Style(most_nodes=3)).choose(Seat(game, s, 0), seeded(1))
    assert choice.tries == 50


@pytest.mark.parametrize("seed", range(3))
def test_values_are_told_in_points(seed: int) -> None:
    """With six pebbles left and nothing else to gain, nobody is told a lead of more than the heap and luck can give."""
    game = pebbles()
    s = position(game, [6, 6])
    s.heap = 6
    choice = Search("points", 0.0, 100).choose(Seat(game, s, 0), seeded(seed))
    assert all(-30.0 < weight.value < 30.0 for weight in choice.why if weight.visits > 5)


def test_a_search_without_time_follows_its_first_opinion() -> None:
    game = pebbles(value=lambda self, s, seat: float(s.picks[seat]))
    s = position(game, [0, 0])
    choice = Search("none", 0.0, 0).choose(Seat(game, s, 0), seeded(1))
    assert choice.tries == 0 and game.actions.words(choice.action) == "pick 3"
