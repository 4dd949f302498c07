"""Matches, undo and records, on the teaching game."""

import json
from typing import Any

import pytest

from tianxia.engine.course import BOT, PERSON, BadUndo, Course
from tianxia.engine.fields import BadState
from tianxia.engine.game import BadSetup, Illegal
from tianxia.engine.record import BadRecord, Record, read_record, record_of
from tianxia.engine.registry import UnknownGame, find

PEBBLES = find("pebbles")


def fresh(seats: int = 3, seed: int = 4) -> Course:
    return Course(Record(PEBBLES, PEBBLES.check_setup("", seats, {}), seed, [], []))


def header(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(fresh().record.to_json())
    data.update(changes)
    return {key: value for key, value in data.items() if value != "LEFT OUT"}


def test_answers_to_a_simultaneous_question_come_in_any_order() -> None:
    one, two = fresh(), fresh()
    for line in ("0 pick 1", "1 pick 2", "2 pick 3"):
        one.play_line(line)
    for line in ("2 pick 3", "0 pick 1", "1 pick 2"):
        two.play_line(line)
    assert one.state.fingerprint() == two.state.fingerprint()
    assert one.state.round == 2


def test_a_refused_move_changes_nothing() -> None:
    match = fresh()
    match.play_line("1 pick 2")
    before = (match.state.fingerprint(), list(match.record.lines))
    with pytest.raises(Illegal) as error:
        match.play_line("1 pick 2")
    assert error.value.reason.key == "not-your-turn"
    assert (match.state.fingerprint(), match.record.lines) == before


def test_undo_stops_at_other_seats_and_at_revealed_things() -> None:
    match = fresh()
    match.play_line("0 pick 1")
    assert match.undo_floor(0) == 0
    assert match.undo_floor(1) == 1
    match.play_line("1 pick 2")
    assert match.undo_floor(0) == 0 and match.undo_floor(1) == 1 and match.undo_floor(2) == 2  # seat 2 still chooses
    match.play_line("2 pick 2")  # the last pick reveals all of them
    assert match.undo_floor(2) == 3


def test_undone_lines_stay_in_the_record_and_replay_gives_the_same_position() -> None:
    match = fresh()
    for line in ("0 pick 1", "1 pick 2", "undo 1", "1 pick 3", "2 pick 1"):
        match.play_line(line)
    assert match.record.lines == ["0 pick 1", "1 pick 2", "undo 1", "1 pick 3", "2 pick 1"]
    again = Course.of(read_record(match.record.to_json()))
    assert again.state.fingerprint() == match.state.fingerprint()
    assert [m.seat for m in again.moves] == [0, 1, 2]


def test_every_past_position_can_be_seen_again() -> None:
    match = Course(Record(PEBBLES, PEBBLES.check_setup("", 4, {"heap": "large"}), 1, [], []))
    seen = [match.state.fingerprint()]
    while not match.over:
        ask = match.state.todo[-1]
        match.play(ask.seat, match.game.legal(match.state, ask.seat)[0])
        seen.append(match.state.fingerprint())
    assert len(seen) > 60, "the game must pass a checkpoint"
    assert [match.at(n).fingerprint() for n in range(len(seen))] == seen
    match.undo(45)
    assert match.state.fingerprint() == seen[45]
    with pytest.raises(BadUndo, match="0 to 45"):
        match.at(46)


@pytest.mark.parametrize(
    ("damaged", "message"),
    [
        ([], "a record is a JSON object, not a list"),
        (None, "a record is a JSON object, not missing"),
        (header(format="LEFT OUT"), "this version reads 'tianxia-record-1'"),
        (header(format="tianxia-record-9"), "format is 'tianxia-record-9'"),
        (header(game="chess"), "no game is called 'chess'"),
        (header(game=3), "game must be text, not a number"),
        (header(rules_version=99), "rules_version is 99, this version of pebbles plays 1"),
        (header(rules_version="1"), "rules_version must be a whole number, not text"),
        (header(mode="solo"), "pebbles has no mode 'solo'; modes: standard"),
        (header(seats=9), "takes 2 to 4 seats, not 9"),
        (header(seats=True), "seats must be a whole number, not true/false"),
        (header(options={"heap": "huge"}), "option 'heap' is small or large, not 'huge'"),
        (header(options={"colour": "red"}), "pebbles has no option 'colour'; options: heap"),
        (header(options=[]), "options must be an object of texts"),
        (header(seed=-1), "seed is -1, it must be 0 to"),
        (header(seed=1.5), "seed must be a whole number, not a number"),
        (header(players=["Ann"]), "players must be 3 names, or none"),
        (header(lines="LEFT OUT"), "lines must be a list, not missing"),
        (header(lines=["0 pick 1", 7]), "line 2 is a number, not text"),
        (header(lines=["0 pick 1", "0 pick 1"]), "line 2 ('0 pick 1'): 'pick 1' is not allowed: not-your-turn (PB-1)"),
        (header(lines=["0 pick 4"]), "line 1 ('0 pick 4'): no action 'pick 4'; it would be: pick <pebbles: 1|2|3>"),
        (header(lines=["7 pick 1"]), "not-your-turn"),
        (header(lines=["pick 1"]), "a line is '<seat> <action>'"),
        (header(lines=["²  pick 1"]), "a line is '<seat> <action>'"),
        (header(lines=["undo 0"]), "undo keeps 0 to -1 moves"),
        (header(lines=["0 pick 1", "undo x"]), "undo needs the number of moves to keep"),
    ],
)
def test_a_damaged_record_gets_a_clear_error(damaged: Any, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        Course.of(record_of(damaged))
    assert message in str(error.value)


def test_broken_json_is_located() -> None:
    with pytest.raises(BadRecord, match=r"not JSON: .* at line 2, column 1"):
        read_record('{"format":\n}')
    with pytest.raises(BadRecord, match="nested too deeply"):
        read_record("[" * 100_000)


def test_a_cut_record_is_refused_or_is_a_shorter_game() -> None:
    match = fresh()
    while not match.over:
        match.play(match.state.todo[-1].seat, 0)
    text = match.record.to_json()
    for cut in range(0, len(text) - 1, 7):
        with pytest.raises(BadRecord):
            read_record(text[:cut])


def test_bad_setups_say_what_would_be_right() -> None:
    with pytest.raises(BadSetup, match="no mode for 5 seats; modes and seats: standard 2-4"):
        PEBBLES.check_setup("", 5, {})
    with pytest.raises(UnknownGame, match="no game is called 'go'"):
        find("go")
    with pytest.raises(BadState, match="has form 2; this is form None of None"):
        PEBBLES.load({})
    saved = PEBBLES.save(fresh().state)
    del saved["heap"]
    with pytest.raises(BadState, match="lacks 'heap'"):
        PEBBLES.load(saved)


def test_who_has_chosen_in_secret_chooses_anew_while_others_still_choose_and_their_choices_stay() -> None:
    course = fresh(4)
    for line in ("0 pick 1", "1 pick 2", "2 pick 3", "3 pick 1"):  # revealed: nobody goes back over this
        course.play_line(line)
    for line in ("1 pick 1", "0 pick 1", "2 pick 3"):
        course.play_line(line)
    assert [course.undo_last(seat) for seat in range(4)] == [5, 4, 6, None]
    step = course.prepare_undo(4, 1)
    assert [text for text, _, _ in step.lines] == ["undo 4", "0 pick 1", "2 pick 3"]
    course.adopt(step)
    assert course.waiting() == [1, 3] and course.undo_last(1) is None
    assert [course.undo_last(seat) for seat in (0, 2)] == [4, 5]
    course.adopt(course.prepare_undo(4, 0))
    assert course.waiting() == [0, 1, 3] and [move.seat for move in course.moves[4:]] == [2]
    for line in ("0 pick 2", "1 pick 2", "3 pick 1"):
        course.play_line(line)
    assert [course.undo_floor(seat) for seat in range(4)] == [8] * 4
    again = Course.of(read_record(course.record.to_json()))
    assert again.state.fingerprint() == course.state.fingerprint()


def test_what_a_bot_chose_for_a_seat_is_its_advice_also_while_others_still_choose() -> None:
    course = fresh()
    course.play(0, PEBBLES.actions.parse("pick 1"), BOT)
    course.play(1, PEBBLES.actions.parse("pick 2"))
    assert course.undo_last(0) is None and course.undo_last(1) == 1
    step = course.prepare_undo(1, 1)
    assert step.lines == [("undo 1", PERSON, False)]
