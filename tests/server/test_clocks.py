"""Clocks: what a turn costs, what costs nothing, what happens at zero, and that nothing of it is lost."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock_table import ANN, BOB, CAT, House, house, in_a_house
from tests.server.fake_clock import FakeClock
from tests.server.table_client import Server

HOUR, DAY = 3600.0, 24 * 3600.0
BANK = {"kind": "bank", "seconds": 600, "increment": 10}
BY_MOVE = {"kind": "move", "seconds": 2 * 24 * 3600}


def clock(kind: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {**kind, **more}


def test_a_bank_pays_for_the_turn_from_the_first_question_to_the_last(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, clock=BANK)
        assert await at.left(table) == [610, 600], "the increment comes with the turn"
        await at.pass_by(100, table)
        assert await at.left(table) == [510, 600]
        await at.move(table, ANN, "feel calm")
        await at.pass_by(50, table)
        assert await at.left(table) == [460, 600], "it is still her turn"
        await at.move(table, ANN)
        await at.pass_by(15, table)
        assert await at.left(table) == [460, 610], "the first seconds of a reaction are free"
        await at.pass_by(25, table)
        assert await at.left(table) == [460, 590]
        await at.move(table, BOB, "pass")
        await at.pass_by(30, table)
        assert await at.left(table) == [460, 560], "his own turn follows at once"

    in_a_house(tmp_path, story)


def test_by_the_move_every_turn_has_the_whole_time(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, clock=BY_MOVE)
        await at.pass_by(DAY, table)
        assert await at.left(table) == [DAY, 2 * DAY]
        await at.move(table, ANN, "feel calm")
        assert await at.left(table) == [DAY, 2 * DAY], "a question of the same turn begins nothing anew"
        await at.move(table, ANN)
        await at.move(table, BOB, "pass")
        await at.pass_by(HOUR, table)
        assert await at.left(table) == [DAY, 2 * DAY - HOUR]
        await at.move(table, BOB, "feel bold")
        await at.move(table, BOB)
        await at.move(table, ANN, "pass")
        assert await at.left(table) == [2 * DAY, 2 * DAY - HOUR]

    in_a_house(tmp_path, story)


def test_several_who_are_asked_at_once_have_their_own_clocks(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, "bot", game="pebbles", clock=clock(BANK, increment=0))
        await at.pass_by(20, table)
        await at.move(table, BOB, "pick 1")
        await at.pass_by(30, table)
        assert await at.left(table) == [550, 580], "bots have no clock"

    in_a_house(tmp_path, story)


def test_at_zero_a_bot_plays_on_and_its_owner_may_come_back_once(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, game="pebbles", clock=clock(BANK, seconds=1000))
        await at.move(table, BOB, "pick 1")
        shown = await at.pass_by(1009, table, BOB)
        assert shown["players"][0]["bot"] is None
        shown = await at.pass_by(2, table, BOB)
        assert shown["players"][0]["stand_in"] and shown["time"]["clocks"][0]["out"], "everybody is told"
        assert shown["move"] >= 2, "and the game goes on"
        refused = await at.ask(ANN, "POST", f"/tables/{table}/moves", _any_move(shown), 409)
        assert refused["error"] == "stand-in"
        await at.ask(ANN, "DELETE", f"/tables/{table}/seats/0/bot")
        shown = await at.rest(table)
        assert not shown["players"][0]["stand_in"] and shown["time"]["clocks"][0]["back"]
        assert (await at.left(table))[0] in (100, 110), "a small bank, and the increment if the turn has begun since"
        while (await at.look(table))["players"][0]["bot"] is None:
            if (await at.look(table, BOB))["offers"]:
                await at.move(table, BOB)
            await at.pass_by(111, table)
        refused = await at.ask(ANN, "DELETE", f"/tables/{table}/seats/0/bot", None, 409)
        assert refused["error"] == "out-of-time"

    in_a_house(tmp_path, story)


def _any_move(shown: Any) -> dict[str, Any]:
    return {"seat": 0, "words": "pick 1", "line": shown["line"], "request": "any"}


def test_at_zero_the_seat_resigns_where_that_was_agreed(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, clock=clock(BY_MOVE, at_zero="resign"))
        shown = await at.pass_by(2 * DAY + 1, table, BOB)
        assert shown["status"] == "over" and shown["question"] is None and shown["offers"] == []
        assert shown["result"]["places"] == [2, 1] and shown["result"]["ended"] == "resigned"
        assert shown["result"]["resigned"] == [0] == shown["time"]["resigned"][0:1]

    in_a_house(tmp_path, story)


def test_undo_gives_nothing_back_and_cannot_be_milked(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, game="pebbles", clock=BANK)
        for n in range(3):
            await at.pass_by(5, table)
            await at.move(table, ANN, "pick 1")
            line = (await at.look(table))["line"]
            undo = {"seat": 0, "keep": 0, "line": line, "request": f"u{n}"}
            await at.ask(ANN, "POST", f"/tables/{table}/undo", undo)
        assert await at.left(table) == [610 - 15, 610 - 15]

    in_a_house(tmp_path, story)


def test_while_an_undo_is_asked_for_nobody_is_charged(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, clock=BANK)
        await at.move(table, ANN, "feel calm")
        await at.move(table, ANN)
        shown = await at.move(table, BOB, "cheer")
        undo = {"seat": 0, "keep": 0, "line": shown["line"], "request": "u", "ask": True}
        await at.ask(ANN, "POST", f"/tables/{table}/undo", undo)
        await at.pass_by(500, table)
        assert await at.left(table) == [610, 610]
        answer = {"agree": False, "keep": 0, "line": shown["line"]}
        await at.ask(BOB, "POST", f"/tables/{table}/undo/answer", answer)
        await at.pass_by(10, table)
        assert await at.left(table) == [610, 600]
        undo = {**undo, "request": "v"}
        await at.ask(ANN, "POST", f"/tables/{table}/undo", undo)
        await at.pass_by(500, table)
        await at.ask(BOB, "POST", f"/tables/{table}/undo/answer", {**answer, "agree": True})
        await at.pass_by(10, table)
        assert await at.left(table) == [600, 600], "back at her first turn: no increment a second time"

    in_a_house(tmp_path, story)


def test_a_stand_in_stops_the_clock_of_its_owner(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, game="pebbles", clock=BANK)
        await at.pass_by(10, table)
        await at.ask(ANN, "PUT", f"/tables/{table}/seats/0", {"bot": "random"})
        await at.pass_by(100, table)
        assert await at.left(table) == [600, 500]

    in_a_house(tmp_path, story)


async def pause(at: House, table: str, until: float | None = None) -> Any:
    line = (await at.look(table))["line"]
    await at.ask(ANN, "POST", f"/tables/{table}/proposal", {"seat": 0, "kind": "pause", "line": line, "until": until})
    shown = await at.ask(BOB, "POST", f"/tables/{table}/proposal/answer", {"agree": True, "kind": "pause", "line": line})
    assert shown["time"]["pause"] is not None and shown["time"]["proposal"] is None
    return shown


def test_a_pause_by_agreement_stops_everything_until_somebody_resumes(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, clock=BANK)
        await at.pass_by(10, table)
        shown = await pause(at, table)
        await at.pass_by(5000, table)
        assert await at.left(table) == [600, 600]
        move = {"seat": 0, "words": "feel calm", "line": shown["line"], "request": "m"}
        assert (await at.ask(ANN, "POST", f"/tables/{table}/moves", move, 409))["error"] == "paused"
        assert (await at.ask(CAT, "POST", f"/tables/{table}/resume", {}, 403))["error"] == "not-your-seat"
        await at.ask(BOB, "POST", f"/tables/{table}/resume", {})
        await at.pass_by(10, table)
        assert await at.left(table) == [590, 600]

    in_a_house(tmp_path, story)


def test_a_pause_with_a_date_ends_by_itself_also_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        time = FakeClock()
        async with house(tmp_path, time) as at:
            table = await at.open(ANN, BOB, clock=BANK)
            await at.ask(ANN, "POST", f"/tables/{table}/proposal", _pause(time.now() - 5), 409)
            await pause(at, table, time.now() + DAY)
        time.time += DAY - 60
        async with house(tmp_path, time) as at:
            assert (await at.look(table))["time"]["pause"] is not None
            shown = await at.pass_by(70, table)
            assert shown["time"]["pause"] is None
            assert await at.left(table) == [600, 600]

    asyncio.run(run())


def _pause(until: float) -> dict[str, Any]:
    return {"seat": 0, "kind": "pause", "line": 0, "until": until}


def test_a_holiday_stops_clocks_by_the_move_and_no_others(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        days = await at.open(ANN, BOB, clock=BY_MOVE)
        bank = await at.open(ANN, BOB, clock=clock(BANK, seconds=30 * 24 * 3600))
        now = at.clock.now()
        mine = await at.ask(ANN, "POST", "/me/holidays", {"first": now + DAY, "until": now + 8 * DAY})
        assert mine["seconds_left"] == 23 * DAY
        shown = await at.pass_by(DAY / 2, days, BOB)
        assert shown["time"]["clocks"][0]["away"] == [{"first": now + DAY, "until": now + 8 * DAY}], "the others see it"
        assert shown["time"]["clocks"][1]["away"] == []
        assert await at.left(days) == [1.5 * DAY, 2 * DAY]
        await at.pass_by(7 * DAY, days)
        assert await at.left(days) == [DAY, 2 * DAY]
        assert await at.left(bank) == [30 * DAY + 10 - 7.5 * DAY, 30 * DAY]
        shown = await at.pass_by(1.4 * DAY, days)
        assert shown["players"][0]["bot"] is None
        shown = await at.pass_by(0.2 * DAY, days)
        assert shown["players"][0]["stand_in"], "after it the clock goes on to its end"

    in_a_house(tmp_path, story)


def test_my_list_says_how_long_i_have_at_each_table(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        days = await at.open(ANN, BOB, clock=BY_MOVE)
        bank = await at.open(ANN, BOB, clock=BANK)
        without = await at.open(ANN, BOB)
        now = at.clock.now()
        await at.ask(ANN, "POST", "/me/holidays", {"first": now + DAY, "until": now + 2 * DAY})
        await at.pass_by(100, bank)

        async def clocks(guest: str) -> dict[str, Any]:
            found = await at.ask(guest, "GET", "/tables")
            assert found["now"] == at.clock.now()
            return {one["table"]: one["clock"] for one in found["tables"]}

        mine = await clocks(ANN)
        assert mine[without] is None
        assert (mine[days]["left"], mine[days]["since"]) == (2 * DAY, now)
        assert mine[days]["away"] == [{"first": now + DAY, "until": now + 2 * DAY}]
        assert mine[bank]["seat"] == 0 and mine[bank]["left"] - (at.clock.now() - mine[bank]["since"]) == 510
        assert mine[bank]["away"] == [], "a bank has no holidays"
        assert await clocks(BOB) == {days: None, bank: None, without: None}, "nobody is told how long another has"

    in_a_house(tmp_path, story)


def test_a_year_has_thirty_days_of_holiday(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        now = at.clock.now()
        assert (await at.ask(ANN, "POST", "/me/holidays", {"until": now + 31 * DAY}, 409))["error"] == "bad-date"
        assert (await at.ask(ANN, "POST", "/me/holidays", {"until": now - 1}, 409))["error"] == "bad-date"
        await at.ask(ANN, "POST", "/me/holidays", {"until": now + 20 * DAY})
        overlap = {"first": now + 19 * DAY, "until": now + 21 * DAY}
        assert (await at.ask(ANN, "POST", "/me/holidays", overlap, 409))["error"] == "bad-date"
        more = {"first": now + 30 * DAY, "until": now + 41 * DAY}
        assert (await at.ask(ANN, "POST", "/me/holidays", more, 409))["args"] == {"days": 10}
        await at.clock.pass_by(5 * DAY)
        mine = await at.ask(ANN, "DELETE", f"/me/holidays/{int(now)}")
        assert mine["seconds_left"] == 25 * DAY, "what was not used comes back"
        await at.ask(ANN, "POST", "/me/holidays", more)
        assert len((await at.ask(ANN, "GET", "/me/holidays"))["holidays"]) == 2
        assert (await at.ask(BOB, "GET", "/me/holidays"))["holidays"] == []

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("kind", [BANK, BY_MOVE], ids=["bank", "move"])
def test_while_the_server_is_away_no_clock_runs(tmp_path: Path, kind: dict[str, Any]) -> None:
    async def run() -> None:
        time = FakeClock()
        async with house(tmp_path, time) as at:
            table = await at.open(ANN, BOB, clock=kind)
            before = await at.left(table)
            await at.pass_by(100, table)
        time.time += 30 * DAY
        async with house(tmp_path, time) as at:
            assert await at.left(table) == [before[0] - 100, before[1]]
            await at.pass_by(50, table)
            assert await at.left(table) == [before[0] - 150, before[1]]
            shown = await at.pass_by(before[0] - 151, table)
            assert shown["players"][0]["bot"] is None
            shown = await at.pass_by(2, table)
            assert shown["players"][0]["stand_in"], "the alarm was set at the start, without anybody looking"

    asyncio.run(run())


def test_a_clock_that_stands_for_a_request_stands_on_after_a_start(tmp_path: Path) -> None:
    async def run() -> None:
        time = FakeClock()
        async with house(tmp_path, time) as at:
            table = await at.open(ANN, BOB, clock=BANK)
            paused = await at.open(ANN, BOB, clock=BANK)
            await pause(at, paused)
            await at.move(table, ANN, "feel calm")
            await at.move(table, ANN)
            shown = await at.move(table, BOB, "cheer")
            undo = {"seat": 0, "keep": 0, "line": shown["line"], "request": "u", "ask": True}
            await at.ask(ANN, "POST", f"/tables/{table}/undo", undo)
        async with house(tmp_path, time) as at:
            await at.pass_by(20, table)
            assert (await at.hall.tables.get(table)).undo_asked is not None, "the request is stored"
            assert await at.left(table) == [610, 610] and await at.left(paused) == [610, 600]

    asyncio.run(run())


def test_without_a_clock_nothing_runs(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB)
        shown = await at.pass_by(400 * DAY, table)
        assert shown["time"]["clocks"] == [] and shown["status"] == "playing"

    in_a_house(tmp_path, story)


def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann, bob = server.guest(), server.guest()
        made = ann.open("me", "open", terms={"clock": BANK})
        bob.join(made)
        table = made["table"]
        ann.move(table, 0, "pick 1", 0)
        ann.put(f"/tables/{table}/plan", {"seat": 0, "words": ["pick 2"]})
        ann.post(f"/tables/{table}/proposal", {"seat": 0, "kind": "pause", "line": 1})
        before = ann.look(table)
        server.kill()
        server.start()
        after = ann.look(table)
        assert after["plan"] == before["plan"] and after["time"]["proposal"] == before["time"]["proposal"]
        assert after["time"]["clocks"][0] == before["time"]["clocks"][0], "hers stands"
        assert after["time"]["clocks"][1]["left"] == 610 and after["time"]["clocks"][1]["since"] is not None, "his runs"
        bob.post(f"/tables/{table}/proposal/answer", {"agree": True, "kind": "pause", "line": 1})
        ann.post(f"/tables/{table}/resume")
        bob.post(f"/tables/{table}/resign", {"seat": 1})
        server.kill()
        server.start()
        assert ann.look(table)["result"]["places"] == [1, 2]
    finally:
        server.stop()
