"""The post of many processes: what is told in one is heard in all, through Redis.

A process subscribes to the topics that somebody in it listens to, and to one of its own on which it hears itself: while it
does, its line works. What is told while Redis is away is lost; whoever listens is told that they are in doubt as soon as the
line is back, and until then `well` is false, so that they look for themselves.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from tianxia.server.ending import ended
from tianxia.server.post import Hear, Post

log = logging.getLogger("tianxia.redis")
PREFIX: Final = "tianxia:"
FAULTS: Final = (RedisError, OSError, RuntimeError)  # what can come out of a line to Redis
_HEAR_MYSELF: Final = 1.0  # seconds between two words to oneself
_DEAF: Final = 4.0  # seconds without a word after which the line is dead
_AGAIN: Final = 0.25  # seconds between two tries to reach Redis
_MOST_WAITING: Final = 10_000  # messages that wait to be sent


class RedisPost(Post):
    def __init__(self, redis: Redis, me: str) -> None:
        super().__init__()
        self._redis = redis
        self._me = me.encode()
        self._own = f"{PREFIX}process {me}"
        self._out: deque[tuple[str, bytes]] = deque(maxlen=_MOST_WAITING)
        self._something = asyncio.Event()  # to send
        self._sent = asyncio.Event()  # all of it
        self._line: PubSub | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._changing: deque[tuple[bool, str]] = deque()  # topics that are listened to, or no longer
        self.well = False
        self.lost = 0  # how often the line was lost

    async def open(self) -> None:
        """Returns when the line stands, or could not be made soon; it is tried for ever."""
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(work) for work in (self._hear_on(listening), self._send_on(), self._hear_myself())]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 2.0)

    async def close(self) -> None:
        """What was told last is still sent."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._sent.wait(), _AGAIN)
        await ended(self._tasks)
        self.well = False

    # ---- telling ----

    def tell(self, topic: str, message: bytes) -> None:
        self.tell_here(topic, message)
        self.tell_others(topic, message)

    def heard(self, topic: str) -> bool:
        return True  # by another process, perhaps

    def tell_others(self, topic: str, message: bytes) -> None:
        self._out.append((PREFIX + topic, self._me + message))
        self._sent.clear()
        self._something.set()

    async def _hear_myself(self) -> None:
        while True:
            self._out.append((self._own, self._me))
            self._something.set()
            await asyncio.sleep(_HEAR_MYSELF)

    async def _send_on(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            async with self._redis.pipeline(transaction=False) as pipe:
                while self._out:
                    pipe.publish(*self._out.popleft())
                try:
                    await pipe.execute()
                    if not self._out:
                        self._sent.set()
                except FAULTS:  # nobody has heard it: who listens will be in doubt when the line is back
                    await asyncio.sleep(_AGAIN)

    # ---- listening ----

    def listen(self, topic: str, hear: Hear, in_doubt: Callable[[], None] | None = None) -> Callable[[], None]:
        first = topic not in self._listening
        stop = super().listen(topic, hear, in_doubt)
        if first:
            self._change(True, topic)

        def stop_all() -> None:
            was = topic in self._listening
            stop()
            if was and topic not in self._listening:
                self._change(False, topic)

        return stop_all

    def _change(self, wanted: bool, topic: str) -> None:
        self._changing.append((wanted, PREFIX + topic))
        if len(self._changing) == 1 and self._line is not None:
            self._tasks.append(asyncio.create_task(self._subscribe(self._line)))
            self._tasks[-1].add_done_callback(self._tasks.remove)

    async def _subscribe(self, line: PubSub) -> None:
        """All topics that have come and gone meanwhile, in their order. If it fails, the reader finds that the line is dead,
        or has found it already and taken it away while the client writes on it: an AttributeError."""
        with contextlib.suppress(*FAULTS, AttributeError):
            while self._changing and line is self._line:
                wanted = self._changing[0][0]
                same: list[str] = []
                while self._changing and self._changing[0][0] == wanted:
                    same.append(self._changing.popleft()[1])
                await (line.subscribe if wanted else line.unsubscribe)(*same)

    async def _hear_on(self, listening: asyncio.Event) -> None:
        told = False
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(self._own)
                    self._line = line
                    self._changing.clear()
                    if self._listening:
                        await line.subscribe(*[PREFIX + topic for topic in self._listening])
                    if told:
                        log.warning("Redis is there again")
                        told = False
                    await self._hear_from(line, listening)
            except FAULTS as error:
                if not told:
                    log.error("Redis does not answer (%s); what other processes do is seen late", type(error).__name__)
                    told = True
            finally:
                self._line = None
                self.well = False
            self.lost += 1
            await asyncio.sleep(_AGAIN)

    async def _hear_from(self, line: PubSub, listening: asyncio.Event) -> None:
        while True:
            message = await line.get_message(timeout=_DEAF)
            if message is None:
                raise OSError("nothing was heard, not even oneself")
            topic = message["channel"].decode().removeprefix(PREFIX)
            if message["type"] == "subscribe":
                if PREFIX + topic == self._own:
                    self.well = True
                    listening.set()
                for doubt in list(self._in_doubt.get(topic, ())):
                    doubt()
            elif message["type"] == "message" and not message["data"].startswith(self._me):
                try:
                    self.tell_here(topic, message["data"][len(self._me) :])
                except Exception as error:  # a process of another version, perhaps: the line stays
                    log.error("what was told on %r is not understood: %s", topic.partition(" ")[0], type(error).__name__)
