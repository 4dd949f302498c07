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

from tianxia.server.messages.live import Here, News, Pong, StoryPart, Thinking, Trouble
from tianxia.server.messages.seen import Position
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.views import eyes_of, positions_between, story_data, table_data

FIRST_STORY: Final = 100  # moves that come with the first message
_MOST_NOTES: Final = 100
_MOST_MEMOS: Final = 50  # messages of a table that are kept for the next who needs the same
MOST_POSITIONS: Final = 40  # on the way to the newest; the page jumps over longer ways
MOST_POSITION_BYTES: Final = 256 * 1024  # of them together; what does not fit is asked for
_TELL_A_SECOND: Final = 500  # viewers of a table who are told who is here

encode = msgspec.json.Encoder().encode
Note = Here | Pong | Thinking | Trouble


class Viewer:
    """One WebSocket at one table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str | None, wish: int | None, line: int | None) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.told_here: tuple[tuple[int, ...], int] | None = None  # the seats and watchers it was last told of
        self.wish = wish
        self.eyes: int | None = None  # of the last message
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

    def look(self, wish: int | None) -> None:
        eyes_of(self.table, self.guest, wish)  # refuses what is not theirs
        self.wish = wish
        self.dirty = True
        self.wake.set()

    def message(self) -> bytes:
        """The newest state, and the part of the story that this viewer does not have."""
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
        self.eyes = eyes
        self.known = self.on_board = table.moves
        self.seen_line = table.line
        seated = self.guest if table.seats_of(self.guest) or self.guest == table.owner else None
        key = (seated, eyes, first, left)  # all mere watchers share one message
        said = table.memo.get(key)
        if not isinstance(said, bytes):
            story = StoryPart(from_=first, moves=story_data(table, eyes, first, table.moves) if begun else [])
            way = positions_on_the_way(table, eyes, left) if begun else []
            said = encode(News(table=table_data(table, self.guest, self.wish), story=story, positions=way))
            lasts = eyes not in table.alarms  # else it tells the seconds that are left
            if lasts and len(table.memo) < _MOST_MEMOS:
                table.memo[key] = said
        return said

    async def send_on(self) -> None:
        """Sends until the socket closes."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            await self.send_newest()
            notes, self.notes = self.notes, []
            for note in notes:
                await self.socket.send_text(encode(note).decode())

    async def send_newest(self) -> None:
        if not self.dirty:
            return
        self.dirty = False
        try:
            said = self.message()
        except Exception as error:  # the rules fail in this position; the next may be better
            self.note(trouble(self.table.faults.note(error)))
        else:
            await self.socket.send_text(said.decode())


def positions_on_the_way(table: Table, eyes: int, left: int) -> list[Position]:
    """The positions between the one that was left and the newest, as these eyes may see them; none if there are too many."""
    if table.moves - left > MOST_POSITIONS:
        return []
    way: list[Position] = []
    size = 0
    for position in positions_between(table, eyes, left + 1, table.moves):
        size += len(encode(position))
        if size > MOST_POSITION_BYTES:
            break
        way.append(position)
    return way


def trouble(problem: Problem) -> Trouble:
    return Trouble(**msgspec.structs.asdict(problem.told()))


class Crowd:
    """How many live tables each guest and address has open, and how many look at a table: there is a most of each."""

    def __init__(self, per_guest: int, per_address: int, per_table: int) -> None:
        self._most = {"guest": per_guest, "address": per_address, "table": per_table}
        self._open: Counter[tuple[str, str]] = Counter()

    @contextlib.contextmanager
    def member(self, guest: str | None, address: str, table: str) -> Iterator[None]:
        names = [("address", address), ("table", table)] + ([("guest", guest)] if guest is not None else [])
        for kind, name in names:
            if self._open[kind, name] >= self._most[kind]:
                raise Problem("too-many", f"this {kind} has {self._most[kind]} live tables open", {"seconds": 60})
        self._open.update(names)
        try:
            yield
        finally:
            for one in names:
                self._open[one] -= 1
                if self._open[one] <= 0:
                    del self._open[one]


class Live:
    def __init__(self) -> None:
        self._viewers: dict[str, set[Viewer]] = {}
        self._counting: dict[str, asyncio.TimerHandle] = {}  # tables where somebody has come or gone

    def enter(self, viewer: Viewer) -> None:
        self._viewers.setdefault(viewer.table.id, set()).add(viewer)
        self._count_soon(viewer.table)

    def leave(self, viewer: Viewer) -> None:
        here = self._viewers.get(viewer.table.id)
        if here is not None:
            here.discard(viewer)
            if not here:
                del self._viewers[viewer.table.id]
        viewer.table.heard_from(viewer.guest)
        self._count_soon(viewer.table)

    def changed(self, table: Table) -> None:
        table.memo.clear()
        for viewer in self._viewers.get(table.id, ()):
            viewer.dirty = True
            viewer.wake.set()

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

    def trouble(self, table: Table, problem: Problem) -> None:
        """Something that all who are here should know."""
        for viewer in self._viewers.get(table.id, ()):
            viewer.note(trouble(problem))

    def guests_at(self, table: Table) -> set[str]:
        """Those who have this table open now."""
        return {v.guest for v in self._viewers.get(table.id, ()) if v.guest is not None}

    def _count_soon(self, table: Table) -> None:
        """All who come and go in a moment are counted once."""
        if table.id not in self._counting:
            wait = 0.02 + len(self._viewers.get(table.id, ())) / _TELL_A_SECOND
            self._counting[table.id] = asyncio.get_running_loop().call_later(wait, self._count, table)

    def _count(self, table: Table) -> None:
        del self._counting[table.id]
        here = self._viewers.get(table.id, set())
        seats = tuple(sorted([seat for guest in self.guests_at(table) for seat in table.seats_of(guest)]))
        owners = {seat.guest for seat in table.seats}
        found = (seats, sum([v.guest is None or v.guest not in owners for v in here]))
        for viewer in here:
            if viewer.told_here != found:
                viewer.told_here = found
                viewer.note(Here(seats=list(seats), watchers=found[1]))

    async def close(self) -> None:
        for timer in self._counting.values():
            timer.cancel()
        for here in list(self._viewers.values()):
            for viewer in list(here):
                with contextlib.suppress(RuntimeError, OSError):
                    await viewer.socket.close(1013)
