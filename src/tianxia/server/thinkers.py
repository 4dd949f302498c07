"""The bots' side of the server: worker processes that think, so that the server never waits.

What goes to them is made here: a position dealt anew for the seat (`game.resample`), never the real one.
"""

import asyncio
import heapq
import json
import multiprocessing
import os
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from tianxia.bots import catalogue
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State
from tianxia.server import thinking
from tianxia.server.problems import Problem

T = TypeVar("T")
LONGEST_THOUGHT: Final = 10.0  # seconds a bot of this server may ask for
MOST_TRIES: Final = 5_000
PEOPLE_WAIT: Final = 0  # urgency: somebody sits there and waits
NOBODY_WAITS: Final = 1  # bots among themselves
_QUEUE: Final = 256  # hints and checks that may wait; bots at tables always may


def bot_names() -> list[str]:
    """The bots of the lobby, the strongest last."""
    return catalogue.names()


def check_bot(name: str) -> str:
    """The name of a bot that may sit at a table here."""
    try:
        catalogue.bot(name)
    except catalogue.UnknownBot as error:
        raise Problem("unknown-bot", str(error), {"bot": name[:40]}) from None
    budget = name.partition("@")[2]
    if budget.endswith("s") and float(budget[:-1]) > LONGEST_THOUGHT:
        raise Problem("unknown-bot", f"a bot thinks at most {LONGEST_THOUGHT:.0f} seconds here", {"bot": name[:40]})
    if budget.isdigit() and int(budget) > MOST_TRIES:
        raise Problem("unknown-bot", f"a bot makes at most {MOST_TRIES} tries here", {"bot": name[:40]})
    return name


def usual_time(name: str) -> float:
    """Seconds this bot takes when it has something to think about."""
    head, _, budget = name.partition("@")
    if budget.endswith("s"):
        return float(budget[:-1])
    return catalogue.USUAL_SECONDS if head in ("search", "mcts") else 0.0


def fresh_rng() -> Rng:
    """Dice that nobody can foretell, and that have nothing to do with a game's own."""
    return seeded(secrets.randbits(62))


def for_seat(game: Game[Any], s: State, seat: int, dice: Rng) -> str:
    """The position as a bot of this seat may have it."""
    return json.dumps(game.resample(s, seat, dice).plain(), separators=(",", ":"))


class Places:
    """So many may be at work; those who wait go in by urgency, then in the order they came."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._queue: list[tuple[int, int, asyncio.Future[None]]] = []
        self._came = 0

    async def enter(self, urgency: int) -> None:
        if self._free > 0:
            self._free -= 1
            return
        self._came += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._queue, (urgency, self._came, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        while self._queue:
            turn = heapq.heappop(self._queue)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._places = Places(workers)
        self._waiting = 0

    def start(self) -> None:
        """Start a worker before it is needed."""
        self._open().submit(thinking.ready)

    def close(self) -> None:
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    async def choose(self, game: Game[Any], bot: str, s: State, seat: int, dice: Rng, urgency: int) -> int:
        position = for_seat(game, s, seat, dice)
        return await self._ask(urgency, thinking.choose, game.name, bot, position, seat, int(dice.next32()))

    async def weigh(self, game: Game[Any], bot: str, s: State, seat: int) -> tuple[int, list[tuple[int, float, int]]]:
        self._room()
        dice = fresh_rng()
        position = for_seat(game, s, seat, dice)
        return await self._ask(PEOPLE_WAIT, thinking.weigh, game.name, bot, position, seat, int(dice.next32()))

    async def check_record(self, text: str, snapshot_every: int, longest: int) -> dict[str, Any]:
        self._room()
        return await self._ask(PEOPLE_WAIT, thinking.check_record, text, snapshot_every, longest)

    def _room(self) -> None:
        if self._waiting >= _QUEUE:
            raise Problem("busy", "the bots have too much to think about; try again")

    async def _ask(self, urgency: int, work: Callable[..., T], *args: object) -> T:
        self._waiting += 1
        try:
            await self._places.enter(urgency)
        except BaseException:
            self._waiting -= 1
            raise
        try:
            for attempt in range(2):
                pool = self._open()
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
                except BrokenProcessPool:  # a worker died (out of memory, killed): a new set takes over
                    if self._pool is pool:
                        self._pool = None
                    if attempt == 1:
                        raise
            raise AssertionError
        finally:
            self._waiting -= 1
            self._places.leave()

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=thinking.settle_in, initargs=(os.getpid(),))
        return self._pool
