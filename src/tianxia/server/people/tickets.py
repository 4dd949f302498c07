"""Tickets: what is good once and for a short while. The challenge of a passkey, a link by mail, a link to another device.

Whoever holds the token has the ticket; the store has its hash. It is taken by the very commit that does what it is good for.
"""

import secrets
from typing import Final

import sqlalchemy as sa

from tianxia.server.change import Change, Row
from tianxia.server.guests import hashed
from tianxia.server.people.schema import tickets
from tianxia.server.problems import Problem
from tianxia.server.store import Store
from tianxia.server.wall_clock import WallClock

SECONDS: Final = {"new-passkey": 300.0, "passkey": 300.0, "device": 600.0, "mail": 1800.0}


def bad_ticket() -> Problem:
    return Problem("bad-ticket", "this was used already, or it is too old; ask for a new one")


class Tickets:
    def __init__(self, store: Store, clock: WallClock) -> None:
        self.store = store
        self.clock = clock

    async def make(self, kind: str, guest: str | None = None, mail: str | None = None, token: str = "") -> str:
        """The token of a new ticket."""
        token = token or secrets.token_urlsafe(24)
        now = self.clock.now()
        change = Change()
        change.also.append((sa.delete(tickets).where(tickets.c.expires < now), []))
        row = {"hash": hashed(token), "kind": kind, "guest": guest, "mail": mail, "expires": now + SECONDS[kind]}
        change.also.append((sa.insert(tickets), [row]))
        await self.store.write(change)
        return token

    async def look(self, token: str, *kinds: str) -> Row:
        """What this ticket is good for; it stays good."""
        found = await self.store.rows(sa.select(tickets).where(tickets.c.hash == hashed(token)))
        if not found or found[0]["kind"] not in kinds or found[0]["expires"] < self.clock.now():
            raise bad_ticket()
        return found[0]

    def take(self, change: Change, token: str) -> None:
        """The change is made by this ticket, once: a second one finds it gone (Conflict)."""
        change.once.append(sa.delete(tickets).where(tickets.c.hash == hashed(token)))
