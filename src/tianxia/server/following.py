"""Following what other processes do at the tables that are in memory here.

Each change is told on the table's topic, and whoever holds the table takes it: moves as they are told, if they follow what is
known here; else the lines that are new are read. A word may be lost: when the line to the others was cut, and now and then
anyway, all tables in memory are held against the store (`Store.stamps`); while it is cut, every request looks first. Bots that
nobody drives any more, because their process has died, are found the same way. In one process nothing of this is needed, and
nothing of it runs.
"""

import asyncio
import logging
import random
import time
import weakref
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from tianxia.server import table_words
from tianxia.server.aside import in_a_line
from tianxia.server.ending import ended
from tianxia.server.faults import StoreFault
from tianxia.server.post import table_topic
from tianxia.server.problems import Problem
from tianxia.server.shared import Shared
from tianxia.server.store import Stamp, Stored
from tianxia.server.table import Seat, Table
from tianxia.server.table_words import Besides, BotThinks, Changed, InTrouble, Present, Sign, TableWord, WhoIsHere

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

log = logging.getLogger("tianxia.following")
LOOK: Final = 10.0  # seconds between two looks at everything while all are heard
LOOK_OFTEN: Final = 1.5  # while they are not
WAKE: Final = 3.0  # seconds between two looks for bots whom nobody drives
_AT_ONCE: Final = 500  # tables of which one query asks


