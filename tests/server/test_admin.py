"""`tianxia admin`: what the operator can see and do while a server runs, and what becomes of old tables and of finished games."""

import asyncio
import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.patience import until
from tests.server.table_client import Server
from tianxia.cli import main
from tianxia.engine.course import Course
from tianxia.engine.record import read_record
from tianxia.server import schema
from tianxia.server.retention import forget, old_tables, parts_and_mentions
from tianxia.server.settings import db_url
from tianxia.server.starting import prepare
from tianxia.server.store import Store


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(str(tmp_path_factory.mktemp("house") / "t.db"))
    yield made
    made.stop()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test stops when it has played."""
    made = Server(str(tmp_path / "t.db"))
    yield made
    made.stop()


def admin(house: Server, capsys: Any, *arguments: str, code: int = 0) -> str:
    assert main(["admin", "--db", house.db, *arguments]) == code
    said = capsys.readouterr()
    return str(said.out if code == 0 else said.err)


def test_people_and_tables_are_listed_without_whole_ids(house: Server, capsys: Any) -> None:
    ann = house.guest()
    ann.http.put("/api/me", json={"name": "Ann of the hill"})
    table = ann.open("me", "open")["table"]
    told = admin(house, capsys, "users", "--name", "Ann of")
    me = ann.get("/me")["guest"]
    assert told.count("\n") == 1 and me in told and "Ann of the hill" in told
    assert table in admin(house, capsys, "tables", "--status", "open")
    assert table not in admin(house, capsys, "tables", "--status", "over")
    looked = admin(house, capsys, "table", table)
    assert f"seat 0: {me} Ann of the hill" in looked and "seat 1: open" in looked
    connection = sqlite3.connect(house.db)
    secrets = connection.execute("SELECT owner, join_key, secret FROM tables").fetchall()
    connection.close()
    for secret in [text for row in secrets for text in row if text]:
        assert secret not in told + looked


def test_a_stuck_table_is_set_aside_and_taken_back_while_the_server_runs(house: Server, capsys: Any) -> None:
    ann = house.guest()
    ann.get("/me")
    table = ann.open("me", "me")["table"]
    ann.move(table, 0, "pick 2", 0)
    assert "line 1: 0 pick 2 (person)" in admin(house, capsys, "table", table) and ann.look(table)["line"] == 1
    assert "aside" in admin(house, capsys, "aside", table, "--why", "a strange draw")

    def status() -> int:
        return int(ann.http.get(f"/api/tables/{table}").status_code)

    until(lambda: status() != 200, "the server knows it")
    refused = ann.http.get(f"/api/tables/{table}").json()
    assert refused["error"] == "broken-table" and refused["args"]["what"] == "a strange draw"
    ann.move(table, 1, "pick 1", 1, status=status())
    assert "set aside by the operator" in admin(house, capsys, "table", table)
    assert "a strange draw" in admin(house, capsys, "tables")
    house.kill()
    house.start()
    assert status() != 200, "also after a restart"
    admin(house, capsys, "back", table)
    until(lambda: status() == 200, "the server knows it")
    assert ann.look(table)["line"] == 1
    ann.move(table, 1, "pick 1", 1)


def test_a_damaged_table_is_explained_and_tried_again_once_it_is_mended(house: Server, capsys: Any) -> None:
    ann = house.guest()
    ann.get("/me")
    table = ann.open("me", "me")["table"]
    ann.move(table, 0, "pick 2", 0)
    house.stop()
    with sqlite3.connect(house.db) as connection:
        connection.execute("UPDATE lines SET text = '0 pick 99' WHERE table_id = ? AND n = 1", (table,))
    connection.close()
    house.start()
    assert ann.http.get(f"/api/tables/{table}").json()["error"] == "broken-table"
    assert "it cannot be read" in admin(house, capsys, "table", table)
    with sqlite3.connect(house.db) as connection:
        connection.execute("UPDATE lines SET text = '0 pick 2' WHERE table_id = ? AND n = 1", (table,))
    connection.close()
    assert ann.http.get(f"/api/tables/{table}").status_code != 200, "it is not tried again and again"
    admin(house, capsys, "back", table)
    until(lambda: ann.http.get(f"/api/tables/{table}").status_code == 200, "the server tries it again")


def test_an_announcement_is_read_by_everybody_until_it_is_withdrawn(house: Server, capsys: Any) -> None:
    eve = house.guest()

    def heard() -> list[dict[str, str]]:
        return [one["texts"] for one in eve.get("/announcements")["announcements"]]

    assert heard() == []
    name = admin(house, capsys, "announce", "--en", "We are back\n at nine", "--cs", "Vrátíme se v devět").partition(":")[0]
    until(heard, "the server knows it")
    assert heard() == [{"en": "We are back at nine", "cs": "Vrátíme se v devět"}]
    assert "Vrátíme se" in admin(house, capsys, "announcements")
    admin(house, capsys, "announce", "--en", "past", "--hours", "-1")
    admin(house, capsys, "withdraw", name)
    until(lambda: not heard(), "the server knows it")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["table", "none"], "tianxia admin tables"),
        (["aside", "none"], "tianxia admin tables"),
        (["back", "none"], "tianxia admin tables"),
        (["withdraw", "none"], "tianxia admin announcements"),
        (["announce"], "--en"),
        (["announce", "--en", "x" * 501], "500"),
        (["forget", "--days", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(house: Server, capsys: Any, asked: list[str], told: str) -> None:
    said = admin(house, capsys, *asked, code=2)
    assert told in said and said.count("\n") == 1


# ---- what is old ----


def aged(path: str, table: str, days: float) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET changed = ? WHERE id = ?", (time.time() - days * 86400, table))
    connection.close()


def tables_in(path: str) -> set[str]:
    connection = sqlite3.connect(path)
    found = {row[0] for row in connection.execute("SELECT id FROM tables")}
    left = {row[0] for part in ("seats", "lines", "snapshots") for row in connection.execute(f"SELECT table_id FROM {part}")}
    connection.close()
    assert left <= found, "nothing is left of a deleted table"
    return found


def test_old_finished_tables_of_guests_are_deleted_and_no_others(own: Server, capsys: Any) -> None:
    ann = own.guest()
    ann.get("/me")
    old, young, running, reached = [ann.open("me", "me")["table"] for _ in range(4)]
    for table in (old, young, reached):
        ann.play_to_end(table)
    own.stop()
    for table in (old, running, reached):
        aged(own.db, table, 40)
    with sqlite3.connect(own.db) as connection:
        connection.execute("INSERT INTO achievements VALUES ('g', 'pebbles', 'first', ?, 3, 0)", (reached,))
    connection.close()
    assert main(["admin", "--db", own.db, "forget", "--days", "30"]) == 0
    assert "1 tables would be deleted" in capsys.readouterr().out and len(tables_in(own.db)) == 4
    again = Server(own.db, TIANXIA_RETENTION_DAYS="30")
    try:
        until(lambda: old not in tables_in(own.db), "it is deleted")
        assert tables_in(own.db) == {young, running, reached}
        assert again.guest().http.get(f"/api/tables/{old}").status_code == 404
    finally:
        again.stop()


def test_nothing_of_somebody_with_an_account_is_deleted() -> None:
    """`people` has a column that says since when somebody has an account; where there is none, nobody has."""
    metadata = sa.MetaData()
    people = schema.metadata.tables.get("people")
    if people is None:
        people = sa.Table("people", metadata, sa.Column("guest", sa.String(40)), sa.Column("account", sa.Float))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema.metadata, "tables", {**schema.metadata.tables, "people": people})
        asked = str(old_tables(0.0))
    assert "tables.owner NOT IN" in asked and "people.account IS NOT NULL" in asked and asked.count("people.guest") >= 2


def test_every_part_of_a_table_is_known() -> None:
    parts, mentions = parts_and_mentions()
    assert {c.table.name for c in parts} >= {"seats", "lines", "snapshots", "orders", "set_aside"}
    assert "achievements" in {c.table.name for c in mentions}


def test_a_table_in_use_is_left(tmp_path: Path) -> None:
    url = db_url(str(tmp_path / "t.db"))
    prepare(url)

    async def once() -> int:
        store = Store(url)
        await store.open()
        try:
            return await forget(store, time.time(), lambda _: True)
        finally:
            await store.close()

    assert asyncio.run(once()) == 0


# ---- what is given away ----


def test_a_dump_has_every_finished_game_without_names_and_replays(own: Server, tmp_path: Path, capsys: Any) -> None:
    ann = own.guest()
    ann.http.put("/api/me", json={"name": "Ann Hill"})
    kept = ann.open("me", "greedy")["table"]
    ann.play_to_end(kept)
    ann.open("me", "me")  # is being played
    ann.play_to_end(ann.open("me", "me", seed=3)["table"])  # the deal was known to the one who chose the seed
    seats = [{"who": "me", "word": "Ann Hill was here"}, {"who": "me"}]
    ann.play_to_end(ann.post("/tables", {"game": "pebbles", "seats": seats}, 201)["table"])
    own.stop()
    out = tmp_path / "games.jsonl.gz"
    assert main(["dump", "--db", own.db, "--out", str(out)]) == 0
    assert main(["dump", "--db", own.db, "--out", str(out)]) == 2
    assert "--force" in capsys.readouterr().err and not out.with_name("games.jsonl.gz.part").exists()
    text = gzip.decompress(out.read_bytes()).decode()
    head, *games = [json.loads(line) for line in text.splitlines()]
    assert head["format"] == "tianxia-dump-1" and head["licence"] == "CC0-1.0"
    (game,) = games
    assert game["players"] == ["player 1", "greedy"] and len(game["by"]) == len(game["lines"])
    assert time.strftime("%Y-") in game["ended"] and len(game["ended"]) == 7
    course = Course.of(read_record(json.dumps({k: v for k, v in game.items() if k not in ("ended", "by")})))
    assert course.over and course.game.totals(course.state) == game["totals"]
    connection = sqlite3.connect(own.db)
    private = connection.execute("SELECT id, owner, join_key, commitment FROM tables").fetchall()
    connection.close()
    for secret in ["Ann", *[text for row in private for text in row if text]]:
        assert secret not in text
    assert main(["dump", "--db", own.db, "--out", str(tmp_path / "p.jsonl"), "--public-only"]) == 0
    assert len((tmp_path / "p.jsonl").read_text().splitlines()) == 1, "the table was nobody's to find in the lobby"
