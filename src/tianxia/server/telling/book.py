"""The address book: what people wish to be told, how they are reached, and the tables that wait for them."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final
from zoneinfo import ZoneInfo

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.engine.course import seats_of
from tianxia.server import schema
from tianxia.server.change import Change, Row
from tianxia.server.messages.telling import WaitingTable
from tianxia.server.store import Store
from tianxia.server.telling.schema import outbox, ways, wishes

MOST_WAYS: Final = 12  # of one person


class Wishes(msgspec.Struct, frozen=True):
    """What holds until somebody says something else."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    kinds_off: Sequence[str] = ()
    games_off: Sequence[str] = ()

    @property
    def zone_info(self) -> ZoneInfo:
        return ZoneInfo(self.zone)

    def wants(self, kind: str, game: str) -> bool:
        return kind not in self.kinds_off and game not in self.games_off


class Way(msgspec.Struct, frozen=True):
    id: str
    guest: str
    channel: str
    address: str
    more: Mapping[str, str]
    name: str
    site: str
    code: str | None
    tries: int
    active: bool
    failures: int
    rests_until: float
    created: float


def _in_its_place(insert: Any) -> sa.Executable:
    made = insert(wishes)
    rest = [column.name for column in wishes.columns if column.name != "guest"]
    found: sa.Executable = made.on_conflict_do_update(index_elements=["guest"], set_={k: made.excluded[k] for k in rest})
    return found


_WISH: Final = {"sqlite": _in_its_place(sqlite.insert), "postgresql": _in_its_place(postgresql.insert)}


class Book:
    def __init__(self, store: Store) -> None:
        self.store = store

    # ---- wishes ----

    async def wishes_of(self, guest: str) -> Wishes:
        async with self.store.reading() as connection:
            return await wishes_of(connection, guest)

    async def wish(self, guest: str, wished: Wishes) -> None:
        row = msgspec.structs.asdict(wished)
        row.update(kinds_off=json.dumps(list(wished.kinds_off)), games_off=json.dumps(list(wished.games_off)))
        await self._write(_WISH[self.store.engine.dialect.name], {"guest": guest, **row})

    # ---- ways ----

    async def reachable(self) -> set[str]:
        async with self.store.reading() as connection:
            return {str(row[0]) for row in await connection.execute(sa.select(ways.c.guest).distinct())}

    async def ways_of(self, guest: str) -> list[Way]:
        async with self.store.reading() as connection:
            found = await connection.execute(sa.select(ways).where(ways.c.guest == guest).order_by(ways.c.created, ways.c.id))
            return [way_of(row) for row in found.mappings()]

    async def add(self, way: Way) -> None:
        """A browser or an address has one entry; whoever gives it last has it. Of two people a mailbox may be both's."""
        same = sa.and_(ways.c.channel == way.channel, ways.c.address == way.address)
        if way.channel != "push":
            same = sa.and_(same, ways.c.guest == way.guest)
        change = Change()
        change.also = [(sa.delete(ways).where(same), [{}])]
        change.also.append((sa.insert(ways), [{**msgspec.structs.asdict(way), "more": json.dumps(dict(way.more))}]))
        await self.store.write(change)

    async def remove(self, way: str) -> None:
        await self._write(sa.delete(ways).where(ways.c.id == sa.bindparam("id_")), {"id_": way})

    async def alter(self, way: str, **values: Any) -> None:
        await self._write(sa.update(ways).where(ways.c.id == sa.bindparam("id_")).values(**values), {"id_": way})

    # ---- tables ----

    async def seen(self, guest: str, table: str, line: int) -> bool:
        """Somebody has this table before them: what is to be told of it need not be told. Whether there was anything."""
        c = outbox.c
        about = (c.guest == guest, c.table_id == table, c.line <= line, c.told.is_(None), c.kind != "clock")
        async with self.store.reading() as connection:
            found = (await connection.execute(sa.select(c.way).where(*about).limit(1))).first()
        if found is None:
            return False
        await self._write(sa.delete(outbox).where(*about), {})
        return True

    async def waiting_for(self, guest: str) -> list[WaitingTable]:
        async with self.store.reading() as connection:
            return await waiting_for(connection, guest)

    async def _write(self, statement: sa.Executable, row: Row) -> None:
        change = Change()
        change.also.append((statement, [row]))
        await self.store.write(change)


def way_of(row: Any) -> Way:
    return Way(**{**row, "more": json.loads(row["more"])})


async def wishes_of(connection: AsyncConnection, guest: str) -> Wishes:
    row = (await connection.execute(sa.select(wishes).where(wishes.c.guest == guest))).mappings().first()
    if row is None:
        return Wishes()
    found = {str(k): v for k, v in row.items() if k != "guest"}
    return Wishes(**{**found, "kinds_off": json.loads(row["kinds_off"]), "games_off": json.loads(row["games_off"])})


async def waiting_for(connection: AsyncConnection, guest: str) -> list[WaitingTable]:
    """The tables where it is somebody's turn, and no bot plays for them; the longest waiting first."""
    t, s = schema.tables.c, schema.seats.c
    query = sa.select(t.id, t.game, t.waiting, s.seat).join(schema.seats, s.table_id == t.id)
    query = query.where(s.guest == guest, s.bot.is_(None), t.status == "playing", t.waiting != 0).order_by(t.changed, t.id)
    found = {row[0]: row[1] for row in await connection.execute(query) if row[3] in seats_of(row[2])}
    return [WaitingTable(table=table, game=game) for table, game in found.items()]
