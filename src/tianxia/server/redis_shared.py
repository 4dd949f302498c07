"""What many processes share, in Redis: the post, and leases that run out when the process that took them is dead."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from tianxia.server.ending import ended
from tianxia.server.redis_post import FAULTS, PREFIX, RedisPost
from tianxia.server.shared import Shared

LEASE: Final = 6.0  # seconds after which what a dead process did is free
_RENEW: Final = 2.0
_RENEWED: Final = """
for i, key in ipairs(KEYS) do
  local there = redis.call('GET', key)
  if there == ARGV[1] then redis.call('PEXPIRE', key, ARGV[2])
  elseif not there then redis.call('SET', key, ARGV[1], 'PX', ARGV[2])
  end
end
return redis.call('MGET', unpack(KEYS))
"""
_LET_GO: Final = "for i, key in ipairs(KEYS) do if redis.call('GET', key) == ARGV[1] then redis.call('DEL', key) end end"


def connected(url: str) -> Redis:
    """Who asks Redis hears soon that it is away, and decides what that means."""
    return Redis.from_url(url, socket_timeout=5.0, socket_connect_timeout=1.0, retry=Retry(NoBackoff(), 0))


class RedisShared(Shared):
    several = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.redis = connected(url)
        self.post: RedisPost = RedisPost(self.redis, self.me)
        self._held: dict[str, float] = {}  # leases, and until when they are certainly ours
        self._letting_go: set[str] = set()
        self._renewing: asyncio.Task[None] | None = None
        self._going: asyncio.Task[None] | None = None

    @property
    def well(self) -> bool:
        return self.post.well

    async def open(self) -> None:
        await self.post.open()
        self._renewing = asyncio.create_task(self._renew_on())

    async def close(self) -> None:
        if self._renewing is not None:
            await ended([self._renewing])
        self._letting_go |= set(self._held)
        self._held.clear()
        await self._let_them_go()
        if self._going is not None:
            await self._going
        await self.post.close()
        await self.redis.aclose()

    # ---- leases ----

    async def take(self, name: str) -> bool:
        """Without Redis everybody may: better twice than never."""
        if self.holds(name) or not self.well:
            return True
        self._letting_go.discard(name)
        until = time.monotonic() + LEASE
        try:
            taken = await self.redis.set(_lease(name), self.me, nx=True, px=int(LEASE * 1000))
            if not taken and await self.redis.get(_lease(name)) != self.me.encode():
                return False
        except FAULTS:
            return True
        self._held[name] = until
        return True

    def holds(self, name: str) -> bool:
        return not self.well or self._held.get(name, 0.0) > time.monotonic()

    def let_go(self, name: str) -> None:
        if self._held.pop(name, None) is not None:
            if not self._letting_go:
                asyncio.get_running_loop().call_soon(self._soon)
            self._letting_go.add(name)

    async def first(self, name: str, seconds: float) -> bool:
        if not self.well:
            return True
        try:
            return bool(await self.redis.set(_lease(name), self.me, nx=True, px=int(seconds * 1000)))
        except FAULTS:
            return True

    async def free(self, names: Sequence[str]) -> list[str]:
        if not names or not self.well:
            return list(names)
        try:
            there = await self.redis.mget([_lease(name) for name in names])
        except FAULTS:
            return list(names)
        return [name for name, holder in zip(names, there) if holder in (None, self.me.encode())]

    def _soon(self) -> None:
        self._going = asyncio.create_task(self._let_them_go())

    async def _let_them_go(self) -> None:
        names, self._letting_go = self._letting_go, set()
        if names:
            with contextlib.suppress(*FAULTS):  # it runs out by itself
                await self.run(_LET_GO, [_lease(name) for name in names], self.me)

    async def _renew_on(self) -> None:
        while True:
            await asyncio.sleep(_RENEW)
            names = list(self._held)
            if not names:
                continue
            until = time.monotonic() + LEASE
            try:
                holders = await self.run(_RENEWED, [_lease(name) for name in names], self.me, int(LEASE * 1000))
            except FAULTS:
                continue
            for name, holder in zip(names, holders):
                if name in self._held and holder == self.me.encode():
                    self._held[name] = until
                elif name in self._held:  # it ran out, and another has it now
                    del self._held[name]
                else:  # let go meanwhile
                    self._letting_go.add(name)
            await self._let_them_go()

    async def run(self, script: str, keys: Sequence[str], *args: str | int) -> Any:
        return await self.redis.eval(script, len(keys), *keys, *args)


def _lease(name: str) -> str:
    return f"{PREFIX}lease {name}"
