"""Stand-ins: a bot that plays a person's seat for a while, so that nobody's game ends because one has to go.

The seat stays its owner's: they still see what it may see and take it back whenever they like. A bot stands in

- for oneself, at any time;
- for somebody whom the table waits for, who has no page open and has asked for nothing here for some minutes: any of
  the others who play may say so.
- for somebody who is banned, as soon as any of the others wishes, and until the ban is over.

The bot learns what the seat may know, nothing else. To the others the owner is still a player: what is secret
from them stays secret, and nobody goes back further than the floor of free undo without their word.
"""

from typing import TYPE_CHECKING

from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.thinkers import check_bot

if TYPE_CHECKING:
    from tianxia.server.tables import Tables


class StandIns:
    def __init__(self, tables: "Tables", absence: float) -> None:
        self.tables = tables
        self.absence = absence

    async def let_play(self, table: Table, guest: str | None, seat: int, bot: str) -> None:
        """From now on this bot answers for the seat."""
        check_bot(bot)
        if not table.seats_of(guest):
            raise Problem("not-your-seat", "only those who play here may do this", {"seat": seat})
        if table.counts:
            raise Problem("rated", "this game counts: nobody lets a bot play in it")
        if table.lesson is not None and table.lesson_line is not None:
            raise Problem("lesson", "this is a lesson: whoever takes it plays it")
        if table.posed is not None:
            raise Problem("puzzle", "this is a puzzle: whoever solves it plays it")
        await self.tables.whole(self.tables.retried(lambda: self._let_play(table, guest, seat, bot)))

    async def _let_play(self, table: Table, guest: str | None, seat: int, bot: str) -> None:
        async with table.lock:
            if table.status != "playing":
                raise Problem("not-playing", "a bot stands in while a game is being played")
            if seat in table.beside.resigned:
                raise Problem("resigned", f"seat {seat} has resigned; its bot stays", {"seat": seat})
            if table.seats[seat].guest != guest:
                await self._check_absent(table, seat)
            await self.put(table, seat, bot)

    async def play_on(self, table: Table, seat: int, bot: str) -> None:
        """Not at anybody's wish: the house lets the game go on without somebody who has left it."""
        await self.tables.whole(self._play_on(table, seat, bot))

    async def _play_on(self, table: Table, seat: int, bot: str) -> None:
        async with table.lock:
            if table.status == "playing" and table.seats[seat].bot is None:
                await self.put(table, seat, bot)

    async def take_back(self, table: Table, guest: str | None, seat: int) -> None:
        """Its owner plays the seat again."""
        table.check_seat(seat, guest)
        await self.tables.rights.check_may_sit(str(guest))
        await self.tables.whole(self.tables.retried(lambda: self._take_back(table, seat)))

    async def _take_back(self, table: Table, seat: int) -> None:
        async with table.lock:
            if seat in table.beside.resigned:
                raise Problem("resigned", f"seat {seat} has resigned; its bot stays", {"seat": seat})
            clock = table.beside.clocks.get(seat)
            if clock is not None and clock.out and clock.back:
                raise Problem("out-of-time", "who runs out of time twice does not come back", {"seat": seat})
            if table.seats[seat].bot is not None:
                await self.put(table, seat, None)

    async def put(self, table: Table, seat: int, bot: str | None) -> None:
        """Under the table's lock."""
        found = table.seats[seat]
        before = found.bot
        found.bot = bot
        try:
            change = self.tables.change(table, None)
            change.stand_in = {"id_": table.id, "seat_": seat, "guest_": found.guest, "new_bot": bot}
            await self.tables.store_change(table, change, None)
        except BaseException:
            found.bot = before
            raise

    async def _check_absent(self, table: Table, seat: int) -> None:
        """Nobody is replaced while they think, are here, or were a moment ago."""
        found = table.seats[seat]
        if found.guest is None or found.bot is not None:
            raise Problem("not-open", f"a bot plays seat {seat} already", {"seat": seat})
        if await self.tables.rights.banned_until(found.guest) is not None:
            return
        if seat not in table.course.waiting():
            raise Problem("still-here", f"the table does not wait for seat {seat}", {"minutes": 0})
        quiet = 0.0 if found.guest in self.tables.live.guests_at(table) else table.quiet_for(found.guest)
        left = self.absence - quiet
        if left > 0:
            minutes = max(1, round(left / 60 + 0.49))
            raise Problem("still-here", f"seat {seat} has more time: at least {minutes} min from now", {"minutes": minutes})
