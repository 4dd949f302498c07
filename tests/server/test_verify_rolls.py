"""Anyone can verify a finished game's rolls from its record (docs/formats.md, "Verify a game")."""

import hashlib
import hmac
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.proof import rule
from tests.server.table_client import Guest
from tianxia.cli import main
from tianxia.engine.course import Course
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
    """The fast generator's first four words from a seed, as docs/formats.md says."""
    if seed >= 2**32:
        digest = hashlib.sha256(str(seed).encode()).digest()
        words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
        return [*words[:3], words[3] | 1]

    def mix(z: int) -> int:
        z = (z ^ z >> 16) * 0x85EBCA6B % 2**32
        z = (z ^ z >> 13) * 0xC2B2AE35 % 2**32
        return z ^ z >> 16

    x = mix(0x9E3779B9)
    if seed:
        x = mix(x ^ seed)
    words = []
    for i in range(4):
        x = mix((x + 0x9E3779B9 + i) % 2**32)
        words.append(x)
    return words


def keyed(secret: str, words: list[str], drawn: int) -> Callable[[int], int]:
    """The generator of a fair deal after so many numbers, written again from its description."""
    key = hmac.new(bytes.fromhex(secret), "\n".join(words).encode(), hashlib.sha256).digest()

    def next32() -> int:
        nonlocal drawn
        block = hmac.new(key, str(drawn // 8).encode(), hashlib.sha256).digest()
        drawn += 1
        return int.from_bytes(block[(drawn - 1) % 8 * 4 :][:4], "big")

    def below(n: int) -> int:
        while (x := next32()) >= 2**32 - 2**32 % n:
            pass
        return x % n

    return below


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
    match = Course.of(record_of(record))
    move = next(n for n, told in enumerate(heard) if rolls([told]))
    below = keyed(record["secret"], record["words"], *match.at(move).rng.plain())
    dice = {colour: sorted(below(6) + 1 for _ in first[colour]) for colour in first if colour in COLOURS}
    assert dice == {colour: first[colour] for colour in dice} and len(dice) == 3


@rule("DM-5.4")
def test_a_record_with_another_secret_or_word_does_not_fit(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ann: Guest
) -> None:
    table = ann.open("random", "random", game="daimyo")["table"]
    ann.play_to_end(table)
    record = ann.get(f"/tables/{table}/record")
    told = ann.get(f"/tables/{table}/story", limit=500)["story"]
    file = tmp_path / "game.json"
    word = {"words": ["another", record["words"][1]]}
    for change in (word, {"secret": record["secret"][:-1] + ("0" if record["secret"][-1] != "0" else "1")}):
        file.write_text(json.dumps({**record, **change}))
        assert main(["replay", str(file)]) == 2
        assert "commitment" in (said := capsys.readouterr().err) or "seal" in said
        bare = {k: v for k, v in record.items() if k not in ("commitment", "seal", "totals")}  # nor do the rolls, promise or not
        file.write_text(json.dumps({**bare, **change}))
        if main(["replay", str(file), "--story", "--json"]) == 0:
            assert rolls(json.loads(capsys.readouterr().out)["story"])[0] != rolls(told)[0]
        else:
            assert "line" in capsys.readouterr().err  # it does not even fit
