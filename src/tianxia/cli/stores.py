"""Commands that keep the store of a server, and put it back."""

import argparse
from pathlib import Path

from tianxia.cli.answer import FINE, BadInput
from tianxia.cli.arguments import Commands, command


def add(commands: Commands) -> None:
    keep = command(commands, backup, "keep a copy of all tables, while the server runs", json=False)
    keep.add_argument("file", metavar="FILE", help="where to keep it")
    keep.flag("--force", "overwrite FILE")

    back = command(commands, restore, "put a backup in the place of the store", json=False)
    back.add_argument("file", metavar="FILE", help="a file that tianxia backup has made")
    back.flag("--force", "give up the store that is there")
    for one in (keep, back):
        one.add_argument("--db", default=None, help="SQLite file or database URL (default: TIANXIA_DB or your data folder)")


def backup(asked: argparse.Namespace) -> int:
    """Keep a copy of the store: everything that is played so far, also while the server runs."""
    from tianxia.server import backup as backups

    try:
        tables = backups.backup_of(store_url(asked.db), Path(asked.file), asked.force)
    except backups.Refused as why:
        raise BadInput(str(why)) from None
    print(f"{asked.file}: {tables} tables")
    return FINE


def restore(asked: argparse.Namespace) -> int:
    """Put a backup in the place of the store, after a look whether it is sound. The server must not run."""
    from tianxia.server import backup as backups
    from tianxia.server.faults import store_name

    url = store_url(asked.db)
    try:
        tables = backups.restore_to(url, Path(asked.file), asked.force)
    except backups.Refused as why:
        raise BadInput(str(why)) from None
    print(f"{store_name(url)}: {tables} tables")
    return FINE


def store_url(db: str | None) -> str:
    from tianxia.server.configuration import BadSetting
    from tianxia.server.settings import Settings

    try:
        return Settings.from_environment(db).db
    except BadSetting as why:
        raise BadInput(str(why)) from None
