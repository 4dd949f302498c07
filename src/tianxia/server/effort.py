"""What each may take of the server's own time: a dear answer is paid for with the time it took, a cheap one hardly.

Everybody has some seconds in hand, refilled as a share of real time, per cookie and per address. Who has used them up
is slowed down first, so that a page that asks quickly only gets slower, and refused when that is not enough. Of each
address only so many requests are worked on at a time; between them everybody else has a turn.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final, cast

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tianxia.server.guests import COOKIE
from tianxia.server.limits import refuse
from tianxia.server.problems import Problem

IN_HAND: Final = 20.0  # seconds of real time whose share everybody has in hand
LONGEST_DEBT: Final = 30.0  # seconds of real time after which everybody has something in hand again
LONGEST_WAIT: Final = 4.0  # seconds that a request is slowed down at most
AT_ONCE: Final = 24  # requests of an address that are worked on
MOST_WAITING: Final = 200  # and that wait for it
_NAMES: Final = 20_000  # cookies and addresses that are remembered
_LONGEST_COOKIE: Final = 200
_EFFORT: Final = "tianxia.effort"


class Purse:
    """Seconds in hand, refilled by a share of the time that passes. It may be overdrawn: work is paid for afterwards."""

    __slots__ = ("left", "share", "when")

    def __init__(self, share: float, now: float) -> None:
        self.share = share
        self.left = share * IN_HAND
        self.when = now

    def pay(self, seconds: float) -> None:
        self.left = max(self.left - seconds, -self.share * LONGEST_DEBT)

    def wait(self, now: float) -> float:
        """Seconds until there is something in hand."""
        self.left = min(self.share * IN_HAND, self.left + (now - self.when) * self.share)
        self.when = now
        return 0.0 if self.left > 0.0 else -self.left / self.share + 0.001


class Gate:
    """The requests of one address: some are worked on, some wait."""

    def __init__(self) -> None:
        self.here = 0
        self.places = asyncio.Semaphore(AT_ONCE)


@coroutine
def metered(work: Coroutine[Any, Any, None], pay: Callable[[float], None]) -> Generator[Any, Any, None]:
    """Run a coroutine and pay for every step of it: what it computes counts, what it waits for does not."""
    go_on: Callable[[Any], Any] = work.send
    value: Any = None
    while True:
        begin = time.thread_time()
        try:
            wanted = go_on(value)
        except StopIteration:
            return
        finally:
            pay(time.thread_time() - begin)
        try:
            value = yield wanted
            go_on = work.send
        except BaseException as error:
            value = error
            go_on = work.throw


class Effort:
    """In front of the API."""

    def __init__(self, app: ASGIApp, guest_share: float, address_share: float) -> None:
        self.app = app
        self.guest_share = guest_share
        self.address_share = address_share
        self._purses: OrderedDict[str, Purse] = OrderedDict()
        self._gates: dict[str, Gate] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith("/api/health"):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else ""
        purses = self._purses_of(self._names_of(scope, address))
        work = self._work(scope, receive, send, purses)
        try:
            if scope["type"] == "http":
                await self._through_gate(address, purses, work)
            else:  # a live table may stay open for hours: its first steps wait, and what it asks for; the rest is paid for
                names = self._names_of(scope, address)
                scope[_EFFORT] = lambda: slowed(self._purses_of(names))
                await slowed(purses)
                await work()
        except Problem as problem:
            await refuse(problem, scope, send)

    def _work(self, scope: Scope, receive: Receive, send: Send, purses: list[Purse]) -> Callable[[], Awaitable[None]]:
        def pay(seconds: float) -> None:
            for purse in purses:
                purse.pay(seconds)

        return lambda: metered(cast(Coroutine[Any, Any, None], self.app(scope, receive, send)), pay)

    def _names_of(self, scope: Scope, address: str) -> dict[str, float]:
        """Who pays, and the share that each of them has."""
        shares = {"from " + address: self.address_share}
        cookie = HTTPConnection(scope).cookies.get(COOKIE)
        if cookie and len(cookie) <= _LONGEST_COOKIE:  # a forged one gains nothing: the address pays as well
            shares["guest " + cookie] = self.guest_share
        return shares

    def _purses_of(self, shares: dict[str, float]) -> list[Purse]:
        now = time.monotonic()
        found = []
        for name, share in shares.items():
            purse = self._purses.get(name)
            if purse is None:
                purse = self._purses[name] = Purse(share, now)
            self._purses.move_to_end(name)
            found.append(purse)
        while len(self._purses) > _NAMES:
            self._purses.popitem(last=False)
        return found

    async def _through_gate(self, address: str, purses: list[Purse], work: Callable[[], Awaitable[None]]) -> None:
        gate = self._gates.setdefault(address, Gate())
        if gate.here >= AT_ONCE + MOST_WAITING:
            raise too_many(1)
        gate.here += 1
        try:
            async with gate.places:
                await slowed(purses)
                await work()
        finally:
            gate.here -= 1
            if gate.here == 0:
                del self._gates[address]


async def slowed(purses: list[Purse]) -> None:
    """Waits until there is something in hand, or refuses where that is too long."""
    wait = max([purse.wait(time.monotonic()) for purse in purses])
    if wait > LONGEST_WAIT:
        raise too_many(int(wait) + 1)
    if wait > 0.0:
        await asyncio.sleep(wait)


async def effort_of(connection: HTTPConnection) -> None:
    """Before something is done for a line that is open: its owner and its address wait, or are refused, as with any request."""
    wait: Callable[[], Awaitable[None]] | None = connection.scope.get(_EFFORT)
    if wait is not None:
        await wait()


def too_many(seconds: int) -> Problem:
    return Problem("too-many", f"too much at once; again in {seconds} s", {"seconds": seconds})
