"""A record may begin in the middle of a game. Whatever is wrong with that position is refused; what is not, can be played on."""

import json

import pytest

from tianxia.engine.game import random_playout
from tianxia.engine.match import Match
from tianxia.engine.record import BadRecord, Record, record_of
from tianxia.engine.rng import seeded
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.state import FIELDS, Terracotta

WAYS = [("standard", 3, 40), ("solo", 1, 90), ("standard", 2, 210)]


def halfway(mode: str, seats: int, moves: int) -> Record:
    """A record that starts after some random moves, in the middle of a turn."""
    setup = GAME.check_setup(mode, seats, {})
    s = GAME.new(setup, seeded(seats))
    dice = seeded(moves)
    for _ in range(moves):
        seat = s.todo[-1].seat
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, actions[dice.below(len(actions))], None)
    return Record(GAME, setup, 1, [], [], s.plain())


def try_it(record: Record, start: dict[str, object]) -> str:
    """The complaint about a start position; "" if the game can be played to its end from there."""
    plain = json.loads(record.to_json())
    plain["start"] = start
    try:
        match = Match.of(record_of(plain))
    except BadRecord as error:
        return str(error)
    s = match.state
    assert isinstance(s, Terracotta)
    random_playout(GAME, s, seeded(3))
    GAME.view(s, 0)
    return ""


@pytest.mark.parametrize(("mode", "seats", "moves"), WAYS)
def test_play_on_from_the_middle(mode: str, seats: int, moves: int) -> None:
    record = halfway(mode, seats, moves)
    assert record.start is not None and try_it(record, record.start) == ""


@pytest.mark.parametrize(("mode", "seats", "moves"), WAYS)
@pytest.mark.parametrize("field", [*FIELDS, "todo", "rng", "seats"])
def test_every_damage_is_refused_or_harmless(mode: str, seats: int, moves: int, field: str) -> None:
    record = halfway(mode, seats, moves)
    assert record.start is not None
    refused = 0
    tries = 0
    for damage in damages(record.start[field]):
        complaint = try_it(record, {**record.start, field: damage})
        refused += complaint != ""
        tries += 1
        assert complaint == "" or complaint.startswith("start: ")
    assert refused >= (0 if field in ("rng", "card") else tries // 4), "most damage is noticed"


def damages(value: object) -> list[object]:
    """Wrong versions of a number or a list of numbers."""
    huge = 10**30
    if not isinstance(value, list):
        assert isinstance(value, int)
        return [-2, value + 7, huge, "x", None, [value], 1.5, True]
    out: list[object] = [[], value[:-1], value + value[-1:], value[::-1], 5, "x", None]
    for i in range(0, len(value), max(1, len(value) // 4)):
        for wrong in (-1, 99, huge, "x", [1]):
            out.append([*value[:i], wrong, *value[i + 1 :]])
        if isinstance(value[i], list):  # an open question
            for j in range(len(value[i])):
                for wrong in (-1, 3, 17, huge):
                    out.append([*value[:i], [*value[i][:j], wrong, *value[i][j + 1 :]], *value[i + 1 :]])
    return out
