"""Bots at tables: in processes of their own, never in the server's way, and never a reason for a table to stop."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.patience import LONG, soon, until
from tests.server.table_client import Server
from tests.server.test_store import in_hall, open_table, url
from tianxia.engine.course import BOT, PERSON, Course
from tianxia.engine.record import Record
from tianxia.engine.registry import find
from tianxia.engine.rng import Rng
from tianxia.server import bot_turns
from tianxia.server.change import Change
from tianxia.server.hall import Hall
from tianxia.server.messages.asked import SeatWish
from tianxia.server.thinkers import Thinkers


async def bots_table(hall: Hall, *bots: str, game: str = "pebbles", seed: int | None = None) -> object:
    wishes = [SeatWish(who="bot", bot=bot) for bot in bots]
    return (await hall.opening.open("g" * 32, game, "", {}, wishes, seed, None))[0]


async def until_over(table: object, seconds: float = LONG) -> None:
    await soon(lambda: table.course.over, "the game is over", seconds)  # type: ignore[attr-defined]


def test_a_server_answers_while_bots_think_hard(tmp_path: Path) -> None:
    """Moves of people, with eight searching bots at work: whoever had to wait for a bot would wait two seconds."""
    server = Server(str(tmp_path / "t.db"))
    try:
        ann = server.guest()
        for _ in range(4):
            ann.open("search@2s", "search@2s", options={"heap": "large"})
        table = ann.open("me", "me", options={"heap": "large"})["table"]
        took: list[float] = []
        while ann.look(table)["status"] != "over":
            shown = ann.look(table)
            begin = time.perf_counter()
            ann.move(table, shown["eyes"], "pick 1", shown["line"])
            took.append(time.perf_counter() - begin)
        assert len(took) > 30 and sorted(took)[len(took) // 2] < 1
    finally:
        server.kill()


def test_the_same_seed_brings_the_same_game_bots_and_all(tmp_path: Path) -> None:
    """A chosen seed is for playing a game again; everywhere else nobody can foretell what a bot rolls."""

    async def run(hall: Hall) -> None:
        async def lines(seed: int) -> list[str]:
            table = await bots_table(hall, "greedy", "random", game="terracotta", seed=seed)
            await until_over(table, 120)
            return table.course.lines  # type: ignore[attr-defined]

        first = await lines(5)
        assert await lines(5) == first
        assert await lines(6) != first
        secret = await bots_table(hall, "greedy", "random")
        assert secret.bot_dice(1).plain() != secret.bot_dice(1).plain()  # type: ignore[attr-defined]

    in_hall(url(tmp_path / "t.db"), run)


def test_workers_that_die_are_replaced(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        await until_over(await bots_table(hall, "random", "random"))
        workers = hall.thinkers.workers.pids()
        assert workers
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        await until_over(await bots_table(hall, "random", "greedy"))

    in_hall(url(tmp_path / "t.db"), run)


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        async def failing(self: Thinkers, *_: object) -> list[int]:
            raise RuntimeError("the bot is broken")

        hall.thinkers.choose = failing.__get__(hall.thinkers)  # type: ignore[method-assign]
        await until_over(await bots_table(hall, "greedy", "random"))

    in_hall(url(tmp_path / "t.db"), run)


def test_a_bot_that_cheats_is_not_believed(tmp_path: Path) -> None:
    """An illegal answer is replaced by a legal one; the record can be replayed."""

    async def run(hall: Hall) -> None:
        async def wrong(self: Thinkers, *_: object) -> list[int]:
            return [999]

        hall.thinkers.choose = wrong.__get__(hall.thinkers)  # type: ignore[method-assign]
        table = await bots_table(hall, "greedy", "random")
        await until_over(table)
        assert all(made.action in (0, 1, 2) for made in table.course.moves)  # type: ignore[attr-defined]

    in_hall(url(tmp_path / "t.db"), run)


def test_a_quick_bot_says_its_turn_at_once_as_far_as_it_knows_what_comes(tmp_path: Path) -> None:
    """Fewer questions than answers; the first answer is the one it would give alone, and nothing follows on what was told."""

    async def run(hall: Hall) -> None:
        stored: list[list[Any]] = []
        asked: list[tuple[list[int], list[int]]] = []
        write, choose = hall.store.write, hall.thinkers.choose

        async def writes(change: Change) -> None:
            stored.append(list(change.lines))
            await write(change)

        async def chooses(game: Any, bot: str, s: Any, seat: int, dice: Rng, account: str, people: bool, most: int) -> list[int]:
            alone = await choose(game, bot, s, seat, dice.copy(), account, people)
            asked.append((alone, await choose(game, bot, s, seat, dice, account, people, most)))
            return asked[-1][1]

        hall.store.write = writes  # type: ignore[method-assign]
        hall.thinkers.choose = chooses  # type: ignore[assignment, method-assign]
        table: Any = await bots_table(hall, "greedy", "greedy", game="terracotta", seed=3)
        await soon(lambda: table.moves > 60)
        assert all(alone == together[:1] for alone, together in asked)
        answers = [row for row in table.course.moves if row.by == "bot"]
        assert len(asked) < 0.7 * len(answers)
        for lines in stored:
            told = [row["reveals"] for row in lines if row["by"] == "bot"]
            assert not any(told[:-1])

    in_hall(url(tmp_path / "t.db"), run)


@pytest.mark.parametrize("game", ["daimyo", "zhanguo"])
def test_a_bot_that_says_more_than_it_can_know_is_asked_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """What it says for after a revelation, for a secret question, or against the rules is not played."""
    for decision in find(game).decisions[::3]:
        monkeypatch.setattr(decision, "secret", True)

    async def run(hall: Hall) -> None:
        async def foresees(self: Thinkers, game: Any, bot: str, s: Any, seat: int, *_: object) -> list[int]:
            prepared = Course(Record(game, game.check_setup("", 2, {}), 1, [], []))._from(0, s.copy())
            answers: list[int] = []
            while prepared.state.todo and (prepared.state.ask().waiting >> seat) & 1:
                answers.append(game.legal(prepared.state, seat)[0])
                prepared.play(seat, answers[-1], BOT)
                prepared.settle()
            return [*answers, 999_999]

        hall.thinkers.choose = foresees.__get__(hall.thinkers)  # type: ignore[method-assign]
        stored: list[list[Any]] = []
        write = hall.store.write

        async def writes(change: Change) -> None:
            stored.append(list(change.lines))
            await write(change)

        hall.store.write = writes  # type: ignore[method-assign]
        table: Any = await bots_table(hall, "greedy", "greedy", game=game, seed=3)
        await until_over(table, 120)
        asked_for = {move.line: table.game.decisions[move.asked.kind] for move in table.course.moves}
        went_on = 0
        for lines in stored:
            for before, row in pairwise(lines):
                if row["by"] == BOT:
                    went_on += 1
                    assert not before["reveals"] and not asked_for[row["n"]].secret
        assert went_on, "it goes on where it may"
        Course.of(table.record())  # every line is one that the rules allow

    in_hall(url(tmp_path / "t.db"), run)


def test_a_thought_about_an_old_position_is_thrown_away(tmp_path: Path) -> None:
    """The bot thinks, meanwhile the player takes the move back: the bot's answer must not be played there."""

    async def run(hall: Hall) -> None:
        answer = asyncio.Event()
        asked = asyncio.Event()

        async def slow(self: Thinkers, *_: object) -> list[int]:
            asked.set()
            await answer.wait()
            return [0]

        hall.thinkers.choose = slow.__get__(hall.thinkers)  # type: ignore[method-assign]
        table = await open_table(hall, seats=2)
        table.seats[1].guest, table.seats[1].bot = None, "random"
        await hall.tables.move(table, table.owner, 0, "pick 2", 0, "a")
        await asked.wait()
        await hall.tables.going_back.undo(table, table.owner, 0, 0, 1, "b", False)
        assert table.course.lines == ["0 pick 2", "undo 0"]
        answer.set()
        # it thought about the position after "pick 2"; back at the start it is asked again and answers there
        await soon(lambda: table.line > 2, "the bot answers")
        assert table.course.lines == ["0 pick 2", "undo 0", "1 pick 1"]

    in_hall(url(tmp_path / "t.db"), run)


