"""Live tables: everybody who looks at a table gets its new state over a WebSocket.

A change only wakes the viewers; each then sends the newest state through its own eyes. A slow viewer gets
fewer, newer messages and never holds anybody up. Who is here is told when it has changed, the less often the more
there are to tell it to.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from tianxia.server.company import Company
from tianxia.server.lines import teller_of
from tianxia.server.messages.live import Away, Changes, Here, Moved, News, Pong, Thinking, Trouble
from tianxia.server.messages.talk import Chat
from tianxia.server.post import table_topic
from tianxia.server.problems import Problem
from tianxia.server.scenes import forget_scenes
from tianxia.server.shared import Shared
from tianxia.server.shown import Shown, parts, shown
from tianxia.server.table import Table
from tianxia.server.table_words import Present
from tianxia.server.views import eyes_of
from tianxia.server.wall_clock import WallClock, moment

FIRST_STORY: Final = 100  # moves that come with the first message
_MOST_NOTES: Final = 100
_CROWD: Final = "crowd"  # the topic of what processes count
_TELL_A_SECOND: Final = 500  # viewers of a table who are told who is here

encode = msgspec.json.Encoder().encode
Note = Chat | Here | Moved | Pong | Thinking | Trouble


class Viewer:
    """One WebSocket at one table."""

    def __init__(
        self, socket: WebSocket, table: Table, guest: str | None, wish: int | None, line: int | None, by_changes: bool = False
    ) -> None:
        """`line`: what it has seen before. `by_changes`: it wants to be told what changed, not the whole again and again."""
        self.socket = socket
        self.table = table
        self.guest = guest
        self.told_here: tuple[object, ...] | None = None  # the seats and watchers it was last told of
        self.wish = wish
        self.eyes: int | None = None  # of the last message
        self.by_changes = by_changes
        self.told: Shown | None = None  # the table of the last message
        self.number = 0  # of that message
        self.known = max(0, table.moves - FIRST_STORY)  # moves of the story that need not be sent
        self.on_board = table.moves  # the moves of the position that it shows
        if line is not None and line <= table.line and table.status != "open":
            self.known = self.on_board = table.course.kept_since(line)
        self.seen_line = table.line
        self.dirty = True
        self.notes: list[Note] = []
        self.wake = asyncio.Event()
        self.wake.set()

    def note(self, message: Note) -> None:
        if len(self.notes) < _MOST_NOTES:
            self.notes.append(message)
        self.wake.set()

    def hear(self, said: Chat) -> None:
        """Words are not lost on a slow line: where there is no room for them, it is told that some were missed."""
        if len(self.notes) < _MOST_NOTES:
            self.note(said)
        else:
            self.notes[-1] = Chat(room=said.room, lines=[])

    def look(self, wish: int | None) -> None:
        eyes_of(self.table, self.guest, wish)  # refuses what is not theirs
        self.wish = wish
        self.dirty = True
        self.wake.set()

    def message(self) -> bytes:
        """The newest state, or what has changed of it, and the part of the story that this viewer does not have."""
        table = self.table
        try:
            eyes = eyes_of(table, self.guest, self.wish)
        except Problem:  # the seat was theirs to look through only while the game was over
            self.wish = None
            eyes = eyes_of(table, self.guest, None)
        begun = table.status != "open"
        kept = table.course.kept_since(self.seen_line) if begun else 0
        first = min(self.known, kept)
        if self.eyes not in (None, eyes):  # other eyes, another story
            first = min(first, max(0, table.moves - FIRST_STORY))
        left = min(self.on_board, kept)
        told = self.told if self.by_changes and self.eyes == eyes and self.told is not None and self.told.goes_on(left) else None
        self.eyes = eyes
        self.known = self.on_board = table.moves
        self.seen_line = table.line
        self.told = shown(table, self.guest, self.wish, eyes)
        self.number += 1
        said = parts(table, self.told, told, first, left)
        if told is None:
            return encode(News(number=self.number, table=said[0], story=said[1], positions=said[2]))
        return encode(Changes(number=self.number, edits=said[0], story=said[1], steps=said[2]))

    async def send_on(self) -> None:
        """Sends until the socket closes."""
        tell = teller_of(self.socket)
        while True:
            await self.wake.wait()
            self.wake.clear()
            said = self._newest()
            notes, self.notes = self.notes, []
            said += [encode(note) for note in notes]
            if said:
                await tell(said)

    async def send_newest(self) -> None:
        said = self._newest()
        forget_scenes(self.table)
        if said:
            await teller_of(self.socket)(said)

    def _newest(self) -> list[bytes]:
        if not self.dirty:
            return []
        self.dirty = False
        try:
            return [self.message()]
        except Exception as error:  # the rules fail in this position; the next may be better
            self.note(trouble(self.table.faults.note(error)))
            return []


def trouble(problem: Problem, request: str = "") -> Trouble:
    return Trouble(**msgspec.structs.asdict(problem.told()), request=request)


class Crowd:
    """How many live tables each guest and address has open, and how many look at a table: there is a most of each.

    Processes tell each other what they count, so it holds for all of them, but for those who come in the same moment.
    """

    def __init__(
        self, per_guest: int, per_address: int, per_table: int, shared: Shared | None = None, company: Company | None = None
    ) -> None:
        self._most = {"guest": per_guest, "address": per_address, "table": per_table}
        self._open: Counter[tuple[str, str]] = Counter()
        self._elsewhere: dict[str, dict[tuple[str, str], int]] = {}  # by process
        self._shared = shared or Shared()
        self._shared.post.listen(_CROWD, self._hear)
        if company is not None:
            company.comes.append(lambda: self._tell(list(self._open)))
            company.gone.append(self._forget)

    @property
    def count(self) -> int:
        """Live lines that are open."""
        return sum([count for (kind, _), count in list(self._open.items()) if kind == "table"])

    @contextlib.contextmanager
    def member(self, guest: str | None, address: str, table: str) -> Iterator[None]:
        names = [("address", address), ("table", table)] + ([("guest", guest)] if guest is not None else [])
        for kind, name in names:
            if self._count((kind, name)) >= self._most[kind]:
                raise Problem("too-many", f"this {kind} has {self._most[kind]} live tables open", {"seconds": 60})
        self._open.update(names)
        self._tell(names)
        try:
            yield
        finally:
            for one in names:
                self._open[one] -= 1
                if self._open[one] <= 0:
                    del self._open[one]
            self._tell(names)

    def _count(self, one: tuple[str, str]) -> int:
        return self._open[one] + sum([there.get(one, 0) for there in self._elsewhere.values()])

    def _tell(self, names: list[tuple[str, str]]) -> None:
        if self._shared.several and names:
            word = (self._shared.me, [(kind, name, self._open[kind, name]) for kind, name in names])
            self._shared.post.tell_others(_CROWD, encode(word))

    def _forget(self, process: str) -> None:
        self._elsewhere.pop(process, None)

    def _hear(self, message: bytes) -> None:
        process, counts = msgspec.json.decode(message, type=tuple[str, list[tuple[str, str, int]]])
        there = self._elsewhere.setdefault(process, {})
        for kind, name, count in counts:
            there[kind, name] = count
            if count == 0:
                del there[kind, name]


class Live:
    """`shared`: other processes, who have viewers of their own."""

    def __init__(self, shared: Shared, company: Company, clock: WallClock) -> None:
        self._shared = shared
        self._clock = clock
        self._viewers: dict[str, set[Viewer]] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], int]]] = {}  # guests and watchers, by table and process
        company.comes.append(self._say_who_is_where)
        company.gone.append(self._forget)
        self._counting: dict[str, asyncio.TimerHandle] = {}  # tables where somebody has come or gone
        self._to_tell: set[str] = set()  # those of them where that was here

    def enter(self, viewer: Viewer) -> None:
        self._viewers.setdefault(viewer.table.id, set()).add(viewer)
        viewer.table.heard_from(viewer.guest)
        viewer.table.gone_since.pop(viewer.guest or "", None)
        self._count_soon(viewer.table, told=True)

    def leave(self, viewer: Viewer) -> None:
        here = self._viewers.get(viewer.table.id)
        if here is not None:
            here.discard(viewer)
            if not here:
                del self._viewers[viewer.table.id]
        table, guest = viewer.table, viewer.guest
        table.heard_from(guest)
        if guest is not None and table.seats_of(guest) and guest not in self.guests_at(table):
            table.gone_since[guest] = self._clock.now()
        self._count_soon(table, told=True)

    def changed(self, table: Table) -> None:
        table.memo.clear()
        for viewer in self._viewers.get(table.id, ()):
            viewer.dirty = True
            viewer.wake.set()
        asyncio.get_running_loop().call_soon(forget_scenes, table)  # after those who were woken

    def changed_for(self, table: Table, guest: str | None) -> None:
        """Something that only this guest may know: nobody else is told, not even that there was something."""
        table.memo.clear()
        for viewer in self._viewers.get(table.id, ()):
            if viewer.guest == guest:
                viewer.dirty = True
                viewer.wake.set()

    def thinking(self, table: Table, seat: int) -> None:
        for viewer in self._viewers.get(table.id, ()):
            viewer.note(Thinking(seats=[seat]))

    def note(self, table: Table, note: Note) -> None:
        """Something that all who are here should know."""
        for viewer in self._viewers.get(table.id, ()):
            viewer.note(note)

    def guests_at(self, table: Table) -> set[str]:
        """Those who have this table open now, here or at another process."""
        here = {v.guest for v in self._viewers.get(table.id, ()) if v.guest is not None}
        return here.union(*[guests for guests, _ in self._elsewhere.get(table.id, {}).values()])

    # ---- who is here, at all processes ----

    def say_who_is_here(self, table: Table) -> None:
        """To the other processes."""
        if not self._shared.several:
            return
        here = self._viewers.get(table.id, set())
        guests = sorted({v.guest for v in here if v.guest is not None})
        word = Present(self._shared.me, guests, self._watchers(table, here))
        self._shared.post.tell_others(table_topic(table.id), encode(word))

    def present_elsewhere(self, table: Table, process: str, guests: frozenset[str], watchers: int) -> None:
        there = self._elsewhere.setdefault(table.id, {})
        gone = there.get(process, (frozenset[str](), 0))[0] - guests
        for guest in gone:
            table.heard_from(guest)
        table.looked_on = table.looked_on or watchers > 0
        if guests or watchers:
            there[process] = (guests, watchers)
        else:
            there.pop(process, None)
        if not there:
            del self._elsewhere[table.id]
        here = self.guests_at(table)
        for guest in here:
            table.gone_since.pop(guest, None)
        for guest in gone - here:
            table.gone_since[guest] = self._clock.now()
        self._count_soon(table)

    def forget_table(self, table: str) -> None:
        """It is not in memory any more, and what others do there not heard."""
        self._elsewhere.pop(table, None)

    def _say_who_is_where(self) -> None:
        for here in list(self._viewers.values()):
            self.say_who_is_here(next(iter(here)).table)

    def _forget(self, process: str) -> None:
        for name, there in list(self._elsewhere.items()):
            if there.pop(process, None) is not None:
                if not there:
                    del self._elsewhere[name]
                for viewer in list(self._viewers.get(name, ()))[:1]:
                    self._count_soon(viewer.table)

    @staticmethod
    def _watchers(table: Table, here: set[Viewer]) -> int:
        owners = {seat.guest for seat in table.seats}
        return sum([v.guest is None or v.guest not in owners for v in here])

    def _count_soon(self, table: Table, told: bool = False) -> None:
        """All who come and go in a moment are counted once. `told`: here, so the other processes must hear of it."""
        if told:
            self._to_tell.add(table.id)
        if table.id not in self._counting:
            wait = 0.02 + len(self._viewers.get(table.id, ())) / _TELL_A_SECOND
            self._counting[table.id] = asyncio.get_running_loop().call_later(wait, self._count, table)

    def _count(self, table: Table) -> None:
        del self._counting[table.id]
        if table.id in self._to_tell:
            self._to_tell.discard(table.id)
            self.say_who_is_here(table)
        here = self._viewers.get(table.id, set())
        seats = tuple(sorted([seat for guest in self.guests_at(table) for seat in table.seats_of(guest)]))
        away = tuple([(i, table.gone_since.get(table.seats[i].guest or "")) for i in table.people() if i not in seats])
        watchers = self._watchers(table, here) + sum([count for _, count in self._elsewhere.get(table.id, {}).values()])
        found = (seats, away, watchers)
        told = Here(
            seats=list(seats),
            watchers=watchers,
            away=[Away(seat=i, since=moment(at) if at is not None else None) for i, at in away],
            now=moment(self._clock.now()),
        )
        for viewer in here:
            if viewer.told_here != found:
                viewer.told_here = found
                viewer.note(told)

    async def close(self) -> None:
        for timer in self._counting.values():
            timer.cancel()
        for here in list(self._viewers.values()):
            for viewer in list(here):
                with contextlib.suppress(RuntimeError, OSError):
                    await viewer.socket.close(1012)
