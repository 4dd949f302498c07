"""Questions that hang, kill or devour a worker, and tables that cannot be read: the others notice nothing."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.patience import LONG, soon, until
from tests.server import poison
from tests.server.table_client import Server
from tests.server.test_bots_at_tables import alive, bots_table, until_over
from tests.server.test_store import in_hall, open_table, url
from tianxia.engine.registry import find
from tianxia.server import thinking
from tianxia.server.app import make_api
from tianxia.server.hall import Hall
from tianxia.server.live import Viewer
from tianxia.server.messages.asked import SeatWish
from tianxia.server.problems import Problem
from tianxia.server.thinkers import Thinkers
from tianxia.server.workers import MEMORY, RECORD_MEMORY, TooLong, WorkerLost, Workers, WorkFailed


def with_workers(count: int, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def run() -> None:
        workers = Workers(count)
        try:
            await work(workers)
        finally:
            workers.close()

    asyncio.run(run())


def test_a_worker_that_hangs_is_killed_at_the_deadline_and_replaced() -> None:
    async def run(workers: Workers) -> None:
        assert await workers.ask(60, MEMORY, thinking.ready) is True
        hung = workers.pids()
        with pytest.raises(TooLong):
            await workers.ask(0.3, MEMORY, poison.hang)
        assert await workers.ask(60, MEMORY, thinking.ready) is True
        assert len(workers.pids()) == 1 and workers.pids() != hung and workers.lost == 1
        until_gone(hung[0])

    with_workers(1, run)


def test_a_worker_that_takes_too_much_memory_is_replaced() -> None:
    async def run(workers: Workers) -> None:
        with pytest.raises(WorkerLost):
            await workers.ask(60, MEMORY, poison.devour)
        assert await workers.ask(60, MEMORY, thinking.ready) is True
        assert workers.lost == 1

    with_workers(1, run)


def test_what_came_from_outside_has_less_memory() -> None:
    async def run(workers: Workers) -> None:
        assert await workers.ask(60, RECORD_MEMORY, poison.megabytes) < RECORD_MEMORY / 1024 / 1024
        assert await workers.ask(60, MEMORY, poison.megabytes) >= RECORD_MEMORY / 1024 / 1024
        assert await workers.ask(60, RECORD_MEMORY, poison.megabytes) < RECORD_MEMORY / 1024 / 1024

    with_workers(1, run)


def test_a_worker_that_dies_or_fails() -> None:
    async def run(workers: Workers) -> None:
        with pytest.raises(WorkerLost):
            await workers.ask(60, MEMORY, poison.die)
        with pytest.raises(WorkFailed, match="no such move"):
            await workers.ask(60, MEMORY, poison.fail)
        kept = workers.pids()
        assert await workers.ask(60, MEMORY, thinking.ready) is True
        assert workers.pids() == kept and workers.lost == 1  # who only fails is well

    with_workers(1, run)


def test_an_answer_that_nobody_waits_for_any_more_is_given_to_nobody_else() -> None:
    async def run(workers: Workers) -> None:
        asked = asyncio.create_task(workers.ask(60, MEMORY, time.sleep, 60))
        while not workers.pids():
            await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await workers.ask(60, MEMORY, thinking.ready) is True

    with_workers(1, run)


def until_gone(pid: int) -> None:
    until(lambda: not alive(pid), "it lives on")


@pytest.mark.parametrize("harm", [poison.hang, poison.die, poison.devour, poison.fail])
def test_a_poisoned_position_costs_a_table_nothing_but_its_bots_wit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: Callable[..., int]
) -> None:
    """The table answers at random, the game comes to its end, and another table's bots think as ever."""

    async def run(hall: Hall) -> None:
        hall.thinkers.grace = 0.3
        real = thinking.choose
        monkeypatch.setattr(thinking, "choose", harm)
        table = await bots_table(hall, "random", "greedy")
        await soon(lambda: table.course.moves, "a bot has answered")  # type: ignore[attr-defined]
        monkeypatch.setattr(thinking, "choose", real)
        hall.thinkers.grace = 60.0
        await until_over(table)
        lost = hall.thinkers.workers.lost
        await until_over(await bots_table(hall, "random", "greedy"))
        assert hall.thinkers.workers.lost == lost and await hall.thinkers.answers()

    in_hall(url(tmp_path / "t.db"), run)


