"""Standing orders: how a seat wants to be asked for its reactions, so that a table does not wait for silence.

A game names its reactions and the words of saying nothing (`Decision.silence`). For each kind a seat has an order:

- "ask": the table waits for an answer (where nothing was ordered);
- "wait": the table waits some seconds, then the seat says nothing;
- "never": the seat says nothing at once, in the same commit as what led to the question.

An order is its owner's own business. It does not look at what the seat holds, so a quick silence tells nothing,
and what it answers is stored and told like an answer by hand. After an undo the question that somebody went back to
is never answered at once: "never" then waits as "wait" does. While an undo is being asked for, nobody's order
answers, for a move would end the request.

Who plays alone among bots, with nobody looking on, is not asked at all where nothing is the only thing to say: nobody is
there who could learn from it. Whoever comes later is told of an answer by hand.
"""

import asyncio
import time
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

from tianxia.engine.course import ORDER, PERSON, TABLE, Prepared, seats_of
from tianxia.engine.game import Game
from tianxia.engine.state import State
from tianxia.server.change import Change
from tianxia.server.lesson import goes_on, within
from tianxia.server.messages.base import Order
from tianxia.server.messages.seen import Orders
from tianxia.server.problems import Problem
from tianxia.server.table import Alarm, Table
from tianxia.server.table_words import Besides

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

ASK: Final = "ask"
NEVER: Final = "never"


@cache
def reactions(game: Game[Any]) -> list[str]:
    """The kinds of questions for which an order can be left."""
    return [decision.name for decision in game.decisions if decision.silence]


def open_reaction(game: Game[Any], s: State) -> str:
    """The kind of the open question if it is a reaction, else nothing."""
    if not s.todo:
        return ""
    decision = game.decisions[s.todo[-1].kind]
    return decision.name if decision.silence else ""


def silent_answer(game: Game[Any], s: State, orders: dict[tuple[int, str], str]) -> tuple[int, int] | None:
    """(seat, action) if some seat that is asked for a reaction never wants to be. What it holds does not count."""
    decision = game.decisions[s.todo[-1].kind] if s.todo and orders else None
    if decision is None or not decision.silence:
        return None
    for seat in seats_of(s.todo[-1].waiting):
        if orders.get((seat, decision.name)) == NEVER:
            return seat, game.actions.parse(decision.silence)
    return None


def nothing_to_say(table: Table, s: State) -> tuple[int, int] | None:
    """(seat, action) if the only person here is asked for a reaction to which silence is the only answer."""
    if not open_reaction(table.game, s) or table.looked_on or len(table.people()) != 1:
        return None
    ask = s.ask()
    for seat in table.in_person():
        only = table.game.decisions[ask.kind].only_answer(s, ask, seat) if (ask.waiting >> seat) & 1 else -1
        if only >= 0:
            return seat, only
    return None


def obey(table: Table, prepared: Prepared) -> Prepared:
    """It goes on as a lesson has it, and with the reactions of seats that never want to be asked, or need not be."""
    goes_on(table.lesson, table.course, prepared)
    while True:
        by = ORDER
        found = silent_answer(table.game, prepared.state, table.orders)
        if found is None and not within(table.lesson, table.course, prepared):
            by = TABLE
            found = nothing_to_say(table, prepared.state)
        if found is None:
            return prepared
        prepared.play(found[0], found[1], by)
        prepared.settle()


def silence(table: Table, seat: int) -> Prepared:
    """A seat says nothing to the open reaction."""
    decision = table.game.decisions[table.course.state.todo[-1].kind]
    return obey(table, table.course.prepare(seat, table.game.actions.parse(decision.silence), PERSON))


