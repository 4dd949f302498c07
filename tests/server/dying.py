"""A store that is opened by a process which kills itself at the n-th statement: run as a program, once for every n.

python -m tests.server.dying FOLDER OLD HOW: OLD is the version that the store has already ("-": none yet), HOW is "new"
(as the server does it now) or "pieces" (as it was once: SQLite kept every CREATE TABLE for itself). After every death
the server's own way must open the store, and nothing that was in it may be missing; a store that a death has left exactly as
another one did is opened once. In pieces it dies at every statement there is; in one transaction, as it is now, at some of
them and at the last ones, where all is kept or given up. Prints the number of deaths.
"""

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tests.server.test_store import check_migrations
from tianxia.server.settings import db_url
from tianxia.server.store import Store
from tianxia.server.upgrading import MIGRATIONS

LAST_IN_PIECES = "0003"  # later versions were never made that way
SOME, FEW = 16, 4  # statements of the way from nothing to now, and of the parts of that way
GUEST = ("g" * 32, "Božena")


def upgrade_to(path: Path, version: str, count: Callable[[], None] = lambda: None) -> None:
    """The migrations without a transaction around them, as they once were."""
    engine = sa.create_engine(f"sqlite:///{path}")
    sa.event.listen(engine, "before_cursor_execute", lambda *_: count())
    sa.event.listen(engine, "commit", lambda *_: count())
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


async def open_store(path: Path, count: Callable[[], None] = lambda: None) -> None:
    """As the server does it."""
    store = Store(db_url(str(path)))
    sa.event.listen(store.engine.sync_engine, "before_cursor_execute", lambda *_: count())
    sa.event.listen(store.engine.sync_engine, "commit", lambda *_: count())
    await store.open()
    await store.secret("cookie")
    await store.close()


async def look_at(path: Path) -> None:
    """It opens, and has all that it should have."""
    await open_store(path)
    store = Store(db_url(str(path)))
    async with store.engine.connect() as connection:
        await connection.run_sync(check_migrations)
    await store.close()


def in_a_process_of_its_own(work: Callable[[], None]) -> int:
    """0: it came to its end; 9: it was killed; anything else is a fault."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BaseException as error:
            print(f"{type(error).__name__}: {error}", flush=True)
            os._exit(1)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status) and 256


def die_at(n: int) -> Callable[[], None]:
    left = n

    def count() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return count


def all_of(path: Path) -> str:
    """Everything that the store holds, and how it is kept."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        kept = connection.execute("PRAGMA journal_mode").fetchone()[0]
        return "\n".join([str(kept), *connection.iterdump()])


def schema_of(path: Path) -> list[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return sorted(connection.execute("SELECT name, coalesce(sql, '') FROM sqlite_master"))


def old_store(path: Path, old: str) -> None:
    path.touch()
    if old != "-":
        upgrade_to(path, old)
        with sqlite3.connect(path) as connection:
            connection.execute("INSERT INTO guests (id, name) VALUES (?, ?)", GUEST)
        connection.close()


def bring_up(path: Path, how: str, count: Callable[[], None]) -> None:
    if how == "pieces":
        upgrade_to(path, LAST_IN_PIECES, count)
    else:
        asyncio.run(open_store(path, count))


def one_death(path: Path, old: str, how: str, n: int, opened: set[str]) -> None:
    before = schema_of(path)
    ended = in_a_process_of_its_own(lambda: bring_up(path, how, die_at(n)))
    assert ended == signal.SIGKILL, f"statement {n}: ended with {ended}"
    left, found = schema_of(path), all_of(path)
    if found in opened:
        return
    opened.add(found)
    assert in_a_process_of_its_own(lambda: asyncio.run(look_at(path))) == 0, f"killed at statement {n}, it never starts again"
    assert how == "pieces" or left in (before, schema_of(path)), f"killed at statement {n}, it has left pieces"
    with sqlite3.connect(path) as connection:
        assert old == "-" or connection.execute("SELECT id, name FROM guests").fetchall() == [GUEST]
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def statements(path: Path, how: str) -> int:
    """How many it takes to bring this store up."""
    told = path.with_suffix(".count")
    said = 0

    def count() -> None:
        nonlocal said
        said += 1

    def work() -> None:
        bring_up(path, how, count)
        told.write_text(str(said))

    assert in_a_process_of_its_own(work) == 0
    return int(told.read_text())


def main(folder: Path, old: str, how: str) -> None:
    begin = folder / "old.db"
    old_store(begin, old)
    whole = folder / "whole.db"
    shutil.copy(begin, whole)
    every = range(statements(whole, how))
    few = SOME if old == "-" else FEW
    deaths = list(every) if how == "pieces" else sorted({*every[:: max(1, len(every) // few)], *every[-6:]})
    opened: set[str] = set()
    for n in deaths:
        path = folder / f"{n}.db"
        shutil.copy(begin, path)
        one_death(path, old, how, n, opened)
    print(len(deaths))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3])
