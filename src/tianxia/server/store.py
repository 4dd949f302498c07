"""The store: what happened at the tables, on disk before anybody is told.

All changes go through one writer that commits what has gathered while the last commit was on its way
(group commit): one slow disk flush serves many tables. SQLite runs in WAL mode with synchronous=FULL;
PostgreSQL is another URL.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tianxia.server import metrics, schema, telemetry
from tianxia.server.change import Change, Conflict, Row, carry_out, proof
from tianxia.server.clocks.beside import Beside, read_beside
from tianxia.server.faults import StoreFault, Trouble, is_fault, two_at_once
from tianxia.server.meeting.schema import closed_tables
from tianxia.server.plain_moves import FirstIs, Moves, write_postgres
from tianxia.server.puzzling.schema import PUZZLE
from tianxia.server.scribe import Scribe
from tianxia.server.upgrading import migrate

log = logging.getLogger("tianxia.store")
Stamp = tuple[float, bool, str | None, dict[tuple[int, str], str]]  # when it last changed, open book, undo asked, orders
_BUSY: Final = 5  # seconds that a change waits for a store that another program has locked
_PROVEN: Final = 1.0  # seconds for which a commit shows that the store takes writes


_TABLE = sa.select(schema.tables).where(schema.tables.c.id == sa.bindparam("id_"))
_s, _l, _p = schema.seats.c, schema.lines.c, schema.snapshots.c
_CLOSED = sa.select(closed_tables.c.at).where(closed_tables.c.table_id == sa.bindparam("id_"))
_SEATS = sa.select(_s.guest, _s.bot, _s.name, _s.word).where(_s.table_id == sa.bindparam("id_")).order_by(_s.seat)
_LINES = (
    sa.select(_l.text, _l.by, _l.reveals, _l.request)
    .where(_l.table_id == sa.bindparam("id_"), _l.n > sa.bindparam("after_"))
    .order_by(_l.n)
)
_o = schema.orders.c
_ORDERS = sa.select(_o.seat, _o.kind, _o.answer).where(_o.table_id == sa.bindparam("id_"))
_SNAPSHOTS = sa.select(_p.n, _p.position).where(_p.table_id == sa.bindparam("id_"), _p.n > sa.bindparam("after_"))


class Stored:
    """A table as it is stored: its header, seats (guest, bot, name, word), lines (text, by, reveals), the requests that
    were carried out, snapshots by line, standing orders by seat and kind, whether it was closed before it began, and what is
    true beside the game. Of lines and snapshots perhaps only the newest."""

    def __init__(
        self,
        row: Row,
        seats: list[tuple[str | None, str | None, str, str | None]],
        lines: list[tuple[str, str, bool]],
        requests: set[str],
        snapshots: dict[int, str],
        orders: dict[tuple[int, str], str],
        closed: bool,
        beside: Beside,
    ) -> None:
        self.row = row
        self.seats = seats
        self.lines = lines
        self.requests = requests
        self.snapshots = snapshots
        self.orders = orders
        self.closed = closed
        self.beside = beside

    @property
    def stamp(self) -> Stamp:
        return self.row["changed"], bool(self.row["open_book"]), self.row["undo_asked"], self.orders


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        options: dict[str, Any] = {"pool_timeout": _BUSY, "hide_parameters": True}  # what is stored is not for the log
        if not url.startswith("sqlite"):
            options = {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True, **options}
        self.engine: AsyncEngine = create_async_engine(url, **options)
        self.scribe: Scribe | None = None
        if url.startswith("sqlite"):
            self.scribe = Scribe(url)
            for engine in (self.engine.sync_engine, self.scribe.engine):
                sa.event.listen(engine, "connect", _careful_sqlite)
        self._trouble = Trouble(url)
        self._queue: asyncio.Queue[Change | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._holder: sqlite3.Connection | None = None  # tells others that the store is in use, also while it is damaged
        self._writes_over: tuple[AsyncConnection, Any] | None = None  # where PostgreSQL keeps it: the writer's own
        self._written = -_PROVEN  # when the last commit was done

    async def open(self) -> None:
        if self.url.startswith("sqlite"):
            keep_private(sa.make_url(self.url).database or "")
        await migrate(self.engine)
        if self.url.startswith("sqlite"):
            self._holder = _held(sa.make_url(self.url).database or "")
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Everything queued is still written."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        if self.scribe is not None:
            await self.scribe.close()
        await self._let_driver_go()
        await self.engine.dispose()
        if self._holder is not None:
            self._holder.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection. What is wrong with the store itself comes out as a StoreFault, told once."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except Exception as error:
            if not is_fault(error):
                raise
            raise await self._told(error) from None

    @asynccontextmanager
    async def _at_one_moment(self) -> AsyncIterator[AsyncConnection]:
        """The same, and what is read fits together while other processes write."""
        async with self.reading() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """The same, and everything is kept or nothing."""
        async with self.reading() as connection, connection.begin():
            yield connection

    async def _told(self, error: Exception) -> StoreFault:
        fault = self._trouble.tell(error)
        if fault.values["what"] not in ("full", "locked"):  # what was open may never work again: the next one begins anew
            await self.engine.dispose()
        return fault

    # ---- writing ----

    async def write(self, change: Change) -> None:
        """Returns when the change is durable; raises Conflict if somebody was first, StoreFault if the store is at fault."""
        self._queue.put_nowait(change)
        await change.done

    async def _write_on(self) -> None:
        last = False
        while not last:
            first = await self._queue.get()
            if first is None:
                return
            batch = [first]
            while not self._queue.empty() and len(batch) < 500:
                more = self._queue.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
            await self._commit(batch)

    async def _commit(self, batch: list[Change]) -> None:
        begin = time.perf_counter()
        try:
            with telemetry.span("commit", changes=len(batch)):
                await self._carry_out(batch)
        except StoreFault as fault:  # it is no better for each of them alone
            self._written = -_PROVEN
            for change in batch:
                if not change.done.done():
                    change.done.set_exception(fault)
            return
        except Exception as error:
            if len(batch) > 1:
                for change in batch:
                    await self._commit([change])
                return
            change = batch[0]
            if not change.done.done():
                first = isinstance(error, IntegrityError | Conflict) or two_at_once(error)
                if not first:
                    log.error("a change could not be stored: %s", type(error).__name__)
                change.done.set_exception(Conflict() if first else error)
            return
        self._written = time.monotonic()
        _count(batch, time.perf_counter() - begin)
        for change in batch:
            if not change.done.done():
                change.done.set_result(None)

    async def _carry_out(self, batch: list[Change]) -> None:
        if all([change.only_moves for change in batch]):
            await self._write_moves(batch)
            return
        work = [work for change in batch for work in change.within]
        if self.scribe is not None and not work:
            try:
                await self.scribe.write(lambda connection: carry_out(connection, batch))
            except Exception as error:
                if not is_fault(error):
                    raise
                raise await self._told(error) from None
            return
        async with self.writing() as connection:
            await connection.run_sync(carry_out, batch)
            for one in work:
                await one(connection)

    async def _write_moves(self, batch: list[Change]) -> None:
        summaries = {str(c.summary["id_"]): c.summary for c in batch if c.summary is not None}
        lines, snapshots = [row for c in batch for row in c.lines], [row for c in batch for row in c.snapshots]
        moves = Moves(lines, snapshots, [summaries[name] for name in sorted(summaries)])
        try:
            if self.scribe is not None:
                await self.scribe.write_moves(moves)
            else:
                await write_postgres(await self._driver(), moves)
        except FirstIs:
            raise Conflict from None
        except Exception as error:
            if not is_fault(error):
                raise
            await self._let_driver_go()
            raise await self._told(error) from None

    async def _driver(self) -> Any:
        """PostgreSQL's own connection for the one who writes, who keeps it."""
        if self._writes_over is None or self._writes_over[1].is_closed():
            await self._let_driver_go()
            connection = await self.engine.connect()
            self._writes_over = (connection, (await connection.get_raw_connection()).driver_connection)
        return self._writes_over[1]

    async def _let_driver_go(self) -> None:
        found, self._writes_over = self._writes_over, None
        if found is not None:
            with contextlib.suppress(Exception):  # it may be dead
                await found[0].invalidate()
                await found[0].close()

    def new_only(self, table: sa.Table) -> sa.Insert:
        """Adds rows; what is there already stays as it is."""
        insert = postgresql.insert if self.engine.dialect.name == "postgresql" else sqlite.insert
        return insert(table).on_conflict_do_nothing()

    async def prove(self) -> None:
        """Returns when something was written just now; raises StoreFault if nothing can be."""
        if time.monotonic() - self._written >= _PROVEN:
            await self.write(proof())

    async def try_out(self) -> None:
        """The same before the start: what is wrong comes out as it is."""
        async with self.engine.begin() as connection:
            await connection.run_sync(carry_out, [proof()])

    # ---- reading ----

    async def table(self, table: str, after: int = -1) -> "Stored | None":
        """Everything about one table, over one connection; of its lines and snapshots what comes after that line."""
        async with self._at_one_moment() as connection:
            row = (await connection.execute(_TABLE, {"id_": table})).mappings().one_or_none()
            if row is None:
                return None
            newer = {"id_": table, "after_": after}
            closed = (await connection.execute(_CLOSED, {"id_": table})).first() is not None
            seats = [(r[0], r[1], r[2], r[3]) for r in await connection.execute(_SEATS, {"id_": table})]
            rows = (await connection.execute(_LINES, newer)).all()
            snapshots = {r[0]: r[1] for r in await connection.execute(_SNAPSHOTS, newer)}
            orders = {(r[0], r[1]): r[2] for r in await connection.execute(_ORDERS, {"id_": table})}
            beside = await read_beside(connection, table, [seat[0] for seat in seats if seat[0] is not None])
        lines = [(r[0], r[1], bool(r[2])) for r in rows]
        requests = {r[3] for r in rows if r[3] is not None}
        return Stored({str(k): v for k, v in row.items()}, seats, lines, requests, snapshots, orders, closed, beside)

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        """What a room asks of its own tables."""
        async with self.reading() as connection:
            return [{str(k): v for k, v in row.items()} for row in (await connection.execute(query)).mappings()]

    async def seats(self, tables: Sequence[str]) -> list[Row]:
        async with self.reading() as connection:
            query = sa.select(schema.seats).where(schema.seats.c.table_id.in_(tables))
            found = await connection.execute(query.order_by(schema.seats.c.table_id, schema.seats.c.seat))
            return [{str(k): v for k, v in row.items()} for row in found.mappings()]

    async def table_of_request(self, request: str) -> str | None:
        c = schema.tables.c
        async with self.reading() as connection:
            found = (await connection.execute(sa.select(c.id).where(c.request == request))).scalar_one_or_none()
            return str(found) if found is not None else None

    async def tables_of(self, guest: str, limit: int) -> list[Row]:
        mine = sa.select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        closed = sa.select(closed_tables.c.table_id)
        where = sa.or_(schema.tables.c.id.in_(mine), schema.tables.c.owner == guest) & schema.tables.c.id.not_in(closed)
        where &= schema.tables.c.known.is_distinct_from(PUZZLE)  # they have a list of their own
        async with self.reading() as connection:
            query = (
                sa.select(schema.tables).where(where).order_by(schema.tables.c.changed.desc(), schema.tables.c.id).limit(limit)
            )
            found = await connection.execute(query)
            return [{str(k): v for k, v in row.items()} for row in found.mappings()]

    async def stamps(self, tables: Sequence[str]) -> dict[str, Stamp]:
        """What of these tables says whether anything has changed there, without reading them."""
        c = schema.tables.c
        found: dict[str, Stamp] = {}
        async with self._at_one_moment() as connection:
            orders: dict[str, dict[tuple[int, str], str]] = {}
            query = sa.select(_o.table_id, _o.seat, _o.kind, _o.answer).where(_o.table_id.in_(tables))
            for r in await connection.execute(query):
                orders.setdefault(r[0], {})[r[1], r[2]] = r[3]
            for r in await connection.execute(sa.select(c.id, c.changed, c.open_book, c.undo_asked).where(c.id.in_(tables))):
                found[r[0]] = (r[1], bool(r[2]), r[3], orders.get(r[0], {}))
        return found

    async def bots_to_wake(self) -> list[str]:
        """Tables where a bot is to move: they go on after a restart."""
        c = schema.tables.c
        async with self.reading() as connection:
            query = sa.select(c.id).where(c.status == "playing", c.bots_asked.is_(True)).order_by(c.changed.desc())
            return [str(r[0]) for r in await connection.execute(query)]

    async def orders_to_wake(self) -> list[str]:
        """Tables where somebody is asked who has left an order: their time goes on after a restart."""
        t = schema.tables.c
        query = sa.select(t.id, t.waiting, _o.seat).join(schema.orders, _o.table_id == t.id)
        async with self.reading() as connection:
            found = await connection.execute(query.where(t.status == "playing", _o.answer != "ask").order_by(t.changed.desc()))
            return list(dict.fromkeys(str(r[0]) for r in found if (r[1] >> r[2]) & 1))

    async def guest_name(self, guest: str) -> str | None:
        async with self.reading() as connection:
            found = await connection.execute(sa.select(schema.guests.c.name).where(schema.guests.c.id == guest))
            name = found.scalar_one_or_none()
            return str(name) if name is not None else None

    async def achievements_of(self, guest: str, game: str | None) -> list[Row]:
        """What this guest has reached, oldest first."""
        c = schema.achievements.c
        query = sa.select(schema.achievements).where(c.guest == guest, *([c.game == game] if game is not None else []))
        async with self.reading() as connection:
            found = await connection.execute(query.order_by(c.at, c.game, c.achievement))
            return [{str(k): v for k, v in row.items()} for row in found.mappings()]

    async def secret(self, name: str) -> str:
        """A secret of this server, made on first use and the same for all its processes."""
        c = schema.secrets.c
        for _ in range(2):
            async with self.reading() as connection:
                found = (await connection.execute(sa.select(c.value).where(c.name == name))).scalar_one_or_none()
            if found is not None:
                return str(found)
            try:
                async with self.writing() as connection:
                    await connection.execute(sa.insert(schema.secrets), {"name": name, "value": secrets.token_hex(32)})
            except IntegrityError:
                continue  # another process was first: its secret counts
        return await self.secret(name)


def _count(batch: list[Change], seconds: float) -> None:
    metrics.commits.inc()
    metrics.commit_seconds.observe(seconds)
    metrics.commit_changes.observe(len(batch))
    for by, lines in Counter([row["by"] for change in batch for row in change.lines]).items():
        metrics.moves_by(by).inc(lines)


def _careful_sqlite(connection: Any, _: object) -> None:
    """A commit is on disk when it returns, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={_BUSY * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _held(path: str) -> sqlite3.Connection:
    """A connection that only keeps the lock of those who read, as SQLite does in WAL mode from the first look on."""
    holder = sqlite3.connect(path)
    holder.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return holder


def keep_private(path: str) -> None:
    """The file is its owner's alone. SQLite gives what it makes beside it (-wal, -shm) the same rights.

    A file that is there is never opened for this: closing it would take away the locks that SQLite holds on it.
    """
    if not path or path == ":memory:":
        return
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        for name in (path, f"{path}-wal", f"{path}-shm"):
            try:
                if os.path.isfile(name):
                    os.chmod(name, 0o600)
            except PermissionError:
                log.warning("%s belongs to somebody else: who else can read it is theirs to say", name)
