"""Faults: a table that cannot be read, or whose rules fail. It is told to those who come there and logged once, in a
line; the start of the server, the other tables and the log do not suffer."""

import logging
import traceback
from collections import OrderedDict
from typing import Final

from tianxia.engine.record import BadRecord
from tianxia.server.problems import Problem

log = logging.getLogger("tianxia.faults")
_MOST: Final = 10_000  # tables that are remembered


class Aside:
    """The tables that cannot be read. They are not tried again before the next start, or until the operator says so."""

    def __init__(self) -> None:
        self._why: OrderedDict[str, str] = OrderedDict()
        self._by_operator: dict[str, str] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._why or table in self._by_operator

    def put(self, table: str, error: BaseException) -> Problem:
        if table not in self._why:
            log.error("table %s is set aside, it cannot be read: %s", table, in_a_line(error))
            self._why[table] = str(error) if isinstance(error, BadRecord) else type(error).__name__
            while len(self._why) > _MOST:
                self._why.popitem(last=False)
        return self.problem(table)

    def put_by_operator(self, table: str, why: str) -> Problem:
        log.warning("table %s is set aside by the operator: %s", table, why)
        self._by_operator[table] = why
        return self.problem(table)

    def take_back(self, table: str) -> None:
        """It is tried again."""
        self._why.pop(table, None)
        self._by_operator.pop(table, None)

    def problem(self, table: str) -> Problem:
        if table in self._by_operator:
            why = self._by_operator[table]
            return Problem("broken-table", f"this table was set aside by those who run the server: {why}", {"what": why})
        why = self._why[table]
        return Problem("broken-table", f"this table is damaged or of another version and was set aside: {why}", {"what": why})


class Faults:
    """What went wrong at one table: the first time is logged."""

    def __init__(self, table: str) -> None:
        self._table = table
        self.count = 0

    def note(self, error: BaseException) -> Problem:
        self.count += 1
        if self.count == 1:
            log.error("table %s: %s (more of this table is not logged)", self._table, in_a_line(error))
        return Problem("server-error", "our fault; nothing was changed")


def in_a_line(error: BaseException) -> str:
    """What it was and where."""
    where = traceback.extract_tb(error.__traceback__)
    place = f" at {where[-1].filename.rpartition('/')[2]}:{where[-1].lineno}" if where else ""
    text = " ".join(str(error).split())[:200]
    return f"{type(error).__name__}: {text}{place}"
