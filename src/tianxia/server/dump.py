"""`tianxia dump --out games.jsonl.gz`: all finished games without names, for everybody to study (docs/dump.md)."""

import argparse
import asyncio
import gzip
import json
import lzma
import os
import re
import sys
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final

import sqlalchemy as sa

from tianxia import __version__
from tianxia.engine.course import Course
from tianxia.server import schema
from tianxia.server.change import Row
from tianxia.server.configuration import BadSetting
from tianxia.server.faults import CannotServe, StoreFault
from tianxia.server.run import configuration_of, take_settings
from tianxia.server.store import Store, Stored
from tianxia.server.table import Seat, record_of_row, terms_of

FORMAT: Final = "tianxia-dump-1"
LICENCE: Final = "CC0-1.0"
_OURS: Final = re.compile(r"[0-9a-f]{16,64}")  # a word that was drawn; what somebody has written may be a name


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="tianxia dump", description="All finished games without names (CC0), for everybody to study."
    )
    take_settings(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help="games.jsonl, games.jsonl.gz or games.jsonl.xz")
    parser.add_argument("--public-only", action="store_true", help="only tables that everybody could find in the lobby")
    parser.add_argument("--force", action="store_true", help="overwrite FILE")
    asked = parser.parse_args(argv)
    target = Path(asked.out)
    try:
        if target.exists() and not asked.force:
            raise BadSetting(f"{target} is there already; --force overwrites it")
        count, left_out = asyncio.run(_dump(configuration_of(asked).settings.db, target, asked.public_only))
    except (BadSetting, CannotServe, StoreFault, OSError) as why:
        sys.stderr.write(f"tianxia: {why}\n")
        return 2
    print(f"{target}: {count} games; {left_out} are left out (a word that somebody wrote, or they cannot be read)")
    return 0


async def _dump(db: str, target: Path, public_only: bool) -> tuple[int, int]:
    """A file beside it takes its name when it is whole."""
    part = target.with_name(f"{target.name}.part")
    count = left_out = 0
    store = Store(db)
    await store.open()
    try:
        with _opened(part, target.suffix) as file:
            file.write(json.dumps({"format": FORMAT, "licence": LICENCE, "tianxia": __version__}) + "\n")
            async for stored in finished(store, public_only):
                game = without_names(stored)
                if game is None:
                    left_out += 1
                else:
                    count += 1
                    file.write(json.dumps(game, ensure_ascii=False, separators=(",", ":")) + "\n")
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
        await store.close()
    return count, left_out


def _opened(part: Path, suffix: str) -> IO[Any]:
    if suffix == ".gz":
        return gzip.open(part, "wt", encoding="utf-8")
    return lzma.open(part, "wt", encoding="utf-8") if suffix == ".xz" else part.open("w", encoding="utf-8")


async def finished(store: Store, public_only: bool) -> AsyncIterator[Stored]:
    """Tables whose result counts: played to the end by a person at least, with a fair deal that nobody knew, no open book."""
    t, s = schema.tables.c, schema.seats.c
    counts = [
        t.status == "over",
        t.open_book.is_(False),
        t.known.is_(None),
        t.parent.is_(None),
        t.start.is_(None),
        t.secret.is_not(None),
    ]
    query = sa.select(schema.tables).where(*counts, sa.exists().where(s.table_id == t.id, s.guest.is_not(None)))
    rows: list[Row] = await store.rows(query.order_by(t.commitment))  # by what is random: the order tells nothing
    for row in rows:
        if not public_only or terms_of(row).seen_by == "public":
            stored = await store.table(row["id"])
            if stored is not None:
                yield stored


def without_names(stored: Stored) -> dict[str, object] | None:
    """The record of a game and when it ended, roughly; None where it would tell what somebody wrote, or is damaged."""
    seats = [Seat(*seat) for seat in stored.seats]
    if not all([seat.word is not None and _OURS.fullmatch(seat.word) for seat in seats]):
        return None
    people = list(dict.fromkeys([seat.guest for seat in seats if seat.guest is not None]))
    players = [f"player {people.index(seat.guest) + 1}" if seat.guest is not None else str(seat.bot) for seat in seats]
    try:
        course = Course(record_of_row(stored.row, seats), lines=stored.lines)
        record = course.record.with_lines(players, course.lines)
        record.totals = course.game.totals(course.state)
        plain = record.plain()
    except Exception:  # another version of the rules, damaged lines: told by their number
        return None
    for name in ("commitment", "seal"):  # they were shown at the table: nobody finds the table by them
        plain.pop(name, None)
    ended = datetime.fromtimestamp(stored.row["changed"], UTC)
    return {**plain, "ended": f"{ended:%Y-%m}", "by": [by for _, by, _ in stored.lines]}
