"""Bringing the schema of a store up to date, wholly or not at all: whoever is killed in between has changed nothing."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from tianxia.server import schema
from tianxia.server.faults import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"
# What each version made while SQLite still kept every CREATE TABLE for itself: a start that was killed in the middle
# has left some of these behind, empty, without the number of their version.
_ONCE_IN_PIECES: Final = (
    ("0001", ("tables", "seats", "lines", "snapshots", "guests", "secrets")),
    ("0002", ("achievements",)),
    ("0003", ("orders",)),
)


class StoreTooNew(CannotServe):
    """A database that a newer version has written: it is left alone."""


class StoreUnknown(CannotServe):
    """Tables with our names and something in them, but nothing says of which version: it is left alone."""


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; does nothing when it is."""
    async with engine.begin() as connection:
        if await connection.run_sync(_version) == schema.VERSION:
            return
    async with engine.begin() as connection:  # one process at a time, and all of it in one transaction
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7205759403)"))
        else:  # Python's SQLite begins none before CREATE TABLE
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade)


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    return str(found) if found is not None else None


def _upgrade(connection: sa.Connection) -> None:
    found = _version(connection)
    if found == schema.VERSION:  # another process was first
        return
    if found is not None and found > schema.VERSION:
        raise StoreTooNew(f"this database was written by a newer version of Tianxia ({found} > {schema.VERSION}): update Tianxia")
    _clear_pieces(connection, found or "")
    from alembic import command  # here: most starts do not need it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, schema.VERSION)


def _clear_pieces(connection: sa.Connection, found: str) -> None:
    """Take away what a killed start has left behind, so that the upgrade can make it again."""
    there = set(sa.inspect(connection).get_table_names())
    pieces = [name for version, names in _ONCE_IN_PIECES if version > found for name in names if name in there]
    for name in reversed(pieces):  # what refers to others first
        if connection.execute(sa.text(f'SELECT 1 FROM "{name}" LIMIT 1')).first() is not None:
            raise StoreUnknown(f"this database has rows in {name!r}, but nothing says which version of Tianxia wrote them")
        connection.execute(sa.text(f'DROP TABLE "{name}"'))
