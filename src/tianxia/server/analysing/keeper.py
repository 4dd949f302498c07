"""Analyses that were asked for: worked on one after the other, by one process each, and kept with their tables.

That one is wanted is stored before anybody works on it: whoever starts again finds it, and works on it from the beginning.
A lease sees to it that one process does; the store keeps one result.
"""

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import sqlalchemy as sa

from tianxia.analysis.analysis import Analysis, to_look_at
from tianxia.analysis.moments import moment_of
from tianxia.analysis.playouts import stops
from tianxia.analysis.verdicts import Verdict
from tianxia.server.analysing import pieces
from tianxia.server.analysing.schema import analyses
from tianxia.server.analysing.told import analysis_data
from tianxia.server.change import Change, Row
from tianxia.server.ending import ended
from tianxia.server.faults import StoreFault
from tianxia.server.following import carefully
from tianxia.server.messages import analysis as told
from tianxia.server.problems import Problem
from tianxia.server.table import Table

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

log = logging.getLogger("tianxia.analysing")
T = TypeVar("T")
MOST_AT_ONCE: Final = 1  # of one process; the others wait
MOST_OF_ONE: Final = 3  # that one asker may have under way
_WAKE: Final = 5.0  # seconds between two looks for those that nobody works on
_AGAIN: Final = 2.0  # seconds until a store that failed is tried again
_a = analyses.c


