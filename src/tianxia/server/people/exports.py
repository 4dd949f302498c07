"""Everything that is kept of a person, for that person. What other rooms keep is named in `belongings.py`."""

import json
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from tianxia.engine.course import ORDER, PERSON
from tianxia.server import schema
from tianxia.server.change import Row
from tianxia.server.people import passkeys
from tianxia.server.people.belongings import given
from tianxia.server.wall_clock import moment

if TYPE_CHECKING:
    from tianxia.server.hall import Hall

Rows = list[dict[str, Any]]


async def exported(hall: "Hall", guest: str) -> dict[str, Rows]:
    own = {"person": _person, "devices": _devices, "passkeys": _passkeys, "tables": _tables, "lines": _lines}
    told = {name: await rows(hall, guest) for name, rows in {**own, "achievements": _achievements}.items()}
    return {**told, **await given(hall.store, hall.names, guest)}


async def _person(hall: "Hall", guest: str) -> Rows:
    person = await hall.names.person(guest)
    told: dict[str, Any] = {"id": guest, "name": await hall.names.name(guest), "public": hall.names.public_id(guest)}
    if person is not None:
        account = moment(person["account"]) if person["account"] is not None else None
        told.update(created=moment(person["created"]), account=account, mail=person["mail"])
    return [told]


async def _devices(hall: "Hall", guest: str) -> Rows:
    rows = await hall.sessions.of(guest)
    return [{"name": r["name"], "how": r["how"], "added": moment(r["added"]), "seen": moment(r["seen"])} for r in rows]


async def _passkeys(hall: "Hall", guest: str) -> Rows:
    rows = await passkeys.of(hall, guest)
    return [{k: row[k] for k in ("id", "name", "public_key")} | {"added": moment(row["added"])} for row in rows]


async def _tables(hall: "Hall", guest: str) -> Rows:
    t, s = schema.tables.c, schema.seats.c
    mine = sa.select(s.table_id).where(s.guest == guest)
    columns = (t.id, t.game, t.mode, t.seats, t.options, t.owner, t.status, t.created, t.changed, t.result)
    rows = await hall.store.rows(sa.select(*columns).where(sa.or_(t.id.in_(mine), t.owner == guest)).order_by(t.created))
    seats: dict[str, list[Row]] = {}
    for seat in await hall.store.rows(sa.select(schema.seats).where(s.guest == guest).order_by(s.seat)):
        seats.setdefault(seat["table_id"], []).append(seat)
    return [
        {
            "table": row["id"],
            "game": row["game"],
            "mode": row["mode"],
            "seats": row["seats"],
            "options": json.loads(row["options"]),
            "opened_by_me": row["owner"] == guest,
            "status": row["status"],
            "created": moment(row["created"]),
            "changed": moment(row["changed"]),
            "my_seats": [{k: seat[k] for k in ("seat", "name", "word")} for seat in seats.get(row["id"], [])],
            "result": json.loads(row["result"]) if row["result"] is not None else None,
        }
        for row in rows
    ]


async def _lines(hall: "Hall", guest: str) -> Rows:
    """What this person has played: the lines of their seats that no bot has answered."""
    n, s = schema.lines.c, schema.seats.c
    own = n.text.like(sa.cast(s.seat, sa.String) + " %")
    query = sa.select(n.table_id, n.n, n.text, n.at).join(schema.seats, s.table_id == n.table_id)
    query = query.where(s.guest == guest, own, n.by.in_((PERSON, ORDER))).order_by(n.table_id, n.n)
    rows = await hall.store.rows(query)
    return [{"table": row["table_id"], "line": row["n"], "text": row["text"], "at": moment(row["at"])} for row in rows]


async def _achievements(hall: "Hall", guest: str) -> Rows:
    rows = await hall.store.achievements_of(guest, None)
    return [{k: row[k] for k in ("game", "achievement", "table_id", "points")} | {"at": moment(row["at"])} for row in rows]
