"""Whatever is sent, the answer is clear, has one shape, and nothing has changed."""

import json
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import until
from tests.server.table_client import Guest, Server

HUGE = "x" * 70_000


@pytest.fixture
def table(ann: Guest, bob: Guest) -> Any:
    """Ann and Bob at a table of three with one bot that has answered."""
    opened = ann.open("me", "open", seed=3)
    key = opened["join"].split("join=")[1]
    bob.post(f"/tables/{opened['table']}/join", {"key": key})
    return ann.look(opened["table"])


def good_move(**change: Any) -> dict[str, Any]:
    return {"seat": 0, "words": "pick 1", "line": 0, "request": "r", **change}


BAD_MOVES: list[tuple[Any, int, str]] = [
    (good_move(seat=1), 403, "not-your-seat"),
    (good_move(seat=2), 404, "unknown-seat"),
    (good_move(seat=-1), 422, "bad-request"),
    (good_move(seat=99), 422, "bad-request"),
    (good_move(seat="0"), 422, "bad-request"),
    (good_move(seat=0.5), 422, "bad-request"),
    (good_move(seat=True), 422, "bad-request"),
    (good_move(seat=None), 422, "bad-request"),
    (good_move(line=1), 409, "stale"),
    (good_move(line=10**12), 422, "bad-request"),
    (good_move(line="0"), 422, "bad-request"),
    (good_move(words="pick 4"), 422, "bad-words"),
    (good_move(words="fly"), 422, "bad-words"),
    (good_move(words=""), 422, "bad-words"),
    (good_move(words="pick 1\x00"), 422, "bad-words"),
    (good_move(words="\ud800"), 422, "bad-request"),
    (good_move(words="x" * 500), 422, "bad-request"),
    (good_move(action=1), 422, "bad-request"),
    (good_move(words=None), 422, "bad-request"),
    (good_move(words=None, action=3), 422, "bad-words"),
    (good_move(words=None, action=-1), 422, "bad-request"),
    (good_move(words=None, action=10**30), 422, "bad-request"),
    (good_move(request=""), 422, "bad-request"),
    (good_move(request="a b"), 422, "bad-request"),
    (good_move(request="x" * 65), 422, "bad-request"),
    (good_move(request="ż"), 422, "bad-request"),
    (good_move(extra=1), 422, "bad-request"),
    ({}, 422, "bad-request"),
    ([], 422, "bad-request"),
    (None, 422, "bad-request"),
    ("pick 1", 422, "bad-request"),
]


@pytest.mark.parametrize(("body", "status", "error"), BAD_MOVES)
def test_bad_moves(ann: Guest, table: Any, body: Any, status: int, error: str) -> None:
    answer = ann.http.post(
        f"/api/tables/{table['table']}/moves", content=json.dumps(body), headers={"content-type": "application/json"}
    )
    check(answer, status, error)
    assert ann.look(table["table"]) == table


def check(answer: httpx.Response, status: int, error: str) -> None:
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["error"] == error and told["message"] and isinstance(told["args"], dict)
    assert "Traceback" not in answer.text and "File " not in answer.text and "/src/" not in answer.text


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"{'a': 1}", b"\xff\xfe", b"[" * 30_000, b'{"seat":' + b"9" * 10_000 + b"}", b"nul", b"NaN", b'{"line": NaN}'],
)
def test_broken_json(ann: Guest, table: Any, content: bytes) -> None:
    for method, path in (
        ("POST", f"/api/tables/{table['table']}/moves"),
        ("POST", "/api/tables"),
        ("POST", "/api/records"),
        ("PUT", "/api/me"),
    ):
        answer = ann.http.request(method, path, content=content, headers={"content-type": "application/json"})
        check(answer, 422, "bad-request")
    assert ann.look(table["table"]) == table


def test_a_body_of_another_kind(ann: Guest, table: Any) -> None:
    body = json.dumps(good_move())
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = ann.http.post(f"/api/tables/{table['table']}/moves", content=body, headers={"content-type": kind})
        check(answer, 422, "bad-request")
    assert ann.look(table["table"]) == table


def test_huge_bodies(ann: Guest, table: Any) -> None:
    path = f"/api/tables/{table['table']}/moves"
    check(ann.http.post(path, json=good_move(words=HUGE)), 413, "too-big")
    check(ann.http.post("/api/records", json={"record": {"x": "x" * 1_100_000}}), 413, "too-big")

    def pieces() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    check(ann.http.post(path, content=pieces(), headers={"content-type": "application/json"}), 413, "too-big")
    assert ann.look(table["table"]) == table


