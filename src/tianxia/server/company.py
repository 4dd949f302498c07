"""The company: the other processes that serve the same tables, as far as they are heard.

Each says twice in a while that it lives. Who comes is told everything that the others count (who has which table open); what one
who has died or left had told is forgotten.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from tianxia.server.shared import Shared

_TOPIC: Final = "company"
_SAY: Final = 2.0  # seconds
_SILENT: Final = 7.0  # seconds after which one who says nothing is gone


class Says(msgspec.Struct):
    process: str
    what: Literal["lives", "comes", "leaves"]


class Company:
    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._heard: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None
        self.comes: list[Callable[[], None]] = []  # called when somebody has come: tell what you count
        self.gone: list[Callable[[str], None]] = []  # called with a process: forget what it told

    def open(self) -> None:
        if self._shared.several:
            self._shared.post.listen(_TOPIC, self._hear, self._hello)
            self._task = asyncio.create_task(self._say_on())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._say("leaves")

    def _say(self, what: Literal["lives", "comes", "leaves"]) -> None:
        self._shared.post.tell_others(_TOPIC, msgspec.json.encode(Says(self._shared.me, what)))

    def _hello(self) -> None:
        """The line stands (again): everybody tells everything."""
        self._say("comes")
        for tell in self.comes:
            tell()

    def _hear(self, message: bytes) -> None:
        said = msgspec.json.decode(message, type=Says)
        new = said.process not in self._heard
        self._heard[said.process] = time.monotonic()
        if said.what == "leaves":
            self._forget(said.process)
        elif new or said.what == "comes":
            for tell in self.comes:
                tell()

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for forget in self.gone:
            forget(process)

    async def _say_on(self) -> None:
        while True:
            self._say("lives")
            await asyncio.sleep(_SAY)
            silent = time.monotonic() - _SILENT
            if self._shared.well:  # else it is we who do not hear
                for process in [process for process, when in self._heard.items() if when < silent]:
                    self._forget(process)
