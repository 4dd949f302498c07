"""The hall: everything the server has, made at its start and closed at its end."""

import asyncio

from tianxia.server.faults import StoreFault
from tianxia.server.guests import Guests
from tianxia.server.limits import OneAtATime, Rate
from tianxia.server.live import Crowd, Live
from tianxia.server.opening import Opening
from tianxia.server.readiness import Readiness
from tianxia.server.rules_text import RuleTexts
from tianxia.server.settings import Settings, rules_folder
from tianxia.server.store import Store
from tianxia.server.tables import Tables
from tianxia.server.thinkers import Thinkers


class Hall:
    def __init__(self, settings: Settings, store: Store, guests: Guests, promise_key: str) -> None:
        self.settings = settings
        self.store = store
        self.guests = guests
        self.live = Live()
        self.crowd = Crowd(settings.sockets_per_guest, settings.sockets_per_address, settings.sockets_per_table)
        self.thinkers = Thinkers(settings.bot_workers)
        self.tables = Tables(settings, store, self.thinkers, self.live)
        self.opening = Opening(self.tables, promise_key)
        self.rules = RuleTexts(rules_folder())
        self.rate = Rate(settings.tables_per_minute)
        self.one_at_a_time = OneAtATime()
        self.readiness = Readiness(store, self.thinkers)
        self._waking: asyncio.Task[None] | None = None

    @staticmethod
    async def open(settings: Settings) -> "Hall":
        store = Store(settings.db)
        await store.open()
        hall = Hall(settings, store, Guests(await store.secret("cookie")), await store.secret("promise"))
        if settings.bots_early:
            hall.thinkers.start()
        hall._waking = asyncio.create_task(hall._wake_all())
        return hall

    async def _wake_all(self) -> None:
        """Tables go on where they were; if the store fails, as soon as it does not."""
        pause = 1.0
        while not self.tables.closing:
            try:
                await self.tables.wake_all()
                return
            except StoreFault:
                await asyncio.sleep(pause)
                pause = min(60.0, pause * 2)

    async def close(self) -> None:
        await self.live.close()
        self.tables.closing = True
        if self._waking is not None:  # it ends by itself: a query that is broken off would wait for a store that is gone
            await asyncio.wait([self._waking], timeout=5)
            self._waking.cancel()
        await self.tables.close()
        await self.store.close()
