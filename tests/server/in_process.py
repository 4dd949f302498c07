"""The application in this process, asked without a network: quick enough for thousands of requests."""

import asyncio
import json
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette

from tests.server.wire import door_of, hold_answer, hold_message


class InProcess:
    def __init__(self, api: Starlette) -> None:
        self.api = api
        self.asked: Counter[tuple[str, str]] = Counter()  # by method and address, or the type of a message

    async def ask(self, cookie: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """One request over HTTP: the status and the answer."""
        sent: list[Any] = []
        given = False

        async def receive() -> Any:
            nonlocal given
            if given:
                return await asyncio.Future()
            given = True
            return {"type": "http.request", "body": json.dumps(body).encode() if body is not None else b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {**self._scope("http", cookie, path), "method": method}
        scope["headers"].append((b"content-type", b"application/json"))
        await self.api(scope, receive, send)
        door = door_of(method, scope["path"])
        assert door is not None
        self.asked[(method, door.path)] += 1
        text = b"".join([m.get("body", b"") for m in sent if m["type"] == "http.response.body"])
        hold_answer(method, scope["path"], sent[0]["status"], text)
        return int(sent[0]["status"]), json.loads(text)

    async def say(self, cookie: str, path: str, message: Any) -> tuple[Any, Any]:
        """A live line for one message: the first table that is told, and the answer."""
        tables: list[Any] = []
        answers: list[Any] = []
        answered = asyncio.Event()
        last = ("done", "error") if message["type"] == "move" else ("table", "error", "pong")
        came = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": json.dumps(message)}]

        async def receive() -> Any:
            if came:
                return came.pop(0)
            await answered.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                told = hold_message(message["text"])
                if told["type"] == "table" and not tables:
                    tables.append(told["table"])
                elif told["type"] in last:
                    answers.append(told)
                    answered.set()
            elif message["type"] == "websocket.close":
                answered.set()

        self.asked[("SAY", message["type"])] += 1
        await self.api({**self._scope("websocket", cookie, path), "subprotocols": []}, receive, send)
        return tables[0], answers[0]

    def _scope(self, kind: str, cookie: str, path: str) -> dict[str, Any]:
        parts = urlsplit(path)
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(b"host", b"here"), (b"cookie", f"tianxia={cookie}".encode())],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
