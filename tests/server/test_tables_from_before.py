"""Tables that were opened by an earlier version go on as they were; what can no longer be believed is told, not played."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_store import in_hall, url
from tianxia.engine.deal import FOLDED
from tianxia.engine.rng import folded, seeded
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.problems import Problem
from tianxia.server.views import table_data

ANN, BOB = "a" * 32, "b" * 32
LONG = 2**40 + 99  # a seed whose bits were folded then


async def open_for(hall: Hall, *who: Any) -> str:
    made, _ = await hall.opening.open(ANN, "pebbles", "", {}, [SeatWish(who=w) for w in who], LONG, None)
    return made.id


def as_before(db: Path, **columns: Any) -> None:
    """The rows as an earlier version has written them."""
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE tables SET dice = NULL, known = NULL, secret = NULL, commitment = NULL, parent = NULL")
        connection.execute("UPDATE seats SET word = NULL")
        for name, value in columns.items():
            connection.execute(f"UPDATE tables SET {name} = ?", (value,))


def test_a_running_table_keeps_its_dice(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    found: list[str] = []

    async def before(hall: Hall) -> None:
        found.append(await open_for(hall, "me", "me"))

    async def after(hall: Hall) -> None:
        table = await hall.tables.get(found[0])
        assert table.course.record.deal.dice == FOLDED and table.known == "old-dice"
        assert table.course.state.rng.plain() == folded(LONG).plain() != seeded(LONG).plain()
        assert "dice" not in table.record().plain() and table.record().plain()["seed"] == LONG
        await hall.tables.move(table, ANN, 0, "pick 1", 0, "r1")

    in_hall(url(db), before)
    as_before(db, open_book=False)
    in_hall(url(db), after)


def test_a_table_with_an_open_seat_shows_no_card_and_can_be_joined(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    found: list[str] = []

    async def before(hall: Hall) -> None:
        found.append(await open_for(hall, "me", "open"))

    async def after(hall: Hall) -> None:
        table = await hall.tables.get(found[0])
        assert table_data(table, ANN, None).view is None
        await hall.tables.join(table, BOB, None, "Bob")
        assert table.status == "playing" and table.course.state.rng.plain() == folded(LONG).plain()

    in_hall(url(db), before)
    as_before(db, open_book=False)
    in_hall(url(db), after)


def test_a_branch_whose_parentage_was_never_kept_goes_on_and_can_be_branched_again(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    found: list[str] = []
    start: list[str] = []

    async def before(hall: Hall) -> None:
        found.append(await open_for(hall, "me", "me"))
        table = await hall.tables.get(found[0])
        await hall.tables.move(table, ANN, 0, "pick 2", 0, "r1")
        position = table.game.save(table.game.resample(table.course.state, 0, seeded(5)))
        start.append(json.dumps(position))

    async def after(hall: Hall) -> None:
        table = await hall.tables.get(found[0])
        picks: Any = table.game.save(table.course.at(0))["picks"]
        assert picks[0] == 2 and table.known == "branched"
        again = await hall.opening.branch(table, ANN, 0, 0, "random")
        hall.tables._known.clear()
        hall.tables._recent.clear()
        read = await hall.tables.get(again.id)
        assert read.course.at(0).fingerprint() == again.course.at(0).fingerprint()

    in_hall(url(db), before)
    with sqlite3.connect(db) as connection:
        connection.execute("DELETE FROM lines")
    as_before(db, open_book=False, start=start[0], from_table="elsewhere", from_move=1)
    in_hall(url(db), after)


def test_a_table_that_began_with_a_position_from_outside_is_not_played_any_more(tmp_path: Path) -> None:
    """Such positions could freeze the server, again after every start."""
    db = tmp_path / "t.db"
    found: list[str] = []

    async def before(hall: Hall) -> None:
        found.append(await open_for(hall, "me", "me"))

    async def after(hall: Hall) -> None:
        with pytest.raises(Problem, match="came from outside") as told:
            await hall.tables.get(found[0])
        assert told.value.error == "broken-table"

    in_hall(url(db), before)
    as_before(db, start=json.dumps({"seats": 2, "heap": 10**18, "todo": [], "rng": [1, 2, 3, 4]}))
    in_hall(url(db), after)
