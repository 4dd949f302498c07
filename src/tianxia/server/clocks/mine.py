"""The time that somebody has left at each of their tables, for a list of them: no table is read for that."""

from collections.abc import Sequence

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Row
from tianxia.server.clocks.schema import clocks, holidays
from tianxia.server.messages.clocks import Holiday, SeatTime
from tianxia.server.store import Store
from tianxia.server.table import terms_of

_c, _s, _h = clocks.c, schema.seats.c, holidays.c
_THEIRS = sa.and_(_s.table_id == _c.table_id, _s.seat == _c.seat)
_RUNNING = sa.select(clocks).join(schema.seats, _THEIRS).where(_c.since.is_not(None))


async def running_clocks(store: Store, guest: str, tables: Sequence[Row]) -> dict[str, SeatTime]:
    """Of the tables where a clock of theirs runs: the one that has least time."""
    kinds = {row["id"]: terms.kind for row in tables if row["status"] == "playing" and (terms := terms_of(row).clock) is not None}
    if not kinds:
        return {}
    rows = await store.rows(_RUNNING.where(_s.guest == guest, _c.table_id.in_(list(kinds))))
    away = [Holiday(first=h["first"], until=h["until"]) for h in await store.rows(_holidays(guest))]
    found: dict[str, SeatTime] = {}
    for row in sorted(rows, key=lambda row: row["since"] + row["left"], reverse=True):
        stands = [holiday for holiday in away if holiday.until > row["since"]] if kinds[row["table_id"]] == "move" else []
        found[row["table_id"]] = SeatTime(
            seat=row["seat"], left=row["left"], since=row["since"], out=bool(row["out"]), back=bool(row["back"]), away=stands
        )
    return found


def _holidays(guest: str) -> sa.Select[tuple[float, float]]:
    return sa.select(_h.first, _h.until).where(_h.guest == guest).order_by(_h.first)
