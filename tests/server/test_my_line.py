"""A person's own line hears of their tables, and of nobody else's."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.patience import LONG
from tests.server.table_client import Guest


@contextmanager
def _line(guest: Guest) -> Iterator[ClientConnection]:
    cookies = "; ".join([f"{k}={v}" for k, v in guest.http.cookies.items()])
    url = str(guest.http.base_url).replace("http", "ws", 1).rstrip("/")
    with connect(f"{url}/api/me/live", additional_headers={"Cookie": cookies}, open_timeout=LONG) as line:
        assert _heard(line) == []  # from now on it listens
        yield line


def _heard(line: ClientConnection) -> list[Any]:
    """Everything that came before the answer to a ping."""
    line.send('{"type": "ping"}')
    found = []
    while (message := json.loads(line.recv(LONG)))["type"] != "pong":
        found.append(message)
    return found


def test_my_line_tells_of_my_tables_only(ann: Guest, bob: Guest, eve: Guest) -> None:
    for guest in (ann, bob, eve):
        guest.http.get("/api/me")
    with _line(ann) as anns, _line(eve) as eves:
        table = ann.http.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}).json()
        key = table["join"].split("join=")[1]
        bob.http.post(f"/api/tables/{table['table']}/join", json={"key": key}).raise_for_status()
        told = _heard(anns)
        assert [m["status"] for m in told] == ["open", "playing"]
        assert {m["table"] for m in told} == {table["table"]} and all(m["type"] == "table-news" for m in told)
        assert _heard(eves) == []


def test_nonsense_is_refused_and_the_line_stays(ann: Guest) -> None:
    ann.http.get("/api/me")
    with _line(ann) as line:
        line.send("nonsense")
        assert json.loads(line.recv(LONG))["error"] == "bad-request"
        line.send("x" * 5000)
        assert json.loads(line.recv(LONG))["error"] == "too-big"
        assert _heard(line) == []
