"""Killed starts, full, locked and damaged stores: one line in the log, a clear answer, nothing half done."""

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from websockets.exceptions import ConnectionClosed

from tests.patience import soon, until
from tests.server.dying import LAST_IN_PIECES, upgrade_to
from tests.server.table_client import ROOT, Server, free_port
from tests.server.test_store import in_hall, open_table, stored_lines, url
from tianxia.server import schema
from tianxia.server.faults import CannotServe, StoreFault
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.readiness import Readiness
from tianxia.server.starting import prepare
from tianxia.server.upgrading import MIGRATIONS


def versions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return sorted([script.revision for script in ScriptDirectory.from_config(config).walk_revisions()])


# ---- killed while the store is made ----

DEATHS = [
    *[("new", old) for old in ["-", *versions()] if old != schema.VERSION],
    *[("pieces", old) for old in ["-", *versions()] if old < LAST_IN_PIECES],
]


@pytest.mark.parametrize(("how", "old"), DEATHS)
def test_killed_within_a_migration_it_starts_again(tmp_path: Path, how: str, old: str) -> None:
    """Also what an older Tianxia has left in pieces ("table tables already exists") is put right by the next start."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.server.dying", str(tmp_path), old, how]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout) >= 5


def test_killed_at_random_moments_of_the_first_start_it_starts_again(tmp_path: Path) -> None:
    dice = random.Random(5)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "TIANXIA_BOTS_EARLY": "0"}
    begin = time.monotonic()
    Server(str(tmp_path / "measure.db")).stop()
    usual = time.monotonic() - begin
    for attempt in range(3):
        db = str(tmp_path / f"{attempt}.db")
        command = [sys.executable, "-m", "tianxia.server.run", "--port", str(free_port()), "--db", db]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=dice.uniform(0.4, 1.0) * usual)
        process.kill()
        process.wait()
        prepare(url(Path(db)))


def test_a_store_of_which_nobody_knows_the_version_is_left_alone_and_told(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    upgrade_to(path, "0002")
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO guests (id, name) VALUES ('g', 'Ann')")
        connection.execute("DELETE FROM alembic_version")
    with pytest.raises(CannotServe, match="rows in 'guests'"):
        prepare(url(path))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT id, name FROM guests").fetchall() == [("g", "Ann")]
        assert "achievements" in [row[0] for row in connection.execute("SELECT name FROM sqlite_master")]


# ---- what stands in the way of a start ----


def start(db: str, port: int = 0, room: bool = True, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tianxia", "serve", "--port", str(port or free_port())]
    command += ["--db", db] if db else []
    if not room:
        command = [sys.executable, "-c", NO_ROOM, *command]
    known = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    return subprocess.run(command, env=known, capture_output=True, text=True, timeout=1800)


NO_ROOM = (
    "import os, resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (30000, 30000)); os.execv(sys.argv[1], sys.argv[1:])"
)


def in_one_line(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and done.stderr.startswith("tianxia: "), done.stderr
    for part in parts:
        assert part in done.stderr


def test_a_damaged_store_is_named_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    path.write_bytes(random.Random(1).randbytes(20_000))
    in_one_line(start(str(path)), str(path), "damaged", "tianxia restore")


def test_a_store_of_a_newer_version_is_named_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    prepare(url(path))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    in_one_line(start(str(path)), str(path), "newer version", "9999")


def test_a_store_without_room_is_named_in_one_line_and_begun_anew_when_there_is(tmp_path: Path) -> None:
    in_one_line(start(str(tmp_path / "t.db"), room=False), "t.db", "disk")
    prepare(url(tmp_path / "t.db"))


def test_a_locked_store_is_named_in_one_line(tmp_path: Path) -> None:
    prepare(url(tmp_path / "t.db"))
    holder = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    in_one_line(start(str(tmp_path / "t.db")), "t.db", "locked")
    holder.close()


def test_a_folder_that_is_none_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    in_one_line(start(str(tmp_path / "nowhere" / "t.db")), "nowhere", "folder")
    in_one_line(start(str(tmp_path)), str(tmp_path), "cannot be opened")
    in_one_line(start("", TIANXIA_DB="", XDG_DATA_HOME=str(tmp_path / "file")), "data folder", "TIANXIA_DB")


def test_a_database_server_that_is_not_there_is_told_in_one_line_without_its_password() -> None:
    done = start(f"postgresql://ann:hunter2@127.0.0.1:{free_port()}/tianxia")
    in_one_line(done, "ann:***@127.0.0.1", "does not answer")
    in_one_line(start("mongo://x"), "postgresql://")


def test_a_port_in_use_is_told_in_one_line(server: Server, tmp_path: Path) -> None:
    in_one_line(start(str(tmp_path / "t.db"), server.port), f"port {server.port}", "in use")
    assert not (tmp_path / "t.db").exists()


# ---- while it runs ----


@pytest.fixture
def own(tmp_path: Path) -> Iterator["Own"]:
    made = Own(tmp_path)
    yield made
    made.stop()


class Own(Server):
    """A server of one's own, whose disk can be filled, and whose log is read."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        self.file = folder / "t.db"
        super().__init__(str(self.file), errors=self.log.open("wb"))

    def fill_disk(self) -> None:
        """No file of the server may grow beyond what its write-ahead log is now."""
        assert self.process is not None
        size = Path(f"{self.file}-wal").stat().st_size
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def make_room(self) -> None:
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def logged(self) -> list[str]:
        return self.log.read_text().splitlines()


