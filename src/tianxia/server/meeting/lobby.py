"""The lobby: which tables somebody may find, and that it has changed."""

import asyncio
from typing import Final

import sqlalchemy as sa

from tianxia.engine.state import State
from tianxia.server import schema
from tianxia.server.change import Change, Row
from tianxia.server.companions import Companion
from tianxia.server.live import encode
from tianxia.server.meeting.bonds import Bonds
from tianxia.server.meeting.persons import Persons
from tianxia.server.meeting.schema import closed_tables, in_lobby, invitations, sent_away
from tianxia.server.messages.lobby import Summary
from tianxia.server.messages.meeting import Invitation
from tianxia.server.messages.my_line import LobbyNews
from tianxia.server.post import LOBBY, Post
from tianxia.server.store import Store
from tianxia.server.summaries import summary_data
from tianxia.server.table import Table

_MOST: Final = 60  # tables that are shown
_SOON: Final = 0.3  # seconds in which changes are told together
_t = schema.tables.c
_OPEN: Final = sa.and_(_t.status == "open", _t.id.not_in(sa.select(closed_tables.c.table_id)))
_FORGET = sa.delete(in_lobby).where(in_lobby.c.table_id == sa.bindparam("id_"))


class Lobby(Companion):
    def __init__(self, store: Store, bonds: Bonds, persons: Persons, post: Post) -> None:
        self.persons = persons
        self.store = store
        self.bonds = bonds
        self.post = post
        self._shown: set[str] = set()  # tables with an open seat that others may find
        self._soon: asyncio.TimerHandle | None = None

    def join(self, change: Change, table: Table, state: State | None) -> None:
        """A table that may be found stands in the lobby from its first commit on."""
        if table.status == "open" and table.terms.seen_by != "private":
            change.also.append((_FORGET, [{"id_": table.id}]))
            change.also.append((sa.insert(in_lobby), [{"table_id": table.id, "seen_by": table.terms.seen_by}]))

    def stored(self, table: Table) -> None:
        if table.terms.seen_by == "private":
            return
        if table.status == "open" and not table.closed:
            self._shown.add(table.id)
            self.changed()
        elif table.id in self._shown:
            self._shown.discard(table.id)
            self.changed()

    def changed(self) -> None:
        """Everybody in the lobby is told, once for all that happens in a moment."""
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(_SOON, self._tell)

    def _tell(self) -> None:
        self._soon = None
        self.post.tell(LOBBY, encode(LobbyNews()))

    def close(self) -> None:
        if self._soon is not None:
            self._soon.cancel()

    async def tables(self, guest: str) -> list[Summary]:
        """Open tables of others that this guest may sit down at."""
        mine, theirs = await self.bonds.about(guest)
        refused = [other for other, kind in theirs.items() if kind == "block"]
        refused += [other for other, kind in mine.items() if kind == "block"]
        friends = [other for other, kind in theirs.items() if kind == "follow"]
        seen = sa.or_(in_lobby.c.seen_by == "public", _t.owner.in_(friends))
        away = sa.select(sent_away.c.table_id).where(sent_away.c.guest == guest)
        query = (
            sa.select(schema.tables)
            .join(in_lobby, in_lobby.c.table_id == _t.id)
            .where(_OPEN, seen, _t.owner.not_in([*refused, guest]), _t.id.not_in(away), self._not_seated(guest))
        )
        return await self._summaries(query.order_by(_t.created.desc()).limit(_MOST), guest)

    async def invitations(self, guest: str) -> list[Invitation]:
        """Tables at which a seat waits for this guest, the newest first."""
        mine, theirs = await self.bonds.about(guest)
        i = invitations.c
        asked = await self.store.rows(sa.select(i.table_id, i.by).where(i.guest == guest, i.declined.is_(False)))
        by = {row["table_id"]: row["by"] for row in asked if "block" not in (mine.get(row["by"]), theirs.get(row["by"]))}
        query = sa.select(schema.tables).where(_OPEN, _t.id.in_(by), self._not_seated(guest))
        found = await self._summaries(query.order_by(_t.created.desc()).limit(_MOST), guest)
        names = await self.persons.names_of(by.values())
        return [Invitation(by=names[by[one.table]], table=one) for one in found]

    def _not_seated(self, guest: str) -> sa.ColumnElement[bool]:
        return _t.id.not_in(sa.select(schema.seats.c.table_id).where(schema.seats.c.guest == guest))

    async def _summaries(self, query: sa.Select[tuple[object, ...]], guest: str) -> list[Summary]:
        rows = await self.store.rows(query)
        seats: dict[str, list[Row]] = {}
        for seat in await self.store.seats([row["id"] for row in rows]):
            seats.setdefault(seat["table_id"], []).append(seat)
        return [summary_data(row, seats.get(row["id"], []), guest) for row in rows]
