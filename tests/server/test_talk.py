"""What is said at a table: who hears it, what is kept, and what nobody can get through it."""

import asyncio
import threading
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.patience import LONG, until
from tests.server.fake_clock import FakeClock
from tests.server.in_process import InProcess
from tests.server.table_client import Guest, Server, Socket
from tianxia.server.app import make_api
from tianxia.server.settings import Settings, db_url

PUBLIC = {"seen_by": "public"}


def table_of_two(ann: Guest, bob: Guest, **more: Any) -> Any:
    made = ann.open("me", "open", **more)
    bob.join(made)
    return made["table"]


def say(guest: Guest, table: str, text: str = "", ready: str = "", status: int = 200, request: str = "") -> Any:
    body = {"text": text} if text else {"ready": ready}
    return guest.post(f"/tables/{table}/chat", {**body, "request": request or uuid4().hex}, status)


def rooms(guest: Guest, table: str) -> dict[str, list[str]]:
    """What a guest reads, by room."""
    told = guest.get(f"/tables/{table}/chat")
    return {room["room"]: [line["text"] or line["ready"] for line in room["lines"]] for room in told["rooms"]}


def heard(socket: Socket) -> list[Any]:
    """The lines that came before the answer to a ping."""
    socket.say(type="ping")
    found: list[Any] = []
    while (message := socket.hear_any())["type"] != "pong":
        if message["type"] == "chat":
            found += message["lines"]
    return found


def test_players_talk_and_everybody_reads_ready_sentences_as_keys(ann: Guest, bob: Guest) -> None:
    table = table_of_two(ann, bob)
    with bob.live(table) as bobs:
        bobs.hear("table")
        first = say(ann, table, ready="hello")
        second = say(ann, table, "  Shall we \n begin?\x00 https://example.org ")
        lines = heard(bobs)
    assert [line["n"] for line in lines] == [1, 2]
    assert [(line["ready"], line["text"]) for line in lines] == [("hello", ""), (None, "Shall we begin? https://example.org")]
    assert [line["mine"] for line in lines] == [False, False] and lines[0]["seat"] == 0
    assert first["line"]["mine"] and first["room"] == "players" and not first["again"]
    assert second["line"]["text"] == lines[1]["text"]
    assert rooms(bob, table) == {"players": ["hello", "Shall we begin? https://example.org"]}


def test_nobody_is_advised_from_behind(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = table_of_two(ann, bob)
    with ann.live(table) as anns, eve.live(table) as eves:
        anns.hear("table")
        eves.hear("table")
        assert say(eve, table, "Ann should take the last one")["room"] == "watchers"
        say(ann, table, "only among us")
        assert [line["text"] for line in heard(anns)] == ["only among us"]
        assert [line["text"] for line in heard(eves)] == ["Ann should take the last one"]
    assert rooms(ann, table) == {"players": ["only among us"]}
    assert rooms(eve, table) == {"watchers": ["Ann should take the last one"]}
    assert [line["n"] for line in ann.get(f"/tables/{table}/chat")["rooms"][0]["lines"]] == [1]  # no gap tells of the others
    while bob.look(table)["status"] != "over":
        play(ann, table)
        play(bob, table)
    everything = {"players": ["only among us"], "watchers": ["Ann should take the last one"]}
    assert rooms(ann, table) == rooms(eve, table) == everything


def play(guest: Guest, table: str) -> None:
    shown = guest.look(table)
    if shown["offers"]:
        guest.move(table, shown["eyes"], shown["offers"][-1]["words"], shown["line"])


def test_watchers_read_the_players_of_a_public_table_only(ann: Guest, bob: Guest, eve: Guest) -> None:
    for terms, read in ((PUBLIC, ["hello"]), ({"seen_by": "friends"}, None), ({"seen_by": "private"}, None)):
        table = table_of_two(ann, bob, terms=terms)
        with eve.live(table) as eves:
            eves.hear("table")
            say(ann, table, ready="hello")
            assert [line["ready"] for line in heard(eves)] == (read or [])
        assert rooms(eve, table).get("players") == read
        assert "watchers" not in rooms(bob, table)


def test_without_chat_nobody_says_or_reads_anything(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = table_of_two(ann, bob, terms={"chat": False})
    assert say(ann, table, "hm?", status=403)["error"] == "no-chat"
    assert say(eve, table, ready="hello", status=403)["args"] == {"why": "terms"}
    told = ann.get(f"/tables/{table}/chat")
    assert told["rooms"] == [] and told["closed"] == "terms"


@pytest.mark.parametrize(
    "body",
    [
        {"request": "a"},
        {"request": "a", "text": " \u200b\x07 "},
        {"request": "a", "text": "x" * 501},
        {"request": "a", "text": "hi", "ready": "hello"},
        {"request": "a", "ready": "no such sentence"},
        {"text": "hi"},
        {"request": "a", "text": "hi", "seat": 1},
    ],
)
def test_bad_lines_say_what_is_wrong_and_nothing_else(ann: Guest, bob: Guest, body: Any) -> None:
    table = table_of_two(ann, bob)
    told = ann.post(f"/tables/{table}/chat", body, 422)
    assert told["error"] == "bad-request" and told["args"]["what"]
    assert rooms(ann, table) == {"players": []}


def test_the_same_request_says_it_once(ann: Guest, bob: Guest) -> None:
    table = table_of_two(ann, bob)
    with bob.live(table) as bobs:
        bobs.hear("table")
        assert not say(ann, table, "once", request="r1")["again"]
        again = say(ann, table, "once", request="r1")
        assert again["again"] and again["line"]["n"] == 1
        say(bob, table, "mine", request="r1")  # another person's requests have names of their own
        assert [line["text"] for line in heard(bobs)] == ["once", "mine"]


def test_who_comes_back_misses_nothing_and_older_lines_can_be_had(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), TIANXIA_CHAT_PER_MINUTE="100000")
    try:
        ann, bob = server.guest(), server.guest()
        table = table_of_two(ann, bob)
        for i in range(130):
            say(ann, table, f"line {i + 1}")
        room = bob.get(f"/tables/{table}/chat")["rooms"][0]
        assert [line["n"] for line in room["lines"]] == list(range(31, 131)) and room["more"]
        older = bob.get(f"/tables/{table}/chat", room="players", before=31)["rooms"][0]
        assert [line["n"] for line in older["lines"]] == list(range(1, 31)) and not older["more"]
    finally:
        server.stop()


def test_a_flood_is_refused(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), TIANXIA_CHAT_PER_MINUTE="5")
    try:
        ann, bob = server.guest(), server.guest()
        table = table_of_two(ann, bob)
        for i in range(5):
            say(ann, table, f"{i}")

        def refused() -> Any:
            body = {"text": "and more", "request": uuid4().hex}
            answer = ann.http.post(f"/api/tables/{table}/chat", json=body)
            return answer.json() if answer.status_code == 429 else None

        assert until(refused, "enough for a minute")["args"]["seconds"] >= 1
        say(bob, table, "he may")
    finally:
        server.stop()


