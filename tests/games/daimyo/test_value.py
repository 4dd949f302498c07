"""The bots' judgement agrees with the rules where the rules give the answer."""

from collections.abc import Iterator

import pytest

from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.games.daimyo import outlook, value
from tianxia.games.daimyo.data import TURNS
from tianxia.games.daimyo.rules import mercenaries, resources, turn
from tianxia.games.daimyo.rules.objectives import met
from tianxia.games.daimyo.scoring import army_points, island_points, rank_key
from tianxia.games.daimyo.state import Daimyo

GAME = find("daimyo")


def positions(seats: int, seed: int) -> Iterator[Daimyo]:
    """All positions of a random game, the end as well."""
    s = GAME.new(GAME.check_setup("", seats, {}), seeded(seed))
    dice = seeded(seed + 1)
    assert isinstance(s, Daimyo)
    while s.todo:
        yield s
        actions = GAME.legal(s, s.todo[-1].seat)
        GAME.apply(s, s.todo[-1].seat, actions[dice.below(len(actions))], None)
    yield s


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_the_value_is_the_result(seats: int) -> None:
    *_, s = positions(seats, 3)
    totals = GAME.totals(s)
    if seats == 1:
        assert value.values(s) == [totals[0] - totals[1]]
    else:
        assert value.values(s) == totals


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_turns_left_are_those_that_come(seats: int) -> None:
    """Every turn that begins takes one away from the side whose turn it is; all are gone when the round ends."""
    taking = max(2, seats)
    for s in positions(seats, 5):
        if s.round == 0 or not s.todo:
            continue
        begun = [len([i for i in range(s.turn) if (s.first + i) % taking == side]) for side in range(taking)]
        assert [value.turns_left(s, side) for side in range(taking)] == [TURNS - b for b in begun]


def test_a_sure_place_gets_its_banner() -> None:
    """With nothing left to happen and nobody level, the expected points are those of the rules (DM-12.2.3)."""
    compared = 0
    for seed in range(4):
        for s in positions(3, seed):
            expected = [0.0] * 3
            outlook.banners(s, 1e-9, expected)
            keys = [[rank_key(s, side, island) for side in range(3)] for island in range(s.islands)]
            if all(len({k for k in row if k}) == len([k for k in row if k]) for row in keys):
                points = [island_points(s, island) for island in range(s.islands)]
                assert expected == pytest.approx([sum(row[side] for row in points) for side in range(3)], abs=1e-6)
                compared += 1
    assert compared > 20


def test_level_sides_share_what_they_compete_for() -> None:
    s = next(positions(4, 1))
    expected = [0.0] * 4
    outlook.armies(s, 4, expected)
    assert expected == pytest.approx([expected[0]] * 4) and sum(army_points(s)) == 16
    assert outlook.chance(0.0) == 0.5 and outlook.chance(1.0) == 0.75 and outlook.chance(-1.0) == 0.25


@pytest.mark.parametrize("seats", [2, 4])
def test_all_steps_of_an_objective_are_done_when_it_is_met(seats: int) -> None:
    seen = set()
    for seed in range(12):
        for s in positions(seats, seed):
            if not s.todo or s.todo[-1].kind not in (
                turn.DIE.number,
                mercenaries.DIE.number,
            ):  # between two turns nothing is half done
                continue
            for seat in range(seats):
                for objective in range(12):
                    done = outlook.steps_done(s, seat, objective) >= outlook.STEPS[objective]
                    assert done == met(s, seat, objective), objective
                    if done:
                        seen.add(objective)
    assert len(seen) >= 6


def test_influence_is_counted_once_when_a_round_ends() -> None:
    """From the last answer of a round to the Income after it, scored banners only change their name."""
    rounds = 0
    before: list[float] | None = None
    for s in positions(2, 8):
        scored = value.influence_scored(s)
        if scored and s.todo and s.todo[-1].kind == resources.GAIN.number and before is not None:
            after = value.values(s)
            assert max(abs(a - b) for a, b in zip(after, before)) < 4.0
            rounds += 1
        before = None if scored or s.turn < 2 * TURNS else value.values(s)
    assert rounds == 5


def test_what_cannot_be_used_any_more_is_worth_a_set_at_most() -> None:
    """After the last turn of the last round five resources are one point (DM-13.8), and Rice recruits nobody."""
    for s in positions(2, 4):
        if s.round == 5 and value.turns_left(s, 0) == 0 and s.todo:
            was = value.values(s)[0]
            s.tokens[0] += 5
            assert value.values(s)[0] - was == pytest.approx(1.0)
            s.tokens[0] -= 5
            return
    raise AssertionError("no last turn")
