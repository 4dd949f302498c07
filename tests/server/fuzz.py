"""Mutated requests, messages and records for every door of a server: none may bring an error of ours, a hang, or a change.

`python -m tests.server.fuzz --count 20000 --seed 1` runs it at length against a server of its own and prints the tally;
`test_fuzz.py` runs a share of it.
"""

import argparse
import copy
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.table_client import Server, Socket

NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 2, 15, 16, 255, 2**31, 2**53, 2**63, 10**30, -(10**30), 1.5, 1e308, -0.0,
    "", " ", "0", "-1", "null", "undo 0", "0 pick 1", "a" * 300, "é" * 70, "\u0000", "\u202e", "\ud800", "½", "²", "٣", "../..",
    [], {}, [[]], {"": ""}, [0] * 200, [None], {"a": {"b": {"c": [1]}}},
]  # fmt: skip
LIMITS: dict[str, Any] = {"TIANXIA_GUEST_SHARE": "100"}  # two guests do here what a thousand would
LETTERS = 'abcXYZ019 {}[]":,.-_%\\/\x00\x7fé€😀'


class Tally:
    def __init__(self) -> None:
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []

    def fault(self, what: str) -> None:
        if len(self.faults) < 50:
            self.faults.append(what[:600])


def mutated(rng: random.Random, value: Any) -> Any:
    """A copy with one to three things changed somewhere inside; now and then none, so that the game goes on."""
    out = copy.deepcopy(value)
    for _ in range(rng.choice((0, 1, 1, 1, 1, 2, 2, 3))):
        out = _change(rng, out)
    return out


def _change(rng: random.Random, value: Any) -> Any:
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        what = rng.randrange(10)
        if what == 0:
            del value[key]
        elif what == 1:
            value[rng.choice(("extra", "", key + "x", "start", "from", "__proto__"))] = rng.choice(NASTY)
        else:
            value[key] = _change(rng, value[key])
        return value
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        what = rng.randrange(6)
        if what == 0:
            del value[at]
        elif what == 1:
            value.insert(at, rng.choice(NASTY))
        elif what == 2:
            value.insert(at, copy.deepcopy(value[rng.randrange(len(value))]))
        else:
            value[at] = _change(rng, value[at])
        return value
    if isinstance(value, str) and value and rng.random() < 0.6:
        at = rng.randrange(len(value))
        return value[:at] + rng.choice(LETTERS) + value[at + rng.randrange(2) :]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice((-1, 1, 7, -1000, 2**31))
    return copy.deepcopy(rng.choice(NASTY))


def as_bytes(rng: random.Random, value: Any) -> bytes:
    """JSON, sometimes damaged once more as bytes."""
    text = json.dumps(value).encode()
    if rng.random() < 0.15 and text:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice((b"", b"\xff", b"\x00", b"{", b'"', b"9" * 50, b"[" * 500)) + text[at + rng.randrange(3) :]
    return text


