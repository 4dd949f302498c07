"""Finding each other: who finds and joins a table, who is sent away, who is asked, who is left in peace."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.patience import LONG, until
from tests.server.clock_table import ANN, BOB, house
from tests.server.table_client import Guest, Server
from tianxia.server.messages.my_line import MyTells


class MyLine:
    """A line of their own, as an open page has it: what it told is kept until it is asked for, in whatever order it came."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.told: list[Any] = []

    def hear(self, kind: str) -> Any:
        """The first of this kind that was not asked for before."""
        seen = 0
        while True:
            for told in self.told[seen:]:
                if told["type"] == kind:
                    self.told.remove(told)
                    return told
            seen = len(self.told)
            text = self.line.recv(LONG)
            msgspec.json.decode(text, type=MyTells)
            self.told.append(json.loads(text))

    def up_to_now(self) -> list[Any]:
        """All that was not asked for before."""
        self.line.send('{"type": "ping"}')
        self.hear("pong")
        return self.told


@contextmanager
def line_of(guest: Guest) -> Iterator[MyLine]:
    cookies = "; ".join([f"{k}={v}" for k, v in guest.http.cookies.items()])
    with connect(f"ws{guest.url[4:]}/api/me/live", additional_headers={"Cookie": cookies}, open_timeout=LONG) as line:
        mine = MyLine(line)
        mine.up_to_now()  # from now on it listens
        yield mine


def me(guest: Guest, name: str = "") -> str:
    """Their public name."""
    if name:
        guest.put("/me", {"name": name})
    return str(guest.get("/me")["guest"])


def found_by(guest: Guest) -> list[str]:
    return [table["table"] for table in guest.get("/lobby")["tables"]]


def asked_of(guest: Guest) -> list[str]:
    return [one["table"]["table"] for one in guest.get("/lobby")["invitations"]]


def open_for(guest: Guest, seen_by: str, *seats: str, **terms: Any) -> Any:
    return guest.open(*(seats or ("me", "open")), terms={"seen_by": seen_by, **terms})


def sit(guest: Guest, made: Any, status: int = 200, key: str = "lobby") -> Any:
    """Without the link."""
    return guest.post(f"/tables/{made['table']}/join", {"key": key}, status)


@pytest.fixture(autouse=True)
def known(ann: Guest, bob: Guest, eve: Guest) -> None:
    for guest, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
        me(guest, name)


# ---- who finds a table ----


def test_a_public_table_is_found_and_joined_without_a_key(ann: Guest, bob: Guest, eve: Guest) -> None:
    clock = {"kind": "move", "seconds": 3600}
    made = open_for(ann, "public", "me", "open", "open", clock=clock, rated=True)
    assert made["table"] not in found_by(ann), "it is hers"
    shown = next(t for t in bob.get("/lobby")["tables"] if t["table"] == made["table"])
    assert shown["terms"]["clock"] == {**clock, "increment": 0, "at_zero": "bot"} and shown["terms"]["rated"] is True
    assert [p["open"] for p in shown["players"]] == [False, True, True] and shown["me"] == []
    assert sit(bob, made)["me"] == [1]
    assert made["table"] not in found_by(bob), "he sits there"
    assert made["table"] in found_by(eve)
    assert sit(eve, made)["status"] == "playing"
    assert made["table"] not in found_by(Guest(ann.url))


def test_a_private_table_is_not_found(ann: Guest, bob: Guest) -> None:
    without_terms = ann.open("me", "open")
    private = open_for(ann, "private")
    assert without_terms["terms"]["seen_by"] == "private"
    assert not {without_terms["table"], private["table"]} & set(found_by(bob))
    for made in (without_terms, private):
        assert sit(bob, made, 403)["error"] == "bad-key"
        assert bob.join(made)["me"] == [1]


def test_a_table_for_friends_is_found_by_those_whom_its_owner_follows(ann: Guest, bob: Guest, eve: Guest) -> None:
    ann.put(f"/friends/{me(bob)}", {"bond": "follow"})
    eve.put(f"/friends/{me(ann)}", {"bond": "follow"})  # which gives her no right
    made = open_for(ann, "friends")
    assert made["table"] in found_by(bob) and made["table"] not in found_by(eve)
    assert sit(eve, made, 403)["error"] == "bad-key"
    assert sit(bob, made)["me"] == [1]


