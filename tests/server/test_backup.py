"""Backups are made while people play, lose nothing that was acknowledged, and come back only where they harm nothing."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from tests.patience import LONG
from tests.server.killing import Player
from tests.server.table_client import ROOT, Server, free_port
from tianxia.cli import main
from tianxia.server.backup import Refused, backup, check, restore
from tianxia.server.settings import db_url
from tianxia.server.starting import prepare


def tianxia(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [sys.executable, "-m", "tianxia", *arguments], env=environment, capture_output=True, text=True, timeout=1800
    )


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with one guest in it, and nobody who uses it."""
    path = tmp_path / "t.db"
    prepare(db_url(str(path)))
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO guests (id, name) VALUES ('g', 'Božena')")
    connection.close()
    return path


def guests(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    found = [row[0] for row in connection.execute("SELECT name FROM guests")]
    connection.close()
    return found


def test_a_backup_made_while_people_play_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    """Copying the file would lose what is still in the write-ahead log."""
    server = Server(str(tmp_path / "t.db"))
    kept = tmp_path / "kept.db"
    again = None
    try:
        ann = server.guest()
        ann.get("/me")
        before = ann.open("me", "me")
        ann.move(before["table"], 0, "pick 2", 0)
        player = Player(server.guest(), 1)
        player.start()
        done = tianxia("backup", str(kept), "--db", str(tmp_path / "t.db"))
        player.stop.set()
        player.join(2 * LONG)
        assert done.returncode == 0 and "tables" in done.stdout and player.trouble is None, done.stderr
        assert kept.stat().st_mode & 0o777 == 0o600
        assert sorted([p.name for p in tmp_path.iterdir()]) == ["kept.db", "t.db", "t.db-shm", "t.db-wal"]
        refused = tianxia("restore", str(kept), "--db", str(tmp_path / "t.db"), "--force")
        assert refused.returncode == 2 and "in use" in refused.stderr and refused.stderr.count("\n") == 1
        assert ann.look(before["table"])["line"] == 1  # and the server never noticed
        server.stop()
        done = tianxia("restore", str(kept), "--db", str(tmp_path / "other.db"))
        assert done.returncode == 0, done.stderr
        assert (tmp_path / "other.db").stat().st_mode & 0o777 == 0o600
        again = Server(str(tmp_path / "other.db"), server.port)
        assert ann.look(before["table"])["line"] == 1  # the same cookie: its secret is in the store
        assert ann.get("/tables")["tables"][0]["table"] == before["table"]
    finally:
        server.stop()
        if again is not None:
            again.stop()


def test_a_backup_takes_no_part_of_a_change(tmp_path: Path, store: Path) -> None:
    """While somebody writes without a pause: every backup is sound, and holds both rows of every pair."""
    stop = threading.Event()

    def write() -> None:
        connection = sqlite3.connect(store, timeout=30)
        number = 0
        while not stop.is_set():
            number += 1
            with connection:
                connection.execute("INSERT INTO guests (id, name) VALUES (?, 'left')", (f"l{number}",))
                connection.execute("INSERT INTO guests (id, name) VALUES (?, 'right')", (f"r{number}",))
        connection.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for attempt in range(10):
            backup(store, tmp_path / f"{attempt}.db")
            found = guests(tmp_path / f"{attempt}.db")
            assert found.count("left") == found.count("right")
    finally:
        stop.set()
        writer.join()


def test_nothing_is_overwritten_unless_one_says_so(tmp_path: Path, store: Path) -> None:
    kept = tmp_path / "kept.db"
    kept.write_text("something else")
    with pytest.raises(Refused, match="--force"):
        backup(store, kept)
    assert kept.read_text() == "something else"
    backup(store, kept, force=True)
    with sqlite3.connect(store) as connection:
        connection.execute("INSERT INTO guests (id, name) VALUES ('h', 'later')")
    connection.close()
    with pytest.raises(Refused, match="--force"):
        restore(kept, store)
    assert guests(store) == ["Božena", "later"]
    restore(kept, store, force=True)
    assert guests(store) == ["Božena"]
    for one in (store, kept):
        with pytest.raises(Refused, match="the store itself"):
            (backup if one is store else restore)(one, one, force=True)


def test_the_log_of_the_old_store_does_not_spoil_the_new_one(tmp_path: Path, store: Path) -> None:
    """It was killed: what it had written last is beside it, and must not be played into the backup."""
    kept = tmp_path / "kept.db"
    backup(store, kept)
    script = f"import sqlite3, os; c = sqlite3.connect({str(store)!r}); c.execute('PRAGMA wal_autocheckpoint=0'); "
    script += "c.execute(\"INSERT INTO guests (id, name) VALUES ('k', 'killed')\"); c.commit(); os.kill(os.getpid(), 9)"
    subprocess.run([sys.executable, "-c", script])
    assert Path(f"{store}-wal").stat().st_size > 0
    restore(kept, store, force=True)
    assert guests(store) == ["Božena"] and check(store) == 0


def test_a_damaged_store_gives_way_to_a_backup(tmp_path: Path, store: Path) -> None:
    kept = tmp_path / "kept.db"
    backup(store, kept)
    store.write_bytes(b"no store at all" * 1000)
    with pytest.raises(Refused, match=r"not a sound store|cannot be copied"):
        backup(store, tmp_path / "again.db")
    restore(kept, store, force=True)
    assert guests(store) == ["Božena"]
    prepare(db_url(str(store)))


def test_a_store_that_was_damaged_under_a_running_server_is_still_in_use(tmp_path: Path, store: Path) -> None:
    kept = tmp_path / "kept.db"
    backup(store, kept)
    server = Server(str(store))
    try:
        with store.open("r+b") as file:
            file.write(b"no store at all!")
        done = tianxia("restore", str(kept), "--db", str(store), "--force")
        assert done.returncode == 2 and "in use" in done.stderr
    finally:
        server.kill()
    assert tianxia("restore", str(kept), "--db", str(store), "--force").returncode == 0
    assert guests(store) == ["Božena"]


def test_only_a_sound_backup_of_ours_comes_back(tmp_path: Path, store: Path) -> None:
    target = tmp_path / "target.db"
    kept = tmp_path / "kept.db"
    backup(store, kept)
    whole = kept.read_bytes()

    def refused(match: str) -> None:
        with pytest.raises(Refused, match=match):
            restore(kept, target)
        assert not target.exists()

    kept.write_bytes(whole[: len(whole) // 2])
    refused("damaged|not a sound")
    kept.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    refused("damaged|not a sound")
    kept.write_bytes(b"")
    refused("not a sound")
    kept.write_bytes(whole)
    connection = sqlite3.connect(kept)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    refused("newer version")
    connection.execute("DELETE FROM alembic_version")
    connection.commit()
    refused("never finished")
    connection.close()
    kept.unlink()
    refused("no backup")


def test_a_backup_that_has_no_room_leaves_nothing_behind(tmp_path: Path, store: Path) -> None:
    script = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000)); "
    script += "from tianxia.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, "backup", str(tmp_path / "kept.db"), "--db", str(store)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done.stderr
    assert not list(tmp_path.glob("kept*"))


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "kept.db"), "--db", str(tmp_path / "none.db")]) == 2
    assert "no store" in capsys.readouterr().err and not (tmp_path / "none.db").exists()


