"""Many games between bots: seats rotate, seeds reproduce, processes do not matter."""

import json
from pathlib import Path

import pytest

from tianxia.bots.catalogue import UnknownBot
from tianxia.engine.game import BadSetup
from tianxia.engine.registry import UnknownGame
from tianxia.lab.replay import replay_file
from tianxia.lab.simulate import AUTOMATON, BadLab, Played, game_seed, plan, play_one, simulate, tally


def stable(report: dict[str, object]) -> dict[str, object]:
    """What must not depend on the machine."""
    return {key: value for key, value in report.items() if key not in ("seconds", "decisions_per_second")}


def test_the_same_seed_gives_the_same_result_whatever_the_jobs() -> None:
    made = plan("pebbles", "", 3, {}, ["greedy", "random", "search@6"], 9, 42)
    alone = simulate(made, jobs=1, shown=False)
    together = simulate(made, jobs=2, shown=False)
    assert stable(alone) == stable(together)
    other = simulate(plan("pebbles", "", 3, {}, ["greedy", "random", "search@6"], 9, 43), jobs=1, shown=False)
    assert stable(other)["mean_scores"] != stable(alone)["mean_scores"]


def test_the_report_adds_up() -> None:
    report = simulate(plan("pebbles", "", 2, {}, ["greedy", "random"], 10, 1), shown=False)
    wins = report["wins"]
    assert isinstance(wins, dict) and set(wins) == {"greedy", "random"}
    assert sum(wins.values()) + report["draws"] == 10  # type: ignore[operator]
    assert report["games"] == 10 and report["end_reasons"] == {"heap-empty": 10}
    assert report["decisions"] == sum(
        play_one(plan("pebbles", "", 2, {}, ["greedy", "random"], 10, 1), i).decisions for i in range(10)
    )


def test_bots_rotate_seats() -> None:
    made = plan("pebbles", "", 3, {}, ["greedy", "random", "search@1"], 3, 0)
    seats = [play_one(made, index).names for index in range(3)]
    assert seats == [("greedy", "random", "search@1"), ("random", "search@1", "greedy"), ("search@1", "greedy", "random")]


def test_fewer_bots_than_seats_take_turns() -> None:
    assert plan("pebbles", "", 4, {}, ["greedy", "random"], 1, 0).bots == ("greedy", "random", "greedy", "random")
    assert plan("pebbles", "", 4, {}, ["random"], 1, 0).bots == ("random",) * 4


def test_every_game_of_every_series_has_its_own_seed() -> None:
    seeds = {game_seed(series, index) for series in range(20) for index in range(200)}
    assert len(seeds) == 4000 and min(seeds) >= 0 and max(seeds) < 2**53


def played(
    places: tuple[int, ...], names: tuple[str, ...] = ("a", "b"), together: bool = False, traits: tuple[str, ...] = ()
) -> Played:
    return Played(0, 5, names, places, tuple(10 * place for place in places), together, "done", traits)


def test_a_shared_first_place_is_a_draw() -> None:
    told = tally([played((1, 2)), played((1, 1)), played((2, 1)), played((2, 1))])
    assert told["wins"] == {"a": 1, "b": 2} and told["draws"] == 1
    assert told["mean_scores"] == {"a": 15.0, "b": 12.5}


def test_a_first_place_shared_by_one_bot_with_itself_is_its_win() -> None:
    told = tally([played((1, 1, 3), ("a", "a", "b"))])
    assert told["wins"] == {"a": 1, "b": 0} and told["draws"] == 0
    assert told["by_seat"] == [
        {"games": 1, "wins": 0, "mean_score": 10.0, "mean_ahead": -6.667},
        {"games": 1, "wins": 0, "mean_score": 10.0, "mean_ahead": -6.667},
        {"games": 1, "wins": 0, "mean_score": 30.0, "mean_ahead": 13.333},
    ]


