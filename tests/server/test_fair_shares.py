"""Thinking time is shared: one guest's bots, however many, do not keep another's waiting."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.table_client import Server
from tianxia.server.problems import Problem
from tianxia.server.shares import HALF_LIFE, HANDICAP, Shares
from tianxia.server.thinkers import LONGEST_THOUGHT, LONGEST_TURN, MOST_TRIES, check_bot, longest_time, paced


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Room:
    """Somebody thinks there; who is next is decided when they stop."""

    def __init__(self, places: int) -> None:
        self.clock = Clock()
        self.shares = Shares(places, self.clock)
        self.order: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def ask(self, account: str, people_wait: bool = True, name: str = "") -> None:
        name = name or account
        self._ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._think(account, people_wait, name))
        await settle()

    async def _think(self, account: str, people_wait: bool, name: str) -> None:
        async with self.shares.place(account, people_wait):
            self.order.append(name)
            await self._ends[name].wait()

    async def end(self, name: str, seconds: float = 0.0) -> None:
        """It stops after so many seconds."""
        self.clock.now += seconds
        self._ends[name].set()
        await settle()

    async def used(self, account: str, seconds: float) -> None:
        """So much was used by this account just now."""
        await self.ask(account)
        await self.end(account, seconds)
        self.order.clear()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_has_used_least_lately_goes_first() -> None:
    async def run() -> None:
        room = Room(1)
        await room.used("ann", 30.0)
        await room.ask("bob", name="first")
        for name in ("ann", "eve"):
            await room.ask(name)
        await room.ask("bob", name="second")
        await room.end("first", 2.0)
        await room.end("eve", 1.0)
        await room.end("second", 1.0)
        assert room.order == ["first", "eve", "second", "ann"]

    asyncio.run(run())


def test_what_was_used_is_forgotten_with_time() -> None:
    async def run() -> None:
        room = Room(1)
        await room.used("ann", 40.0)
        assert room.shares.used("ann") == pytest.approx(40.0)
        room.clock.now += HALF_LIFE
        assert room.shares.used("ann") == pytest.approx(20.0)
        room.clock.now += 100 * HALF_LIFE
        assert room.shares.used("ann") < 0.001

    asyncio.run(run())


def test_people_who_wait_come_before_bots_among_themselves_but_these_are_not_kept_for_ever() -> None:
    async def run() -> None:
        room = Room(1)
        await room.ask("eve", name="now")
        await room.ask("ann", people_wait=False, name="her bots")
        await room.ask("bob", name="his bot")
        await room.ask("ann", name="her other table")
        await room.end("now")
        await room.end("her other table", 1.0)
        await room.end("his bot", 1.0)
        assert room.order == ["now", "her other table", "his bot", "her bots"]
        await room.end("her bots")
        room.order.clear()
        await room.used("bob", HANDICAP + 10.0)  # scripts can be people too
        await room.ask("eve", name="now")
        await room.ask("bob", name="his bot")
        await room.ask("ann", people_wait=False, name="her bots")
        await room.end("now")
        assert room.order == ["now", "her bots"]

    asyncio.run(run())


def test_many_cookies_of_one_house_do_not_come_before_everybody_else() -> None:
    async def run() -> None:
        room = Room(1)
        for n in range(20):
            room.shares.lives_at(f"cookie {n}", "1.1.1.1")
            await room.used(f"cookie {n}", 3.0)
        room.shares.lives_at("fresh cookie", "1.1.1.1")
        room.shares.lives_at("ann", "2.2.2.2")
        await room.used("ann", 5.0)
        await room.ask("eve", name="now")
        await room.ask("fresh cookie")
        await room.ask("ann")
        await room.end("now")
        await room.end("ann")
        assert room.order == ["now", "ann", "fresh cookie"]

    asyncio.run(run())


def test_no_account_has_all_places_while_another_waits() -> None:
    async def run() -> None:
        room = Room(3)
        await room.used("bob", 100.0)
        await room.ask("eve", name="e1")
        await room.ask("eve", name="e2")
        await room.ask("eve", name="e3")  # nobody else waits: all three
        for name in ("a1", "a2", "a3"):
            await room.ask("ann", name=name)
        await room.ask("bob", name="b1")
        for name in ("e1", "e2", "e3"):
            await room.end(name)
        assert room.order == ["e1", "e2", "e3", "a1", "a2", "b1"]  # the last place is bob's, however much he has used
        await room.end("a1")
        assert room.order[-1] == "a3"

    asyncio.run(run())


def test_who_gives_up_waiting_leaves_no_gap() -> None:
    async def run() -> None:
        room = Room(1)
        await room.ask("ann", name="now")
        await room.ask("bob", name="gone")
        await room.ask("eve", name="stays")
        room.tasks["gone"].cancel()
        await settle()
        assert room.shares.waiting == 1
        await room.end("now")
        assert room.order == ["now", "stays"]
        await room.ask("bob", name="again")
        room.tasks["stays"].cancel()
        await settle()
        assert room.order[-1] == "again" and room.shares.waiting == 0

    asyncio.run(run())


def test_accounts_that_used_nothing_lately_are_not_remembered() -> None:
    async def run() -> None:
        room = Room(1)
        for n in range(5000):
            room.clock.now += 1.0
            async with room.shares.place(f"guest {n}", True):
                room.clock.now += 0.5
        assert len(room.shares._used) <= 2000

    asyncio.run(run())


def test_the_time_a_bot_may_be_asked_for_is_bounded() -> None:
    assert check_bot(f"search@{LONGEST_THOUGHT:.0f}s") and check_bot(f"search@{MOST_TRIES}")
    for name in ("search@10s", f"search@{LONGEST_THOUGHT + 0.1}s", f"mcts@{MOST_TRIES + 1}"):
        with pytest.raises(Problem, match="at most"):
            check_bot(name)
    assert longest_time(f"search@{MOST_TRIES}") == LONGEST_THOUGHT and longest_time("greedy") == 0.0


def test_a_bot_hurries_at_the_end_of_a_long_turn() -> None:
    """Its first answers have the time it was given, all together no more than a turn may have."""
    name = f"search@{LONGEST_THOUGHT:.0f}s"
    slow = [paced(name, answered) for answered in range(20)].count(name)
    assert 1 <= slow <= LONGEST_TURN / LONGEST_THOUGHT
    assert paced("search@10s", 0) == name and paced("mcts@5000", 0) == f"mcts@{MOST_TRIES}"  # seated before
    assert paced(name, 19) == "search" and paced("greedy", 500) == "greedy" and paced("search@20", 10) == "search@20"


def test_thirty_tables_of_slow_bots_do_not_keep_another_guest_waiting(tmp_path: Path) -> None:
    """One worker. The other's bot is answered after at most the thought that is under way."""
    server = Server(str(tmp_path / "t.db"), TIANXIA_BOT_WORKERS="1")
    try:
        bob, ann = server.guest(), server.guest()
        slow = f"search@{LONGEST_THOUGHT:.0f}s"
        for _ in range(30):
            bob.open(slow, slow, "me", game="great_wall")  # a question that it takes its time for
        until(lambda: any(table["move"] for table in bob.get("/tables")["tables"]))

        def answered_after() -> float:
            begin = time.monotonic()
            table = ann.open("me", "greedy")["table"]
            until(lambda: ann.look(table)["move"] == 1)
            return time.monotonic() - begin

        took = [answered_after() for _ in range(3)]
        assert sorted(took)[1] < 5 * LONGEST_THOUGHT, took  # thirty thoughts would be before it, if it had to wait for its turn
        assert any(table["move"] == 0 for table in bob.get("/tables")["tables"])  # his bots had more to think about all the while
    finally:
        server.kill()
