"""Sessions: an account on one device. Each is a row and a cookie; whoever ends one ends it at once, wherever it is open.

Which cookies have ended is known to every process by heart (`Guests.ended`): nobody is let in by a store that is slow.
"""

import asyncio
import contextlib
import re
import secrets
from collections.abc import Iterable, Iterator
from typing import Final

import sqlalchemy as sa
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket

from tianxia.server.change import Change, Row
from tianxia.server.faults import StoreFault
from tianxia.server.guests import Guests, Pass, hashed
from tianxia.server.people.schema import ended, sessions
from tianxia.server.post import Post
from tianxia.server.store import Store
from tianxia.server.wall_clock import WallClock

ENDED: Final = "ended"  # the topic on which processes tell each other
_COME_BACK: Final = 1012  # the page connects again, with the cookie that it has by then
_SEEN_EVERY: Final = 600.0  # seconds between two notes of when a device was last seen
_CATCH_UP_EVERY: Final = 30.0  # seconds
_CLOCKS_APART: Final = 300.0  # seconds by which the clocks of several hosts may differ
_KINDS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
)
_MACHINES: Final = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux")


def device_name(connection: HTTPConnection) -> str:
    """What a browser says of itself, short; empty if it says nothing that is known."""
    said = connection.headers.get("user-agent", "")
    browser = next((name for mark, name in _KINDS if mark in said), "")
    machine = next((name for name in _MACHINES if re.search(rf"\b{name}\b", said)), "").replace("Macintosh", "Mac")
    return " · ".join([part for part in (browser, machine) if part])


class Sessions:
    def __init__(self, store: Store, guests: Guests, post: Post, clock: WallClock) -> None:
        self.store = store
        self.guests = guests
        self.post = post
        self.clock = clock
        self._sockets: dict[str, set[WebSocket]] = {}  # by the key of the pass they came in with
        self._tasks: set[asyncio.Task[None]] = set()
        self._known = 0.0  # until when it was read which have ended
        self._seen: dict[str, float] = {}  # sessions, when that was last noted

    async def open(self) -> None:
        self.post.listen(ENDED, self._hear)
        await self._catch_up()
        self._keep(asyncio.create_task(self._keep_up()))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    async def _keep_up(self) -> None:
        """What another process has told may be lost on its way: the store has it all the same."""
        while True:
            await asyncio.sleep(_CATCH_UP_EVERY)
            with contextlib.suppress(StoreFault):
                await self._catch_up()

    async def _catch_up(self) -> None:
        found = await self.store.rows(sa.select(ended).where(ended.c.at >= self._known - _CLOCKS_APART))
        for row in found:
            self._known = max(self._known, row["at"])
            if row["key"] not in self.guests.ended:
                self._hear(str(row["key"]).encode())

    def _keep(self, task: "asyncio.Task[None]") -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin(self, change: Change, connection: HTTPConnection, guest: str, how: str, before: str | None = None) -> str:
        """A new session goes along with the change; what comes back is its cookie."""
        token = secrets.token_urlsafe(24)
        now = self.clock.now()
        row = {"id": hashed(token), "guest": guest, "name": device_name(connection), "how": how, "added": now, "seen": now}
        change.also.append((sa.insert(sessions), [{**row, "before": before}]))
        return self.guests.sign(guest, token)

    def end(self, change: Change, keys: Iterable[str]) -> None:
        """These passes end with the change; `told` must follow when it is stored."""
        now = self.clock.now()
        for key in keys:
            change.also.append((sa.delete(sessions).where(sessions.c.id == key), []))
            change.also.append((self.store.new_only(ended), [{"key": key, "at": now}]))

    def told(self, keys: Iterable[str]) -> None:
        for key in keys:
            self.post.tell(ENDED, key.encode())

    async def of(self, guest: str) -> list[Row]:
        """The devices of an account, the one that was seen last first."""
        return await self.store.rows(sa.select(sessions).where(sessions.c.guest == guest).order_by(sessions.c.seen.desc()))

    async def before(self, found: Pass) -> str | None:
        """The guest whom this device goes back to when it signs out."""
        rows = await self.store.rows(sa.select(sessions.c.before).where(sessions.c.id == found.session))
        return str(rows[0]["before"]) if rows and rows[0]["before"] is not None else None

    async def seen(self, found: Pass | None) -> None:
        """A device gives a sign; noted now and then."""
        now = self.clock.now()
        if found is None or not found.session or now - self._seen.get(found.session, 0.0) < _SEEN_EVERY:
            return
        if len(self._seen) > 50_000:
            self._seen.clear()
        self._seen[found.session] = now
        change = Change()
        change.also.append((sa.update(sessions).where(sessions.c.id == found.session).values(seen=now), []))
        with contextlib.suppress(StoreFault):
            await self.store.write(change)

    @contextlib.contextmanager
    def follow(self, socket: WebSocket) -> Iterator[None]:
        """While it is open, this line ends with the pass that it came in with."""
        found = self.guests.present(socket)
        if found is None:
            yield
            return
        here = self._sockets.setdefault(found.key, set())
        here.add(socket)
        try:
            yield
        finally:
            here.discard(socket)
            if not here and self._sockets.get(found.key) is here:
                del self._sockets[found.key]

    def _hear(self, message: bytes) -> None:
        key = message.decode()
        self.guests.ended.add(key)
        for socket in self._sockets.pop(key, set()):
            self._keep(asyncio.create_task(_close(socket)))


async def _close(socket: WebSocket) -> None:
    with contextlib.suppress(RuntimeError, OSError):
        await socket.close(_COME_BACK)
