"""Limits: how big a body may be, and how many tables one may open."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tianxia.server.problems import Problem, send_problem


class BodyLimit:
    """Refuses bodies that are too big before anything is made of them."""

    def __init__(self, app: ASGIApp, usual: int, records: int) -> None:
        self.app = app
        self.usual = usual
        self.records = records

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.records if scope["path"] == "/api/records" else self.usual
        for name, value in scope["headers"]:
            if name == b"content-length" and value.isdigit() and int(value) > limit:
                await _too_big(limit, send)
                return
        body: list[bytes] = []
        size = 0
        if scope["method"] in ("POST", "PUT", "PATCH", "DELETE"):
            more = True
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return
                part = message.get("body", b"")
                size += len(part)
                if size > limit:
                    await _too_big(limit, send)
                    return
                body.append(part)
                more = message.get("more_body", False)
            given = False

            async def again() -> Message:
                nonlocal given
                if given:
                    return await receive()
                given = True
                return {"type": "http.request", "body": b"".join(body), "more_body": False}

            await self.app(scope, again, send)
            return
        await self.app(scope, receive, send)


async def _too_big(limit: int, send: Send) -> None:
    await send_problem(Problem("too-big", f"at most {limit} bytes", {"limit": limit}), send)


class Rate:
    """A bucket per name: `per_minute` at once, refilled over a minute."""

    def __init__(self, per_minute: int, names: int = 50_000) -> None:
        self.size = float(per_minute)
        self.names = names
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # left, when

    def take(self, *names: str) -> None:
        """One from each bucket, or a Problem and nothing taken."""
        now = time.monotonic()
        found = {name: self._left(name, now) for name in names}
        lowest = min(found.values())
        if lowest < 1.0:
            seconds = int((1.0 - lowest) * 60.0 / self.size) + 1
            raise Problem("too-many", f"too many new tables; the next one in {seconds} s", {"seconds": seconds})
        for name, left in found.items():
            self._buckets[name] = (left - 1.0, now)
            self._buckets.move_to_end(name)
        while len(self._buckets) > self.names:
            self._buckets.popitem(last=False)

    def _left(self, name: str, now: float) -> float:
        left, when = self._buckets.get(name, (self.size, now))
        return min(self.size, left + (now - when) * self.size / 60.0)


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
