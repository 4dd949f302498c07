"""Calibration: Brier scores of what was told, and their drawing."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tianxia.cli import main
from tianxia.lab.calibrate import Calibration, Said, calibrate, mean_and_error
from tianxia.lab.simulate import plan


def test_the_score_is_the_mean_square_and_a_prophet_has_none() -> None:
    said = Said(1, [0.8, 0.2], [0.0, 1.0], [1.0, 0.0], [3.0, 5.0])
    assert said.brier("chance") == pytest.approx(0.04)
    assert (said.brier("leader"), said.brier("even")) == (1.0, 0.25)
    found = Calibration(plan("pebbles", "", 2, {}, ["random"], 1, 0), False, [[said]]).report()
    assert found["brier"]["chance"] == [pytest.approx(0.04), 0.0]
    assert found["better_than_leader"][0] == pytest.approx(0.96)
    assert [one["count"] for one in found["bins"]] == [1, 1]
    assert found["points_missed"][0] == 4.0


def test_the_uncertainty_is_that_of_the_games() -> None:
    assert mean_and_error([1.0, 3.0]) == [2.0, 1.0]


def test_the_same_seed_measures_the_same() -> None:
    asked = plan("pebbles", "", 2, {}, ["random"], 3, 5)
    one, other = [calibrate(asked, shown=False).report() for _ in range(2)]
    assert one == other
    assert one["moments"] == sum([chapter["moments"] for chapter in one["chapters"]]) > 0


def test_the_command_tells_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawing = tmp_path / "pebbles.svg"
    assert main(["calibrate", "pebbles", "--games", "2", "--bots", "random", "--plot", str(drawing), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert ElementTree.fromstring(drawing.read_text()).tag.endswith("svg")
    assert main(["calibrate", "pebbles", "--games", "2", "--bots", "random"]) == 0
    assert "who leads now" in capsys.readouterr().out
    assert main(["calibrate", "pebbles", "--seats", "1", "--games", "1"]) == 2


def test_a_record_is_analysed_when_its_game_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pebbles", "--seats", "2", "--games", "1", "--save", str(tmp_path)]) == 0
    record = next(tmp_path.glob("*.json"))
    capsys.readouterr()
    assert main(["analyse", str(record)]) == 0
    assert "Chances by the hand-written judgement." in capsys.readouterr().out
    assert main(["analyse", str(record), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["chances"][0] == [0.5, 0.5]
    cut = json.loads(record.read_text())
    cut["lines"] = cut["lines"][:3]
    record.write_text(json.dumps(cut))
    assert main(["analyse", str(record)]) == 2
    assert "not over" in capsys.readouterr().err
