"""Kill a server in the middle of play under load, again and again, and hold the store against what was acknowledged."""

import random
import threading
from typing import Any
from uuid import uuid4

import httpx

from tests.patience import LONG, until
from tests.server.table_client import Guest, Server

TABLES = 6  # players at once, a hot-seat table each


class Player(threading.Thread):
    """Plays at a table of one's own as fast as the server answers, through every crash."""

    def __init__(self, guest: Guest, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.dice = random.Random(number)
        self.stop = threading.Event()
        self.acknowledged: list[tuple[str, int, str]] = []  # table, index of its line, text
        self.retried = 0
        self.doubts = 0
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.play_one()
        except BaseException as error:
            self.trouble = error

    def play_one(self) -> None:
        shown = self.patiently(
            "POST",
            "/tables",
            {"game": "pebbles", "options": {"heap": "large"}, "seats": [{"who": "me"}] * 4, "request": uuid4().hex},
        )
        table = shown["table"]
        while shown["status"] != "over" and not self.stop.is_set():
            offers = shown["offers"]
            chosen = offers[self.dice.randrange(len(offers))]
            body = {"seat": chosen["seat"], "action": chosen["action"], "line": shown["line"], "request": uuid4().hex}
            done = self.patiently("POST", f"/tables/{table}/moves?table=true", body)
            self.acknowledged.append((table, shown["line"], f"{chosen['seat']} {chosen['words']}"))
            self.doubts += 1 if done["again"] else 0
            shown = done["table"]

    def patiently(self, method: str, path: str, body: Any) -> Any:
        """The same request until it is answered: what a page does when the line is cut."""

        def answer() -> Any:
            try:
                return self.guest.http.request(method, f"/api{path}", json=body)
            except httpx.TransportError:
                self.retried += 1
                return None

        answered = until(answer, "an answer")
        assert answered.status_code in (200, 201), answered.text
        return answered.json()


def kill_again_and_again(server: Server, kills: int, seed: int) -> tuple[int, int]:
    """Returns (moves acknowledged, retries that found their move already stored). Between two kills come 5 to 40 moves."""
    dice = random.Random(seed)
    players: list[Player] = []
    for number in range(TABLES):
        guest = server.guest()
        guest.get("/me")
        players.append(Player(guest, number))
    for player in players:
        player.start()
    for _ in range(kills):
        play_on(players, dice.randint(5, 40))
        server.kill()
        server.start()
    play_on(players, 5)
    for player in players:
        player.stop.set()
    for player in players:
        player.join(timeout=2 * LONG)
        assert not player.is_alive()
        if player.trouble is not None:
            raise player.trouble
    server.kill()  # nothing may live in memory only
    server.start()
    for player in players:
        check(player)
    assert sum(p.retried for p in players) > 0
    return sum(len(p.acknowledged) for p in players), sum(p.doubts for p in players)


def play_on(players: list[Player], moves: int) -> None:
    """Until so many more moves are acknowledged."""
    before = sum(len(p.acknowledged) for p in players)
    until(lambda: any(p.trouble for p in players) or sum(len(p.acknowledged) for p in players) >= before + moves, "moves")


def check(player: Player) -> None:
    """Every acknowledged move is there, once and at its place, and nothing else but forced answers."""
    expected: dict[str, dict[int, str]] = {}
    for table, index, text in player.acknowledged:
        assert index not in expected.setdefault(table, {}), f"line {index} of {table} was acknowledged twice"
        expected[table][index] = text
    for table, lines in expected.items():
        player.guest.post(f"/tables/{table}/open-book")
        stored = player.guest.get(f"/tables/{table}/record")["lines"]
        story = player.guest.get(f"/tables/{table}/story", limit=500)["story"]
        for index, text in lines.items():
            assert index < len(stored), f"an acknowledged move of {table} is lost: {index} {text}"
            assert stored[index] == text, f"{table} line {index}: {stored[index]} instead of {text}"
        extra = [i for i in range(len(stored)) if i not in lines]
        assert all(story[i]["by"] == "table" for i in extra), f"{table} has moves that nobody made: {extra}"
