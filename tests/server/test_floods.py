"""Floods: too many sockets, messages, requests or half-sent ones of one guest, and the others notice nothing."""

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed

from tests.patience import LONG, passing, soon, until
from tests.server.table_client import Guest, Server, Socket
from tests.server.test_store import in_hall, open_table, url
from tianxia.server import effort
from tianxia.server.effort import AT_ONCE, IN_HAND, LONGEST_DEBT, LONGEST_WAIT, MOST_WAITING, Effort
from tianxia.server.hall import Hall
from tianxia.server.limits import Rate
from tianxia.server.live import Crowd, Viewer
from tianxia.server.messages.live import Here
from tianxia.server.problems import Problem

# ---- live tables ----


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    made = Server(
        str(tmp_path_factory.mktemp("small") / "t.db"),
        TIANXIA_SOCKETS_PER_GUEST="3",
        TIANXIA_SOCKETS_PER_TABLE="5",
        TIANXIA_SOCKETS_PER_ADDRESS="8",
        TIANXIA_MESSAGES_PER_SECOND="2",
        TIANXIA_CONNECTIONS_PER_ADDRESS="20",
    )
    yield made
    made.stop()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits two seconds for the rest of a request."""
    made = Server(str(tmp_path_factory.mktemp("hasty") / "t.db"), TIANXIA_HEAD_SECONDS="2", TIANXIA_BODY_SECONDS="2")
    yield made
    made.stop()


def closed_with(live: Socket) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        live.hear("table")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def opens(guest: Guest, table: str, opened: list[Socket]) -> bool:
    live = guest.live(table)
    try:
        live.hear("table")
    except ConnectionClosed as closed:
        assert closed.rcvd is not None and closed.rcvd.code == 4429
        return False
    opened.append(live)
    return True


def test_so_many_live_tables_per_guest_table_and_address(small: Server) -> None:
    ann, bob, eve = small.guest(), small.guest(), small.guest()
    for guest in (bob, eve):
        guest.get("/me")
    one, two = ann.open("me", "me")["table"], ann.open("me", "me")["table"]
    opened: list[Socket] = []
    try:
        assert [opens(ann, one, opened) for _ in range(4)] == [True, True, True, False]  # three for a guest
        assert [opens(bob, one, opened) for _ in range(3)] == [True, True, False]  # five for a table
        assert [opens(eve, two, opened) for _ in range(4)] == [True, True, True, False]
        assert not opens(Guest(small.url), two, opened)  # eight for an address, cookie or no cookie
        assert len(opened) == 8
        opened.pop().connection.close()
        until(lambda: opens(eve, two, opened), "who leaves makes room")
    finally:
        for live in opened:
            live.connection.close()


def test_the_crowd_forgets_who_has_gone() -> None:
    crowd = Crowd(2, 3, 4)
    for n in range(1000):
        with crowd.member(f"guest {n}", f"address {n}", f"table {n}"):
            pass
    with (
        crowd.member("ann", "here", "t"),
        crowd.member("ann", "here", "t"),
        pytest.raises(Problem),
        crowd.member("ann", "x", "y"),
    ):
        pass
    assert not crowd._open


def test_who_is_here_is_told_once_for_all_who_come_together(tmp_path: Path) -> None:
    """Three hundred at once are three hundred messages, not ninety thousand; nothing new is not told again."""

    def told(viewer: Viewer) -> list[tuple[list[int], int]]:
        return [(note.seats, note.watchers) for note in viewer.notes if isinstance(note, Here)]

    async def run(hall: Hall) -> None:
        table = await open_table(hall)
        crowd = [Viewer(None, table, None, None, None) for _ in range(300)]  # type: ignore[arg-type]
        for viewer in crowd:
            hall.live.enter(viewer)
        await soon(lambda: all(viewer.notes for viewer in crowd))
        assert [told(viewer) for viewer in crowd] == [[([], 300)]] * 300
        owner = [Viewer(None, table, table.owner, None, None) for _ in range(2)]  # type: ignore[arg-type]
        hall.live.enter(owner[0])
        await soon(lambda: bool(owner[0].notes))
        assert all(told(viewer)[1:] == [([0, 1], 300)] for viewer in crowd)
        hall.live.enter(owner[1])  # a second page of the same guest
        await soon(lambda: bool(owner[1].notes))
        assert all(len(viewer.notes) == 2 for viewer in crowd) and len(owner[0].notes) == 1
        for viewer in [*crowd[1:], *owner]:
            hall.live.leave(viewer)
        await soon(lambda: len(crowd[0].notes) == 3)
        assert told(crowd[0])[2] == ([], 1)
        hall.live.leave(crowd[0])

    in_hall(url(tmp_path / "t.db"), run)


def test_a_flood_of_messages_is_slowed_down_and_the_socket_lives(small: Server) -> None:
    ann = small.guest()
    table = ann.open("me", "me")["table"]
    with ann.live(table) as live:
        live.hear("table")
        begin = time.monotonic()
        heard: list[str] = []
        while "too-many" not in heard:
            for _ in range(24):
                live.say(type="ping")
            heard += [live.hear("pong", "error").get("error", "done") for _ in range(24)]
        took = time.monotonic() - begin
        done = heard.count("done")
        assert set(heard) == {"done", "too-many"} and heard[:10] == ["done"] * 10
        assert done <= 10 + 2 * took + 1  # ten at once, then two a second
        answer = "error"
        while answer != "pong":
            live.say(type="ping")
            while (answer := live.hear_any()["type"]) not in ("pong", "error"):
                pass


# ---- the server's own time ----


class Costly:
    """An application whose answers cost so much time, and may wait for something."""

    def __init__(self, seconds: float = 0.0, wait: Callable[[], Awaitable[object]] | None = None) -> None:
        self.seconds = seconds
        self.wait = wait
        self.busy = self.most = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.busy += 1
        self.most = max(self.most, self.busy)
        try:
            if self.wait is not None:
                await self.wait()
            end = time.thread_time() + self.seconds
            while time.thread_time() < end:
                pass
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}"})
        finally:
            self.busy -= 1


async def ask(app: Effort, address: str, cookie: str = "", path: str = "/api/tables/x/scores") -> int:
    """The status of an answer."""
    said: list[Message] = []

    async def send(message: Message) -> None:
        said.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    headers = [(b"cookie", f"tianxia={cookie}".encode())] if cookie else []
    scope = {"type": "http", "path": path, "method": "GET", "headers": headers, "client": (address, 1), "query_string": b""}
    await app(scope, receive, send)
    if said[0]["status"] != 200:
        told = json.loads(said[1]["body"])
        assert told["error"] == "too-many" and told["args"]["seconds"] > 0
    return int(said[0]["status"])


def test_who_asks_a_little_too_much_is_slowed_down() -> None:
    async def run() -> None:
        app = Effort(Costly(0.05), 0.1, 1.0)  # a guest has 2 s in hand
        assert await ask(app, "1.1.1.1", "ann") == 200
        purse = app._purses["guest ann"]
        purse.left = -0.05
        purse.when = begin = time.monotonic()
        assert await ask(app, "1.1.1.1", "ann") == 200
        assert time.monotonic() - begin >= 0.49  # a tenth of it is refilled

    asyncio.run(run())


def test_who_asks_far_too_much_is_refused_and_nobody_else() -> None:
    async def run() -> None:
        app = Effort(Costly(0.15), 0.01, 1.0)  # a guest has 0.2 s in hand
        assert [await ask(app, "1.1.1.1", "ann") for _ in range(4)] == [200, 200, 429, 429]
        assert await ask(app, "1.1.1.1", "bob") == 200  # same address, another guest
        assert await ask(app, "1.1.1.1", "ann", path="/api/health") == 200

    asyncio.run(run())


def test_new_cookies_do_not_help_against_the_limit_of_an_address() -> None:
    async def run() -> None:
        app = Effort(Costly(0.05), 1.0, 0.01)
        answers = [await ask(app, "1.1.1.1", f"guest {n}") for n in range(12)]
        assert answers[0] == 200 and answers[-1] == 429
        assert await ask(app, "2.2.2.2", "guest 0") == 200

    asyncio.run(run())


def test_waiting_costs_nothing() -> None:
    async def run() -> None:
        app = Effort(Costly(0.0, lambda: asyncio.sleep(0.05)), 0.001, 0.001)  # 20 ms in hand
        assert [await ask(app, "1.1.1.1") for _ in range(5)] == [200] * 5

    asyncio.run(run())


def test_of_one_address_only_so_many_are_worked_on_and_others_pass() -> None:
    async def run() -> None:
        go = asyncio.Event()
        costly = Costly(0.0, go.wait)
        app = Effort(costly, 1.0, 1.0)
        flood = [asyncio.create_task(ask(app, "1.1.1.1")) for _ in range(AT_ONCE + MOST_WAITING + 10)]
        await soon(lambda: sum(task.done() for task in flood) == 10)
        assert costly.most == AT_ONCE and {task.result() for task in flood if task.done()} == {429}
        other = asyncio.create_task(ask(app, "2.2.2.2"))
        await soon(lambda: costly.busy == AT_ONCE + 1)
        flood[0].cancel()
        go.set()
        assert await other == 200
        answers = await asyncio.gather(*flood, return_exceptions=True)
        assert answers.count(200) == AT_ONCE + MOST_WAITING - 1 and not app._gates
        assert isinstance(answers[0], asyncio.CancelledError)

    asyncio.run(run())


def test_nobody_is_in_debt_for_long() -> None:
    async def run() -> None:
        app = Effort(Costly(), 0.01, 1.0)
        await ask(app, "1.1.1.1", "ann")
        purse = app._purses["guest ann"]
        purse.pay(1000.0)
        assert LONGEST_WAIT < purse.wait(time.monotonic()) <= LONGEST_DEBT + 0.01

    asyncio.run(run())


def test_cookies_and_addresses_are_remembered_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "_NAMES", 50)

    async def run() -> None:
        app = Effort(Costly(), 1.0, 1.0)
        for n in range(200):
            assert await ask(app, f"address {n % 70}", "x" * n) == 200
        assert len(app._purses) <= 50

    asyncio.run(run())
    rate = Rate(5, names=50)
    for n in range(200):
        rate.take(f"guest {n}")
    assert len(rate._buckets) == 50


def test_stepping_quickly_through_a_game_is_no_flood(server: Server) -> None:
    """What a page asks when somebody holds the arrow key: every position, forth and back."""
    ann = server.guest()
    table = ann.open("me", "me", options={"heap": "large"})["table"]
    ann.play_to_end(table)
    moves = ann.look(table)["move"]
    assert moves * 8 > 200 and IN_HAND >= 10
    for _ in range(4):
        for move in [*range(moves + 1), *range(moves, -1, -1)]:
            ann.get(f"/tables/{table}/at/{move}")
    ann.get(f"/tables/{table}/scores")


# ---- half-sent requests ----

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"


def raw(server: Server, source: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=LONG, source_address=(source, 0))
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


def rest(connection: socket.socket) -> bytes:
    """What comes until the server ends it."""
    heard = b""
    try:
        while part := connection.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


def answered(connection: socket.socket) -> bool:
    """A whole answer of /api/health has come."""
    heard = b""
    while not heard.endswith(b"}"):
        part = connection.recv(65536)
        assert part, heard
        heard += part
    return b" 200 " in heard.split(b"\r\n")[0]


@pytest.mark.parametrize("said", [b"", b"GET /api/he", GET, GET + b"X-Long: " + b"x" * 2000, HEAD])
def test_half_a_head_ends(hasty: Server, said: bytes) -> None:
    with raw(hasty) as connection:
        connection.sendall(said)
        assert rest(connection) == b""


def test_a_head_that_drips_ends(hasty: Server) -> None:
    with raw(hasty) as connection, pytest.raises(ConnectionError):
        connection.sendall(GET)
        until(lambda: connection.sendall(b"X-More: x\r\n"), "the server ends it")


def test_an_endless_head_ends_before_it_fills_the_memory(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), TIANXIA_HEAD_SECONDS="600")
    try:
        for endless in (b"X-More: x\r\n" * 1000, b"x" * 10_000):
            with raw(server) as connection, pytest.raises(ConnectionError):
                connection.sendall(GET + b"X-First: ")
                for _ in range(10_000):
                    connection.sendall(endless)
    finally:
        server.stop()


def test_half_a_body_is_answered_and_ends(hasty: Server) -> None:
    with raw(hasty) as connection:
        connection.sendall(HEAD + b'Content-Length: 500\r\n\r\n{"game":')
        heard = rest(connection)
        assert b" 408 " in heard.split(b"\r\n")[0] and b'"too-slow"' in heard


def test_the_second_request_of_a_connection_has_a_limit_too(hasty: Server) -> None:
    with raw(hasty) as connection:
        connection.sendall(GET + b"\r\n")
        assert answered(connection)
        connection.sendall(b"GET /api/hea")
        assert rest(connection) == b""


def test_a_body_that_nobody_reads_does_not_keep_a_connection(hasty: Server) -> None:
    with raw(hasty) as connection, pytest.raises(ConnectionError):
        connection.sendall(GET + b"Content-Length: 50000\r\n\r\n")
        assert answered(connection)
        until(lambda: connection.sendall(b"x"), "the server ends it")


def test_a_whole_request_in_pieces_is_answered(small: Server) -> None:
    body = json.dumps({"game": "pebbles", "seats": [{"who": "me"}, {"who": "me"}]}).encode()
    whole = HEAD + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body
    with raw(small) as connection:
        for i in range(0, len(whole), 20):
            connection.sendall(whole[i : i + 20])
        assert b" 201 " in rest(connection).split(b"\r\n")[0]


def test_one_address_has_so_many_connections_and_the_others_are_served(small: Server) -> None:
    """127.0.0.1 is the address of a trusted proxy: behind it are many people."""
    opened = [raw(small, "127.0.0.2") for _ in range(40)]
    try:
        ended = 0
        for connection in opened:
            try:
                connection.sendall(GET + b"\r\n")
                ended += connection.recv(10) == b""
            except ConnectionError:
                ended += 1
        assert ended >= 20
        ann = small.guest()
        assert ann.get("/health")["ok"]
    finally:
        for connection in opened:
            connection.close()


def live_of(server: Server) -> Any:
    ann = server.guest()
    return ann.live(ann.open("me", "me")["table"])


def test_a_live_table_outlives_all_of_these_limits(hasty: Server) -> None:
    with live_of(hasty) as live:
        live.hear("table")
        for _ in passing(4.5):  # more than twice as long as a request has
            live.say(type="ping")
            live.hear("pong", "error")  # "slower, please"
