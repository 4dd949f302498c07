"""What can be wrong with the store itself, told in one line: to the log with its name, to the asker without."""

import logging
import sqlite3
import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy import exc

from tianxia.server import metrics
from tianxia.server.problems import Problem

log = logging.getLogger("tianxia.store")
_TELL_AGAIN: Final = 10.0  # seconds: a log that repeats itself would fill the rest of a full disk

_NO_FILE: Final = ("unable to open", "no such file", "not a directory", "is a directory", "permission denied")
# what is wrong, how the database says it, how we say it, and what the one who runs the server can do
_KINDS: Final = (
    ("full", ("disk is full", "no space left", "disk full"), "no space is left for it", "make room"),
    ("locked", ("is locked",), "another program keeps it locked", "end the other program"),
    (
        "damaged",
        ("not a database", "malformed"),
        "it is damaged, or no store at all",
        "tianxia restore brings a backup back",
    ),
    ("read-only", ("readonly", "read-only"), "it may not be written to", "give yourself the right to write to it and its folder"),
    ("closed", _NO_FILE, "it cannot be opened", "its folder must be there and be yours to write to"),
    ("io", ("disk i/o error",), "its disk reports an error", "look whether the disk is full or broken"),
)
_ASKERS: Final = (
    "0A",
    "22",
    "23",
    "40",
    "42",
)  # what PostgreSQL answers when it is well: bad values, two at once, bad statements
_OTHER: Final = ("unreachable", "it does not answer", "look whether it runs, and whether address, name and password are right")


class StoreFault(Problem):
    """The store is full, locked, damaged or gone. Nothing was changed; it may be better in a moment."""

    def __init__(self, what: str) -> None:
        super().__init__("store-fault", "the server cannot reach what it keeps; nothing was changed; try again", {"what": what})


class CannotServe(Exception):
    """Why the server does not start, in one line for whoever starts it."""


def is_fault(error: BaseException) -> bool:
    """Whether it is the store that fails, and not what was asked of it."""
    if isinstance(error, exc.IntegrityError | exc.DataError | exc.ProgrammingError | exc.NotSupportedError):
        return False
    if str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")[:2] in _ASKERS:
        return False
    known = isinstance(error, exc.DBAPIError | exc.TimeoutError | sqlite3.Error | OSError)
    return known or type(error).__module__.startswith("asyncpg")


def two_at_once(error: BaseException) -> bool:
    """PostgreSQL let one of two go first (a deadlock, a serialisation failure): the other looks again."""
    return str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")[:2] == "40"


def what_is_wrong(error: BaseException) -> tuple[str, str, str]:
    """Its kind, in words, and what to do."""
    told = in_one_line(getattr(error, "orig", None) or error)
    for kind, signs, words, advice in _KINDS:
        if any([sign in told.lower() for sign in signs]):
            return kind, f"{words} ({told})", advice
    kind, words, advice = _OTHER
    return kind, f"{words} ({told})", advice


def in_one_line(error: BaseException) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__


def store_name(url: str) -> str:
    """The file, or the address without its password."""
    made = sa.make_url(url)
    return str(made.database) if made.get_backend_name() == "sqlite" and made.database else made.render_as_string()


class Trouble:
    """Tells what is wrong with one store, and does not say the same again and again."""

    def __init__(self, url: str) -> None:
        self.name = store_name(url)
        self._told: dict[str, float] = {}

    def tell(self, error: BaseException) -> StoreFault:
        kind, words, _ = what_is_wrong(error)
        metrics.store_faults.labels(kind).inc()
        now = time.monotonic()
        if now - self._told.get(kind, -_TELL_AGAIN) >= _TELL_AGAIN:
            self._told[kind] = now
            log.error("the store %s fails: %s", self.name, words)
        return StoreFault(kind)
