"""The life of a table: opened, joined, played, undone, resumed. Every change is stored before it is seen.

One lock per table; everything that changes it runs to its end even if the one who asked has gone away.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from tianxia.engine.actions import BadWords
from tianxia.engine.course import BOT, PERSON, Course, Prepared, probe
from tianxia.engine.deal import KEYED
from tianxia.engine.game import Illegal
from tianxia.engine.state import State
from tianxia.server.achievements import achieved_rows
from tianxia.server.aside import Aside, in_a_line
from tianxia.server.clocks.agreements import Agreements
from tianxia.server.clocks.keeper import Clocks
from tianxia.server.clocks.result import result_of
from tianxia.server.companions import Companion
from tianxia.server.faults import StoreFault
from tianxia.server.following import Following, driving
from tianxia.server.guests import guest_name, tidy_name
from tianxia.server.live import Live, trouble
from tianxia.server.orders import StandingOrders, obey
from tianxia.server.problems import Problem
from tianxia.server.ratings.anchors import anchor
from tianxia.server.settings import Settings
from tianxia.server.shared import Shared
from tianxia.server.snapshots import snapshots_due
from tianxia.server.stand_ins import StandIns
from tianxia.server.store import Change, Conflict, Row, Store, Stored
from tianxia.server.table import Seat, Table, UndoAsked, record_of_row, tidy_word
from tianxia.server.table_words import Besides, BotThinks, Changed, InTrouble, Sign
from tianxia.server.talk.rights import Rights
from tianxia.server.thinkers import Thinkers, check_bot, paced, usual_time
from tianxia.server.wall_clock import WallClock

log = logging.getLogger("tianxia.tables")
T = TypeVar("T")
_TRIES = 5  # of a bot's turn that fails for a reason of ours, a second longer between each
_OVERTAKEN = 8  # times that somebody else may be first before whoever asks is told
_SIGN = 20.0  # seconds between two words to other processes that a guest is here
_SAME_TIME = 0.15  # seconds on top of a bot's usual time, when its answer comes from a hidden hand


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
        self.pause = 1.0  # seconds between two tries, and that much longer each time

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
        step = after.course.prepare_forced() if after.status == "playing" else None
        change = self.change(after, step)
        change.taken = {"id_": table.id, "seat_": seat, **{"new_" + k: getattr(who, k) for k in ("guest", "bot", "name", "word")}}
        await self.store_step(table, change, step, after)

    async def move(self, table: Table, guest: str | None, seat: int, action: int | str, line: int, request: str) -> bool:
        """Play a move; returns whether this request had been carried out before."""
        table.check_seat(seat, guest)
        return await self.whole(self.retried(lambda: self._move(table, f"{guest}:{request}", seat, action, line)))

    async def _move(self, table: Table, request: str, seat: int, action: int | str, line: int) -> bool:
        async with table.lock:
            await self._come_to(table, line)
            course = table.course
            if request in table.requests:
                return True
            table.check_plays(seat)
            if table.status == "open":
                raise Problem("not-started", "seats are still open")
            if course.touched_since(line, seat):
                raise stale(table)
            number = parse_action(table, action)
            try:
                step = obey(table, course.prepare(seat, number, PERSON))
            except Illegal as error:
                raise Problem("illegal", str(error), error.reason.args, error.reason) from None
            await self.store_step(table, self.change(table, step, request), step)
            return False

    async def undo(
        self, table: Table, guest: str | None, seat: int, keep: int, line: int, request: str, ask: bool
    ) -> tuple[bool, bool]:
        """Go back; returns (done before, asked the others)."""
        table.check_seat(seat, guest)
        request = f"{guest}:{request}"
        return await self.whole(self.retried(lambda: self._undo(table, str(guest), request, seat, keep, line, ask)))

    async def _undo(
        self, table: Table, guest: str, request: str, seat: int, keep: int, line: int, ask: bool
    ) -> tuple[bool, bool]:
        async with table.lock:
            await self._come_to(table, line)
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
            if table.line >= self.settings.longest_record:  # without undos every game comes to its end
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
                    await self._ask_undo(table, UndoAsked(seat, keep, mine))
                    for companion in self.companions:
                        companion.asked(table, seat, f"undo {keep}")
                    return False, True
            await self._go_back(table, keep, request, seat if keep >= floor else -1)
            return False, False

    async def answer_undo(self, table: Table, guest: str | None, agree: bool, keep: int, line: int) -> None:
        mine = table.seats_of(guest)
        if not mine:
            raise Problem("not-your-seat", "you do not play at this table")
        await self.whole(self.retried(lambda: self._answer_undo(table, mine, agree, keep, line)))

    async def _answer_undo(self, table: Table, mine: list[int], agree: bool, keep: int, line: int) -> None:
        async with table.lock:
            await self._come_to(table, line)
            asked = table.undo_asked
            if asked is None:
                raise Problem("no-undo-asked", "nobody asks for an undo")
            if line != table.line or keep != asked.keep:  # nobody agrees to what they have not read
                raise stale(table)
            agreed = asked.agreed | set(mine)
            if agree and table.all_agree(agreed):
                await self._go_back(table, asked.keep, None, by_consent=True)
            else:
                await self._ask_undo(table, UndoAsked(asked.seat, asked.keep, agreed) if agree else None)

    async def _ask_undo(self, table: Table, asked: UndoAsked | None) -> None:
        """What the others are asked from now on, if nobody has answered meanwhile."""
        change = Change()
        change.undo_asked = asked_row(table, asked)
        await self._write(table, change)
        table.undo_asked = asked
        await self.clocks.hold(table)
        self.wake(table)
        self.live.changed(table)
        self.following.tell(table.id, Besides())

    async def _go_back(self, table: Table, keep: int, request: str | None, free: int = -1, by_consent: bool = False) -> None:
        """`free`: the seat that takes back what is its own to take back."""
        step = table.course.prepare_undo(keep, free)  # no order is obeyed: who went back to a question means to answer it
        change = self.change(table, step, request)
        if by_consent:  # nobody has refused meanwhile
            change.undo_asked = asked_row(table, None)
        if table.status == "over":  # every hand and the seed have been there for all to see
            change.open_book = table.id
        await self.store_step(table, change, step)

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

    def change(self, table: Table, step: Prepared | None, request: str | None = None) -> Change:
        change = Change()
        now = self.clock.now()
        if table.status == "open":
            change.summary = summary_row(table, None, 0, now)
            self._joined(change, table, None)
            return change
        state = step.state if step is not None else table.course.state
        moves = step.count if step is not None else len(table.course.moves)
        if step is not None:
            add_step(change, table, step, request, now)
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

    async def store_step(self, table: Table, change: Change, step: Prepared | None, after: Table | None = None) -> None:
        """Durable first, then true, then told. If storing fails, the table is read again from the store.

        `after`: somebody has taken a seat (`Table.seated`) or left it (`Table.emptied`).
        """
        await self._write(table, change)
        if after is not None:
            table.take(after)
        line, before = table.line, table.changed
        if step is not None:
            table.adopt(step)
            table.requests.update([row["request"] for row in change.lines if row["request"] is not None])
            table.snapshots += [row["n"] for row in change.snapshots]
        table.open_book = table.open_book or bool(change.open_book)
        table.undo_asked = None
        table.changed = change.summary["new_changed"] if change.summary is not None else table.changed
        table.last_change = time.monotonic()
        table.ask_again(line, self.clock.now())
        self.wake(table)
        self.tell(table, moves_told(change, table.changed, before, line) if self.shared.several else None)

    async def _write(self, table: Table, change: Change) -> None:
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

    async def _come_to(self, table: Table, line: int) -> None:
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
            self.wake_bots(table)

    def driving(self, task: "asyncio.Task[None]") -> "asyncio.Task[None]":
        """A task that goes on by itself, until the server closes."""
        self._drivers.add(task)
        task.add_done_callback(self._drivers.discard)
        return self._keep_task(task)

    def wake_bots(self, table: Table) -> None:
        if not self.closing and table.driver is None and table.bot_asked() >= 0 and table.stuck_at != table.line:
            table.driver = self.driving(asyncio.create_task(self._drive(table)))

    async def _drive(self, table: Table) -> None:
        """Bots answer, one after the other, until a person is asked. One process does it, and others if it dies."""
        tries = faults = 0
        lease = driving(table.id)
        try:
            if not await self.shared.take(lease):
                return
            while not self.closing and tries < _TRIES and table.bot_asked() >= 0 and self.shared.holds(lease):
                try:
                    await self._bot_turn(table, table.bot_asked())
                    tries = faults = 0
                except StoreFault:  # for as long as it takes: the table goes on when the store does
                    faults += 1
                    await asyncio.sleep(min(faults, _TRIES))
                except Problem:  # another process was first: the table was read again
                    continue
                except Exception as error:
                    table.faults.note(error)
                    tries += 1
                    await asyncio.sleep(tries * self.pause)
            if tries == _TRIES:  # until something changes here: an undo may help
                table.stuck_at = table.line
                log.error("the bots of table %s cannot go on at line %d", table.id, table.line)
                said = trouble(Problem("broken-table", "the bots cannot go on here; an undo may help"))
                self.live.note(table, said)
                self.following.tell(table.id, InTrouble(said))
        finally:
            self.shared.let_go(lease)
            table.driver = None
            table.thinking = -1

    async def _bot_turn(self, table: Table, seat: int) -> None:
        course = table.course
        line = table.line
        bot = table.seats[seat].bot
        if bot is None:  # its owner has taken the seat back
            return
        pace = paced(bot, table.answered_in_a_row(seat))
        if table.thinking != seat:
            table.thinking = seat
            self.live.thinking(table, seat)
            self.following.tell(table.id, BotThinks(seat))
        begin = time.monotonic()
        try:
            people_wait = bool(table.in_person())
            dice = table.bot_dice(seat)
            action = await self.thinkers.choose(table.game, pace, course.state, seat, dice, table.owner, people_wait)
        except Exception as error:
            if self.closing:
                return
            table.faults.note(error)  # a random answer instead
            action = -1
        if course.state.todo and table.people():
            # how long a bot thinks must not tell what is in its hand, least of all when the answer comes from there
            secret = table.game.decisions[course.state.todo[-1].kind].secret
            usual = usual_time(pace) + (_SAME_TIME if secret else 0.0)
            await asyncio.sleep(max(0.0, begin + usual - time.monotonic()))
        async with table.lock:
            if table.course is not course or course.touched_since(line, seat) or table.seats[seat].bot != bot:
                return
            legal = course.game.legal(course.state, seat)
            if action not in legal:
                action = secrets.choice(legal)
            step = obey(table, course.prepare(seat, action, BOT))
            await self.store_step(table, self.change(table, step), step)

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


def add_step(change: Change, table: Table, step: Prepared, request: str | None, now: float) -> None:
    """The lines of a step; the first one is what was asked for."""
    for i, (text, by, reveals) in enumerate(step.lines):
        row = {"table_id": table.id, "n": step.line + i + 1, "text": text, "by": by, "reveals": reveals}
        change.lines.append({**row, "request": request if i == 0 else None, "at": now})
    for n, position in snapshots_due(table.game, step, table.snapshots):
        change.snapshots.append({"table_id": table.id, "n": n, "position": position})


def moves_told(change: Change, changed: float, before: float, line: int) -> Changed | None:
    """What other processes hear of a change that is nothing but moves, so that none of them has to read it."""
    if not change.only_moves:
        return None
    lines = [(row["text"], row["by"], row["reveals"]) for row in change.lines]
    requests = [row["request"] for row in change.lines if row["request"] is not None]
    return Changed(changed, before, line, lines, requests, [row["n"] for row in change.snapshots])


def summary_row(table: Table, state: Any, moves: int, now: float) -> Row:
    """What lists show of a table without reading its lines."""
    over = state is not None and (not state.todo or table.beside.ending is not None)
    status = "open" if state is None else "over" if over else "playing"
    waiting = state.todo[-1].waiting if status == "playing" else 0
    bots = any(seat.bot is not None and (waiting >> i) & 1 for i, seat in enumerate(table.seats))
    return {
        "id_": table.id,
        "new_changed": now,
        "new_status": status,
        "new_moves": moves,
        "new_waiting": waiting,
        "new_bots_asked": bots,
        "new_result": msgspec.json.encode(result_of(table, state)).decode() if over else None,
        "new_undo_asked": None,
    }


def asked_row(table: Table, asked: UndoAsked | None) -> Row:
    return {
        "id_": table.id,
        "old_": table.undo_asked.text() if table.undo_asked is not None else None,
        "new_": asked.text() if asked is not None else None,
    }


def unknown_table(table: str) -> Problem:
    return Problem("unknown-table", f"no table is called {table[:40]!r}", {"table": table[:40]})


def closed_table(table: str) -> Problem:
    return Problem("table-closed", "the one who opened this table has closed it", {"table": table[:40]})


def no_seat() -> Problem:
    return Problem("not-open", "no such seat is open at this table (any more)")


def stale(table: Table) -> Problem:
    return Problem("stale", f"the table has moved on to line {table.line}", {"line": table.line, "move": table.moves})