def test_a_bot_whose_worker_was_killed_is_asked_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(poison.SEEN, str(tmp_path))

    async def run(hall: Hall) -> None:
        monkeypatch.setattr(thinking, "choose", poison.die_once)
        table = await bots_table(hall, "random", "greedy")
        await soon(lambda: table.course.moves, "a bot has answered")  # type: ignore[attr-defined]
        assert table.course.moves[0].action == 1  # type: ignore[attr-defined]

    in_hall(url(tmp_path / "t.db"), run)


@pytest.mark.parametrize("harm", [poison.hang, poison.die, poison.devour])
def test_hints_and_records_that_harm_a_worker_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: Callable[..., int]
) -> None:
    async def run(hall: Hall) -> None:
        thinkers = hall.thinkers
        thinkers.grace = thinkers.record_seconds = 0.3
        table = await bots_table(hall, "random", "random")
        await until_over(table)
        course = table.course  # type: ignore[attr-defined]
        monkeypatch.setattr(thinking, "weigh", harm)
        monkeypatch.setattr(thinking, "check_record", harm)
        with pytest.raises(Problem) as refused:
            await thinkers.weigh(course.game, "greedy", course.at(0), 0, "ann")
        assert refused.value.error == "busy"
        with pytest.raises(Problem, match="cannot be replayed within") as refused:
            await hall.opening.from_record("g" * 32, course_record(course), None)
        assert refused.value.error == "bad-record"

    in_hall(url(tmp_path / "t.db"), run)


def course_record(course: object) -> dict[str, object]:
    found = course.record.plain()  # type: ignore[attr-defined]
    return {**found, "lines": list(course.lines)}  # type: ignore[attr-defined]


def test_health_knows_whether_bots_think() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            assert not await thinkers.answers(within=0.0)  # nobody has asked yet: it begins to find out
            assert await thinkers.answers(within=120.0)
            thinkers.workers.close()
            assert await thinkers.answers()  # one has answered a moment ago
            thinkers.workers.last_answer = float("-inf")
            assert not await thinkers.answers()
        finally:
            thinkers.close()

    asyncio.run(run())


# ---- tables that cannot be read or played on ----

