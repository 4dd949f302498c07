"""Who somebody is to others: a public name of a few letters, never the whole id, and the name they go by."""

from collections.abc import Iterable

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.guests import guest_name
from tianxia.server.people.names import Names
from tianxia.server.problems import Problem
from tianxia.server.store import Store


class Persons:
    def __init__(self, store: Store, names: Names) -> None:
        self.store = store
        self.public_id = names.public_id
        self._names = names

    async def guest_called(self, person: str) -> str:
        """The guest of a public name: somebody who has a name or has sat at a table."""
        guest = await self._names.guest_of(person)
        if guest is None:
            raise Problem("unknown-person", f"nobody here is called {person!r}", {"person": person})
        return guest

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
