"""Who keeps the time: clocks change in the very commit of what changed them, and ring when nothing is left.

While no server is there no clock runs, of either kind: nobody could have played. Every server says now and then that it is
there (`beats`); what lies between the last such word and the next start is given back to all clocks at that start.
"""

import asyncio
import contextlib
import heapq
import json
import logging
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from msgspec import structs

from tianxia.engine.course import ORDER, TABLE, seats_of
from tianxia.engine.state import State
from tianxia.server import schema as tables
from tianxia.server.aside import in_a_line
from tianxia.server.change import Change, Row
from tianxia.server.clocks import schema
from tianxia.server.clocks.beside import SeatClock, read_holidays
from tianxia.server.clocks.running import Moment, left_at, next_clock, runs_out_at
from tianxia.server.companions import Companion
from tianxia.server.faults import StoreFault
from tianxia.server.messages.clocks import Holiday
from tianxia.server.orders import open_reaction
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.wall_clock import WallClock

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

log = logging.getLogger("tianxia.clocks")
BOT: Final = "greedy"  # who plays on when the time is out
BEAT: Final = 5.0  # seconds between two words that the server is there, while any clock runs
_GAP: Final = 2 * BEAT  # so long without one: nobody was there
_c, _b = schema.clocks.c, schema.beats.c
_FORGET_CLOCK = sa.delete(schema.clocks).where(_c.table_id == sa.bindparam("id_"), _c.seat == sa.bindparam("seat_"))
_NEW_CLOCK = sa.insert(schema.clocks)
_p = schema.plans.c
FORGET_PLAN = sa.delete(schema.plans).where(_p.table_id == sa.bindparam("id_"), _p.seat == sa.bindparam("seat_"))
NEW_PLAN = sa.insert(schema.plans)
_FORGET_PROPOSAL = sa.delete(schema.proposals).where(schema.proposals.c.table_id == sa.bindparam("id_"))
_s, _t = tables.seats.c, tables.tables.c
_GO_ON = (  # whose clock stood for a request to go back that nobody remembers is asked again
    sa.update(schema.clocks)
    .where(
        _c.turn.is_(True),
        _c.since.is_(None),
        _c.table_id.in_(sa.select(_t.id).where(_t.status == "playing", _t.undo_asked.is_(None))),
        _c.table_id.not_in(sa.select(schema.pauses.c.table_id)),
        sa.exists().where(_s.table_id == _c.table_id, _s.seat == _c.seat, _s.bot.is_(None)),
    )
    .values(since=sa.bindparam("now_"))
)
_SAY_HERE = sa.update(schema.beats).where(_b.id == 1).values(at=sa.bindparam("now_"))


def away(table: Table, seat: int) -> list[Holiday]:
    """The holidays that stop the clock of a seat."""
    terms = table.terms.clock
    guest = table.seats[seat].guest
    if terms is None or terms.kind != "move" or guest is None:
        return []
    return table.beside.holidays.get(guest, [])


def rings_at(table: Table) -> float | None:
    """When something happens here that nobody asks for: a clock runs out, or a pause ends."""
    beside = table.beside
    if table.status != "playing":
        return None
    found = [runs_out_at(clock, away(table, seat)) for seat, clock in beside.clocks.items()]
    if beside.pause is not None:
        found.append(beside.pause.until)
    return min([moment for moment in found if moment is not None], default=None)


