"""What is true of a table beside the course of its game: clocks, a pause, what is being agreed on, who resigned, plans.

The rules know nothing of it, and a record does not hold it. It is stored in the commit of whatever changed it.
"""

import json
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server.clocks import schema
from tianxia.server.messages.clocks import Holiday

Row = dict[str, Any]


class SeatClock(Struct, frozen=True):
    """`left` seconds at the moment `since`, from which it runs; None: it stands."""

    left: float
    since: float | None = None
    turn: bool = False  # the seat is asked
    out: bool = False  # it ran out, and a bot plays
    back: bool = False  # its owner has come back after that


class Pause(Struct, frozen=True):
    since: float
    until: float | None


class Proposal(Struct, frozen=True):
    kind: str
    seat: int
    line: int
    until: float | None
    scored: bool
    agreed: frozenset[int]


class Ending(Struct, frozen=True):
    """Why the game is over although its rules would go on."""

    how: str  # resigned, agreed
    scored: bool


class Beside:
    def __init__(self) -> None:
        self.clocks: dict[int, SeatClock] = {}
        self.pause: Pause | None = None
        self.proposal: Proposal | None = None
        self.resigned: dict[int, str] = {}  # why, by seat, the first one first
        self.ending: Ending | None = None
        self.plans: dict[int, list[str]] = {}
        self.holidays: dict[str, list[Holiday]] = {}  # by guest
        self.next: dict[int, SeatClock] | None = None  # clocks that are being stored
        self.next_plans: dict[int, list[str]] | None = None


def _of(table: sa.Table) -> sa.Select[Any]:
    return sa.select(table).where(table.c.table_id == sa.bindparam("id_"))


_READ = {table.name: _of(table) for table in (schema.clocks, schema.pauses, schema.proposals, schema.endings, schema.plans)}
_RESIGNED = _of(schema.resigned).order_by(schema.resigned.c.at, schema.resigned.c.seat)
_h = schema.holidays.c


async def read_beside(connection: AsyncConnection, table: str, guests: list[str]) -> Beside:
    """All of it, as it is stored."""
    found = Beside()
    rows = {name: (await connection.execute(query, {"id_": table})).mappings().all() for name, query in _READ.items()}
    for row in rows["clocks"]:
        found.clocks[row["seat"]] = SeatClock(row["left"], row["since"], bool(row["turn"]), bool(row["out"]), bool(row["back"]))
    for row in rows["pauses"]:
        found.pause = Pause(row["since"], row["until"])
    for row in rows["proposals"]:
        agreed = frozenset([seat for seat in range(16) if (row["agreed"] >> seat) & 1])
        found.proposal = Proposal(row["kind"], row["seat"], row["line"], row["until"], bool(row["scored"]), agreed)
    for row in rows["endings"]:
        found.ending = Ending(row["how"], bool(row["scored"]))
    for row in rows["plans"]:
        found.plans[row["seat"]] = json.loads(row["words"])
    for row in (await connection.execute(_RESIGNED, {"id_": table})).mappings():
        found.resigned[row["seat"]] = row["why"]
    if found.clocks:
        found.holidays = await read_holidays(connection, guests)
    return found


async def read_holidays(connection: AsyncConnection, guests: list[str]) -> dict[str, list[Holiday]]:
    """Of these guests, in the order in which they come."""
    found: dict[str, list[Holiday]] = {}
    query = sa.select(_h.guest, _h.first, _h.until).where(_h.guest.in_(guests)).order_by(_h.first)
    for guest, first, until in await connection.execute(query):
        found.setdefault(guest, []).append(Holiday(first=first, until=until))
    return found
