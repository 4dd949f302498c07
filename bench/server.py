"""The server measured: `make bench-server`, or `python bench/server.py [--tables 200 500 1000] [--processes 1 3] [--seconds 20]`.

- live tables of the lobby's games, each with two people who look at it and a bot: p50/p95/p99 from "move sent" to "seen by
  the other", processor time and bytes per move, memory per table; with one process on SQLite, and with several on PostgreSQL
- each game by itself: what a move of it costs
- durable moves/s straight at the tables, against the bare databases on the same disk
- load time of a 1,000-decision game from the store, against replaying it from the start

`--beside FOLDER` measures another Tianxia, whose package lies there, right before each of ours (with `--together`: at the same
time): the figures that can be compared. Clients and servers share the machine; processor time is read from /proc and hardly
minds.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]

sys.path.insert(0, str(Path(__file__).parents[1]))
from live_tables import Figures, live_tables
from served import Served

from tests.server.own_servers import Postgres
from tianxia.engine.course import Course
from tianxia.engine.record import Record, read_record
from tianxia.engine.registry import find, names
from tianxia.lab import speed
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.settings import Settings, db_url

BUSY_TABLES = 64
TEACHING = "pebbles"  # the small game


def bare_database(folder: Path, seconds: float, together: int) -> float:
    """Rows per second of the bare SQLite: WAL, synchronous=FULL, so many rows per commit."""
    connection = sqlite3.connect(folder / f"bare{together}.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(
        "CREATE TABLE lines (t TEXT, n INT, text TEXT, by TEXT, reveals INT, request TEXT, at REAL, PRIMARY KEY (t, n))"
    )
    done = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        connection.execute("BEGIN")
        for _ in range(together):
            done += 1
            row = (f"t{done % 64}", done, "0 pick 3", "person", 0, uuid4().hex, 0.0)
            connection.execute("INSERT INTO lines VALUES (?,?,?,?,?,?,?)", row)
        connection.execute("COMMIT")
    rate = done / (time.perf_counter() - begin)
    connection.close()
    return rate


async def at_the_tables(folder: Path, seconds: float) -> float:
    """Durable moves per second without the network: checked, stored, adopted."""
    hall = await Hall.open(Settings(db=db_url(str(folder / "tables.db")), bot_workers=1))
    done = 0
    end = time.perf_counter() + seconds

    async def play() -> None:
        nonlocal done
        while time.perf_counter() < end:
            wishes = [SeatWish(who="me")] * 4
            table, _ = await hall.opening.open("g" * 32, "pebbles", "", {"heap": "large"}, wishes, None, None)
            while not table.course.over and time.perf_counter() < end:
                seat = table.course.waiting()[0]
                await hall.tables.move(table, table.owner, seat, 0, table.line, f"r{table.line}")
                done += 1

    begin = time.perf_counter()
    await asyncio.gather(*[play() for _ in range(BUSY_TABLES)])
    rate = done / (time.perf_counter() - begin)
    await hall.close()
    return rate


def long_record(game_name: str, decisions: int) -> Record:
    """So many decisions of people who think again now and then: every 50 moves they go back 25."""
    game = find(game_name)
    dice = random.Random(3)
    match = Course(Record(game, game.check_setup("", 4, {}), 5, [], []))
    made = 0
    while made < decisions:
        s = match.state
        legal = game.legal(s, s.todo[-1].seat)
        match.play(s.todo[-1].seat, dice.choice(legal))
        made += 1
        if match.over or (made % 50 == 0 and len(match.moves) > 60):
            match.undo(len(match.moves) - 25)
    return match.record


async def loading(folder: Path, game: str) -> dict[str, float]:
    """Read a table of 1,000 decisions from the store, to the position; against replaying its record."""
    record = long_record(game, 1000)
    hall = await Hall.open(Settings(db=db_url(str(folder / "long.db")), bot_workers=1))
    table = (await hall.opening.from_record("g" * 32, record.plain(), None)).id
    took: list[float] = []
    for _ in range(15):
        hall.tables._recent.clear()
        hall.tables._known.clear()
        begin = time.perf_counter()
        found = await hall.tables.get(table)
        took.append(time.perf_counter() - begin)
        assert len(found.course.lines) >= 1000
        del found
    await hall.close()
    text = record.to_json()
    begin = time.perf_counter()
    Course.of(read_record(text))
    replay = time.perf_counter() - begin
    return {"load": sorted(took)[len(took) // 2], "replay": replay, "lines": float(len(record.lines))}


async def bare_postgres(seconds: float) -> float:
    """Commits per second of the bare PostgreSQL, over one connection."""
    postgres = Postgres()
    try:
        connection = await asyncpg.connect(postgres.url.replace("+asyncpg", ""))
        await connection.execute("CREATE TABLE lines (t TEXT, n INT, text TEXT, request TEXT, PRIMARY KEY (t, n))")
        done = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds:
            done += 1
            await connection.execute("INSERT INTO lines VALUES ($1, $2, $3, $4)", f"t{done % 64}", done, "0 pick 3", uuid4().hex)
        rate = done / (time.perf_counter() - begin)
        await connection.close()
        return rate
    finally:
        postgres.remove()


async def measure(asked: argparse.Namespace) -> None:
    build = "compiled" if speed.compiled() else "interpreted"
    busy = os.getloadavg()[0]
    print(f"The server, {build}, {os.cpu_count()} cores shared with the clients and whatever else runs here (load {busy:.1f})\n")
    with tempfile.TemporaryDirectory(prefix="tianxia-bench-", dir=asked.folder) as name:
        folder = Path(name)
        print(HEADINGS)
        for processes in asked.processes:
            for tables in asked.tables:
                await told(asked, folder, f"{processes} process{'es' * (processes > 1)}", processes, names(), tables)
        for game in [*names(), TEACHING] if asked.each else []:
            await told(asked, folder, game, 1, [game], asked.each)
        if asked.durable:
            print("\n" + await durable(folder, asked.durable, names()[0]))


HEADINGS = (
    f"{'':24} {'tables':>6} {'moves':>6} {'p50':>6} {'p95':>6} {'p99':>6} {'CPU':>7} {'bots':>7} {'store':>7}"
    f" {'wire':>7} {'text':>7} {'memory':>7}\n"
    f"{'':24} {'':>6} {'':>6} {'ms':>6} {'ms':>6} {'ms':>6} {'ms/move':>7} {'ms/move':>7} {'ms/move':>7}"
    f" {'kB/move':>7} {'kB/move':>7} {'kB/tab.':>7}"
)


async def told(asked: argparse.Namespace, folder: Path, what: str, processes: int, games: list[str], tables: int) -> None:
    """Ours, and what it is held against, in turn or together: what else the machine does is about the same for both."""
    ours = one(asked, folder, processes, games, tables, asked.packages)
    if not asked.beside or processes > 1:
        print(row(what, await ours), flush=True)
        return
    other = one(asked, folder, processes, games, tables, asked.beside)
    before, found = await asyncio.gather(other, ours) if asked.together else (await other, await ours)
    times = f"{before.cpu / found.cpu:.1f} times less CPU, {before.wire / found.wire:.1f} times fewer bytes"
    print(row(f"{what}, beside", before))
    print(row(what, found))
    print(f"{'':24} {times} (as text {before.text / found.text:.1f})", flush=True)


async def one(asked: argparse.Namespace, folder: Path, processes: int, games: list[str], tables: int, packages: str) -> Figures:
    with Served(folder, processes, packages) as server:
        return await live_tables(server, games, tables, asked.pace, asked.seconds)


def row(what: str, f: Figures) -> str:
    times = " ".join([f"{seconds * 1000:6.0f}" for seconds in (f.p50, f.p95, f.p99)])
    costs = " ".join([f"{seconds * 1000:7.2f}" for seconds in (f.cpu, f.bots, f.store)])
    sizes = " ".join([f"{size / 1000:7.2f}" for size in (f.wire, f.text, f.memory)])
    return f"{what:24} {f.tables:6} {f.moves:6} {times} {costs} {sizes}"


async def durable(folder: Path, seconds: float, game: str) -> str:
    long = await loading(folder, game)
    rows = [
        ("bare SQLite, one row per commit", f"{bare_database(folder, seconds, 1):,.0f} rows/s"),
        ("bare SQLite, ten rows per commit", f"{bare_database(folder, seconds, 10):,.0f} rows/s"),
        ("bare PostgreSQL, one row per commit", f"{await bare_postgres(seconds):,.0f} rows/s"),
        (f"durable moves at {BUSY_TABLES} tables, no network", f"{await at_the_tables(folder, seconds):,.0f} moves/s"),
        (f"load a 1,000-decision game of {game} ({long['lines']:.0f} lines)", f"{long['load'] * 1000:.1f} ms"),
        ("  replaying its record instead", f"{long['replay'] * 1000:.1f} ms"),
    ]
    width = max(len(row[0]) for row in rows)
    return "\n".join([f"{a:<{width}}  {b:>14}" for a, b in rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="*", default=[200, 500, 1000])
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 3])
    parser.add_argument("--seconds", type=float, default=20.0, help="of play, for each row")
    parser.add_argument("--pace", type=float, default=6.0, help="seconds between two decisions of people at a table")
    parser.add_argument("--each", type=int, default=60, help="tables of each game by itself; 0: none")
    parser.add_argument("--durable", type=float, default=5.0, help="seconds for each of the other figures; 0: none")
    parser.add_argument("--packages", default="", help="where the Tianxia lies that serves (default: this one)")
    parser.add_argument("--beside", default="", help="where another one lies to compare it with, one process only")
    together = "play with both at the same time: the fairest for processor time where other work goes on"
    parser.add_argument("--together", action="store_true", help=together)
    parser.add_argument("--folder", default=None, help="where the databases are made (default: the temporary folder)")
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
