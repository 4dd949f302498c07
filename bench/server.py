"""The server measured: `python bench/server.py [--json] [--seconds 5] [--tables 200] [--rate 50] [--game terracotta]`.

- durable moves/s: through WebSockets and straight at the tables, against the bare database on the same disk
- p50/p99 from "move sent" to "move seen by the other player", with many live tables
- load time of a 1,000-decision game from the store, against replaying it from the start
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tianxia.engine.course import Course
from tianxia.engine.record import Record, read_record
from tianxia.engine.registry import find
from tianxia.lab import speed
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.settings import Settings, db_url

BUSY_TABLES = 64
UNLIMITED = {  # here one address is everybody
    "TIANXIA_TABLES_PER_MINUTE": "1000000",
    "TIANXIA_GUEST_SHARE": "100",
    "TIANXIA_ADDRESS_SHARE": "100",
    "TIANXIA_SOCKETS_PER_ADDRESS": "100000",
    "TIANXIA_MESSAGES_PER_SECOND": "100000",
}


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


class Running:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = 8471
        environment = {**os.environ, **UNLIMITED, "TIANXIA_BOT_WORKERS": "1"}
        command = [sys.executable, "-m", "tianxia.server.run", "--port", str(self.port), "--db", str(folder / "served.db")]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/health")
                return
            except httpx.TransportError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    async def guest(self) -> httpx.AsyncClient:
        made = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api", timeout=60, verify=False)
        await made.get("/me")
        return made

    async def socket(self, guest: httpx.AsyncClient, table: str) -> ClientConnection:
        cookie = f"tianxia={guest.cookies['tianxia']}"
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        return await connect(url, additional_headers={"Cookie": cookie}, max_queue=None, compression=None)


async def over_http(server: Running, seconds: float) -> float:
    """Durable moves per second from many players, each waiting for the answer before the next move."""
    done = 0
    guests = [await server.guest() for _ in range(BUSY_TABLES)]
    end = time.perf_counter() + seconds

    async def play(guest: httpx.AsyncClient) -> None:
        nonlocal done
        while time.perf_counter() < end:
            body = {"game": "pebbles", "options": {"heap": "large"}, "seats": [{"who": "me"}] * 4}
            table = (await guest.post("/tables", json=body)).json()
            seat, line = 0, 0
            while time.perf_counter() < end:
                move = {"seat": seat, "action": 0, "line": line, "request": uuid4().hex}
                answer = await guest.post(f"/tables/{table['table']}/moves", json=move)
                if answer.status_code != 200:
                    break  # the heap is empty
                done += 1
                line, seat = answer.json()["line"], (seat + 1) % 4
        await guest.aclose()

    begin = time.perf_counter()
    await asyncio.gather(*[play(guest) for guest in guests])
    return done / (time.perf_counter() - begin)


class Pair:
    """Two players at one live table; measures from the move of one to the message of the other."""

    def __init__(self, server: Running, game: str, took: list[float]) -> None:
        self.server = server
        self.game = game
        self.took = took
        self.sent: dict[tuple[int, int], float] = {}  # who shall see it, line -> when
        self.shown: dict[int, Any] = {}  # seat -> table
        self.over = False

    async def sit(self, ann: httpx.AsyncClient, bob: httpx.AsyncClient) -> None:
        body = {"game": self.game, "seats": [{"who": "me"}, {"who": "open"}]}
        opened = (await ann.post("/tables", json=body)).json()
        key = opened["join"].split("join=")[1]
        await bob.post(f"/tables/{opened['table']}/join", json={"key": key})
        self.guests = (ann, bob)
        self.sockets = [await self.server.socket(guest, opened["table"]) for guest in (ann, bob)]
        self.listeners = [asyncio.create_task(self.listen(seat)) for seat in (0, 1)]

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "table":
                table = message["table"]
                self.shown[seat] = table
                self.over = table["status"] == "over"
                for key in [k for k in self.sent if k[0] == seat and k[1] < table["line"]]:
                    self.took.append(now - self.sent.pop(key))

    async def move(self, dice: random.Random) -> None:
        asked = [s for s, t in self.shown.items() if t["offers"] and t["line"] == max(x["line"] for x in self.shown.values())]
        if not asked or self.sent:
            return
        seat = asked[0]
        table = self.shown[seat]
        offer = dice.choice(table["offers"])
        body = {"seat": seat, "action": offer["action"], "line": table["line"], "request": uuid4().hex}
        self.sent[(1 - seat, table["line"])] = time.perf_counter()
        await self.guests[seat].post(f"/tables/{table['table']}/moves", json=body)

    async def leave(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        for socket in self.sockets:
            await socket.close()


async def seen_by_the_other(server: Running, game: str, tables: int, rate: float, seconds: float) -> dict[str, float]:
    took: list[float] = []
    ann, bob = await server.guest(), await server.guest()
    pairs: list[Pair] = []
    for _ in range(tables):
        pair = Pair(server, game, took)
        await pair.sit(ann, bob)
        pairs.append(pair)
    await asyncio.sleep(1.0)
    took.clear()
    dice = random.Random(1)
    begin = time.perf_counter()
    moves = 0
    while (now := time.perf_counter()) - begin < seconds:
        if moves < (now - begin) * rate:
            await dice.choice(pairs).move(dice)
            moves += 1
        else:
            await asyncio.sleep(0.002)
    await asyncio.sleep(1.0)
    for pair in pairs:
        await pair.leave()
    took.sort()
    return {"p50": took[len(took) // 2], "p99": took[int(len(took) * 0.99)], "moves": float(len(took))}


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


async def measure(asked: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="tianxia-bench-", dir=asked.folder) as name:
        folder = Path(name)
        found: dict[str, Any] = {"compiled": speed.compiled(), "cores": os.cpu_count()}
        found["bare, one row per commit"] = bare_database(folder, asked.seconds, 1)
        found["bare, ten rows per commit"] = bare_database(folder, asked.seconds, 10)
        found["at the tables"] = await at_the_tables(folder, asked.seconds)
        server = Running(folder)
        try:
            found["over HTTP"] = await over_http(server, asked.seconds)
            found["seen"] = await seen_by_the_other(server, asked.game, asked.tables, asked.rate, 2 * asked.seconds)
        finally:
            server.process.terminate()
            server.process.wait()
        found["long"] = await loading(folder, asked.game)
    return found


def shown(found: dict[str, Any], asked: argparse.Namespace) -> str:
    build = "compiled" if found["compiled"] else "interpreted"
    seen, long = found["seen"], found["long"]
    bare = found["bare, one row per commit"]
    rows = [
        ("bare SQLite, one row per commit", f"{bare:,.0f} rows/s"),
        ("bare SQLite, ten rows per commit", f"{found['bare, ten rows per commit']:,.0f} rows/s"),
        (f"durable moves at {BUSY_TABLES} tables, no network", f"{found['at the tables']:,.0f} moves/s"),
        (f"durable moves at {BUSY_TABLES} tables, over HTTP", f"{found['over HTTP']:,.0f} moves/s"),
        ("  of the bare database", f"{found['over HTTP'] / bare:.0%}"),
        (
            f"move sent to move seen, {asked.tables} live tables of {asked.game}, {asked.rate:g} moves/s: p50",
            f"{seen['p50'] * 1000:.1f} ms",
        ),
        (f"  p99 (of {seen['moves']:.0f} moves)", f"{seen['p99'] * 1000:.1f} ms"),
        (f"load a 1,000-decision game of {asked.game} ({long['lines']:.0f} lines)", f"{long['load'] * 1000:.1f} ms"),
        ("  replaying its record instead", f"{long['replay'] * 1000:.1f} ms"),
    ]
    width = max(len(row[0]) for row in rows)
    return "\n".join(
        [f"The server, {build}, {found['cores']} cores shared with the clients"] + [f"{a:<{width}}  {b:>14}" for a, b in rows]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50.0, help="moves per second at all live tables together")
    parser.add_argument("--game", default="terracotta")
    parser.add_argument("--folder", default=None, help="where the databases are made (default: the temporary folder)")
    asked = parser.parse_args()
    found = asyncio.run(measure(asked))
    print(json.dumps(found) if asked.json else shown(found, asked))


if __name__ == "__main__":
    main()
