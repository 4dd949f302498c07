"""Positions that are kept: never more than a game needs, however often somebody goes back and forth."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.test_store import in_hall, open_table, url
from tianxia.engine.match import Match
from tianxia.engine.record import Record
from tianxia.engine.registry import find
from tianxia.server import schema, thinking
from tianxia.server.course import MOST_SNAPSHOTS, PERSON, Course, seats_of
from tianxia.server.hall import Hall
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings


def pebbles() -> Match:
    game = find("pebbles")
    return Match(Record(game, game.check_setup("standard", 4, {"heap": "large"}), 11, [], []))


def play(match: Match, moves: int) -> None:
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
    rows = [(text, by, reveals, None) for text, by, reveals in hops["lines"]]
    assert Course.of(record, rows, dict(hops["snapshots"]), 8).state.fingerprint() == match.state.fingerprint()


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
        hall = await Hall.open(Settings(db=url(tmp_path / "t.db"), bot_workers=1, snapshot_every=8))
        try:
            table = await open_table(hall)
            for n in range(8):
                await hall.tables.move(table, table.owner, table.course.waiting()[0], "pick 1", table.line, f"m{n}")
            for n in range(60):
                await hall.tables.undo(table, table.owner, 0, 6, table.line, f"u{n}", True)
                for _ in range(2):
                    seat = table.course.waiting()[0]
                    await hall.tables.move(table, table.owner, seat, "pick 2", table.line, f"{n}-{seat}-{table.line}")
            assert table.line == 188 and 2 <= await stored_snapshots(hall, table.id) <= 188 // 8
            state = table.course.state.fingerprint()
            stored = await hall.store.table(table.id)
            assert stored is not None
            again = hall.tables._course(stored, table.seats)
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
    while course.snapshots < MOST_SNAPSHOTS:
        seat = course.waiting()[0]
        course.adopt(course.prepare(seat, 0, PERSON))
        course.adopt(course.prepare_undo(len(course.moves) - 1))
    course.adopt(course.prepare(course.waiting()[0], game.legal(course.state, 0)[0], PERSON))
    assert course.snapshots == MOST_SNAPSHOTS


def test_a_game_is_not_taken_back_for_ever(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        hall.tables.settings = Settings(db=hall.settings.db, longest_record=4)
        table = await open_table(hall)
        for n in range(2):
            await hall.tables.move(table, table.owner, 0, "pick 1", table.line, f"m{n}")
            await hall.tables.undo(table, table.owner, 0, 0, table.line, f"u{n}", False)
        await hall.tables.move(table, table.owner, 0, "pick 1", 4, "last")
        with pytest.raises(Problem) as refused:
            await hall.tables.undo(table, table.owner, 0, 0, 5, "once more", False)
        assert refused.value.error == "too-long"
        await hall.tables.move(table, table.owner, 1, "pick 1", 5, "on")  # it can be played to its end

    in_hall(url(tmp_path / "t.db"), run)