def store_fault(told: Any) -> None:
    assert told["error"] == "store-fault" and told["args"]["what"], told
    assert "t.db" not in str(told)  # whose disk it is, and where, is no business of the asker


def test_a_full_disk_changes_nothing_says_so_and_all_goes_on_when_there_is_room(own: Own) -> None:
    ann, bob = own.guest(), own.guest()
    assert bob.put("/me", {"name": "Bob"})["name"] == "Bob"
    opened = ann.open("me", "open")
    table, key = opened["table"], opened["join"].split("join=")[1]
    playing = ann.open("me", "me")
    own.fill_disk()
    store_fault(bob.post(f"/tables/{table}/join", {"key": key}, status=503))
    store_fault(ann.move(playing["table"], 0, "pick 1", 0, status=503, request="r"))
    store_fault(ann.post("/tables", {"game": "pebbles", "seats": [{"who": "me"}] * 2}, status=503))
    store_fault(bob.put("/me", {"name": "Robert"}, status=503))
    assert ann.look(table)["players"] == opened["players"] and ann.look(table)["status"] == "open"
    assert ann.look(playing["table"])["line"] == 0 and len(ann.get("/tables")["tables"]) == 2
    assert bob.get("/me")["name"] == "Bob" and ann.get("/health")["ok"] is True
    not_ready = ann.get("/ready", status=503)
    assert not_ready["error"] == "not-ready" and "store" in not_ready["args"] and "takes no writes" in not_ready["message"]
    own.make_room()
    assert ann.move(playing["table"], 0, "pick 1", 0, request="r")["again"] is False
    assert bob.post(f"/tables/{table}/join", {"key": key})["status"] == "playing"
    until(lambda: ann.http.get("/api/ready").status_code == 200, "ready again")
    assert len(own.logged()) == 1 and "t.db" in own.logged()[0], own.logged()
    own.kill()
    own.start()
    assert ann.look(playing["table"])["line"] == 1 and ann.look(table)["status"] == "playing"


def test_bots_go_on_when_there_is_room_again(own: Own) -> None:
    ann = own.guest()
    opened = ann.open("me", "random", options={"heap": "large"})
    table = opened["table"]
    until(lambda: int(ann.look(table)["line"]) == 1, "the bot has answered")
    line = 1
    with ann.live(table) as socket:
        own.fill_disk()
        store_fault(ann.move(table, 0, "pick 1", line, status=503, request="a"))
        own.make_room()
        assert ann.move(table, 0, "pick 1", line, request="a")["again"] is False
        socket.hear_line(line + 2)  # the bot's answer, without anybody asking for it