class Following:
    def __init__(self, tables: "Tables", shared: Shared) -> None:
        self._tables = tables
        self._shared = shared
        self._doubtful: set[str] = set()  # tables that may have changed elsewhere
        self._doubt = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        if self._shared.several:
            for work in (self._look_when_in_doubt(), self._look_now_and_then(), self._wake_now_and_then()):
                self._start(work)

    async def close(self) -> None:
        await ended(self._tasks)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- telling and hearing ----

    def hold(self, table: Table) -> None:
        """This table is in memory from now on: what others do there is heard until it is forgotten."""
        if not self._shared.several or table.followed:
            return
        table.followed = True
        name = table.id

        def in_doubt() -> None:
            self.tell(name, WhoIsHere())
            self._doubtful.add(name)
            self._doubt.set()

        stop = self._shared.post.listen(table_topic(name), lambda message: self._hear(name, message), in_doubt)
        weakref.finalize(table, self._let_go, name, stop).atexit = False

    def _let_go(self, name: str, stop: Callable[[], None]) -> None:
        stop()
        self._tables.live.forget_table(name)

    def tell(self, table: str, word: TableWord) -> None:
        if self._shared.several:
            self._shared.post.tell_others(table_topic(table), table_words.encode(word))

    def _hear(self, name: str, message: bytes) -> None:
        table = self._tables.in_memory(name)
        if table is None:
            return
        live = self._tables.live
        match table_words.decode(message):
            case Changed() as word:
                self._changed(table, word)
            case Besides(facts):
                self._start(self._read_facts(table) if facts else self._read(table))
            case BotThinks(seat):
                live.thinking(table, seat)
            case InTrouble(trouble):
                live.note(table, trouble)
            case Present(process, guests, watchers):
                live.present_elsewhere(table, process, frozenset(guests), watchers)
            case WhoIsHere():
                live.say_who_is_here(table)
            case Sign(guest):
                table.heard_from(guest)

    def _changed(self, table: Table, word: Changed) -> None:
        """Moves are taken as they are told, where they follow what is known here; all else is read."""
        if table.changed == word.changed:  # it was read with what came before
            return
        fits = (table.changed, table.line) == (word.before, word.line)
        if word.lines and fits and not table.lock.locked():
            self._take_moves(table, word)
        else:
            self._start(self._read(table, word.changed))

    def _take_moves(self, table: Table, word: Changed) -> None:
        before = table.stamp
        try:
            table.follow(word.lines)
        except Exception as error:  # whatever does not fit: it is read
            log.warning("table %s is read anew: %s", table.id, in_a_line(error))
            self._start(self._tables.whole(self._read_again(table)))
            return
        table.requests.update(word.requests)
        table.snapshots += word.snapshots
        table.changed, table.undo_asked = word.changed, None
        table.ask_again(word.line, word.changed)
        table.last_change = time.monotonic()
        self._show(table, before)

    async def _read_again(self, table: Table) -> None:
        async with carefully(f"table {table.id}"), table.lock:
            await self._tables.read_again(table)

    # ---- reading what others have stored ----

    async def caught_up(self, table: Table) -> None:
        """Before a request is answered: where nothing can be heard, the store is asked."""
        if not self._shared.well:
            stamps = await self._tables.store.stamps([table.id])
            if stamps.get(table.id, table.stamp) != table.stamp:
                await self._read(table)

    async def surely(self, table: Table, allowed: Callable[[], bool]) -> bool:
        """Whether something is allowed at a table. Before it is refused, what another process may just have stored is read."""
        if not allowed() and self._shared.several:
            await self._read(table)
        return allowed()

    async def _read(self, table: Table, changed: float = 0.0) -> None:
        async with carefully(f"table {table.id}"), table.lock:
            if table.changed != changed:  # else it was read with what came before
                await self.read(table)

    async def _read_facts(self, table: Table) -> None:
        await self._read(table)
        async with carefully(f"table {table.id}"), table.lock:
            stored = await self._tables.store.table(table.id, table.line if table.status != "open" else -1)
            if stored is not None:
                table.beside = stored.beside
        for companion in self._tables.companions:
            companion.followed(table)
        self._tables.live.changed(table)

    async def read(self, table: Table) -> None:
        """The newest of a table whose lock is held; its viewers see it."""
        before = table.stamp
        stored = await self._tables.store.table(table.id, table.line if table.status != "open" else -1)
        if stored is None or stored.stamp == before:
            return
        try:
            self._take(table, stored)
        except Exception as error:  # whatever does not fit: from the beginning
            log.warning("table %s is read anew: %s", table.id, in_a_line(error))
            await self._tables.read_again(table)
            return
        self._show(table, before)

    def _show(self, table: Table, before: Stamp) -> None:
        if table.status != "open":  # its bots are driven by whoever has changed it
            self._tables.orders.watch(table)
        if table.stamp[:3] != before[:3]:
            self._tables.live.changed(table)
        else:  # only orders, which are their owners' business
            for (seat, _), _ in before[3].items() ^ table.orders.items():
                self._tables.live.changed_for(table, table.seats[seat].guest)
        for companion in self._tables.companions:
            companion.followed(table)

    def _take(self, table: Table, stored: Stored) -> None:
        seats = [Seat(*seat) for seat in stored.seats]
        if table.status == "open":  # the cards may have been dealt meanwhile
            table.course = self._tables.course_of(stored, seats)
            table.seats = seats
            table.remember(stored)
            table.ask_again(table.line, stored.row["changed"])
        else:
            line = table.line
            table.follow(stored.lines)
            table.seats = seats
            table.remember_more(stored)
            table.ask_again(line, stored.row["changed"])
        table.last_change = time.monotonic()

    # ---- now and then ----

    async def _look_when_in_doubt(self) -> None:
        while True:
            await self._doubt.wait()
            await asyncio.sleep(0.02)  # many come at once
            self._doubt.clear()
            names, self._doubtful = list(self._doubtful), set()
            await self._look(names)

    async def _look_now_and_then(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(LOOK_OFTEN)
            waited += LOOK_OFTEN
            if waited >= LOOK or not self._shared.well:
                waited = 0.0
                await self._look(self._tables.all_in_memory())

    async def _look(self, names: list[str]) -> None:
        for i in range(0, len(names), _AT_ONCE):
            async with carefully("the tables in memory"):
                for name, stamp in (await self._tables.store.stamps(names[i : i + _AT_ONCE])).items():
                    table = self._tables.in_memory(name)
                    if table is not None and table.stamp != stamp:
                        await self._read(table)

    async def _wake_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(WAKE * random.uniform(0.7, 1.3))  # not all processes at once
            await self._wake_soon()

    def one_is_gone(self, _: str) -> None:
        """Another process has ended: what it drove is free."""
        if not self._tables.closing:
            self._start(self._wake_soon())

    async def _wake_soon(self) -> None:
        async with carefully("the tables to wake"):
            await self.wake_orphans()

    async def wake_orphans(self) -> None:
        """Tables that should go on by themselves and that no process looks after."""
        store = self._tables.store
        names = dict.fromkeys(await store.orders_to_wake() + await store.bots_to_wake())
        for name in await self._shared.free([driving(name) for name in names]):
            table = name.partition(" ")[2]
            known = self._tables.in_memory(table)
            if known is None and not await self._shared.first(f"waking {table}", WAKE):
                continue  # another process is about to
            try:
                await self._tables.get(table)  # which wakes it
            except StoreFault:
                raise
            except Problem:  # set aside, and logged there
                continue
            except Exception as error:
                log.error("table %s could not be woken: %s", table, in_a_line(error))


@asynccontextmanager
async def carefully(what: str) -> AsyncIterator[None]:
    """What goes wrong is looked at again soon, and the looking goes on."""
    try:
        yield
    except StoreFault:  # told there
        pass
    except Exception as error:
        log.error("%s could not be read: %s", what, in_a_line(error))


def driving(table: str) -> str:
    """The lease of whoever lets a table's bots think."""
    return f"driving {table}"
