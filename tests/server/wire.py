"""Everything that a server says in these tests is held against the messages it has declared: a field that is missing,
unknown or of another kind fails the test that happened to hear it."""

import json
from collections import Counter
from threading import Lock
from typing import Any

import httpx
import msgspec
from starlette.routing import Match

from tianxia.server.addresses import DOORS as DOORS
from tianxia.server.doors import Door
from tianxia.server.messages.base import ProblemData
from tianxia.server.messages.live import Tells

held: Counter[str] = Counter()  # what has passed, by the address or the type of the message


_one_at_a_time = Lock()  # what msgspec knows of a kind it makes at first sight; two threads at once were the end of the process


def _read(text: str | bytes, kind: Any) -> Any:
    with _one_at_a_time:
        return msgspec.json.decode(text, type=kind)


def door_of(method: str, path: str) -> Door | None:
    scope = {"type": "http", "method": method, "path": path, "root_path": ""}
    for door in DOORS:
        if door.matches(scope)[0] == Match.FULL:
            return door
    return None


def hold_answer(method: str, path: str, status: int, body: bytes) -> None:
    """An answer of the API; the page's own files are not meant."""
    if not path.startswith("/api") or path == "/api/openapi.json":
        return
    door = door_of(method, path)
    if status >= 400:
        _read(body, ProblemData)
        return
    assert door is not None and status in door.statuses, f"{method} {path} should not be answered with {status}"
    _read(body, door.gives)
    held[f"{method} {door.path}"] += 1


def hold_message(text: str | bytes) -> Any:
    """A message over a live line, as it was said."""
    said = _read(text, Tells)
    held[type(said).__name__] += 1
    return json.loads(text)


_send = httpx.Client.send


def send(self: httpx.Client, request: httpx.Request, **how: Any) -> httpx.Response:
    """In the place of `httpx.Client.send`."""
    response = _send(self, request, **how)
    if not how.get("stream"):
        hold_answer(request.method, request.url.path, response.status_code, response.content)
    return response