def test_guests_only_read_where_the_operator_says_so(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), TIANXIA_CHAT_GUESTS="0")
    try:
        ann, bob = server.guest(), server.guest()
        table = table_of_two(ann, bob)
        assert say(ann, table, "hello?", status=403)["args"] == {"why": "guests"}
        assert ann.get(f"/tables/{table}/chat")["closed"] == "guests"
    finally:
        server.stop()


def test_who_is_muted_is_not_heard_and_does_not_notice(ann: Guest, bob: Guest) -> None:
    table = table_of_two(ann, bob)
    by = say(bob, table, "words of Bob")["line"]["by"]
    with ann.live(table) as anns:
        anns.hear("table")
        assert ann.put(f"/me/muted/{by}", {}) == {"muted": [by]}
        assert ann.put(f"/me/muted/{by}", {}) == {"muted": [by]}
        said = say(bob, table, "more of them")
        assert said["line"]["text"] == "more of them" and not said["line"]["muted"]
        [line] = heard(anns)
        assert line["muted"] and line["text"] == "" and line["n"] == 2
        assert rooms(ann, table)["players"] == [None, None]
        assert ann.get(f"/tables/{table}/chat")["muted"] == ann.get("/me/muted")["muted"] == [by]
        assert ann.delete(f"/me/muted/{by}") == {"muted": []}
        say(bob, table, "and now?")
        assert [line["text"] for line in heard(anns)] == ["and now?"]
    assert rooms(ann, table)["players"] == ["words of Bob", "more of them", "and now?"]
    assert ann.put("/me/muted/no%20body", {}, 422)["error"] == "bad-request"


def test_words_do_not_touch_the_game(ann: Guest, bob: Guest) -> None:
    table = table_of_two(ann, bob)
    before = ann.look(table)
    say(bob, table, "0 pick 3")
    assert ann.look(table) == before


# ---- who thinks, and who has gone ----


def test_the_table_says_since_when_each_seat_is_asked(tmp_path: Path) -> None:
    """In Pebbles all seats answer at once and in secret: who has answered is not asked, who has not thinks on."""
    server = Server(str(tmp_path / "t.db"))
    try:
        ann, bob = server.guest(), server.guest()
        table = table_of_two(ann, bob)
        begun = {one["seat"]: one["since"] for one in ann.look(table)["asked"]}
        assert set(begun) == {0, 1}
        play(ann, table)
        [left] = ann.look(table)["asked"]
        assert left == {"seat": 1, "since": begun[1]}
        server.kill()
        server.start()
        [left] = bob.look(table)["asked"]
        assert left["seat"] == 1 and left["since"] >= begun[1]
    finally:
        server.stop()


