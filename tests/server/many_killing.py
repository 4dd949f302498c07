"""Three server processes and two of bots under load, while any of them, Redis and PostgreSQL are killed at random.

Players ask whichever server comes first to hand, viewers come back elsewhere when their line is cut. In the end the store is held
against what was acknowledged, every viewer must have come to the last line, and every bot must have answered.
"""

import os
import random
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from typing import IO, Any
from uuid import uuid4

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.patience import LONG, until
from tests.server.own_servers import Postgres, RedisServer
from tests.server.table_client import ROOT, Guest, Server
from tests.server.wire import hold_message

SERVERS = 3
BOTS = 2
PLAYERS = 6  # every other one against bots


class BotsProcess:
    """`tianxia bots` in a process that can be killed."""

    def __init__(self, redis: str, errors: IO[bytes] | None = None) -> None:
        self.redis = redis
        self.errors = errors
        self.launch()

    def launch(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-m", "tianxia.server.bots", "--redis", self.redis, "--workers", "1"]
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=self.errors)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=LONG)


class Soul(threading.Thread):
    """Does the same again and again until it is told to stop."""

    def __init__(self, urls: list[str], number: int) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.dice = random.Random(number)
        self.stop = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.once()
        except BaseException as error:
            self.trouble = error

    def once(self) -> None:
        raise NotImplementedError

    def url(self) -> str:
        return self.dice.choice(self.urls)


class Player(Soul):
    """Plays as fast as anybody answers: alone with four seats, or with one against three bots."""

    def __init__(self, urls: list[str], number: int) -> None:
        super().__init__(urls, number)
        self.guest = Guest(urls[number % len(urls)])
        self.guest.http.timeout = httpx.Timeout(20)
        self.bots = number % 2 == 1
        self.acknowledged: list[tuple[str, int, str]] = []  # table, index of its line, text
        self.table = ""
        self.saw = Counter[str]()

    def once(self) -> None:
        seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 3] if self.bots else [{"who": "me"}] * 4
        wish = {"game": "pebbles", "options": {"heap": "large"}, "seats": seats, "request": uuid4().hex}
        shown = self.patiently("POST", "/tables", wish)
        self.table = shown["table"]
        while shown["status"] != "over" and not self.stop.is_set():
            if not shown["offers"]:  # the bots think
                shown = self.patiently("GET", f"/tables/{self.table}", None)
                continue
            chosen = self.dice.choice(shown["offers"])
            body = {"seat": chosen["seat"], "action": chosen["action"], "line": shown["line"], "request": uuid4().hex}
            done = self.patiently("POST", f"/tables/{self.table}/moves?table=true", body)
            if "error" in done:  # what was looked at was older than what was done
                assert done["error"] == "stale" and self.bots, done
                shown = self.patiently("GET", f"/tables/{self.table}", None)
                continue
            line = shown["line"] if not self.bots else None
            self.acknowledged.append((self.table, -1 if line is None else line, f"{chosen['seat']} {chosen['words']}"))
            self.saw["again"] += done["again"]
            shown = done["table"]

    def patiently(self, method: str, path: str, body: Any) -> Any:
        """The same request, to any of them, until it is answered: what a page does when the line is cut."""

        def answer() -> Any:
            try:
                found = self.guest.http.request(method, f"{self.url()}/api{path}", json=body)
            except httpx.TransportError:
                self.saw["cut"] += 1
                return None
            if found.status_code in (429, 503):
                self.saw[found.json()["error"]] += 1
                return None
            return found

        answered = until(answer, f"an answer to {method} {path}", seconds=120)
        assert answered.status_code in (200, 201, 409), answered.text
        return answered.json()


