"""What is to be told about a table, written in the very commit of the change: a row for each way of each person it concerns.

Nothing secret is in it: the game, the table, a name and the kind. Whether it still needs telling is looked at when it is due.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from tianxia.engine.course import PERSON, seats_of
from tianxia.engine.state import State
from tianxia.server.change import Change
from tianxia.server.clocks.keeper import away
from tianxia.server.clocks.running import runs_out_at
from tianxia.server.companions import Companion
from tianxia.server.messages.telling import Kind
from tianxia.server.table import Table
from tianxia.server.tables import Tables
from tianxia.server.telling.schema import outbox, ways
from tianxia.server.telling.teller import Teller
from tianxia.server.wall_clock import WallClock

_SHORT_CLOCK: Final = 300  # seconds: whoever plays so fast is there
_FIFTH: Final = 5  # this part of a turn's time is left when its end is told
_EARLIEST: Final = 12 * 3600.0  # or so many seconds

_w = ways.c
_TEXTS: Final = ("table_id", "kind", "about", "game", "who")


def _insert(insert: Any) -> sa.Executable:
    """A row for every way of this person that is switched on."""
    given: dict[str, Any] = {name: sa.bindparam(f"{name}_", type_=sa.String) for name in _TEXTS}
    given["line"] = sa.bindparam("line_", type_=sa.Integer)
    given["at"] = sa.bindparam("at_", type_=sa.Float)
    soon, late = sa.bindparam("soon_", type_=sa.Float), sa.bindparam("late_", type_=sa.Float)
    given["due"] = sa.case((_w.channel == "mail", late), else_=soon)
    chosen = sa.select(_w.id, _w.guest, *given.values()).where(
        _w.guest == sa.bindparam("guest_", type_=sa.String), _w.active.is_(True), _w.code.is_(None)
    )
    made: sa.Executable = insert(outbox).from_select(["way", "guest", *given], chosen).on_conflict_do_nothing()
    return made


_ADD: Final = {"sqlite": _insert(sqlite.insert), "postgresql": _insert(postgresql.insert)}
_FORGET: Final = sa.delete(outbox).where(
    outbox.c.guest == sa.bindparam("guest_"),
    outbox.c.table_id == sa.bindparam("table_id_"),
    outbox.c.kind == sa.bindparam("kind_"),
    outbox.c.told.is_(None),
)


class News(Companion):
    def __init__(self, tables: Tables, teller: Teller, clock: WallClock) -> None:
        self.tables = tables
        self.soon = tables.settings.told_after
        self.late = tables.settings.mailed_after
        self.teller = teller
        self.clock = clock

    def join(self, change: Change, table: Table, state: State | None) -> None:
        people = {seat.guest for seat in table.seats if seat.guest is not None}
        told = {*people, table.owner} & self.teller.reachable
        if not told or len(people) < 2:  # whoever plays alone among bots need not be called
            return
        known = self.tables.in_memory(table.id)  # as it was until now; None: it is new
        before = asked(known, known.course.state) if known is not None and known.status == "playing" else set()
        over = state is not None and (not state.todo or table.beside.ending is not None)
        after = asked(table, state) if not over else set()
        line = table.line + len(change.lines)
        answered = _mover(change, table)
        for guest in told & before:
            if guest not in after:
                self._forget(change, table, guest, "turn", "clock", "asked")
            elif guest == answered:  # and is asked again at once: they are there
                self._forget(change, table, guest, "turn", "clock")
                self._add_clock(change, table, guest, line)
        for guest in told & (after - before):
            self.add(change, [guest], "turn", table.id, table.game.name, line)
            self._add_clock(change, table, guest, line)
        for seat, name in _newcomers(known, table):
            others = told - after - {table.seats[seat].guest}
            self.add(change, others, "joined", table.id, table.game.name, line, str(seat), name)
        if over and (known is None or known.status != "over" or known is table):
            self.add(change, told - {answered}, "over", table.id, table.game.name, line)

    def asked(self, table: Table, seat: int, about: str) -> None:
        """Somebody asks all others for something; `about` tells it apart from what else was asked at this line."""
        others = {s.guest for s in table.seats if s.guest is not None} - {table.seats[seat].guest}
        change = Change()
        self.add(change, others, "asked", table.id, table.game.name, table.line, about, table.seats[seat].name)
        if change.also:
            self.teller.store_soon(change)

    def invited(self, table: Table, guest: str, by: str) -> None:
        """Somebody holds a seat for this guest."""
        change = Change()
        self.add(change, [guest], "invited", table.id, table.game.name, table.line, who=by)
        if change.also:
            self.teller.store_soon(change)

    def add(
        self,
        change: Change,
        guests: Iterable[str],
        kind: Kind,
        table: str,
        game: str,
        line: int,
        about: str = "",
        who: str = "",
        due: float | None = None,
    ) -> None:
        """Those who can be reached are told; `due`: not before."""
        at = self.clock.now()
        row = {"table_id_": table, "game_": game, "line_": line, "kind_": kind, "about_": about, "who_": who, "at_": at}
        when = {"soon_": at + self.soon, "late_": at + self.late} if due is None else {"soon_": due, "late_": due}
        rows: list[Any] = [{**row, **when, "guest_": guest} for guest in sorted(set(guests) & self.teller.reachable)]
        if rows:
            change.also.append((_ADD[self.teller.store.engine.dialect.name], rows))
            self.teller.expect(when["soon_"])

    def _forget(self, change: Change, table: Table, guest: str, *kinds: Kind) -> None:
        rows: list[Any] = [{"guest_": guest, "table_id_": table.id, "kind_": kind} for kind in kinds]
        change.also.append((_FORGET, rows))

    def _add_clock(self, change: Change, table: Table, guest: str, line: int) -> None:
        ends = self.ends(table, guest)
        if ends is not None:
            left = ends - self.clock.now()
            if left >= _SHORT_CLOCK:
                self.add(change, [guest], "clock", table.id, table.game.name, line, due=ends - min(_EARLIEST, left / _FIFTH))

    def ends(self, table: Table, guest: str) -> float | None:
        """When the time of somebody who is asked runs out, after the change (the clocks have joined it before)."""
        clocks = table.beside.next or table.beside.clocks
        moments = [runs_out_at(clocks[seat], away(table, seat)) for seat in table.seats_of(guest) if seat in clocks]
        return min([moment for moment in moments if moment is not None], default=None)


def asked(table: Table, state: State | None) -> set[str]:
    """Those who are asked themselves, not a bot in their place."""
    if state is None or not state.todo:
        return set()
    seats = [table.seats[seat] for seat in seats_of(state.todo[-1].waiting)]
    return {seat.guest for seat in seats if seat.guest is not None and seat.bot is None}


def _mover(change: Change, table: Table) -> str | None:
    """Who has answered by hand just now."""
    for row in change.lines[:1]:
        seat = row["text"].partition(" ")[0]
        if row["by"] == PERSON and seat.isdigit():
            return table.seats[int(seat)].guest
    return None


def _newcomers(known: Table | None, table: Table) -> Iterator[tuple[int, str]]:
    for i, seat in enumerate(table.seats):
        if known is not None and known.seats[i].open and seat.guest is not None:
            yield i, seat.name
