"""Find me a game: who is put together, when bots sit down, and when a seek ends."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from tests.patience import soon_done
from tests.server.fake_clock import FakeClock, settled
from tests.server.in_process import InProcess
from tests.server.table_client import Guest, Server
from tests.server.test_meeting import line_of, me
from tianxia.server.app import make_api
from tianxia.server.guests import new_guest
from tianxia.server.hall import Hall
from tianxia.server.meeting.matching import Seeker, full_table, with_bots
from tianxia.server.messages.meeting import SeekWish
from tianxia.server.messages.terms import Clock
from tianxia.server.post import person
from tianxia.server.settings import Settings, db_url

WISH: dict[str, Any] = {"games": ["pebbles"], "seats": [2], "clocks": [None]}


# ---- who fits (no server needed) ----


def seeker(name: str, since: float = 0.0, **wish: Any) -> Seeker:
    return Seeker(name, name, SeekWish(**{"games": ["pebbles"], "seats": [2], "clocks": [None], **wish}), since)


def anybody(one: Seeker, other: Seeker, game: str) -> bool:
    return True


def names(match: Any) -> list[str]:
    return [one.guest for one in match.seekers] if match is not None else []


def test_a_table_is_full_or_nobody_sits_down() -> None:
    three = [seeker("ann", 1, seats=[3]), seeker("bob", 2, seats=[3]), seeker("cyd", 3, seats=[2, 3])]
    assert full_table(three[:2], anybody) is None
    assert names(full_table(three, anybody)) == ["ann", "bob", "cyd"]


def test_the_most_people_and_the_longest_waiting() -> None:
    four = [seeker(name, i, seats=[2, 3]) for i, name in enumerate(["ann", "bob", "cyd", "dan"])]
    match = full_table(four, anybody)
    assert match is not None and names(match) == ["ann", "bob", "cyd"] and match.way.seats == 3


@pytest.mark.parametrize(
    ("one", "other", "fit"),
    [
        ({"games": ["pebbles", "zhanguo"]}, {"games": ["zhanguo", "daimyo"]}, True),
        ({"games": ["pebbles"]}, {"games": ["daimyo"]}, False),
        ({"seats": [2, 3]}, {"seats": [4]}, False),
        ({"clocks": [None]}, {"clocks": [Clock(kind="move", seconds=60)]}, False),
        ({"clocks": [None, Clock(kind="move", seconds=60)]}, {"clocks": [Clock(kind="move", seconds=60)]}, True),
        ({"clocks": [Clock(kind="move", seconds=60)]}, {"clocks": [Clock(kind="move", seconds=60, at_zero="resign")]}, False),
        ({"rated": "yes"}, {"rated": "no"}, False),
        ({"rated": "yes"}, {"rated": "either"}, True),
        ({"rated": "either"}, {"rated": "no"}, True),
    ],
)
def test_all_of_a_group_would_take_it(one: dict[str, Any], other: dict[str, Any], fit: bool) -> None:
    for pair in ([seeker("ann", 1, **one), seeker("bob", 2, **other)], [seeker("bob", 1, **other), seeker("ann", 2, **one)]):
        match = full_table(pair, anybody)
        assert (match is not None) == fit
        if match is not None and "rated" in one:
            assert match.way.rated == ("yes" in (one["rated"], other["rated"]))


def test_those_who_do_not_fit_do_not_keep_others_from_playing() -> None:
    def not_ann_and_bob(one: Seeker, other: Seeker, game: str) -> bool:
        return {one.guest, other.guest} != {"ann", "bob"}

    assert full_table([seeker("ann", 1), seeker("bob", 2)], not_ann_and_bob) is None
    assert names(full_table([seeker("ann", 1), seeker("bob", 2), seeker("cyd", 3)], not_ann_and_bob)) == ["ann", "cyd"]


def test_bots_fill_up_for_those_who_said_so() -> None:
    two = [
        seeker("ann", 0, seats=[3, 4], fill_after=60),
        seeker("bob", 5, seats=[4], fill_after=600),
        seeker("cyd", 6, seats=[4]),
    ]
    assert with_bots(two, anybody, 59) is None
    match = with_bots(two, anybody, 60)
    assert match is not None and names(match) == ["ann", "bob"] and match.way.seats == 4, "cyd wants people only"
    alone = with_bots(two[:1], anybody, 60)
    assert alone is not None and alone.way.seats == 3, "as few bots as possible"


# ---- at a server ----


class Room:
    """A server in this process, and people whose pages are open or not."""

    def __init__(self, api: Starlette, clock: FakeClock) -> None:
        self.hall: Hall = api.state.hall
        self.app = InProcess(api)
        self.clock = clock
        self.heard: dict[str, list[Any]] = {}
        self._pages: dict[str, contextlib.ExitStack] = {}

    def come(self, guest: str = "") -> str:
        guest = guest or new_guest()
        pages = self._pages.setdefault(guest, contextlib.ExitStack())
        pages.enter_context(self.hall.meeting.presence.line(guest))
        pages.callback(self.hall.post.listen(person(guest), lambda m: self.heard.setdefault(guest, []).append(json.loads(m))))
        return guest

    def go(self, guest: str) -> None:
        self._pages.pop(guest).close()

    def close(self) -> None:
        for guest in list(self._pages):
            self.go(guest)

    async def ask(self, guest: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return await self.app.ask(self.hall.guests.sign(guest), method, f"/api{path}", body)

    async def seek(self, guest: str, **wish: Any) -> Any:
        status, told = await self.ask(guest, "PUT", "/seek", {**WISH, **wish})
        assert status == 200, told
        self.clock.time += 1  # who comes later waits less long
        return told["seek"]

    async def table_of(self, guest: str) -> Any:
        """The table that was found for them."""

        async def found() -> Any:
            return next((m["table"] for m in self.heard.get(guest, []) if m["type"] == "seek-over" and m["why"] == "found"), None)

        status, told = await self.ask(guest, "GET", f"/tables/{await soon_done(found, 'a table is found')}")
        assert status == 200
        return told

    async def ended(self, guest: str) -> str:
        async def over() -> Any:
            return next((m["why"] for m in self.heard.get(guest, []) if m["type"] == "seek-over"), None)

        return str(await soon_done(over, "the seek is over"))

    async def waits(self, guest: str) -> bool:
        """Whatever could happen has happened, and they still look."""
        self.hall.meeting.seeks.look()
        for _ in range(3):
            await self.ask(guest, "GET", "/lobby")  # the store answers in order: what was begun before is done
            await settled()
        return (await self.ask(guest, "GET", "/lobby"))[1]["seek"] is not None


@asynccontextmanager
async def opened(db: Path, clock: FakeClock) -> AsyncIterator[Room]:
    settings = Settings(db=db_url(str(db)), bot_workers=1, bots_early=False, tables_per_minute=10**6)
    api = make_api(settings, clock)
    async with api.router.lifespan_context(api):
        room = Room(api, clock)
        try:
            yield room
        finally:
            room.close()


def in_room(db: Path, play: Callable[[Room], Any]) -> None:
    async def run() -> None:
        async with opened(db / "t.db", FakeClock()) as room:
            await play(room)

    asyncio.run(run())


def test_two_find_each_other_and_sit_at_one_table(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        ann, bob = room.come(), room.come()
        clock = {"kind": "move", "seconds": 86400, "increment": 0, "at_zero": "resign"}
        seek = await room.seek(ann, clocks=[None, clock], rated="either", name="Ann", word="pear")
        assert seek["fills_in"] is None and seek["ends_after"] == 180 and seek["wish"]["clocks"] == [None, clock]
        assert (await room.ask(bob, "GET", "/lobby"))[1]["seeking"] == [{"game": "pebbles", "people": 1}]
        assert (await room.ask(ann, "GET", "/lobby"))[1]["seeking"] == []
        await room.seek(bob, clocks=[clock], rated="yes", name="Bob")
        table, same = await room.table_of(ann), await room.table_of(bob)
        assert table["table"] == same["table"] and table["status"] == "playing"
        assert {p["name"] for p in table["players"]} == {"Ann", "Bob"} and len(table["me"]) == len(same["me"]) == 1
        assert table["terms"]["clock"] == clock and table["terms"]["rated"] is True
        assert (await room.ask(ann, "GET", "/lobby"))[1]["seek"] is None
        held = await room.hall.tables.get(table["table"])
        assert held.seats[table["me"][0]].word == "pear", "her word went into the deal"

    in_room(tmp_path, play)


def test_blocked_people_are_not_put_together(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        ann, bob, cyd = room.come(), room.come(), room.come()
        await room.ask(bob, "PUT", "/me", {"name": "Bob"})
        assert (await room.ask(ann, "PUT", f"/friends/{room.hall.names.public_id(bob)}", {"bond": "block"}))[0] == 200
        await room.seek(ann)
        await room.seek(bob)
        assert await room.waits(ann) and await room.waits(bob)
        await room.seek(cyd)
        assert (await room.table_of(ann))["table"] == (await room.table_of(cyd))["table"]
        assert await room.waits(bob)

    in_room(tmp_path, play)


def test_about_my_level(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        ann, bob, cyd = room.come(), room.come(), room.come()
        strength = {ann: 1500, bob: 1900, cyd: 1600}

        async def of(guests: Any, game: str) -> dict[str, int]:
            return strength

        room.hall.meeting.levels.of = of  # type: ignore[method-assign]
        await room.seek(ann, level="mine")
        await room.seek(bob)
        assert await room.waits(ann) and await room.waits(bob)
        await room.seek(cyd)
        assert (await room.table_of(ann))["table"] == (await room.table_of(cyd))["table"]

    in_room(tmp_path, play)


def test_bots_sit_down_when_it_is_time(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        ann = room.come()
        assert (await room.seek(ann, seats=[3, 4], fill_after=120, bot="random"))["fills_in"] == 120
        await room.clock.pass_by(118)
        assert await room.waits(ann)
        await room.clock.pass_by(1)
        table = await room.table_of(ann)
        assert sorted(p["bot"] or "" for p in table["players"]) == ["", "random", "random"] and len(table["me"]) == 1

    in_room(tmp_path, play)


def test_a_seek_ends_when_its_owner_is_away_for_some_minutes(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        ann, bob = room.come(), room.come()
        await room.seek(ann)
        room.go(ann)
        await room.seek(bob)
        assert await room.waits(bob), "nobody is put to a table while they are away"
        await room.clock.pass_by(170)
        assert await room.waits(ann), "a page that is loaded again is no going away"
        room.come(ann)
        assert (await room.table_of(ann))["table"] == (await room.table_of(bob))["table"]
        cyd = room.come()
        await room.seek(cyd)
        room.go(cyd)
        assert await room.waits(cyd)
        await room.clock.pass_by(181)

        async def over() -> bool:
            return (await room.ask(cyd, "GET", "/lobby"))[1]["seek"] is None

        await soon_done(over, "the seek is over")
        assert not await room.waits(room.come(cyd))

    in_room(tmp_path, play)


def test_who_gives_up_looks_no_more_and_the_newest_wish_counts(tmp_path: Path) -> None:
    async def play(room: Room) -> None:
        ann, bob = room.come(), room.come()
        await room.seek(ann)
        assert (await room.ask(ann, "DELETE", "/seek"))[1] == {"seek": None}
        assert await room.ended(ann) == "given-up"
        await room.seek(ann, seats=[3])
        await room.seek(ann, seats=[4])
        await room.seek(bob, seats=[2, 3])
        assert await room.waits(ann) and await room.waits(bob)

    in_room(tmp_path, play)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"games": []}, "bad-request"),
        ({"games": ["chess"]}, "unknown-game"),
        ({"seats": [1]}, "bad-request"),
        ({"seats": [8]}, "bad-setup"),
        ({"clocks": []}, "bad-request"),
        ({"fill_after": 1}, "bad-request"),
        ({"bot": "nobody"}, "unknown-bot"),
        ({"rated": True}, "bad-request"),
        ({"more": 1}, "bad-request"),
    ],
)
def test_a_wish_that_cannot_be(ann: Guest, wrong: dict[str, Any], error: str) -> None:
    told = ann.http.put("/api/seek", json={**WISH, **wrong})
    assert told.json()["error"] == error and told.status_code in (404, 422)
    assert ann.get("/lobby")["seek"] is None


def test_a_seek_survives_a_kill(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann, bob = server.guest(), server.guest()
        for guest in (ann, bob):
            me(guest)
        ann.put("/seek", WISH)
        server.kill()
        server.start()
        bob.put("/seek", WISH)
        with line_of(ann) as hers, line_of(bob) as his:
            table = hers.hear("seek-over")["table"]
            assert table is not None and his.hear("seek-over")["table"] == table
        assert ann.look(table)["status"] == "playing"
        server.kill()
        server.start()
        assert bob.look(table)["me"] and ann.get("/lobby")["seek"] is None
    finally:
        server.stop()


def test_two_processes_do_not_seat_anybody_twice(tmp_path: Path) -> None:
    """Both know of the same seeks, and both look at the same moment."""

    async def run() -> None:
        clock = FakeClock()
        async with opened(tmp_path / "t.db", clock) as one, opened(tmp_path / "t.db", clock) as other:
            guests = [new_guest() for _ in range(6)]
            for guest in guests:
                await one.seek(guest)
            for room in (one, other):
                for guest in guests:
                    room.come(guest)
            for guest in guests:

                async def over(guest: str = guest) -> bool:
                    return (await one.ask(guest, "GET", "/lobby"))[1]["seek"] is None

                await soon_done(over, "a table is found")
            for guest in guests:
                assert len((await other.ask(guest, "GET", "/tables"))[1]["tables"]) == 1

    asyncio.run(run())
