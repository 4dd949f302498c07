"""What time it is, and waiting for a moment: days and weeks of play can be tried in a second with another clock in its place."""

import asyncio
import time
from datetime import UTC, datetime
from functools import lru_cache


class WallClock:
    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def until(self, moment: float) -> None:
        """Returns when it is that late; also if the machine slept or its clock was set meanwhile."""
        while (left := moment - self.now()) > 0:
            await asyncio.sleep(min(left, 60.0))


@lru_cache(1000)
def moment(seconds: float) -> str:
    """As it is told: "2026-01-31T18:00:00Z"."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").removesuffix("+00:00") + "Z"
