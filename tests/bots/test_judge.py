"""What bots compare: the lead over the best rival, the common good, and at the end the result itself."""

from tests.bots.pebbles import pebbles, position
from tianxia.bots.judge import TOGETHER, VICTORY, final_standing, goes_on, standing, standings


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
    """Beside it the common good hardly counts, and on the way it counted the same: nobody shuns the end that wins."""
    won = pebbles(together=lambda self, s: True, value=lambda self, s, seat: 30.0, places=lambda self, s: [1, 1])
    lost = pebbles(together=lambda self, s: True, value=lambda self, s, seat: 30.0, places=lambda self, s: [2, 2])
    assert final_standing(won, position(won, [5, 3], over=True), 1) == 30 + TOGETHER * VICTORY
    assert final_standing(lost, position(lost, [5, 3], over=True), 1) == 30 - TOGETHER * VICTORY
    assert standing(won, position(won, [5, 3]), 1) == 30.0


def test_an_automaton_is_a_rival_at_the_end() -> None:
    game = pebbles(totals=lambda self, s: [5, 9], places=lambda self, s: [2, 1])
    assert final_standing(game, position(game, [5, 0], over=True), 0) == -4 - VICTORY


def test_who_loses_in_spite_of_the_points_is_not_ahead() -> None:
    game = pebbles(totals=lambda self, s: [9, 5], places=lambda self, s: [2, 1])
    assert final_standing(game, position(game, [9, 0], over=True), 0) == -VICTORY


def test_a_turn_ends_where_somebody_else_is_asked_or_a_new_one_begins() -> None:
    game = pebbles()
    s = position(game, [0, 0])
    assert not goes_on(game, s, 0, game.turn(s)), "both are asked at once"
    game.apply(s, 1, 0, None)
    assert goes_on(game, s, 0, game.turn(s))
    assert not goes_on(game, s, 1, game.turn(s))
    assert not goes_on(game, s, 0, game.turn(s) + 1)
