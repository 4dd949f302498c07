"""Bots and games from outside: the compiled package is as open as its source."""

import json
from pathlib import Path

import pytest

from tests.outside.conftest import Beside
from tests.server.table_client import Server
from tianxia.bots.levels import LEVELS
from tianxia.engine.registry import ours

MINE = """
from tianxia.bots.protocol import Bot, Choice

class Mine(Bot):
    def choose(self, seat, rng):
        return Choice(seat.legal()[-1], [], 1)

class Cheat(Bot):
    def choose(self, seat, rng):
        return Choice(10**6, [], 1)

def first(seat, rng):
    return seat.legal()[0]

NUMBER = 7
"""


def test_classes_from_outside_do_the_same_on_source_and_compiled(sticks: Path, tmp_path: Path) -> None:
    script = Path(__file__).with_name("plays.py")
    told = []
    for compiled in (False, True):
        run = Beside(sticks, compiled).run(tmp_path, str(script))
        assert run.returncode == 0, run.stderr
        told.append(json.loads(run.stdout))
    assert told[0].pop("engine") != told[1].pop("engine")
    assert told[0] == told[1]
    one = told[0]
    assert one["laws"]["same"] and one["records"]["same"]
    assert one["bots"]["names"] == ["tidy", *LEVELS]
    played, sticks_there = one["overrides"]["single sticks"]
    assert played == sticks_there, "the overridden legal list is the one that is played by"
    assert one["overrides"]["half"][1] == 77 and one["overrides"]["value was asked"]
    assert one["overrides"]["seen"][1] == "SK"
    assert set(one["copies"]) == {*ours(), "sticks"}
    assert one["environment"]["str"] == one["environment"]["Tidy"], "a bot by name or as an object"


def test_the_command_line_takes_them_by_name_and_from_a_file_right_here(beside: Beside, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    listed = beside.run(tmp_path, "-m", "tianxia", "games")
    assert "sticks\n  mode standard: 2-4 seats" in listed.stdout, listed.stderr
    checked = beside.run(tmp_path, "-m", "tianxia", "check", "sticks", "--seeds", "2")
    assert checked.returncode == 0 and "0 violations" in checked.stdout, checked.stderr
    many = ["-m", "tianxia", "simulate", "sticks", "--seats", "4", "--bots", "tidy,mine:Mine,mine.py:first,greedy"]
    one = beside.run(tmp_path, *many, "--games", "8", "--json", "--save", "kept")
    assert one.returncode == 0, one.stderr
    two = beside.run(tmp_path, *many, "--games", "8", "--json", "--jobs", "2")
    told, again = json.loads(one.stdout), json.loads(two.stdout)
    assert set(told["wins"]) == {"tidy", "mine:Mine", "mine.py:first", "greedy"} and told["reproducible"]
    assert told["wins"] == again["wins"] and told["mean_scores"] == again["mean_scores"]
    replayed = beside.run(tmp_path, "-m", "tianxia", "replay", "kept/sticks-0-3.json")
    assert replayed.returncode == 0 and "tokens" in replayed.stdout, replayed.stderr


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("tidier", "no bot is called 'tidier'; bots: pupil, traveller, scribe"),
        ("tidier", ", tidy, or package.module:Class"),
        ("nowhere:Mine", "'nowhere:Mine': there is no module 'nowhere'"),
        ("mine:Nobody", "'mine:Nobody': mine has no 'Nobody'"),
        ("mine:", "'mine:' is not package.module:thing"),
        ("mine:NUMBER", "'mine:NUMBER' is neither a Bot nor a function that decides"),
        ("mine:Choice", "'mine:Choice' is neither a Bot nor a function that decides"),
        ("mine:Cheat", "the bot 'mine:Cheat' answered 1000000, which is not legal"),
    ],
)
def test_wrong_bots_are_refused_in_one_line(sticks: Path, tmp_path: Path, name: str, message: str) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    run = Beside(sticks, False).run(tmp_path, "-m", "tianxia", "simulate", "sticks", "--seats", "2", "--bots", name)
    assert run.returncode == 2 and message in run.stderr and run.stderr.count("\n") == 1, run.stderr


def test_a_game_from_a_file_right_here(beside: Beside, sticks: Path, tmp_path: Path) -> None:
    """Not installed, only named: as one writes a game."""
    source = (sticks / "sticks" / "game.py").read_text().replace('"sticks"\n', '"twigs"\n')
    (tmp_path / "twigs.py").write_text(source)
    checked = beside.run(tmp_path, "-m", "tianxia", "check", "twigs:GAME", "--seeds", "1")
    assert checked.returncode == 0 and "0 violations" in checked.stdout, checked.stderr
    played = beside.run(
        tmp_path, "-m", "tianxia", "simulate", "twigs:SticksGame", "--seats", "2", "--games", "2", "--save", "kept"
    )
    assert played.returncode == 0, played.stderr
    unknown = beside.run(tmp_path, "-m", "tianxia", "replay", "kept/twigs-0-1.json")
    assert unknown.returncode == 2 and "no game is called 'twigs'" in unknown.stderr
    replayed = beside.run(tmp_path, "-m", "tianxia", "replay", "kept/twigs-0-1.json", "--game", "twigs:GAME")
    assert replayed.returncode == 0, replayed.stderr
    none = beside.run(tmp_path, "-m", "tianxia", "check", "twigs:Take")
    assert none.returncode == 2 and "Take'> is not a Game" in none.stderr, none.stderr
    (tmp_path / "mute.py").write_text("from twigs import SticksGame\n\nclass Mute(SticksGame):\n    name = 'mute'\n")
    mute = beside.run(tmp_path, "-m", "tianxia", "check", "mute:Mute")
    assert mute.returncode == 2 and "Mute does not say its name: set self.name in __init__" in mute.stderr, mute.stderr


