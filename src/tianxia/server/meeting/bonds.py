"""Friends and others: whom one follows, whom one has blocked.

To follow somebody is one's own affair: they need not agree, and one's tables for friends are open to those whom one follows.
Who is blocked learns nothing of it: to them a table is "not open", and a friend is just not there.
"""

from collections.abc import Iterable

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Change, Row
from tianxia.server.meeting.persons import Persons
from tianxia.server.meeting.presence import Presence
from tianxia.server.meeting.schema import bonds, closed_tables
from tianxia.server.messages.meeting import Bond, Person
from tianxia.server.problems import Problem
from tianxia.server.store import Store

_MOST = 500  # people that somebody follows or has blocked
_MET = 30  # others with whom one has played, the last first
_b = bonds.c
_FORGET = sa.delete(bonds).where(_b.guest == sa.bindparam("guest_"), _b.other == sa.bindparam("other_"))


class Bonds:
    def __init__(self, store: Store, presence: Presence, persons: Persons) -> None:
        self.store = store
        self.persons = persons
        self.presence = presence

    async def set(self, guest: str, other: str, kind: Bond | None, now: float) -> None:
        """From now on this is what the guest thinks of the other; None: nothing."""
        if guest == other:
            raise Problem("bad-request", "that is you", {"where": "person", "what": "you"})
        change = Change()
        change.also.append((_FORGET, [{"guest_": guest, "other_": other}]))
        if kind is not None:
            if len(await self._rows(guest)) >= _MOST:
                raise Problem("too-many", f"at most {_MOST} people can be followed or blocked", {"seconds": 0})
            change.also.append((sa.insert(bonds), [{"guest": guest, "other": other, "kind": kind, "since": now}]))
        await self.store.write(change)

    async def _rows(self, guest: str) -> list[Row]:
        return await self.store.rows(sa.select(bonds).where(_b.guest == guest).order_by(_b.since.desc()))

    async def between(self, guests: Iterable[str]) -> dict[tuple[str, str], str]:
        """What these people think of each other."""
        wanted = list(guests)
        found = await self.store.rows(sa.select(bonds).where(_b.guest.in_(wanted), _b.other.in_(wanted)))
        return {(row["guest"], row["other"]): row["kind"] for row in found}

    async def about(self, guest: str) -> tuple[dict[str, str], dict[str, str]]:
        """What this guest thinks of others, and what others think of them."""
        found = await self.store.rows(sa.select(bonds).where(sa.or_(_b.guest == guest, _b.other == guest)))
        mine = {row["other"]: row["kind"] for row in found if row["guest"] == guest}
        return mine, {row["guest"]: row["kind"] for row in found if row["other"] == guest}

    async def followers(self, guest: str) -> list[str]:
        """Those who follow this guest and may know of them."""
        mine, theirs = await self.about(guest)
        return [other for other, kind in theirs.items() if kind == "follow" and mine.get(other) != "block"]

    async def people(self, guest: str) -> list[Person]:
        """Those whom I follow, those whom I have played with, those whom I have blocked."""
        mine, theirs = await self.about(guest)
        together = await self._together(guest)
        met = [other for other in together if other not in mine][:_MET]
        names = await self.persons.names_of([*mine, *met])
        found: list[Person] = []
        for other in [*mine, *met]:
            kind = mine.get(other)
            table, game = together.get(other, (None, None))
            here = kind == "follow" and theirs.get(other) != "block" and self.presence.here(other)
            told: Bond | None = "follow" if kind == "follow" else "block" if kind == "block" else None
            person = Person(person=self.persons.public_id(other), name=names[other], bond=told, here=here, table=table, game=game)
            found.append(person)
        return sorted(found, key=lambda p: ({"follow": 0, None: 1, "block": 2}[p.bond], not p.here))

    async def _together(self, guest: str) -> dict[str, tuple[str | None, str | None]]:
        """With whom one has played, the last first; with the last game that came to its end."""
        s, t = schema.seats.c, schema.tables.c
        mine = sa.select(s.table_id).where(s.guest == guest)
        query = (
            sa.select(s.guest, t.id, t.game, t.status)
            .join(schema.tables, t.id == s.table_id)
            .where(s.table_id.in_(mine), s.guest.is_not(None), s.guest != guest)
            .where(t.status != "open", t.id.not_in(sa.select(closed_tables.c.table_id)))
            .order_by(t.changed.desc())
            .limit(_MOST)
        )
        found: dict[str, tuple[str | None, str | None]] = {}
        for row in await self.store.rows(query):
            if row["status"] == "over" and found.get(row["guest"], (None, None))[0] is None:
                found[row["guest"]] = (row["id"], row["game"])
            else:
                found.setdefault(row["guest"], (None, None))
        return found
