"""Standing orders: reactions are answered by silence as their owner ordered, and nobody else can tell."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.patience import soon, soon_done
from tests.proof import rule
from tests.server.fake_clock import FakeClock
from tests.server.reaction_table import (
    ANN,
    BOB,
    CID,
    GUESTS,
    LONG,
    answer,
    go_on,
    great_wall,
    in_hall,
    open_question,
    order,
    to_window,
)
from tests.server.table_client import Guest, Server
from tianxia.engine.course import ORDER, PERSON
from tianxia.engine.registry import all_names, find
from tianxia.engine.rng import seeded
from tianxia.server.change import Change
from tianxia.server.hall import Hall
from tianxia.server.live import Viewer
from tianxia.server.orders import reactions, silent_answer
from tianxia.server.points import scores_data
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.views import position_data, story_data, table_data


def test_the_reactions_of_every_game() -> None:
    assert reactions(find("great_wall")) == ["my_turn", "ability", "tactic", "save", "save_text"]
    for name in set(all_names()) - {"great_wall"}:
        assert reactions(find(name)) == []  # nobody is asked there out of turn whether they want to interfere


@rule("GW-8.2.1", "GW-4.2.10")
def test_never_says_nothing_in_the_same_commit(tmp_path: Path) -> None:
    """The same game with answers by hand and by order has the same lines, and the others are told the same."""
    told: list[list[str]] = []
    for by_order in (False, True):

        async def run(hall: Hall, by_order: bool = by_order) -> None:
            table = await great_wall(hall)
            seat = await to_window(hall, table)
            await hall.tables.going_back.undo(table, table.seats[table.course.moves[-1].seat].guest, table.course.moves[-1].seat,
                                   len(table.course.moves) - 1, table.line, "back", False)  # fmt: skip
            if by_order:
                await order(hall, table, seat, "tactic", "never")
            line = table.line
            await answer(hall, table)
            if by_order:
                assert table.course.moves[-1].by == ORDER and table.course.moves[-1].seat == seat
                assert table.line > line + 1
            while not by_order and open_question(table) == ("tactic", seat):
                await answer(hall, table, "pass")
            told.append(table.course.lines[:])

        in_hall(tmp_path / f"{by_order}.db", LONG, run)
    assert told[0][: len(told[1])] == told[1][: len(told[0])] and any(line.endswith("pass") for line in told[1][-2:])


@rule("GW-4.2.10")
def test_an_order_does_not_look_at_the_hand(tmp_path: Path) -> None:
    """Whatever the seat holds, it says nothing: in worlds that others cannot tell apart the answer is the same."""

    async def run(hall: Hall) -> None:
        table = await great_wall(hall, seed=2)
        worlds = full = 0
        for _ in range(4):
            seat = await to_window(hall, table, moves=len(table.course.moves) + 1)
            for deal in range(25):
                other = (seat + 1) % 3
                world = table.game.resample(table.course.state, other, seeded(deal))
                full += len(table.game.legal(world, seat)) > 1
                found = silent_answer(table.game, world, {(seat, "tactic"): "never"})
                assert found == (seat, table.game.actions.parse("pass"))
                worlds += 1
            await answer(hall, table, "pass")
        assert worlds == 100 and 0 < full < worlds  # hands with and without a fitting card

    in_hall(tmp_path / "t.db", LONG, run)


def everything(table: Table, guest: str, eyes: int) -> bytes:
    """All that a viewer of this table can be sent."""
    moves = len(table.course.moves)
    table.memo.clear()
    parts: list[object] = [table_data(table, guest, None), story_data(table, eyes, 0, moves), scores_data(table, eyes)]
    return msgspec.json.encode(parts + [position_data(table, eyes, n) for n in range(moves + 1)])


def test_others_cannot_tell_an_order_from_a_hand(tmp_path: Path) -> None:
    """Byte by byte, for the other seats and a watcher: by hand, by "never", by "wait"; and an order that did nothing yet."""
    first = tmp_path / "first.db"
    found: dict[str, Any] = {}

    async def prepare(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        found.update(table=table.id, seat=seat, moves=len(table.course.moves))

    in_hall(first, LONG, prepare)
    seat = found["seat"]
    seen: dict[str, dict[str, list[bytes]]] = {}
    for world in ("by hand", "never", "wait"):
        db = tmp_path / f"{world}.db"
        shutil.copy(first, db)

        async def run(hall: Hall, world: str = world) -> None:
            table = await hall.tables.get(found["table"])

            def look() -> dict[str, bytes]:
                shown = {g: everything(table, g, GUESTS.index(g)) for g in GUESTS}
                return {**shown, "watcher": everything(table, "w" * 32, -1)}

            views = [look()]
            if world == "wait":
                await order(hall, table, seat, "tactic", "wait")
                views.append(look())
                await soon(lambda: len(table.course.moves) > found["moves"])
            elif world == "never":
                await order(hall, table, seat, "ability", "never")
                views.append(look())
                await order(hall, table, seat, "tactic", "never")
            else:
                views.append(look())
                await answer(hall, table, "pass")
            views.append(look())
            for view in views:
                for guest, seen_by in view.items():
                    seen.setdefault(guest, {}).setdefault(world, []).append(seen_by)

        in_hall(db, 0.3 if world == "wait" else 20.0, run, FakeClock())
    others = [g for g in GUESTS if g != GUESTS[seat]] + ["watcher"]
    for guest in others:
        for world in ("never", "wait"):
            theirs = [msgspec.json.decode(b) for b in seen[guest][world]]
            hand = [msgspec.json.decode(b) for b in seen[guest]["by hand"]]
            for one in (*theirs, *hand):
                if one[0]["orders"]:
                    one[0]["orders"]["seconds"] = 0.0  # the setting of the server, not of a seat
            assert msgspec.json.encode(theirs) == msgspec.json.encode(hand), f"{guest} can tell {world!r} from an answer by hand"
    assert seen[GUESTS[seat]]["never"][1] != seen[GUESTS[seat]]["by hand"][1]  # its owner sees it


def test_an_order_wakes_nobody_else(tmp_path: Path) -> None:
    """Not even that something was ordered is told: only the owner's own viewers are sent the table again."""

    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        viewers = {g: Viewer(None, table, g, None, None) for g in (*GUESTS, None)}  # type: ignore[arg-type]
        for viewer in viewers.values():
            hall.live.enter(viewer)
            viewer.dirty = False
        await order(hall, table, 1, "tactic", "wait")
        assert {g: v.dirty for g, v in viewers.items()} == {ANN: False, BOB: True, CID: False, None: False}
        rows = {g: next(r for r in await hall.store.tables_of(g, 9) if r["id"] == table.id) for g in (ANN, CID)}
        assert rows[ANN]["moves"] == rows[CID]["moves"] == 0
        for viewer in viewers.values():
            hall.live.leave(viewer)

    in_hall(tmp_path / "t.db", LONG, run)