def test_who_is_blocked_only_learns_that_nothing_is_open(ann: Guest, bob: Guest, eve: Guest) -> None:
    ann.put(f"/friends/{me(bob)}", {"bond": "follow"})
    ann.put(f"/friends/{me(bob)}", {"bond": "block"})  # one thing at a time: he is no friend any more
    for seen_by in ("public", "friends"):
        made = open_for(ann, seen_by)
        assert made["table"] not in found_by(bob)
        before = bob.look(made["table"])
        refused = sit(bob, made, 409)
        key = made["join"].partition("join=")[2]
        assert sit(bob, made, 409, key) == refused, "not with the link either"
        assert refused["error"] == "not-open" and refused["args"] == {}
        assert bob.look(made["table"]) == before
    full = open_for(ann, "public")
    sit(eve, full)
    assert sit(Guest(ann.url), full, 409)["message"] == refused["message"], "it is the same answer as at a full table"
    his = open_for(bob, "public")
    assert his["table"] not in found_by(ann), "she sees nothing of him"
    ann.delete(f"/friends/{me(bob)}")
    assert made["table"] not in found_by(bob) and his["table"] in found_by(ann)


# ---- the one who opened it ----


def test_a_closed_table_is_gone_and_says_so(ann: Guest, bob: Guest, eve: Guest) -> None:
    made = open_for(ann, "public", "me", "open", "open")
    sit(bob, made)
    table = made["table"]
    assert bob.delete(f"/tables/{table}", status=403)["error"] == "not-yours"
    with line_of(bob) as line, bob.live(table) as live:
        ann.delete(f"/tables/{table}")
        assert line.hear("table-news")["table"] == table
        assert live.hear("error")["error"] == "table-closed"
    assert eve.get(f"/tables/{table}", status=410)["error"] == "table-closed"
    sit(eve, made, 410)
    ann.delete(f"/tables/{table}", status=410)
    for guest in (ann, bob):
        assert table not in [t["table"] for t in guest.get("/tables")["tables"]]
    assert table not in found_by(eve)


