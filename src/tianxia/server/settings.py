"""What can be set, all of it optional, and all of it here. `tianxia serve` needs no configuration.

A field is a setting by being here: its comment is what `tianxia settings` and docs/settings.md say about it, its type and default
say what is taken. Where a value comes from, and what is refused, is in `configuration.py`.
"""

import os
import sys
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final, Literal

from tianxia.server.forwarded import Network


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


@dataclass(frozen=True)
class Settings:
    db: str  # where everything is kept: the path of a SQLite file, or postgresql://user:password@host/name
    redis: str = ""  # the URL of a Redis or Valkey, where several processes serve the same tables; they share the db as well
    workers: int = 1  # processes that serve on one port; more than one need PostgreSQL and a Redis
    host: str = "127.0.0.1"  # address to listen on; 0.0.0.0 is all of them (HOST is taken too)
    port: int = 8000  # port to listen on (PORT is taken too)
    base_path: str = ""  # "/tianxia" where the table is one part of a bigger site: everything is under this path then
    proxies: tuple[Network, ...] = ()  # whose word about the asker's address, host and https is taken: addresses, networks
    log_format: Literal["text", "json"] = "text"  # lines for people or, one JSON object each, for programs
    log_level: Literal["debug", "info", "warning", "error"] = "warning"  # the least important that is logged
    log_requests: bool = False  # a line for each request: door, status, milliseconds (never cookies, keys or queries)
    metrics_port: int = 0  # Prometheus is answered here, at /metrics; the next free one if several processes serve; 0: nowhere
    metrics_host: str = "127.0.0.1"  # address to listen on for that
    otlp_endpoint: str = ""  # an OpenTelemetry collector, like http://localhost:4318, for traces (needs tianxia[telemetry])
    retention_days: int = 0  # finished tables at which only guests played are deleted after so many days; 0: never
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # processes in which bots think
    tables_per_minute: int = 60  # new tables per guest and per address
    body_limit: int = 64 * 1024  # bytes of a request
    record_limit: int = 1024 * 1024  # bytes of a record that is brought along
    live_tables: int = 1000  # tables whose positions are kept in memory
    bots_early: bool = True  # start a worker before the first bot is asked
    snapshot_every: int = 40  # moves between two stored positions of a table
    patience: float = 20.0  # seconds that a table waits for the reaction of somebody who wants to be asked only for so long
    absence: float = 300.0  # seconds without a sign of somebody after which the others may let a bot stand in
    seek_absence: float = 180.0  # seconds without a page of somebody who looks for a game after which they look no more
    longest_record: int = 20_000  # lines; also of a table on which something is to be taken back
    guest_share: int = 50  # percent of the server's own time that one guest may take in the long run
    address_share: int = 75  # and one address, likewise
    sockets_per_guest: int = 32  # live tables that one guest has open at a time
    sockets_per_address: int = 256  # and of one address
    sockets_per_table: int = 512  # people who look at one table at a time
    messages_per_second: int = 20  # of one socket, in the long run
    connections_per_address: int = 512  # of an address that is not a trusted proxy
    head_seconds: float = 10.0  # until the head of a request has arrived
    body_seconds: float = 30.0  # until its body has
    sign_ins_per_minute: int = 30  # tries of an address, and links to a mail address
    public_url: str = ""  # how people reach this server, like https://table.example: links in mail begin with it
    mail_host: str = ""  # of the SMTP server; empty: no mail is sent
    mail_port: int = 587  # of the SMTP server
    mail_user: str = ""  # who signs in there; empty: nobody
    mail_password: str = ""  # of that user
    mail_from: str = ""  # the sender's address; mail_user where nothing is given
    mail_tls: Literal["starttls", "tls", "none"] = "starttls"  # "tls": from the first byte on
    chat_guests: bool = True  # those without an account may write at tables; 0: only read
    chat_per_minute: int = 30  # lines of one guest at all tables together; of one address eight times as many
    reports_per_minute: int = 6  # of one guest
    told_after: float = 20.0  # seconds in which one may see or answer it oneself before one is told
    mailed_after: float = 600.0  # the same before a mail is written
    messages_per_minute: int = 20  # new ways to be told, changed wishes and messages on trial, per guest and per address
    webhook_private: bool = False  # whether messages may go to addresses of the operator's own network

    @staticmethod
    def from_environment(db: str | None = None) -> "Settings":
        """From the file that TIANXIA_CONFIG names, and the environment; `db` counts more."""
        from tianxia.server.configuration import read

        return read({"db": db} if db else {}).settings


LIMITS: Final[dict[str, tuple[int, int]]] = {  # other numbers are at least 1; at least 0 where that is the default
    "port": (0, 65535),
    "metrics_port": (0, 65535),
    "bot_workers": (0, 1000),
    "guest_share": (1, 100),
    "address_share": (1, 100),
}
