"""Going back at a table: freely as far as the rules of fairness allow, further if everybody agrees."""

from typing import TYPE_CHECKING

from tianxia.server.change import Change
from tianxia.server.change_rows import asked_row
from tianxia.server.lesson import goes_on
from tianxia.server.problems import Problem
from tianxia.server.table import Table, UndoAsked, stale
from tianxia.server.table_words import Besides

if TYPE_CHECKING:
    from tianxia.server.tables import Tables


class GoingBack:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables

    async def undo(
        self, table: Table, guest: str | None, seat: int, keep: int, line: int, request: str, ask: bool
    ) -> tuple[bool, bool]:
        """Go back; returns (done before, asked the others)."""
        table.check_seat(seat, guest)
        request = f"{guest}:{request}"
        return await self.tables.whole(self.tables.retried(lambda: self._undo(table, str(guest), request, seat, keep, line, ask)))

    async def _undo(
        self, table: Table, guest: str, request: str, seat: int, keep: int, line: int, ask: bool
    ) -> tuple[bool, bool]:
        async with table.lock:
            await self.tables.come_to(table, line)
            course = table.course
            if request in table.requests:
                return True, False
            table.check_plays(seat)
            if any(s.open for s in table.seats):  # also where a finished record was imported: who comes must be asked
                raise Problem("not-started", "seats are still open")
            if line != table.line:
                raise stale(table)
            if not 0 <= keep < len(course.moves):
                raise Problem("nothing-to-undo", f"an undo keeps 0 to {len(course.moves) - 1} moves", {"keep": keep})
            if table.line >= self.tables.settings.longest_record:  # without undos every game comes to its end
                raise Problem("too-long", "so much was taken back here that nothing more can be", {"lines": table.line})
            keep = course.back_to(keep)
            floor = course.undo_floor(seat)
            if keep < floor:
                if table.terms.rated and table.row["known"] is None:
                    raise Problem("rated", "this game counts: only what is free to take back can be taken back")
                if not ask:
                    raise Problem("undo-floor", "further back only if all agree", {"floor": floor, "keep": keep})
                mine = set(table.seats_of(guest))
                if not table.all_agree(mine):
                    await self._ask(table, UndoAsked(seat, keep, mine))
                    for companion in self.tables.companions:
                        companion.asked(table, seat, f"undo {keep}")
                    return False, True
            await self._go_back(table, keep, request, seat if keep >= floor else -1)
            return False, False

    async def answer(self, table: Table, guest: str | None, agree: bool, keep: int, line: int) -> None:
        mine = table.seats_of(guest)
        if not mine:
            raise Problem("not-your-seat", "you do not play at this table")
        await self.tables.whole(self.tables.retried(lambda: self._answer(table, mine, agree, keep, line)))

    async def _answer(self, table: Table, mine: list[int], agree: bool, keep: int, line: int) -> None:
        async with table.lock:
            await self.tables.come_to(table, line)
            asked = table.undo_asked
            if asked is None:
                raise Problem("no-undo-asked", "nobody asks for an undo")
            if line != table.line or keep != asked.keep:  # nobody agrees to what they have not read
                raise stale(table)
            agreed = asked.agreed | set(mine)
            if agree and table.all_agree(agreed):
                await self._go_back(table, asked.keep, None, by_consent=True)
            else:
                await self._ask(table, UndoAsked(asked.seat, asked.keep, agreed) if agree else None)

    async def _ask(self, table: Table, asked: UndoAsked | None) -> None:
        """What the others are asked from now on, if nobody has answered meanwhile."""
        change = Change()
        change.undo_asked = asked_row(table, asked)
        await self.tables.write(table, change)
        table.undo_asked = asked
        await self.tables.clocks.hold(table)
        self.tables.wake(table)
        self.tables.live.changed(table)
        self.tables.following.tell(table.id, Besides())

    async def _go_back(self, table: Table, keep: int, request: str | None, free: int = -1, by_consent: bool = False) -> None:
        """`free`: the seat that takes back what is its own to take back."""
        prepared = table.course.prepare_undo(keep, free)  # no order is obeyed: who went back to a question means to answer it
        goes_on(table.lesson, table.course, prepared)
        change = self.tables.change(table, prepared, request)
        if by_consent:  # nobody has refused meanwhile
            change.undo_asked = asked_row(table, None)
        if table.status == "over":  # every hand and the seed have been there for all to see
            change.open_book = table.id
        await self.tables.store_change(table, change, prepared)
