"""A clock that stands still until a test moves it on: a week passes in a moment, with every alarm on the way."""

import asyncio

from tianxia.server.wall_clock import WallClock


class FakeClock(WallClock):
    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.time = start
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def until(self, moment: float) -> None:
        if moment > self.time:
            future = asyncio.get_running_loop().create_future()
            self._waiting.append((moment, future))
            await future

    async def pass_by(self, seconds: float) -> None:
        """Every alarm on the way rings at its moment, and what it does is waited for."""
        end = self.time + seconds
        while due := [one for one in self._waiting if one[0] <= end and not one[1].done()]:
            moment, future = min(due, key=lambda one: one[0])
            self._waiting.remove((moment, future))
            self.time = max(self.time, moment)
            future.set_result(None)
            await settled()
        self.time = end
        await settled()


async def settled() -> None:
    """Everything that could go on has gone on."""
    for _ in range(50):
        await asyncio.sleep(0)