class Fuzz:
    """Two guests at a table of their own, a third whose table nobody may touch."""

    def __init__(self, server: Server, seed: int) -> None:
        self.rng = random.Random(seed)
        self.tally = Tally()
        self.ann, self.bob, self.eve = server.guest(), server.guest(), server.guest()
        self.control = self.eve.open("me", "me", game="terracotta", seed=5)["table"]
        self.untouched = self.eve.look(self.control)
        self.records = [self._record("pebbles"), self._branch()]
        self._new_table()

    def _new_table(self) -> None:
        made = self.ann.open("me", "open", options={"heap": "large"})
        self.bob.join(made)
        self.table = made["table"]
        self.open = self.ann.open("me", "open")

    def _record(self, game: str) -> Any:
        table = self.ann.open("random", "random", game=game)["table"]
        self.ann.play_to_end(table)
        return self.ann.get(f"/tables/{table}/record")

    def _branch(self) -> Any:
        table = self.ann.open("random", "random")["table"]
        self.ann.play_to_end(table)
        made = self.ann.post(f"/tables/{table}/branch", {"move": 2, "seat": 0, "bot": "random"}, status=201)["table"]
        self.ann.play_to_end(made, pick=1)
        return self.ann.get(f"/tables/{made}/record")

    # ---- the doors ----

    def bodies(self) -> list[tuple[str, str, Any]]:
        """Every request that has a body, as it would be right."""
        line = self.ann.look(self.table)["line"]
        t = f"/tables/{self.table}"
        name = f"r{self.tally.sent}"
        seats = [{"who": "me", "name": "Ann", "word": "plum"}, {"who": "bot", "bot": "random"}]
        return [
            ("POST", "/tables", {"game": "pebbles", "mode": "standard", "options": {"heap": "small"}, "seats": seats, "seed": 3}),
            ("POST", f"/tables/{self.open['table']}/join", {"key": "wrong", "seat": 1, "name": "Bob", "word": "pear"}),
            ("PUT", f"{t}/seats/1", {"bot": "greedy"}),
            ("POST", f"{t}/moves", {"seat": 0, "words": "pick 1", "line": line, "request": name}),
            ("POST", f"{t}/moves", {"seat": 1, "action": 1, "line": line, "request": name}),
            ("POST", f"{t}/undo", {"seat": 0, "keep": 0, "line": line, "request": name, "ask": False}),
            ("POST", f"{t}/undo/answer", {"agree": False, "line": line}),
            ("PUT", f"{t}/seats/0/orders/tactic", {"order": "wait"}),
            ("POST", f"{t}/branch", {"move": 0, "seat": 0, "bot": "random"}),
            ("PUT", "/me", {"name": "Ann"}),
            ("POST", f"{t}/open-book", {}),
        ]

    def paths(self) -> list[tuple[str, list[str | int], dict[str, Any]]]:
        t: list[str | int] = ["tables", self.table]
        return [
            ("GET", t, {"seat": 0}),
            ("GET", [*t, "at", 1], {"seat": 0}),
            ("GET", [*t, "story"], {"from": 0, "limit": 10, "seat": 0}),
            ("GET", [*t, "scores"], {"seat": 0}),
            ("GET", [*t, "why"], {"seat": 0, "words": "pick 1"}),
            ("GET", [*t, "record"], {}),
            ("GET", [*t, "verify"], {}),
            ("GET", [*t, "hint"], {"seat": 0, "move": 0, "bot": "random"}),
            ("DELETE", [*t, "seats", 0, "bot"], {}),
            ("GET", ["games", "terracotta", "rules"], {"language": "pl", "search": "clay"}),
            ("GET", ["games", "terracotta", "rules", "TA-7.3.2"], {"language": "cs"}),
            ("GET", ["games", "terracotta", "provenance"], {}),
            ("GET", ["me", "achievements"], {"game": "daimyo"}),
            ("GET", ["promise"], {}),
        ]

    # ---- one try each ----

    def body(self) -> None:
        method, path, right = self.rng.choice(self.bodies())
        self.ask(method, "/api" + path, as_bytes(self.rng, mutated(self.rng, right)))

    def path(self) -> None:
        method, parts, query = self.rng.choice(self.paths())
        parts = mutated(self.rng, parts)
        query = mutated(self.rng, query)
        path = "/api/" + "/".join([quote(_text(p), safe="") for p in (parts if isinstance(parts, list) else [parts])])
        pairs = query.items() if isinstance(query, dict) else []
        self.ask(method, path, None, "&".join([f"{quote(_text(k))}={quote(_text(v))}" for k, v in pairs]))

    def record(self) -> None:
        right: Any = {"record": self.rng.choice(self.records), "seats": None}
        self.ask("POST", "/api/records", as_bytes(self.rng, mutated(self.rng, right)))

    def ask(self, method: str, path: str, body: bytes | None, query: str = "") -> None:
        guest = self.rng.choice((self.ann, self.bob))
        before = self.before()
        headers = {"content-type": "application/json"} if body is not None else {}
        self.tally.sent += 1
        try:
            answer = guest.http.request(method, f"{path}?{query}"[:4000], content=body, headers=headers)
        except httpx.InvalidURL:
            return
        except httpx.HTTPError as error:
            self.tally.fault(f"{method} {path} {body!r}: {type(error).__name__}")
            return
        self.tally.answers[str(answer.status_code)] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.tally.fault(f"{method} {path}?{query} {body!r}: {answer.status_code} {answer.text}")
        if answer.status_code >= 400 and self.ann.look(self.table) != before:
            self.tally.fault(f"{method} {path}?{query} {body!r}: refused, and yet it changed the table")

    def before(self) -> Any:
        """The table as it is now; another one if it changes by itself, or nothing is left to do."""
        shown = self.ann.look(self.table)
        if shown["status"] == "over" or any(player["bot"] for player in shown["players"]):
            self._new_table()
            shown = self.ann.look(self.table)
        return shown

    def messages(self, count: int) -> None:
        """So many mutated messages over one socket."""
        self.before()
        with self.ann.live(self.table) as socket:
            socket.hear("table")
            for _ in range(count):
                if not self.message(socket):
                    return

    def message(self, socket: Socket) -> bool:
        """Whether the socket takes more."""
        shown = self.ann.look(self.table)
        right: Any = self.rng.choice(({"type": "look", "seat": 0}, {"type": "ping"}))
        self.tally.sent += 1
        text = as_bytes(self.rng, mutated(self.rng, right))
        socket.connection.send(text if self.rng.random() < 0.1 else text.decode("utf-8", "replace"))
        try:
            heard = socket.hear("table", "error", "pong")
        except (ConnectionClosed, TimeoutError) as error:
            self.tally.fault(f"message {text!r}: {type(error).__name__}")
            return False
        self.tally.answers[heard["type"]] += 1
        if heard.get("error") == "server-error":
            self.tally.fault(f"message {text!r}: {heard}")
        if heard["type"] == "error" and self.ann.look(self.table) != shown:
            self.tally.fault(f"message {text!r}: refused, and yet it changed the table")
        if shown["status"] == "over":
            self._new_table()
            return False
        return True

    def run(self, count: int) -> Tally:
        doors: list[Callable[[], None]] = [self.body, self.body, self.path, self.path, self.record]
        while self.tally.sent < count:
            if self.rng.random() < 0.02:
                self.messages(min(20, count - self.tally.sent))
            else:
                self.rng.choice(doors)()
        if self.eve.look(self.control) != self.untouched:
            self.tally.fault("somebody else's table has changed")
        return self.tally


def _text(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value)
    return text.encode("utf-8", "replace").decode()


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutated requests, messages and records against a server of its own.")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/tianxia.db", **LIMITS)
        try:
            tally = Fuzz(server, asked.seed).run(asked.count)
        finally:
            server.stop()
    print(f"{tally.sent} sent; answers: {dict(sorted(tally.answers.items()))}; {len(tally.faults)} faults")
    print(*tally.faults, sep="\n")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