def test_postgres_is_kept_and_brought_back_by_the_same_commands(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare(postgres)
    kept = tmp_path / "kept.dump"

    async def names(*statements: str) -> list[str]:
        engine = create_async_engine(postgres)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(sa.text(statement))
            found = [row[0] for row in await connection.execute(sa.text("SELECT name FROM guests WHERE id LIKE 'kept%'"))]
        await engine.dispose()
        return found

    asyncio.run(names("INSERT INTO guests (id, name) VALUES ('kept', 'Božena')"))
    assert main(["backup", str(kept), "--db", postgres]) == 0
    assert kept.stat().st_mode & 0o777 == 0o600 and [p.name for p in tmp_path.iterdir()] == ["kept.dump"]
    assert main(["backup", str(kept), "--db", postgres]) == 2
    assert asyncio.run(names("UPDATE guests SET name = 'spoiled' WHERE id = 'kept'")) == ["spoiled"]
    assert main(["restore", str(kept), "--db", postgres]) == 2
    assert "--force" in capsys.readouterr().err
    (tmp_path / "other").write_text("no backup at all")
    assert main(["restore", str(tmp_path / "other"), "--db", postgres, "--force"]) == 2
    assert asyncio.run(names()) == ["spoiled"]
    assert main(["restore", str(kept), "--db", postgres, "--force"]) == 0, capsys.readouterr().err
    assert asyncio.run(names()) == ["Božena"]
    asyncio.run(names("DELETE FROM guests WHERE id = 'kept'"))


def test_a_database_that_does_not_answer_is_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "kept"), "--db", f"postgresql://u:hush@127.0.0.1:{free_port()}/d"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "pg_dump" in told and "hush" not in told and not list(tmp_path.iterdir())
