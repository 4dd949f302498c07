"""The life of a table: opened, joined, played, undone, resumed. Every change is stored before it is seen.

One lock per table; everything that changes it runs to its end even if the one who asked has gone away.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from tianxia.engine.actions import BadWords
from tianxia.engine.course import BOT, PERSON, Course, Prepared, probe
from tianxia.engine.deal import KEYED
from tianxia.engine.game import Illegal
from tianxia.server.achievements import achieved_rows
from tianxia.server.aside import Aside, in_a_line
from tianxia.server.faults import StoreFault
from tianxia.server.guests import guest_name, tidy_name
from tianxia.server.live import Live
from tianxia.server.orders import StandingOrders, obey
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings
from tianxia.server.snapshots import snapshots_due
from tianxia.server.stand_ins import StandIns
from tianxia.server.store import Change, Conflict, Row, Store, Stored
from tianxia.server.table import Seat, Table, UndoAsked, record_of_row, tidy_word
from tianxia.server.thinkers import Thinkers, check_bot, paced, usual_time
from tianxia.server.views import result_data

log = logging.getLogger("tianxia.tables")
T = TypeVar("T")
_TRIES = 5  # of a bot's turn that fails for a reason of ours, a second longer between each
_SAME_TIME = 0.15  # seconds on top of a bot's usual time, when its answer comes from a hidden hand


class Tables:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, live: Live) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.live = live
        self.orders = StandingOrders(self, settings.patience)
        self.stand_ins = StandIns(self, settings.absence)
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
        found = self._known.get(table)
        if found is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            found = await asyncio.shield(task)
        self.keep(found)
        self.wake(found)
        return found

    def in_memory(self, table: str) -> Table | None:
        return self._known.get(table)

    def heard_from(self, table: str, guest: str | None) -> None:
        """A guest asks for something at a table. One that is read from the store just now gives everybody their time again."""
        found = self._known.get(table)
        if found is not None:
            found.heard_from(guest)

    def keep(self, table: Table) -> None:
        table.patience = self.settings.patience
        self._known[table.id] = table
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > self.settings.live_tables:
            self._recent.popitem(last=False)

    async def _load(self, table: str) -> Table:
        if not table.isascii() or not table.isprintable() or not 0 < len(table) <= 32:
            raise unknown_table(table)
        if table in self.aside:
            raise self.aside.problem(table)
        stored = await self.store.table(table)
        if stored is None:
            raise unknown_table(table)
        try:
            seats = [Seat(*seat) for seat in stored.seats]
            course = self._course(stored, seats)
            if course is not None:
                probe(course.game, course.state)
            loaded = Table(stored.row, seats, course)
            loaded.remember(stored)
        except Exception as error:  # damaged lines, another version of the rules, rules that fail
            raise self.aside.put(table, error) from None
        return self._known.setdefault(table, loaded)

    def _course(self, stored: Stored, seats: list[Seat]) -> Course | None:
        """The game so far; None while a word for the deal is missing."""
        if stored.row["dice"] == KEYED and any(seat.word is None for seat in seats):
            return None
        table = stored.row["id"]
        course = Course(record_of_row(stored.row, seats), self.settings.snapshot_every, stored.lines, stored.snapshots)
        if course.unread:
            log.warning("table %s: positions of moves %s cannot be read, its lines were played again", table, course.unread)
        return course

    # ---- changing ----

    async def join(self, table: Table, guest: str, key: str, seat: int | None, name: str, word: str = "") -> None:
        if not secrets.compare_digest(key.encode("utf-8", "replace"), table.join_key.encode()):
            raise Problem("bad-key", "this link does not open a seat at this table")
        await self.whole(self._join(table, guest, seat, name, word))

    async def _join(self, table: Table, guest: str, seat: int | None, name: str, word: str) -> None:
        async with table.lock:
            mine = table.seats_of(guest)
            if seat is not None and not 0 <= seat < len(table.seats):
                raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
            if mine and seat in (None, *mine):
                return
            if mine:  # two hands in one pair of eyes: only where the one who opened the table said so
                raise Problem("already-seated", "you have a seat here; the open ones are for others", {"seat": mine[0]})
            free = [i for i, s in enumerate(table.seats) if s.open and seat in (None, i)]
            if not free:
                raise Problem("not-open", "no such seat is open at this table (any more)")
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
        await self.whole(self._seat_bot(table, seat, bot))

    async def _seat_bot(self, table: Table, seat: int, bot: str) -> None:
        async with table.lock:
            if not 0 <= seat < len(table.seats):
                raise Problem("unknown-seat", f"this table has seats 0 to {len(table.seats) - 1}", {"seat": seat})
            if not table.seats[seat].open:
                raise Problem("not-open", f"seat {seat} is not open (any more)", {"seat": seat})
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
        return await self.whole(self._move(table, f"{guest}:{request}", seat, action, line))

    async def _move(self, table: Table, request: str, seat: int, action: int | str, line: int) -> bool:
        async with table.lock:
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
        return await self.whole(self._undo(table, str(guest), f"{guest}:{request}", seat, keep, line, ask))

    async def _undo(
        self, table: Table, guest: str, request: str, seat: int, keep: int, line: int, ask: bool
    ) -> tuple[bool, bool]:
        async with table.lock:
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
                if not ask:
                    raise Problem("undo-floor", "further back only if all agree", {"floor": floor, "keep": keep})
                mine = set(table.seats_of(guest))
                if not table.all_agree(mine):
                    table.undo_asked = UndoAsked(seat, keep, mine)
                    self.wake(table)
                    self.live.changed(table)
                    return False, True
            await self._go_back(table, keep, request, seat if keep >= floor else -1)
            return False, False

    async def answer_undo(self, table: Table, guest: str | None, agree: bool, keep: int, line: int) -> None:
        mine = table.seats_of(guest)
        if not mine:
            raise Problem("not-your-seat", "you do not play at this table")
        await self.whole(self._answer_undo(table, mine, agree, keep, line))

    async def _answer_undo(self, table: Table, mine: list[int], agree: bool, keep: int, line: int) -> None:
        async with table.lock:
            asked = table.undo_asked
            if asked is None:
                raise Problem("no-undo-asked", "nobody asks for an undo")
            if line != table.line or keep != asked.keep:  # nobody agrees to what they have not read
                raise stale(table)
            if agree:
                asked.agreed.update(mine)
                if table.all_agree(asked.agreed):
                    await self._go_back(table, asked.keep, None)
                    return
            else:
                table.undo_asked = None
            self.wake(table)
            self.live.changed(table)

    async def _go_back(self, table: Table, keep: int, request: str | None, free: int = -1) -> None:
        """`free`: the seat that takes back what is its own to take back."""
        step = table.course.prepare_undo(keep, free)  # no order is obeyed: who went back to a question means to answer it
        change = self.change(table, step, request)
        if table.course.over:  # every hand and the seed have been there for all to see
            change.open_book = table.id
        await self.store_step(table, change, step)

    async def open_the_book(self, table: Table, guest: str | None) -> None:
        """The seed may be known from now on, and everybody who comes here sees that."""
        if table.status != "over" and not table.alone(guest):
            raise Problem("secret", "other people play here: the record is given out at the end")
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

    async def check_record(self, table: Table, guest: str | None) -> None:
        """Secret or seed foretell a game: its record is given out when that harms nobody any more."""
        if table.status != "over" and not (table.alone(guest) and table.open_book):
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
        if table.status == "open":
            change.summary = summary_row(table, None, 0)
            return change
        state = step.state if step is not None else table.course.state
        moves = step.count if step is not None else len(table.course.moves)
        if step is not None:
            add_step(change, table, step, request)
        change.summary = summary_row(table, state, moves)
        change.achieved = achieved_rows(table, state)
        return change

    async def store_step(self, table: Table, change: Change, step: Prepared | None, after: Table | None = None) -> None:
        """Durable first, then true, then told. If storing fails, the table is read again from the store.

        `after`: somebody has taken a seat (`Table.seated`).
        """
        try:
            await self.store.write(change)
        except BaseException as error:
            await self._read_again(table)
            if isinstance(error, Conflict):
                raise stale(table) from None
            raise
        if after is not None:
            table.take(after)
        if step is not None:
            table.course.adopt(step)
            table.requests.update([row["request"] for row in change.lines if row["request"] is not None])
            table.snapshots += [row["n"] for row in change.snapshots]
        table.open_book = table.open_book or bool(change.open_book)
        table.undo_asked = None
        table.last_change = time.monotonic()
        self.wake(table)
        self.live.changed(table)

    async def _read_again(self, table: Table) -> None:
        stored = await self.store.table(table.id)
        if stored is not None:
            table.seats = [Seat(*seat) for seat in stored.seats]
            table.course = self._course(stored, table.seats)
            table.remember(stored)
            table.open_book = bool(stored.row["open_book"])
            table.undo_asked = None
            self.wake(table)
            self.live.changed(table)

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
        """Bots answer, one after the other, until a person is asked."""
        tries = faults = 0
        try:
            while not self.closing and tries < _TRIES and table.bot_asked() >= 0:
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
                self.live.trouble(table, Problem("broken-table", "the bots cannot go on here; an undo may help"))
        finally:
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


def add_step(change: Change, table: Table, step: Prepared, request: str | None) -> None:
    """The lines of a step; the first one is what was asked for."""
    now = time.time()
    for i, (text, by, reveals) in enumerate(step.lines):
        row = {"table_id": table.id, "n": step.line + i + 1, "text": text, "by": by, "reveals": reveals}
        change.lines.append({**row, "request": request if i == 0 else None, "at": now})
    for n, position in snapshots_due(table.game, step, table.snapshots):
        change.snapshots.append({"table_id": table.id, "n": n, "position": position})


def summary_row(table: Table, state: Any, moves: int) -> Row:
    """What lists show of a table without reading its lines."""
    status = "open" if state is None else "over" if not state.todo else table.status if table.status != "over" else "playing"
    waiting = state.todo[-1].waiting if state is not None and state.todo else 0
    bots = any(seat.bot is not None and (waiting >> i) & 1 for i, seat in enumerate(table.seats))
    return {
        "id_": table.id,
        "new_changed": time.time(),
        "new_status": status,
        "new_moves": moves,
        "new_waiting": waiting,
        "new_bots_asked": bots,
        "new_result": msgspec.json.encode(result_data(table.game, state)).decode() if status == "over" else None,
    }


def unknown_table(table: str) -> Problem:
    return Problem("unknown-table", f"no table is called {table[:40]!r}", {"table": table[:40]})


def stale(table: Table) -> Problem:
    return Problem("stale", f"the table has moved on to line {table.line}", {"line": table.line, "move": table.moves})
