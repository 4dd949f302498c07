"""People at many live tables: each table has two of them and a bot, both look at it, and one of them moves now and then."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

import msgspec
from served import Served
from websockets.asyncio.client import ClientConnection, connect

from tianxia.server.edits import edited
from tianxia.server.messages.live import Edit

HOUSES = 40  # addresses that everybody comes from
_read = msgspec.json.Decoder().decode


class House:
    """Lines to the server from one address; a request takes one that is free."""

    def __init__(self, server: Served, number: int) -> None:
        self.by_line = True  # moves go over the live lines, as the page sends them; an older server knows only HTTP
        self.address = f"127.0.1.{number + 1}"
        self.port = server.port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[int, Any, str]:
        """Status, answer, and the cookie that came with it."""
        sent = msgspec.json.encode(body) if body is not None else b""
        head = f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: tianxia={cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        while True:
            used = bool(self._free)
            reader, writer = self._free.pop() if used else await self._line()
            try:
                writer.write(head.encode() + sent)
                answer = (await reader.readuntil(b"\r\n\r\n")).decode()
            except (asyncio.IncompleteReadError, ConnectionError):
                writer.close()
                if used:  # the server has closed it meanwhile
                    continue
                raise
            headers = dict([line.lower().partition(": ")[::2] for line in answer.split("\r\n")[1:]])
            told = await reader.readexactly(int(headers["content-length"]))
            self._free.append((reader, writer))
            given = [line for line in answer.split("\r\n") if line.lower().startswith("set-cookie: tianxia=")]
            return int(answer.split()[1]), _read(told), given[0].partition("=")[2].partition(";")[0] if given else ""

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))


class Line(ClientConnection):
    """A live line as a browser has it, deflated, and how many bytes came over it."""

    came = 0

    def data_received(self, data: bytes) -> None:
        self.came += len(data)
        super().data_received(data)


class Pair:
    """Two people at one live table; measures from the move of one to the message of the other."""

    def __init__(self, house: House, took: list[float]) -> None:
        self.house = house
        self.took = took
        self.cookies: list[str] = []
        self.lines: list[Line] = []
        self.shown: list[Any] = [None, None]
        self.text = 0  # bytes of the messages before they were deflated
        self.sent: tuple[int, int, float] | None = None  # who shall see what comes after which line; since when
        self.answers: dict[str, asyncio.Future[Any]] = {}  # to moves over the lines, by request

    async def sit(self, game: str, bot: str) -> None:
        for _ in range(2):
            self.cookies.append((await self.house.ask("GET", "/me", ""))[2])
        seats: list[dict[str, str]] = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": bot}]
        _, opened, _ = await self.house.ask("POST", "/tables", self.cookies[0], {"game": game, "seats": seats})
        self.table = opened["table"]
        key = opened["join"].partition("join=")[2]
        status, told, _ = await self.house.ask("POST", f"/tables/{self.table}/join", self.cookies[1], {"key": key})
        assert status == 200, told
        url = f"ws://127.0.0.1:{self.house.port}/api/tables/{self.table}/live?changes=true"
        for cookie in self.cookies:
            headers = {"Cookie": f"tianxia={cookie}"}
            line = await connect(
                url, additional_headers=headers, max_queue=None, create_connection=Line, local_addr=(self.house.address, 0),
                ping_interval=None, open_timeout=60,
            )  # fmt: skip
            assert isinstance(line, Line)
            self.lines.append(line)
        self.listeners = [asyncio.create_task(self._listen(viewer)) for viewer in (0, 1)]

    async def _listen(self, viewer: int) -> None:
        async for text in self.lines[viewer]:
            now = time.perf_counter()
            self.text += len(text)
            message = _read(text)
            if message["type"] == "table":
                self.shown[viewer] = message["table"]
            elif message["type"] == "changes":
                self.shown[viewer] = edited(self.shown[viewer], msgspec.convert(message["edits"], list[Edit]))
            else:
                if message["type"] in ("done", "error"):
                    self._answered(message)
                continue
            if self.sent is not None and self.sent[0] == viewer and self.shown[viewer]["line"] > self.sent[1]:
                self.took.append(now - self.sent[2])
                self.sent = None

    @property
    def line(self) -> int:
        return max([shown["line"] for shown in self.shown if shown is not None], default=0)

    async def move(self, dice: random.Random) -> bool:
        """One of them answers, if anybody is asked; both have seen the newest."""
        if self.sent is not None or any(shown is None or shown["line"] < self.line for shown in self.shown):
            return False
        asked = [viewer for viewer in (0, 1) if self.shown[viewer]["offers"]]
        if not asked:
            return False
        viewer = dice.choice(asked)
        line, offer = self.line, dice.choice(self.shown[viewer]["offers"])
        body = {"seat": offer["seat"], "action": offer["action"], "line": line, "request": uuid4().hex}
        self.sent = (1 - viewer, line, time.perf_counter())
        if self.house.by_line:
            done = await self._over_the_line(viewer, body)
        if not self.house.by_line:
            status, _, _ = await self.house.ask("POST", f"/tables/{self.table}/moves", self.cookies[viewer], body)
            done = status == 200
        if not done:  # overtaken by somebody who is asked at the same time
            self.sent = None
        return True

    async def _over_the_line(self, viewer: int, body: dict[str, Any]) -> bool:
        self.answers[body["request"]] = made = asyncio.get_running_loop().create_future()
        await self.lines[viewer].send(msgspec.json.encode({"type": "move", **body}).decode())
        answer = await made
        self.house.by_line = answer["type"] == "done" or "request" in answer
        return bool(answer["type"] == "done")

    def _answered(self, message: Any) -> None:
        """An older server does not say which move it does not understand: all of them."""
        for request in [message["request"]] if "request" in message else list(self.answers):
            self.answers.pop(request).set_result(message)

    async def leave(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*[line.close() for line in self.lines], return_exceptions=True)


class Figures:
    """What was measured at so many tables."""

    def __init__(self, tables: int, took: Sequence[float], moves: int, cpu: float, bots: float, store: float) -> None:
        self.tables = tables
        self.seen = len(took)
        self.moves = moves  # of people and bots
        self.p50, self.p95, self.p99 = [sorted(took)[min(int(len(took) * part), len(took) - 1)] for part in (0.5, 0.95, 0.99)]
        self.cpu = cpu / moves
        self.bots = bots / moves
        self.store = store / moves
        self.wire = 0.0  # bytes per move, both viewers
        self.text = 0.0
        self.memory = 0.0  # bytes per table


async def live_tables(
    server: Served, games: Sequence[str], tables: int, pace: float, seconds: float, bot: str = "greedy"
) -> Figures:
    """Everybody sits down, then people move: at each table one decision of a person every `pace` seconds."""
    took: list[float] = []
    houses = [House(server, number) for number in range(HOUSES)]
    pairs = [Pair(houses[n % HOUSES], took) for n in range(tables)]
    empty = server.used().memory
    for begin in range(0, tables, 8):
        some = pairs[begin : begin + 8]
        await asyncio.gather(*[pair.sit(games[(begin + i) % len(games)], bot) for i, pair in enumerate(some)])
    await _quiet(pairs)
    memory = server.used().memory - empty
    took.clear()
    before, lines = server.used(), sum([pair.line for pair in pairs])
    wire, text = sum([line.came for pair in pairs for line in pair.lines]), sum([pair.text for pair in pairs])
    await _play(pairs, tables / pace, seconds)
    await _quiet(pairs)
    after, moves = server.used(), sum([pair.line for pair in pairs]) - lines
    made = Figures(tables, took, moves, after.web - before.web, after.bots - before.bots, after.store - before.store)
    made.wire = (sum([line.came for pair in pairs for line in pair.lines]) - wire) / moves
    made.text = (sum([pair.text for pair in pairs]) - text) / moves
    made.memory = memory / tables
    await asyncio.gather(*[pair.leave() for pair in pairs])
    return made


async def _play(pairs: list[Pair], rate: float, seconds: float) -> None:
    """So many moves a second, whether those before were answered or not."""
    dice = random.Random(1)
    moving: set[asyncio.Task[bool]] = set()
    begin = time.perf_counter()
    asked = 0
    while (now := time.perf_counter() - begin) < seconds:
        while asked < now * rate:
            task = asyncio.create_task(dice.choice(pairs).move(dice))
            moving.add(task)
            task.add_done_callback(moving.discard)
            asked += 1
        await asyncio.sleep(0.005)
    await asyncio.gather(*moving)


async def _quiet(pairs: list[Pair]) -> None:
    """Until nothing has come for a while: the bots have answered, everybody has seen it."""
    text = -1
    while text != (text := sum([pair.text for pair in pairs])):
        await asyncio.sleep(2.0)
