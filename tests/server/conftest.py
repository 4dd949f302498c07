"""Servers for the tests: one shared, own ones where a test kills them, a real PostgreSQL and a real Redis."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.server import wire
from tests.server.own_servers import Postgres, RedisServer
from tests.server.table_client import Guest, Server
from tianxia.server import upgrading


@pytest.fixture(scope="session", autouse=True)
def held_to_what_is_declared() -> Iterator[None]:
    """Every answer that passes in these tests fits its message (`wire.py`); `Socket` sees to the live lines."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("httpx.Client.send", wire.send)
        yield


@pytest.fixture(scope="session", autouse=True)
def new_stores_are_copies() -> Iterator[None]:
    """The first new store of this process is made by all migrations, one after the other; every other one is its copy."""
    made: list[bytes] = []

    async def migrate(engine: AsyncEngine) -> None:
        path = Path(engine.url.database or "")
        new = engine.dialect.name == "sqlite" and path.is_file() and path.stat().st_size == 0
        if new and made:
            path.write_bytes(made[0])
        await upgrading.migrate(engine)
        if new and not made:
            with closing(sqlite3.connect(path)) as connection:
                made.append(connection.serialize())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tianxia.server.store.migrate", migrate)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(str(tmp_path_factory.mktemp("server") / "tianxia.db"))
    yield made
    made.stop()


@pytest.fixture
def ann(server: Server) -> Guest:
    return server.guest()


@pytest.fixture
def bob(server: Server) -> Guest:
    return server.guest()


@pytest.fixture
def eve(server: Server) -> Guest:
    """She has no seat."""
    return server.guest()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL started for these tests."""
    made = Postgres()
    yield made.url
    made.remove()


@pytest.fixture(scope="module")
def redis_server() -> Iterator[RedisServer]:
    made = RedisServer()
    yield made
    made.remove()
