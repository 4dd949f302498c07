"""The analysis of a finished game: who may ask, how far it is, and that it is kept and found again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.patience import soon, soon_done
from tests.server.test_ratings import ANN, BOB, finished, opened
from tests.server.test_store import in_hall, url
from tianxia.analysis.analysis import analyse
from tianxia.server import schema
from tianxia.server.analysing import keeper
from tianxia.server.analysing.schema import analyses
from tianxia.server.analysing.told import analysis_data
from tianxia.server.hall import Hall
from tianxia.server.messages.analysis import AnalysisState
from tianxia.server.messages.terms import Terms
from tianxia.server.problems import Problem
from tianxia.server.retention import forget
from tianxia.server.table import Table
from tianxia.server.thinkers import Thinkers


async def in_this_process(self: Thinkers, account: str, work: Any, *args: object) -> Any:
    return work(*args)


@pytest.fixture(autouse=True)
def workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What workers do is done here: quicker to start."""
    monkeypatch.setattr(Thinkers, "in_background", in_this_process)


async def over(hall: Hall) -> Table:
    table = await opened(hall, ANN, BOB, terms=Terms())
    await finished(hall, table)
    return table


async def done(hall: Hall, table: Table) -> AnalysisState:
    async def found() -> AnalysisState | None:
        now = await hall.analyses.state(table)
        return now if now.status == "done" else None

    return await soon_done(found, "it is analysed")


def test_whoever_sees_a_finished_game_may_have_it_analysed_and_gets_what_the_command_line_gets(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await over(hall)
        assert (await hall.analyses.state(table)).status == "none"
        asked = await hall.analyses.ask(table, "from somewhere")
        assert (asked.status, asked.done) == ("working", 0)
        again = await hall.analyses.ask(table, BOB)  # it is not begun twice
        assert again.status in ("working", "done")
        state = await done(hall, table)
        assert state.analysis == analysis_data(analyse(table.course))
        assert state.done < state.pieces
        assert len(await hall.store.rows(sa.select(analyses))) == 1

    in_hall(url(tmp_path / "tianxia.db"), run)


def test_a_game_that_is_being_played_tells_nothing_and_cannot_be_analysed(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await opened(hall, ANN, BOB, terms=Terms())
        for asks in (hall.analyses.state(table), hall.analyses.ask(table, ANN)):
            with pytest.raises(Problem) as refused:
                await asks
            assert refused.value.error == "not-over"
        assert await hall.store.rows(sa.select(analyses)) == []

    in_hall(url(tmp_path / "tianxia.db"), run)


def test_it_is_told_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    async def run(hall: Hall) -> None:
        table = await over(hall)

        async def one_by_one(self: Thinkers, account: str, work: Any, *args: object) -> Any:
            now = await hall.analyses.state(table)
            seen.append((now.done, now.pieces))
            assert account == ANN
            return work(*args)

        monkeypatch.setattr(Thinkers, "in_background", one_by_one)
        await hall.analyses.ask(table, ANN)
        await done(hall, table)
        assert [n for n, _ in seen] == list(range(len(seen)))
        assert all(n < of for n, of in seen)
        assert seen[-1][1] == len(seen)

    in_hall(url(tmp_path / "tianxia.db"), run)


def test_what_was_asked_for_before_a_restart_is_done_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    begun = asyncio.Event()

    async def never(self: Thinkers, account: str, work: Any, *args: object) -> Any:
        begun.set()
        await asyncio.Future()

    async def first(hall: Hall) -> None:
        table = await over(hall)
        names.append(table.id)
        with monkeypatch.context() as patch:
            patch.setattr(Thinkers, "in_background", never)
            await hall.analyses.ask(table, ANN)
            await begun.wait()
            await hall.analyses.close()

    async def second(hall: Hall) -> None:
        await done(hall, await hall.tables.get(names[0]))

    in_hall(url(tmp_path / "tianxia.db"), first)
    in_hall(url(tmp_path / "tianxia.db"), second)


def test_what_fails_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Thinkers, account: str, work: Any, *args: object) -> Any:
        raise ArithmeticError("no")

    async def run(hall: Hall) -> None:
        table = await over(hall)
        with monkeypatch.context() as patch:
            patch.setattr(Thinkers, "in_background", fails)
            await hall.analyses.ask(table, ANN)
            await soon(lambda: not hall.analyses.under_way, "it was given up")
        await hall.analyses.ask(table, ANN)
        await done(hall, table)

    in_hall(url(tmp_path / "tianxia.db"), run)


def test_one_asker_has_few_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: Thinkers, account: str, work: Any, *args: object) -> Any:
        await asyncio.Future()

    async def run(hall: Hall) -> None:
        monkeypatch.setattr(Thinkers, "in_background", never)
        tables = [await over(hall) for _ in range(keeper.MOST_OF_ONE + 1)]
        for table in tables[:-1]:
            await hall.analyses.ask(table, ANN)
        with pytest.raises(Problem, match="not finished yet"):
            await hall.analyses.ask(tables[-1], ANN)
        assert (await hall.analyses.ask(tables[-1], BOB)).status == "working"

    in_hall(url(tmp_path / "tianxia.db"), run)


def test_a_game_that_goes_on_loses_its_analysis_and_one_that_is_forgotten_too(tmp_path: Path) -> None:
    async def run(hall: Hall) -> None:
        table = await over(hall)
        await hall.analyses.ask(table, ANN)
        await done(hall, table)
        last = len(table.course.moves) - 1
        for guest, seat in ((ANN, 0), (BOB, 1)):
            if table.undo_asked is None:
                await hall.tables.going_back.undo(table, guest, seat, last, table.line, "back", True)
            else:
                await hall.tables.going_back.answer(table, guest, True, table.undo_asked.keep, table.line)
        with pytest.raises(Problem, match="when it is over"):
            await hall.analyses.state(table)
        await finished(hall, table)
        assert (await hall.analyses.state(table)).status == "none"
        await hall.analyses.ask(table, ANN)
        await done(hall, table)
        assert len(await hall.store.rows(sa.select(analyses))) == 1
        assert await forget(hall.store, hall.clock.now() + 1, lambda _: False) == 1
        assert await hall.store.rows(sa.select(analyses)) == []
        assert await hall.store.rows(sa.select(schema.tables)) == []

    in_hall(url(tmp_path / "tianxia.db"), run)
