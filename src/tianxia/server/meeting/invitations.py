"""Asking others to play: at a table that waits, or once more with the same people."""

import sqlalchemy as sa

from tianxia.server.change import Change, Conflict, Row
from tianxia.server.live import encode
from tianxia.server.meeting.bonds import Bonds
from tianxia.server.meeting.persons import Persons
from tianxia.server.meeting.schema import invitations, rematches
from tianxia.server.messages.meeting import Invited, Reply
from tianxia.server.messages.my_line import AskedToPlay
from tianxia.server.messages.terms import Terms
from tianxia.server.opening import Also, Opening, new_id
from tianxia.server.post import Post, person
from tianxia.server.problems import Problem
from tianxia.server.table import Seat, Table, tidy_word
from tianxia.server.tables import Tables
from tianxia.server.telling.news import News
from tianxia.server.wall_clock import WallClock

_i = invitations.c
_FORGET = sa.delete(invitations).where(_i.table_id == sa.bindparam("id_"), _i.guest == sa.bindparam("guest_"))
_DECLINE = (
    sa.update(invitations).where(_i.table_id == sa.bindparam("id_"), _i.guest == sa.bindparam("guest_")).values(declined=True)
)
_NOT_AGAIN = sa.delete(rematches).where(rematches.c.table_id == sa.bindparam("id_"))
_MOST = 50  # people who are asked to one table


class Asking:
    def __init__(
        self, tables: Tables, opening: Opening, bonds: Bonds, persons: Persons, post: Post, news: News, clock: WallClock
    ) -> None:
        self.persons = persons
        self.tables = tables
        self.opening = opening
        self.store = tables.store
        self.bonds = bonds
        self.post = post
        self.news = news
        self.clock = clock

    async def ask(self, table: Table, guest: str, other: str) -> None:
        """Ask somebody to a table that waits. Who has blocked the one who asks is left in peace."""
        check_here(table, guest)
        if table.status != "open":
            raise Problem("not-open", "no seat is open at this table any more")
        if other in [seat.guest for seat in table.seats]:
            return
        if len(await self._rows(table)) >= _MOST:
            raise Problem("too-many", f"at most {_MOST} people are asked to one table", {"seconds": 0})
        change = Change()
        change.also.append((_FORGET, [{"id_": table.id, "guest_": other}]))
        change.also.append((sa.insert(invitations), [self._row(table.id, other, guest, None)]))
        await self.store.write(change)
        await self._tell(table, guest, [other])

    async def decline(self, table: Table, guest: str) -> None:
        change = Change()
        change.also.append((_DECLINE, [{"id_": table.id, "guest_": guest}]))
        await self.store.write(change)
        self.tables.tell(table)

    async def invited(self, table: Table, guest: str | None) -> list[Invited]:
        """Those who were asked, for those who sit here."""
        check_here(table, guest)
        rows = await self._rows(table)
        names = await self.persons.names_of([row["guest"] for row in rows])
        found: list[Invited] = []
        for row in rows:
            sits = bool(table.seats_of(row["guest"]))
            answer: Reply = "sits" if sits else "declined" if row["declined"] else "none"
            who = self.persons.public_id(row["guest"])
            found.append(Invited(person=who, name=names[row["guest"]], seat=row["seat"], answer=answer))
        return found

    async def rematch(self, table: Table, guest: str | None) -> tuple[Table, bool]:
        """The same people once more, each a seat further; or (True) the table to which somebody has asked already."""
        if guest is None or not table.seats_of(guest):
            raise Problem("not-your-seat", "only those who played here may ask for another game")
        if table.status != "over":
            raise Problem("not-over", "this game is still being played")
        before = await self._next(table)
        if before is not None:
            return before, True
        id = new_id()
        seats, held = self._rotated(table, guest)
        terms = Terms(clock=table.terms.clock, rated=table.terms.rated, chat=table.terms.chat)
        rows = [self._row(id, other, guest, seat) for other, seat in held.items()]
        also: Also = [
            (_NOT_AGAIN, [{"id_": table.id}]),
            (sa.insert(rematches), [{"table_id": table.id, "next": id}]),
            *([(sa.insert(invitations), rows)] if rows else []),
        ]
        setup = table.setup
        try:
            made = await self.opening.seat_all(guest, table.game.name, setup.mode, setup.options, seats, terms, id, also)
        except Conflict:  # somebody else asked at the same moment
            before = await self._next(table)
            if before is None:
                raise
            return before, True
        await self._tell(made, guest, list(held))
        return made, False

    async def _next(self, table: Table) -> Table | None:
        """The table of the rematch, unless it was closed."""
        found = await self.store.rows(sa.select(rematches).where(rematches.c.table_id == table.id))
        try:
            return await self.tables.get(found[0]["next"]) if found else None
        except Problem as problem:
            if problem.error == "table-closed":
                return None
            raise

    def _rotated(self, table: Table, guest: str) -> tuple[list[Seat], dict[str, int]]:
        """Everybody one seat further. The seats of the others are open, and held for them."""
        seats: list[Seat] = []
        held: dict[str, int] = {}
        for i in range(len(table.seats)):
            old = table.seats[i - 1]
            if old.guest == guest:
                seats.append(Seat(guest, None, old.name, tidy_word("")))
            elif old.guest is None:
                seats.append(Seat(None, old.bot, old.name, tidy_word("")))
            else:
                seats.append(Seat(None, None, old.name))
                held.setdefault(old.guest, i)
        return seats, held

    def _row(self, table: str, guest: str, by: str, seat: int | None) -> Row:
        return {"table_id": table, "guest": guest, "by": by, "seat": seat, "declined": False, "at": self.clock.now()}

    async def _rows(self, table: Table) -> list[Row]:
        return await self.store.rows(sa.select(invitations).where(_i.table_id == table.id).order_by(_i.at, _i.guest))

    async def _tell(self, table: Table, guest: str, others: list[str]) -> None:
        mine = [seat.name for seat in table.seats if seat.guest == guest]
        by = mine[0] if mine else (await self.persons.names_of([guest]))[guest]
        bonds = await self.bonds.between([guest, *others])
        for other in others:
            if bonds.get((other, guest)) != "block":
                self.post.tell(person(other), encode(AskedToPlay(table=table.id, game=table.game.name, by=by)))
                self.news.invited(table, other, by)


def check_here(table: Table, guest: str | None) -> None:
    if guest is None or not (table.seats_of(guest) or table.owner == guest):
        raise Problem("not-yours", "only those who play here may do this")
