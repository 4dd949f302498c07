"""Being forgotten. Finished games stay, under "somebody who left"; in running ones a bot plays on; seats that wait are freed.

What other rooms keep of a guest is named in `belongings.py`.
"""

import secrets
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Change
from tianxia.server.people.belongings import left
from tianxia.server.people.moving import TOUCH, touched
from tianxia.server.people.schema import passkeys, people, recovery_codes, sessions, tickets
from tianxia.server.problems import Problem
from tianxia.server.table import LEFT, Seat, Table
from tianxia.server.tables import Tables

if TYPE_CHECKING:
    from tianxia.server.hall import Hall

_PLAYS_ON: Final = "greedy"


async def leave(hall: "Hall", guest: str) -> None:
    """Table by table first, each a commit of its own; who is killed in between has not been told "done" and can say it again."""
    s, t = schema.seats.c, schema.tables.c
    sits = sa.select(s.table_id).where(s.guest == guest)
    query = sa.select(t.id).where(t.status != "over", sa.or_(t.id.in_(sits), t.owner == guest)).order_by(t.id)
    for row in await hall.store.rows(query):
        try:
            table = await hall.tables.get(row["id"])
        except Problem as problem:
            if problem.error != "broken-table":  # one that was set aside is not played any more: treated like a finished one
                raise
            continue
        await hall.tables.whole(_leave_table(hall.tables, table, guest))
    gone = LEFT + secrets.token_hex(14)
    keys = [guest, *[str(row["id"]) for row in await hall.sessions.of(guest)]]
    change = Change()
    change.also += [(statement, []) for statement in _forgotten(guest, gone)]
    hall.sessions.end(change, keys)
    await hall.store.write(change)
    for table in await hall.tables.those_here():
        mine = table.seats_of(guest)
        for seat in mine:
            table.seats[seat].guest, table.seats[seat].name = gone, ""
        if table.owner == guest:
            table.owner = gone
        if mine:
            table.changed += TOUCH
            hall.tables.tell(table)
    hall.names.forget(guest)
    hall.sessions.told(keys)


async def _leave_table(tables: Tables, table: Table, guest: str) -> None:
    async with table.lock:
        if table.status == "over":
            return
        mine = table.seats_of(guest)
        after = table
        for seat in mine:
            after = after.seated(seat, _without(table, seat), tables.settings.snapshot_every)
        others = [seat.guest for seat in after.seats if seat.guest is not None]
        owner = table.owner if table.owner != guest else others[0] if others else LEFT + secrets.token_hex(14)
        change = tables.change(after, None)
        for seat in mine:
            left: dict[str, Any] = {k: getattr(after.seats[seat], k) for k in ("guest", "bot", "name", "word")}
            where = (schema.seats.c.table_id == table.id, schema.seats.c.seat == seat, schema.seats.c.guest == guest)
            change.once.append(sa.update(schema.seats).where(*where).values(**left))
        change.also.append((sa.update(schema.tables).where(schema.tables.c.id == table.id).values(owner=owner), []))
        await tables.store_change(table, change, None, after)
        table.owner = owner


def _without(table: Table, seat: int) -> Seat:
    """What becomes of a seat: a bot's in a running game, open again before it has begun."""
    if table.status == "playing":
        return Seat(None, _PLAYS_ON, _PLAYS_ON, table.seats[seat].word)
    dealt = table.row["known"] == "imported"  # with the words of its record
    return Seat(None, None, "", table.seats[seat].word if dealt else None)


def _forgotten(guest: str, gone: str) -> list[sa.Executable]:
    s, t, lines = schema.seats, schema.tables, schema.lines
    mine = sa.select(s.c.table_id).where(s.c.guest == guest)
    asked = (f"{guest}:", f"{guest};")  # what it has asked for is named "<guest>:…"
    return [
        touched(guest),
        sa.update(lines).where(lines.c.table_id.in_(mine), lines.c.request.between(*asked)).values(request=None),
        sa.update(t).where(t.c.request.between(*asked)).values(request=None),
        sa.update(s).where(s.c.guest == guest).values(guest=gone, name=""),
        sa.update(t).where(t.c.owner == guest).values(owner=gone),
        *left(guest, gone),
        sa.delete(schema.achievements).where(schema.achievements.c.guest == guest),
        sa.delete(schema.guests).where(schema.guests.c.id == guest),
        sa.delete(passkeys).where(passkeys.c.guest == guest),
        sa.delete(recovery_codes).where(recovery_codes.c.guest == guest),
        sa.delete(tickets).where(tickets.c.guest == guest),
        sa.delete(sessions).where(sessions.c.guest == guest),
        sa.delete(people).where(people.c.guest == guest),
    ]
