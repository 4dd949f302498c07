"""The crew: workers that take questions from the queue of all processes, one each, and answer whoever asked."""

import asyncio
import contextlib
import logging
import time
from typing import Final, cast

import msgspec

from tianxia.server.ending import ended
from tianxia.server.redis_post import FAULTS
from tianxia.server.redis_shared import RedisShared
from tianxia.server.thinking_queue import (
    FAILURES,
    PAY,
    WAITING,
    WORKS,
    Question,
    Reply,
    question_key,
    replies_to,
    reply_key,
    used_key,
    working_key,
)
from tianxia.server.workers import Workers

log = logging.getLogger("tianxia.bots")
_SAY: Final = 1.0  # seconds between two words that the work goes on
_DEAD: Final = 3500  # milliseconds without such a word after which it does not
_KEPT: Final = 30_000  # milliseconds that a reply is kept for one who did not hear it
_AGAIN: Final = 0.25  # seconds between two tries to reach Redis


class Crew:
    def __init__(self, shared: RedisShared, workers: Workers) -> None:
        self._shared = shared
        self._workers = workers
        self._closing = False
        self._places: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._places = [asyncio.create_task(self._work_on()) for _ in range(self._workers.count)]

    async def close(self, patience: float) -> None:
        """No new question is taken; those that are being thought about are answered, if that does not take too long."""
        self._closing = True
        if self._places:
            await asyncio.wait(self._places, timeout=patience)
        await ended(self._places)

    async def _work_on(self) -> None:
        while not self._closing:
            try:
                asked = await self._next()
                if asked is not None:
                    await self._answer(asked)
            except FAULTS:  # whoever asked finds that nobody answers, and asks again
                await asyncio.sleep(_AGAIN)
            except Exception:
                log.exception("a question could not be worked on")

    async def _next(self) -> Question | None:
        redis = self._shared.redis
        found = await redis.bzpopmin(WAITING, timeout=1)
        if not found:
            return None
        id_ = cast(bytes, found[1]).decode()
        await redis.set(working_key(id_), self._shared.me, px=_DEAD)
        body = await redis.getdel(question_key(id_))
        return msgspec.json.decode(body, type=Question) if body is not None else None  # None: nobody waits any more

    async def _answer(self, asked: Question) -> None:
        saying = asyncio.create_task(self._say_on(working_key(asked.id)))
        begin = time.monotonic()
        try:
            reply = await self._think(asked)
        finally:
            await ended([saying])
        said = msgspec.json.encode(reply)
        await self._shared.redis.set(reply_key(asked.id), said, px=_KEPT)
        self._shared.post.tell(replies_to(asked.asker), said)
        with contextlib.suppress(*FAULTS):
            names = {asked.account, asked.house} - {""}
            await self._shared.run(PAY, [used_key(name) for name in sorted(names)], str(time.monotonic() - begin))

    async def _think(self, asked: Question) -> Reply:
        try:
            return Reply(asked.id, await self._workers.ask(asked.seconds, asked.memory, WORKS[asked.work], *asked.args))
        except tuple(FAILURES.values()) as error:
            return Reply(asked.id, failed=type(error).__name__, why=str(error))

    async def _say_on(self, key: str) -> None:
        while True:
            with contextlib.suppress(*FAULTS):
                await self._shared.redis.set(key, self._shared.me, px=_DEAD)
            await asyncio.sleep(_SAY)