@pytest.mark.parametrize(("secret", "least"), [(False, 0.3), (True, 0.45)])
def test_a_bot_takes_the_same_time_whatever_is_in_its_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: bool, least: float
) -> None:
    """An answer that needs no thought comes no sooner than one that does; a secret question has some time on top."""
    monkeypatch.setattr(find("pebbles").decisions[0], "secret", secret)

    async def run(hall: Hall) -> None:
        async def at_once(self: Thinkers, *_: object) -> list[int]:
            return [0]

        hall.thinkers.choose = at_once.__get__(hall.thinkers)  # type: ignore[method-assign]
        wishes = [SeatWish(who="me"), SeatWish(who="bot", bot="search@0.3s")]
        begin = time.monotonic()
        table, _ = await hall.opening.open("g" * 32, "pebbles", "", {}, wishes, None, None)
        await soon(lambda: table.line > 0, "the bot answers")
        assert time.monotonic() - begin >= least

    in_hall(url(tmp_path / "t.db"), run)


async def asks_a_bot(hall: Hall, bot: str, secret: bool = False) -> tuple[Any, Callable[[], Any]]:
    """A table at which the only move of a person leads to a bot's question, and how that move is made."""
    wishes = [SeatWish(who="me"), SeatWish(who="bot", bot=bot)]
    table: Any
    table, _ = await hall.opening.open("g" * 32, "terracotta", "", {}, wishes, None, None)
    for n in range(100):
        await soon(lambda: table.course.waiting() == [0] and table.driver is None, "the bot has answered")
        for action in table.game.legal(table.course.state, 0):
            after = table.course.prepare(0, action, PERSON).state
            if not after.todo or after.ask().waiting & 1:
                continue
            table.game.decisions[after.ask().kind].secret |= secret  # which the table does not answer by itself
            if not table.course.prepare(0, action, PERSON).state.ask().waiting & 1:
                return table, partial(hall.tables.move, table, table.owner, 0, action, table.line, "asks")
        await hall.tables.move(table, table.owner, 0, table.game.legal(table.course.state, 0)[0], table.line, f"r{n}")
    raise AssertionError("the bot is never asked")