def test_a_table_that_is_closed_while_a_line_to_it_is_opened_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here:
            made = await here.ask(ANN, "POST", "/tables", {"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}, 201)
            chats: Any = here.hall.chats
            muted_by = chats.muted_by

            async def meanwhile(guest: str) -> list[str]:
                chats.muted_by = muted_by
                await here.ask(ANN, "DELETE", f"/tables/{made['table']}")
                found: list[str] = await muted_by(guest)
                return found

            chats.muted_by = meanwhile
            cookie = here.hall.guests.sign(BOB)
            _, told = await here.app.say(cookie, f"/api/tables/{made['table']}/live", {"type": "ping"})
            assert (told["type"], told["error"]) == ("error", "table-closed")

    asyncio.run(scene())


def test_a_table_that_has_begun_is_not_closed_and_nobody_leaves(ann: Guest, bob: Guest) -> None:
    made = ann.open("me", "open")
    bob.join(made)
    assert ann.delete(f"/tables/{made['table']}", status=409)["error"] == "already-begun"
    assert ann.delete(f"/tables/{made['table']}/seats/1", status=409)["error"] == "already-begun"
    assert bob.look(made["table"])["me"] == [1]


def test_who_is_sent_away_does_not_come_back(ann: Guest, bob: Guest, eve: Guest) -> None:
    made = open_for(ann, "public", "me", "open", "open")
    table = made["table"]
    bob.join(made)
    assert eve.delete(f"/tables/{table}/seats/1", status=403)["error"] == "not-yours"
    assert bob.delete(f"/tables/{table}/seats/0", status=403)["error"] == "not-yours"
    assert ann.delete(f"/tables/{table}/seats/7", status=404)["error"] == "unknown-seat"
    with line_of(bob) as line:
        assert ann.delete(f"/tables/{table}/seats/1")["players"][1]["open"] is True
        assert line.hear("table-news")["table"] == table
    assert bob.look(table)["me"] == [] and table not in found_by(bob)
    key = made["join"].partition("join=")[2]
    assert sit(bob, made, 409)["error"] == sit(bob, made, 409, key)["error"] == "not-open"
    assert eve.join(made)["me"] == [1]
    eve.delete(f"/tables/{table}/seats/1")  # who leaves may come back
    assert eve.join(made)["me"] == [1]
    ann.put(f"/tables/{table}/seats/2", {"bot": "random"})
    assert ann.look(table)["status"] == "playing"


def test_a_bot_makes_room_again(ann: Guest, bob: Guest) -> None:
    made = ann.open("me", "random", "open")
    assert ann.delete(f"/tables/{made['table']}/seats/1")["players"][1]["open"] is True
    assert bob.join(made)["me"] == [1]


def test_closing_and_sending_away_survive_a_kill(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    try:
        ann, bob, eve = server.guest(), server.guest(), server.guest()
        for guest in (ann, bob, eve):
            me(guest)
        closed, kept = open_for(ann, "public"), open_for(ann, "public", "me", "open", "open")
        bob.join(kept)
        ann.delete(f"/tables/{closed['table']}")
        ann.delete(f"/tables/{kept['table']}/seats/1")
        bob.put(f"/friends/{me(ann)}", {"bond": "follow"})
        server.kill()
        server.start()
        assert ann.get(f"/tables/{closed['table']}", status=410)["error"] == "table-closed"
        assert found_by(eve) == [kept["table"]] and found_by(bob) == []
        assert sit(bob, kept, 409)["error"] == "not-open"
        assert bob.get("/friends")["people"][0]["bond"] == "follow"
        assert sit(eve, kept)["me"] == [1]
    finally:
        server.stop()


# ---- invitations ----


def test_somebody_is_asked_and_sits_down_without_a_link(ann: Guest, bob: Guest, eve: Guest) -> None:
    made = ann.open("me", "open", "open")
    table = made["table"]
    with line_of(bob) as line:
        asked = ann.post(f"/tables/{table}/invitations", {"person": me(bob)})
        assert asked["invited"] == [{"person": me(bob), "name": "Bob", "seat": None, "answer": "none"}]
        assert line.hear("asked-to-play") == {"type": "asked-to-play", "table": table, "game": "pebbles", "by": "Ann"}
    assert [(one["by"], one["table"]["table"]) for one in bob.get("/lobby")["invitations"]] == [("Ann", table)]
    assert asked_of(eve) == [] and sit(eve, made, 403)["error"] == "bad-key"
    assert sit(bob, made)["me"] == [1] and asked_of(bob) == []
    assert ann.get(f"/tables/{table}/invitations")["invited"][0]["answer"] == "sits"
    assert eve.get(f"/tables/{table}/invitations", status=403)["error"] == "not-yours"
    assert eve.post(f"/tables/{table}/invitations", {"person": me(eve)}, 403)["error"] == "not-yours"
    assert ann.post(f"/tables/{table}/invitations", {"person": "00000000"}, 404)["error"] == "unknown-person"
    assert ann.post(f"/tables/{table}/invitations", {"person": "Bob"}, 422)["error"] == "bad-request"


def test_who_says_no_is_not_asked_any_more(ann: Guest, bob: Guest) -> None:
    made = ann.open("me", "open")
    ann.post(f"/tables/{made['table']}/invitations", {"person": me(bob)})
    with line_of(ann) as line:
        assert bob.delete(f"/tables/{made['table']}/invitations")["invitations"] == []
        line.hear("table-news")
    assert ann.get(f"/tables/{made['table']}/invitations")["invited"][0]["answer"] == "declined"
    assert sit(bob, made, 403)["error"] == "bad-key"


def test_who_has_blocked_me_is_left_in_peace(ann: Guest, bob: Guest) -> None:
    bob.put(f"/friends/{me(ann)}", {"bond": "block"})
    made = ann.open("me", "open")
    with line_of(bob) as line:
        told = ann.post(f"/tables/{made['table']}/invitations", {"person": me(bob)})
        assert told["invited"][0]["answer"] == "none", "she cannot tell"
        assert line.up_to_now() == []
    assert asked_of(bob) == []


def test_the_link_as_a_picture(ann: Guest, eve: Guest) -> None:
    made = ann.open("me", "open")
    path = f"/tables/{made['table']}/qr"
    code = ann.get(path, origin="https://play.example")
    assert code["link"] == f"https://play.example{made['join']}"
    dark = {tuple(map(int, square.split("h")[0].split())) for square in code["path"].split("M")[1:]}
    finder = {(x, y) for x in range(7) for y in range(7) if x in (0, 6) or y in (0, 6) or (2 <= x <= 4 and 2 <= y <= 4)}
    corner = {(x - 4, y - 4) for x, y in dark if x < 11 and y < 11}
    assert corner == finder, "the corner of a QR code, with its margin of four"
    assert code["size"] >= 25 + 8
    assert eve.get(path, status=403, origin="https://play.example")["error"] == "not-yours"
    for origin in ("", "javascript:alert(1)", "https://a/b", "https://a\n"):
        assert ann.http.get(f"/api{path}?origin={quote(origin)}").status_code == 422, origin


# ---- once more ----


def over(*players: Guest) -> Any:
    """A game of these people that came to its end."""
    first, *others = players
    made = first.open("me", *["open"] * len(others), terms={"clock": {"kind": "bank", "seconds": 600}, "rated": True})
    for guest in others:
        guest.join(made)

    def ended() -> Any:
        for guest in players:
            shown = guest.look(made["table"])
            if shown["status"] == "over":
                return shown
            if shown["offers"]:
                guest.move(made["table"], shown["eyes"], shown["offers"][0]["words"], shown["line"])
        return None

    return until(ended, "the game is over")


def test_the_same_people_once_more_each_a_seat_further(ann: Guest, bob: Guest, eve: Guest) -> None:
    old = over(ann, bob)
    path = f"/tables/{old['table']}/rematch"
    assert eve.post(path, status=403)["error"] == "not-your-seat"
    with line_of(bob) as line:
        made = ann.post(path, status=201)
        assert line.hear("asked-to-play")["table"] == made["table"]
    assert made["me"] == [1] and made["players"][0]["open"] and made["terms"] == old["terms"] | {"seen_by": "private"}
    assert asked_of(bob) == [made["table"]]
    assert ann.post(path, status=200)["table"] == made["table"], "asked twice is asked once"
    assert eve.post(f"/tables/{made['table']}/join", {"key": made["join"].partition("join=")[2]}, 409)["error"] == "not-open"
    begun = bob.post(path, status=200)  # he presses the same button
    assert (begun["table"], begun["me"], begun["status"]) == (made["table"], [0], "playing")
    assert begun["players"][0]["name"] == bob.look(old["table"])["players"][1]["name"]


def test_a_seat_that_nobody_wants_is_open_to_others(ann: Guest, bob: Guest, eve: Guest) -> None:
    made = ann.post(f"/tables/{over(ann, bob)['table']}/rematch", status=201)
    bob.delete(f"/tables/{made['table']}/invitations")
    assert eve.join(made)["status"] == "playing"


def test_a_closed_rematch_can_be_asked_for_anew(ann: Guest, bob: Guest) -> None:
    old = over(ann, bob)["table"]
    first = ann.post(f"/tables/{old}/rematch", status=201)["table"]
    ann.delete(f"/tables/{first}")
    assert asked_of(bob) == []
    assert bob.post(f"/tables/{old}/rematch", status=201)["table"] != first


def test_no_rematch_before_the_end(ann: Guest, bob: Guest) -> None:
    made = ann.open("me", "open")
    bob.join(made)
    assert ann.post(f"/tables/{made['table']}/rematch", status=409)["error"] == "not-over"


# ---- friends ----


def test_friends_are_seen_when_they_are_here(ann: Guest, bob: Guest, eve: Guest) -> None:
    assert ann.get("/friends") == {"people": []}
    table = over(ann, bob)["table"]
    met = {"person": me(bob), "name": "Bob", "bond": None, "here": False, "table": table, "game": "pebbles"}
    assert ann.get("/friends") == {"people": [met]}
    with line_of(bob):
        assert ann.get("/friends")["people"][0]["here"] is False, "that is for those who follow him"
        assert ann.put(f"/friends/{me(bob)}", {"bond": "follow"})["people"] == [{**met, "bond": "follow", "here": True}]
    until(lambda: ann.get("/friends")["people"][0]["here"] is False)
    with line_of(ann) as line, line_of(bob):
        line.hear("friends-news")
    bob.put(f"/friends/{me(ann)}", {"bond": "block"})
    with line_of(bob):
        assert ann.get("/friends")["people"][0]["here"] is False, "who has blocked her is not there for her"
    assert ann.delete(f"/friends/{me(bob)}")["people"] == [met]
    assert ann.put(f"/friends/{me(ann)}", {"bond": "follow"}, 422)["error"] == "bad-request"
    assert ann.put("/friends/ffffffff", {"bond": "follow"}, 404)["error"] == "unknown-person"
    assert ann.put(f"/friends/{me(eve)}", {"bond": "love"}, 422)["error"] == "bad-request"


def test_the_lobby_is_told_of_its_changes(ann: Guest, bob: Guest) -> None:
    with line_of(bob) as line:
        open_for(ann, "public")
        line.hear("lobby-news")


def test_a_stranger_without_a_cookie_sees_the_lobby_and_can_ask_for_nothing(ann: Guest) -> None:
    made = open_for(ann, "public")
    stranger = Guest(ann.url)
    assert made["table"] in found_by(stranger) and stranger.get("/friends") == {"people": []}
    assert stranger.delete("/seek", status=403)["error"] == "not-yours"
