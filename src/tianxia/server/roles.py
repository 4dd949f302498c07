"""Roles: what somebody may do for all. They are given on the command line (`tianxia admin role`)."""

import time
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tianxia.server import schema
from tianxia.server.change import Change, Conflict
from tianxia.server.problems import Problem
from tianxia.server.store import Store
from tianxia.server.talk.schema import chat, roles

MODERATOR: Final = "moderator"
ROLES: Final[Sequence[str]] = (MODERATOR,)


class Roles:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str | None) -> list[str]:
        if guest is None:
            return []
        return [row["role"] for row in await self.store.rows(sa.select(roles.c.role).where(roles.c.guest == guest))]

    async def check(self, guest: str | None, role: str) -> str:
        """Whoever has the role."""
        if guest is None or role not in await self.of(guest):
            raise Problem("not-your-role", f"only a {role} may do this", {"role": role})
        return guest

    async def those_with(self, role: str) -> list[str]:
        found = await self.store.rows(sa.select(roles.c.guest).where(roles.c.role == role).order_by(roles.c.at))
        return [row["guest"] for row in found]

    async def give(self, guest: str, role: str) -> None:
        change = Change()
        change.also.append((sa.insert(roles), [{"guest": guest, "role": role, "at": time.time()}]))
        try:
            await self.store.write(change)
        except (Conflict, IntegrityError):
            return  # they have it already

    async def take(self, guest: str, role: str) -> None:
        change = Change()
        gone = sa.delete(roles).where(roles.c.guest == sa.bindparam("guest_"), roles.c.role == sa.bindparam("role_"))
        change.also.append((gone, [{"guest_": guest, "role_": role}]))
        await self.store.write(change)


async def people_called(store: Store, text: str) -> dict[str, str]:
    """Whom an operator may mean: by the whole id, by its beginning, or by a name. Id → name."""
    found: dict[str, str] = {}
    places = [
        (schema.seats.c.guest, schema.seats.c.name),
        (chat.c.guest, chat.c.name),
        (schema.tables.c.owner, sa.literal("")),
        (schema.guests.c.id, schema.guests.c.name),  # the last one counts: the name that they gave themselves
    ]
    for guest, name in places:
        begins = guest.startswith(text, autoescape=True) if len(text) >= 6 else sa.false()
        query = sa.select(guest.label("guest"), name.label("name")).where(guest.is_not(None), sa.or_(begins, name == text))
        for row in await store.rows(query.distinct()):
            found[row["guest"]] = row["name"] or found.get(row["guest"], "")
    return found
