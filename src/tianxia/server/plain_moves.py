"""Commits that hold nothing but moves, by far the most of all: written as the databases take them, past SQLAlchemy's layers.

SQLite is given prepared statements, PostgreSQL all of it as one statement, which is a transaction by itself and one way there
and back. Whatever else is to be stored goes the usual way (`store.py`).
"""

import sqlite3
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.faults import two_at_once

if TYPE_CHECKING:
    from asyncpg import Connection  # type: ignore[import-untyped]

Rows = list[Any]
_SUMMED: Final = ("changed", "status", "moves", "waiting", "bots_asked", "result", "undo_asked")
_KINDS: Final = {sa.Integer: "int4", sa.Float: "float8", sa.Boolean: "bool"}
_LINE: Final = [column.name for column in schema.lines.columns]
_SNAPSHOT: Final = [column.name for column in schema.snapshots.columns]
_line: Final = itemgetter(*_LINE)
_snapshot: Final = itemgetter(*_SNAPSHOT)
_summary: Final = itemgetter(*["new_" + name for name in _SUMMED], "id_")


class FirstIs(Exception):
    """Somebody else wrote this line, or carried out this request, first."""


class Moves:
    """The rows of some changes: of lines, of stored positions, and one of each table that changed."""

    def __init__(self, lines: Iterable[Any], snapshots: Iterable[Any], summaries: Iterable[Any]) -> None:
        self.lines: Rows = [_line(row) for row in lines]
        self.snapshots: Rows = [_snapshot(row) for row in snapshots]
        self.summaries: Rows = [_summary(row) for row in summaries]


def _names(names: Iterable[str]) -> str:
    return ", ".join([f'"{name}"' for name in names])


def _insert(table: sa.Table) -> str:
    return f"INSERT INTO {table.name} ({_names(table.columns.keys())}) VALUES ({', '.join('?' * len(table.columns))})"


_NEW_LINES: Final = _insert(schema.lines)
_NEW_SNAPSHOTS: Final = _insert(schema.snapshots)
_SUM_UP: Final = "UPDATE tables SET {} WHERE id = ?".format(", ".join([f'"{name}" = ?' for name in _SUMMED]))


def write_sqlite(connection: sqlite3.Connection, moves: Moves) -> None:
    """Everything is kept, on disk, or nothing."""
    try:
        connection.executemany(_NEW_LINES, moves.lines)
        if moves.snapshots:
            connection.executemany(_NEW_SNAPSHOTS, moves.snapshots)
        connection.executemany(_SUM_UP, moves.summaries)
        connection.commit()
    except sqlite3.IntegrityError:
        connection.rollback()
        raise FirstIs from None
    except BaseException:
        connection.rollback()
        raise


def _unnested(columns: Sequence[sa.Column[Any]], first: int) -> str:
    kinds = [_KINDS.get(type(column.type), "text") for column in columns]
    return "unnest({})".format(", ".join([f"${first + i}::{kind}[]" for i, kind in enumerate(kinds)]))


def _at_once() -> str:
    lines, snapshots, t = list(schema.lines.columns), list(schema.snapshots.columns), schema.tables.columns
    summed = [*[t[name] for name in _SUMMED], t["id"]]
    second, third = 1 + len(lines), 1 + len(lines) + len(snapshots)
    return (
        f"WITH new_lines AS (INSERT INTO lines ({_names(_LINE)}) SELECT * FROM {_unnested(lines, 1)}), "
        f"new_snapshots AS (INSERT INTO snapshots ({_names(_SNAPSHOT)}) SELECT * FROM {_unnested(snapshots, second)}) "
        f"UPDATE tables SET {', '.join([f'{name} = new.{name}' for name in _SUMMED])} "
        f"FROM {_unnested(summed, third)} AS new ({_names([column.name for column in summed])}) WHERE tables.id = new.id"
    )


_AT_ONCE: Final = _at_once()


def _columns(rows: Rows, width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows)] if rows else [[] for _ in range(width)]


async def write_postgres(connection: "Connection", moves: Moves) -> None:
    """The same."""
    import asyncpg  # here: a store in SQLite has no use for it

    values = _columns(moves.lines, len(_LINE)) + _columns(moves.snapshots, len(_SNAPSHOT))
    try:
        await connection.execute(_AT_ONCE, *values, *_columns(moves.summaries, len(_SUMMED) + 1))
    except asyncpg.IntegrityConstraintViolationError:
        raise FirstIs from None
    except asyncpg.PostgresError as error:
        if two_at_once(error):
            raise FirstIs from None
        raise
