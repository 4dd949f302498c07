"""The log: lines for people or for programs, on stderr. Each says which request it belongs to, at which table, and whose it was.

Nothing secret is in it, whatever a message holds: ids of guests, secrets and cookies are cut short, keys are left out.
"""

import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Final

from tianxia.server.settings import Settings

# a guest, a secret, a commitment; with a signature behind it: a cookie
_HEX: Final = re.compile(r"\b([0-9a-f]{8})[0-9a-f]{16,}\b(\S*\.[\w-]{20,})?")
_KEYS: Final = re.compile(r"(\b(?:join|key|join_key|token|password|cookie)\b\"?'?\s*[=:]\s*\"?'?)[^\s&\"',;)]+", re.IGNORECASE)
_IN_URL: Final = re.compile(r"(?<=://)([^/@:\s]*):[^/@\s]*(?=@)")


class Asking:
    """What is being asked just now. It is filled as it becomes known, and everything that is started for it knows it."""

    def __init__(self, request: str = "") -> None:
        self.request = request or secrets.token_hex(6)
        self.door = ""
        self.table = ""
        self.guest = ""  # as others see it, never the whole id

    def told(self) -> dict[str, str]:
        return {name: value for name, value in vars(self).items() if value and name != "door"}


asking: ContextVar[Asking | None] = ContextVar("asking", default=None)


def asked_by(public_id: str) -> None:
    """The request that is worked on is this person's."""
    now = asking.get()
    if now is not None:
        now.guest = public_id


def clean(text: str) -> str:
    return _KEYS.sub(r"\1…", _IN_URL.sub(r"\1:…", _HEX.sub(r"\1…", text)))


class Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        now = asking.get()
        told = "".join([f" {name}={value}" for name, value in {**(now.told() if now else {}), **_extra(record)}.items()])
        first, newline, rest = super().format(record).partition("\n")
        return clean(first) + told + newline + clean(rest)


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        now = asking.get()
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, object] = {"at": moment, "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": clean(record.getMessage()), **(now.told() if now else {}), **_extra(record)}
        if record.exc_info:
            line["error"] = clean(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def _extra(record: logging.LogRecord) -> dict[str, object]:
    """What was given as `extra={"told": {…}}`."""
    found = getattr(record, "told", {})
    return found if isinstance(found, dict) else {}


def log_as(settings: Settings) -> None:
    """All loggers of this process, those of libraries too, write as the settings say."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if settings.log_format == "json" else Text())
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    if settings.log_requests:
        logging.getLogger("tianxia.requests").setLevel(logging.INFO)
    for library in ("alembic", "uvicorn", "websockets", "asyncio", "aiosqlite"):
        logging.getLogger(library).setLevel(logging.WARNING)