def test_a_broken_package_harms_nobody_else(beside: Beside, tmp_path: Path) -> None:
    folder = tmp_path / "broken"
    (folder / "broken-1.0.dist-info").mkdir(parents=True)
    (folder / "broken-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (folder / "broken-1.0.dist-info" / "entry_points.txt").write_text(
        "[tianxia.games]\nbroken = broken:GAME\nterracotta = broken:GAME\n[tianxia.bots]\nbroken = broken:Bot\n"
    )
    (folder / "broken.py").write_text("raise RuntimeError('no luck')\n")
    script = (
        "import tianxia.lab.envs.gym\nfrom tianxia.engine import registry\n"
        "print([game.name for game in registry.playable()])\n"
        "for name in ('terracotta', 'broken'):\n    print(registry.find(name).name)"
    )
    run = beside.run(tmp_path, "-c", script, path=f"{beside.path}:{folder}")
    assert "['daimyo', 'great_wall', 'terracotta', 'zhanguo', 'sticks']\nterracotta\n" in run.stdout, run.stderr
    assert "the game 'broken' (broken:GAME) does not work here: RuntimeError: no luck" in run.stderr


def test_the_server_offers_what_is_installed_and_nothing_else(beside: Beside, tmp_path: Path) -> None:
    (tmp_path / "harm.py").write_text("import pathlib\n\npathlib.Path(__file__).with_suffix('.done').touch()\n")
    server = Server(str(tmp_path / "tianxia.db"), path=f"{beside.path}:{tmp_path}")
    try:
        ann = server.guest()
        games = {game["name"]: game for game in ann.get("/games")["games"]}
        assert games["sticks"]["bots"] == ["tidy", *LEVELS]
        assert games["sticks"]["languages"] == ["en", "cs", "pl"]
        rules = ann.get("/games/sticks/rules", search="token")["rules"]
        assert [rule["id"] for rule in rules] == ["SK-1.2", "SK-2.3"] and rules[0]["section"] == "1 Setup"
        assert ann.get("/games/sticks/provenance")["data"] == []
        assert games["sticks"]["players_in_view"] == {"points": "each"}
        words = ann.get("/games/sticks/texts", language="cs")
        assert words["language"] == "cs" and "sticks-name = Klacíky" in words["texts"]
        assert ann.get("/games/sticks/texts", language="xx", status=404)["error"] == "unknown-language"
        shown = ann.play_to_end(ann.open("me", "tidy", game="sticks")["table"])
        assert not any(shown["view"]["heaps"]) and len(shown["view"]["points"]) == 2
        for name in ("harm:Bot", "harm", "os:system", "harm.py:Bot"):
            for wish in ({"game": "sticks", "seats": [{"who": "me"}, {"who": "bot", "bot": name}]}, {"game": name}):
                refused = ann.post("/tables", {"seats": [{"who": "me"}, {"who": "me"}], **wish}, status=404)
                assert refused["error"] == ("unknown-game" if wish["game"] == name else "unknown-bot")
        assert not (tmp_path / "harm.done").exists(), "a guest made the server import a module"
    finally:
        server.stop()


def test_whoever_runs_the_server_puts_more_games_into_its_lobby(beside: Beside, sticks: Path, tmp_path: Path) -> None:
    """A game in a file, without words or rules, and a hidden one: tables, bots, undo, story, scores as for every game."""
    source = (sticks / "sticks" / "game.py").read_text().replace('"sticks"\n', '"twigs"\n')
    (tmp_path / "twigs.py").write_text(source)
    more = ("--game", "twigs:GAME", "--game", "pebbles")
    server = Server(str(tmp_path / "tianxia.db"), path=f"{beside.path}:{tmp_path}", more=more)
    try:
        ann = server.guest()
        names = [game["name"] for game in ann.get("/games")["games"]]
        assert names[-3:] == ["sticks", "twigs", "pebbles"]
        assert ann.get("/games/twigs/texts")["texts"] == "" and ann.get("/games/twigs/rules")["rules"] == []
        table = ann.open("me", "me", game="twigs")["table"]
        first = ann.look(table)
        assert first["view"]["tokens"] == [None] * 5
        moved = ann.move(table, 0, "take 1 2", first["line"])
        assert ann.undo(table, 0, 0, moved["line"]) and ann.look(table)["view"] == first["view"]
        shown = ann.play_to_end(ann.open("me", "greedy", "tidy", game="twigs")["table"])
        scores = ann.get(f"/tables/{shown['table']}/scores")
        assert scores["chapters"][-1]["points"] == shown["result"]["points"]
        story = ann.get(f"/tables/{shown['table']}/story", **{"from": 0, "limit": 500})["story"]
        assert len(story) == shown["move"] and {event["key"] for told in story for event in told["events"]} >= {"took", "token"}
        assert ann.play_to_end(ann.open("me", "random", game="pebbles")["table"])["result"]["end_reason"] == "heap-empty"
    finally:
        server.stop()


def test_a_game_that_cannot_be_put_into_the_lobby_is_told_before_anything_is_served(sticks: Path, tmp_path: Path) -> None:
    for name, message in (("nowhere:GAME", "there is no module 'nowhere'"), ("twigs", "no game is called 'twigs'")):
        run = Beside(sticks, False).run(tmp_path, "-m", "tianxia", "serve", "--game", name, "--db", "tables.db")
        assert run.returncode == 2 and message in run.stderr and run.stderr.count("\n") == 1, run.stderr
        assert not (tmp_path / "tables.db").exists()
