"""Worker processes under supervision: each answers one question at a time, within a time and a memory that others set.

The deadline is kept by the server, which kills a worker that has not answered; the memory by the kernel. So whatever
a question does to the code that works on it, the worst it can do is to cost one worker, and a new one is started.
"""

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from tianxia.engine.registry import offered
from tianxia.server import thinking

if sys.platform == "linux":
    import resource

T = TypeVar("T")
MEMORY: Final = 1024 * 1024 * 1024  # bytes of address space that a worker may have
RECORD_MEMORY: Final = 384 * 1024 * 1024  # while it works on what came from outside
_START: Final = 120.0  # seconds to read everything in, on a machine that has much else to do


class TooLong(Exception):
    """No answer within the time: the worker was killed."""


class WorkerLost(Exception):
    """The worker ended before it answered: it was killed, or its memory was not enough."""


class WorkFailed(Exception):
    """The work raised something; the worker is well."""


class Worker:
    """One process and the pipe to it. After TooLong or WorkerLost it is gone; make another."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        context = multiprocessing.get_context("spawn")
        self._threads = threads  # where the pipe is waited for
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=thinking.serve, args=(theirs, os.getpid(), offered()), daemon=True)
        self._process.start()
        theirs.close()  # else the end of the process would not be the end of the pipe
        self._settled = False
        self._memory = 0  # that it may have now

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    async def ask(self, seconds: float, memory: int, work: Callable[..., T], *args: object) -> T:
        """What `work(*args)` gives. Starting up does not count as answering."""
        if not self._settled:
            await self._within(_START, self._pipe.recv)
            self._settled = True
        self._limit(memory)
        ok, value = await self._within(seconds, _exchange, self._pipe, (work, args))
        if not ok:
            raise WorkFailed(value)
        found: T = value
        return found

    async def _within(self, seconds: float, talk: Callable[..., Any], *args: object) -> Any:
        heard = asyncio.get_running_loop().run_in_executor(self._threads, talk, *args)
        try:
            done, _ = await asyncio.wait([heard], timeout=seconds)
        except asyncio.CancelledError:  # nobody wants the answer any more; the next one must not get it
            self._kill_during(heard)
            raise
        if not done:
            self._kill_during(heard)
            raise TooLong(f"no answer within {seconds:.0f} s")
        try:
            return heard.result()
        except (EOFError, OSError):
            self.kill()
            raise WorkerLost("a worker ended before it answered") from None

    def _limit(self, memory: int) -> None:
        if sys.platform == "linux" and memory != self._memory:
            try:
                resource.prlimit(self.pid, resource.RLIMIT_AS, (memory, resource.RLIM_INFINITY))
            except ProcessLookupError:
                raise WorkerLost("a worker ended before it was asked") from None
            self._memory = memory

    def _kill_during(self, heard: "asyncio.Future[Any]") -> None:
        heard.add_done_callback(lambda f: f.cancelled() or f.exception())  # it ends with the process
        self.kill()

    def kill(self) -> None:
        """Ends it now, whatever it does; the pipe ends with it."""
        self._process.kill()

    def join(self) -> None:
        self._process.join(5.0)


def _exchange(pipe: Connection, question: object) -> Any:
    pipe.send(question)
    return pipe.recv()


class Workers:
    """As many workers as may be needed at once, made when they are, replaced when they are lost."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.last_answer = float("-inf")  # time.monotonic()
        self.lost = 0  # how many had to be replaced
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._threads = ThreadPoolExecutor(max(1, count), "worker")
        self._closed = False

    def start(self) -> None:
        """Start a worker before it is needed."""
        if not self._all:
            self._free.append(self._new())

    def pids(self) -> list[int]:
        return [worker.pid for worker in self._all]

    async def ask(self, seconds: float, memory: int, work: Callable[..., T], *args: object) -> T:
        """Ask a free worker; the caller sees to it that no more than `count` are asked at a time."""
        worker = self._take()
        well = False
        try:
            found = await worker.ask(seconds, memory, work, *args)
            well = True
        except WorkFailed:
            well = True
            raise
        finally:
            if well:
                self.last_answer = time.monotonic()
                self._free.append(worker)
            else:
                worker.kill()
                self._all.discard(worker)
                self.lost += 1
        return found

    def close(self) -> None:
        self._closed = True
        for worker in self._all:
            worker.kill()
        for worker in self._all:
            worker.join()
        self._all.clear()
        self._free.clear()
        self._threads.shutdown(wait=False)

    def _take(self) -> Worker:
        while self._free:
            worker = self._free.pop()
            if worker.alive:
                return worker
            self._all.discard(worker)  # it died in its sleep
            self.lost += 1
        return self._new()

    def _new(self) -> Worker:
        if self._closed:
            raise WorkerLost("the server closes")
        worker = Worker(self._threads)
        self._all.add(worker)
        return worker