class StandingOrders:
    def __init__(self, tables: "Tables", seconds: float) -> None:
        self.tables = tables
        self.seconds = seconds

    async def leave(self, table: Table, guest: str | None, seat: int, kind: str, order: str) -> None:
        """A new order of a seat for a kind of reactions. If that is being asked now, it counts at once."""
        table.check_seat(seat, guest)
        kinds = reactions(table.game)
        if kind not in kinds:
            known = ", ".join(kinds) or "none"
            raise Problem("unknown-question", f"no order can be left for {kind[:40]!r}; possible: {known}", {"kind": kind[:40]})
        await self.tables.whole(self.tables.retried(lambda: self._leave(table, seat, kind, order)))

    async def _leave(self, table: Table, seat: int, kind: str, order: str) -> None:
        async with table.lock:
            course = table.course
            orders = table.orders
            before = orders.get((seat, kind), ASK)
            if order == before:
                return
            orders[(seat, kind)] = order
            row = {"table_id": table.id, "seat": seat, "kind": kind, "answer": order}
            try:
                now = self._asked(table, seat) and open_reaction(table.game, course.state) == kind
                prepared = silence(table, seat) if now and order == NEVER else None
                change = self.tables.change(table, prepared) if prepared is not None else Change()
                change.orders.append(row)
                if prepared is not None:
                    await self.tables.store_change(table, change, prepared)
                    return
                await self.tables.store.write(change)
            except BaseException:
                orders[(seat, kind)] = before
                raise
            if now:
                self._drop(table, seat)
            self.watch(table)
            self.tables.live.changed_for(table, table.seats[seat].guest)
            self.tables.following.tell(table.id, Besides())

    # ---- waiting ----

    def watch(self, table: Table) -> None:
        """Set the alarms of those who are asked now and let the table wait only so long; forget all others."""
        course = table.course
        kind = open_reaction(table.game, course.state)
        wanted = [
            s for s in range(len(table.seats)) if kind and table.orders.get((s, kind), ASK) != ASK and self._asked(table, s)
        ]
        for seat, alarm in list(table.alarms.items()):
            if seat not in wanted or course.touched_since(alarm.line, seat):
                self._drop(table, seat)
        for seat in wanted:
            if seat not in table.alarms:
                task = asyncio.create_task(self._fall_silent(table, seat, table.line))
                table.alarms[seat] = Alarm(self.tables.driving(task), time.monotonic() + self.seconds, table.line)

    def _asked(self, table: Table, seat: int) -> bool:
        free = not self.tables.closing and table.status == "playing" and table.undo_asked is None and table.beside.pause is None
        return free and seat in table.in_person() and seat in table.course.waiting()

    def _drop(self, table: Table, seat: int) -> None:
        alarm = table.alarms.pop(seat, None)
        if alarm is not None:
            alarm.task.cancel()

    async def _fall_silent(self, table: Table, seat: int, line: int) -> None:
        await asyncio.sleep(self.seconds)
        try:
            await self.tables.whole(self._say_nothing(table, seat, line))
        except Problem:  # another process was first: the table was read again
            pass
        except Exception as error:
            table.faults.note(error)
        alarm = table.alarms.get(seat)
        if alarm is not None and alarm.task is asyncio.current_task():  # it was not carried out: once more
            del table.alarms[seat]
            self.watch(table)

    async def _say_nothing(self, table: Table, seat: int, line: int) -> None:
        async with table.lock:
            course = table.course
            kind = open_reaction(table.game, course.state)
            if not kind or not self._asked(table, seat) or course.touched_since(line, seat):
                return
            if table.orders.get((seat, kind), ASK) == ASK:
                return
            prepared = silence(table, seat)
            await self.tables.store_change(table, self.tables.change(table, prepared), prepared)


def orders_data(table: Table, seat: int) -> Orders | None:
    """The orders of a seat, for its owner only; nothing where no order can be left."""
    kinds = reactions(table.game)
    if not kinds:
        return None
    alarm = table.alarms.get(seat)
    return Orders(
        seconds=table.patience,
        kinds={kind: cast(Order, table.orders.get((seat, kind), ASK)) for kind in kinds},
        passes_in=max(0.0, round(alarm.due - time.monotonic(), 1)) if alarm is not None else None,
    )
