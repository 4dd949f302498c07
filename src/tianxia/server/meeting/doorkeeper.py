"""The doorkeeper of open tables: who may sit down, who is sent away, and that a table is closed."""

import secrets

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.live import encode, trouble
from tianxia.server.meeting.bonds import Bonds
from tianxia.server.meeting.levels import Levels, near
from tianxia.server.meeting.schema import closed_tables, invitations, sent_away
from tianxia.server.messages.my_line import TableNews
from tianxia.server.post import Post, person
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.tables import Tables, closed_table, no_seat
from tianxia.server.wall_clock import WallClock

_EMPTY = (
    sa.update(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("id_"), schema.seats.c.seat == sa.bindparam("seat_"))
    .values({k: sa.bindparam("new_" + k) for k in ("guest", "bot", "name", "word")})
)


class Doorkeeper:
    def __init__(self, tables: Tables, bonds: Bonds, levels: Levels, post: Post, clock: WallClock) -> None:
        self.tables = tables
        self.bonds = bonds
        self.levels = levels
        self.post = post
        self.clock = clock

    async def seat_for(self, table: Table, guest: str, key: str, seat: int | None) -> int | None:
        """Where this guest may sit down: anywhere (None), at the seat they wish or at the one that is held for them."""
        if table.seats_of(guest) or table.status != "open":
            return seat
        rows = await self.tables.store.rows(sa.select(invitations).where(invitations.c.table_id == table.id))
        held = {row["guest"]: row["seat"] for row in rows if not row["declined"]}
        if not await self._may_sit(table, guest, key, guest in held):
            raise no_seat()
        mine = held.pop(guest, None)
        if seat is None and mine is not None and table.seats[mine].open:
            return int(mine)
        kept = [other for other in held.values() if other is not None and other != mine]
        if not kept:
            return seat
        free = [i for i, s in enumerate(table.seats) if s.open and i not in kept and seat in (None, i)]
        if not free:
            raise no_seat()
        return free[0]

    async def _may_sit(self, table: Table, guest: str, key: str, asked: bool) -> bool:
        if guest == table.owner:
            return True
        mine, theirs = await self.bonds.about(guest)
        away = sa.select(sent_away).where(sent_away.c.table_id == table.id, sent_away.c.guest == guest)
        if theirs.get(table.owner) == "block" or await self.tables.store.rows(away):
            return False
        if asked or secrets.compare_digest(key.encode("utf-8", "replace"), table.join_key.encode()):
            return True
        if table.terms.seen_by == "public":
            return mine.get(table.owner) != "block" and await self._near_enough(table, guest)
        if table.terms.seen_by == "friends" and theirs.get(table.owner) == "follow":
            return True
        raise Problem("bad-key", "this link does not open a seat at this table")

    async def _near_enough(self, table: Table, guest: str) -> bool:
        if table.terms.level == "any":
            return True
        levels = await self.levels.of([guest, table.owner], table.game.name)
        return near(levels.get(guest), levels.get(table.owner))

    async def send_away(self, table: Table, guest: str | None, seat: int) -> None:
        """The one who opened the table sends somebody away before it begins; whoever sits there may leave."""
        if not 0 <= seat < len(table.seats):
            raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
        if guest is None or guest not in (table.owner, table.seats[seat].guest):
            raise Problem("not-yours", "only the one who opened the table may do this")
        await self.tables.whole(self._send_away(table, guest, seat))

    async def _send_away(self, table: Table, guest: str, seat: int) -> None:
        async with table.lock:
            if table.status != "open":
                raise Problem("already-begun", "the game has begun: everybody stays")
            gone = table.seats[seat]
            if gone.open:
                return
            after = table.emptied(seat)
            change = self.tables.change(after, None)
            row = {"id_": table.id, "seat_": seat, "new_guest": None, "new_bot": None, "new_name": ""}
            change.also.append((_EMPTY, [{**row, "new_word": after.seats[seat].word}]))
            if gone.guest is not None and gone.guest != guest:
                change.also.append((sa.insert(sent_away), [{"table_id": table.id, "guest": gone.guest}]))
            await self.tables.store_change(table, change, None, after)
        if gone.guest is not None and gone.guest != table.owner:
            self._tell(table, gone.guest)

    async def close(self, table: Table, guest: str | None) -> None:
        """The one who opened the table takes it away before it begins."""
        if guest is None or guest != table.owner:
            raise Problem("not-yours", "only the one who opened the table may do this")
        await self.tables.whole(self._close(table))

    async def _close(self, table: Table) -> None:
        async with table.lock:
            if table.status != "open":
                raise Problem("already-begun", "the game has begun: it cannot be closed any more")
            change = self.tables.change(table, None)
            change.also.append((sa.insert(closed_tables), [{"table_id": table.id, "at": self.clock.now()}]))
            table.closed = True
            try:
                await self.tables.store_change(table, change, None)
            except BaseException:
                table.closed = False
                raise
        self.tables.live.note(table, trouble(closed_table(table.id)))

    def _tell(self, table: Table, guest: str) -> None:
        news = TableNews(table=table.id, game=table.game.name, status=table.status, my_turn=False)
        self.post.tell(person(guest), encode(news))
