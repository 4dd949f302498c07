"""`tianxia check`: every table of a game, and violations that come with their record."""

import json
from itertools import product
from typing import Any

import pytest

from tianxia.engine import laws, registry
from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.record import record_of
from tianxia.lab.check import check, tables
from tianxia.lab.simulate import BadLab


def test_every_mode_and_number_of_seats_has_its_table() -> None:
    assert [(t.mode, t.seats) for t in tables("pebbles")] == [("standard", seats) for seats in (2, 3, 4)]
    for name in registry.all_names():
        game = registry.find(name)
        met = {(t.mode, t.seats) for t in tables(name)}
        assert met == {(m.name, seats) for m in game.modes for seats in range(m.fewest, m.most + 1)}


def test_every_mixture_of_options_is_played() -> None:
    """Over 1,000 seeds all that fit together are met, e.g. ZhanGuo's boards with its three variants, alone and together."""
    for name in registry.all_names():
        game = registry.find(name)
        for table in tables(name):
            setups = [table.setup(seed) for seed in range(1000)]
            for setup in setups[:50]:
                assert game.check_setup(setup.mode, setup.seats, setup.options).options == setup.options
            fitting = [o for o in game.options if not o.modes or table.mode in o.modes][:4]
            met = {tuple(setup.options[o.key] for o in fitting) for setup in setups}
            assert met == set(product(*[o.choices for o in fitting]))


def test_all_is_well_with_the_teaching_game() -> None:
    report = check("pebbles", 3, shown=False)
    assert report["games"] == 9 and report["violations"] == []
    assert report["decisions"] == check("pebbles", 3, jobs=2, shown=False)["decisions"]


def test_one_mode_or_number_of_seats_can_be_chosen() -> None:
    assert {t.seats for t in tables("pebbles", seats=3)} == {3}
    with pytest.raises(BadLab, match="standard 2-4"):
        tables("pebbles", seats=5)
    with pytest.raises(BadLab, match="modes: standard"):
        tables("pebbles", mode="duel")


@pytest.fixture
def broken_pebbles(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The teaching game under its own name, with rules that fail in round 3."""
    from tianxia.games.pebbles.game import PebblesGame

    def fails(self: Any, s: Any) -> str:
        return "PB-2: wrong" if s.round == 3 else ""

    game = type("BrokenPebbles", (PebblesGame,), {"broken": fails})()
    assert isinstance(game, Game)
    monkeypatch.setitem(registry._loaded, "pebbles", game)
    return game


def test_a_violation_comes_with_a_record_that_shows_it(broken_pebbles: Game[Any]) -> None:
    report = check("pebbles", 2, seats=2, shown=False)
    violations = report["violations"]
    assert isinstance(violations, list) and len(violations) == 2
    one = violations[0]
    assert one["law"] == "invariant: PB-2: wrong" and one["seats"] == 2 and one["seed"] == 0
    again = Course.of(record_of(json.loads(json.dumps(one["record"]))))
    assert len(again.moves) == one["move"]
    assert broken_pebbles.broken(again.state) == "PB-2: wrong"


def test_rules_that_crash_are_a_violation_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from tianxia.games.pebbles.game import PebblesGame

    def crashes(self: Any, s: Any) -> list[list[int]]:
        if s.round == 2:
            raise IndexError("list index out of range")
        return PebblesGame.points(self, s)

    game = type("CrashingPebbles", (PebblesGame,), {"points": crashes})()
    with pytest.raises(laws.Broken, match="the rules break off: IndexError: list index") as broken:
        laws.check_game(game, game.check_setup("", 2, {}), 1)
    assert broken.value.record.lines


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"seeds": 0}, "at least 1 seed"),
        ({"seeds": 1, "jobs": 0}, "at least 1 process"),
        ({"seeds": 1, "first_seed": -1}, "a seed is a number"),
    ],
)
def test_bad_wishes_are_refused(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(BadLab, match=says):
        check("pebbles", **arguments, shown=False)


def test_a_deal_that_lets_the_truth_shine_through_is_a_violation() -> None:
    """Hidden picks that are changed by one instead of being dealt anew: equal views, equal lists, and yet a trace."""
    from tianxia.games.pebbles.game import PebblesGame

    def nudges(self: Any, s: Any, seat: int, rng: Any) -> Any:
        other = s.copy()
        for i in range(s.seats):
            if i != seat and s.picks[i] > 0:
                other.picks[i] = s.picks[i] % min(3, s.heap) + 1
        other.rng = rng.copy()
        return other

    game = type("LeakyPebbles", (PebblesGame,), {"resample": nudges})()
    with pytest.raises(laws.Broken, match="depends on what it may not know"):
        for seed in range(10):
            laws.check_game(game, game.check_setup("", 3, {}), seed, thorough_every=2)