class Clocks(Companion):
    def __init__(self, tables: "Tables", clock: WallClock) -> None:
        self.tables = tables
        self.clock = clock
        self._due: dict[str, float] = {}  # by table
        self._heap: list[tuple[float, str]] = []
        self._waiting: asyncio.Task[None] | None = None
        self._waits_for = 0.0
        self._beating: asyncio.Task[None] | None = None

    # ---- in the commit of every change ----

    def join(self, change: Change, table: Table, state: State | None) -> None:
        beside = table.beside
        if state is None:
            return
        if change.lines:
            if beside.proposal is not None:
                change.also.append((_FORGET_PROPOSAL, [{"id_": table.id}]))
            self._follow_plans(change, table)
        undone = bool(change.lines) and change.lines[0]["text"].startswith("undo")
        self._change_clocks(change, table, state, undone, held=False)

    def _change_clocks(self, change: Change, table: Table, state: State, undone: bool, held: bool) -> None:
        """`held`: everybody waits for an answer to an undo."""
        terms = table.terms.clock
        if terms is None:
            return
        beside = table.beside
        begun = beside.clocks or {seat: SeatClock(float(terms.seconds)) for seat in table.people()}
        playing = bool(state.todo) and beside.ending is None
        asked = seats_of(state.ask().waiting) if playing else []
        grace = self.tables.settings.patience if playing and open_reaction(table.game, state) else 0.0
        moment = Moment(self.clock.now(), undone, undone and table.undo_asked is not None, grace)
        stands = held or beside.pause is not None
        after: dict[int, SeatClock] = {}
        anew = _new_turns(change, table, state) if playing and not undone else set()
        for seat, clock in begun.items():
            if seat in anew:
                clock = structs.replace(clock, turn=False)
            bot = table.seats[seat].bot is not None
            runs = seat in asked and not bot and not stands
            after[seat] = next_clock(terms, clock, moment, seat in asked, bot, runs, away(table, seat))
        changed = {seat: clock for seat, clock in after.items() if clock != beside.clocks.get(seat)}
        if changed:
            beside.next = after
            change.also.append((_FORGET_CLOCK, [{"id_": table.id, "seat_": seat} for seat in changed]))
            change.also.append((_NEW_CLOCK, [_clock_row(table, seat, clock) for seat, clock in changed.items()]))

    def _follow_plans(self, change: Change, table: Table) -> None:
        """Who makes the next step of a plan has the rest of it left; who does something else has none any more."""
        beside = table.beside
        if not beside.plans or change.lines[0]["text"].startswith("undo"):
            return
        plans = dict(beside.plans)
        silences = [decision.silence for decision in table.game.decisions]
        for line in change.lines:
            head, _, words = line["text"].partition(" ")
            steps = plans.get(int(head))
            if steps is None or line["by"] in (TABLE, ORDER):
                continue
            if steps[:1] == [words]:
                plans[int(head)] = steps[1:]
            elif words not in silences:
                plans[int(head)] = []
        changed = [seat for seat in plans if plans[seat] != beside.plans[seat]]
        if changed:
            beside.next_plans = {seat: steps for seat, steps in plans.items() if steps}
            change.also.append((FORGET_PLAN, [{"id_": table.id, "seat_": seat} for seat in changed]))
            kept = [seat for seat in changed if plans[seat]]
            rows: list[Row] = [{"table_id": table.id, "seat": seat, "words": json.dumps(plans[seat])} for seat in kept]
            if rows:
                change.also.append((NEW_PLAN, rows))

    def stored(self, table: Table) -> None:
        beside = table.beside
        if beside.next is not None:
            beside.clocks, beside.next = beside.next, None
        if beside.next_plans is not None:
            beside.plans, beside.next_plans = beside.next_plans, None
        if beside.proposal is not None and beside.proposal.line != table.line:
            beside.proposal = None
        self.set_alarm(table)

    def followed(self, table: Table) -> None:
        self.set_alarm(table)

    async def hold(self, table: Table) -> None:
        """An undo is asked for, or not any more: meanwhile nobody's time passes. Under the table's lock."""
        change = Change()
        self._change_clocks(change, table, table.course.state, False, held=table.undo_asked is not None)
        if change.also:
            await self.tables.store.write(change)
            self.stored(table)

    # ---- ringing ----

    def set_alarm(self, table: Table) -> None:
        self._set(table.id, rings_at(table))

    def _set(self, table: str, moment: float | None) -> None:
        if moment is None:
            self._due.pop(table, None)
            return
        if self._due.get(table) != moment:
            self._due[table] = moment
            heapq.heappush(self._heap, (moment, table))
        if not self.tables.closing and (self._waiting is None or moment < self._waits_for):
            self._wait()

    def _wait(self) -> None:
        """For the next alarm; those that were set anew or forgotten are passed over."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        if self._heap:
            self._waits_for = self._heap[0][0]
            self._waiting = asyncio.create_task(self._ring_at(self._waits_for))

    async def _ring_at(self, moment: float) -> None:
        await self.clock.until(moment)
        self._waiting = None
        now = self.clock.now()
        while self._heap and self._heap[0][0] <= now:
            due, table = heapq.heappop(self._heap)
            if self._due.get(table) == due:
                del self._due[table]
                self.tables.driving(asyncio.create_task(self._ring(table)))
        self._wait()

    async def _ring(self, table: str) -> None:
        pause = 1.0
        while not self.tables.closing:
            try:
                found = await self.tables.get(table)
                await self.tables.whole(self._time_is_out(found))
                self.set_alarm(found)
                return
            except StoreFault:
                await asyncio.sleep(pause)
                pause = min(60.0, pause * 2)
            except Problem:  # another process was first, or the table was set aside
                return
            except Exception as error:
                log.error("the clocks of table %s cannot go on: %s", table, in_a_line(error))
                return

    async def _time_is_out(self, table: Table) -> None:
        async with table.lock:
            beside = table.beside
            if table.status != "playing":
                return
            now = self.clock.now()
            if beside.pause is not None:
                if beside.pause.until is not None and beside.pause.until <= now:
                    await self.tables.agreements.end_pause(table)
                return
            await self._read_holidays(table)
            for seat in list(beside.clocks):
                clock = table.beside.clocks[seat]
                if clock.since is not None and left_at(clock, now, away(table, seat)) <= 0.0 and table.status == "playing":
                    await self._run_out(table, seat)

    async def _run_out(self, table: Table, seat: int) -> None:
        terms = table.terms.clock
        if terms is not None and terms.at_zero == "resign":
            await self.tables.agreements.give_up(table, seat, "time")
        else:
            await self.tables.stand_ins.put(table, seat, BOT)

    async def _read_holidays(self, table: Table) -> None:
        """Another process may have been told of one."""
        guests = [seat.guest for seat in table.seats if seat.guest is not None]
        async with self.tables.store.reading() as connection:
            table.beside.holidays = await read_holidays(connection, guests)

    # ---- being there ----

    async def start(self) -> None:
        """Give back the time in which nobody was there, and set the alarms of all tables."""
        now = self.clock.now()
        async with self.tables.store.writing() as connection:
            last = (await connection.execute(sa.select(_b.at).where(_b.id == 1))).scalar_one_or_none()
            if last is None:
                await connection.execute(sa.insert(schema.beats), [{"id": 1, "at": now}])
            elif now - last > 0.0:
                said = await connection.execute(sa.update(schema.beats).where(_b.id == 1, _b.at == last).values(at=now))
                if now - last > _GAP and said.rowcount == 1:  # else another process has just done it
                    running = _c.since.is_not(None) & (_c.since < now)
                    gone = sa.case((_c.since > last, now - _c.since), else_=now - last)
                    await connection.execute(sa.update(schema.clocks).where(running).values(since=_c.since + gone))
            await connection.execute(_GO_ON, {"now_": now})
        await self._find_alarms()
        self._beating = asyncio.create_task(self._beat())

    async def _find_alarms(self) -> None:
        """Of all tables, also of those that only a process which has died had in memory."""
        async with self.tables.store.reading() as connection:
            found = await connection.execute(sa.select(_c.table_id, _c.since + _c.left).where(_c.since.is_not(None)))
            due = [(str(table), float(moment)) for table, moment in found]
            pauses = schema.pauses.c
            found = await connection.execute(sa.select(pauses.table_id, pauses.until).where(pauses.until.is_not(None)))
            due += [(str(table), float(moment)) for table, moment in found]
        for table, moment in due:
            if moment < self._due.get(table, moment + 1):
                self._set(table, moment)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StoreFault):
                if self.tables.shared.several:
                    await self._find_alarms()
                if self._due:
                    await self._say_here()

    async def _say_here(self) -> None:
        change = Change()
        change.also.append((_SAY_HERE, [{"now_": self.clock.now()}]))
        await self.tables.store.write(change)

    async def close(self) -> None:
        for task in (self._waiting, self._beating):
            if task is not None:
                task.cancel()
        if self._beating is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._say_here(), 2)


def _new_turns(change: Change, table: Table, state: State) -> set[int]:
    """Seats that have ended a turn by this change, and are in another one at once: the last to answer a question that was put to
    several, or two turns in a row."""
    if not change.lines or table.status != "playing":
        return set()
    before = table.course.state
    several = len(seats_of(before.ask().waiting)) > 1
    if not several and table.game.turn(before) == table.game.turn(state):
        return set()
    return {int(line["text"].partition(" ")[0]) for line in change.lines}


def _clock_row(table: Table, seat: int, clock: SeatClock) -> Row:
    return {
        "table_id": table.id,
        "seat": seat,
        "left": clock.left,
        "since": clock.since,
        "turn": clock.turn,
        "out": clock.out,
        "back": clock.back,
    }