class Watcher(Soul):
    """Looks at what a player plays, and comes back elsewhere when the line is cut."""

    def __init__(self, player: Player, number: int) -> None:
        super().__init__(player.urls, number)
        self.player = player
        self.lines: dict[str, int] = {}  # by table: the newest line that was seen
        self.cut = 0

    def once(self) -> None:
        table = self.player.table
        if not table:
            until(lambda: self.player.table or self.stop.is_set(), "a table to look at")
            return
        try:
            with connect(f"ws{self.url()[4:]}/api/tables/{table}/live", open_timeout=LONG) as socket:
                while not self.stop.is_set() and self.player.table == table:
                    try:
                        told = hold_message(socket.recv(timeout=0.2))
                    except TimeoutError:
                        continue
                    if told["type"] == "table":
                        assert told["table"]["table"] == table
                        self.lines[table] = told["table"]["line"]
        except (OSError, WebSocketException):
            self.cut += 1
            until(self._anybody, "a server that answers", seconds=120)

    def _anybody(self) -> bool:
        try:
            return httpx.get(f"{self.url()}/api/health", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return self.stop.is_set()


class Many:
    def __init__(self, postgres: Postgres, redis: RedisServer, errors: IO[bytes], seed: int) -> None:
        self.postgres = postgres
        self.redis = redis
        self.dice = random.Random(seed)
        more = ("--redis", redis.url, "--bot-workers", "0")
        self.servers = [Server(postgres.url, errors=errors, more=more, TIANXIA_GUEST_SHARE="100") for _ in range(SERVERS)]
        self.bots = [BotsProcess(redis.url, errors) for _ in range(BOTS)]
        urls = [server.url for server in self.servers]
        self.players = [Player(urls, number) for number in range(PLAYERS)]
        self.watchers = [Watcher(player, 100 + n) for n, player in enumerate(self.players)]
        self.done = Counter[str]()

    def run(self, kills: int) -> None:
        for player in self.players:
            player.patiently("GET", "/me", None)
        for soul in [*self.players, *self.watchers]:
            soul.start()
        self.play_on(20)
        for _ in range(kills):
            what = self.dice.choices(list(self.ways()), [8, 4, 5, 2, 2, 1])[0]
            self.done[what] += 1
            self.ways()[what]()
            print(f"{what} ", end="", flush=True)  # seen with pytest -s: where a long run has come to
            self.play_on(self.dice.randint(3, 25))
        self.play_on(100)  # every player of them, sooner or later
        for player in self.players:
            player.stop.set()
        for player in self.players:
            player.join(timeout=3 * LONG)
        self.well()

    def ways(self) -> dict[str, Callable[[], None]]:
        return {
            "server killed": self.kill_server,
            "server ended": self.end_server,
            "bots killed": self.kill_bots,
            "redis emptied": self.redis.empty,
            "redis killed": self.kill_redis,
            "postgres killed": self.kill_postgres,
        }

    def a_server(self) -> Server:
        """One of them; the others, or some of them, serve meanwhile."""
        return self.dice.choice(self.servers)

    def kill_server(self) -> None:
        server = self.a_server()
        server.kill()
        server.launch()

    def end_server(self) -> None:
        server = self.a_server()
        server.stop()
        server.launch()

    def kill_bots(self) -> None:
        bots = self.dice.choice(self.bots)
        bots.kill()
        bots.launch()

    def kill_redis(self) -> None:
        self.redis.kill()
        self.play_on(5, alone=True)  # nobody needs it to go on
        self.redis.start()

    def kill_postgres(self) -> None:
        self.postgres.stop()
        self.postgres.start()

    def start_again(self) -> None:
        """Whoever runs servers starts one again that could not start because its store did not."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is not None:
                server.launch()

    def play_on(self, moves: int, alone: bool = False) -> None:
        """Until so many more moves are acknowledged; `alone`: by those who play without bots."""
        players = [player for player in self.players if not (alone and player.bots)]

        def made() -> int:
            return sum([len(player.acknowledged) for player in players])

        self.start_again()
        before = made()
        until(lambda: self.trouble() or made() >= before + moves, f"{moves} moves after {dict(self.done)}", seconds=3 * LONG)
        self.well()

    def trouble(self) -> bool:
        return any([soul.trouble is not None for soul in [*self.players, *self.watchers]])

    def well(self) -> None:
        for soul in [*self.players, *self.watchers]:
            if soul.trouble is not None:
                raise soul.trouble

    def check(self) -> int:
        """Everything acknowledged is there, once; viewers and bots have come to the end. Returns the moves."""
        self.start_again()
        for server in self.servers:
            until(server.answers, "every server is there again")
        for player, watcher in zip(self.players, self.watchers):
            if player.bots and player.table:  # no bot is stuck

                def asked(player: Player = player) -> bool:
                    shown = player.patiently("GET", f"/tables/{player.table}", None)
                    return bool(shown["status"] == "over" or shown["offers"])

                until(asked, "the bots have answered")
            self.check_seen(player, watcher)
        self.well()
        for watcher in self.watchers:
            watcher.stop.set()
        for watcher in self.watchers:
            watcher.join(timeout=LONG)
        for player in self.players:
            check(player)
        return sum([len(player.acknowledged) for player in self.players])

    def check_seen(self, player: Player, watcher: Watcher) -> None:
        """All servers and the viewer have come to the last line."""

        def lines() -> set[int]:
            return {_line(player, server) for server in self.servers}  # bots may still have something to say

        until(lambda: len(lines()) == 1, "the same line everywhere")
        until(lambda: watcher.trouble or lines() == {watcher.lines.get(player.table)}, "the viewer has seen it all")

    def close(self) -> None:
        for soul in [*self.players, *self.watchers]:
            soul.stop.set()
        for server in self.servers:
            server.kill()
        for bots in self.bots:
            bots.kill()


def _line(player: Player, server: Server) -> int:
    return int(player.guest.http.get(f"{server.url}/api/tables/{player.table}").json()["line"])


def check(player: Player) -> None:
    """Every acknowledged move is stored once, in its order, and nobody's but theirs, the bots' and the table's."""
    expected: dict[str, list[tuple[int, str]]] = {}
    for table, index, text in player.acknowledged:
        expected.setdefault(table, []).append((index, text))
    for table, moves in expected.items():
        player.patiently("POST", f"/tables/{table}/open-book", {})
        stored = player.patiently("GET", f"/tables/{table}/record", None)["lines"]
        story = player.patiently("GET", f"/tables/{table}/story?limit=500", None)["story"]
        assert len(stored) == len(story)
        by_hand = [text for text, move in zip(stored, story) if move["by"] == "person"]
        assert by_hand == [text for _, text in moves], f"{table}: {by_hand} is stored, {moves} was acknowledged"
        for index, text in moves:
            assert index < 0 or stored[index] == text, f"{table} line {index}: {stored[index]} instead of {text}"
