"""Ending what runs for ever."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

_AGAIN: Final = 0.25  # seconds between two tries


async def ended(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancelled until they have ended: a line that is closed because its task is cancelled may raise an error of its own instead,
    and a task that tries for ever takes it for one more fault."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        over, running = await asyncio.wait(running, timeout=_AGAIN)
        await asyncio.gather(*over, return_exceptions=True)  # what they raised is nobody's concern any more
