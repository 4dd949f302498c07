"""Several server processes on one port: they inherit its sockets, are started again when they die, and end together.

Whoever connects waits at the sockets, which never close: a process that ends leaves nobody standing. SIGHUP replaces the
processes one after the other, each new one before the old one goes.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Sequence
from typing import Final

log = logging.getLogger("tianxia.supervisor")
_AGAIN: Final = 1.0  # seconds before one that has died is started again
_READY: Final = 60.0  # seconds until a new one should serve
_END: Final = 15.0  # seconds that one may take to end


class Supervisor:
    def __init__(self, arguments: Sequence[str], sockets: Sequence[socket.socket], bot_workers: Sequence[int]) -> None:
        """One process per number of bot workers."""
        self._arguments = list(arguments)
        self._fds = [one.fileno() for one in sockets]
        self._bot_workers = list(bot_workers)
        self._processes: list[asyncio.subprocess.Process | None] = [None] * len(self._bot_workers)
        self._ending = asyncio.Event()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._ending.set)
        replacing: list[asyncio.Task[None]] = []  # one at a time
        loop.add_signal_handler(signal.SIGHUP, lambda: replacing.append(loop.create_task(self._replace(replacing[-1:]))))
        keepers = [asyncio.create_task(self._keep(place)) for place in range(len(self._processes))]
        await self._ending.wait()
        for task in [*keepers, *replacing]:
            task.cancel()
        await asyncio.gather(*keepers, *replacing, return_exceptions=True)
        await asyncio.gather(*[end(process) for process in self._processes if process is not None])

    async def _keep(self, place: int) -> None:
        """There is always one at this place."""
        while True:
            if self._processes[place] is None:
                self._processes[place] = (await self._start(place))[0]
            process = self._processes[place]
            assert process is not None
            code = await process.wait()
            if self._processes[place] is process:  # it was not replaced
                log.error("a server process has ended (%s) and is started again", code)
                self._processes[place] = None
                await asyncio.sleep(_AGAIN)

    async def _replace(self, before: list["asyncio.Task[None]"]) -> None:
        await asyncio.gather(*before, return_exceptions=True)
        for place in range(len(self._processes)):
            old = self._processes[place]
            new, ready = await self._start(place)
            if not await ready:
                log.error("a new server process does not serve; the old ones stay")
                await end(new)
                return
            self._processes[place] = new
            if old is not None:
                await end(old)

    async def _start(self, place: int) -> tuple[asyncio.subprocess.Process, "asyncio.Task[bool]"]:
        """The process, and whether it serves, once that is known."""
        here, there = os.pipe()
        inherited = [*self._fds, there]
        command = [sys.executable, "-m", "tianxia.server.run", *self._arguments]
        command += ["--inherited", ",".join([str(fd) for fd in inherited])]
        environment = {**os.environ, "TIANXIA_BOT_WORKERS": str(self._bot_workers[place])}
        made = await asyncio.create_subprocess_exec(*command, pass_fds=inherited, env=environment)
        os.close(there)
        return made, asyncio.create_task(_says_ready(here))


async def _says_ready(fd: int) -> bool:
    """A process writes a word when it serves; the end of the pipe is the end of the process."""
    reader = asyncio.StreamReader()
    with os.fdopen(fd, "rb", 0) as pipe:
        transport, _ = await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
        try:
            return bool(await asyncio.wait_for(reader.read(1), _READY))
        except TimeoutError:
            return False
        finally:
            transport.close()


async def end(process: asyncio.subprocess.Process) -> None:
    """It finishes what it has begun."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), _END)
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def spread(total: int, processes: int) -> list[int]:
    """The bots' workers of all, as evenly as can be: any of them thinks for all."""
    return [total // processes + (1 if place < total % processes else 0) for place in range(processes)]
