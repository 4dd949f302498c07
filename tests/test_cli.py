"""The command line: fields of its JSON, exit codes, and one short line for bad input."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tianxia.cli import main

ROOT = Path(__file__).parents[1]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    said = capsys.readouterr()
    return code, said.out, said.err


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Any:
    got, out, err = run(capsys, *arguments, "--json")
    assert got == code, err
    return json.loads(out)


def test_simulate_tells_all_fields(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["simulate", "pebbles", "--seats", "2", "--bots", "greedy,random", "--games", "6", "--seed", "4"]
    found = told(capsys, *wish)
    for field in ("games", "decisions", "seconds", "decisions_per_second", "wins", "mean_scores", "end_reasons"):
        assert field in found
    assert found["games"] == 6 and set(found["wins"]) == {"greedy", "random"} == set(found["mean_scores"])
    again = told(capsys, *wish, "--jobs", "2")
    for field in ("games", "decisions", "wins", "mean_scores", "end_reasons"):
        assert found[field] == again[field]
    code, out, _ = run(capsys, *wish)
    assert code == 0 and "greedy" in out and "heap-empty 6" in out


def test_simulate_takes_mode_options_and_a_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = told(
        capsys, "simulate", "pebbles", "--seats", "3", "--mode", "standard", "--option", "heap=large", "--games", "1",
        "--save", str(tmp_path),
    )  # fmt: skip
    assert found["options"] == {"heap": "large"} and found["bots"] == ["random"] * 3
    (file,) = tmp_path.iterdir()
    again = told(capsys, "replay", str(file))
    assert again["options"] == {"heap": "large"} and again["over"] is True


def test_replay_prints_the_itemised_result(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["simulate", "pebbles", "--seats", "2", "--games", "1", "--save", str(tmp_path)]) == 0
    capsys.readouterr()
    file = tmp_path / "pebbles-0-0.json"
    found = told(capsys, "replay", str(file))
    for field in ("game", "mode", "seats", "seed", "players", "moves", "places", "totals", "points", "end_reason"):
        assert field in found
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 0 and "total" in out and "place" in out
    with file.open() as text:
        monkeypatch.setattr("sys.stdin", text)
        assert run(capsys, "replay", "-")[0] == 0


def test_check_counts_games_and_violations(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "check", "pebbles", "--seeds", "2")
    assert found["games"] == 6 and found["decisions"] > 50 and found["violations"] == []
    code, out, _ = run(capsys, "check", "pebbles", "--seeds", "1", "--seats", "2")
    assert code == 0 and "1 games of pebbles" in out and "0 violations" in out


def test_check_finds_violations_with_their_records(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from tianxia.engine import registry
    from tianxia.games.pebbles.game import PebblesGame

    broken = type("BrokenPebbles", (PebblesGame,), {"broken": lambda self, s: "PB-2: wrong" if s.round == 2 else ""})()
    monkeypatch.setitem(registry._loaded, "pebbles", broken)
    found = told(capsys, "check", "pebbles", "--seeds", "2", "--seats", "2", "--save", str(tmp_path), code=1)
    assert len(found["violations"]) == len(list(tmp_path.iterdir())) == 2
    assert found["violations"][0]["record"]["format"] == "tianxia-record-1"
    for file in tmp_path.iterdir():
        assert run(capsys, "replay", str(file))[0] == 0
    code, out, _ = run(capsys, "check", "pebbles", "--seeds", "1", "--seats", "2")
    assert code == 1 and "invariant: PB-2: wrong" in out


def test_rules_counts_what_is_proven(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for folder in ("docs/rules", "tests/games/pebbles", "src/tianxia"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/pebbles.md").write_text("- **PB-1** one\n- **PB-2** two\n")
    test = tmp_path / "tests/games/pebbles/test_pebbles.py"
    test.write_text('@rule("PB-1")\ndef test_one(): ...\n')
    monkeypatch.chdir(tmp_path)
    assert told(capsys, "rules", "pebbles", code=1) == {
        "game": "pebbles", "total": 2, "proven": 1, "missing": ["PB-2"], "unknown": [],
    }  # fmt: skip
    code, out, _ = run(capsys, "rules", "pebbles", "--tests")
    assert code == 1 and "without a test: PB-2" in out and "PB-1: tests/games/pebbles/test_pebbles.py::test_one" in out
    test.write_text('@rule("PB-1", "PB-2")\ndef test_one(): ...\n')
    assert told(capsys, "rules", "pebbles")["missing"] == []


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "games")
    assert "terracotta" in [game["name"] for game in found]
    assert "pebbles" not in [game["name"] for game in found]
    code, out, _ = run(capsys, "games")
    assert code == 0 and "terracotta" in out


def test_bench_tells_its_figures(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from tianxia.lab import speed

    monkeypatch.setattr("tianxia.lab.speed.measure", lambda name, seconds, full=speed.measure: full(name, seconds / 100))
    found = told(capsys, "bench", "pebbles", "--seconds", "1")
    assert found[0]["game"] == "pebbles" and found[0]["seats"] == 2
    for field in ("decisions", "steps", "copies", "search_tries", "mcts_tries"):
        assert found[0][f"{field}_per_second"] > 0
    assert run(capsys, "bench", "pebbles", "--seconds", "1")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "COMMAND"),
        (["shuffle"], "invalid choice: 'shuffle'"),
        (["simulate"], "GAME"),
        (["simulate", "pebbles"], "--seats"),
        (["simulate", "chess", "--seats", "2"], "no game is called 'chess'; games: "),
        (["simulate", "pebbles", "--seats", "two"], "'two' is not a whole number of at least 1"),
        (["simulate", "pebbles", "--seats", "0"], "not a whole number of at least 1"),
        (["simulate", "pebbles", "--seats", "9"], "modes and seats: standard 2-4"),
        (["simulate", "pebbles", "--seats", "2", "--mode", "duel"], "modes: standard"),
        (["simulate", "pebbles", "--seats", "2", "--bots", "gready"], "bots: pupil, traveller, scribe"),
        (["simulate", "pebbles", "--seats", "2", "--bots", ""], "no bot is called ''"),
        (["simulate", "pebbles", "--seats", "2", "--bots", "random,random,random"], "3 bots do not fit on 2 seats"),
        (["simulate", "pebbles", "--seats", "2", "--option", "heap"], "--option is KEY=CHOICE"),
        (["simulate", "pebbles", "--seats", "2", "--option", "heap=huge"], "small or large"),
        (["simulate", "pebbles", "--seats", "2", "--games", "-5"], "--games"),
        (["simulate", "pebbles", "--seats", "2", "--seed", "9999999999999999"], "a seed is a number from 0 to"),
        (["simulate", "pebbles", "--seats", "2", "--jobs", "0"], "at least 1"),
        (["check", "chess"], "no game is called 'chess'"),
        (["check", "pebbles", "--mode", "duel"], "modes: standard"),
        (["check", "pebbles", "--seats", "7"], "standard 2-4"),
        (["rules", "chess"], "no rules page of 'chess'; pages: "),
        (["replay"], "FILE"),
        (["replay", "/nowhere/at.all"], "/nowhere/at.all does not exist"),
        (["bench", "chess"], "no game is called 'chess'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str], arguments: list[str], says: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2 and out == ""
    assert says in err and err.count("\n") == 1 and "Traceback" not in err


def test_a_damaged_record_is_bad_input(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"format": "tianxia-record-1"}')
    code, out, err = run(capsys, "replay", str(file), "--json")
    assert (code, out) == (2, "") and "game must be text, not missing" in err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0 and all(word in out for word in ("simulate", "rules", "check", "replay", "bench", "serve", "games"))
    for command in ("simulate", "rules", "check", "replay", "bench", "games"):
        code, out, _ = run(capsys, command, "--help")
        assert code == 0 and "--json" in out
    assert run(capsys, "--version")[0] == 0


def test_help_does_not_load_the_games() -> None:
    code = "import sys; from tianxia.cli import main; main(['--help'])\n"
    code += "print([m for m in sys.modules if m.startswith('tianxia.') and not m.startswith('tianxia.cli')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "src")})
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


def test_the_module_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tianxia", "simulate", "pebbles", "--seats", "2", "--games", "2", "--jobs", "2", "--json"],
        capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    assert done.returncode == 0 and json.loads(done.stdout)["games"] == 2
    assert done.stderr == "", "no progress bar where nobody watches"


def test_serve_hands_its_arguments_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    from types import SimpleNamespace

    heard: list[list[str]] = []

    def serve(arguments: list[str]) -> int:
        heard.append(arguments)
        return 0

    monkeypatch.setitem(sys.modules, "tianxia.server.run", SimpleNamespace(main=serve))
    assert main(["serve", "--port", "8123"]) == 0
    assert main(["play"]) == 0
    assert heard == [["--port", "8123"], ["--open"]]


def test_a_progress_bar_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    from tianxia.lab.progress import Progress

    with Progress(10, "games", shown=True) as bar:
        bar.step(5)
        assert bar.line(10.0).endswith("5/10 games, 0.5 per second, 0:10 left")
    assert "5/10 games" in capsys.readouterr().err
    with Progress(10, "games", shown=False) as quiet:
        quiet.step()
    assert capsys.readouterr().err == ""
