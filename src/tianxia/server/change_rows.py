"""A change of a table as it is stored, and as other processes are told of it."""

from typing import Any

import msgspec

from tianxia.engine.course import Prepared
from tianxia.server.change import Change, Row
from tianxia.server.clocks.result import result_of
from tianxia.server.snapshots import snapshots_due
from tianxia.server.table import Table, UndoAsked
from tianxia.server.table_words import Changed


def add_lines(change: Change, table: Table, prepared: Prepared, request: str | None, now: float) -> None:
    """Its lines; the first one is what was asked for."""
    for i, (text, by, reveals) in enumerate(prepared.lines):
        row = {"table_id": table.id, "n": prepared.line + i + 1, "text": text, "by": by, "reveals": reveals}
        change.lines.append({**row, "request": request if i == 0 else None, "at": now})
    for n, position in snapshots_due(table.game, prepared, table.snapshots):
        change.snapshots.append({"table_id": table.id, "n": n, "position": position})


def moves_told(change: Change, changed: float, before: float, line: int) -> Changed | None:
    """What other processes hear of a change that is nothing but moves, so that none of them has to read it."""
    if not change.only_moves:
        return None
    lines = [(row["text"], row["by"], row["reveals"]) for row in change.lines]
    requests = [row["request"] for row in change.lines if row["request"] is not None]
    return Changed(changed, before, line, lines, requests, [row["n"] for row in change.snapshots])


def summary_row(table: Table, state: Any, moves: int, now: float) -> Row:
    """What lists show of a table without reading its lines."""
    over = state is not None and (not state.todo or table.beside.ending is not None)
    status = "open" if state is None else "over" if over else "playing"
    waiting = state.todo[-1].waiting if status == "playing" else 0
    prescribed = table.lesson is not None or table.posed is not None
    bots = not prescribed and any(seat.bot is not None and (waiting >> i) & 1 for i, seat in enumerate(table.seats))
    return {
        "id_": table.id,
        "new_changed": now,
        "new_status": status,
        "new_moves": moves,
        "new_waiting": waiting,
        "new_bots_asked": bots,
        "new_result": msgspec.json.encode(result_of(table, state)).decode() if over else None,
        "new_undo_asked": None,
    }


def asked_row(table: Table, asked: UndoAsked | None) -> Row:
    return {
        "id_": table.id,
        "old_": table.undo_asked.text() if table.undo_asked is not None else None,
        "new_": asked.text() if asked is not None else None,
    }
