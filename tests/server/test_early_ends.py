"""Resigning and ending by agreement: facts beside the course of a game, told and stored as its end."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.clock_table import ANN, BOB, CAT, House, house, in_a_house
from tests.server.fake_clock import FakeClock


async def propose_end(at: House, table: str, guest: str, seat: int, scored: bool) -> Any:
    line = (await at.look(table, guest))["line"]
    body = {"seat": seat, "kind": "end", "line": line, "scored": scored}
    return await at.ask(guest, "POST", f"/tables/{table}/proposal", body)


async def answer(at: House, table: str, guest: str, agree: bool, status: int = 200) -> Any:
    line = (await at.look(table, guest))["line"]
    return await at.ask(guest, "POST", f"/tables/{table}/proposal/answer", {"agree": agree, "kind": "end", "line": line}, status)


def test_of_two_the_other_wins_and_everything_works_as_after_any_end(tmp_path: Path) -> None:
    async def run() -> None:
        time = FakeClock()
        async with house(tmp_path, time) as at:
            table = await at.open(ANN, BOB)
            await at.move(table, ANN, "feel calm")
            await at.move(table, ANN)
            refused = await at.ask(BOB, "POST", f"/tables/{table}/resign", {"seat": 0}, 403)
            assert refused["error"] == "not-your-seat"
            await at.ask(ANN, "POST", f"/tables/{table}/resign", {"seat": 0})
            shown = await at.ask(ANN, "POST", f"/tables/{table}/resign", {"seat": 0})
            assert shown["status"] == "over" and shown["result"]["places"] == [2, 1] and shown["result"]["ended"] == "resigned"
        async with house(tmp_path, time) as at:
            for guest in (ANN, BOB, CAT):
                again = await at.look(table, guest)
                assert again["result"] == shown["result"] and again["offers"] == [] and again["question"] is None
                assert again["record"] and again["hints"] and again["branch"]
            [mine] = (await at.ask(BOB, "GET", "/tables"))["tables"]
            assert mine["status"] == "over" and mine["result"] == shown["result"] and mine["turn"] == []
            line = again["line"]
            move = {"seat": 1, "words": "pass", "line": line, "request": "m"}
            assert (await at.ask(BOB, "POST", f"/tables/{table}/moves", move, 409))["error"] == "ended"
            undo = {"seat": 0, "keep": 0, "line": line, "request": "u", "ask": True}
            assert (await at.ask(ANN, "POST", f"/tables/{table}/undo", undo, 409))["error"] == "ended"
            assert again["undo"]["last"] is None
            assert (await at.ask(CAT, "GET", f"/tables/{table}?seat=1"))["eyes"] == 1, "all hands are open"
            assert len((await at.ask(CAT, "GET", f"/tables/{table}/record"))["lines"]) == again["move"]
            assert (await at.ask(CAT, "GET", f"/tables/{table}/verify"))["error"] is None
            last = await at.ask(CAT, "GET", f"/tables/{table}/at/{again['move']}")
            assert last["result"] == shown["result"] and last["question"] is None
            before = await at.ask(CAT, "GET", f"/tables/{table}/at/1")
            assert before["result"] is None and before["question"] is not None
            await at.ask(BOB, "GET", f"/tables/{table}/hint?seat=1&bot=random")
            made = await at.ask(BOB, "POST", f"/tables/{table}/branch", {"move": again["move"], "seat": 1, "bot": "random"}, 201)
            assert made["status"] == "playing"
            assert (await at.ask(ANN, "GET", f"/tables/{table}/scores"))["chapters"]

    asyncio.run(run())


def test_of_three_a_bot_plays_on_and_the_seat_counts_last(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, CAT, game="pebbles")
        await at.ask(BOB, "POST", f"/tables/{table}/resign", {"seat": 1})
        shown = await at.rest(table)
        assert shown["status"] == "playing" and shown["players"][1]["stand_in"] and shown["time"]["resigned"] == [1]
        refused = await at.ask(BOB, "DELETE", f"/tables/{table}/seats/1/bot", None, 409)
        assert refused["error"] == "resigned"
        assert (await at.ask(BOB, "PUT", f"/tables/{table}/seats/1", {"bot": "greedy"}, 409))["error"] == "resigned"
        while (shown := await at.look(table))["status"] == "playing":
            for guest in (ANN, CAT):
                if (await at.look(table, guest))["offers"]:
                    await at.move(table, guest)
        assert shown["result"]["places"][1] == 3 and shown["result"]["resigned"] == [1] and shown["result"]["ended"] is None
        assert sorted(shown["result"]["places"])[0] == 1 and shown["result"]["end_reason"] == "heap-empty"

    in_a_house(tmp_path, story)


def test_who_is_left_alone_has_won(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, CAT)
        await at.ask(BOB, "POST", f"/tables/{table}/resign", {"seat": 1})
        shown = await at.ask(ANN, "POST", f"/tables/{table}/resign", {"seat": 0})
        assert shown["status"] == "over" and shown["result"]["places"] == [2, 3, 1]
        alone = await at.open(ANN, "bot", "bot")
        shown = await at.ask(ANN, "POST", f"/tables/{alone}/resign", {"seat": 0})
        assert shown["status"] == "over" and shown["result"]["places"][0] == 3, "no person is left to play for"

    in_a_house(tmp_path, story)


def test_all_agree_to_end_with_the_present_points(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, CAT)
        shown = await at.move(table, ANN, "feel calm")
        cards = [offer["words"] for offer in shown["offers"] if offer["verb"] == "lay"]
        await at.move(table, ANN, max(cards, key=lambda words: int(words.split()[1])))  # the lowest may be worth nothing
        await propose_end(at, table, BOB, 1, True)
        shown = await at.look(table, CAT)
        assert shown["time"]["proposal"] == {
            "kind": "end",
            "seat": 1,
            "until": None,
            "scored": True,
            "agreed": [1],
            "waiting": [0, 2],
        }
        await answer(at, table, ANN, True)
        assert (await at.look(table))["status"] == "playing"
        stale = {"agree": True, "kind": "end", "line": shown["line"] - 1}
        assert (await at.ask(CAT, "POST", f"/tables/{table}/proposal/answer", stale, 409))["error"] == "stale"
        shown = await answer(at, table, CAT, True)
        assert shown["status"] == "over" and shown["result"]["ended"] == "agreed" and shown["result"]["end_reason"] == "agreed"
        assert shown["result"]["places"] == [1, 2, 2], "the one who has laid a card leads"

    in_a_house(tmp_path, story)


def test_a_no_or_a_move_ends_a_proposal_and_a_kill_does_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as at:
            table = await at.open(ANN, BOB)
            await propose_end(at, table, ANN, 0, False)
            await answer(at, table, BOB, False)
            assert (await at.look(table))["time"]["proposal"] is None
            assert (await answer(at, table, BOB, True, 409))["error"] == "no-proposal"
            await propose_end(at, table, ANN, 0, False)
            assert (await at.move(table, ANN, "feel calm"))["time"]["proposal"] is None
            await propose_end(at, table, ANN, 0, False)
        async with house(tmp_path) as at:
            shown = await answer(at, table, BOB, True)
            assert shown["status"] == "over" and shown["result"]["places"] == [], "without a result"
        async with house(tmp_path) as at:
            assert (await at.look(table))["result"] == shown["result"]

    asyncio.run(run())


def test_strangers_and_those_who_gave_up_propose_nothing(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, CAT)
        refused = await at.ask("d" * 32, "POST", f"/tables/{table}/proposal", {"seat": 0, "kind": "end", "line": 0}, 403)
        assert refused["error"] == "not-your-seat"
        await at.ask(CAT, "POST", f"/tables/{table}/resign", {"seat": 2})
        line = (await at.rest(table))["line"]
        refused = await at.ask(CAT, "POST", f"/tables/{table}/proposal", {"seat": 2, "kind": "end", "line": line}, 409)
        assert refused["error"] == "resigned"
        await propose_end(at, table, ANN, 0, True)
        shown = await answer(at, table, BOB, True)
        assert shown["status"] == "over" and shown["result"]["places"][2] == 3, "nobody waits for one who gave up"

    in_a_house(tmp_path, story)
