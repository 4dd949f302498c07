"""Plans: tried on a private copy, kept, proposed, never played by themselves, and nobody else learns of one."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock_table import ANN, BOB, CAT, House, house, in_a_house
from tests.server.fake_clock import FakeClock
from tests.server.lanterns import LAY
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded


async def tried(at: House, table: str, guest: str, seat: int, words: list[str], status: int = 200) -> Any:
    return await at.ask(guest, "POST", f"/tables/{table}/plan/try", {"seat": seat, "words": words}, status)


async def whole_turn(at: House, table: str, guest: str, seat: int) -> list[str]:
    """The first possible step, again and again, until the turn is over on the copy."""
    words: list[str] = []
    while offers := (await tried(at, table, guest, seat, words))["offers"]:
        words.append(offers[0]["words"])
    return words


def test_a_turn_is_tried_while_the_others_think(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB)
        first = await tried(at, table, BOB, 1, [])
        assert first["guessed"] > 0 and first["question"]["seats"] == [1] and first["offers"]
        assert first == await tried(at, table, BOB, 1, []), "stepping is stable"
        words = await whole_turn(at, table, BOB, 1)
        assert len(words) >= 2 and words[0].startswith("feel")
        shown = await at.look(table, BOB)
        assert shown["line"] == 0 and shown["view"] != first["view"], "the table itself is as it was"
        refused = await tried(at, table, BOB, 1, ["feel calm", "feel calm"], 409)
        assert refused["error"] == "illegal" and refused["args"]["step"] == 2
        assert (await tried(at, table, BOB, 1, ["dance"], 422))["error"] == "bad-words"
        assert (await tried(at, table, ANN, 1, [], 403))["error"] == "not-your-seat"
        assert (await tried(at, table, CAT, 0, [], 403))["error"] == "not-your-seat"

    in_a_house(tmp_path, story)


def test_the_copy_holds_what_the_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    """Two tables that differ only in what the seat cannot know would be dealt the same copy."""

    async def story(at: House) -> None:
        table = await at.open(ANN, BOB)
        found = await at.hall.tables.get(table)
        bots: Any = at.hall.tables.thinkers
        bots.dice = seeded(7)
        first = await tried(at, table, BOB, 1, [])
        course = found.course
        truth: Any = course.state.copy()
        truth.hands[0], truth.deck = truth.deck[:3], [*truth.hands[0], *truth.deck[3:]]
        assert found.game.view(truth, 1) == found.game.view(course.state, 1)
        course.state = truth
        found.copies.clear()
        bots.dice = seeded(7)
        assert await tried(at, table, BOB, 1, []) == first

    in_a_house(tmp_path, story)


def test_a_plan_outlives_the_server_is_proposed_and_shrinks_with_every_step(tmp_path: Path) -> None:
    async def run() -> None:
        time = FakeClock()
        async with house(tmp_path, time) as at:
            table = await at.open(ANN, BOB)
            found = await at.hall.tables.get(table)
            state: Any = found.course.state
            lay = found.game.actions.words(LAY.id(state.hands[1][0]))
            await at.ask(BOB, "PUT", f"/tables/{table}/plan", {"seat": 1, "words": ["feel bold", lay]})
        async with house(tmp_path, time) as at:
            plan = (await at.look(table, BOB))["plan"]
            assert [step["words"] for step in plan["steps"]] == ["feel bold", lay] and plan.get("legal") is None
            await at.move(table, ANN, "feel calm")
            await at.move(table, ANN)
            assert (await at.look(table, BOB))["plan"].get("legal") is None, "he is asked for a reaction, which is not his turn"
            await at.move(table, BOB, "pass")
            shown = await at.rest(table, BOB)
            assert shown["plan"]["legal"] is True, "it is his turn, and silence before it has dropped nothing"
            assert shown["question"]["seats"] == [1], "nothing is played without his word"
            shown = await at.move(table, BOB, "feel bold")
            assert [step["words"] for step in shown["plan"]["steps"]] == [lay]
            shown = await at.move(table, BOB, lay)
            assert shown["plan"] is None
        async with house(tmp_path, time) as at:
            assert (await at.look(table, BOB))["plan"] is None

    asyncio.run(run())


def test_a_step_that_is_not_possible_any_more_is_told_with_its_reason(tmp_path: Path) -> None:
    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, game="pebbles")
        heap = (await at.look(table))["view"]["heap"]
        await at.ask(ANN, "PUT", f"/tables/{table}/plan", {"seat": 0, "words": ["pick 3"]})
        assert (await at.look(table))["plan"]["legal"] is True
        await at.move(table, ANN, "pick 2")
        assert (await at.look(table))["plan"] is None, "who does something else has no plan any more"
        await at.move(table, BOB, "pick 2")
        heap -= 4
        while heap > 2:
            words = "pick 2" if heap > 4 else "pick 1"
            await at.move(table, ANN, words)
            await at.move(table, BOB, words)
            heap -= 4 if heap > 4 else 2
        await at.ask(ANN, "PUT", f"/tables/{table}/plan", {"seat": 0, "words": ["pick 3"]})
        plan = (await at.look(table))["plan"]
        assert plan["legal"] is False and plan["rule"] == "PB-2" and plan["reason"] == "heap"
        await at.ask(ANN, "DELETE", f"/tables/{table}/plan?seat=0")
        assert (await at.look(table))["plan"] is None

    in_a_house(tmp_path, story)


def test_nobody_else_learns_of_a_plan(tmp_path: Path) -> None:
    async def told(at: House, planning: bool) -> list[Any]:
        """Everything that the others see and hear of a game in which somebody plans, or does not."""
        table = await at.open(ANN, BOB)
        heard: list[Any] = []
        found = await at.hall.tables.get(table)
        asked_since = dict(found.asked_since)
        woken: list[str] = []
        for name in ("changed", "thinking"):
            setattr(at.hall.live, name, _noting(woken, name, getattr(at.hall.live, name)))
        if planning:
            await tried(at, table, BOB, 1, [])
            await at.ask(BOB, "PUT", f"/tables/{table}/plan", {"seat": 1, "words": ["feel bold"]})
        for guest in (ANN, CAT):
            heard.append(await at.look(table, guest))
            heard.append(await at.ask(guest, "GET", "/tables"))
        heard += [list(woken), found.last_change > 0, found.undo_asked, found.alarms]
        assert found.asked_since == asked_since, "a plan starts nobody's question anew"
        await at.move(table, ANN, "feel calm")
        heard += [(await at.look(table, guest))["plan"] for guest in (ANN, CAT)]
        assert ((await at.look(table, BOB))["plan"] is not None) == planning
        return [_without_names(one, table) for one in heard]

    async def run() -> None:
        found = []
        for planning in (False, True):
            async with house(tmp_path / str(planning)) as at:
                found.append(await told(at, planning))
        assert found[0] == found[1]

    for name in ("False", "True"):
        (tmp_path / name).mkdir()
    asyncio.run(run())


def _noting(woken: list[str], name: str, act: Callable[..., None]) -> Callable[..., None]:
    def noted(*args: Any) -> None:
        woken.append(name)
        act(*args)

    return noted


def _without_names(told: Any, table: str) -> Any:
    """What differs from table to table: ids, dates, cards and promises."""
    if isinstance(told, dict):
        names = ("table", "join", "deal", "changed", "created", "since", "view", "offers")
        return {key: _without_names(value, table) for key, value in told.items() if key not in names}
    return [_without_names(one, table) for one in told] if isinstance(told, list) else told


@pytest.mark.parametrize("game", ["terracotta", "great_wall", "zhanguo", "daimyo"])
def test_a_whole_turn_can_be_planned_in_every_game(tmp_path: Path, game: str) -> None:
    async def story(at: House) -> None:
        assert find(game)
        table = await at.open(ANN, BOB, game=game)
        shown = await at.look(table)
        waits = BOB if 0 in shown["question"]["seats"] else ANN
        seat = 1 if waits == BOB else 0
        words: list[str] = []
        for _ in range(8):
            step = await tried(at, table, waits, seat, words)
            if not step["offers"]:
                break
            words.append(step["offers"][0]["words"])
        assert words
        kept = await at.ask(waits, "PUT", f"/tables/{table}/plan", {"seat": seat, "words": words})
        assert [one["words"] for one in kept["plan"]["steps"]] == words

    in_a_house(tmp_path, story)
