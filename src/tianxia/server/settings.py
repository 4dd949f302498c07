"""What can be set, all of it optional. `tianxia serve` needs no configuration."""

import os
import sys
from dataclasses import dataclass, fields
from importlib import resources
from pathlib import Path
from typing import Any

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
    bots_early: bool = True  # start a worker before the first bot is asked
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
    mail_host: str = ""  # the operator's SMTP server; without one no mail is sent
    mail_port: int = 587
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""  # the sender; mail_user where nothing is given
    mail_tls: str = "starttls"  # or "tls" from the first byte on, or "none"
    told_after: float = 20.0  # seconds in which one may see or answer it oneself before one is told
    mailed_after: float = 600.0  # the same before a mail is written
    messages_per_minute: int = 20  # new ways to be told, changed wishes and messages on trial, per guest and per address
    webhook_private: bool = False  # whether messages may go to addresses of the operator's own network
    proxies: tuple[Network, ...] = ()  # whose word about the asker's address, host and https is taken

    @staticmethod
    def from_environment(db: str | None = None) -> "Settings":
        """Each field from TIANXIA_<FIELD>; what is not given there stays as it is written above."""
        given = {f.name: _read(f.name, f.type, f.default) for f in fields(Settings) if f.name not in ("db", "proxies")}
        return Settings(db=db_url(db or default_db()), proxies=_proxies(os.environ.get("TIANXIA_PROXIES", "")), **given)


def _read(name: str, kind: Any, default: Any) -> Any:
    """A setting from the environment, as the kind of its field."""
    text = os.environ.get("TIANXIA_" + name.upper(), "")
    if kind is bool:
        return text != "0" if text else default
    if kind is str:
        return text or default
    return kind(max(1, int(text))) if text.isdigit() else default
