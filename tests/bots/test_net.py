"""Nets: what they compute, which files are refused, and bots that judge with them without looking behind the cards."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.installed import printed
from tests.bots.test_bots import positions
from tianxia.bots.catalogue import UnknownBot, bot, bot_of_mine
from tianxia.bots.judge import Judge, standing
from tianxia.bots.net import Learned
from tianxia.bots.nets import TURNS, BadNet, Nets, head_of, learned, read, shelf
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Seat
from tianxia.bots.search import usual_pace
from tianxia.engine.game import Game
from tianxia.engine.registry import all_names, find
from tianxia.engine.rng import seeded

SHIPPED = [(name, table) for name in all_names() for table in learned(find(name))]


def mode_of(game: Game[Any], table: str) -> tuple[str, int]:
    """A mode and a number of seats that make this kind of table."""
    for mode in game.modes:
        for seats in range(mode.fewest, mode.most + 1):
            s = game.new(game.check_setup(mode.name, seats, {}), seeded(1))
            if Seat(game, s, s.todo[-1].seat).table() == table:
                return mode.name, seats
    raise AssertionError(f"{game.name} has no table {table}")


def file_of(tmp_path: Path, game: Game[Any], /, **changes: object) -> Path:
    """A net with random weights, and something else in its head."""
    from tianxia.lab.train.learning import Learner
    from tianxia.lab.train.rounds import write
    from tianxia.lab.train.settings import Settings

    learner = Learner(game.features.view_size, (8, 4), 10.0, 7)
    dice = np.random.default_rng(8)
    learner.layers = [dice.standard_normal(layer.shape).astype(np.float32) * 0.3 for layer in learner.layers]
    path = tmp_path / "one.net"
    write(path, Settings(game.name, "", game.modes[0].fewest, hidden=(8, 4)), learner, (0.5, 6.0), {"played": [1]})
    line, _, body = path.read_bytes().partition(b"\n")
    path.write_bytes(json.dumps({**json.loads(line), **changes}).encode() + b"\n" + body)
    return path


def by_numpy(path: Path, game: Game[Any], s: Any, seat: int) -> float:
    line, _, body = path.read_bytes().partition(b"\n")
    head = json.loads(line)
    first, second = head["hidden"]
    inputs = head["inputs"]
    weights = np.frombuffer(body, "<f2").astype(np.float64)
    sizes = [(inputs + 1, first), (first,), (first, second), (second,), (second, 2), (2,)]
    parts = []
    for size in sizes:
        count = int(np.prod(size))
        parts.append(weights[:count].reshape(size))
        weights = weights[count:]
    stands = standing(game, s, seat)
    x = np.append(np.array(game.observe(s, seat)[:inputs]), stands / head["points"])
    one = np.maximum(x @ parts[0] + parts[1], 0)
    two = np.maximum(one @ parts[2] + parts[3], 0)
    more, win = two @ parts[4] + parts[5]
    return float(stands + head["share"] * more * head["points"] + head["victory"] * (2 / (1 + np.exp(-win)) - 1))


@pytest.mark.parametrize("name", all_names())
def test_a_net_says_what_its_weights_say(tmp_path: Path, name: str) -> None:
    game = find(name)
    path = file_of(tmp_path, game)
    judge = Learned(read(path, game))
    mode = game.modes[0]
    found = positions(game, mode.name, mode.fewest, seed=3, every=7, most=6)
    assert found
    for s, seat in found:
        worth = judge.worth(game, s, seat, standing(game, s, seat))
        assert worth == pytest.approx(by_numpy(path, game, s, seat), abs=1e-6)


def test_the_end_is_not_judged_but_known(tmp_path: Path) -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(1))
    judge = Learned(read(file_of(tmp_path, game), game))
    assert judge.worth(game, s, 0, 3.0) != 3.0
    while s.todo:
        seat = s.todo[-1].seat
        game.apply(s, seat, game.legal(s, seat)[-1 if seat else 0], None)
    points = game.totals(s)
    assert points[0] != points[1]
    ahead = points[0] - points[1]
    expected = ahead + (6.0 if ahead > 0 else -6.0)  # winning is worth at the end what it was worth before
    assert judge.worth(game, s, 0, standing(game, s, 0)) == expected


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": 2}, "format is 2, not 1"),
        ({"game": "zhanguo"}, "game is 'zhanguo', not 'pebbles'"),
        ({"rules_version": 99}, "rules_version is 99"),
        ({"seen": "0123456789abcdef"}, "seen is '0123456789abcdef'"),
        ({"inputs": 3}, "inputs is 3"),
        ({"hidden": [8, 5]}, "bytes of weights are not"),
        ({"hidden": "wide"}, "hidden"),
        ({"points": None}, "points"),
    ],
)
def test_a_net_that_does_not_fit_is_refused(tmp_path: Path, changes: dict[str, object], why: str) -> None:
    game = find("pebbles")
    with pytest.raises(BadNet, match=why):
        read(file_of(tmp_path, game, **changes), game)


@pytest.mark.parametrize("text", [b"", b"hello\n", b"[1]\n", b"\xff\n"])
def test_a_file_that_is_no_net_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "one.net"
    path.write_bytes(text)
    with pytest.raises(BadNet, match="this is not a net"):
        read(path, find("pebbles"))
    with pytest.raises(BadNet, match="this is not a net"):
        read(tmp_path / "none.net", find("pebbles"))


@pytest.mark.parametrize(("name", "table"), SHIPPED)
def test_the_nets_of_the_package_fit_and_say_where_they_come_from(name: str, table: str) -> None:
    path = shelf(find(name)) / f"{table}.net"
    read(path, find(name))
    head = head_of(path)
    assert head["table"] == table and head["played"] and head["positions"] and head["figures"] and "seed" in head["settings"]


def test_the_nets_of_the_package_are_small() -> None:
    assert SHIPPED
    assert sum((shelf(find(name)) / f"{table}.net").stat().st_size for name, table in SHIPPED) < 20_000_000


@pytest.mark.parametrize("which", ["net", "champion@8"])
@pytest.mark.parametrize(("name", "table"), SHIPPED)
def test_who_has_learned_is_blind_to_what_the_seat_cannot_know(name: str, table: str, which: str) -> None:
    """Two true positions that differ only in hidden things: the same seat with the same dice does the same, and legally."""
    game = find(name)
    mode, seats = mode_of(game, table)
    for s, seat in positions(game, mode, seats, seed=9, every=41, most=2):
        twin = game.resample(s, seat, seeded(77))
        assert isinstance(Nets().judge(Seat(game, s, seat)), Learned)
        one = bot(which).choose(Seat(game, s, seat), seeded(3))
        two = bot(which).choose(Seat(game, twin, seat), seeded(3))
        assert game.why_not(s, seat, one.action) is None
        assert [(w.action, w.value, w.visits) for w in one.why] == [(w.action, w.value, w.visits) for w in two.why]


def test_where_nobody_has_learned_the_champion_is_search() -> None:
    game = find("pebbles")
    assert not learned(game)
    s = game.new(game.check_setup("", 2, {}), seeded(1))
    judge = Nets().judge(Seat(game, s, 0))
    assert type(judge) is Judge and judge.worth(game, s, 0, 3.0) == 3.0
    one, two = (bot(name).choose(Seat(game, s, 0), seeded(3)) for name in ("champion@30", "search@30"))
    assert [(w.action, w.value, w.visits) for w in one.why] == [(w.action, w.value, w.visits) for w in two.why]


def test_a_net_of_ones_own_is_named_by_its_file(tmp_path: Path) -> None:
    game = find("pebbles")
    path = file_of(tmp_path, game)
    s = game.new(game.check_setup("", 2, {}), seeded(1))
    seat = Seat(game, s, 0)
    for head, plain in (("net", "greedy"), ("champion@40", "search@40")):
        mine = bot_of_mine(f"{head}={path}")
        assert mine.name == f"{head}={path}" and mine.reproducible()
        values = [w.value for w in mine.choose(seat, seeded(3)).why]
        assert values != [w.value for w in bot(plain).choose(seat, seeded(3)).why]
    with pytest.raises(UnknownBot, match="only net and champion"):
        bot_of_mine(f"search={path}")
    with pytest.raises(BadNet):
        bot_of_mine(f"net={tmp_path / 'none.net'}").choose(seat, seeded(3))
    with pytest.raises(UnknownBot):
        bot(f"net={path}")  # over the web, no file is ever read


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_table_is_named_by_who_plays_against_whom(players: int) -> None:
    game = find("great_wall")
    modes = [mode for mode in game.modes if mode.fewest <= players <= mode.most]
    found = set()
    for mode in modes:
        s = game.new(game.check_setup(mode.name, players, {}), seeded(1))
        found.add(Seat(game, s, s.todo[-1].seat).table())
    assert found == ({"alone"} if players == 1 else {f"rivals-{players}", f"together-{players}"})


def test_the_head_says_how_the_champion_races(tmp_path: Path) -> None:
    game = find(all_names()[0])

    def pace(said: dict[str, object]) -> Pace:
        return usual_pace(Learned(read(file_of(tmp_path, game, **({"pace": said} if said else {})), game)))

    assert (pace({}).turns, pace({}).runners) == (TURNS, Pace().runners)
    careful = pace({"turns": 3, "runners": 8, "doubt": 3, "warm_up": 8})
    assert (careful.turns, careful.runners, careful.doubt, careful.warm_up) == (3, 8, 3.0, 8)
    assert careful.ends == Pace().ends
    for said, answer in (
        ({"turns": 0}, "turns of its pace is a number of at least 1, not 0"),
        ({"runners": 2.5}, "runners of its pace is a number of at least 1, not 2.5"),
        ({"doubt": -1}, "doubt of its pace is not negative, not -1"),
        ({"steps": 2}, "its pace says 'steps'; it may say turns, ends"),
        (3, "its pace says 'pace'"),
    ):
        with pytest.raises(BadNet, match=answer):
            read(file_of(tmp_path, game, pace=said), game)


READS = """
from tianxia.bots.nets import learned, read, shelf
from tianxia.engine.registry import all_names, find
for game in map(find, all_names()):
    for table in learned(game):
        pace = read(shelf(game) / f"{table}.net", game).pace
        print(game.name, table, [type(pace.turns).__name__, type(pace.runners).__name__, type(pace.doubt).__name__])
"""


def test_the_nets_are_read_where_the_bots_are_compiled_too(tmp_path: Path) -> None:
    assert printed(READS, tmp_path) == [f"{name} {table} ['int', 'int', 'float']" for name, table in SHIPPED]
