"""Backups of the store: made while the server runs, whole, and checked before they are believed. Here: SQLite.

Copying the file would not do: what was played last may still be beside it, in the write-ahead log.
"""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from tianxia.server.schema import VERSION

_SHARED_FIRST, _SHARED_SIZE = 0x40000002, 510  # the bytes of the file that SQLite locks for those who read


class Refused(ValueError):
    """Why it was not done, in one line. Nothing was changed."""


def backup_of(url: str, target: Path, force: bool = False) -> int:
    """A backup of the store at this URL. Returns the number of tables in it."""
    if url.startswith("sqlite"):
        return backup(sqlite_file(url), target, force)
    from tianxia.server import backup_postgres

    return backup_postgres.backup(url, target, force)


def restore_to(url: str, source: Path, force: bool = False) -> int:
    """A backup becomes the store at this URL. Returns the number of tables in it."""
    if url.startswith("sqlite"):
        return restore(source, sqlite_file(url), force)
    from tianxia.server import backup_postgres

    return backup_postgres.restore(url, source, force)


def sqlite_file(url: str) -> Path:
    """The file of a store, as its URL names it."""
    return Path(url.partition(":///")[2].partition("?")[0])


def backup(store: Path, target: Path, force: bool = False) -> int:
    """Everything that is committed now, into one file. Returns the number of tables in it."""
    if not store.is_file():
        raise Refused(f"there is no store at {store}")
    if target.exists() and not force:
        raise Refused(f"{target} is there already; --force overwrites it")
    if target.exists() and target.samefile(store):
        raise Refused(f"{target} is the store itself")
    with _told(store), beside(target) as part:
        _copy(store, part)
        tables = check(part)
        os.replace(part, target)
    return tables


def restore(source: Path, store: Path, force: bool = False) -> int:
    """A backup becomes the store. Returns the number of tables in it."""
    if not source.is_file():
        raise Refused(f"there is no backup at {source}")
    tables = check(source)
    there = store.exists() and store.stat().st_size > 0
    if there and store.samefile(source):
        raise Refused(f"{source} is the store itself")
    if there and not force:
        raise Refused(f"a store is at {store} already; --force puts the backup in its place")
    with _told(store), beside(store) as part:
        _copy(source, part)
        with _alone_with(store) if there else contextlib.nullcontext():
            for old in (f"{store}-wal", f"{store}-shm", f"{store}-journal"):  # they would spoil the new store
                Path(old).unlink(missing_ok=True)
            os.replace(part, store)
    return tables


def check(path: Path) -> int:
    """The number of tables in a store that is sound and not too new; Refused if it is none."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise Refused(f"{path} is damaged: {' '.join(str(found).split())[:200]}")
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            if version is None:
                raise Refused(f"{path} is a store that was never finished")
            if str(version[0]) > VERSION:
                raise Refused(f"{path} was written by a newer version of Tianxia ({version[0]} > {VERSION}): update Tianxia")
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise Refused(f"{path} is not a sound store of Tianxia: {error}") from None


def _copy(source: Path, part: Path) -> None:
    """All pages in one step: in WAL mode nobody is held up by that, and nobody's writing makes it begin again."""
    with (
        contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=10)) as old,
        contextlib.closing(sqlite3.connect(part)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    with part.open("rb") as file:
        os.fsync(file.fileno())


@contextlib.contextmanager
def beside(target: Path) -> Iterator[Path]:
    """A file of its owner's alone beside the target, which takes its place only when it is whole."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield part
    except OSError as error:
        raise Refused(f"{target} cannot be written: {error.strerror or error}") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
            Path(f"{part}-journal").unlink(missing_ok=True)


@contextlib.contextmanager
def _alone_with(store: Path) -> Iterator[None]:
    """Nobody else has the store open, and nobody opens it now."""
    with contextlib.closing(sqlite3.connect(store, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = DELETE")  # refused while anybody is connected
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise Refused(f"the store {store} is in use: stop the server first") from None
            raise
        except sqlite3.DatabaseError:  # damaged beyond reading
            if _somebody_has(store):
                raise Refused(f"the store {store} is in use: stop the server first") from None
        yield


def _somebody_has(store: Path) -> bool:
    """Whether another process holds the lock that SQLite keeps on a store as long as it is open."""
    try:
        import fcntl
    except ImportError:  # Windows does not let an open file be replaced at all
        return False
    with store.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, _SHARED_SIZE, _SHARED_FIRST)
        except OSError:
            return True
    return False


@contextlib.contextmanager
def _told(store: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise Refused(f"the store {store} cannot be copied: {error}") from None