def commits_of(hall: Hall) -> list[list[str]]:
    """By whom the lines of each commit are, from now on; the table's own are left out."""
    stored: list[list[str]] = []
    write = hall.store.write

    async def writes(change: Change) -> None:
        if change.lines:
            stored.append([row["by"] for row in change.lines if row["by"] != "table"])
        await write(change)

    hall.store.write = writes  # type: ignore[method-assign]
    return stored


def test_a_quick_bot_answers_within_the_move_that_asks_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One commit, and so one message, has both. A repeated request is known by it."""
    monkeypatch.setattr(bot_turns, "_MOMENT", LONG)

    async def run(hall: Hall) -> None:
        table, move = await asks_a_bot(hall, "greedy")
        stored = commits_of(hall)
        assert await move() is False
        assert stored[0][:2] == ["person", "bot"]
        line = table.line
        assert await move() is True and table.line == line
        await soon(lambda: table.course.waiting() == [0] or table.course.over, "the bot has answered")
        Course.of(table.record())  # every line is one that the rules allow

    in_hall(url(tmp_path / "t.db"), run)


def test_a_bot_that_takes_longer_is_asked_once_and_heard_later(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table, move = await asks_a_bot(hall, "greedy")
        answer = asyncio.Event()
        asked: list[Any] = []

        async def slow(self: Thinkers, game: Any, bot: str, s: Any, seat: int, *_: object) -> list[int]:
            asked.append(s)
            await answer.wait()
            return [game.legal(s, seat)[0]]

        hall.thinkers.choose = slow.__get__(hall.thinkers)  # type: ignore[method-assign]
        stored = commits_of(hall)
        await move()
        assert stored == [["person"]] and table.course.waiting() == [1]
        first = table.course.state
        answer.set()
        await soon(lambda: len(stored) > 1, "the bot answers")
        assert asked.count(first) == 1 and stored[1] == ["bot"]

    in_hall(url(tmp_path / "t.db"), run)


@pytest.mark.parametrize(("bot", "secret"), [("greedy", True), ("search@0.1s", False)])
def test_whose_time_could_tell_something_is_not_asked_within_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, secret: bool
) -> None:
    """A secret question, or a bot that thinks: what was done is stored and shown first."""
    monkeypatch.setattr(bot_turns, "_MOMENT", LONG)
    for decision in find("terracotta").decisions:
        monkeypatch.setattr(decision, "secret", decision.secret)  # as it is now, again when the test is over

    async def run(hall: Hall) -> None:
        table, move = await asks_a_bot(hall, bot, secret)
        stored = commits_of(hall)
        await move()
        assert stored == [["person"]] and table.course.waiting() == [1]

    in_hall(url(tmp_path / "t.db"), run)


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    ann = server.guest()
    table = ann.open("random", "random")["table"]
    until(lambda: ann.look(table)["status"] == "over", "the game is over")
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    workers = [int(pid) for pid in children.read_text().split()]
    assert workers
    server.kill()
    until(lambda: not any(alive(pid) for pid in workers), "no worker outlives its server")


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False
