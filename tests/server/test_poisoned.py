"""Questions that hang, kill or devour a worker, and tables that cannot be read: the others notice nothing."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server import poison
from tests.server.test_bots_at_tables import bots_table, until_over
from tests.server.test_store import in_hall, url
from tianxia.server import thinking
from tianxia.server.hall import Hall
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
    end = time.monotonic() + 15
    while True:
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return
        except OSError:
            return
        assert time.monotonic() < end, "it lives on"
        time.sleep(0.02)


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
        while not table.course.moves:  # type: ignore[attr-defined]
            await asyncio.sleep(0.02)
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
        while not table.course.moves:  # type: ignore[attr-defined]
            await asyncio.sleep(0.02)
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
            assert await thinkers.answers()  # nobody has asked yet: it finds out
            thinkers.workers.close()
            assert await thinkers.answers()  # one has answered a moment ago
            thinkers.workers.last_answer = float("-inf")
            assert not await thinkers.answers()
        finally:
            thinkers.close()

    asyncio.run(run())
