"""The ladder: what is played is kept, goes on where it was stopped, and stands on the page."""

from pathlib import Path

import pytest

from tianxia.bots.ladder import Match, matches, read, rungs_of
from tianxia.bots.levels import LEVELS
from tianxia.cli import main
from tianxia.engine.registry import all_names, find
from tianxia.lab import ladder, ladder_page
from tianxia.lab.simulate import BadLab, Played, plan, play_one

ROOT = Path(__file__).parents[2]


def wish(games: int, seats: int = 2, bots: tuple[str, ...] = ("random", "pupil", "greedy"), reach: int = 0) -> ladder.Rungs:
    return ladder.rungs("pebbles", seats, list(bots), games, seed=3, reach=reach)


def test_every_pair_plays_what_simulate_plays(tmp_path: Path) -> None:
    played = ladder.play(wish(6), tmp_path / "ladder.toml")
    assert [(match.bot, match.against) for match in played] == [("pupil", "random"), ("greedy", "random"), ("greedy", "pupil")]
    for match in played:
        games = [play_one(plan("pebbles", "", 2, {}, [match.bot, match.against], 6, 3), index) for index in range(6)]
        points = 0.0
        for one in games:
            mine = one.places[one.names.index(match.bot)]
            points += 0.5 if one.places == (1, 1) else float(mine == 1)
        assert (match.won, match.games, match.others, match.seed) == (points, 6, 1, 3)
    assert read(tmp_path / "ladder.toml") == played


def test_only_neighbours_and_one_among_several(tmp_path: Path) -> None:
    played = ladder.play(wish(3, seats=3, reach=1), tmp_path / "ladder.toml", jobs=2)
    assert [(match.bot, match.against, match.others) for match in played] == [("pupil", "random", 2), ("greedy", "pupil", 2)]
    assert ladder.won(Played(0, 1, ("a", "b", "b"), (1, 1, 3), (3, 3, 1), False, ""), "a", 3) == 0.5
    assert ladder.won(Played(0, 1, ("b", "a", "b"), (1, 2, 1), (3, 1, 3), False, ""), "a", 3) == 0.0
    assert ladder.won(Played(0, 1, ("b", "a", "automaton"), (3, 2, 1), (1, 2, 3), False, ""), "a", 2) == 1.0


def test_stopped_in_the_middle_it_goes_on_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, whole = tmp_path / "ladder.toml", ladder.play(wish(4), tmp_path / "whole.toml")
    left = [5]

    def until_stopped(one: tuple[object, int]) -> Played:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play_one(*one)  # type: ignore[arg-type]

    monkeypatch.setattr(ladder, "_play", until_stopped)
    with pytest.raises(KeyboardInterrupt):
        ladder.play(wish(4), path)
    assert [match.games for match in read(path)] == [2, 2, 1]
    left[0] = 7  # of the twelve, five were played
    assert ladder.play(wish(4), path) == whole and left == [0]
    assert ladder.play(wish(4), path) == whole, "nothing is missing"


def test_what_a_level_won_when_it_saw_something_else_is_given_up(tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    ladder.write(
        path,
        [
            Match("greedy", "random", 7, 9, source="somebody"),
            Match("pupil", "random", 40, 40, 1, 3, ("another sight", ""), "before"),
        ],
    )
    played = ladder.play(wish(2), path)
    assert played[0] == Match("greedy", "random", 7, 9, source="somebody")
    assert {(match.bot, match.against): match.games for match in played[1:]} == {
        ("pupil", "random"): 2,
        ("greedy", "random"): 2,
        ("greedy", "pupil"): 2,
    }


def test_what_cannot_be_a_ladder_is_refused() -> None:
    with pytest.raises(BadLab, match="at least two bots"):
        wish(1, bots=("greedy",))
    with pytest.raises(BadLab, match="each named once"):
        wish(1, bots=("greedy", "greedy"))
    with pytest.raises(BadLab, match="against each other"):
        ladder.rungs("great_wall", 1, ["random", "greedy"], 1, 0)


def test_the_command_plays_shows_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "ladder.toml")
    assert main(["ladder", "pebbles", "--games", "3", "--levels", "random,greedy,champion@9,pupil", "--out", out]) == 0
    assert "pupil" in capsys.readouterr().out
    assert main(["ladder", "pebbles", "--games", "0", "--out", out, "--json"]) == 0
    assert '"against": "random"' in capsys.readouterr().out
    assert main(["ladder"]) == 2 and "name a game" in capsys.readouterr().err
    Path(out).write_text("match = 3")
    assert main(["ladder", "pebbles", "--games", "0", "--out", out]) == 2


@pytest.mark.parametrize("game", all_names())
def test_the_published_ladders_are_of_the_levels_of_today(game: str) -> None:
    """After a change of a sight: `tianxia ladder` plays anew what that level has played."""
    played = matches(find(game))
    assert [match for match in played if match.seed >= 0 and not ladder.current(game, match)] == []
    levels = {rung.bot for rung in rungs_of(played)}
    assert levels == set(LEVELS) or not [match for match in played if match.seed >= 0], "all of them, or nobody has measured"


def test_the_page_is_made_of_the_ladders() -> None:
    """`tianxia ladder --page docs/ladder.md`"""
    assert (ROOT / "docs" / "ladder.md").read_text() == ladder_page.page()