def test_boards_clans_and_generals_are_counted_by_themselves() -> None:
    told = tally([played((1, 2), traits=("star", "circle")), played((2, 1), traits=("star", "square"))])
    assert told["by_trait"] == {
        "circle": {"games": 1, "wins": 0, "mean_score": 20.0, "mean_ahead": 5.0},
        "square": {"games": 1, "wins": 1, "mean_score": 10.0, "mean_ahead": -5.0},
        "star": {"games": 2, "wins": 1, "mean_score": 15.0, "mean_ahead": 0.0},
    }


@pytest.mark.parametrize(
    ("game", "seats", "options", "known"),
    [
        ("terracotta", 2, {}, set()),
        ("zhanguo", 2, {}, {"A"}),
        ("zhanguo", 4, {"boards": "B_PICK"}, {"circle", "square", "triangle", "star"}),
        ("daimyo", 1, {"clans": "random"}, None),
        ("great_wall", 3, {}, None),
    ],
)
def test_every_game_says_what_sets_its_players_apart(
    game: str, seats: int, options: dict[str, str], known: set[str] | None
) -> None:
    found = play_one(plan(game, "", seats, options, ["random"], 1, 3), 0)
    assert len(found.traits) == (0 if known == set() else seats)
    assert known is None or set(found.traits) == known
    assert known is not None or len(set(found.traits)) == seats


def test_who_plays_together_wins_and_loses_together() -> None:
    told = tally([played((1, 1), together=True), played((2, 2), together=True)])
    assert told["wins"] == {"a": 1, "b": 1} and told["draws"] == 0


def test_an_automaton_may_win() -> None:
    told = tally([played((2, 1), ("greedy", AUTOMATON))])
    assert told["wins"] == {"greedy": 0, AUTOMATON: 1}


def test_saved_records_replay_to_the_same_result(tmp_path: Path) -> None:
    made = plan("pebbles", "", 2, {"heap": "large"}, ["greedy", "random"], 3, 7, str(tmp_path / "new"))
    simulate(made, shown=False)
    files = sorted((tmp_path / "new").iterdir())
    assert [f.name for f in files] == ["pebbles-7-0.json", "pebbles-7-1.json", "pebbles-7-2.json"]
    for index, file in enumerate(files):
        match = replay_file(file)
        assert match.over and tuple(match.game.totals(match.state)) == play_one(made, index).totals
        assert json.loads(file.read_text())["players"] == list(play_one(made, index).names)


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"game": "chess"}, UnknownGame, "no game is called 'chess'"),
        ({"mode": "duel"}, BadSetup, "no mode 'duel'"),
        ({"seats": 7}, BadSetup, "modes and seats: standard 2-4"),
        ({"options": {"heap": "huge"}}, BadSetup, "small or large"),
        ({"options": {"colour": "red"}}, BadSetup, "no option 'colour'"),
        ({"bots": ["gready"]}, UnknownBot, "no bot is called 'gready'"),
        ({"bots": []}, BadLab, "at least one bot"),
        ({"bots": ["random"] * 3}, BadLab, "3 bots do not fit on 2 seats"),
        ({"games": 0}, BadLab, "at least 1 game"),
        ({"seed": -1}, BadLab, "a seed is a number"),
        ({"seed": 2**53}, BadLab, "a seed is a number"),
    ],
)
def test_bad_plans_are_refused(change: dict[str, object], error: type[Exception], says: str) -> None:
    usual: dict[str, object] = {
        "game": "pebbles", "mode": "", "seats": 2, "options": {}, "bots": ["random"], "games": 1, "seed": 0,
    }  # fmt: skip
    with pytest.raises(error, match=says):
        plan(**{**usual, **change})  # type: ignore[arg-type]


def test_no_process_plays_nothing() -> None:
    with pytest.raises(BadLab, match="at least 1 process"):
        simulate(plan("pebbles", "", 2, {}, ["random"], 1, 0), jobs=0, shown=False)