def test_unknown_things(ann: Guest, table: Any) -> None:
    for strange in ("nobody", "x" * 33, "x" * 5000, "%00", "%F0%9F%8E%B2", "..%2f..%2fetc", "'; DROP TABLE lines;--"):
        check(ann.http.get(f"/api/tables/{strange}"), 404, "not-found" if "%2f" in strange else "unknown-table")
    check(ann.http.get("/api/tables/nobody/record"), 404, "unknown-table")
    check(ann.http.get("/api/games/chess"), 404, "unknown-game")
    check(ann.http.get("/api/games/chess/rules"), 404, "unknown-game")
    check(ann.http.get("/api/games/terracotta/rules?language=xx"), 404, "unknown-language")
    check(ann.http.get("/api/games/terracotta/rules/TA-99.9"), 404, "unknown-rule")
    check(ann.http.get(f"/api/tables/{table['table']}?seat=7"), 404, "unknown-seat")
    check(ann.http.get(f"/api/tables/{table['table']}?seat=1"), 403, "not-your-seat")
    check(ann.http.get(f"/api/tables/{table['table']}/at/1"), 404, "unknown-move")
    check(ann.http.get(f"/api/tables/{table['table']}/at/x"), 422, "bad-request")
    check(ann.http.get("/api/nothing"), 404, "not-found")
    check(ann.http.get("/api"), 404, "not-found")
    check(ann.http.delete("/api/tables"), 405, "not-allowed")


BAD_TABLES: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 404, "unknown-game"),
    ({"game": "x" * 60}, 422, "bad-request"),
    ({"mode": "solo"}, 422, "bad-setup"),
    ({"options": {"heap": "endless"}}, 422, "bad-setup"),
    ({"options": {"colour": "red"}}, 422, "bad-setup"),
    ({"options": {"heap": 1}}, 422, "bad-request"),
    ({"seats": []}, 422, "bad-request"),
    ({"seats": [{"who": "me"}]}, 422, "bad-setup"),
    ({"seats": [{"who": "me"}] * 5}, 422, "bad-setup"),
    ({"seats": [{"who": "me"}] * 50}, 422, "bad-request"),
    ({"seats": [{"who": "me"}, {"who": "you"}]}, 422, "bad-request"),
    ({"seats": [{"who": "me"}, {"who": "bot"}]}, 422, "bad-request"),
    ({"seats": [{"who": "me"}, {"who": "open", "bot": "random"}]}, 422, "bad-request"),
    ({"seats": [{"who": "me"}, {"who": "bot", "bot": "deep blue"}]}, 404, "unknown-bot"),
    ({"seats": [{"who": "me"}, {"who": "bot", "bot": "search@600s"}]}, 404, "unknown-bot"),
    ({"seats": [{"who": "me"}, {"who": "bot", "bot": "search@9999999"}]}, 404, "unknown-bot"),
    ({"seed": -1}, 422, "bad-request"),
    ({"seed": 2**53}, 422, "bad-request"),
    ({"seed": "7"}, 422, "bad-request"),
]


