"""The same server on a real PostgreSQL: another URL, nothing else."""

import asyncio
from pathlib import Path

import sqlalchemy as sa

from tests.server.cut_line import Line
from tests.server.killing import kill_again_and_again
from tests.server.nearly_won import OWNER, NearlyWon, prepare
from tests.server.table_client import Server
from tests.server.test_store import check_migrations, in_hall, open_table, stored_lines
from tianxia.server.hall import Hall
from tianxia.server.settings import Settings, db_url
from tianxia.server.store import Store


def test_a_game_from_opening_to_record(postgres: str) -> None:
    server = Server(postgres.replace("+asyncpg", ""))
    try:
        ann, bob = server.guest(), server.guest()
        opened = ann.open("me", "open", "random", request="pg")
        key = opened["join"].split("join=")[1]
        table = opened["table"]
        assert bob.post(f"/tables/{table}/join", {"key": key, "name": "Božena"})["status"] == "playing"
        shown = ann.look(table)
        ann.move(table, 0, "pick 1", shown["line"], request="r")
        assert ann.move(table, 0, "pick 1", shown["line"], request="r")["again"] is True
        server.kill()
        server.start()
        while (shown := ann.look(table))["status"] != "over":
            for guest, seat in ((ann, 0), (bob, 1)):
                shown = guest.look(table)
                if shown["offers"] and seat in shown["question"]["seats"]:
                    guest.move(table, seat, shown["offers"][-1]["words"], shown["line"])
        record = bob.get(f"/tables/{table}/record")
        assert record["players"][1] == "Božena"
        assert bob.post("/records", {"record": record}, status=201)["result"] == shown["result"]
        assert table in [t["table"] for t in bob.get("/tables")["tables"]]
    finally:
        server.stop()


def test_migrations_and_two_processes_at_once(postgres: str) -> None:
    async def run() -> None:
        stores = [Store(postgres) for _ in range(3)]
        await asyncio.gather(*[store.open() for store in stores])
        async with stores[0].engine.connect() as connection:
            await connection.run_sync(check_migrations)
        assert len({await store.secret("cookie") for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_two_processes_cannot_both_win_a_line(postgres: str) -> None:
    async def run(one: Hall) -> None:
        two = await Hall.open(Settings(db=postgres, bot_workers=1, bots_early=False))
        try:
            for round_ in range(10):
                table = await open_table(one)
                other = await two.tables.get(table.id)
                moves = [
                    one.tables.move(table, table.owner, 0, "pick 1", 0, f"a{round_}"),
                    two.tables.move(other, table.owner, 0, "pick 3", 0, f"b{round_}"),
                ]
                results = await asyncio.gather(*moves, return_exceptions=True)
                assert results.count(False) == 1
                assert table.course.lines == other.course.lines == await stored_lines(one, table.id)
        finally:
            await two.close()

    in_hall(postgres, run)


def test_killed_again_and_again_under_load(postgres: str) -> None:
    server = Server(postgres)
    try:
        moves, _ = kill_again_and_again(server, kills=3, seed=5)
        assert moves >= 15
    finally:
        server.stop()


def test_an_achievement_is_kept_once(postgres: str) -> None:
    """Two won games of one clan: the second is stored like any other and changes nothing of what the first has brought."""
    kept: list[list[tuple[str, str]]] = []
    for _ in range(2):
        won = prepare(postgres)

        async def run(hall: Hall, won: NearlyWon = won) -> None:
            table = await hall.tables.get(won.table)
            await hall.tables.move(table, OWNER, 0, won.words[0], won.line, "last")
            assert table.course.over and table.game.achieved(table.course.state, 0)
            rows = await hall.store.achievements_of(OWNER, "daimyo")
            kept.append([(row["achievement"], row["table_id"]) for row in rows])

        in_hall(postgres, run)
    assert kept[0] and kept[1][: len(kept[0])] == kept[0]


def test_urls_get_their_driver() -> None:
    assert db_url("postgresql://u@h/d") == db_url("postgres://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert db_url("postgresql+asyncpg://u@h/d") == "postgresql+asyncpg://u@h/d"
    assert db_url("/a/b.db") == db_url("sqlite:////a/b.db") == "sqlite+aiosqlite:////a/b.db"


def test_a_database_that_goes_away_is_told_and_all_goes_on_when_it_is_back(postgres: str, tmp_path: Path) -> None:
    url = sa.make_url(postgres)
    assert url.port is not None
    line = Line(url.port)
    with (tmp_path / "log").open("wb") as log:
        server = Server(url.set(port=line.port).render_as_string(), errors=log)
        try:
            ann = server.guest()
            table = ann.open("me", "me")["table"]
            line.cut()
            told = ann.move(table, 0, "pick 1", 0, status=503, request="r")
            assert told["error"] == "store-fault" and told["args"] == {"what": "unreachable"}
            assert ann.get("/ready", status=503)["args"]["store"] and ann.get("/health")["ok"] is True
            line.mend()
            assert ann.move(table, 0, "pick 1", 0, request="r")["again"] is False
            said = (tmp_path / "log").read_text().splitlines()
            assert len(said) == 1 and "does not answer" in said[0], said
        finally:
            server.stop()
            line.cut()