DAMAGE = {
    "a line that is no move": "UPDATE lines SET text = '0 fly away' WHERE table_id = :id AND n = 2",
    "a line that is nonsense": "UPDATE lines SET text = 'x' WHERE table_id = :id AND n = 1",
    "an undo to nowhere": "UPDATE lines SET text = 'undo 77' WHERE table_id = :id AND n = 2",
    "a move of nobody": "UPDATE lines SET text = '9 pick 1' WHERE table_id = :id AND n = 1",
    "another version": "UPDATE tables SET rules_version = 99 WHERE id = :id",
    "another game": "UPDATE tables SET game = 'chess' WHERE id = :id",
    "options that are none": "UPDATE tables SET options = '{' WHERE id = :id",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_table_is_set_aside_and_nobody_else_notices(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    db = url(tmp_path / "t.db")
    ids: list[str] = []

    async def play(hall: Hall) -> None:
        hall.tables.closing = True  # nobody drives the bots: both tables wait for them at the next start
        for _ in range(2):
            table = await bots_table(hall, "random", "random")
            for seat in (0, 1):
                prepared = table.course.prepare(seat, 0, "bot")  # type: ignore[attr-defined]
                await hall.tables.store_change(table, hall.tables.change(table, prepared), prepared)  # type: ignore[arg-type]
            ids.append(table.id)  # type: ignore[attr-defined]
        async with hall.store.engine.begin() as connection:
            await connection.execute(sa.text(damage), {"id": ids[0]})

    async def start_again(hall: Hall) -> None:
        await until_over(await hall.tables.get(ids[1]))
        for _ in range(20):
            with pytest.raises(Problem) as refused:
                await hall.tables.get(ids[0])
            assert refused.value.error == "broken-table" and refused.value.status == 409
        assert hall._waking is not None
        await asyncio.wait_for(asyncio.shield(hall._waking), LONG)
        assert hall._waking.exception() is None
        told = [record.getMessage() for record in caplog.records if ids[0] in record.getMessage()]
        assert len(told) == 1 and "set aside" in told[0] and len(told[0]) < 500
        assert not any(record.exc_info for record in caplog.records)

    in_hall(db, play)
    in_hall(db, start_again)


class Broken:
    """A rule that fails where it is asked to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: object, name: str) -> None:
        self.works = True
        real = getattr(where, name)

        def rule(*args: object) -> object:
            if not self.works:
                raise KeyError("a card that is not there")
            return real(*args)

        monkeypatch.setattr(where, name, rule)


class Ear:
    """The other end of a socket."""

    def __init__(self) -> None:
        self.heard: list[dict[str, object]] = []

    async def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    async def close(self, code: int) -> None:
        pass

    async def hear(self, kind: str) -> dict[str, object]:
        return (await soon(lambda: [message for message in self.heard if message["type"] == kind], kind))[0]


def test_a_position_whose_view_fails_is_told_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view = Broken(monkeypatch, find("pebbles"), "view")

    async def run(hall: Hall) -> None:
        api = make_api(hall.settings)
        api.state.hall = hall
        table, other = await open_table(hall), await open_table(hall)
        ear = Ear()
        viewer = Viewer(ear, table, None, None, None)  # type: ignore[arg-type]
        hall.live.enter(viewer)
        view.works = False
        sending = asyncio.create_task(viewer.send_on())
        async with httpx.AsyncClient(transport=httpx.ASGITransport(api), base_url="http://here/api") as eve:
            for _ in range(20):
                answer = await eve.get(f"/tables/{table.id}")
                assert answer.status_code == 500 and answer.json()["error"] == "server-error"
            assert (await asyncio.wait_for(ear.hear("error"), LONG))["error"] == "server-error"
            view.works = True
            await hall.tables.move(table, table.owner, 0, "pick 1", 0, "a")
            await asyncio.wait_for(ear.hear("table"), LONG)  # it goes on when the rules do
            assert (await eve.get(f"/tables/{other.id}")).status_code == 200
        sending.cancel()
        told = [record for record in caplog.records if table.id in record.getMessage()]
        assert len(told) == 1 and not any(record.exc_info for record in caplog.records)

    in_hall(url(tmp_path / "t.db"), run)


def test_bots_that_cannot_go_on_wait_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    apply = Broken(monkeypatch, find("pebbles"), "apply")

    async def run(hall: Hall) -> None:
        hall.tables.bots.pause = 0.01
        wishes = [SeatWish(who="me"), SeatWish(who="bot", bot="random")]
        table = (await hall.opening.open("g" * 32, "pebbles", "", {}, wishes, None, None))[0]
        apply.works = False
        await soon(lambda: table.stuck_at >= 0, "it is stuck")
        lines = len(caplog.records)
        for _ in range(20):
            assert await hall.tables.get(table.id) is table and table.driver is None
        assert len(caplog.records) == lines <= 10 and not any(record.exc_info for record in caplog.records)
        apply.works = True
        line = table.line
        await hall.tables.move(table, table.owner, 0, "pick 1", line, "on")
        await soon(lambda: len(table.course.moves) >= 2, "the bot answers again")

    in_hall(url(tmp_path / "t.db"), run)


def test_a_live_table_that_was_set_aside_says_so(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann = server.guest()
        table = ann.open("me", "me")["table"]
        server.stop()
        with sqlite3.connect(tmp_path / "t.db") as connection:
            connection.execute("UPDATE tables SET rules_version = 99")
        server.start()
        assert ann.get(f"/tables/{table}", status=409)["error"] == "broken-table"
        with ann.live(table) as live:
            assert live.hear("error")["error"] == "broken-table"
            with pytest.raises(ConnectionClosed) as closed:
                live.hear("table")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409
        assert ann.open("me", "me")["status"] == "playing"
    finally:
        server.stop()
