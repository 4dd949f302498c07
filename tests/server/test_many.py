"""Many processes serve the same tables: PostgreSQL has the truth, Redis says who must look."""

import asyncio
import json
import os
import re
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import soon, until
from tests.server.many_killing import BotsProcess, Many
from tests.server.own_servers import Postgres, RedisServer
from tests.server.table_client import Server
from tests.server.test_store import stored_lines
from tianxia.server import run
from tianxia.server.app import Application
from tianxia.server.companions import Companion
from tianxia.server.following import LOOK, driving
from tianxia.server.hall import Hall
from tianxia.server.live import Viewer
from tianxia.server.messages.asked import SeatWish
from tianxia.server.problems import Problem
from tianxia.server.redis_shared import RedisShared
from tianxia.server.settings import Settings
from tianxia.server.table import Table
from tianxia.server.thinking import ready
from tianxia.server.thinking_queue import PAY, WAITING, ThinkingQueue, question_key, used_key

KILLS = int(os.environ.get("TIANXIA_KILLS", "12"))  # more for a long run
ANN, BOB = "a" * 32, "b" * 32


def in_halls(postgres: str, redis: RedisServer, work: Callable[..., Awaitable[None]], count: int = 2, **more: Any) -> None:
    """Several halls as several processes have them: they share nothing but PostgreSQL and Redis."""

    async def play() -> None:
        redis.empty()
        settings = Settings(db=postgres, redis=redis.url, bots_early=False, **{"bot_workers": 1, **more})
        halls = [await Hall.open(settings) for _ in range(count)]
        try:
            await soon(lambda: all([hall.shared.well for hall in halls]), "all of them hear the others")
            await work(*halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(play())


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


class Ear(Companion):
    """Hears what other processes did."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def followed(self, table: Table) -> None:
        self.heard.append(table.id)


def test_what_one_process_does_the_other_shows_at_once(postgres: str, redis_server: RedisServer) -> None:
    async def play(one: Hall, two: Hall) -> None:
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
        assert sorted(times)[len(times) // 2] < LOOK / 2  # who is not told looks every so often (0.1 s on a machine at rest)

    in_halls(postgres, redis_server, play)


def test_seats_books_orders_and_undos_are_the_same_everywhere(postgres: str, redis_server: RedisServer) -> None:
    async def play(one: Hall, two: Hall) -> None:
        table = await open_table(one, "me", "open")
        other = await heard(two, table)
        await two.tables.join(other, BOB, None, "Bob")
        await soon(lambda: table.status == "playing")
        assert [s.name for s in table.seats] == [s.name for s in other.seats] and table.course.lines == other.course.lines
        for hall, mine, guest, seat in ((one, table, ANN, 0), (two, other, BOB, 1)):
            await hall.tables.move(mine, guest, seat, mine.game.legal(mine.course.state, seat)[0], mine.line, f"first {seat}")
            await soon(lambda: table.line == other.line)
        assert (await one.tables.going_back.undo(table, ANN, 0, 0, table.line, "back", True)) == (False, True)
        await soon(lambda: other.undo_asked is not None)
        with pytest.raises(Problem, match="moved on"):
            await two.tables.going_back.answer(other, BOB, True, 1, other.line)
        await two.tables.going_back.answer(other, BOB, True, 0, other.line)
        await soon(lambda: table.undo_asked is None and table.moves == 0)
        assert table.course.lines == other.course.lines and table.course.lines[-1] == "undo 0"
        await one.tables.seat_bot(table, ANN, 0, "random")
        await soon(lambda: other.seats[0].bot == "random" and other.seats[0].guest == ANN)
        await two.tables.stand_ins.take_back(other, ANN, 0)
        await soon(lambda: table.seats[0].bot is None)
        assert table.course.state.fingerprint() == other.course.state.fingerprint()
        ear = Ear()
        two.tables.companions.append(ear)
        one.tables.tell_facts(table)
        await soon(lambda: ear.heard == [table.id])

    in_halls(postgres, redis_server, play)


def test_a_request_that_was_late_is_carried_out_if_it_still_can_be(postgres: str, redis_server: RedisServer) -> None:
    """Two seats answer the same secret question at two processes at the same time: both answers count, each once."""

    async def play(one: Hall, two: Hall) -> None:
        for n in range(5):
            table = await open_table(one, "me", "open")
            other = await heard(two, table)
            await two.tables.join(other, BOB, None, "Bob")
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

    in_halls(postgres, redis_server, play)


def test_bots_of_a_table_that_two_processes_hold_answer_once(postgres: str, redis_server: RedisServer) -> None:
    async def play(one: Hall, two: Hall) -> None:
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

    in_halls(postgres, redis_server, play)


def test_without_redis_all_goes_on_and_others_see_it_a_little_later(postgres: str) -> None:
    redis = RedisServer()

    async def play(one: Hall, two: Hall) -> None:
        table = await open_table(one, "me", "me")
        bots = await open_table(one, "me", "random")
        other = await heard(two, table)
        redis.kill()
        await soon(lambda: not one.shared.well and not two.shared.well)
        await one.tables.move(table, ANN, 0, "pick 1", 0, "a")
        await soon(lambda: other.line == 1)  # nobody has told it
        assert await two.tables.move(other, ANN, 1, "pick 2", 1, "b") is False
        assert (await one.tables.get(table.id)).line == other.line  # whoever asks gets the newest, and need not wait for a look
        await one.tables.move(bots, ANN, 0, "pick 1", 0, "c")
        await soon(lambda: bots.line >= 2)  # its own workers think
        redis.start()
        await soon(lambda: one.shared.well and two.shared.well)
        seat = other.course.waiting()[0]
        await one.tables.move(table, ANN, seat, table.game.legal(table.course.state, seat)[0], table.line, "d")
        await soon(lambda: other.line == table.line)

    try:
        in_halls(postgres, redis, play)
    finally:
        redis.remove()


def test_what_a_dead_process_did_is_taken_over(postgres: str, redis_server: RedisServer) -> None:
    """A lease that nobody renews runs out, and a table that nobody has in memory is found in the store."""

    async def play(one: Hall, two: Hall) -> None:
        table = await open_table(one, "me", "search@0.1s")  # a quick one would answer within the move
        lease = driving(table.id)
        redis_server.client.set(f"tianxia:lease {lease}", "dead", px=3_600_000)
        assert not await one.shared.take(lease)
        await one.tables.move(table, ANN, 0, "pick 1", 0, "a")  # its bot is asked, and somebody else should drive it
        assert table.course.waiting() == [1]
        redis_server.client.pexpire(f"tianxia:lease {lease}", 1)
        await soon(lambda: table.line >= 2 and table.course.waiting() == [0])  # its bot has said all that it can
        assert await stored_lines(two, table.id) == table.course.lines

    in_halls(postgres, redis_server, play)


def test_questions_go_to_any_process_and_are_asked_again_when_it_dies(postgres: str, redis_server: RedisServer) -> None:
    """A server without workers of its own, and `tianxia bots` that is killed while it thinks."""

    async def play(one: Hall) -> None:
        bots = BotsProcess(redis_server.url)
        try:
            assert await one.thinkers.answers(0.0, 60.0)
            table = await open_table(one, "me", "search@3s")
            await one.tables.move(table, ANN, 0, "pick 1", 0, "a")
            await soon(lambda: redis_server.client.keys("tianxia:working *"))
            bots.kill()
            bots.launch()
            await soon(lambda: table.line >= 2)
            assert table.course.moves[1].by == "bot"
            hint = await one.thinkers.weigh(table.game, "greedy", table.course.state, 0, ANN)
            assert hint["best"] in table.game.legal(table.course.state, 0)
            record = table.record().plain()  # as it is now: the bot may have more to say meanwhile
            made = await one.opening.from_record(ANN, record, None)
            assert made.course.lines == record["lines"]
            assert bots.stop() == 0
        finally:
            bots.kill()

    in_halls(postgres, redis_server, play, count=1, bot_workers=0)


def test_the_queue_is_fair_to_all_who_ask(redis_server: RedisServer) -> None:
    """Whoever has used the least lately goes first; what nobody waits for comes later; a house counts as a few people."""

    async def play() -> None:
        redis_server.empty()
        shared = RedisShared(redis_server.url)
        await shared.open()
        queue = ThinkingQueue(shared)
        await shared.run(PAY, [used_key("greedy guest"), used_key("house full")], "100")
        asked = {
            "third": ("greedy guest", "", True),
            "second": ("one of many", "house full", True),
            "first": ("new guest", "", True),
            "nobody": ("another", "", False),
        }
        tasks = []
        for account, house, people in asked.values():
            tasks.append(asyncio.create_task(queue.ask(account, house, people, 5.0, 0, ready)))
            await soon(lambda: redis_server.client.zcard(WAITING) == len(tasks))
        order = []
        for _ in asked:
            id_ = str(redis_server.client.zpopmin(WAITING)[0][0], "ascii")  # type: ignore[arg-type]
            order.append(json.loads(redis_server.client.get(question_key(id_)))["account"])  # type: ignore[arg-type]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await shared.close()
        assert order == ["new guest", "another", "one of many", "greedy guest"]  # 0, 20, 25 and 100 seconds

    asyncio.run(play())


def test_who_is_here_and_how_many_is_known_everywhere(postgres: str, redis_server: RedisServer) -> None:
    async def play(one: Hall, two: Hall) -> None:
        table = await open_table(one, "me", "open")
        other = await heard(two, table)
        viewer = Viewer(None, other, ANN, None, None)  # type: ignore[arg-type]
        two.live.enter(viewer)
        await soon(lambda: one.live.guests_at(table) == {ANN})
        with two.crowd.member(ANN, "1.2.3.4", table.id):
            await soon(lambda: one.crowd._count(("guest", ANN)) == 1)
        await soon(lambda: one.crowd._count(("guest", ANN)) == 0)
        for _ in range(5):
            two.rate.take("guest " + ANN)
        await soon(lambda: one.rate._left("guest " + ANN, time.monotonic()) < one.rate.size - 4)
        three = await Hall.open(one.settings)  # who comes later is told
        await heard(three, table)
        await soon(lambda: three.live.guests_at(table) == {ANN})
        await three.close()
        two.live.leave(viewer)
        await soon(lambda: one.live.guests_at(table) == set())
        two.live.enter(viewer)
        await soon(lambda: one.live.guests_at(table) == {ANN})
        two.company.close()  # it leaves, and its viewers with it
        await soon(lambda: one.live.guests_at(table) == set())
        two.live.leave(viewer)

    in_halls(postgres, redis_server, play)


def test_several_processes_on_one_port(postgres: str, redis_server: RedisServer, tmp_path: Path) -> None:
    """They share it, are replaced when they die and one by one when asked, and end together."""
    redis_server.empty()
    with (tmp_path / "log").open("wb") as errors:
        server = Server(postgres, errors=errors, more=("--redis", redis_server.url, "--workers", "2", "--bot-workers", "1"))
        try:
            assert server.process is not None
            pid = server.process.pid
            until(lambda: len(children(pid)) == 2, "two processes")
            first = min(children(pid))
            ann = server.guest()
            table = ann.open("me", "random")["table"]
            with ann.live(table) as socket:
                socket.hear("table")
                os.kill(first, signal.SIGKILL)
                until(lambda: len(children(pid) - {first}) == 2, "it is replaced")
                second = children(pid)
                server.process.send_signal(signal.SIGHUP)
                until(lambda: not children(pid) & second, "all are replaced")
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        socket.hear_any()
            assert closed.value.rcvd is None or closed.value.rcvd.code == 1012
            ann.move(table, 0, "pick 1", 0)
            until(lambda: ann.look(table)["line"] >= 2, "the bot has answered")
            last = children(pid)
            server.stop()
            assert server.process.returncode == 0
            until(lambda: not any([os.path.exists(f"/proc/{pid}") for pid in last]), "all have ended")
        finally:
            server.stop()
    assert tracebacks(tmp_path / "log") == []


def tracebacks(log: Path) -> list[str]:
    """What went wrong, but for workers whose server was killed while Python started them: they say that they heard nothing."""
    _, *found = re.split(r"^(?=Traceback )", log.read_text(), flags=re.MULTILINE)
    return [
        one
        for one in found
        if not ("in spawn_main" in one and re.search("^EOFError|pickle data was truncated", one, re.MULTILINE))
    ]


def children(pid: int) -> set[int]:
    """The processes that serve, not the workers of the bots."""
    found = subprocess.run(["pgrep", "-P", str(pid), "-f", "tianxia.server.run"], capture_output=True, text=True)
    return {int(line) for line in found.stdout.split()}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--workers", "2", "--db", "x.db"], "--db postgresql://"),
        (["--workers", "2", "--db", "postgresql://nobody@localhost/nothing"], "--redis redis://"),
        (["--bot-workers", "0", "--db", "x.db"], "tianxia bots"),
        (["--redis", "localhost:6379", "--db", "x.db"], "redis://localhost:6379/0"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    more: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("TIANXIA_REDIS", "TIANXIA_WORKERS", "TIANXIA_BOT_WORKERS"):
        monkeypatch.setenv(name, "")
    assert run.main(more) == 2
    assert said in capsys.readouterr().err


def test_who_is_cut_off_by_a_server_that_closes_is_told_to_ask_again() -> None:
    async def run() -> None:
        sent: list[Any] = []
        begun = asyncio.Event()

        async def slow(*_: object) -> None:
            begun.set()
            await asyncio.Future()

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "path": "/api/tables"}
        asked = asyncio.create_task(Application(slow, slow)(scope, slow, send))  # type: ignore[arg-type]
        await begun.wait()
        asked.cancel()
        await asked
        assert sent[0]["status"] == 503 and json.loads(sent[1]["body"])["error"] == "busy"

    asyncio.run(run())


def test_killed_again_and_again_under_load(tmp_path: Path) -> None:
    """No acknowledged move is lost or doubled, no viewer left behind, no bot stuck."""
    postgres, redis = Postgres(), RedisServer()
    try:
        with (tmp_path / "log").open("wb") as errors:
            many = Many(postgres, redis, errors, seed=KILLS)
            try:
                many.run(KILLS)
                moves = many.check()
            finally:
                many.close()
        seen = sum([player.saw for player in many.players], Counter[str]())
        print(f"{dict(many.done)}: {moves} moves; {dict(seen)}; viewers cut {sum([w.cut for w in many.watchers])} times")
        assert moves >= 3 * KILLS
        assert tracebacks(tmp_path / "log") == []
    finally:
        redis.remove()
        postgres.remove()
