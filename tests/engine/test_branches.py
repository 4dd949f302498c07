"""A game that is played on from a past position names its parentage and is derived again; no position is taken from a file."""

from typing import Any

import pytest

from tests.engine.test_deal import SECRET, WORDS, played
from tianxia.engine.course import Course
from tianxia.engine.deal import fair
from tianxia.engine.record import BadRecord, Branch, Record, read_record, record_of
from tianxia.engine.registry import all_names, find
from tianxia.engine.rng import seeded

PEBBLES = find("pebbles")


def halfway(seat: int = 0) -> Branch:
    """The first moves of a game, gone on from by one who does not know what the others picked."""
    record = played(7).record
    return Branch(record.with_lines([], record.lines[:3]), seat)


def test_a_branch_is_derived_again_by_replaying() -> None:
    match = played(fair(SECRET, WORDS), halfway())
    again = read_record(match.record.to_json())
    assert again.branch is not None and again.branch.seat == 0
    assert Course.of(again).state.fingerprint() == match.state.fingerprint()
    assert again.length() == len(match.record.lines) + 3


@pytest.mark.parametrize("name", all_names())
def test_the_one_who_plays_on_sees_what_they_saw_and_nothing_new(name: str) -> None:
    game = find(name)
    setup = game.check_setup("", max(2, game.modes[0].fewest), {})
    dice = seeded(4)
    match = Course(Record(game, setup, 4, [], []))
    for _ in range(9):
        seat = match.state.todo[-1].seat
        legal = game.legal(match.state, seat)
        match.play(seat, legal[dice.below(len(legal))])
    for seat in range(setup.seats):
        branch = Record(game, setup, fair(SECRET, ["w"] * setup.seats), [], [], Branch(match.record, seat))
        begun = branch.first_position()
        assert game.view(begun, seat) == game.view(match.state, seat)
        assert begun.rng.plain() == [0], "its dice begin anew, whatever dealing the hidden things took"


def test_hidden_things_and_later_dice_come_from_different_streams() -> None:
    deal = fair(SECRET, WORDS)
    assert [deal.rng().next32() for _ in range(4)] != [deal.hidden_rng().next32() for _ in range(4)]


def test_a_branch_of_a_branch() -> None:
    inner = played(fair(SECRET, WORDS), halfway()).record
    outer = played(5, Branch(inner.with_lines([], inner.lines[:1]), 1))
    assert Course.of(read_record(outer.record.to_json())).state.fingerprint() == outer.state.fingerprint()


def test_branches_are_not_nested_without_end() -> None:
    data: dict[str, Any] = halfway().record.plain()
    for _ in range(10):
        data = {**data, "from": {"record": data, "seat": 0}}
    with pytest.raises(BadRecord, match="8 deep, is the most"):
        record_of(data)


@pytest.mark.parametrize(
    ("told", "says"),
    [
        (5, "from must be an object, not a number"),
        ({}, "from: a record is a JSON object, not missing"),
        ({"record": {}, "seat": 0}, "from: format is None"),
        ({"record": "GOOD", "seat": 2}, "from: seat is 2, it must be 0 to 1"),
        ({"record": "GOOD"}, "from: seat must be a whole number, not missing"),
        ({"record": "OTHER OPTIONS", "seat": 0}, "from: that record has other options"),
        ({"record": "MORE SEATS", "seat": 0}, "from: that record is of another game"),
        ({"record": "OVER", "seat": 0}, "from: that game is over"),
        ({"record": "ILLEGAL", "seat": 0}, "line 1"),
        ({"record": "POSITION", "seat": 0}, "positions from files are not believed"),
    ],
)
def test_a_wrong_parentage_is_refused(told: Any, says: str) -> None:
    good = halfway().record.plain()
    other = Record(PEBBLES, PEBBLES.check_setup("", 2, {"heap": "large"}), 7, [], [])
    more = Record(PEBBLES, PEBBLES.check_setup("", 3, {}), 7, [], [])
    parents = {
        "GOOD": good,
        "OTHER OPTIONS": other.plain(),
        "MORE SEATS": more.plain(),
        "OVER": played(7).record.plain(),
        "ILLEGAL": {**good, "lines": ["1 pick 9"]},
        "POSITION": {**good, "start": PEBBLES.save(Course.of(record_of(good)).state)},
    }
    if isinstance(told, dict) and told.get("record") in list(parents):
        told = {**told, "record": parents[told["record"]]}
    with pytest.raises(BadRecord, match=says):
        Course.of(record_of({**good, "lines": [], "from": told}))


@pytest.mark.parametrize("start", [{}, 5, {"seats": 2}, "SOUND"])
def test_no_position_is_taken_from_a_file(start: Any) -> None:
    good = halfway().record.plain()
    if start == "SOUND":
        start = PEBBLES.save(Course.of(record_of(good)).state)
    with pytest.raises(BadRecord, match="positions from files are not believed"):
        record_of({**good, "start": start})
