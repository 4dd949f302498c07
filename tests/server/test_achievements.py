"""Achievements: kept per guest, each once, on disk with the move that brought it; only for honest games."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from tests.proof import rule
from tests.server.nearly_won import OWNER, NearlyWon, prepare
from tests.server.table_client import Guest, Server
from tests.server.test_store import in_hall, open_table, url
from tianxia.engine.registry import all_names, find
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.upgrading import MIGRATIONS


class Solo:
    """A server on which a game is won with the next move."""

    def __init__(self, db: Path) -> None:
        self.won: NearlyWon = prepare(str(db), "hard")
        self.server = Server(str(db))
        self.ann: Guest = self.server.guest()
        self.ann.http.cookies.set("tianxia", self.won.cookie, domain="127.0.0.1", path="/")

    def win(self) -> Any:
        return self.ann.move(self.won.table, 0, self.won.words[0], self.won.line, request="last")

    def reached(self, **params: Any) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ann.get("/me/achievements", **params)["achievements"]
        return found


@pytest.fixture
def solo(tmp_path: Path) -> Iterator[Solo]:
    made = Solo(tmp_path / "t.db")
    yield made
    made.server.stop()


@rule("DM-15.8.1", "DM-15.8.2")
def test_a_won_solo_game_is_ticked_at_its_level_once_and_for_good(solo: Solo) -> None:
    assert solo.reached() == []
    assert solo.ann.look(solo.won.table)["not_counted"] is None
    solo.win()
    solo.server.kill()  # the answer has come: it is on disk
    solo.server.start()
    shown = solo.ann.look(solo.won.table)
    assert shown["status"] == "over" and shown["view"]["achievements"]
    first = solo.reached()
    assert [a["achievement"] for a in first] == [f"{number}-hard" for number in shown["view"]["achievements"]]
    assert {a["table"] for a in first} == {solo.won.table} and {a["game"] for a in first} == {"daimyo"}
    assert {a["points"] for a in first} == {shown["result"]["totals"][0]} and all(a["at"].endswith("Z") for a in first)
    goals = solo.ann.get("/games/daimyo")["goals"]
    assert len(goals) == 21 and all(a["achievement"] in goals for a in first)
    # asked again: nothing is counted twice
    assert solo.win()["again"] is True
    # the end is no free undo; taken back all the same, what was reached stays, and another end brings no more
    assert shown["undo"]["last"] is None
    solo.ann.undo(solo.won.table, 0, shown["move"] - 1, shown["line"], ask=True)
    again = solo.ann.look(solo.won.table)
    assert again["status"] == "playing" and again["open_book"] is True and again["not_counted"] == "open-book"
    solo.ann.move(solo.won.table, 0, solo.won.words[-1], again["line"])
    assert solo.reached() == first
    assert solo.reached(game="daimyo") == first and solo.reached(game="pebbles") == []


def test_nobody_sees_what_another_has_reached(solo: Solo) -> None:
    solo.win()
    assert solo.reached()
    eve = solo.server.guest()
    assert eve.get("/me/achievements") == {"achievements": []}  # no cookie yet
    eve.get("/me")
    assert eve.get("/me/achievements", guest=OWNER) == {"achievements": []}
    forged = solo.server.guest()
    forged.http.cookies.set("tianxia", OWNER, domain="127.0.0.1", path="/")
    assert forged.get("/me/achievements", status=401)["error"] == "bad-cookie"


def test_who_comes_back_within_a_year_stays_the_same_guest(solo: Solo) -> None:
    first = solo.ann.http.get("/api/me")
    again = solo.ann.http.get("/api/me")
    assert first.json() == again.json() and "Max-Age=31536000" in again.headers["set-cookie"]
    assert solo.won.cookie in again.headers["set-cookie"]


def test_an_imported_or_branched_game_counts_for_nobody(solo: Solo) -> None:
    bob = solo.server.guest()
    bob.get("/me")
    solo.win()
    record = bob.get(f"/tables/{solo.won.table}/record")
    # the record itself has no lead; what matters is that its table is known not to count
    unfinished = bob.post("/records", {"record": {**record, "lines": record["lines"][:5]}}, status=201)
    assert unfinished["not_counted"] == "open-book"
    moves = solo.ann.look(solo.won.table)["move"]
    branched = bob.post(f"/tables/{solo.won.table}/branch", {"move": moves - 1, "seat": 0}, status=201)
    assert branched["not_counted"] == "past-position" and branched["from"]["table"] == solo.won.table
    over = bob.play_to_end(branched["table"])
    assert over["view"]["achievements"] and over["result"]["places"] == [1, 2]  # won, and yet
    assert bob.get("/me/achievements") == {"achievements": []}


def test_a_game_whose_seed_is_known_does_not_count(solo: Solo) -> None:
    opened = solo.ann.post(f"/tables/{solo.won.table}/open-book")
    assert opened["not_counted"] == "open-book"
    solo.win()
    assert solo.ann.look(solo.won.table)["result"]["places"] == [1, 2] and solo.reached() == []


def test_taking_back_what_was_revealed_does_not_count_also_after_a_restart(solo: Solo) -> None:
    """All dice of the game are foreknown by then. Free undo counts (see the first test)."""
    solo.ann.undo(solo.won.table, 0, 0, solo.won.line, ask=True)
    for _ in range(2):
        assert solo.ann.look(solo.won.table)["not_counted"] == "taken-back"
        solo.server.kill()
        solo.server.start()


def test_pebbles_for_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any game may name goals. Every person gets their own; nobody gets them for two seats, and bots get none."""
    game = find("pebbles")
    monkeypatch.setattr(game, "goals", lambda: ["played", "first"])
    monkeypatch.setattr(game, "achieved", lambda s, seat: ["played", "first"] if seat == 0 else ["played"])
    guests = ["a" * 32, "b" * 32]

    async def finish(hall: Hall, table: Any) -> None:
        while not table.course.over:
            seat = table.course.waiting()[0]
            await hall.tables.move(table, table.seats[seat].guest, seat, "pick 1", table.line, f"r{table.line}")

    async def reached(hall: Hall) -> list[list[str]]:
        return [[row["achievement"] for row in await hall.store.achievements_of(guest, "pebbles")] for guest in guests]

    async def run(hall: Hall) -> None:
        await finish(hall, await open_table(hall, guests[0]))  # hot seat
        assert await reached(hall) == [[], []]
        wishes = [SeatWish(who="me"), SeatWish(who="open")]
        for _ in range(2):
            table, _ = await hall.opening.open(guests[0], "pebbles", "", {}, wishes, None, None)
            await hall.tables.join(table, guests[1], 1, "Bob")
            await finish(hall, table)
        assert await reached(hall) == [["first", "played"], ["played"]]

    in_hall(url(tmp_path / "t.db"), run)


@pytest.mark.parametrize("name", all_names())
def test_goals_fit_their_column_and_are_named_once(name: str) -> None:
    goals = find(name).goals()
    assert len(goals) == len(set(goals)) and all(0 < len(goal) <= 40 for goal in goals)


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    db = tmp_path / "old.db"
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("sqlalchemy.url", f"sqlite:///{db}")
    command.upgrade(config, "0001")
    with sqlite3.connect(db) as old:
        old.execute("INSERT INTO guests VALUES ('g', 'Ann')")

    async def run(hall: Hall) -> None:
        assert await hall.store.guest_name("g") == "Ann"
        assert await hall.store.achievements_of("g", None) == []

    in_hall(url(db), run)
