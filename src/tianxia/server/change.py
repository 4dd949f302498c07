"""A change of the store: rows that are written together or not at all, and the statements that write them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server import schema

Row = Mapping[str, Any]
Within = Callable[[AsyncConnection], Awaitable[None]]


class Conflict(Exception):
    """Somebody else wrote this line (or table, or request) first."""


class Change:
    """Rows that are written together or not at all."""

    def __init__(self) -> None:
        self.new_table: Row | None = None
        self.new_seats: list[Row] = []
        self.lines: list[Row] = []
        self.snapshots: list[Row] = []
        self.summary: Row | None = None  # of the table, after the lines
        self.taken: Row | None = None  # a seat that was open until now
        self.stand_in: Row | None = None  # a bot that plays a person's seat from now on, or no longer
        self.undo_asked: Row | None = None  # what others are asked, if it is still what it was when this was decided
        self.orders: list[Row] = []  # the newest of a seat and kind counts
        self.achieved: list[Row] = []  # what is there already stays as it is
        self.open_book: str = ""  # a table that becomes one
        self.named: Row | None = None  # a guest who has given a name
        self.once: list[sa.UpdateBase] = []  # each must find exactly one row, or somebody was first
        self.also: list[tuple[sa.Executable, list[Row]]] = []  # what goes along with it, after everything else
        self.within: list[Within] = []  # the same for what must read before it writes; done after all others of its commit
        self.proof: Row | None = None  # means nothing; that it can be written shows that the store works
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def only_moves(self) -> bool:
        """Lines of one table that is there, and what follows from them: nothing else is stored."""
        rest = (self.new_table, self.new_seats, self.taken, self.stand_in, self.undo_asked, self.orders, self.achieved)
        more = (self.open_book, self.named, self.once, self.also, self.within, self.proof)
        return bool(self.lines) and self.summary is not None and not any(rest) and not any(more)


_NEW_TABLE = sa.insert(schema.tables)
_NEW_SEATS = sa.insert(schema.seats)
_NEW_LINES = sa.insert(schema.lines)
_NEW_SNAPSHOTS = sa.insert(schema.snapshots)
_SUMMARY = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("id_"))
    .values(
        {k: sa.bindparam("new_" + k) for k in ("changed", "status", "moves", "waiting", "bots_asked", "result", "undo_asked")}
    )
)
_ASK_UNDO = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("id_"), schema.tables.c.undo_asked.is_not_distinct_from(sa.bindparam("old_")))
    .values(undo_asked=sa.bindparam("new_"))
)
_TAKE_SEAT = (
    sa.update(schema.seats)
    .where(
        schema.seats.c.table_id == sa.bindparam("id_"),
        schema.seats.c.seat == sa.bindparam("seat_"),
        schema.seats.c.guest.is_(None),
        schema.seats.c.bot.is_(None),
    )
    .values({k: sa.bindparam("new_" + k) for k in ("guest", "bot", "name", "word")})
)
_STAND_IN = (
    sa.update(schema.seats)
    .where(
        schema.seats.c.table_id == sa.bindparam("id_"),
        schema.seats.c.seat == sa.bindparam("seat_"),
        schema.seats.c.guest == sa.bindparam("guest_"),
    )
    .values(bot=sa.bindparam("new_bot"))
)
_ACHIEVED_SQLITE = sqlite.insert(schema.achievements).on_conflict_do_nothing()
_ACHIEVED_POSTGRES = postgresql.insert(schema.achievements).on_conflict_do_nothing()


def newest(table: sa.Table, key: list[str], value: str) -> dict[str, sa.Insert]:
    """Puts a value in the place of the one that has this key, by the name of the dialect."""
    found: dict[str, sa.Insert] = {}
    for dialect, insert in (("sqlite", sqlite.insert(table)), ("postgresql", postgresql.insert(table))):
        found[dialect] = insert.on_conflict_do_update(index_elements=key, set_={value: insert.excluded[value]})
    return found


_ORDER = newest(schema.orders, ["table_id", "seat", "kind"], "answer")
_NAME = newest(schema.guests, ["id"], "name")
_PROOF = newest(schema.secrets, ["name"], "value")
_OPEN_BOOK = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("id_")).values(open_book=True)


def proof() -> Change:
    change = Change()
    change.proof = {"name": "proof", "value": str(time.time())}
    return change


def carry_out(connection: sa.Connection, batch: list[Change]) -> None:
    """All changes of a batch, a statement per kind. The order is that of the foreign keys."""
    tables = [c.new_table for c in batch if c.new_table is not None]
    seats = [row for c in batch for row in c.new_seats]
    lines = [row for c in batch for row in c.lines]
    snapshots = [row for c in batch for row in c.snapshots]
    summaries = {str(c.summary["id_"]): c.summary for c in batch if c.summary is not None}
    if tables:
        connection.execute(_NEW_TABLE, tables)
    if seats:
        connection.execute(_NEW_SEATS, seats)
    for change in batch:
        if change.taken is not None and connection.execute(_TAKE_SEAT, change.taken).rowcount != 1:
            raise Conflict
        if change.undo_asked is not None and connection.execute(_ASK_UNDO, change.undo_asked).rowcount != 1:
            raise Conflict
        if change.stand_in is not None and connection.execute(_STAND_IN, change.stand_in).rowcount != 1:
            raise Conflict
    if lines:
        connection.execute(_NEW_LINES, lines)
    if snapshots:
        connection.execute(_NEW_SNAPSHOTS, snapshots)
    if summaries:
        connection.execute(_SUMMARY, [summaries[k] for k in sorted(summaries)])
    dialect = connection.dialect.name
    for row in [row for c in batch for row in c.orders]:  # one after the other: a later order of the same commit counts
        connection.execute(_ORDER[dialect], row)
    for change in batch:
        if change.named is not None:
            connection.execute(_NAME[dialect], change.named)
        if change.proof is not None:
            connection.execute(_PROOF[dialect], change.proof)
    achieved = [row for c in batch for row in c.achieved]
    if achieved:
        insert = _ACHIEVED_POSTGRES if connection.dialect.name == "postgresql" else _ACHIEVED_SQLITE
        connection.execute(insert, achieved)
    books = [{"id_": c.open_book} for c in batch if c.open_book]
    if books:
        connection.execute(_OPEN_BOOK, books)
    for change in batch:
        for claim in change.once:
            if connection.execute(claim).rowcount != 1:
                raise Conflict
        for statement, rows in change.also:
            connection.execute(statement, rows or None)


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
