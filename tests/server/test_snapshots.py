"""Positions that are kept: never more than a game needs, however often somebody goes back and forth."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.test_store import in_hall, open_table, url
from tianxia.engine.course import PERSON, Course, seats_of
from tianxia.engine.record import Record
from tianxia.engine.registry import find
from tianxia.server import schema, thinking
from tianxia.server.hall import Hall
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings
from tianxia.server.snapshots import MOST_SNAPSHOTS, snapshots_due


def pebbles() -> Course:
    game = find("pebbles")
    return Course(Record(game, game.check_setup("standard", 4, {"heap": "large"}), 11, [], []))


def play(match: Course, moves: int) -> None:
    while len(match.moves) < moves:
        match.play(seats_of(match.state.todo[-1].waiting)[0], 0)


def checked(lines: list[str], every: int) -> dict[str, Any]:
    return thinking.check_record(json.dumps({**pebbles().record.plain(), "lines": lines}), every, 20_000)


def test_a_record_that_hops_over_a_boundary_keeps_its_size() -> None:
    match = pebbles()
    play(match, 16)
    last = match.record.lines[-1]
    hops = checked(match.record.lines + ["undo 15", last] * 1000, 8)
    assert "error" not in hops and len(hops["lines"]) == 2016
    assert [n for n, _ in hops["snapshots"]] == [8, 2016]  # the moves that stand in the end, once each
    game = find("pebbles")
    record = Record(game, match.record.setup, 11, [], [])
    assert Course(record, 8, hops["lines"], dict(hops["snapshots"])).state.fingerprint() == match.state.fingerprint()


def test_all_snapshots_of_a_record_together_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pebbles()
    play(match, 20)
    everything = checked(match.record.lines, 1)["snapshots"]
    assert len(everything) == 20
    monkeypatch.setattr(thinking, "SNAPSHOT_BYTES", sum(len(position) for _, position in everything) // 3)
    some = checked(match.record.lines, 1)["snapshots"]
    assert 0 < len(some) <= 7 and some[-1] == everything[-1] and set(some) < set(everything)


def test_a_record_that_takes_back_too_much_is_refused_before_it_has_cost_much() -> None:
    match = pebbles()
    play(match, 39)
    lines = match.record.lines[:38] + [match.record.lines[38], "undo 38"] * 9000
    begin = time.process_time()
    refused = checked(lines, 40)
    assert "takes back so much" in refused["error"] and refused["error"].startswith("line ")
    assert time.process_time() - begin < 30


def test_at_a_table_going_back_and_forth_stores_lines_only(tmp_path: Path) -> None:
    async def run() -> None:
        hall = await Hall.open(Settings(db=url(tmp_path / "t.db"), bot_workers=1, bots_early=False, snapshot_every=8))
        try:
            table = await open_table(hall)
            for n in range(8):
                await hall.tables.move(table, table.owner, table.course.waiting()[0], "pick 1", table.line, f"m{n}")
            for n in range(60):
                await hall.tables.going_back.undo(table, table.owner, 0, 6, table.line, f"u{n}", True)
                for _ in range(2):
                    seat = table.course.waiting()[0]
                    await hall.tables.move(table, table.owner, seat, "pick 2", table.line, f"{n}-{seat}-{table.line}")
            assert table.line == 188 and 2 <= await stored_snapshots(hall, table.id) <= 188 // 8
            state = table.course.state.fingerprint()
            stored = await hall.store.table(table.id)
            assert stored is not None
            again = hall.tables.course_of(stored, table.seats)
            assert again is not None and again.state.fingerprint() == state
        finally:
            await hall.close()

    asyncio.run(run())


async def stored_snapshots(hall: Hall, table: str) -> int:
    query = sa.select(sa.func.count()).select_from(schema.snapshots).where(schema.snapshots.c.table_id == table)
    async with hall.store.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


def test_a_table_has_so_many_snapshots_and_no_more() -> None:
    game = find("pebbles")
    course = Course(pebbles().record, 1)
    stored: list[int] = []
    while len(stored) < MOST_SNAPSHOTS:
        step = course.prepare(course.waiting()[0], 0, PERSON)
        stored += [line for line, _ in snapshots_due(game, step, stored)]
        course.adopt(step)
        course.adopt(course.prepare_undo(len(course.moves) - 1))
    step = course.prepare(course.waiting()[0], game.legal(course.state, 0)[0], PERSON)
    assert step.positions and not snapshots_due(game, step, stored)


def test_a_game_is_not_taken_back_for_ever(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        hall.tables.settings = Settings(db=hall.settings.db, longest_record=4)
        table = await open_table(hall)
        for n in range(2):
            await hall.tables.move(table, table.owner, 0, "pick 1", table.line, f"m{n}")
            await hall.tables.going_back.undo(table, table.owner, 0, 0, table.line, f"u{n}", False)
        await hall.tables.move(table, table.owner, 0, "pick 1", 4, "last")
        with pytest.raises(Problem) as refused:
            await hall.tables.going_back.undo(table, table.owner, 0, 0, 5, "once more", False)
        assert refused.value.error == "too-long"
        await hall.tables.move(table, table.owner, 1, "pick 1", 5, "on")  # it can be played to its end

    in_hall(url(tmp_path / "t.db"), run)


SPOILT: dict[str, Callable[[dict[str, Any]], str]] = {
    "empty": lambda plain: "",
    "cut": lambda plain: json.dumps(plain)[:-9],
    "nothing": lambda plain: "null",
    "a list": lambda plain: "[1, 2]",
    "nested": lambda plain: "[" * 100_000,
    "a field lost": lambda plain: json.dumps({k: v for k, v in plain.items() if k != "picks"}),
    "a field too many": lambda plain: json.dumps({**plain, "moon": 3}),
    "a field of another kind": lambda plain: json.dumps({**plain, "picks": "none"}),
    "other seats": lambda plain: json.dumps({**plain, "seats": 3}),
    "a list too short": lambda plain: json.dumps({**plain, "picks": plain["picks"][:-1]}),
    "an unknown question": lambda plain: json.dumps({**plain, "todo": [[99, 0, 0, 0, 0, 1]]}),
    "half a question": lambda plain: json.dumps({**plain, "todo": [[0]]}),
    "no dice": lambda plain: json.dumps({**plain, "rng": []}),
    "what cannot be": lambda plain: json.dumps({**plain, "heap": -5}),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_stored_position_that_cannot_be_read_is_derived_again_from_the_lines(tmp_path: Path, how: str) -> None:
    """All of them are spoilt, then the newest only: the table goes on where it was, and says the same of its past."""

    async def run() -> None:
        for every_one in (True, False):
            db = url(tmp_path / f"{every_one}.db")
            hall = await Hall.open(Settings(db=db, bot_workers=1, bots_early=False, snapshot_every=4))
            table = await open_table(hall)
            guest = table.owner
            for n in range(10):
                await hall.tables.move(table, guest, table.course.waiting()[0], f"pick {1 + n % 2}", table.line, f"m{n}")
            past = [table.course.at(n).fingerprint() for n in range(11)]
            story = [[event.plain() for event in move.events] for move in table.course.told()]
            await spoil(hall, table.id, SPOILT[how], 0 if every_one else 8)
            await hall.close()
            hall = await Hall.open(Settings(db=db, bot_workers=1, bots_early=False, snapshot_every=4))
            try:
                again = await hall.tables.get(table.id)
                assert again.course.state.fingerprint() == past[-1]
                assert again.course.unread == ([8, 4] if every_one else [8])
                assert [again.course.at(n).fingerprint() for n in range(11)] == past
                assert [[event.plain() for event in move.events] for move in again.course.told()] == story
                await hall.tables.move(again, guest, again.course.waiting()[0], "pick 1", again.line, "on")
                assert again.moves == 11
            finally:
                await hall.close()

    asyncio.run(run())


async def spoil(hall: Hall, table: str, how: Callable[[dict[str, Any]], str], first: int) -> None:
    stored = await hall.store.table(table)
    assert stored is not None and sorted(stored.snapshots) == [4, 8]
    column = schema.snapshots.c
    async with hall.store.engine.begin() as connection:
        for n, position in stored.snapshots.items():
            if n >= first:
                change = sa.update(schema.snapshots).where(column.table_id == table, column.n == n)
                await connection.execute(change.values(position=how(json.loads(position))))
