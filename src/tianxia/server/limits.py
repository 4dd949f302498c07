"""Limits: how big a body may be and how long it may take to arrive, how many tables one may open, how fast one may talk."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.server.post import Post
from tianxia.server.problems import Problem, send_problem

TOO_MANY = 4429  # the close code of a live table that is one too many


class BodyLimit:
    """Refuses bodies that are too big, or do not arrive, before anything is made of them."""

    def __init__(self, app: ASGIApp, usual: int, records: int, seconds: float) -> None:
        self.app = app
        self.usual = usual
        self.records = records
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.records if scope["path"] == "/api/records" else self.usual
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit() and int(value) > limit:
                await refuse(_too_big(limit), scope, send)
                return
        if scope["method"] not in ("POST", "PUT", "PATCH", "DELETE"):
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self.seconds):
                body = await _read(receive, limit)
        except TimeoutError:
            await refuse(Problem("too-slow", f"the body did not arrive within {self.seconds:.0f} s"), scope, send)
            return
        except Problem as problem:
            await refuse(problem, scope, send)
            return
        if body is None:  # who asked has gone
            return
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)


async def _read(receive: Receive, limit: int) -> bytes | None:
    body: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise _too_big(limit)
        body.append(part)
        if not message.get("more_body", False):
            return b"".join(body)


def _too_big(limit: int) -> Problem:
    return Problem("too-big", f"at most {limit} bytes", {"limit": limit})


async def refuse(problem: Problem, scope: Scope, send: Send) -> None:
    """An answer from in front of the API; the connection ends with it."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": TOO_MANY})
    else:
        await send_problem(problem, send)


class Rate:
    """A bucket per name: `per_minute` at once, refilled over a minute.

    With a post and a topic of its own it holds for all processes together: what is taken here is taken there as well, a moment
    later. Who asks several of them in that moment may get a few more; no request waits for this.
    """

    def __init__(self, per_minute: int, names: int = 50_000, post: Post | None = None, topic: str = "") -> None:
        self.size = float(per_minute)
        self.names = names
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # left, when
        self._post = post
        self._topic = topic
        if post is not None:
            post.listen(topic, self._hear)

    def take(self, *names: str) -> None:
        """One from each bucket, or a Problem and nothing taken."""
        now = time.monotonic()
        found = {name: self._left(name, now) for name in names}
        lowest = min(found.values())
        if lowest < 1.0:
            seconds = int((1.0 - lowest) * 60.0 / self.size) + 1
            raise Problem("too-many", f"too much at once; the next one in {seconds} s", {"seconds": seconds})
        self._take(found, now)
        if self._post is not None:
            self._post.tell_others(self._topic, msgspec.json.encode(names))

    def _hear(self, message: bytes) -> None:
        now = time.monotonic()
        names = msgspec.json.decode(message, type=list[str])
        self._take({name: max(1.0, self._left(name, now)) for name in names}, now)

    def _take(self, found: dict[str, float], now: float) -> None:
        for name, left in found.items():
            self._buckets[name] = (left - 1.0, now)
            self._buckets.move_to_end(name)
        while len(self._buckets) > self.names:
            self._buckets.popitem(last=False)

    def _left(self, name: str, now: float) -> float:
        left, when = self._buckets.get(name, (self.size, now))
        return min(self.size, left + (now - when) * self.size / 60.0)


class Bucket:
    """So many at once, and so many a second after that: how fast one socket may talk."""

    def __init__(self, per_second: float, seconds: float = 5.0) -> None:
        self.per_second = per_second
        self.size = per_second * seconds
        self._left = self.size
        self._when = time.monotonic()

    def take(self) -> float:
        """Takes one. Seconds to wait until there is one, then nothing is taken."""
        now = time.monotonic()
        self._left = min(self.size, self._left + (now - self._when) * self.per_second)
        self._when = now
        if self._left < 1.0:
            return (1.0 - self._left) / self.per_second
        self._left -= 1.0
        return 0.0


class OneAtATime:
    """Dear work (a hint, a record to check) is done for one asker at a time."""

    def __init__(self) -> None:
        self._busy: set[str] = set()

    @contextmanager
    def turn(self, name: str) -> Iterator[None]:
        if name in self._busy:
            raise Problem("busy", "one at a time: your last question is not answered yet")
        self._busy.add(name)
        try:
            yield
        finally:
            self._busy.discard(name)
