"""Moves over the live line: the same rules, limits and promises as at the door of HTTP."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from tests.patience import soon
from tests.server.own_servers import RedisServer
from tests.server.table_client import Guest, Socket
from tests.server.test_many import ANN, heard, in_halls, open_table
from tests.server.test_store import in_hall, stored_lines, url
from tianxia.server import live
from tianxia.server.effort import LONGEST_DEBT, Effort, effort_of
from tianxia.server.hall import Hall
from tianxia.server.live import Viewer
from tianxia.server.live_api import _move
from tianxia.server.messages.live import Move
from tianxia.server.problems import Problem


def ask(socket: Socket, request: str, **move: Any) -> Any:
    socket.say(type="move", request=request, **move)
    while (answer := socket.hear("done", "error")).get("request") != request:
        pass
    return answer


def test_a_move_over_the_line_is_stored_once_and_seen_by_the_other(ann: Guest, bob: Guest) -> None:
    table = bob.join(ann.open("me", "open", options={"heap": "large"}))["table"]
    with ann.live(table, "?changes=true") as mine, bob.live(table) as other:
        offer = mine.hear("table")["table"]["offers"][0]
        move = {"seat": 0, "action": offer["action"], "line": 0}
        done = ask(mine, "one", **move)
        assert (done["type"], done["again"]) == ("done", False)
        assert bob.look(table)["line"] == done["line"] >= 1  # what was answered is there
        assert other.hear_line(done["line"])["story"]["moves"][-1]["seat"] == 0
        again = ask(mine, "one", **move)
        assert (again["type"], again["again"], again["line"]) == ("done", True, done["line"])
        assert ann.move(table, 0, offer["words"], 0, request="one")["again"]  # at the other door it is the same request
        assert ann.look(table)["line"] == done["line"]


def test_what_is_refused_at_the_door_is_refused_over_the_line(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = bob.join(ann.open("me", "open", options={"heap": "large"}))["table"]
    with ann.live(table) as anns, eve.live(table) as eves:
        offer = anns.hear("table")["table"]["offers"][0]
        right = {"seat": 0, "action": offer["action"], "line": 0}
        assert ask(eves, "a", **right)["error"] == "not-your-seat"
        assert ask(anns, "b", **{**right, "seat": 1})["error"] == "not-your-seat"
        assert ask(anns, "c", seat=0, line=0)["error"] == "bad-request"
        assert ask(anns, "d", **{**right, "words": offer["words"]})["error"] == "bad-request"
        assert ask(anns, "e", seat=0, line=0, words="nonsense")["error"] == "bad-words"
        assert ask(anns, "f", **{**right, "line": 7})["error"] == "stale"
        anns.say(type="move", request="no name!", **right)
        assert anns.hear("error")["error"] == "bad-request"
        assert ann.look(table)["line"] == 0
        assert ask(anns, "g", **right)["type"] == "done"
        assert ask(anns, "h", **right)["error"] in ("illegal", "stale")


def test_who_has_used_up_their_time_waits_over_the_line_too() -> None:
    """The purses are those of HTTP: what was spent there counts here."""
    refused: list[Problem] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            return
        await effort_of(HTTPConnection(scope))  # there is something in hand
        for purse in effort._purses.values():
            purse.pay(purse.share * (LONGEST_DEBT + 60))
        with pytest.raises(Problem) as caught:
            await effort_of(HTTPConnection(scope))
        refused.append(caught.value)

    effort = Effort(app, 0.1, 0.1)
    scope = {"type": "websocket", "path": "/api/tables/x/live", "client": ("127.0.0.1", 1), "headers": []}
    asyncio.run(effort(scope, None, None))  # type: ignore[arg-type]
    assert [problem.error for problem in refused] == ["too-many"]


async def nothing(names: list[str]) -> None:
    pass


def test_another_process_takes_moves_as_they_are_told_and_reads_what_it_missed(
    postgres: str, redis_server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: Hall, two: Hall) -> None:
        # who has just begun to hear, and now and then, holds its tables against the store: that would be a read too
        monkeypatch.setattr(two.tables.following, "_look", nothing)
        table = await open_table(one, "me", "me")
        other = await heard(two, table)
        reads: list[str] = []
        read = two.store.table

        async def counted(name: str, after: int = -1) -> Any:
            reads.append(name)
            return await read(name, after)

        monkeypatch.setattr(two.store, "table", counted)

        async def move(n: int) -> None:
            seat = table.course.waiting()[0]
            action = table.game.legal(table.course.state, seat)[0]
            await one.tables.move(table, ANN, seat, action, table.line, f"r{n}")

        for n in range(4):
            await move(n)
            await soon(lambda: other.changed == table.changed)
        assert reads == [] and other.course.lines == table.course.lines == await stored_lines(one, table.id)
        assert other.course.state.fingerprint() == table.course.state.fingerprint()
        assert other.requests == table.requests and other.asked_since.keys() == table.asked_since.keys()
        tell = one.tables.following.tell
        monkeypatch.setattr(one.tables.following, "tell", lambda *_: None)  # a word is lost
        await move(4)
        monkeypatch.setattr(one.tables.following, "tell", tell)
        assert other.line < table.line
        await move(5)
        await soon(lambda: other.changed == table.changed)
        assert reads and other.course.lines == table.course.lines == await stored_lines(one, table.id)

    in_halls(postgres, redis_server, play)


def test_the_answer_to_a_move_goes_out_with_what_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One piece for whoever moves: a second one would cost as much again."""
    pieces: list[list[str]] = []

    async def tell(texts: Sequence[bytes]) -> None:
        pieces.append([str(json.loads(text)["type"]) for text in texts])

    monkeypatch.setattr(live, "teller_of", lambda _: tell)

    async def run(hall: Hall) -> None:
        table = await open_table(hall, "me", "me")
        viewer = Viewer(None, table, ANN, None, None, True)  # type: ignore[arg-type]
        hall.live.enter(viewer)
        sender = asyncio.create_task(viewer.send_on())
        try:
            await play(hall, viewer)
        finally:
            sender.cancel()
            hall.live.leave(viewer)

    async def play(hall: Hall, viewer: Viewer) -> None:
        await soon(lambda: any("here" in piece for piece in pieces))
        monkeypatch.setattr(hall.guests, "who", lambda _: ANN)
        line: Any = HTTPConnection({"type": "http", "headers": []})
        one = Move(seat=0, line=0, request="one", words="pick 1")
        await _move(line, hall, viewer, one)
        await soon(lambda: "done" in pieces[-1])
        assert pieces[-1] == ["table", "done"]
        await _move(line, hall, viewer, one)
        await soon(lambda: pieces[-1] == ["done"])  # it was carried out before: nothing has changed

    in_hall(url(tmp_path / "t.db"), run)
