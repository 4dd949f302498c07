"""What can be set, all of it optional. `tianxia serve` needs no configuration."""

import os
import sys
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from tianxia.server.forwarded import Network, networks


def data_folder() -> Path:
    """Where this user's games are kept when TIANXIA_DB says nothing."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share"))
    return base / "tianxia"


def default_db() -> str:
    given = os.environ.get("TIANXIA_DB")
    if given:
        return given
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)  # also if it was there: what is in it is nobody else's
    return f"sqlite+aiosqlite:///{folder / 'tianxia.db'}"


def db_url(text: str) -> str:
    """A database URL from a URL or the path of a SQLite file; the async driver is filled in."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{text}"
    scheme, _, rest = text.partition("://")
    filled = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return f"{filled.get(scheme, scheme)}://{rest}"


def _asset(name: str, *checkout: str) -> Path | None:
    """A folder of the installed package, or of the checkout this file lies in."""
    installed = Path(str(resources.files("tianxia"))) / "assets" / name
    if installed.is_dir():
        return installed
    in_checkout = Path(__file__).resolve().parents[3].joinpath(*checkout)
    return in_checkout if in_checkout.is_dir() else None


def page_folder() -> Path | None:
    return _asset("page", "web", "dist")


def rules_folder() -> Path | None:
    return _asset("rules", "docs", "rules")


def _number(name: str, default: int) -> int:
    text = os.environ.get(name, "")
    return int(text) if text.isdigit() else default


def _proxies(text: str) -> tuple[Network, ...]:
    try:
        return networks(text)
    except ValueError as error:
        raise ValueError(f"TIANXIA_PROXIES names addresses and networks, like 10.0.0.2, 192.168.7.0/24: {error}") from None


@dataclass(frozen=True)
class Settings:
    db: str
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    tables_per_minute: int = 60  # new tables per guest and per address
    body_limit: int = 64 * 1024
    record_limit: int = 1024 * 1024
    live_tables: int = 1000  # positions kept in memory
    bots_early: bool = False  # start a worker before the first bot is asked
    snapshot_every: int = 40  # moves
    patience: float = 20.0  # seconds that a table waits for the reaction of somebody who wants to be asked only for so long
    absence: float = 300.0  # seconds without a sign of somebody after which the others may let a bot stand in
    longest_record: int = 20_000  # lines; also of a table on which something is to be taken back
    guest_share: int = 50  # percent of the server's own time that one guest may take in the long run
    address_share: int = 75  # and one address
    sockets_per_guest: int = 32  # live tables that are open at a time
    sockets_per_address: int = 256
    sockets_per_table: int = 512
    messages_per_second: int = 20  # of one socket, in the long run
    connections_per_address: int = 512  # of an address that is not a trusted proxy
    head_seconds: float = 10.0  # until the head of a request has arrived
    body_seconds: float = 30.0  # until its body has
    proxies: tuple[Network, ...] = ()  # whose word about the asker's address, host and https is taken

    @staticmethod
    def from_environment(db: str | None = None) -> "Settings":
        return Settings(
            db=db_url(db or default_db()),
            bot_workers=max(1, _number("TIANXIA_BOT_WORKERS", Settings.bot_workers)),
            tables_per_minute=max(1, _number("TIANXIA_TABLES_PER_MINUTE", Settings.tables_per_minute)),
            live_tables=max(1, _number("TIANXIA_LIVE_TABLES", Settings.live_tables)),
            patience=float(max(1, _number("TIANXIA_PATIENCE", int(Settings.patience)))),
            absence=float(_number("TIANXIA_ABSENCE", int(Settings.absence))),
            guest_share=max(1, _number("TIANXIA_GUEST_SHARE", Settings.guest_share)),
            address_share=max(1, _number("TIANXIA_ADDRESS_SHARE", Settings.address_share)),
            sockets_per_guest=max(1, _number("TIANXIA_SOCKETS_PER_GUEST", Settings.sockets_per_guest)),
            sockets_per_address=max(1, _number("TIANXIA_SOCKETS_PER_ADDRESS", Settings.sockets_per_address)),
            sockets_per_table=max(1, _number("TIANXIA_SOCKETS_PER_TABLE", Settings.sockets_per_table)),
            messages_per_second=max(1, _number("TIANXIA_MESSAGES_PER_SECOND", Settings.messages_per_second)),
            connections_per_address=max(1, _number("TIANXIA_CONNECTIONS_PER_ADDRESS", Settings.connections_per_address)),
            head_seconds=float(max(1, _number("TIANXIA_HEAD_SECONDS", int(Settings.head_seconds)))),
            body_seconds=float(max(1, _number("TIANXIA_BODY_SECONDS", int(Settings.body_seconds)))),
            proxies=_proxies(os.environ.get("TIANXIA_PROXIES", "")),
            bots_early=os.environ.get("TIANXIA_BOTS_EARLY", "1") != "0",
        )
