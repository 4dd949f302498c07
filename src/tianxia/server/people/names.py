"""What a person is called by others: a public id, made of the guest's own by a key that never leaves the server.

Nobody comes from it to the guest's id except through the table `people`, in which everybody stands who has a name or a seat.
"""

import base64
import hmac
from collections import OrderedDict
from functools import lru_cache
from typing import Final

import sqlalchemy as sa

from tianxia.engine.state import State
from tianxia.server.change import Change, Row
from tianxia.server.companions import Companion
from tianxia.server.guests import guest_name
from tianxia.server.people.schema import people
from tianxia.server.store import Store
from tianxia.server.table import Table
from tianxia.server.wall_clock import WallClock

SECRET: Final = "people"
LENGTH: Final = 12
_REMEMBERED: Final = 50_000


def public_of(key: str, guest: str) -> str:
    made = hmac.digest(bytes.fromhex(key), guest.encode(), "sha256")
    return base64.b32encode(made).decode().lower()[:LENGTH]


class Names(Companion):
    """Whoever takes a seat can be found from then on, by the same commit."""

    def __init__(self, key: str, store: Store, clock: WallClock) -> None:
        self._key = key
        self.store = store
        self.clock = clock
        self.public_id = lru_cache(_REMEMBERED)(self._public_id)
        self._there: OrderedDict[str, None] = OrderedDict()  # guests who are known to stand in the table

    def _public_id(self, guest: str) -> str:
        return public_of(self._key, guest)

    def enter(self, change: Change, guest: str) -> None:
        """From this change on the guest stands among the people."""
        row = {"guest": guest, "public": self.public_id(guest), "created": self.clock.now()}
        change.also.append((self.store.new_only(people), [row]))

    async def guest_of(self, public: str) -> str | None:
        found = await self.store.rows(sa.select(people.c.guest).where(people.c.public == public))
        return str(found[0]["guest"]) if found else None

    async def person(self, guest: str) -> Row | None:
        found = await self.store.rows(sa.select(people).where(people.c.guest == guest))
        return found[0] if found else None

    async def has_account(self, guest: str) -> bool:
        person = await self.person(guest)
        return person is not None and person["account"] is not None

    async def name(self, guest: str) -> str:
        return await self.store.guest_name(guest) or guest_name(guest)

    def forget(self, guest: str) -> None:
        self._there.pop(guest, None)

    def join(self, change: Change, table: Table, state: State | None) -> None:
        for guest in self._people_at(table):
            if guest not in self._there:
                self.enter(change, guest)

    def stored(self, table: Table) -> None:
        for guest in self._people_at(table):
            self._there[guest] = None
            self._there.move_to_end(guest)
        while len(self._there) > _REMEMBERED:
            self._there.popitem(last=False)

    def _people_at(self, table: Table) -> set[str]:
        return {seat.guest for seat in table.seats if seat.guest is not None and not seat.left}
