"""Who somebody is to others: a public name of a few letters, never the whole id, and the name they go by."""

from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.guests import guest_name
from tianxia.server.problems import Problem
from tianxia.server.store import Store

_LENGTH: Final = 8


class Persons:
    def __init__(self, store: Store) -> None:
        self.store = store

    def public_id(self, guest: str) -> str:
        return guest[:_LENGTH]

    async def guest_called(self, person: str) -> str:
        """The guest of a public name: somebody who has a name or has sat at a table."""
        end = person + "g"  # behind all that begin with these letters: ids are hexadecimal
        seats, guests = schema.seats.c.guest, schema.guests.c.id
        known = sa.union(
            sa.select(seats.label("guest")).where(seats >= person, seats < end),
            sa.select(guests.label("guest")).where(guests >= person, guests < end),
        )
        found = await self.store.rows(sa.select(known.subquery()))
        if len(found) != 1:
            raise Problem("unknown-person", f"nobody here is called {person!r}", {"person": person})
        return str(found[0]["guest"])

    async def names_of(self, guests: Iterable[str]) -> dict[str, str]:
        """What they are called: as they said, else as they were called at their last table."""
        wanted = list(guests)
        seats, tables = schema.seats.c, schema.tables.c
        sat = await self.store.rows(
            sa.select(seats.guest, seats.name)
            .join(schema.tables, tables.id == seats.table_id)
            .where(seats.guest.in_(wanted))
            .order_by(tables.created)
        )
        said = await self.store.rows(sa.select(schema.guests).where(schema.guests.c.id.in_(wanted)))
        names = {guest: guest_name(guest) for guest in wanted}
        names.update({row["guest"]: row["name"] for row in sat})
        names.update({row["id"]: row["name"] for row in said})
        return names
