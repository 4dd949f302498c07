"""Section 3: setup."""

from collections import Counter

import pytest

from tests.proof import rule
from tianxia.engine.events import WATCHER
from tianxia.engine.game import BadSetup
from tianxia.engine.rng import seeded
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.rules import rotate
from tianxia.games.terracotta.state import Terracotta


def dealt(seats: int, seed: int) -> Terracotta:
    return GAME.new(GAME.check_setup("standard", seats, {}), seeded(seed))


@rule("TA-3.1", "TA-3.4", "TA-3.5", "TA-3.6", "TA-3.7")
def test_the_board_at_the_start() -> None:
    shown = GAME.view(dealt(3, 5), 0)
    assert shown["storages"] == {"NE": 1, "SE": 1, "SW": 1, "NW": 1}
    assert shown["round"] == 1
    assert shown["inspectors"] == {"V": 1, "H": 1}
    assert set(shown["organizer"].values()) == {11}
    assert all(shelf == {"left": 4, "cost": 1} for shelf in shown["specialists"].values())
    assert shown["figures"] == []


@rule("TA-3.2")
def test_wheels_start_anywhere() -> None:
    games = [dealt(2, seed) for seed in range(600)]
    assert {g.inner for g in games} == set(range(12)) == {g.middle for g in games}
    assert len({(g.inner, g.middle) for g in games}) > 120, "independent of each other"
    counts = Counter(g.inner for g in games)
    assert min(counts.values()) > 20, "uniform"


@rule("TA-3.3")
def test_five_different_tiles() -> None:
    seen = set()
    for seed in range(60):
        tiles = dealt(2, seed).tiles
        assert len(set(tiles)) == 5
        seen |= set(tiles)
    assert seen == set(range(12))


@rule("TA-3.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order_tokens(seats: int) -> None:
    assert GAME.view(dealt(seats, 1), 0)["order_stack"] == list(range(1, seats))


@rule("TA-3.9", "TA-3.10", "TA-3.11", "TA-3.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_resources_by_position(seats: int) -> None:
    s = dealt(seats, 8)
    for position, player in enumerate(s.order):
        assert s.coins[player] == [3, 3, 4, 5][position]
        assert s.wet[player] == [0, 1, 2, 3][position]
        assert s.dry[player] == 0 and s.weapons[player] == 0
        assert s.craftsmen[player] == s.supply[player] == [5, 4, 3][seats - 2]
        assert s.artists[player] == 0
    assert GAME.totals(s) == [0] * seats


@rule("TA-3.12", "TA-3.16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_player_is_random_the_others_follow_clockwise(seats: int) -> None:
    firsts = set()
    for seed in range(80):
        order = dealt(seats, seed).order
        firsts.add(order[0])
        assert order == [(order[0] + i) % seats for i in range(seats)]
    assert firsts == set(range(seats))


@rule("TA-3.14")
def test_order_of_the_random_numbers() -> None:
    """a, b, the five tiles one by one, the first player; in solo the deck instead."""
    for seed in range(5):
        dice = seeded(seed)
        a, b = dice.below(12), dice.below(12)
        bag = list(range(12))
        tiles = [bag.pop(dice.below(len(bag))) for _ in range(5)]
        first = dice.below(4)
        s = dealt(4, seed)
        assert (s.inner, s.middle, s.tiles, s.order[0]) == (a, b, tiles, first)
        assert s.rng.plain() == dice.plain(), "nothing else is drawn"
        dice = seeded(seed)
        a, b = dice.below(12), dice.below(12)
        bag = list(range(10))
        tiles = [bag.pop(dice.below(len(bag))) for _ in range(5)]
        deck = list(range(10))
        dice.shuffle(deck)
        solo = GAME.new(GAME.check_setup("solo", 1, {}), seeded(seed))
        assert (solo.inner, solo.middle, solo.tiles, solo.deck) == (a, b, tiles, deck)


@rule("TA-3.15")
def test_everybody_sees_everything() -> None:
    s = dealt(4, 2)
    shown = GAME.view(s, 0)
    assert all(GAME.view(s, seat) == shown for seat in (1, 2, 3, WATCHER))


def test_setups_that_do_not_exist() -> None:
    for mode, seats, options in [
        ("standard", 1, {}),
        ("standard", 5, {}),
        ("solo", 2, {}),
        ("standard", 2, {"level": "master"}),
        ("solo", 1, {"level": "emperor"}),
        ("draft", 2, {}),
    ]:
        with pytest.raises(BadSetup):
            GAME.check_setup(mode, seats, options)
    assert GAME.check_setup("solo", 1, {}).options == {"level": "apprentice"}


def test_first_question_goes_to_the_first_player() -> None:
    s = dealt(4, 6)
    assert s.todo[-1].kind == rotate.ROTATE.number and s.todo[-1].seat == s.order[0]
