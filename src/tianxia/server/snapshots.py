"""Positions that are stored with a table, so that it is not played again from its start at every look."""

from typing import Any, Final

from tianxia.engine.course import Prepared
from tianxia.engine.game import Game
from tianxia.server.change import as_json

MOST_SNAPSHOTS: Final = 200  # of a table; twice what the longest games need


def snapshots_due(game: Game[Any], prepared: Prepared, stored: list[int]) -> list[tuple[int, str]]:
    """Which checkpoints on the way are stored, by line. `stored`: the lines of those that are.

    Going back and forth over the same move costs lines only: a snapshot has many lines before it.
    """
    due: list[tuple[int, str]] = []
    last = stored[-1] if stored else 0
    for line, _, position in prepared.positions:
        if line - last >= prepared.every and len(stored) + len(due) < MOST_SNAPSHOTS:
            due.append((line, as_json(game.save(position))))
            last = line
    return due