def test_the_turn_of_a_bot_that_could_not_be_stored_is_made_when_it_can(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        wishes = [SeatWish(who="me"), SeatWish(who="bot", bot="random")]
        failed = asyncio.Event()
        write = hall.store.write

        async def full(change: Any) -> None:
            failed.set()
            raise StoreFault("full")

        table, _ = await hall.opening.open("g" * 32, "pebbles", "", {"heap": "large"}, wishes, None, None)
        hall.store.write = full  # type: ignore[method-assign]
        await asyncio.wait_for(failed.wait(), 60)
        hall.store.write = write  # type: ignore[method-assign]
        await soon(lambda: table.line == 1, "the bot's turn is made")
        assert await stored_lines(hall, table.id) == table.course.lines and table.line == 1

    in_hall(url(tmp_path / "t.db"), run)


def test_a_disk_that_is_really_full_is_called_so(tmp_path: Path) -> None:
    """SQLite's own word for it, which needs no full disk: no page more than there are."""

    async def run(hall: Hall) -> None:
        def no_more(connection: Any, _: object) -> None:
            connection.cursor().execute("PRAGMA max_page_count = 1")

        scribe = hall.store.scribe
        assert scribe is not None
        sa.event.listen(scribe.engine, "connect", no_more)
        await scribe.begin_anew()
        with pytest.raises(StoreFault) as refused:
            for _ in range(500):
                await open_table(hall)
        assert refused.value.values == {"what": "full"}
        sa.event.remove(scribe.engine, "connect", no_more)
        await scribe.begin_anew()
        await open_table(hall)

    in_hall(url(tmp_path / "t.db"), run)


def test_a_locked_store_is_waited_for_a_while_and_then_told(own: Own) -> None:
    ann = own.guest()
    table = ann.open("me", "me")["table"]
    until(lambda: ann.http.get("/api/ready").status_code == 200, "the bots' worker has started")
    holder = sqlite3.connect(own.file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    until(lambda: ann.http.get("/api/ready").status_code == 503, "not ready")
    assert ann.get("/ready", status=503)["args"].keys() == {"store"}
    answer = ann.move(table, 0, "pick 1", 0, status=503, request="r")
    store_fault(answer)
    assert answer["args"] == {"what": "locked"}
    assert ann.look(table)["line"] == 0
    holder.execute("ROLLBACK")
    holder.close()
    assert ann.move(table, 0, "pick 1", 0, request="r")["again"] is False
    assert len(own.logged()) == 1 and "locked" in own.logged()[0]


def test_a_damaged_page_is_told_and_the_rest_of_the_store_still_works(own: Own) -> None:
    ann = own.guest()
    table = ann.open("me", "me")["table"]
    ann.move(table, 0, "pick 1", 0)
    own.stop()
    with sqlite3.connect(own.file) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_lines_1'").fetchone()[0]
    connection.close()
    with own.file.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    own.start()
    for _ in range(3):
        told = ann.get(f"/tables/{table}", status=503)
        store_fault(told)
        assert told["args"] == {"what": "damaged"}
    with ann.live(table) as socket:
        assert socket.hear("error")["error"] == "store-fault"
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear_any()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013  # come again: the table is not unknown
    assert ann.get("/tables")["tables"][0]["table"] == table and ann.put("/me", {"name": "Ann"})
    assert len(own.logged()) == 1 and "damaged" in own.logged()[0]


# ---- readiness ----


def test_ready_knows_whether_a_worker_of_the_bots_answers(own: Own) -> None:
    ann = own.guest()
    until(lambda: ann.http.get("/api/ready").json() == {"ready": True}, "ready")
    assert own.process is not None
    pid = own.process.pid
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    assert children
    for child in children:
        os.kill(child, signal.SIGSTOP)
    told: list[Any] = []

    def not_ready() -> bool:
        answer = ann.http.get("/api/ready")
        told.append(answer.json())
        return answer.status_code == 503

    try:
        until(not_ready, "not ready")
        assert told[-1]["args"].keys() == {"bots"}
        assert ann.get("/health")["ok"] is True
    finally:
        for child in children:
            with contextlib.suppress(ProcessLookupError):  # who does not answer is replaced
                os.kill(child, signal.SIGCONT)
    until(lambda: ann.http.get("/api/ready").status_code == 200, "ready again")


def test_many_who_ask_whether_it_is_ready_cost_one_look() -> None:
    looks = [0, 0]

    class Counting:
        async def prove(self) -> None:
            looks[0] += 1
            await asyncio.sleep(0)

        async def answers(self, lately: float, within: float) -> bool:
            looks[1] += 1
            return False

    async def run() -> None:
        counting: Any = Counting()
        readiness = Readiness(counting, counting)
        for _ in range(3):
            found = await asyncio.gather(*[readiness.wrong() for _ in range(200)])
            assert found == [{"bots": "no worker of the bots answers"}] * 200

    asyncio.run(run())
    assert looks == [1, 1]


# ---- who may read it ----


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_store_is_its_owners_alone_also_if_it_was_not_before(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    before = os.umask(0)
    try:
        server = Server(str(path))
        beside = [Path(f"{path}-wal"), Path(f"{path}-shm")]
        try:
            server.guest().open("me", "me")
            assert [rights(p) for p in (path, *beside)] == [0o600] * 3
            for one in (path, *beside):
                one.chmod(0o666)
            server.kill()
            server.start()
            assert [rights(p) for p in (path, *beside)] == [0o600] * 3
        finally:
            server.stop()
    finally:
        os.umask(before)


def test_the_data_folder_is_its_owners_alone_also_if_it_was_not_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tianxia.server.settings import Settings, data_folder

    monkeypatch.delenv("TIANXIA_DB", raising=False)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    folder = data_folder()
    folder.mkdir(mode=0o755, parents=True)
    assert rights(folder) == 0o755
    assert str(folder) in Settings.from_environment().db
    assert rights(folder) == 0o700