def test_wait_gives_its_time_and_then_says_nothing(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        moves = len(table.course.moves)
        await order(hall, table, seat, "tactic", "wait")
        shown = table_data(table, GUESTS[seat], None).orders
        assert shown is not None and shown.passes_in is not None
        assert 0 < shown.passes_in <= 0.5 and shown.kinds["tactic"] == "wait"
        assert len(table.course.moves) == moves
        await soon(lambda: len(table.course.moves) > moves)
        assert table.course.moves[moves].seat == seat and table.course.moves[moves].by == PERSON
        assert table.course.lines[-1].endswith("pass") and not (seat in table.alarms and open_question(table)[1] != seat)

    in_hall(tmp_path / "t.db", 0.5, run)


def test_who_answers_sooner_is_not_answered_for(tmp_path: Path) -> None:
    """The alarm of a question that was answered in time does not touch a later one."""

    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        await order(hall, table, seat, "tactic", "wait")
        first = table.alarms[seat]
        await answer(hall, table, "pass")
        assert first.task.cancelled() or first.task.cancelling()
        await go_on(hall, table, lambda: open_question(table) == ("tactic", seat))
        assert table.alarms[seat] is not first and table.alarms[seat].due >= first.due
        moves = len(table.course.moves)
        second = table.alarms[seat].task
        await order(hall, table, seat, "tactic", "ask")  # no more hurry
        assert table.alarms == {}
        await asyncio.wait([second])
        assert second.cancelled() and len(table.course.moves) == moves

    in_hall(tmp_path / "t.db", 0.5, run)


def test_a_changed_order_counts_at_once(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        moves = len(table.course.moves)
        await order(hall, table, seat, "tactic", "wait")
        await order(hall, table, seat, "save", "never")  # another kind: no answer to this question
        assert len(table.course.moves) == moves and seat in table.alarms
        await order(hall, table, seat, "tactic", "never")
        assert table.course.moves[moves].seat == seat and table.course.moves[moves].by == PERSON  # they have just said so
        line = table.line
        await order(hall, table, seat, "tactic", "never")  # the same again changes nothing
        assert table.line == line

    in_hall(tmp_path / "t.db", LONG, run)


def test_orders_survive_a_restart_and_the_time_begins_again(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    found: dict[str, Any] = {}

    async def before(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        await order(hall, table, seat, "tactic", "never")
        await order(hall, table, seat, "tactic", "wait")
        await order(hall, table, seat, "my_turn", "never")
        seat = await to_window(hall, table, moves=len(table.course.moves)) if open_question(table)[0] != "tactic" else seat
        await order(hall, table, open_question(table)[1], "tactic", "wait")
        found.update(table=table.id, moves=len(table.course.moves), orders=dict(table.orders))

    in_hall(db, LONG, before)

    async def after(hall: Hall) -> None:
        """Nobody looks at the table; it goes on by itself."""

        async def stored() -> int:
            read = await hall.store.table(found["table"])
            assert read is not None and read.orders == found["orders"]
            return len([line for line in read.lines if not line[0].startswith("undo")])

        begin = await stored()

        async def more() -> bool:
            return await stored() > begin

        await soon_done(more, "the table goes on by itself")
        table = await hall.tables.get(found["table"])
        await soon(lambda: len(table.course.moves) > found["moves"])  # what is stored is taken over right after
        assert table.orders == found["orders"]

    in_hall(db, 0.3, after)


def test_orders_on_postgres(postgres: str) -> None:
    """The newest order counts, and a table that waits for somebody's time is found again."""
    found: dict[str, Any] = {}

    async def before(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        for wish in ("never", "ask", "wait"):
            await order(hall, table, (seat + 1) % 3, "save", wish)
        await order(hall, table, seat, "tactic", "wait")
        found.update(table=table.id, orders=dict(table.orders), moves=len(table.course.moves))

    in_hall(postgres, LONG, before)

    async def after(hall: Hall) -> None:
        assert found["table"] in await hall.store.orders_to_wake()
        table = await hall.tables.get(found["table"])
        assert table.orders == found["orders"]
        await soon(lambda: len(table.course.moves) > found["moves"])

    in_hall(postgres, 0.3, after)


def test_an_order_that_could_not_be_stored_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        seat = await to_window(hall, table)
        moves = len(table.course.moves)
        failed: list[object] = []
        write = hall.store.write

        async def full_disk(change: Change) -> None:
            if not failed:
                failed.append(change)
                raise OSError("the disk is full")
            await write(change)

        await order(hall, table, seat, "tactic", "wait")
        monkeypatch.setattr(hall.store, "write", full_disk)
        await soon(lambda: len(failed) == 1)
        assert len(table.course.moves) == moves
        await soon(lambda: len(table.course.moves) > moves)

    in_hall(tmp_path / "t.db", 0.3, run)


def test_wrong_orders_are_refused(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await great_wall(hall)
        for guest, seat, kind, error in (
            (ANN, 1, "tactic", "not-your-seat"),
            (None, 0, "tactic", "not-your-seat"),
            (ANN, 7, "tactic", "unknown-seat"),
            (ANN, 0, "slot", "unknown-question"),
            (ANN, 0, "supper", "unknown-question"),
        ):
            with pytest.raises(Problem) as refused:
                await hall.tables.orders.leave(table, guest, seat, kind, "never")
            assert refused.value.error == error
        assert table.orders == {}

    in_hall(tmp_path / "t.db", LONG, run)


def test_orders_over_http(server: Server, ann: Guest, bob: Guest) -> None:
    opened = ann.open("me", "me", "random", game="great_wall")  # two seats of one guest, and a bot
    table = opened["table"]
    assert opened["orders"]["kinds"] == dict.fromkeys(["my_turn", "ability", "tactic", "save", "save_text"], "ask")
    assert opened["orders"]["seconds"] == 20 and opened["orders"]["passes_in"] is None
    path = f"/tables/{table}/seats/1/orders/tactic"
    for _ in range(2):
        shown = ann.put(path, {"order": "never"})
        assert shown["eyes"] == 1 and shown["orders"]["kinds"]["tactic"] == "never"
    assert ann.look(table, seat=0)["orders"]["kinds"]["tactic"] == "ask"  # each seat has its own
    assert ann.look(table, seat=1)["orders"]["kinds"]["tactic"] == "never"
    assert bob.look(table)["orders"] is None
    assert ann.put(path, {"order": "sometimes"}, status=422)["error"] == "bad-request"
    assert ann.put(path, {"order": "ask", "seat": 1}, status=422)["error"] == "bad-request"
    assert ann.put(path, {}, status=422)["error"] == "bad-request"
    assert bob.put(path, {"order": "ask"}, status=403)["error"] == "not-your-seat"
    assert ann.put(f"/tables/{table}/seats/2/orders/tactic", {"order": "ask"}, status=403)["error"] == "not-your-seat"
    assert ann.put(f"/tables/{table}/seats/9/orders/tactic", {"order": "ask"}, status=404)["error"] == "unknown-seat"
    assert ann.put(f"/tables/{table}/seats/0/orders/keep", {"order": "ask"}, status=404)["error"] == "unknown-question"
    assert ann.put("/tables/nowhere/seats/0/orders/tactic", {"order": "ask"}, status=404)["error"] == "unknown-table"
    assert ann.look(ann.open("me", "me")["table"])["orders"] is None  # a game without reactions
    with ann.live(table, "?seat=0") as socket, bob.live(table) as watching:
        socket.hear("table")
        watching.hear("table")
        ann.put(f"/tables/{table}/seats/0/orders/ability", {"order": "wait"})
        assert socket.hear("table")["table"]["orders"]["kinds"]["ability"] == "wait"
        watching.say(type="ping")  # the watcher is told nothing of it
        heard = [watching.hear_any() for _ in range(1)]
        while heard[-1]["type"] != "pong":
            heard.append(watching.hear_any())
        assert {message["type"] for message in heard} <= {"pong", "here", "thinking"}
