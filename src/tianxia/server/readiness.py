"""Readiness: whether this server can do its work now. Liveness is only that it answers at all (/api/health)."""

import asyncio
import time
from typing import Final

from tianxia.server.faults import StoreFault
from tianxia.server.store import Store
from tianxia.server.thinkers import Thinkers

_FRESH: Final = 1.0  # seconds for which an answer counts: asking often costs nothing
_PATIENCE: Final = 2.0  # seconds that the store is given
_LATELY: Final = 5.0  # seconds since a worker has answered somebody: it need not be asked
_BOTS: Final = 10.0  # seconds that it is given otherwise


class Readiness:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._looking: asyncio.Task[dict[str, str]] | None = None
        self._looked = 0.0

    async def wrong(self) -> dict[str, str]:
        """What is wrong, by what it is wrong with; nothing if all is well. All who ask at the same time share one look."""
        if self._looking is None or (self._looking.done() and time.monotonic() - self._looked >= _FRESH):
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> dict[str, str]:
        store, bots = await asyncio.gather(self._store_fault(), self._thinkers.answers(_LATELY, _BOTS))
        self._looked = time.monotonic()
        return {
            **({"store": f"the store takes no writes ({store})"} if store else {}),
            **({} if bots else {"bots": "no worker of the bots answers"}),
        }

    async def _store_fault(self) -> str:
        try:
            await asyncio.wait_for(self._store.prove(), _PATIENCE)
        except StoreFault as fault:
            return str(fault.values["what"])
        except TimeoutError:
            return "no answer"
        return ""
