"""Finished tables at which only guests played are deleted after some time, if the settings say so (`retention_days`).

Never: a game that is being played, a table of somebody with an account, one that something else still speaks of (an achievement,
a report, a tournament). What is only a part of a table (its lines, its chat) goes with it.
"""

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Change, Row
from tianxia.server.faults import StoreFault
from tianxia.server.store import Store
from tianxia.server.wall_clock import WallClock

log = logging.getLogger("tianxia.retention")
DAY = 24 * 3600.0
_EVERY = 3600.0  # seconds
_AT_ONCE = 200  # tables of one commit


def parts_and_mentions() -> tuple[list[sa.Column[str]], list[sa.Column[str]]]:
    """The columns that name a table. Where that is in the key, the row is a part of the table; elsewhere it speaks of it."""
    columns = [c for table in schema.metadata.sorted_tables for c in table.columns if c.references(schema.tables.c.id)]
    return [c for c in columns if c.primary_key], [c for c in columns if not c.primary_key]


def old_tables(before: float) -> sa.Select[tuple[str]]:
    t, s = schema.tables.c, schema.seats.c
    query = sa.select(t.id).where(t.status == "over", t.changed < before)
    for mention in parts_and_mentions()[1]:
        query = query.where(~sa.exists().where(mention == t.id))
    people = schema.metadata.tables.get("people")
    if people is not None:
        accounts = sa.select(people.c.guest).where(people.c.account.is_not(None))
        query = query.where(t.owner.not_in(accounts), ~sa.exists().where(s.table_id == t.id, s.guest.in_(accounts)))
    return query.order_by(t.changed)


async def forget(store: Store, before: float, in_use: Callable[[str], bool]) -> int:
    """Deletes what was finished before; returns how many tables that were."""
    parts, _ = parts_and_mentions()
    found = [str(row["id"]) for row in await store.rows(old_tables(before))]
    old = [table for table in found if not in_use(table)]
    for first in range(0, len(old), _AT_ONCE):
        some: list[Row] = [{"id_": table} for table in old[first : first + _AT_ONCE]]
        change = Change()
        for column in reversed(parts):
            change.also.append((sa.delete(column.table).where(column == sa.bindparam("id_")), some))
        change.also.append((sa.delete(schema.tables).where(schema.tables.c.id == sa.bindparam("id_")), some))
        await store.write(change)
    return len(old)


async def keep_forgetting(store: Store, clock: WallClock, days: int, in_use: Callable[[str], bool]) -> None:
    while True:
        try:
            count = await forget(store, clock.now() - days * DAY, in_use)
            if count:
                log.info("%d finished tables of guests were deleted", count)
        except (StoreFault, asyncio.InvalidStateError):
            pass  # told there; the next hour is early enough
        except Exception as error:
            log.error("old tables could not be deleted: %s", error)
        await clock.until(clock.now() + _EVERY)
