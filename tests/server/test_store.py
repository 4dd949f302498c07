"""The store: durable settings, migrations, group commit, snapshots, and what happens when two write at once."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tests.patience import LONG, soon
from tianxia.engine.course import PERSON, Course
from tianxia.engine.record import Record, read_record
from tianxia.engine.registry import all_names, find
from tianxia.server import schema
from tianxia.server.change import Change, Conflict
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings, db_url
from tianxia.server.store import Store
from tianxia.server.upgrading import MIGRATIONS, StoreTooNew


def url(path: Path) -> str:
    return db_url(str(path))


def in_hall(db: str, work: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        hall = await Hall.open(Settings(db=db, bot_workers=1, bots_early=False))
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(run())


async def open_table(hall: Hall, guest: str = "g" * 32, seats: int = 2) -> Any:
    wishes = [SeatWish(who="me") for _ in range(seats)]
    table, _ = await hall.opening.open(guest, "pebbles", "", {"heap": "large"}, wishes, None, None)
    return table


async def stored_lines(hall: Hall, table: str) -> list[str]:
    stored = await hall.store.table(table)
    assert stored is not None
    return [line[0] for line in stored.lines]


def test_sqlite_commits_are_on_disk_when_they_return(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(url(tmp_path / "t.db"))
        await store.open()
        async with store.engine.connect() as connection:
            found = {}
            for pragma in ("journal_mode", "synchronous", "foreign_keys"):
                found[pragma] = (await connection.execute(sa.text(f"PRAGMA {pragma}"))).scalar_one()
        await store.close()
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    asyncio.run(run())


def test_a_server_that_is_closed_at_once_does_not_hang(tmp_path: Path) -> None:
    """It may still be looking for tables that wait for bots or for somebody's time."""

    async def run(pause: int) -> None:
        hall = await Hall.open(Settings(db=url(tmp_path / "t.db"), bot_workers=1, bots_early=False))
        for _ in range(pause):
            await asyncio.sleep(0)
        await asyncio.wait_for(hall.close(), LONG)
        assert hall._waking is not None and hall._waking.done()

    for pause in range(30):
        asyncio.run(run(pause % 6))


def check_migrations(connection: sa.Connection) -> None:
    assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one() == schema.VERSION
    assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_migrations_make_the_schema_and_run_once(tmp_path: Path) -> None:
    async def run() -> None:
        for _ in range(2):
            store = Store(url(tmp_path / "t.db"))
            await store.open()
            async with store.engine.connect() as connection:
                await connection.run_sync(check_migrations)
            await store.close()

    asyncio.run(run())


def test_the_newest_migration_is_the_one_the_code_wants() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [schema.VERSION]


def test_two_writers_cannot_both_win_a_line(tmp_path: Path) -> None:
    """Two processes have the table at the same line: one move is stored, the other learns that it was late."""
    db = url(tmp_path / "t.db")

    async def run(one: Hall) -> None:
        table = await open_table(one)
        guest = table.owner
        two = await Hall.open(Settings(db=db, bot_workers=1, bots_early=False))
        try:
            other = await two.tables.get(table.id)
            await one.tables.move(table, guest, 0, "pick 1", 0, "a")
            with pytest.raises(Problem) as refused:
                await two.tables.move(other, guest, 0, "pick 3", 0, "b")
            assert refused.value.error == "stale"
            assert other.course.lines == ["0 pick 1"]  # it has read the truth
            assert await two.tables.move(other, guest, 0, "pick 1", 0, "a") is True
        finally:
            await two.close()

    in_hall(db, run)


