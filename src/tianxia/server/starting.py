"""Before the server starts: is the port free, and does the store work? Whatever stands in the way is told in one line."""

import asyncio
import contextlib
import ctypes
import errno
import os
import signal
import socket
import sqlite3
import sys
from typing import Any

import sqlalchemy as sa
from sqlalchemy import exc

from tianxia.server.faults import CannotServe, in_one_line, is_fault, store_name, what_is_wrong
from tianxia.server.settings import Settings
from tianxia.server.store import Store, keep_private


def take_port(host: str, port: int) -> list[socket.socket]:
    """The sockets to listen on: one for each address that the name of the host has."""
    if not 0 <= port < 65536:
        raise CannotServe(f"{port} is no port: 1 to 65535 are")
    taken: list[socket.socket] = []
    missing: OSError | None = None
    try:
        for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE):
            try:
                taken.append(_bound(family, address))
            except OSError as error:
                if error.errno not in (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL):
                    raise
                missing = error  # a machine without IPv6 still knows the name of its address
        if not taken and missing is not None:
            raise missing
    except (OSError, UnicodeError) as error:
        for one in taken:
            one.close()
        raise CannotServe(_no_port(host, port, error)) from None
    return taken


def check_processes(settings: Settings) -> None:
    """Whether so many processes can serve this store together."""
    workers = settings.workers
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise CannotServe(f"--redis or TIANXIA_REDIS is a URL like redis://localhost:6379/0, not {settings.redis[:40]!r}")
    if workers > 1 and settings.db.startswith("sqlite"):
        raise CannotServe(f"a SQLite file is served by one process; --workers {workers} needs --db postgresql://user@host/db")
    if workers > 1 and not settings.redis:
        raise CannotServe(f"--workers {workers} needs --redis redis://host:6379/0, through which the processes tell each other")
    if workers > 1 and os.name != "posix":
        raise CannotServe("several processes on one port need Linux or macOS; --workers 1 works everywhere")
    if settings.bot_workers < 1 and not settings.redis:
        raise CannotServe("--bot-workers 0 needs --redis redis://host:6379/0, where `tianxia bots` takes the questions")


def end_with_parent() -> None:
    """A process of a supervisor ends when that dies, whatever it died of."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # PR_SET_PDEATHSIG


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def _no_port(host: str, port: int, error: Exception) -> str:
    number = error.errno if isinstance(error, OSError) else None
    if number == errno.EADDRINUSE:
        return f"port {port} on {host} is in use: another program (or another Tianxia) listens there; --port takes another one"
    if number in (errno.EACCES, errno.EPERM):
        return f"port {port} on {host} is not yours to take; --port takes another one, from 1024 up"
    return f"cannot listen on {host} port {port}: {in_one_line(error)}"


def prepare(url: str) -> None:
    """Open the store, bring it up to date, write something, close it."""
    try:
        _look_into(url)
        asyncio.run(_try_out(url))
    except CannotServe as why:
        raise CannotServe(f"the store {store_name(url)} cannot be used: {why}") from None
    except (exc.ArgumentError, exc.NoSuchModuleError):
        raise CannotServe("TIANXIA_DB or --db is the path of a SQLite file or a URL like postgresql://user@host/db") from None
    except Exception as error:
        if not is_fault(error):
            raise
        _, words, advice = what_is_wrong(error)
        raise CannotServe(f"the store {store_name(url)} cannot be used: {words}; {advice}") from None


def _look_into(url: str) -> None:
    """What is no database, or cannot be opened, is found out without a thread that would complain on its own."""
    made = sa.make_url(url)
    if made.get_backend_name() == "sqlite" and made.database:
        keep_private(made.database)
        with contextlib.closing(sqlite3.connect(made.database)) as connection:
            connection.execute("SELECT name FROM sqlite_master").fetchall()


async def _try_out(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
        await store.try_out()
    finally:
        await store.close()
