"""A real server in its own process, and guests who play on it."""

import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from functools import cache
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import IO, Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import LONG, until
from tests.server.wire import hold_message

ROOT = Path(__file__).parents[2]


def _ports() -> Iterator[int]:
    """Ports that nothing else takes meanwhile: each worker of pytest has some of its own, and the system gives none of
    them to a connection that goes out (those are from 32768 up), also not while a server that was killed starts again."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 16
    own = range(12_000 + worker * 1_200, 12_000 + (worker + 1) * 1_200)
    begin = os.getpid() * 97 % len(own)  # far from a run that was started beside this one
    return itertools.cycle([*own[begin:], *own[:begin]])


_PORTS = _ports()


def free_port() -> int:
    for port in _PORTS:
        with socket.socket() as s, contextlib.suppress(OSError):
            s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server does
            s.bind(("127.0.0.1", port))
            return port
    raise AssertionError("a cycle has no end")


@cache
def quickest() -> str:
    """Where Tianxia lies for `Server`: what is installed, compiled, where it is this very checkout; else the source."""
    installed = Path(sysconfig.get_path("purelib")) / "tianxia"
    places = [(ROOT / "src" / "tianxia", installed), (ROOT / "docs" / "rules", installed / "assets" / "rules")]
    places.append((ROOT / "web" / "dist", installed / "assets" / "page"))
    for here, there in places:
        for path in here.rglob("*"):
            twin = there / path.relative_to(here)
            if path.is_file() and path.suffix != ".pyc" and not (twin.is_file() and path.read_bytes() == twin.read_bytes()):
                return "src"
    return ""


def healthy(port: int, under: str = "") -> bool:
    """Whether a server answers there; asked often, so as cheaply as it can be."""
    line = HTTPConnection("127.0.0.1", port, timeout=LONG)
    with contextlib.closing(line), contextlib.suppress(OSError, HTTPException):
        line.request("GET", f"{under}/api/health")
        return line.getresponse().status == 200
    return False


class Server:
    """`tianxia serve` in a process that can be killed."""

    def __init__(
        self,
        db: str,
        port: int | None = None,
        errors: IO[bytes] | None = None,
        path: str | None = None,
        more: tuple[str, ...] = (),
        **environment: str,
    ) -> None:
        self.db = db
        self.more = more  # for its command line
        self.path = quickest() if path is None else path  # where its packages lie, before those that are installed
        self.port = port or free_port()
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.errors = errors  # where it complains; our own stderr if None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        try:
            until(self.answers, "the server answers", 600)  # one that has ended is noticed at once
        except BaseException:
            self.kill()  # whoever wanted it has nothing to stop
            raise

    def launch(self) -> None:
        """Start it, and do not wait until it answers."""
        environment = {
            **os.environ,
            "TIANXIA_TABLES_PER_MINUTE": "1000000",
            "TIANXIA_ADDRESS_SHARE": "100",  # all guests of the tests come from one
            "TIANXIA_BOT_WORKERS": "1",
            "TIANXIA_BOTS_EARLY": "0",
            "TIANXIA_HEAD_SECONDS": str(LONG),  # a busy machine is no attacker
            **self.environment,
        }
        environment["PYTHONPATH"] = os.pathsep.join([self.path, os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "tianxia.server.run", "--port", str(self.port), "--db", self.db, *self.more]
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=self.errors)

    def answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, "the server did not start"
        return healthy(self.port, self.environment.get("TIANXIA_BASE_PATH", ""))

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(timeout=LONG)
        except subprocess.TimeoutExpired:
            self.kill()

    def guest(self) -> "Guest":
        return Guest(self.url)


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url, timeout=LONG, verify=False
        )  # nothing to verify, and certificates take long to read

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._checked(self.http.get(f"/api{path}", params=params), status)

    def post(self, path: str, body: Any = None, status: int = 200, **params: Any) -> Any:
        return self._checked(self.http.post(f"/api{path}", json=body if body is not None else {}, params=params), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.put(f"/api{path}", json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.delete(f"/api{path}"), status)

    def _checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.request.url}: {response.status_code} {response.text}"
        return response.json()

    def open(self, *seats: str, game: str = "pebbles", **more: Any) -> Any:
        """A table with seats "me", "open" or the name of a bot."""
        wishes = [{"who": s} if s in ("me", "open") else {"who": "bot", "bot": s} for s in seats]
        return self.post("/tables", {"game": game, "seats": wishes, **more}, status=201)

    def join(self, made: Any, **more: Any) -> Any:
        """Sit down at a table that somebody has opened."""
        return self.post(f"/tables/{made['table']}/join", {"key": made["join"].partition("join=")[2], **more})

    def look(self, table: str, **params: Any) -> Any:
        return self.get(f"/tables/{table}", **params)

    def move(self, table: str, seat: int, words: str, line: int, status: int = 200, request: str = "", **params: Any) -> Any:
        body = {"seat": seat, "words": words, "line": line, "request": request or uuid4().hex}
        return self.post(f"/tables/{table}/moves", body, status, **params)

    def undo(self, table: str, seat: int, keep: int, line: int, status: int = 200, ask: bool = False) -> Any:
        body = {"seat": seat, "keep": keep, "line": line, "request": uuid4().hex, "ask": ask}
        return self.post(f"/tables/{table}/undo", body, status)

    def answer_undo(self, table: str, agree: bool, keep: int, line: int, status: int = 200) -> Any:
        return self.post(f"/tables/{table}/undo/answer", {"agree": agree, "keep": keep, "line": line}, status)

    def live(self, table: str, query: str = "", **headers: str) -> "Socket":
        cookie = "; ".join([f"{c.name}={c.value}" for c in self.http.cookies.jar])
        url = f"ws{self.url[4:]}/api/tables/{table}/live{query}"
        return Socket(connect(url, additional_headers={"Cookie": cookie, **headers}, open_timeout=LONG).__enter__())

    def play_to_end(self, table: str, pick: int = 0) -> Any:
        """Answer every question of one's own seats until the game is over."""

        def end() -> Any:
            while (shown := self.look(table))["offers"]:
                offers = shown["offers"]
                self.move(table, shown["eyes"], offers[pick % len(offers)]["words"], shown["line"])
            return shown if shown["status"] == "over" else None

        return until(end, "the game is over")


class Socket:
    """A live table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear_any(self, timeout: float = LONG) -> Any:
        return hold_message(self.connection.recv(timeout=timeout))

    def hear(self, *kinds: str, timeout: float = LONG) -> Any:
        """The next message of these kinds; others are passed over."""
        while True:
            message = self.hear_any(timeout)
            if message["type"] in kinds:
                return message

    def hear_line(self, line: int) -> Any:
        """The table's message that has come to this line."""
        while True:
            message = self.hear("table")
            if message["table"]["line"] >= line:
                return message
