"""Many processes serve the same tables: PostgreSQL has the truth, Redis says who must look."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.patience import soon
from tests.server.own_servers import RedisServer
from tests.server.test_store import stored_lines
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.problems import Problem
from tianxia.server.settings import Settings

ANN, BOB = "a" * 32, "b" * 32


def in_halls(postgres: str, redis: RedisServer, work: Callable[..., Awaitable[None]], count: int = 2, **more: Any) -> None:
    """Several halls as several processes have them: they share nothing but PostgreSQL and Redis."""

    async def run() -> None:
        redis.empty()
        settings = Settings(db=postgres, redis=redis.url, bots_early=False, **{"bot_workers": 1, **more})
        halls = [await Hall.open(settings) for _ in range(count)]
        try:
            await work(*halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(run())


async def open_table(hall: Hall, *seats: str, guest: str = ANN) -> Any:
    wishes = [SeatWish(who=who) if who in ("me", "open") else SeatWish(who="bot", bot=who) for who in seats]  # type: ignore[arg-type]
    table, _ = await hall.opening.open(guest, "pebbles", "", {"heap": "large"}, wishes, None, None)
    return table


async def heard(hall: Hall, table: Any) -> Any:
    """The table at another process, which listens to it."""
    found = await hall.tables.get(table.id)
    channel = f"tianxia:table {table.id}"
    await soon(lambda: hall.shared.post._line is not None and channel.encode() in hall.shared.post._line.channels)  # type: ignore[attr-defined]
    return found


def test_what_one_process_does_the_other_shows_at_once(postgres: str, redis_server: RedisServer) -> None:
    async def run(one: Hall, two: Hall) -> None:
        table = await open_table(one, "me", "me")
        other = await heard(two, table)
        times = []
        for n in range(20):
            mover, follower = (one, other) if n % 2 == 0 else (two, table)
            mine = table if mover is one else other
            seat = mine.course.waiting()[0]
            begin = time.monotonic()
            action = mine.game.legal(mine.course.state, seat)[0]
            await mover.tables.move(mine, ANN, seat, action, mine.line, f"r{n}")
            await soon(lambda follower=follower, mine=mine: follower.line == mine.line)  # type: ignore[misc]
            times.append(time.monotonic() - begin)
            if mine.status == "over":
                break
        assert table.course.lines == other.course.lines == await stored_lines(one, table.id)
        assert table.course.state.fingerprint() == other.course.state.fingerprint()
        assert [m.by for m in table.course.moves] == [m.by for m in other.course.moves]
        print(f"moves seen after {sorted(times)[len(times) // 2] * 1000:.0f} ms, with the look of the test every 20 ms")
        assert sorted(times)[len(times) // 2] < 0.5  # 0.1 on a machine that has nothing else to do

    in_halls(postgres, redis_server, run)


def test_seats_books_orders_and_undos_are_the_same_everywhere(postgres: str, redis_server: RedisServer) -> None:
    async def run(one: Hall, two: Hall) -> None:
        table = await open_table(one, "me", "open")
        other = await heard(two, table)
        await two.tables.join(other, BOB, table.join_key, None, "Bob")
        await soon(lambda: table.status == "playing")
        assert [s.name for s in table.seats] == [s.name for s in other.seats] and table.course.lines == other.course.lines
        for hall, mine, guest, seat in ((one, table, ANN, 0), (two, other, BOB, 1)):
            await hall.tables.move(mine, guest, seat, mine.game.legal(mine.course.state, seat)[0], mine.line, f"first {seat}")
            await soon(lambda: table.line == other.line)
        assert (await one.tables.undo(table, ANN, 0, 0, table.line, "back", True)) == (False, True)
        await soon(lambda: other.undo_asked is not None)
        with pytest.raises(Problem, match="moved on"):
            await two.tables.answer_undo(other, BOB, True, 1, other.line)
        await two.tables.answer_undo(other, BOB, True, 0, other.line)
        await soon(lambda: table.undo_asked is None and table.moves == 0)
        assert table.course.lines == other.course.lines and table.course.lines[-1] == "undo 0"
        await one.tables.seat_bot(table, ANN, 0, "random")
        await soon(lambda: other.seats[0].bot == "random" and other.seats[0].guest == ANN)
        await two.tables.stand_ins.take_back(other, ANN, 0)
        await soon(lambda: table.seats[0].bot is None)

    in_halls(postgres, redis_server, run)


def test_a_request_that_was_late_is_carried_out_if_it_still_can_be(postgres: str, redis_server: RedisServer) -> None:
    """Two seats answer the same secret question at two processes at the same time: both answers count, each once."""

    async def run(one: Hall, two: Hall) -> None:
        for n in range(5):
            table = await open_table(one, "me", "open")
            other = await heard(two, table)
            await two.tables.join(other, BOB, table.join_key, None, "Bob")
            await soon(lambda table=table: table.status == "playing")  # type: ignore[misc]
            moves = [
                one.tables.move(table, ANN, 0, "pick 1", 0, f"a{n}"),
                two.tables.move(other, BOB, 1, "pick 2", 0, f"b{n}"),
            ]
            assert await asyncio.gather(*moves) == [False, False]
            await soon(lambda table=table, other=other: table.line == other.line)  # type: ignore[misc]
            assert sorted(table.course.lines[:2]) == ["0 pick 1", "1 pick 2"]
            again = [two.tables.move(other, ANN, 0, "pick 1", 0, f"a{n}"), one.tables.move(table, BOB, 1, "pick 2", 0, f"b{n}")]
            assert await asyncio.gather(*again) == [True, True]

    in_halls(postgres, redis_server, run)


def test_bots_of_a_table_that_two_processes_hold_answer_once(postgres: str, redis_server: RedisServer) -> None:
    async def run(one: Hall, two: Hall) -> None:
        tables = [await open_table(one if n % 2 else two, "me", "random", "greedy") for n in range(4)]
        for n, table in enumerate(tables):
            mine = await heard(two if n % 2 else one, table)
            hall = two if n % 2 else one
            while mine.status != "over":
                await soon(lambda mine=mine: mine.status == "over" or 0 in mine.course.waiting())  # type: ignore[misc]
                if mine.status != "over":
                    action = mine.game.legal(mine.course.state, 0)[0]
                    await hall.tables.move(mine, ANN, 0, action, mine.line, f"r{mine.line}")
            assert mine.course.lines == await stored_lines(one, table.id)

    in_halls(postgres, redis_server, run)
