"""What the people at a table may do together, or give up alone: pause, end the game, resign.

A proposal stands until the table moves on: a move is an answer, too. All people who have not resigned are asked, also those
for whom a bot stands in; nobody agrees for another. An early end is a fact beside the course of the game: its record stays
as it is, the table is over, and nothing is taken back any more.
"""

from typing import TYPE_CHECKING

import sqlalchemy as sa

from tianxia.server.change import Change, Row
from tianxia.server.clocks import schema
from tianxia.server.clocks.beside import Ending, Pause, Proposal
from tianxia.server.clocks.keeper import BOT
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.wall_clock import WallClock

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

LONGEST_PAUSE = 366 * 24 * 3600


def _forget(table: sa.Table) -> sa.Delete:
    return sa.delete(table).where(table.c.table_id == sa.bindparam("id_"))


_FORGET_PROPOSAL = _forget(schema.proposals)
_FORGET_PAUSE = _forget(schema.pauses)


class Agreements:
    def __init__(self, tables: "Tables", clock: WallClock) -> None:
        self.tables = tables
        self.clock = clock

    # ---- resigning ----

    async def resign(self, table: Table, guest: str | None, seat: int) -> None:
        table.check_seat(seat, guest)
        await self.tables.whole(self._resign(table, seat))

    async def _resign(self, table: Table, seat: int) -> None:
        async with table.lock:
            if seat in table.beside.resigned:  # twice is as good as once
                return
            _check_playing(table)
            await self.give_up(table, seat, "person")

    async def give_up(self, table: Table, seat: int, why: str) -> None:
        """Under the table's lock. Where nobody is left to play against, the game is over; else a bot plays on."""
        beside = table.beside
        now = self.clock.now()
        found = table.seats[seat]
        bot = found.bot
        beside.resigned[seat] = why
        stay = [i for i in range(len(table.seats)) if i not in beside.resigned]
        people = [i for i in table.people() if i not in beside.resigned]
        if len(stay) < 2 or not people:
            beside.ending = Ending("resigned", True)
        else:
            found.bot = bot or BOT
        try:
            change = self._change(table)
            change.stand_in = {"id_": table.id, "seat_": seat, "guest_": found.guest, "new_bot": found.bot}
            row = {"table_id": table.id, "seat": seat, "why": why, "at": now}
            change.also.append((sa.insert(schema.resigned), [row]))
            if beside.ending is not None:
                change.also.append(_ending_row(table, beside.ending, now))
            await self.tables.store_change(table, change, None)
        except BaseException:
            found.bot = bot
            beside.resigned.pop(seat, None)
            beside.ending = None
            raise

    # ---- agreeing ----

    async def propose(
        self, table: Table, guest: str | None, seat: int, kind: str, line: int, until: float | None, scored: bool
    ) -> None:
        table.check_seat(seat, guest)
        now = self.clock.now()
        if until is not None and (kind != "pause" or not now < until <= now + LONGEST_PAUSE):
            raise Problem("bad-date", "a pause ends within a year from now; an end has no date", {"until": until})
        await self.tables.whole(self._propose(table, str(guest), Proposal(kind, seat, line, until, scored, frozenset())))

    async def _propose(self, table: Table, guest: str, asked: Proposal) -> None:
        async with table.lock:
            _check_playing(table)
            if asked.line != table.line:
                raise _stale(table)
            if asked.seat in table.beside.resigned:
                raise Problem("resigned", f"seat {asked.seat} has resigned", {"seat": asked.seat})
            if asked.kind == "pause" and table.beside.pause is not None:
                raise Problem("paused", "the table pauses already")
            await self._put(table, _agreed_by(asked, table.seats_of(guest)))

    async def answer(self, table: Table, guest: str | None, agree: bool, kind: str, line: int) -> None:
        mine = table.seats_of(guest)
        if not mine:
            raise Problem("not-your-seat", "you do not play at this table")
        await self.tables.whole(self._answer(table, mine, agree, kind, line))

    async def _answer(self, table: Table, mine: list[int], agree: bool, kind: str, line: int) -> None:
        async with table.lock:
            asked = table.beside.proposal
            if asked is None:
                raise Problem("no-proposal", "nobody proposes anything here (any more)")
            if line != table.line or kind != asked.kind:  # nobody agrees to what they have not read
                raise _stale(table)
            await self._put(table, _agreed_by(asked, mine) if agree else None)

    async def _put(self, table: Table, asked: Proposal | None) -> None:
        """A proposal as it is now. With the last word it is carried out."""
        beside = table.beside
        before = beside.proposal
        people = [seat for seat in table.people() if seat not in beside.resigned]
        done = asked is not None and asked.agreed >= set(people)
        beside.proposal = None if done else asked
        now = self.clock.now()
        paused = beside.pause
        try:
            if asked is not None and done and asked.kind == "end":
                beside.ending = Ending("agreed", asked.scored)
                change = self._change(table)
                change.also.append(_ending_row(table, beside.ending, now))
            elif asked is not None and done:
                beside.pause = Pause(now, asked.until)
                change = self._change(table)
                row = {"table_id": table.id, "since": now, "until": asked.until}
                change.also.append((sa.insert(schema.pauses), [row]))
            else:
                change = Change()
                change.also.append((_FORGET_PROPOSAL, [{"id_": table.id}]))
                if asked is not None:
                    change.also.append((sa.insert(schema.proposals), [_proposal_row(table, asked)]))
                await self.tables.store.write(change)
                self.tables.tell_facts(table)
                if asked is not None and before is None:
                    for companion in self.tables.companions:
                        companion.asked(table, asked.seat, asked.kind)
                return
            await self.tables.store_change(table, change, None)
        except BaseException:
            beside.proposal, beside.pause, beside.ending = before, paused, None
            raise

    # ---- going on ----

    async def resume(self, table: Table, guest: str | None) -> None:
        """Anybody who plays here ends the pause."""
        if not [seat for seat in table.seats_of(guest) if seat not in table.beside.resigned]:
            raise Problem("not-your-seat", "you do not play at this table")
        await self.tables.whole(self._resume(table))

    async def _resume(self, table: Table) -> None:
        async with table.lock:
            if table.beside.pause is not None:
                await self.end_pause(table)

    async def end_pause(self, table: Table) -> None:
        """Under the table's lock."""
        before = table.beside.pause
        table.beside.pause = None
        try:
            change = self._change(table)
            change.also.append((_FORGET_PAUSE, [{"id_": table.id}]))
            await self.tables.store_change(table, change, None)
        except BaseException:
            table.beside.pause = before
            raise

    def _change(self, table: Table) -> Change:
        """What is proposed comes to its end with every one of these."""
        change = self.tables.change(table, None)
        table.beside.proposal = None
        change.also.append((_FORGET_PROPOSAL, [{"id_": table.id}]))
        return change


def _check_playing(table: Table) -> None:
    if table.status == "over":
        raise Problem("ended", "this game is over")
    if table.status != "playing":
        raise Problem("not-started", "seats are still open")


def _agreed_by(asked: Proposal, seats: list[int]) -> Proposal:
    return Proposal(asked.kind, asked.seat, asked.line, asked.until, asked.scored, asked.agreed | set(seats))


def _proposal_row(table: Table, asked: Proposal) -> Row:
    agreed = sum([1 << seat for seat in asked.agreed])
    row = {"kind": asked.kind, "seat": asked.seat, "line": asked.line, "until": asked.until, "scored": asked.scored}
    return {"table_id": table.id, **row, "agreed": agreed}


def _ending_row(table: Table, ending: Ending, now: float) -> tuple[sa.Executable, list[Row]]:
    return sa.insert(schema.endings), [{"table_id": table.id, "how": ending.how, "scored": ending.scored, "at": now}]


def _stale(table: Table) -> Problem:
    return Problem("stale", f"the table has moved on to line {table.line}", {"line": table.line, "move": table.moves})