def test_who_leaves_is_away_since_then(ann: Guest, bob: Guest) -> None:
    table = table_of_two(ann, bob)
    with ann.live(table) as anns:
        here = anns.hear("here")
        assert here["away"] == [{"seat": 1, "since": None}]
        with bob.live(table):
            assert until(lambda: anns.hear("here")["seats"] == [0, 1], "Bob comes")
        gone = anns.hear("here")
        assert gone["seats"] == [0] and [one["seat"] for one in gone["away"]] == [1]
        assert gone["away"][0]["since"] is not None and gone["away"][0]["since"] <= gone["now"]


# ---- a kill, other stores, other processes ----


def test_what_was_acknowledged_survives_kills(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), TIANXIA_CHAT_PER_MINUTE="1000000")
    try:
        ann, bob = server.guest(), server.guest()
        table = table_of_two(ann, bob)
        acknowledged: list[str] = []
        enough = threading.Event()

        def talk() -> None:
            while not enough.is_set():
                text = f"line {len(acknowledged)}"
                body = {"text": text, "request": text.replace(" ", "-")}

                def answer(body: Any = body) -> Any:
                    try:
                        return ann.http.post(f"/api/tables/{table}/chat", json=body)
                    except httpx.TransportError:
                        return None

                until(answer, "an answer").raise_for_status()
                acknowledged.append(text)

        talker = threading.Thread(target=talk, daemon=True)
        talker.start()
        for _ in range(3):
            have = len(acknowledged)
            until(lambda: len(acknowledged) >= have + 8, "some lines")  # noqa: B023
            server.kill()
            server.start()
        enough.set()
        talker.join(timeout=2 * LONG)
        server.kill()
        server.start()
        stored: list[Any] = []
        before: dict[str, int] = {}
        while len(lines := bob.get(f"/tables/{table}/chat", room="players", **before)["rooms"][0]["lines"]) > 0:
            stored[:0] = lines
            before = {"before": lines[0]["n"]}
        assert [line["n"] for line in stored] == list(range(1, len(stored) + 1))
        assert [line["text"] for line in stored] == acknowledged
    finally:
        server.stop()


def test_many_at_once_in_postgres_get_a_number_each(postgres: str, tmp_path: Path) -> None:
    """Two processes on one database: nobody's line is lost, none is doubled."""
    first = Server(postgres, TIANXIA_CHAT_PER_MINUTE="100000")
    second = Server(postgres, TIANXIA_CHAT_PER_MINUTE="100000")
    try:
        ann = first.guest()
        table = ann.open("me", "greedy")["table"]
        twin = Guest(second.url)
        twin.http.cookies.update(ann.http.cookies)

        def talk(guest: Guest, name: str) -> None:
            for i in range(15):
                say(guest, table, f"{name} {i}")

        threads = [threading.Thread(target=talk, args=(who, name)) for who, name in ((ann, "a"), (twin, "b"), (ann, "c"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=2 * LONG)
        lines = ann.get(f"/tables/{table}/chat")["rooms"][0]["lines"]
        assert [line["n"] for line in lines] == list(range(1, 46))
        assert len({line["text"] for line in lines}) == 45
    finally:
        first.stop()
        second.stop()


def test_slow_ears_are_told_that_they_missed_something(tmp_path: Path) -> None:
    """A viewer whose line is full loses words, but not the news that there were some."""
    from tianxia.server.live import Viewer
    from tianxia.server.messages.live import Pong
    from tianxia.server.messages.talk import Chat

    async def scene() -> None:
        api = make_api(Settings(db=db_url(str(tmp_path / "t.db")), bots_early=False), FakeClock())
        async with api.router.lifespan_context(api):
            hall = api.state.hall
            asker = InProcess(api)
            cookie = hall.guests.sign("a" * 32)
            _, made = await asker.ask(cookie, "POST", "/api/tables", {"game": "pebbles", "seats": [{"who": "me"}] * 2})
            viewer = Viewer(None, await hall.tables.get(made["table"]), "a" * 32, None, None)  # type: ignore[arg-type]
            stop = hall.chats.listen(viewer, [])
            for _ in range(200):
                viewer.note(Pong())
            status, _ = await asker.ask(cookie, "POST", f"/api/tables/{made['table']}/chat", {"request": "a", "text": "late"})
            assert status == 200
            assert viewer.notes[-1] == Chat(room="players", lines=[])
            stop()

    asyncio.run(scene())
