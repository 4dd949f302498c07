"""Stand-ins: a bot plays a person's seat for a while; the seat, its secrets and its honours stay the owner's."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.patience import until
from tests.server.clock_table import ANN, BOB, CAT, House, in_a_house, standing_time
from tests.server.nearly_won import prepare
from tests.server.table_client import Guest, Server
from tests.server.test_life import key_of, two_at_a_table
from tianxia.server.live import Viewer


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server where three seconds without a sign are a long time."""
    server = Server(str(tmp_path / "t.db"), TIANXIA_ABSENCE="3")
    yield server
    server.stop()


def bot_for(guest: Guest, table: str, seat: int, bot: str = "greedy", status: int = 200) -> Any:
    return guest.put(f"/tables/{table}/seats/{seat}", {"bot": bot}, status)


def test_a_bot_plays_for_me_until_i_come_back(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    shown = bot_for(ann, table, 0)
    assert shown["me"] == [0] and shown["offers"] == [] and shown["eyes"] == 0
    assert shown["players"][0] == {**ann.look(table)["players"][0], "bot": "greedy", "stand_in": True, "mine": True}
    until(lambda: bob.look(table)["move"] == 1)
    assert "my_pick" in ann.look(table)["view"], "she still sees her own hand"
    assert bob.look(table)["question"]["seats"] == [1]
    bob.move(table, 1, "pick 1", bob.look(table)["line"])
    until(lambda: bob.look(table)["move"] == 3)  # the bot goes on
    line = ann.look(table)["line"]
    refused = ann.move(table, 0, "pick 1", line, status=409)
    assert refused["error"] == "stand-in" and refused["args"] == {"seat": 0}
    assert ann.undo(table, 0, 0, line, status=409)["error"] == "stand-in"
    bob.delete(f"/tables/{table}/seats/0/bot", status=403)
    shown = ann.delete(f"/tables/{table}/seats/0/bot")
    assert shown["players"][0]["bot"] is None and shown["players"][0]["stand_in"] is False
    assert ann.delete(f"/tables/{table}/seats/0/bot")["line"] == shown["line"], "twice is as good as once"
    bob.move(table, 1, "pick 1", line)
    ann.move(table, 0, "pick 1", ann.look(table)["line"])


def test_who_takes_the_seat_back_is_not_overruled_by_a_bot_that_still_thinks(ann: Guest, bob: Guest) -> None:
    table = two_at_a_table(ann, bob)
    with ann.live(table) as socket:
        socket.hear("table")
        bot_for(ann, table, 0, "search@2s")
        socket.hear("thinking")
        ann.delete(f"/tables/{table}/seats/0/bot")
        line = ann.move(table, 0, "pick 3", 0)["line"]
    bot_for(ann, table, 0, "random")  # the driver of the bots has come to its end and can be woken again
    bob.move(table, 1, "pick 2", line)
    until(lambda: ann.look(table)["move"] == 3)
    told = ann.get(f"/tables/{table}/story")["story"]
    assert [m["words"] for m in told[:1]] == ["pick 3"] and [m["by"] for m in told] == ["person", "person", "bot"]


def test_stand_ins_outlive_the_server(hasty: Server) -> None:
    ann, bob = hasty.guest(), hasty.guest()
    table = two_at_a_table(ann, bob)
    ann.move(table, 0, "pick 1", 0, request="mine")
    bot_for(ann, table, 0)
    hasty.kill()
    hasty.start()
    assert ann.look(table)["players"][0]["stand_in"] is True
    assert ann.move(table, 0, "pick 1", 0, request="mine")["again"] is True, "an old move is still acknowledged"
    bob.move(table, 1, "pick 1", bob.look(table)["line"])
    until(lambda: bob.look(table)["move"] >= 3)
    ann.delete(f"/tables/{table}/seats/0/bot")
    hasty.kill()
    hasty.start()
    assert ann.look(table)["players"][0]["stand_in"] is False


def test_nobody_is_replaced_while_they_are_here_or_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a time that passes only when we say so: five minutes without a sign make one absent."""
    time = standing_time(monkeypatch)

    async def story(at: House) -> None:
        table = await at.open(ANN, BOB, game="pebbles")

        async def refused(guest: str, status: int = 409) -> Any:
            return await at.ask(guest, "PUT", f"/tables/{table}/seats/0", {"bot": "greedy"}, status)

        viewer = Viewer(None, at.hall.tables._known[table], ANN, None, None)  # type: ignore[arg-type]
        at.hall.live.enter(viewer)
        time.now += 1000
        assert (await refused(BOB))["error"] == "still-here"
        at.hall.live.leave(viewer)
        for passed, minutes in ((0, 5), (299, 1)):  # she has just gone
            time.now += passed
            told = await refused(BOB)
            assert told["error"] == "still-here" and told["args"] == {"minutes": minutes}
        await refused(CAT, 403)
        await at.move(table, ANN, "pick 1")
        time.now += 1000
        told = await refused(BOB)
        assert told["error"] == "still-here" and told["args"] == {"minutes": 0}, "the table waits for Bob, not for Ann"

    in_a_house(tmp_path, story)


def test_the_others_let_a_bot_play_for_one_who_has_gone(hasty: Server) -> None:
    ann, bob = hasty.guest(), hasty.guest()
    table = two_at_a_table(ann, bob)
    bob.move(table, 1, "pick 1", 0)
    until(lambda: bob.http.put(f"/api/tables/{table}/seats/0", json={"bot": "greedy"}).status_code == 200)
    until(lambda: bob.look(table)["move"] >= 2 and bob.look(table)["question"]["seats"] == [1])  # the bot waits for Bob
    shown = bob.look(table)
    assert shown["players"][0]["stand_in"] is True and shown["players"][0]["mine"] is False
    assert bot_for(bob, table, 0, "random", status=409)["error"] == "not-open"
    # her secrets stay hers
    assert shown["hints"] is False and shown["record"] is False and shown["branch"] is False
    assert bob.get(f"/tables/{table}/hint", status=403)["error"] == "secret"
    assert bob.get(f"/tables/{table}", status=403, seat=0)["error"] == "not-your-seat"
    # and nobody agrees for her (more: test_going_back.py)
    assert bob.undo(table, 1, 0, shown["line"], ask=True)["asked"] is True
    assert bob.look(table)["undo"]["request"]["waiting"] == [0]
    [mine] = [t for t in ann.get("/tables")["tables"] if t["table"] == table]
    assert mine["players"][0]["stand_in"] is True and mine["my_turn"] is False
    ann.delete(f"/tables/{table}/seats/0/bot")
    assert ann.look(table)["undo"]["request"] is None, "who plays has changed: ask again"
    bob.move(table, 1, "pick 1", bob.look(table)["line"])
    [mine] = [t for t in ann.get("/tables")["tables"] if t["table"] == table]
    assert mine["my_turn"] is True


def test_a_bot_stands_in_only_while_a_game_is_played(ann: Guest, bob: Guest) -> None:
    opened = ann.open("me", "open")
    table = opened["table"]
    assert bot_for(ann, table, 0, status=409)["error"] == "not-playing"
    assert bot_for(ann, table, 0, "oracle", status=404)["error"] == "unknown-bot"
    bob.post(f"/tables/{table}/join", {"key": key_of(opened)})
    bot_for(ann, table, 0)
    bot_for(bob, table, 1)  # nobody plays any more: it plays itself to its end
    until(lambda: ann.look(table)["status"] == "over")
    assert bot_for(ann, table, 0, status=409)["error"] == "not-playing"


def test_what_a_bot_wins_is_not_my_achievement(tmp_path: Path) -> None:
    won = prepare(str(tmp_path / "t.db"), "hard")
    server = Server(str(tmp_path / "t.db"))
    try:
        ann = server.guest()
        ann.http.cookies.set("tianxia", won.cookie, domain="127.0.0.1", path="/")
        assert ann.look(won.table)["not_counted"] is None
        bot_for(ann, won.table, 0)
        until(lambda: ann.look(won.table)["status"] == "over")
        shown = ann.look(won.table)
        assert shown["not_counted"] == "stand-in" and ann.get("/me/achievements")["achievements"] == []
    finally:
        server.stop()
