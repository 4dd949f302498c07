"""The life of a table: opened, joined, played, undone, resumed. Every change is stored before it is seen.

One lock per table; everything that changes it runs to its end even if the one who asked has gone away.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tianxia.engine.actions import BadWords
from tianxia.engine.course import PERSON, Course, Prepared, probe
from tianxia.engine.deal import KEYED
from tianxia.engine.game import Illegal
from tianxia.engine.state import State
from tianxia.server.achievements import achieved_rows
from tianxia.server.aside import Aside, in_a_line
from tianxia.server.bot_turns import BotTurns
from tianxia.server.change import Change, Conflict
from tianxia.server.change_rows import add_lines, moves_told, summary_row
from tianxia.server.clocks.agreements import Agreements
from tianxia.server.clocks.keeper import Clocks
from tianxia.server.companions import Companion
from tianxia.server.faults import StoreFault
from tianxia.server.following import Following
from tianxia.server.going_back import GoingBack
from tianxia.server.guests import guest_name, tidy_name
from tianxia.server.live import Live, trouble
from tianxia.server.orders import StandingOrders, obey
from tianxia.server.problems import Problem
from tianxia.server.ratings.anchors import anchor
from tianxia.server.settings import Settings
from tianxia.server.shared import Shared
from tianxia.server.stand_ins import StandIns
from tianxia.server.store import Store, Stored
from tianxia.server.table import Seat, Table, record_of_row, stale, tidy_word
from tianxia.server.table_words import Besides, Changed, Sign
from tianxia.server.talk.rights import Rights
from tianxia.server.thinkers import Thinkers, check_bot
from tianxia.server.wall_clock import WallClock

log = logging.getLogger("tianxia.tables")
T = TypeVar("T")
_OVERTAKEN = 8  # times that somebody else may be first before whoever asks is told
_SIGN = 20.0  # seconds between two words to other processes that a guest is here


class Overtaken(Problem):
    """Another process was first; the table was read again, and perhaps what was asked can still be done."""


class Tables:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        thinkers: Thinkers,
        live: Live,
        shared: Shared,
        rights: Rights,
        clock: WallClock,
    ) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.shared = shared
        self.following = Following(self, shared)
        self.thinkers = thinkers
        self.live = live
        self.rights = rights
        self.orders = StandingOrders(self, settings.patience)
        self.bots = BotTurns(self)
        self.going_back = GoingBack(self)
        self.stand_ins = StandIns(self, settings.absence)
        self.clocks = Clocks(self, clock)
        self.agreements = Agreements(self, clock)
        self.companions: list[Companion] = [self.clocks]
        self.aside = Aside()
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()  # one object per table
        self._recent: OrderedDict[str, Table] = OrderedDict()  # kept in memory
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._drivers: set[asyncio.Task[None]] = set()
        self.closing = False

    # ---- finding ----

    async def get(self, table: str) -> Table:
        if table in self.aside:
            raise self.aside.problem(table)
        found = self._known.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        if found.closed:
            raise closed_table(table)
        self.keep(found)
        await self.following.caught_up(found)
        self.wake(found)
        return found

    def in_memory(self, table: str) -> Table | None:
        return self._known.get(table)

    def all_in_memory(self) -> list[str]:
        return list(self._known)

    def set_aside(self, table: str, why: str | None) -> None:
        """The operator says that nobody goes on here; or, without a reason, that it is to be tried again."""
        if why is None:
            self.aside.take_back(table)
            return
        problem = self.aside.put_by_operator(table, why)
        self._recent.pop(table, None)
        found = self._known.pop(table, None)
        if found is not None:
            if found.driver is not None:
                found.driver.cancel()
            self.live.note(found, trouble(problem))

    @property
    def count_in_memory(self) -> int:
        return len(self._recent)

    def is_in_memory(self, table: str) -> bool:
        return table in self._known

    async def those_here(self) -> list[Table]:
        """Every table that is here, also those that are being read just now."""
        if self._loading:
            await asyncio.wait(list(self._loading.values()))
        return list(self._known.values())

    def heard_from(self, table: str, guest: str | None) -> None:
        """A guest asks for something at a table. One that is read from the store just now gives everybody their time again."""
        found = self._known.get(table)
        if found is not None:
            if guest is not None and found.seats_of(guest) and found.quiet_for(guest) > _SIGN:
                self.following.tell(table, Sign(guest))
            if not found.looked_on and not found.seats_of(guest):
                self.following.tell(table, Sign(guest or ""))
            found.heard_from(guest)

    def keep(self, table: Table) -> None:
        table.patience = self.settings.patience
        self._known[table.id] = table
        self.following.hold(table)
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > self.settings.live_tables:
            self._recent.popitem(last=False)

    async def _load(self, table: str) -> Table:
        if not table.isascii() or not table.isprintable() or not 0 < len(table) <= 32:
            raise unknown_table(table)
        stored = await self.store.table(table)
        if stored is None:
            raise unknown_table(table)
        try:
            seats = [Seat(*seat) for seat in stored.seats]
            course = self.course_of(stored, seats)
            if course is not None:
                probe(course.game, course.state)
            loaded = Table(stored.row, seats, course)
            loaded.remember(stored)
            loaded.ask_again(loaded.line, stored.row["changed"])
        except Exception as error:  # damaged lines, another version of the rules, rules that fail
            raise self.aside.put(table, error) from None
        return self._known.setdefault(table, loaded)

    def course_of(self, stored: Stored, seats: list[Seat]) -> Course | None:
        """The game so far; None while a word for the deal is missing."""
        if stored.row["dice"] == KEYED and any(seat.word is None for seat in seats):
            return None
        table = stored.row["id"]
        course = Course(record_of_row(stored.row, seats), self.settings.snapshot_every, stored.lines, stored.snapshots)
        if course.unread:
            log.warning("table %s: positions of moves %s cannot be read, its lines were played again", table, course.unread)
        return course

    # ---- changing ----

    async def join(self, table: Table, guest: str, seat: int | None, name: str, word: str = "") -> None:
        """Sit down. Who may is said at the door (meeting/doorkeeper.py)."""
        await self.whole(self.retried(lambda: self._join(table, guest, seat, name, word)))

    async def _join(self, table: Table, guest: str, seat: int | None, name: str, word: str) -> None:
        async with table.lock:
            mine = table.seats_of(guest)
            if seat is not None and not 0 <= seat < len(table.seats):
                raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
            if mine and seat in (None, *mine):
                return
            await self.rights.check_may_sit(guest)
            if mine:  # two hands in one pair of eyes: only where the one who opened the table said so
                raise Problem("already-seated", "you have a seat here; the open ones are for others", {"seat": mine[0]})
            free = [i for i, s in enumerate(table.seats) if s.open and seat in (None, i)]
            if not free or table.closed:
                raise no_seat()
            shown = tidy_name(name) or await self.store.guest_name(guest) or guest_name(guest)
            await self._sit(table, free[0], Seat(guest, None, shown, tidy_word(word)))

    async def seat_bot(self, table: Table, guest: str | None, seat: int, bot: str) -> None:
        """A bot for an open seat; for somebody's seat it stands in."""
        if 0 <= seat < len(table.seats) and table.seats[seat].guest is not None:
            await self.stand_ins.let_play(table, guest, seat, bot)
            return
        if guest is None or table.owner != guest:
            raise Problem("not-yours", "only the one who opened the table may do this")
        check_bot(bot)
        await self.whole(self.retried(lambda: self._seat_bot(table, seat, bot)))

    async def _seat_bot(self, table: Table, seat: int, bot: str) -> None:
        async with table.lock:
            if not 0 <= seat < len(table.seats):
                raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
            if not table.seats[seat].open or table.closed:
                raise Problem("not-open", f"seat {seat} is not open (any more)", {"seat": seat})
            if table.terms.rated and table.known is None and anchor(table.game.name, bot) is None:
                raise Problem("rated", f"this game counts: {bot} has no known strength, greedy has", {"bot": bot})
            await self._sit(table, seat, Seat(None, bot, bot, tidy_word("")))

    async def _sit(self, table: Table, seat: int, who: Seat) -> None:
        """Take an open seat; with the last one the cards are dealt and the game begins."""
        if table.seats[seat].word is not None:  # an imported game was dealt with the words of its record
            who.word = table.seats[seat].word
        after = table.seated(seat, who, self.settings.snapshot_every)
        prepared = after.course.prepare_forced() if after.status == "playing" else None
        change = self.change(after, prepared)
        change.taken = {"id_": table.id, "seat_": seat, **{"new_" + k: getattr(who, k) for k in ("guest", "bot", "name", "word")}}
        await self.store_change(table, change, prepared, after)

    async def move(
        self,
        table: Table,
        guest: str | None,
        seat: int,
        action: int | str,
        line: int,
        request: str,
        told: Callable[[bool], None] = lambda again: None,
    ) -> bool:
        """Play a move; returns whether this request had been carried out before, and tells it at once: what goes to whoever asked
        then goes together with what has changed."""
        table.check_seat(seat, guest)

        async def play() -> bool:
            again = await self.retried(lambda: self._move(table, f"{guest}:{request}", seat, action, line))
            told(again)
            return again

        return await self.whole(play())

    async def _move(self, table: Table, request: str, seat: int, action: int | str, line: int) -> bool:
        async with table.lock:
            await self.come_to(table, line)
            course = table.course
            if request in table.requests:
                return True
            table.check_plays(seat)
            if table.status == "open":
                raise Problem("not-started", "seats are still open")
            if course.touched_since(line, seat):
                raise stale(table)
            table.check_posed()
            number = parse_action(table, action)
            try:
                prepared = course.prepare(seat, number, PERSON)
                table.check_lesson(number)
                obey(table, prepared)
            except Illegal as error:
                raise Problem("illegal", str(error), error.reason.args, error.reason) from None
            await self.bots.answer_before(table, prepared)
            await self.store_change(table, self.change(table, prepared, request), prepared)
            return False

    async def open_the_book(self, table: Table, guest: str | None) -> None:
        """The seed may be known from now on, and everybody who comes here sees that."""
        if table.status != "over" and not table.alone(guest):
            raise Problem("secret", "other people play here, or the game counts: the record is given out at the end")
        if guest is None or not (table.seats_of(guest) or table.owner == guest):
            raise Problem("not-yours", "only those who play here may do this")
        await self.whole(self._open_the_book(table))

    async def _open_the_book(self, table: Table) -> None:
        async with table.lock:
            if not table.open_book:
                change = Change()
                change.open_book = table.id
                await self.store.write(change)
                table.open_book = True
                self.live.changed(table)
                self.following.tell(table.id, Besides())

    async def check_record(self, table: Table, guest: str | None) -> None:
        """Secret or seed foretell a game: its record is given out when that harms nobody any more."""
        may = await self.following.surely(table, lambda: table.status == "over" or (table.alone(guest) and table.open_book))
        if not may:
            raise Problem("secret", "the record foretells the game: it is given out when the game is over")
        while table.origin is not None:  # the record of a branch holds that of its parent
            try:
                table = await self.get(table.origin.table)
            except Problem as problem:
                if problem.error == "unknown-table":  # a branch of another server's table: nobody plays that here
                    return
                raise  # whether it is still being played cannot be said now
            if table.status != "over" and not table.open_book:
                raise Problem("secret", "the game that this one was branched from is still being played")

    # ---- storing ----

    def change(self, table: Table, prepared: Prepared | None, request: str | None = None) -> Change:
        change = Change()
        now = self.clock.now()
        if table.status == "open":
            change.summary = summary_row(table, None, 0, now)
            self._joined(change, table, None)
            return change
        state = prepared.state if prepared is not None else table.course.state
        moves = prepared.count if prepared is not None else len(table.course.moves)
        if prepared is not None:
            add_lines(change, table, prepared, request, now)
        change.summary = summary_row(table, state, moves, now)
        change.achieved = achieved_rows(table, state, now)
        self._joined(change, table, state)
        return change

    def _joined(self, change: Change, table: Table, state: State | None) -> None:
        for companion in self.companions:
            companion.join(change, table, state)

    def tell(self, table: Table, word: Changed | None = None) -> None:
        """A change is durable and true: everybody who should know is told."""
        self.live.changed(table)
        self.following.tell(table.id, word or Changed(table.changed))
        for companion in self.companions:
            companion.stored(table)

    def tell_facts(self, table: Table) -> None:
        """What a companion has stored without a change of the table: all who look at it are shown it, at all processes."""
        self.live.changed(table)
        self.following.tell(table.id, Besides(facts=True))

    async def store_change(self, table: Table, change: Change, prepared: Prepared | None, after: Table | None = None) -> None:
        """Durable first, then true, then told. If storing fails, the table is read again from the store.

        `after`: somebody has taken a seat (`Table.seated`) or left it (`Table.emptied`).
        """
        await self.write(table, change)
        if after is not None:
            table.take(after)
        line, before = table.line, table.changed
        if prepared is not None:
            table.adopt(prepared)
            table.requests.update([row["request"] for row in change.lines if row["request"] is not None])
            table.snapshots += [row["n"] for row in change.snapshots]
        table.open_book = table.open_book or bool(change.open_book)
        table.undo_asked = None
        table.changed = change.summary["new_changed"] if change.summary is not None else table.changed
        table.last_change = time.monotonic()
        table.ask_again(line, self.clock.now())
        self.wake(table)
        self.tell(table, moves_told(change, table.changed, before, line) if self.shared.several else None)

    async def write(self, table: Table, change: Change) -> None:
        try:
            await self.store.write(change)
        except BaseException as error:
            await self.read_again(table)
            if isinstance(error, Conflict):
                late = stale(table)
                raise Overtaken(late.error, str(late), late.values) from None
            raise

    async def read_again(self, table: Table) -> None:
        """Everything anew, whatever is in memory."""
        stored = await self.store.table(table.id)
        if stored is not None:
            table.seats = [Seat(*seat) for seat in stored.seats]
            table.course = self.course_of(stored, table.seats)
            table.remember(stored)
            self.wake(table)
            self.live.changed(table)

    async def come_to(self, table: Table, line: int) -> None:
        """Who asks has seen that line, at another process perhaps: what was stored there is read before they are answered."""
        if line > table.line and self.shared.several:
            await self.following.read(table)

    async def retried(self, work: Callable[[], Awaitable[T]]) -> T:
        """Once more where another process was first, and what was asked can still be done."""
        for _ in range(_OVERTAKEN):
            try:
                return await work()
            except Overtaken:
                continue
        return await work()

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end, even if the one who asked has gone away."""
        return await asyncio.shield(self._keep_task(asyncio.create_task(work)))

    def _keep_task(self, task: "asyncio.Task[T]") -> "asyncio.Task[T]":
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- bots, and those who want to be asked only for so long ----

    def wake(self, table: Table) -> None:
        if table.status != "open":
            self.orders.watch(table)
            self.bots.wake(table)

    def driving(self, task: "asyncio.Task[None]") -> "asyncio.Task[None]":
        """A task that goes on by itself, until the server closes."""
        self._drivers.add(task)
        task.add_done_callback(self._drivers.discard)
        return self._keep_task(task)

    async def wake_all(self) -> None:
        """After a restart: where a bot was to move, it moves; who wanted to be asked only for so long has this time again."""
        for table in dict.fromkeys(await self.store.orders_to_wake() + await self.store.bots_to_wake()):
            if self.closing:
                return
            try:
                await self.get(table)  # which wakes it
            except StoreFault:
                raise
            except Problem:  # set aside, and logged there
                continue
            except Exception as error:
                log.error("table %s could not be woken: %s", table, in_a_line(error))

    async def close(self) -> None:
        self.closing = True
        await self.following.close()
        self.thinkers.close()
        for driver in list(self._drivers):
            driver.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)


def parse_action(table: Table, action: int | str) -> int:
    """An action by number or words."""
    try:
        if isinstance(action, str):
            return int(table.game.actions.parse(action))
        table.game.actions.block(action)
        return action
    except BadWords as error:
        raise Problem("bad-words", str(error)) from None


def unknown_table(table: str) -> Problem:
    return Problem("unknown-table", f"no table is called {table[:40]!r}", {"table": table[:40]})


def closed_table(table: str) -> Problem:
    return Problem("table-closed", "the one who opened this table has closed it", {"table": table[:40]})


def no_seat() -> Problem:
    return Problem("not-open", "no such seat is open at this table (any more)")
