"""Whole games in every mode, with itemised results."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.games.great_wall.golden import GAMES, result
from tianxia.engine.course import Course
from tianxia.engine.record import record_of
from tianxia.engine.rng import seeded
from tianxia.games.great_wall.game import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = [name for name, *_ in GAMES]


def golden(name: str) -> dict:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str) -> None:
    match = Course.of(record_of(golden(name)["record"]))
    assert match.over and result(match) == golden(name)["result"]
    told: list[Counter[str]] = [Counter() for _ in range(GAME.players(match.state))]
    for move in match.told():
        for event in move.events:
            if event.what == "vp":
                told[event.seat][event.source] += event.amount
    for player, row in enumerate(golden(name)["result"]["points"]):
        assert {k: n for k, n in row.items() if k != "start"} == {k: n for k, n in told[player].items() if n}


@pytest.mark.parametrize("name", NAMES)
def test_laws_hold_all_through_a_played_game(name: str) -> None:
    """Random games end early; these go to the last year. Invariants at every move, views and re-dealing at every twelfth."""
    match = Course.of(record_of(golden(name)["record"]))
    s = match.at(0)
    for i, move in enumerate(match.moves):
        if i % 12 == 0:
            for seat in range(-1, s.seats):
                other = GAME.resample(s, seat, seeded(i))
                assert GAME.broken(other) == "" and GAME.view(other, seat) == GAME.view(s, seat)
                assert seat < 0 or GAME.legal(other, seat) == GAME.legal(s, seat)
                assert GAME.resample(other, seat, seeded(7)).fingerprint() == GAME.resample(s, seat, seeded(7)).fingerprint()
            assert GAME.load(json.loads(json.dumps(GAME.save(s)))).fingerprint() == s.fingerprint()
        GAME.apply(s, move.seat, move.action, None)
        assert GAME.broken(s) == "", i


def test_no_golden_file_is_forgotten() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(NAMES)
    modes = {(golden(name)["record"]["mode"], golden(name)["record"]["seats"]) for name in NAMES}
    assert modes == {("standard", 3), ("standard", 4), ("two", 2), ("solo", 1), ("coop", 2), ("coop", 3), ("coop", 4)}
