"""A guest's tables become another's: signing in on a device that has played as a guest takes along what was played there.

Where both sit at one table everything stays as it is: nobody gets two hands into one pair of eyes.
What other rooms keep of a guest is named in `belongings.py`.
"""

from typing import Final

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Change
from tianxia.server.people import belongings
from tianxia.server.people.schema import people
from tianxia.server.store import Store
from tianxia.server.tables import Tables

TOUCH: Final = 0.001  # seconds


async def both_at(store: Store, old: str, new: str) -> list[str]:
    """Tables at which both of them sit."""
    s = schema.seats.c
    theirs = sa.select(s.table_id).where(s.guest == new)
    rows = await store.rows(sa.select(s.table_id).where(s.guest == old, s.table_id.in_(theirs)).distinct())
    return sorted([str(row["table_id"]) for row in rows])


async def tables_of(store: Store, guest: str) -> int:
    s = schema.seats.c
    rows = await store.rows(sa.select(sa.func.count(s.table_id.distinct()).label("n")).where(s.guest == guest))
    return int(rows[0]["n"])


def move(change: Change, old: str, new: str) -> None:
    """Everything of the old guest goes along with the change, except the tables at which the new one sits."""
    s, t, a = schema.seats, schema.tables, schema.achievements
    theirs = sa.select(s.c.table_id).where(s.c.guest == new)
    left = sa.select(s.c.table_id).where(s.c.guest == old)
    has = sa.alias(a)
    known = sa.exists().where(has.c.guest == new, has.c.game == a.c.game, has.c.achievement == a.c.achievement)
    named = sa.exists().where(schema.guests.c.id == new)
    name = sa.select(sa.literal(new), schema.guests.c.name).where(schema.guests.c.id == old, ~named)
    statements: list[sa.Executable] = [
        touched(old),
        sa.update(s).where(s.c.guest == old, s.c.table_id.not_in(theirs)).values(guest=new),
        sa.update(t).where(t.c.owner == old, t.c.id.not_in(left)).values(owner=new),
        sa.update(a).where(a.c.guest == old, ~known).values(guest=new),
        sa.insert(schema.guests).from_select(["id", "name"], name),
        *belongings.moved(old, new),
        sa.delete(people).where(people.c.guest == old, ~sa.exists().where(s.c.guest == old)),
    ]
    change.also += [(statement, []) for statement in statements]


def touched(guest: str) -> sa.Executable:
    """The tables of a guest count as changed, so that other processes read them again; by so little that no list is reordered."""
    s, t = schema.seats.c, schema.tables
    mine = sa.select(s.table_id).where(s.guest == guest)
    return sa.update(t).where(sa.or_(t.c.id.in_(mine), t.c.owner == guest)).values(changed=t.c.changed + TOUCH)


async def moved(tables: Tables, old: str, new: str, both: list[str]) -> None:
    """The tables in memory follow what is stored."""
    for table in await tables.those_here():
        if table.id in both:
            continue
        mine = table.seats_of(old)
        for seat in mine:
            table.seats[seat].guest = new
        owned = table.owner == old
        if owned:
            table.owner = new
        if mine or owned:
            table.changed += TOUCH
            tables.tell(table)
