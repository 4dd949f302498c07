"""What the operator says by `tianxia admin` while the server runs: announcements, tables that are set aside or to be tried again.

It goes through the store, so it reaches every process; each looks every few seconds.
"""

import asyncio
import logging
from typing import Final

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Row
from tianxia.server.faults import StoreFault
from tianxia.server.store import Store
from tianxia.server.tables import Tables

log = logging.getLogger("tianxia.operator")
LOOK_EVERY: Final = 3.0  # seconds


class Operator:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.announcements: list[Row] = []  # language, text, until
        self._store = store
        self._tables = tables
        self._heard: dict[str, float] = {}  # what was said last about a table

    async def look(self) -> None:
        self.announcements = await self._store.rows(sa.select(schema.announcements).order_by(schema.announcements.c.at))
        said = await self._store.rows(sa.select(schema.set_aside))
        for row in said:
            if self._heard.get(row["table_id"]) != row["at"]:
                self._heard[row["table_id"]] = row["at"]
                self._tables.set_aside(row["table_id"], row["why"])

    async def keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except StoreFault:
                pass  # told there
            except Exception as error:
                log.error("what the operator says cannot be read: %s", error)
            await asyncio.sleep(LOOK_EVERY)
