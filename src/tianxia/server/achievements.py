"""What a game brings those who play it, beyond its result: achievements kept per guest, each once.

Only an honest game counts: dealt by this server, nobody knew its seed, one seat per person who plays it alone, and
nothing was taken back after it had been revealed. Undo within one's own turn and hints are part of the table and count.
"""

from typing import Any

from tianxia.server.change import Row
from tianxia.server.messages.seen import NotCounted
from tianxia.server.table import Table


def not_counted(table: Table, guest: str | None) -> NotCounted | None:
    """Why achievements of this table are not kept for this guest: a key for the page; None: they are."""
    if table.origin is not None or table.row["parent"] is not None:
        return "past-position"
    if table.open_book:
        return "open-book"
    mine = table.seats_of(guest)
    if len(mine) > 1:
        return "several-seats"
    if table.status == "open":
        return None
    if table.course.looked_ahead:
        return "taken-back"
    if mine and not table.played_by_bots.isdisjoint(mine):
        return "stand-in"
    return None


def achieved_rows(table: Table, state: Any, now: float) -> list[Row]:
    """What the people at this table have reached, if this position is the end."""
    if state.todo or not table.game.goals():
        return []
    rows: list[Row] = []
    totals = table.game.totals(state)
    for seat in table.in_person():
        guest = table.seats[seat].guest
        if not_counted(table, guest) is None:
            row = {"guest": guest, "game": table.game.name, "table_id": table.id, "points": totals[seat], "at": now}
            rows += [{**row, "achievement": goal} for goal in table.game.achieved(state, seat)]
    return rows
