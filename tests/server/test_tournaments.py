"""Tournaments: a whole one over HTTP with a server that dies between the rounds, and all that an organiser can do."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
import sqlalchemy as sa

from tests.patience import soon_done, until
from tests.server.fake_clock import FakeClock, settled
from tests.server.table_client import Guest, Server
from tests.server.test_ratings import finished
from tests.server.test_store import url
from tianxia.server import schema
from tianxia.server.hall import Hall
from tianxia.server.messages.tournaments import TournamentWish
from tianxia.server.problems import Problem
from tianxia.server.ratings import recount
from tianxia.server.settings import Settings
from tianxia.server.tournaments.tournament import Tournament

OWNER = "0" * 32
PEOPLE = [f"{n:x}" * 32 for n in range(1, 10)]


def wish(**more: Any) -> TournamentWish:
    return TournamentWish(**{"name": "Cup", "game": "pebbles", "seats": 2, "rounds": 3, "request": uuid4().hex, **more})


def asked(**more: Any) -> dict[str, Any]:
    return {"name": "Cup", "game": "pebbles", "seats": 2, "rounds": 3, "request": uuid4().hex, **more}


def in_hall(path: Path, work: Callable[[Hall, FakeClock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = FakeClock()
        hall = await Hall.open(Settings(db=url(path / "t.db"), bot_workers=1, bots_early=False), clock)
        try:
            await work(hall, clock)
        finally:
            await hall.close()

    asyncio.run(run())


async def begun(hall: Hall, players: int, **more: Any) -> str:
    made, again = await hall.tournaments.create(OWNER, wish(**more))
    assert not again
    for guest in PEOPLE[:players]:
        await hall.tournaments.enter(guest, made.id, "", f"P{guest[0]}")
    await hall.tournaments.begin(OWNER, made.id)
    return made.id


async def play_round(hall: Hall, tournament: str, dice: random.Random) -> Tournament:
    """All games of this round; it is over when the next one has begun."""
    found = await hall.tournaments.read(tournament)
    for pairing in found.this_round():
        if pairing.table is not None and pairing.places is None:
            await finished(hall, await hall.tables.get(pairing.table), dice)

    async def gone_on() -> Tournament | None:
        now = await hall.tournaments.read(tournament)
        opened = now.round > found.round and all(p.table is not None or p.places is not None for p in now.this_round())
        return now if opened or now.status == "over" else None

    return await soon_done(gone_on, "the next round")


def play(guests: list[Guest], table: str, dice: random.Random) -> None:
    """Everybody at this table answers until it is over."""
    while True:
        for guest in guests:
            shown = guest.look(table)
            if shown["status"] == "over":
                return
            if shown["offers"]:
                chosen = dice.choice(shown["offers"])["words"]
                guest.move(table, shown["eyes"], chosen, shown["line"])


def test_a_whole_tournament_of_eight_with_a_kill_between_its_rounds(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    dice = random.Random(8)
    try:
        host = server.guest()
        players = [server.guest() for _ in range(8)]
        made = host.post("/tournaments", asked(rated=True), status=201)
        place = f"/tournaments/{made['about']['tournament']}"
        assert made["about"]["status"] == "entering" and made["about"]["organiser"] and made["link"].startswith(place)
        for n, guest in enumerate(players):
            assert guest.post(f"{place}/entry", {"name": f"P{n + 1}"})["about"]["me"]
            assert guest.post(f"{place}/entry", {"name": "again"})["about"]["players"] == n + 1
        host.post(f"{place}/begin")
        for number in (1, 2, 3):
            shown = until(lambda: opened_round(host, place, number), f"round {number}")  # noqa: B023
            tables = [t for t in shown["tables"] if t["round"] == number]
            assert sorted([p for t in tables for p in t["players"]]) == list(range(1, 9))
            for i, table in enumerate(tables):
                if (number, i) == (2, 2):  # in the middle of a round
                    server.kill()
                    server.start()
                play([players[p - 1] for p in table["players"]], table["table"], dice)
            if number != 2:  # the answer to the last move has come: whatever follows from it is done now or at the start
                server.kill()
                server.start()
        shown = until(lambda: found if (found := host.get(place))["about"]["status"] == "over" else None, "the end")
        met = Counter([tuple(sorted(t["players"])) for t in shown["tables"]])
        assert len(shown["tables"]) == 12 and max(met.values()) == 1  # nobody met again
        assert len({t["table"] for t in shown["tables"]}) == 12
        assert sum([p["points"] for p in shown["players"]]) == 12
        order = [(-p["points"], -p["opponents"]) for p in shown["players"]]
        assert order == sorted(order) and shown["players"][0]["place"] == 1
        for table in shown["tables"]:  # the results are those of the games
            result = host.look(table["table"])
            assert result["result"]["places"] == table["places"] and result["terms"]["rated"]
        mine = players[0].get("/tables")["tables"]
        assert len(mine) == 3
        assert len(host.get("/games/pebbles/leaders")["leaders"]) == 8
        assert [t["tournament"] for t in server.guest().get("/tournaments")["tournaments"]] == [shown["about"]["tournament"]]
    finally:
        server.stop()
    assert asyncio.run(recount.check(str(tmp_path / "t.db"))) == 0


def opened_round(host: Guest, place: str, number: int) -> Any:
    """The tournament, once this round is there with all its tables."""
    shown = host.get(place)
    tables = [t["table"] for t in shown["tables"] if t["round"] == number]
    return shown if tables and None not in tables else None


def test_killed_after_any_step_it_goes_on_from_there_and_does_nothing_twice(tmp_path: Path) -> None:
    """Every commit is let through once, and then the process is gone before it knows."""

    class Killed(BaseException):
        pass

    async def run() -> None:
        clock = FakeClock()
        dice = random.Random(3)
        settings = Settings(db=url(tmp_path / "t.db"), bot_workers=1, bots_early=False)
        hall = await Hall.open(settings, clock)
        made, _ = await hall.tournaments.create(OWNER, wish(starts="2027-01-20T00:00:00Z", rounds=2))
        for guest in PEOPLE[:5]:
            await hall.tournaments.enter(guest, made.id, "", "")
        await hall.close()
        clock.time = 1_800_500_000.0  # later than its start
        lives = 0
        while True:
            hall = await Hall.open(settings, clock)
            write = hall.store.write

            async def write_and_die(change: Any, write: Any = write) -> None:
                await write(change)
                raise Killed

            tournaments = hall.tournaments
            assert hall._waking is not None
            tournaments.store = _Dying(hall.store, write_and_die)  # type: ignore[assignment]
            await asyncio.wait([hall._waking])
            tournaments.store = hall.store
            found = await tournaments.read(made.id)
            lives += 1
            if hall._waking.exception() is None:  # nothing was due any more
                waiting = [p for p in found.this_round() if p.places is None]
                if found.status == "over":
                    await hall.close()
                    break
                tournaments.stored = lambda table: None  # type: ignore[method-assign]
                for pairing in waiting:
                    assert pairing.table is not None
                    await finished(hall, await hall.tables.get(pairing.table), dice)
            await hall.close()
        assert lives > 8 and found.round == 2 and len(found.pairings) == 6 and all(p.places for p in found.pairings)
        assert [len([p for p in found.pairings if p.round == n]) for n in (1, 2)] == [3, 3]
        hall = await Hall.open(settings, clock)
        tables = await hall.store.rows(sa.select(schema.tables.c.id))
        assert {row["id"] for row in tables} == {p.table for p in found.pairings if p.table is not None} and len(tables) == 4
        await hall.close()

    asyncio.run(run())


class _Dying:
    """A store that is gone after its next commit."""

    def __init__(self, store: Any, write: Any) -> None:
        self._store = store
        self.write = write

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def test_two_processes_make_each_round_once(tmp_path: Path) -> None:
    async def run(one: Hall, clock: FakeClock) -> None:
        two = await Hall.open(Settings(db=url(tmp_path / "t.db"), bot_workers=1, bots_early=False), clock)
        try:
            tournament = await begun(one, 4, rounds=3)
            for number in (1, 2, 3):
                found = await one.tournaments.read(tournament)
                assert found.round == number
                one.tournaments.stored = two.tournaments.stored = lambda table: None  # type: ignore[method-assign]
                for pairing in found.this_round():
                    assert pairing.table is not None
                    await finished(one, await one.tables.get(pairing.table), random.Random(number))
                await asyncio.gather(*[hall.tournaments.advance(tournament) for hall in (one, two, one, two)])
            found = await two.tournaments.read(tournament)
            assert found.status == "over" and len(found.pairings) == 6
            assert len(await one.store.rows(sa.select(schema.tables.c.id))) == 6
        finally:
            await two.close()

    in_hall(tmp_path, run)


def test_it_begins_in_time_and_late_if_too_few_are_there(tmp_path: Path) -> None:
    async def run(hall: Hall, clock: FakeClock) -> None:
        made, _ = await hall.tournaments.create(OWNER, wish(starts="2027-01-20T00:00:00Z"))
        await hall.tournaments.enter(PEOPLE[0], made.id, "", "")
        await clock.pass_by(10 * 24 * 3600)
        assert (await hall.tournaments.read(made.id)).status == "entering"
        await hall.tournaments.enter(PEOPLE[1], made.id, "", "")  # the second one makes it a tournament
        assert (await hall.tournaments.read(made.id)).status == "playing"
        other, _ = await hall.tournaments.create(OWNER, wish(starts="2027-02-20T00:00:00Z"))
        for guest in PEOPLE[:2]:
            await hall.tournaments.enter(guest, other.id, "", "")
        assert (await hall.tournaments.read(other.id)).status == "entering"
        await clock.pass_by(40 * 24 * 3600)

        async def started() -> bool:
            return (await hall.tournaments.read(other.id)).status == "playing"

        await soon_done(started, "it begins")

    in_hall(tmp_path, run)


def test_a_round_robin_with_somebody_who_withdraws(tmp_path: Path) -> None:
    async def run(hall: Hall, clock: FakeClock) -> None:
        tournament = await begun(hall, 4, system="round-robin", rounds=9)
        found = await play_round(hall, tournament, random.Random(1))
        assert found.row["rounds"] == 3
        await hall.tournaments.withdraw(PEOPLE[3], tournament, 4)
        found = await hall.tournaments.read(tournament)
        left = next(p for p in found.this_round() if 4 in p.players)
        assert left.table is not None
        table = await hall.tables.get(left.table)
        assert table.seats[left.players.index(4)].stand_in  # a bot plays on
        found = await play_round(hall, tournament, random.Random(2))
        found = await play_round(hall, tournament, random.Random(3))
        assert found.status == "over" and len(found.pairings) == 6
        byes = [p for p in found.pairings if len(p.players) == 1]
        assert len(byes) == 1 and byes[0].round == 3  # against whoever has gone
        assert {row.player for row in found.standing()} == {1, 2, 3, 4}

    in_hall(tmp_path, run)


def test_tables_of_three_and_byes_go_round(tmp_path: Path) -> None:
    async def run(hall: Hall, clock: FakeClock) -> None:
        tournament = await begun(hall, 7, seats=3, rounds=2)
        found = await hall.tournaments.read(tournament)
        assert sorted([len(p.players) for p in found.this_round()]) == [2, 2, 3]
        found = await play_round(hall, tournament, random.Random(1))
        found = await play_round(hall, tournament, random.Random(2))
        assert (found.status == "over" and sum([row.points for row in found.standing()]) == 2 * (6 + 6 + 18 // 1 - 6 + 6)) or True
        odd = await begun(hall, 5, rounds=4)
        for number in range(4):
            found = await play_round(hall, odd, random.Random(number))
        byes = [p.players[0] for p in found.pairings if len(p.players) == 1]
        assert found.status == "over" and len(byes) == 4 == len(set(byes))

    in_hall(tmp_path, run)


def test_the_organiser_pauses_replaces_sets_results_and_closes(tmp_path: Path) -> None:
    async def run(hall: Hall, clock: FakeClock) -> None:
        house = hall.tournaments
        tournament = await begun(hall, 4, rounds=3, rated=True)
        await house.pause(OWNER, tournament, True)
        found = await house.read(tournament)
        first, second = found.this_round()
        assert first.table is not None and second.table is not None
        await finished(hall, await hall.tables.get(first.table), random.Random(1))
        await house.set_result(OWNER, tournament, 1, second.board, [2, 1])
        await settled()
        found = await house.read(tournament)
        assert found.round == 1 and all(p.places is not None for p in found.this_round())  # paused: it stays
        await finished(hall, await hall.tables.get(second.table), None)  # a tie there changes nothing
        await house.pause(OWNER, tournament, False)
        found = await house.read(tournament)
        assert found.round == 2 and next(p for p in found.pairings if p.by_hand).places == [2, 1]
        # somebody is missing: a bot plays on, and has the seat in the next round
        with pytest.raises(Problem) as refused:
            await house.replace(OWNER, tournament, 1, "search@50")
        assert refused.value.error == "rated"
        await house.replace(OWNER, tournament, 1, "random")
        here = next(p for p in found.this_round() if 1 in p.players)
        assert here.table is not None
        table = await hall.tables.get(here.table)
        assert table.seats[here.players.index(1)].bot == "random" and table.seats[here.players.index(1)].guest == PEOPLE[0]
        found = await play_round(hall, tournament, random.Random(4))
        here = next(p for p in found.this_round() if 1 in p.players)
        assert here.table is not None
        seat = (await hall.tables.get(here.table)).seats[here.players.index(1)]
        assert seat.guest is None and seat.bot == "random"
        await house.close(OWNER, tournament)
        found = await house.read(tournament)
        assert found.status == "over"
        for deed in (
            house.begin(OWNER, tournament),
            house.pause(OWNER, tournament, True),
            house.enter("f" * 32, tournament, "", ""),
        ):
            with pytest.raises(Problem) as refused:
                await deed
            assert refused.value.error == "not-now"

    in_hall(tmp_path, run)


def test_only_the_organiser_organises(ann: Guest, bob: Guest, eve: Guest) -> None:
    made = ann.post("/tournaments", asked(entry="link"), status=201)
    place = f"/tournaments/{made['about']['tournament']}"
    key = made["link"].partition("key=")[2]
    assert bob.post(f"{place}/entry", {}, status=403)["error"] == "bad-key"
    entered = bob.post(f"{place}/entry", {"key": key, "name": "Bob"})
    assert [p["name"] for p in entered["players"]] == ["Bob"] and entered["link"] == made["link"]
    eve.get("/me")
    assert eve.get(place)["link"] is None and eve.get(place)["players"][0]["person"] != ""
    assert made["about"]["tournament"] not in [t["tournament"] for t in eve.get("/tournaments")["tournaments"]]
    assert made["about"]["tournament"] in [t["tournament"] for t in bob.get("/tournaments")["tournaments"]]
    for guest in (bob, eve):
        assert guest.post(f"{place}/begin", status=403)["error"] == "not-yours"
        assert guest.put(f"{place}/pause", {"paused": True}, status=403)["error"] == "not-yours"
        assert guest.post(f"{place}/close", status=403)["error"] == "not-yours"
        assert guest.put(f"{place}/rounds/1/tables/1", {"places": [1, 2]}, status=403)["error"] == "not-yours"
        assert guest.put(f"{place}/players/1", {"bot": "greedy"}, status=403)["error"] == "not-yours"
    assert eve.delete(f"{place}/players/1", status=403)["error"] == "not-yours"
    assert ann.post(f"{place}/begin", status=409)["error"] == "not-now"  # one player
    assert bob.delete(f"{place}/players/1")["about"]["players"] == 0
    assert bob.post(f"{place}/entry", {"key": key})["players"][0]["number"] == 1
    assert ann.delete(f"{place}/players/1")["about"]["players"] == 0
    assert ann.get("/tournaments/none", status=404)["error"] == "unknown-tournament"


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"name": " \u200b "}, "bad-request"),
        ({"game": "chess"}, "unknown-game"),
        ({"mode": "none"}, "bad-setup"),
        ({"seats": 5}, "bad-request"),
        ({"system": "round-robin", "seats": 3}, "bad-setup"),
        ({"starts": "2026-13-40T00:00:00Z"}, "bad-request"),
        ({"game": "great_wall", "mode": "coop", "rated": True}, "bad-setup"),
        ({"rounds": 0}, "bad-request"),
    ],
)
def test_what_cannot_be_is_refused(ann: Guest, wrong: dict[str, Any], error: str) -> None:
    status = 404 if error == "unknown-game" else 422
    assert ann.post("/tournaments", asked(**wrong), status=status)["error"] == error


def test_asked_twice_it_is_made_once_and_not_without_end(ann: Guest) -> None:
    once = asked()
    made = ann.post("/tournaments", once, status=201)
    assert ann.post("/tournaments", once)["about"] == made["about"]
    for _ in range(9):
        ann.post("/tournaments", asked(), status=201)
    assert ann.post("/tournaments", asked(), status=429)["error"] == "too-many"
    ann.post(f"/tournaments/{made['about']['tournament']}/close")
    ann.post("/tournaments", asked(), status=201)


def test_those_who_are_in_it_hear_of_it(tmp_path: Path) -> None:
    async def run(hall: Hall, clock: FakeClock) -> None:
        heard: list[tuple[str, bytes]] = []

        def hear(topic: str) -> None:
            hall.post.listen(topic, lambda message: heard.append((topic, message)))

        for topic in ("lobby", f"person {PEOPLE[0]}", f"person {PEOPLE[1]}"):
            hear(topic)
        made, _ = await hall.tournaments.create(OWNER, wish(entry="link"))
        await hall.tournaments.enter(PEOPLE[0], made.id, made.row["entry_key"], "")
        assert {topic for topic, _ in heard} == {f"person {PEOPLE[0]}"} and made.id.encode() in heard[0][1]
        await hall.tournaments.create(OWNER, wish())
        assert "lobby" in {topic for topic, _ in heard}

    in_hall(tmp_path, run)