class Analyses:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.under_way: dict[str, asyncio.Task[None]] = {}  # what is worked on or waits for it, by table
        self._asked_by: dict[str, str] = {}  # whom the time is charged to, by table
        self._places = asyncio.Semaphore(MOST_AT_ONCE)
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.tables.shared.several:
            self._looking = asyncio.create_task(self._look_now_and_then())

    async def close(self) -> None:
        await ended([*self.under_way.values(), *([self._looking] if self._looking is not None else [])])

    # ---- asking ----

    async def state(self, table: Table) -> told.AnalysisState:
        """What there is. Everything is known of a finished game; of any other this would tell too much."""
        if not await self.tables.following.surely(table, lambda: table.status == "over"):
            raise Problem("not-over", "a game is analysed when it is over")
        row = await self._row(table.id)
        if row is None or row["line"] != table.line:  # none, or of a game that went on since
            return told.AnalysisState(table=table.id, status="none")
        if row["result"] is None:
            return told.AnalysisState(table=table.id, status="working", done=row["done"], pieces=row["pieces"])
        found = msgspec.json.decode(row["result"], type=told.Analysis)
        return told.AnalysisState(table=table.id, status="done", done=row["done"], pieces=row["pieces"], analysis=found)

    async def ask(self, table: Table, account: str) -> told.AnalysisState:
        """Have it worked on, unless that is done or under way."""
        now = await self.state(table)
        if now.status == "none":
            if Counter(self._asked_by.values())[account] >= MOST_OF_ONE:
                raise Problem("busy", "your last analyses are not finished yet; try again")
            change = Change()
            change.also.append((sa.delete(analyses).where(_a.table_id == table.id, _a.line != table.line), []))
            new = {"table_id": table.id, "line": table.line, "done": 0, "pieces": 0, "result": None}
            change.also.append((self.tables.store.new_only(analyses), [new]))
            await self.tables.store.write(change)
            now = await self.state(table)
        if now.status == "working":
            self._start(table.id, account)
        return now

    async def _row(self, table: str) -> Row | None:
        found = await self.tables.store.rows(sa.select(analyses).where(_a.table_id == table))
        return found[0] if found else None

    # ---- working ----

    async def wake(self) -> None:
        """Those that were asked for and that nobody works on."""
        wanted = await self.tables.store.rows(sa.select(_a.table_id).where(_a.result.is_(None)))
        names = [str(row["table_id"]) for row in wanted]
        for lease in await self.tables.shared.free([_lease(name) for name in names]):
            self._start(lease.partition(" ")[2], "")

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(_WAKE * random.uniform(0.7, 1.3))  # not all processes at once
            async with carefully("the analyses"):
                await self.wake()

    def _start(self, table: str, account: str) -> None:
        if table in self.under_way or self.tables.closing:
            return
        if account:
            self._asked_by[table] = account
        task = self.under_way[table] = asyncio.create_task(self._work(table))
        task.add_done_callback(lambda _: (self.under_way.pop(table, None), self._asked_by.pop(table, None)))

    async def _work(self, table: str) -> None:
        async with self._places:
            if not await self.tables.shared.take(_lease(table)):
                return
            try:
                await self._until_stored(lambda: self._analyse(table))
            except Exception as error:  # it is not tried for ever: whoever wants it asks again
                log.error("the analysis of table %s: %s: %s", table, type(error).__name__, error)
                await self._until_stored(
                    lambda: self._write(sa.delete(analyses).where(_a.table_id == table, _a.result.is_(None)))
                )
            finally:
                self.tables.shared.let_go(_lease(table))

    async def _until_stored(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work()
                return
            except StoreFault:  # told there
                await asyncio.sleep(_AGAIN)

    async def _analyse(self, name: str) -> None:
        table = await self.tables.get(name)
        row = await self._row(name)
        if row is None or row["result"] is not None:
            return
        if table.status != "over" or row["line"] != table.line:  # it went on meanwhile
            await self._write(sa.delete(analyses).where(_a.table_id == name))
            return
        text = msgspec.json.encode(analysis_data(await Work(self, table).done())).decode()
        await self._write(sa.update(analyses).where(_a.table_id == name, _a.line == row["line"]).values(result=text))

    async def _write(self, statement: sa.Executable) -> None:
        change = Change()
        change.also.append((statement, []))
        await self.tables.store.write(change)

    async def note(self, table: str, done: int, of: int) -> None:
        """How far it is, for all to see."""
        await self._write(sa.update(analyses).where(_a.table_id == table).values(done=done, pieces=of))

    def account(self, table: Table) -> str:
        return self._asked_by.get(table.id, table.owner)


class Work:
    """One analysis, piece by piece."""

    def __init__(self, analyses: Analyses, table: Table) -> None:
        self.analyses = analyses
        self.table = table
        self.course = table.course
        self.record = json.dumps(table.record().plain(), separators=(",", ":"))
        self.so_far = 0
        moves = len(self.course.moves)
        self.ahead = _slices(stops(self.course), pieces.STOPS_AT_ONCE)
        self.through = [(first, min(first + pieces.MOVES_AT_ONCE, moves)) for first in range(0, moves, pieces.MOVES_AT_ONCE)]
        self.of = len(self.ahead) + len(self.through) + 1  # and what the champion looks at, which is not known yet

    async def done(self) -> Analysis:
        rest = [one for some in self.ahead for one in await self._piece(pieces.look_ahead, some)]
        plain = [one for first, end in self.through for one in await self._piece(pieces.look_through, rest, first, end)]
        found = [moment_of(one) for one in plain]
        foresight = pieces.foresight_of(self.course, rest)
        closely = _slices(to_look_at(found, foresight.tells_chances), pieces.DECISIONS_AT_ONCE)
        self.of += len(closely) - 1
        said: list[list[Any]] = [one for some in closely for one in await self._piece(pieces.look_closely, rest, some)]
        return Analysis(self.course, foresight, found, [Verdict(*one) for one in said])

    async def _piece(self, work: Callable[..., T], *args: object) -> T:
        keeper = self.analyses
        await keeper.note(self.table.id, self.so_far, self.of)
        found = await keeper.tables.thinkers.in_background(keeper.account(self.table), work, self.record, *args)
        self.so_far += 1
        return found


def _slices(moves: list[int], size: int) -> list[list[int]]:
    return [moves[first : first + size] for first in range(0, len(moves), size)]


def _lease(table: str) -> str:
    """Of the process that works on a table's analysis."""
    return f"analysing {table}"