@pytest.mark.parametrize(("change", "status", "error"), BAD_TABLES)
def test_bad_tables(ann: Guest, change: dict[str, Any], status: int, error: str) -> None:
    body = {"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}], **change}
    ann.get("/me")
    check(ann.http.post("/api/tables", json=body), status, error)
    assert ann.get("/tables")["tables"] == []


def test_foreign_cookies(ann: Guest, bob: Guest, eve: Guest, table: Any) -> None:
    path = f"/api/tables/{table['table']}/moves"
    check(httpx.post(f"{ann.url}{path}", json=good_move(), timeout=60, verify=False), 403, "not-your-seat")
    check(bob.http.post(path, json=good_move()), 403, "not-your-seat")
    eve.get("/me")
    check(eve.http.post(path, json=good_move()), 403, "not-your-seat")
    mine = ann.http.cookies["tianxia"]
    forged = [
        mine[:-1] + ("A" if mine[-1] != "A" else "E"),  # the last two bits of the last letter say nothing
        mine.split(".")[0],
        "x",
        "." * 50,
        '"' + "0" * 32 + '".sig',
        mine + "x",
    ]
    for cookie in forged:
        answer = httpx.post(f"{ann.url}{path}", json=good_move(), cookies={"tianxia": cookie}, timeout=60, verify=False)
        check(answer, 401, "bad-cookie")
        fresh = httpx.get(f"{ann.url}/api/me", cookies={"tianxia": cookie}, timeout=60, verify=False)
        assert fresh.status_code == 200 and "tianxia" in fresh.cookies
    assert ann.look(table["table"]) == table


def test_wrong_keys_open_no_seat(ann: Guest, bob: Guest) -> None:
    opened = ann.open("me", "open")
    for key in ("", "x", "ż", opened["join"].split("join=")[1][:-1]):
        check(bob.http.post(f"/api/tables/{opened['table']}/join", json={"key": key}), 403, "bad-key")
    right = opened["join"].split("join=")[1]
    check(bob.http.post(f"/api/tables/{opened['table']}/join", json={"key": right, "seat": 0}), 409, "not-open")
    check(bob.http.post(f"/api/tables/{opened['table']}/join", json={"key": right, "seat": 5}), 404, "unknown-seat")
    assert ann.look(opened["table"]) == opened


def test_bad_socket_messages_are_answered_and_the_socket_lives(ann: Guest, table: Any) -> None:
    messages = [
        "",
        "{",
        "[]",
        "5",
        "null",
        '{"type":"fly"}',
        '{"type":"look","seat":1}',
        '{"type":"look","seat":"0"}',
        '{"type":"look","seat":0,"line":0}',
        '{"type":"ping","seat":0}',
        '{"seat":0}',
        '{"type":"move","seat":0,"line":0,"words":"pick 99","request":"r"}',
        '{"type":"move","seat":0,"line":7,"words":"pick 1","request":"r"}',
        '{"type":"move","seat":9,"line":0,"words":"pick 1","request":"r"}',
        '{"type":"move","seat":0,"line":0,"request":"r"}',
        '{"type":"move","seat":0,"line":0,"words":"pick 1"}',
        "x" * 5000,
        "\ud7ff",
    ]
    with ann.live(table["table"]) as socket:
        socket.hear("table")
        for message in messages:
            socket.connection.send(message)
            told = socket.hear("error")
            assert told["message"] and "Traceback" not in json.dumps(told)
        socket.connection.send(b"\xff\x00")
        assert socket.hear("error")["error"] == "bad-request"
        socket.say(type="ping")
        socket.hear("pong")
    assert ann.look(table["table"]) == table


def test_sockets_that_may_not_be_opened(ann: Guest, table: Any) -> None:
    for code, socket in (
        (4404, ann.live("nobody")),
        (4403, ann.live(table["table"], Origin="https://elsewhere.example")),
        (4401, Guest(ann.url).live(table["table"], Cookie="tianxia=forged")),
    ):
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear("table")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_random_bytes_never_break_anything(ann: Guest, table: Any) -> None:
    dice = random.Random(4)
    paths = ["/api/tables", "/api/records", "/api/me"] + [
        f"/api/tables/{table['table']}/{x}" for x in ("moves", "undo", "join", "branch")
    ]
    for _ in range(150):
        body = json.dumps(scramble(good_move(key="x", keep=0, move=0, bot="random", name="a"), dice)).encode()
        if dice.random() < 0.3:
            body = bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
        path = dice.choice(paths)
        answer = ann.http.request(
            "PUT" if path.endswith("me") else "POST", path, content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (200, 401, 403, 404, 409, 422), answer.text
        if answer.status_code != 200:
            assert set(answer.json()) >= {"error", "message", "args"}
    assert ann.look(table["table"])["line"] <= 1


def scramble(value: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    strange: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 10**40, 0.1, "", "x", "\x00", [], {}, [[[]]], {"a": {}}]
    return {k: (dice.choice(strange) if dice.random() < 0.4 else v) for k, v in value.items() if dice.random() < 0.8}


def test_too_many_tables(tmp_path: Any) -> None:
    server = Server(str(tmp_path / "t.db"), TIANXIA_TABLES_PER_MINUTE="3")
    try:
        ann = server.guest()
        body = {"game": "pebbles", "seats": [{"who": "me"}] * 2}
        made = 0
        while (answer := ann.http.post("/api/tables", json=body)).status_code == 201:
            made += 1  # on a busy machine there may be time for one more than three
        check(answer, 429, "too-many")
        assert answer.json()["args"]["seconds"] > 0
        assert made >= 3 and len(ann.get("/tables")["tables"]) == made
        until(lambda: server.guest().http.post("/api/tables", json=body).status_code == 429, "a new cookie does not help")
    finally:
        server.stop()
