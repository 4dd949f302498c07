"""The bots' side of the server: worker processes that think, so that the server never waits.

What goes to them is made here: a position dealt anew for the seat (`game.resample`), never the real one.
"""

import asyncio
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
_QUEUE: Final = 256  # hints and checks that may wait; bots at tables always may


def bot_names() -> list[str]:
    """The bots of the lobby, the strongest last."""
    return list(catalogue.NAMES)


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
    return catalogue.USUAL_SECONDS if head == "search" else 0.0


def fresh_rng() -> Rng:
    """Dice that nobody can foretell, and that have nothing to do with a game's own."""
    return seeded(secrets.randbits(62))


def for_seat(game: Game[Any], s: State, seat: int) -> str:
    """The position as a bot of this seat may have it."""
    return json.dumps(game.resample(s, seat, fresh_rng()).plain(), separators=(",", ":"))


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
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

    async def choose(self, game: Game[Any], bot: str, s: State, seat: int) -> int:
        position = for_seat(game, s, seat)
        return await self._ask(thinking.choose, game.name, bot, position, seat, secrets.randbits(53))

    async def weigh(self, game: Game[Any], bot: str, s: State, seat: int) -> tuple[int, list[tuple[int, float, int]]]:
        self._room()
        position = for_seat(game, s, seat)
        return await self._ask(thinking.weigh, game.name, bot, position, seat, secrets.randbits(53))

    async def check_record(self, text: str, snapshot_every: int, longest: int) -> dict[str, Any]:
        self._room()
        return await self._ask(thinking.check_record, text, snapshot_every, longest)

    def _room(self) -> None:
        if self._waiting >= _QUEUE:
            raise Problem("busy", "the bots have too much to think about; try again")

    async def _ask(self, work: Callable[..., T], *args: object) -> T:
        self._waiting += 1
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

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=thinking.settle_in, initargs=(os.getpid(),))
        return self._pool
