"""The same work on many things, in so many processes; what comes of it comes in their order."""

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
Done = TypeVar("Done")


def spread(work: Callable[[T], Done], things: list[T], jobs: int) -> Iterator[Done]:
    if jobs <= 1 or len(things) < 2:
        yield from map(work, things)
        return
    with get_context("spawn").Pool(min(jobs, len(things))) as pool:
        yield from pool.imap(work, things)
