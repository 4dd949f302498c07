"""Who is here: everybody who has a page open, and with it a line of their own.

Each process knows the lines it serves and tells the others, as a whole and not too often, so that who missed something is right
again soon. A process that says nothing for a while is gone, and its people with it.
"""

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, Final

import msgspec

from tianxia.server.post import Post
from tianxia.server.wall_clock import WallClock

PRESENCE: Final = "presence"
_EVERY: Final = 30.0  # seconds between two lists of a process
_GONE: Final = 100.0  # seconds after which a silent process counts no more
_SOON: Final = 0.2  # seconds in which those who come and go are told of together


class Here(msgspec.Struct):
    process: str
    guests: list[str]


class Presence:
    def __init__(self, post: Post, clock: WallClock) -> None:
        self.post = post
        self.clock = clock
        self.changed: Callable[[str], Awaitable[None]] | None = None  # somebody came to this process or left it
        self.heard: Callable[[], None] = lambda: None  # who is here may have changed
        self._me = secrets.token_hex(8)
        self._lines: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, set[str]]] = {}  # by process: when it was heard, who is there
        self._left: dict[str, float] = {}  # when somebody's last line closed
        self._began = clock.now()
        self._tasks: set[asyncio.Task[None]] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._stop = post.listen(PRESENCE, self._hear)
        self._closed = False

    def start(self) -> None:
        self._keep(self._tell_on())

    def close(self) -> None:
        self._closed = True
        self._stop()
        if self._soon is not None:
            self._soon.cancel()
        for task in self._tasks:
            task.cancel()

    def here(self, guest: str) -> bool:
        if self._lines[guest] > 0:
            return True
        now = self.clock.now()
        return any(guest in guests and now - at < _GONE for at, guests in self._elsewhere.values())

    def away_since(self, guest: str) -> float | None:
        """None: is here. After a start nobody is away for longer than that."""
        return None if self.here(guest) else self._left.get(guest, self._began)

    @contextlib.contextmanager
    def line(self, guest: str | None) -> Iterator[None]:
        """While somebody's line is open."""
        if guest is None:
            yield
            return
        self._lines[guest] += 1
        if self._lines[guest] == 1:
            self._told(guest)
        try:
            yield
        finally:
            self._lines[guest] -= 1
            if self._lines[guest] <= 0:
                del self._lines[guest]
                self._left[guest] = self.clock.now()
                self._told(guest)

    def _told(self, guest: str) -> None:
        if self._closed:
            return
        self.heard()
        self._keep(self._tell_changed(guest))
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(_SOON, self._tell)

    async def _tell_changed(self, guest: str) -> None:
        with contextlib.suppress(Exception):  # a store that fails is told elsewhere
            if self.changed is not None:
                await self.changed(guest)

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_on(self) -> None:
        while True:
            self._tell()
            await asyncio.sleep(_EVERY)

    def _tell(self) -> None:
        self._soon = None
        self.post.tell(PRESENCE, msgspec.json.encode(Here(self._me, list(self._lines))))
        now = self.clock.now()
        self._left = {guest: at for guest, at in self._left.items() if now - at < 3600}
        self._elsewhere = {process: one for process, one in self._elsewhere.items() if now - one[0] < _GONE}

    def _hear(self, message: bytes) -> None:
        told: Any = msgspec.json.decode(message, type=Here)
        if told.process == self._me:
            return
        now = self.clock.now()
        _, before = self._elsewhere.get(told.process, (now, set()))
        self._elsewhere[told.process] = (now, set(told.guests))
        for guest in before.difference(told.guests):
            self._left[guest] = now
        if before != set(told.guests):
            self.heard()
