"""The one who writes into a SQLite: a thread with a connection of its own, to which a whole commit is one errand.

Through the asynchronous driver every cursor, statement and commit would be an errand by itself, there and back, and these
cost more than what is written.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import sqlalchemy as sa

from tianxia.server.faults import is_fault
from tianxia.server.plain_moves import Moves, write_sqlite


class Scribe:
    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(sa.make_url(url).set(drivername="sqlite"), hide_parameters=True)
        self._thread = ThreadPoolExecutor(1, "scribe")
        self._connection: sa.Connection | None = None

    async def write(self, work: Callable[[sa.Connection], None]) -> None:
        """Everything is kept, on disk, or nothing."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    async def write_moves(self, moves: Moves) -> None:
        """The same, of what needs no more."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write_moves, moves)

    def _write(self, work: Callable[[sa.Connection], None]) -> None:
        with self._carefully() as connection, connection.begin():
            work(connection)

    def _write_moves(self, moves: Moves) -> None:
        with self._carefully() as connection:
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            write_sqlite(driver, moves)

    @contextmanager
    def _carefully(self) -> Iterator[sa.Connection]:
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            yield self._connection
        except Exception as error:
            if is_fault(error):  # what is open may never work again: the next one begins anew
                self._close()
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self.engine.dispose()

    async def begin_anew(self) -> None:
        """The next errand opens the file again."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)

    async def close(self) -> None:
        await self.begin_anew()
        self._thread.shutdown()
