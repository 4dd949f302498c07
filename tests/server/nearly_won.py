"""A database with a solo game of Daimyo that is won with its next move, so that nobody has to win one for a test."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from tianxia.engine.course import PERSON
from tianxia.server import schema
from tianxia.server.change import Change, as_json
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.settings import Settings, db_url

OWNER = "a" * 32


class NearlyWon:
    def __init__(self, table: str, cookie: str, words: list[str], line: int) -> None:
        self.table = table
        self.cookie = cookie  # of the guest who plays it
        self.words = words  # each of them ends the game
        self.line = line


def prepare(db: str, level: str = "normal", seed: int = 11) -> NearlyWon:
    """Played once, and copied for whoever wants another one in a file."""
    if "://" in db:
        return _in_a_thread(db, level, seed)
    won, store = _played(level, seed)
    Path(db).write_bytes(store)
    return won


def _in_a_thread(db: str, level: str, seed: int) -> NearlyWon:
    with ThreadPoolExecutor(1) as own_thread:  # a test with a browser has an event loop running in its own
        return own_thread.submit(asyncio.run, _prepare(db_url(db), level, seed)).result()


@cache
def _played(level: str, seed: int) -> tuple[NearlyWon, bytes]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "t.db"
        won = _in_a_thread(str(path), level, seed)
        assert [found.name for found in path.parent.iterdir()] == [path.name], "it is all in one file"
        return won, path.read_bytes()


async def _prepare(db: str, level: str, seed: int) -> NearlyWon:
    hall = await Hall.open(Settings(db=db, bot_workers=1, bots_early=False))
    try:
        table, _ = await hall.opening.open(OWNER, "daimyo", "solo", {"level": level}, [SeatWish(who="me")], None, None)
        rng = random.Random(seed)
        while True:
            legal = table.game.legal(table.course.state, 0)
            ending = [action for action in legal if not table.course.prepare(0, action, PERSON).state.todo]
            if ending:
                break
            await hall.tables.move(table, OWNER, 0, rng.choice(legal), table.line, f"m{table.line}")
        await _lead(hall, table)
        words = [table.game.actions.words(action) for action in ending]
        return NearlyWon(table.id, hall.guests.sign(OWNER), words, table.line)
    finally:
        await hall.close()


async def _lead(hall: Hall, table: Any) -> None:
    """The position is stored with a lead that no Empire catches up with."""
    state = table.course.state.copy()
    state.won[0] += 500
    async with hall.store.engine.begin() as connection:  # by chance there may be one at this line already
        old = schema.snapshots.c
        await connection.execute(sa.delete(schema.snapshots).where(old.table_id == table.id, old.n == table.line))
    change = Change()
    change.snapshots.append({"table_id": table.id, "n": table.line, "position": as_json(table.game.save(state))})
    await hall.store.write(change)
