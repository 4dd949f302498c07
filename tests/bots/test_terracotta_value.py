"""The quick count of `value` agrees with the scoring functions of the rules, and both with the result at the end."""

import pytest

from tianxia.bots.greedy import Greedy
from tianxia.bots.protocol import Seat
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.games.terracotta import data, value
from tianxia.games.terracotta.purse import vp
from tianxia.games.terracotta.scoring import (
    archer_points,
    forward,
    group_points,
    inspector_points,
    musician_points,
    servant_points,
    tile_points,
)
from tianxia.games.terracotta.state import Terracotta


def slowly(s: Terracotta) -> list[float]:
    """What the figures promise, straight from the rules."""
    scorings = data.ROUNDS - s.round + 1
    late = value.FINAL_SURE + (1 - value.FINAL_SURE) * (s.round - 1) / (data.ROUNDS - 1)
    parts = [(value.MUSICIANS * scorings, musician_points(s))]
    for ahead in range(min(scorings, value.LOOK_AHEAD)):
        sure = value.SURE * value.FADING**ahead
        for inspector in range(2):
            parts.append((sure, inspector_points(s, inspector, forward(inspector, s.inspectors[inspector], ahead))))
        parts.append((sure, tile_points(s, s.round + ahead)))
    for points in (servant_points(s), group_points(s), archer_points(s)):
        parts.append((late, points))
    return [vp(s, player) + sum(weight * points[player] for weight, points in parts) for player in range(s.players)]


@pytest.mark.parametrize(("mode", "seats"), [("", 2), ("", 3), ("", 4), ("", 1)])
def test_the_quick_count_is_right(mode: str, seats: int) -> None:
    game = find("terracotta")
    s = game.new(game.check_setup(mode, seats, {}), seeded(seats))
    assert isinstance(s, Terracotta)
    dice = seeded(3)
    quick = Greedy("quick", ends=6)
    kinds: set[int] = set()
    while s.todo:
        seat = s.todo[-1].seat
        actions = game.legal(s, seat)
        some = actions[dice.below(len(actions))]
        game.apply(s, seat, quick.choose(Seat(game, s, seat), dice).action if dice.below(3) else some, None)
        if s.todo:
            kinds.update(s.kind)
            assert value.boards(s) == pytest.approx(slowly(s))
            for one in range(s.seats):
                assert value.values(s)[one] == value.value(s, one)
    assert len(kinds) >= 5, "warriors and specialists were counted"
    assert value.boards(s) == [float(vp(s, player)) for player in range(s.players)]
