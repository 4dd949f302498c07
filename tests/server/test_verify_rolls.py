"""Anyone can verify a finished game's rolls from its record (docs/formats.md, "Verify a game")."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.proof import rule
from tests.server.table_client import Guest
from tianxia.cli import main
from tianxia.engine.match import Match
from tianxia.engine.record import record_of
from tianxia.engine.rng import seeded

COLOURS = ("red", "green", "blue")


def rolls(story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The dice of every round, as the events tell them."""
    return [event["args"] for told in story for event in told["events"] if event["key"] == "round"]


def generator(a: int, b: int, c: int, d: int) -> Callable[[int], int]:
    """Written again from its description, so that no code of ours vouches for itself: numbers below n."""

    def left(x: int, n: int) -> int:
        return (x << n | x >> (32 - n)) & 0xFFFFFFFF

    def next32() -> int:
        nonlocal a, b, c, d
        out = (left((a + d) & 0xFFFFFFFF, 7) + a) & 0xFFFFFFFF
        shifted = b << 9 & 0xFFFFFFFF
        c, d = c ^ a, d ^ b
        b, a = b ^ c, a ^ d
        c, d = c ^ shifted, left(d, 11)
        return out

    def below(n: int) -> int:
        while (x := next32()) >= 2**32 - 2**32 % n:
            pass
        return x % n

    return below


def mixed_words(seed: int) -> list[int]:
    """The generator's first four words from a seed, as docs/formats.md says."""

    def mix(z: int) -> int:
        z = (z ^ z >> 16) * 0x85EBCA6B % 2**32
        z = (z ^ z >> 13) * 0xC2B2AE35 % 2**32
        return z ^ z >> 16

    x = mix(0x9E3779B9)
    while seed:
        x = mix(x ^ seed % 2**32)
        seed //= 2**32
    words = []
    for i in range(4):
        x = mix((x + 0x9E3779B9 + i) % 2**32)
        words.append(x)
    return words


def test_the_generator_is_the_one_that_is_written_down() -> None:
    for seed in (0, 1, 7, 2**32 - 1, 2**32, 2**53 - 1, 123456789012345):
        ours = seeded(seed)
        theirs = generator(*mixed_words(seed))
        assert [ours.below(n) for n in range(1, 200)] == [theirs(n) for n in range(1, 200)]


@rule("DM-5.4")
def test_anyone_can_verify_the_rolls_of_a_finished_game(
    ann: Guest, eve: Guest, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = ann.open("me", "random", game="daimyo")["table"]
    eve.get(f"/tables/{table}/record", status=403)  # not while it runs: the seed foretells the rolls
    ann.play_to_end(table, pick=1)
    heard: list[dict[str, Any]] = []
    while (part := eve.get(f"/tables/{table}/story", **{"from": len(heard), "limit": 500}))["story"]:
        heard += part["story"]
    record = eve.get(f"/tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert main(["replay", str(file), "--story", "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    assert replayed["over"] and replayed["totals"] == ann.look(table)["result"]["totals"]
    assert len(rolls(heard)) == 5 and rolls(replayed["story"]) == rolls(heard)
    assert main(["replay", str(file), "--story"]) == 0
    out = capsys.readouterr().out
    first = rolls(heard)[0]
    assert "round 1, " + ", ".join([f"{c} {' '.join(map(str, first[c]))}" for c in first if c in COLOURS]) in out
    # the first roll once more, with a generator of our own: all dice of one colour, then the next, in the order they are told
    match = Match.of(record_of(record))
    move = next(n for n, told in enumerate(heard) if rolls([told]))
    below = generator(*match.at(move).rng.plain())
    dice = {colour: sorted(below(6) + 1 for _ in first[colour]) for colour in first if colour in COLOURS}
    assert dice == {colour: first[colour] for colour in dice} and len(dice) == 3


@rule("DM-5.4")
def test_a_record_with_another_seed_has_other_rolls(capsys: pytest.CaptureFixture[str], tmp_path: Path, ann: Guest) -> None:
    table = ann.open("random", "random", game="daimyo")["table"]
    ann.play_to_end(table)
    record = ann.get(f"/tables/{table}/record")
    told = ann.get(f"/tables/{table}/story", limit=500)["story"]
    file = tmp_path / "game.json"
    for other in (record["seed"] ^ 1, record["seed"] ^ 2**40):
        file.write_text(json.dumps({**record, "seed": other}))
        if main(["replay", str(file), "--story", "--json"]) == 0:
            assert rolls(json.loads(capsys.readouterr().out)["story"])[0] != rolls(told)[0]
        else:
            assert "line" in capsys.readouterr().err  # it does not even fit
