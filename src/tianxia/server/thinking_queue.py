"""The queue of questions for the bots, in Redis: any process asks, any process with workers answers (`bots.py`).

Fair shares as in `shares.py`, for all processes together: whoever has used the least lately goes first. What was used is kept
as the logarithm of what it would be worth at the beginning of time; halving per minute then changes no order, so the place of
a question is decided once, when it is asked, and it comes forward by itself while it waits. Work under way is charged at its end.

A question is in the queue, or a worker says every second that it works on it, or it is answered. If none of this is so, its
worker or Redis has died, and it is asked again. Whoever asks says that they still wait; else it is dropped.
"""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tianxia.server import thinking
from tianxia.server.analysing import pieces
from tianxia.server.redis_post import FAULTS, PREFIX
from tianxia.server.redis_shared import RedisShared
from tianxia.server.shares import HALF_LIFE, HANDICAP, PEOPLE_OF_A_HOUSE, Shares
from tianxia.server.workers import TooLong, WorkerLost, WorkFailed

WAITING: Final = PREFIX + "questions"
_OF_BOTS: Final = (thinking.choose, thinking.weigh, thinking.check_record, thinking.verify, thinking.ready)
WORKS: Final = {f.__name__: f for f in (*_OF_BOTS, *pieces.ALL)}
FAILURES: Final = {f.__name__: f for f in (TooLong, WorkerLost, WorkFailed)}
_LOOK: Final = 1.0  # seconds between two looks at a question that waits
_KEPT: Final = 10_000  # milliseconds that a question is kept for one who no longer says that they wait
_MOST_LOST: Final = 4  # workers that may die of one question, or be killed while they think about it
_HOUSES: Final = "houses"

_USED: Final = f"""
local clock = redis.call('TIME')
local minutes = (tonumber(clock[1]) + tonumber(clock[2]) / 1000000) / {HALF_LIFE}
local function log2(x) return math.log(x) / math.log(2) end
local function used(key)
  local kept = redis.call('GET', key)
  return kept and 2 ^ (tonumber(kept) - minutes) or 0
end
"""
_ASK: Final = (
    _USED
    + f"""
local seconds = math.max(used(KEYS[3]), used(KEYS[4]) / {PEOPLE_OF_A_HOUSE}) + tonumber(ARGV[4])
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('ZADD', KEYS[1], 'NX', minutes + log2(seconds + 0.01), ARGV[1])
"""
)
PAY: Final = (
    _USED
    + """
for _, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.9f', log2(used(key) + tonumber(ARGV[1])) + minutes), 'EX', 1200)
end
"""
)


class Question(msgspec.Struct):
    id: str
    asker: str  # the process
    account: str
    house: str
    seconds: float
    memory: int
    work: str
    args: list[Any]


class Reply(msgspec.Struct):
    id: str
    value: Any = None
    failed: str = ""  # the name of one of FAILURES, and why
    why: str = ""


def question_key(id_: str) -> str:
    return f"{PREFIX}question {id_}"


def working_key(id_: str) -> str:
    return f"{PREFIX}working {id_}"


def reply_key(id_: str) -> str:
    return f"{PREFIX}reply {id_}"


def used_key(name: str) -> str:
    return f"{PREFIX}used {name}"


def replies_to(process: str) -> str:
    """The topic on which a process hears what it has asked."""
    return f"replies {process}"


class ThinkingQueue:
    """The side of those who ask."""

    faults: Final = FAULTS  # what `ask` can bring when Redis is away

    def __init__(self, shared: RedisShared) -> None:
        self._shared = shared
        self._waiting: dict[str, asyncio.Future[Reply]] = {}
        self.last_answer = float("-inf")  # time.monotonic()
        shared.post.listen(replies_to(shared.me), self._hear)

    @property
    def well(self) -> bool:
        return self._shared.well

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def _hear(self, message: bytes) -> None:
        reply = msgspec.json.decode(message, type=Reply)
        future = self._waiting.get(reply.id)
        if future is not None and not future.done():
            future.set_result(reply)

    async def ask(
        self, account: str, house: str, people_wait: bool, seconds: float, memory: int, work: Callable[..., Any], *args: object
    ) -> Any:
        """Raises what the worker's side raised, and what Redis does if it is away."""
        asked = Question(secrets.token_hex(8), self._shared.me, account, house, seconds, memory, work.__name__, list(args))
        future = self._waiting[asked.id] = asyncio.get_running_loop().create_future()
        try:
            await self._ask(asked, people_wait)
            await self._wait(asked, people_wait, future)
            reply = future.result()
        finally:
            del self._waiting[asked.id]
            if not future.done() or future.cancelled():  # nobody wants to know any more
                with contextlib.suppress(*FAULTS):
                    await self._shared.redis.delete(question_key(asked.id))
        self.last_answer = time.monotonic()
        if reply.failed:
            raise FAILURES[reply.failed](reply.why)
        return reply.value

    async def _ask(self, asked: Question, people_wait: bool) -> None:
        names = [used_key(asked.account), used_key(asked.house)]
        keys = [WAITING, question_key(asked.id), *names]
        body = json.dumps(msgspec.to_builtins(asked), separators=(",", ":"))
        await self._shared.run(_ASK, keys, asked.id, body, _KEPT, 0 if people_wait else int(HANDICAP))

    async def _wait(self, asked: Question, people_wait: bool, future: "asyncio.Future[Reply]") -> None:
        missing = lost = 0
        while True:
            done, _ = await asyncio.wait([future], timeout=_LOOK)
            if done:
                return
            async with self._shared.redis.pipeline(transaction=False) as look:
                look.get(reply_key(asked.id))
                look.zscore(WAITING, asked.id)
                look.exists(working_key(asked.id))
                look.pexpire(question_key(asked.id), _KEPT)
                reply, place, working, kept = await look.execute()
            if reply is not None:
                self._hear(reply)
            elif working or (place is not None and kept):
                missing = 0
            else:
                missing += 1
            if missing == 2:
                lost += 1
                if lost > _MOST_LOST:
                    raise WorkerLost("the workers that took this question have died")
                missing = 0
                await self._ask(asked, people_wait)


class HousesOfAll(Shares):
    """Where an account was last seen, at any of the processes; the order is kept by the queue."""

    def __init__(self, places: int, shared: RedisShared) -> None:
        super().__init__(places)
        self._shared = shared
        shared.post.listen(_HOUSES, self._hear)

    def lives_at(self, account: str, address: str) -> None:
        super().lives_at(account, address)
        self._shared.post.tell_others(_HOUSES, msgspec.json.encode([account, address]))

    def _hear(self, message: bytes) -> None:
        account, address = msgspec.json.decode(message, type=tuple[str, str])
        super().lives_at(account, address)