def test_one_bad_change_does_not_spoil_the_others_of_its_commit(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        tables = [await open_table(hall) for _ in range(5)]
        changes = []
        for i, table in enumerate(tables):
            change = Change()
            row = {"table_id": table.id if i != 2 else "nobody", "n": 1, "text": "0 pick 1", "by": "person"}
            change.lines.append({**row, "reveals": False, "request": None, "at": 0.0})
            changes.append(change)
        results = await asyncio.gather(*[hall.store.write(c) for c in changes], return_exceptions=True)
        assert [isinstance(r, Conflict) for r in results] == [False, False, True, False, False]
        assert [len(await stored_lines(hall, t.id)) for t in tables] == [1, 1, 0, 1, 1]

    in_hall(url(tmp_path / "t.db"), run)


def test_a_move_that_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await open_table(hall)
        write = hall.store.write

        async def broken(change: Change) -> None:
            raise OSError("disk full")

        hall.store.write = broken  # type: ignore[method-assign]
        with pytest.raises(OSError, match="disk full"):
            await hall.tables.move(table, table.owner, 0, "pick 1", 0, "a")
        hall.store.write = write  # type: ignore[method-assign]
        assert table.course.lines == [] and table.course.state.picks == [0, 0]
        assert await hall.tables.move(table, table.owner, 0, "pick 1", 0, "a") is False

    in_hall(url(tmp_path / "t.db"), run)


def test_a_player_who_goes_away_in_the_middle_of_a_move_has_made_it(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await open_table(hall)
        task = asyncio.create_task(hall.tables.move(table, table.owner, 0, "pick 2", 0, "a"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await soon(lambda: table.course.lines, "the move is made")
        async with table.lock:
            assert table.course.lines == ["0 pick 2"] == await stored_lines(hall, table.id)

    in_hall(url(tmp_path / "t.db"), run)


def test_many_at_one_seat_at_once_make_one_move(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await open_table(hall)
        tries = [hall.tables.move(table, table.owner, 0, f"pick {1 + i % 3}", 0, f"r{i}") for i in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results.count(False) == 1
        assert [r.error for r in results if isinstance(r, Problem)] == ["stale"] * 19
        same = [hall.tables.move(table, table.owner, 1, "pick 1", 1, "same") for _ in range(20)]
        assert sorted(await asyncio.gather(*same)) == [False] + [True] * 19

    in_hall(url(tmp_path / "t.db"), run)


def long_course(undos: bool) -> tuple[Record, list[tuple[str, str, bool]], dict[int, str], Course]:
    """A course with several snapshots, and the rows a store would have of it."""
    game = find("pebbles")
    record = Record(game, game.check_setup("standard", 4, {"heap": "large"}), 11, [], [])
    course = Course(record, 8)
    rows: list[tuple[str, str, bool]] = []
    snapshots: dict[int, str] = {}
    n = 0
    while not course.over:
        seat = course.waiting()[0]
        legal = game.legal(course.state, seat)
        step = course.prepare(seat, legal[n % len(legal)], PERSON)
        if undos and n % 13 == 12:
            step = course.prepare_undo(max(0, len(course.moves) - 3 - n % 9))
        for line, _, position in step.positions:
            snapshots[line] = json.dumps(game.save(position))
        rows += step.lines
        course.adopt(step)
        n += 1
    return record, rows, snapshots, course


@pytest.mark.parametrize("undos", [False, True])
def test_a_course_read_from_rows_and_snapshots_is_the_same(undos: bool) -> None:
    record, rows, snapshots, course = long_course(undos)
    assert len(snapshots) >= 4
    read = Course(record, 8, rows, snapshots)
    bare = Course(record, 8, rows)
    match = Course.of(Record(record.game, record.setup, record.seed, [], [row[0] for row in rows]))
    assert read.state.fingerprint() == bare.state.fingerprint() == course.state.fingerprint() == match.state.fingerprint()
    assert len(read.moves) == len(match.moves)
    for n in range(len(match.moves) + 1):
        assert read.at(n).fingerprint() == match.at(n).fingerprint()
    for mine, theirs in zip(read.told(), match.told(), strict=True):
        assert (mine.seat, mine.action, mine.reveals) == (theirs.seat, theirs.action, theirs.reveals)
        assert [e.plain() for e in mine.events] == [e.plain() for e in theirs.events]


def test_reading_a_course_starts_from_the_newest_snapshot() -> None:
    """A first position that cannot be dealt is never asked for, and only the moves after the snapshot are applied."""
    record, rows, snapshots, course = long_course(False)
    spoiled = Record(record.game, record.setup, record.seed, [], [], {"seats": 4})  # type: ignore[arg-type]  # cannot be loaded
    read = Course(spoiled, 8, rows, snapshots)
    assert read.state.fingerprint() == course.state.fingerprint()


def test_undo_points_leave_out_what_the_table_answered() -> None:
    game = find("pebbles")
    course = Course(Record(game, game.check_setup("standard", 2, {}), 3, [], []), 8)
    for seat, pick in ((0, 3), (1, 3), (0, 3), (1, 3), (0, 3)):
        course.adopt(course.prepare(seat, pick - 1, PERSON))
    assert course.undo_floor(0) == 4 and course.undo_last(0) == 4 and course.undo_last(1) is None
    assert course.touched_since(4, 1) is False and course.touched_since(4, 0) is True


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def run(expect: bool) -> None:
        store = Store(url(path))
        if expect:
            with pytest.raises(StoreTooNew, match="newer version"):
                await store.open()
        else:
            await store.open()
        await store.close()

    asyncio.run(run(False))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    asyncio.run(run(True))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        hall = await Hall.open(Settings(db=url(tmp_path / "t.db"), bot_workers=1, bots_early=False, live_tables=2))
        try:
            ids = []
            for _ in range(6):
                table = await open_table(hall)
                await hall.tables.move(table, table.owner, 0, "pick 2", 0, "a")
                ids.append(table.id)
                del table
            assert len(hall.tables._recent) == 2
            for table_id in ids:
                again = await hall.tables.get(table_id)
                assert again.course.lines == ["0 pick 2"]
        finally:
            await hall.close()

    asyncio.run(run())


def test_a_played_record_can_be_read_by_the_engine(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await open_table(hall)
        while not table.course.over:
            seat = table.course.waiting()[0]
            await hall.tables.move(table, table.owner, seat, "pick 1", table.line, f"r{table.line}")
        match = Course.of(read_record(table.record().to_json()))
        assert match.over and match.state.fingerprint() == table.course.state.fingerprint()

    in_hall(url(tmp_path / "t.db"), run)


def test_what_several_seats_answer_in_secret_is_told_to_nobody_else_the_last_answer_included() -> None:
    _, rows, snapshots, course = long_course(True)
    assert all(made.shy for made in course.told(0, len(course.moves)))
    read = Course(course.record, 8, rows, snapshots)
    assert all(made.shy for made in read.told(3, len(read.moves)))


def test_a_secret_question_is_never_answered_by_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only one answer is left, but that is the seat's own secret: it is asked all the same."""
    game = find("pebbles")
    monkeypatch.setattr(game.decisions[0], "secret", True)
    course = Course(Record(game, game.check_setup("standard", 2, {}), 3, [], []), 8)
    for pick in (3, 3, 3, 3, 3, 2):
        course.adopt(course.prepare(course.waiting()[0], pick - 1, PERSON))
    assert not course.over and course.waiting() == [0, 1] and len(game.legal(course.state, 0)) == 1


@pytest.mark.parametrize("name", all_names())
def test_every_line_and_name_of_a_game_fits_its_column(name: str) -> None:
    """SQLite would not mind, PostgreSQL would."""
    game = find(name)
    longest = max(len(game.actions.words(action)) for action in range(game.actions.size))
    room = getattr(schema.lines.c.text.type, "length", None)
    assert isinstance(room, int) and longest + 3 <= room
    assert all(len(mode.name) <= 40 for mode in game.modes) and len(name) <= 40
