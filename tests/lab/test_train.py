"""Learning from self-play, on budgets of a second: positions, the net, rounds that go on where they were stopped."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tianxia.bots.nets import BadNet, head_of, read
from tianxia.cli import main
from tianxia.engine.registry import find
from tianxia.lab.simulate import BadLab
from tianxia.lab.train.foretold import foretold, mixed
from tianxia.lab.train.learning import Learner, learn
from tianxia.lab.train.playing import play_all
from tianxia.lab.train.positions import Positions, joined, load
from tianxia.lab.train.rounds import learner_of, split, train
from tianxia.lab.train.settings import Settings, checked

TINY = Settings(
    "pebbles", "", 2, games=40, rounds=2, match=6, ends=(1, 4), hidden=(8, 4), batch=64, mixes=((1.0, 12.0), (0.0, 5.0))
)
INPUTS = find("pebbles").features.view_size


def some(settings: Settings = TINY) -> Positions:
    return joined(list(play_all(settings, 5, "")))


def same(one: Positions, two: Positions) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(two, name)) for name in vars(one))


def test_positions_tell_what_was_seen_and_how_it_ended() -> None:
    found = some()
    assert len(found) == len(found.starts) - 1 and set(found.game.tolist()) == set(range(TINY.games))
    assert found.starts[-1] == len(found.places) == len(found.values) and (found.values != 0).all()
    assert set(found.won.tolist()) == {0.0, 1.0} and (found.margin[found.won == 1] > 0).all()
    rows = np.ones((3, INPUTS + 1), np.float32)
    found.dense(np.array([0, 2]), rows)
    for row, i in zip(rows, (0, 2)):
        places = found.places[found.starts[i] : found.starts[i + 1]]
        assert set(np.flatnonzero(row)) == set(places.tolist())
    assert (rows[2] == 1).all(), "only the rows that were asked for"


def test_the_same_games_however_many_processes_play_them(tmp_path: Path) -> None:
    one = some()
    assert same(one, some(replace(TINY, processes=2)))
    one.save(tmp_path / "kept.npz")
    assert same(one, load(tmp_path / "kept.npz"))
    fewer = some(replace(TINY, every=3))
    assert 0 < len(fewer) < len(one)


def test_slopes_are_those_of_the_loss() -> None:
    learner = Learner(5, (4, 4), 1.0, 3)
    dice: Any = np.random.default_rng(1)
    learner.layers = [dice.standard_normal(layer.shape) for layer in learner.layers]
    x, more, won = dice.standard_normal((9, 6)), 2 * dice.standard_normal(9), (dice.random(9) < 0.5) * 1.0
    _, slopes = learner.slopes(x, more, won, 0.7)
    for layer, slope in zip(learner.layers, slopes):
        at = tuple(0 for _ in layer.shape)
        layer[at] += 1e-6
        above, _ = learner.slopes(x, more, won, 0.7)
        layer[at] -= 2e-6
        below, _ = learner.slopes(x, more, won, 0.7)
        layer[at] += 1e-6
        assert slope[at] == pytest.approx((above - below) / 2e-6, abs=1e-5)


def test_learning_lowers_the_loss_and_foretells_who_wins() -> None:
    settings = replace(TINY, games=300, passes=12, step=5e-3, near=0)
    found = some(settings)
    learned, tested = split(settings, found)
    assert not set(found.game[learned].tolist()) & set(found.game[tested].tolist())
    losses: list[float] = []
    learner = learn(settings, INPUTS, found, learned, lambda number, now, loss: losses.append(loss))
    assert len(losses) == 12 and losses[-1] < 0.9 * losses[0]
    _, chances = learner.tell(found, tested)
    won = found.won[tested]
    assert ((chances - won) ** 2).mean() < 0.9 * ((won.mean() - won) ** 2).mean()


def test_a_training_goes_on_where_it_was_stopped_and_ends_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    told: list[str] = []
    story = train(TINY, whole, False, told.append)
    assert [one["round"] for one in story["rounds"]] == [1, 2] and len(story["rounds"][1]["matches"]) == 2
    assert any(line.startswith("round 1 pass 1: loss") for line in told)
    train(TINY, parts, False, told.append)
    for left in ("2.json", "2.net", "2.positions.npz"):
        (parts / left).unlink()
    if story["rounds"][1]["stays"]:  # as it was after the first round
        (parts / "rivals-2.net").unlink()
        if story["rounds"][0]["stays"]:
            (parts / "rivals-2.net").write_bytes((parts / "1.net").read_bytes())
    with pytest.raises(BadLab, match="--resume"):
        train(TINY, parts, False, told.append)
    with pytest.raises(BadLab, match="other settings"):
        train(replace(TINY, seed=1), parts, True, told.append)
    again = train(TINY, parts, True, told.append)
    assert again["rounds"] == story["rounds"]
    assert (whole / "2.net").read_bytes() == (parts / "2.net").read_bytes()
    read(whole / "2.net", find("pebbles"))
    assert head_of(whole / "2.net")["played"] == [40, 40]


def test_a_position_is_taught_by_what_comes_next_for_its_seat() -> None:
    """Two games, two seats: the end for the last position of a seat, a mixture for those before."""
    found = some()
    few = replace(
        found,
        margin=np.array([10, -10, 10, 10, 4], np.float32),
        won=np.array([1, 0, 1, 1, 1], np.float32),
        game=np.array([0, 0, 0, 0, 1], np.int32),
        seat=np.array([0, 1, 0, 0, 0], np.int8),
    )
    margins, chances = np.array([0, 0, 2, 6, 9], np.float32), np.array([0.5, 0.5, 0.6, 0.8, 0.5], np.float32)
    taught = mixed(few, margins, chances, 0.5)
    assert taught.margin.tolist() == pytest.approx([0.5 * 8 + 0.5 * 2, -10, 0.5 * 10 + 0.5 * 6, 10, 4])
    assert taught.won.tolist() == pytest.approx([0.5 * 0.9 + 0.5 * 0.6, 0, 0.5 * 1 + 0.5 * 0.8, 1, 1])
    assert mixed(few, margins, chances, 1.0).margin.tolist() == few.margin.tolist()


def test_foretelling_teaches_less_luck() -> None:
    settings = replace(TINY, games=200, passes=6, step=5e-3, near=0)
    found = some(settings)
    learned, _ = split(settings, found)
    assert foretold(replace(settings, patience=1.0), INPUTS, found, learned, None) is found
    taught = foretold(settings, INPUTS, found, learned, None)
    assert taught.margin[learned].std() < found.margin[learned].std()
    assert np.array_equal(taught.stands, found.stands) and len(taught) == len(found)


def test_options_are_drawn_for_every_game(tmp_path: Path) -> None:
    settings = checked(replace(TINY, options={"heap": ("small", "large")}))
    assert [setup.options["heap"] for setup in settings.setups()] == ["small", "large"]
    lengths = np.bincount(some(settings).game)
    for heap in ("small", "large"):
        alone = np.bincount(some(replace(settings, options={"heap": (heap,)})).game)
        assert (alone == lengths).any() and (alone != lengths).any(), "some games are of this kind, and some are not"


def test_a_training_goes_on_from_a_net(tmp_path: Path) -> None:
    told: list[str] = []
    one = replace(TINY, rounds=1, match=0, batch=16)
    train(one, tmp_path / "one", False, told.append)
    first = tmp_path / "one" / "1.net"
    train(replace(one, seed=3), tmp_path / "two", False, told.append, begin=str(first))
    head = head_of(tmp_path / "two" / "1.net")
    assert head["before"] == [[40]] and head["played"] == [40] and head["points"] == head_of(first)["points"]
    before, after = learner_of(first), learner_of(tmp_path / "two" / "1.net")
    fresh = Learner(INPUTS, (8, 4), 1.0, 3)
    assert np.abs(after.layers[0] - before.layers[0]).max() < 0.1 < np.abs(fresh.layers[0] - before.layers[0]).max()
    assert not np.array_equal(after.layers[0], before.layers[0]), "it has learned something"
    with pytest.raises(BadNet, match="not a net"):
        train(one, tmp_path / "three", False, told.append, begin=str(tmp_path / "nothing"))


def test_the_clock_may_end_a_round() -> None:
    assert len(set(some(replace(TINY, games=100_000, minutes=0.01)).game.tolist())) < 100_000


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadLab, match="at least 20 games"):
        checked(replace(TINY, games=5))
    with pytest.raises(BadLab, match="rounds is at least 1"):
        checked(replace(TINY, rounds=0))


def test_the_command_learns_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["train", "pebbles", "--seats", "2", "--games", "40", "--rounds", "1", "--match", "0", "--out", str(tmp_path / "one")]
    assert main([*asked, "--json"]) == 0
    story = json.loads(capsys.readouterr().out)
    assert story["net"].endswith("rivals-2.net") and Path(story["net"]).is_file()
    assert main(asked) == 2 and "--resume" in capsys.readouterr().err
    assert main(["simulate", "pebbles", "--seats", "2", "--bots", f"net={story['net']},greedy", "--games", "2"]) == 0
    assert f"net={story['net']}" in capsys.readouterr().out
