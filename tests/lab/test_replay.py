"""Records: verified, itemised, and refused with a clear word when they are damaged."""

import json
from pathlib import Path
from typing import Any

import pytest

from tianxia.engine.course import Course
from tianxia.engine.record import BadRecord, Record
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.lab.replay import replay, replay_file
from tianxia.lab.report import course_report, course_text


def finished() -> Course:
    game = find("pebbles")
    match = Course(Record(game, game.check_setup("", 2, {}), 3, ["Ann", "Bob"], []))
    dice = seeded(3)
    while not match.over:
        seat = match.state.todo[-1].seat
        actions = game.legal(match.state, seat)
        match.play(seat, actions[dice.below(len(actions))])
    return match


def test_a_record_gives_its_itemised_result() -> None:
    match = finished()
    told = course_report(replay(match.record.to_json()))
    assert told["over"] is True and told["end_reason"] == "heap-empty"
    assert told["players"] == ["Ann", "Bob"] and told["moves"] == len(match.moves)
    points = told["points"]
    assert isinstance(points, list)
    assert [sum(row.values()) for row in points] == told["totals"] == match.game.totals(match.state)
    assert set(points[0]) == {"pebbles", "luck"}
    text = course_text(match)
    assert "Ann" in text and "total" in text and "heap-empty" in text
    json.dumps(told)


def test_an_unfinished_record_tells_who_is_asked() -> None:
    match = finished()
    data = match.record.plain()
    data["lines"] = match.record.lines[:3]
    told = course_report(replay(json.dumps(data)))
    assert told["over"] is False and told["places"] is None
    assert told["question"] == {"kind": "pick", "seats": [1]}
    assert "not over: seat 1 is asked 'pick'" in course_text(replay(json.dumps(data)))


def damaged() -> list[tuple[str, dict[str, Any], str]]:
    """Every field gone, of a wrong kind, or with a wrong value."""
    found: list[tuple[str, dict[str, Any], str]] = []
    for key, says in (
        ("format", "format is None"), ("game", "game must be text"), ("rules_version", "rules_version must be"),
        ("mode", "mode must be text"), ("seats", "seats must be"), ("seed", "seed must be"), ("lines", "lines must be a list"),
    ):  # fmt: skip
        found.append((f"without {key}", {key: None}, says))
    for key, value, says in (
        ("format", "tianxia-record-9", "this version reads"),
        ("game", "chess", "no game is called 'chess'"),
        ("game", 5, "game must be text, not a number"),
        ("rules_version", 99, "rules_version is 99, this version of pebbles plays 1"),
        ("rules_version", True, "must be a whole number, not true/false"),
        ("mode", "duel", "no mode 'duel'"),
        ("mode", [], "mode must be text, not a list"),
        ("seats", 0, "seats is 0, it must be 1 to 16"),
        ("seats", 5, "takes 2 to 4 seats, not 5"),
        ("seats", 3, "players must be 3 names"),
        ("seats", "2", "must be a whole number, not text"),
        ("seats", 2.5, "must be a whole number"),
        ("options", [], "options must be an object of texts"),
        ("options", {"heap": 3}, "options must be an object of texts"),
        ("options", {"heap": "huge"}, "option 'heap' is small or large"),
        ("options", {"colour": "red"}, "no option 'colour'"),
        ("seed", -1, "seed is -1, it must be"),
        ("seed", 2**60, "it must be 0 to"),
        ("players", ["Ann"], "players must be 2 names"),
        ("players", [1, 2], "players must be 2 names"),
        ("players", "Ann", "players must be 2 names"),
        ("lines", "0 pick 1", "lines must be a list, not text"),
        ("lines", [7], "line 1 is a number, not text"),
        ("lines", [""], "line 1 (''): a line is"),
        ("lines", ["pick 1"], "a line is '<seat> <action>'"),
        ("lines", ["0 pick 9"], "it would be: pick <pebbles: 1|2|3>"),
        ("lines", ["0 steal 1"], "verbs are: pick"),
        ("lines", ["0 pick 1", "0 pick 1"], "line 2 ('0 pick 1'): 'pick 1' is not allowed: not-your-turn"),
        ("lines", ["9 pick 1"], "not-your-turn"),
        ("lines", ["-1 pick 1"], "a line is"),
        ("lines", ["undo 0"], "undo keeps"),
        ("lines", ["0 pick 1", "undo 5"], "undo keeps 0 to 0 moves, not 5"),
        ("lines", ["0 pick 1", "undo x"], "undo needs the number of moves"),
        ("lines", ["0 pick 1", "undo ²"], "undo needs the number of moves"),
    ):  # fmt: skip
        found.append((f"{key} {value!r}"[:60], {key: value}, says))
    return found


@pytest.mark.parametrize(("name", "change", "says"), damaged(), ids=lambda v: v if isinstance(v, str) else "")
def test_damaged_records_are_refused_with_a_reason(name: str, change: dict[str, Any], says: str) -> None:
    data = finished().record.plain()
    for key, value in change.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    with pytest.raises(BadRecord) as error:
        replay(json.dumps(data))
    assert says in str(error.value)


def test_a_record_cut_off_or_changed_anywhere_never_crashes() -> None:
    text = finished().record.to_json()
    dice = seeded(5)
    for cut in range(0, len(text), 11):
        with pytest.raises(BadRecord):
            replay(text[:cut])
    for _ in range(300):
        at = dice.below(len(text))
        broken = text[:at] + chr(32 + dice.below(95)) + text[at + 1 :]
        try:
            replay(broken)
        except BadRecord as error:
            assert str(error)


@pytest.mark.parametrize("text", ["", "null", "[]", '"record"', "5", "{", "\x00", "[" * 100_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        replay(text)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="does not exist"):
        replay_file(tmp_path / "nowhere.json")
    with pytest.raises(BadRecord, match="is a folder"):
        replay_file(tmp_path)
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not UTF-8 text"):
        replay_file(tmp_path / "bytes.json")
    good = tmp_path / "good.json"
    good.write_bytes(b"\xef\xbb\xbf" + finished().record.to_json().encode())
    assert replay_file(good).over


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(30_000_000)
    with pytest.raises(BadRecord, match="a record has at most"):
        replay_file(huge)
