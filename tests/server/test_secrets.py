"""Nothing leaks: what each seat and a watcher receives is compared byte by byte over worlds that differ only
in what they may not know. Two servers are given the same store; in one of them a hidden choice is another."""

import shutil
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tianxia.engine import registry
from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.server.app import make_app
from tianxia.server.points import scores_data
from tianxia.server.settings import Settings
from tianxia.server.table import Seat, Table
from tianxia.server.thinkers import for_seat, fresh_rng
from tianxia.server.views import position_data, story_data, table_data


def settings(db: Path) -> Settings:
    return Settings(db=f"sqlite+aiosqlite:///{db}", bot_workers=1, bots_early=False)


class Viewer:
    """A guest as a cookie; everything this guest can get from the server, as bytes."""

    def __init__(self, cookie: str | None, seat: int) -> None:
        self.cookie = cookie
        self.seat = seat

    def everything(self, client: TestClient, table: str, moves: int) -> list[bytes]:
        headers = {"cookie": f"tianxia={self.cookie}"} if self.cookie else {}
        paths = ["", "?seat=0", "?seat=1", "?seat=-1", "/story", "/scores", "/record", "/hint?seat=0", "/hint?seat=1"]
        paths += [f"/at/{n}" for n in range(moves + 2)] + [f"/at/{n}?seat=0" for n in range(moves + 1)]
        paths += [f"/story?seat={s}" for s in (0, 1, -1)] + [f"/why?seat={s}&action={a}" for s in (0, 1) for a in (0, 1, 2)]
        got = [client.get(f"/api/tables/{table}{path}", headers=headers).content for path in paths]
        for path, body in (
            ("moves", {"seat": 0, "words": "pick 2", "line": 99, "request": "x"}),
            ("undo", {"seat": 0, "keep": 0, "line": 99, "request": "x"}),
            ("undo", {"seat": 1, "keep": 0, "line": moves, "request": "x"}),
            ("branch", {"move": 0, "seat": 1}),
            ("open-book", {}),
        ):
            got.append(client.post(f"/api/tables/{table}/{path}", json=body, headers=headers).content)
        with client.websocket_connect(f"/api/tables/{table}/live?line=0", headers=headers) as socket:
            got.append(socket.receive_text().encode())  # with the positions on the way
        with client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
            got.append(socket.receive_text().encode())
            socket.send_text('{"type":"look","seat":0}')
            answers = sorted([socket.receive_text(), socket.receive_text()])  # who is here, and what was asked for
            got += [a.encode() for a in answers]
        return got


@pytest.mark.parametrize("late", [False, True])
def test_two_worlds_look_the_same_to_those_who_may_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool) -> None:
    """Seat 0 picks 1 in one world and 3 in the other: seat 1 and a watcher get the same bytes everywhere."""
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)  # both worlds live in the same moment
    first, second = tmp_path / "a.db", tmp_path / "b.db"
    with TestClient(make_app(settings(first))) as client:
        ann = client.get("/api/me").cookies["tianxia"]
        opened = client.post("/api/tables", json={"game": "pebbles", "seats": [{"who": "me"}, {"who": "open"}]}).json()
        client.cookies.clear()
        key = opened["join"].split("join=")[1]
        bob = client.post(f"/api/tables/{opened['table']}/join", json={"key": key}).cookies["tianxia"]
    shutil.copy(first, second)
    table = opened["table"]
    worlds: dict[str, list[list[bytes]]] = {}
    for db, pick in ((first, 1), (second, 3)):
        with TestClient(make_app(settings(db))) as client:
            line = 0
            if late:  # after a round, and after a hidden pick that was taken back
                line = play(client, table, ann, 0, 2, line)
                line = play(client, table, bob, 1, 2, line)
                line = play(client, table, ann, 0, pick, line)
                body = {"seat": 0, "keep": 2, "line": line, "request": "undo"}
                assert (
                    client.post(f"/api/tables/{table}/undo", json=body, headers={"cookie": f"tianxia={ann}"}).status_code == 200
                )
                line += 1
            play(client, table, ann, 0, pick, line)
            moves = 3 if late else 1
            for name, viewer in (("bob", Viewer(bob, 1)), ("watcher", Viewer(None, -1)), ("ann", Viewer(ann, 0))):
                worlds.setdefault(name, []).append(viewer.everything(client, table, moves))
    assert worlds["bob"][0] == worlds["bob"][1]
    assert worlds["watcher"][0] == worlds["watcher"][1]
    assert worlds["ann"][0] != worlds["ann"][1]  # the comparison can tell worlds apart


def play(client: TestClient, table: str, cookie: str, seat: int, pick: int, line: int) -> int:
    body = {"seat": seat, "words": f"pick {pick}", "line": line, "request": f"r{line}"}
    answer = client.post(f"/api/tables/{table}/moves", json=body, headers={"cookie": f"tianxia={cookie}"})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["line"])


def worlds_of(name: str) -> list[tuple[Game[Any], Record, State]]:
    """Positions of every mode of a game, reached at random."""
    game = registry.find(name)
    found: list[tuple[Game[Any], Record, State]] = []
    for mode in game.modes:
        for seed in (1, 2):
            setup = game.check_setup(mode.name, mode.most if seed == 1 else mode.fewest, {})
            dice = seeded(seed + 77)
            record = Record(game, setup, seed, [], [])
            s = record.first_position()
            count = 0
            while s.todo:
                if count % 37 == 5:
                    found.append((game, record, s.copy()))
                waiting = [seat for seat in range(s.seats) if (s.todo[-1].waiting >> seat) & 1]
                seat = waiting[dice.below(len(waiting))]
                legal = game.legal(s, seat)
                game.apply(s, seat, legal[dice.below(len(legal))], None)
                count += 1
    return found


PLAYABLE = registry.all_names()


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_game_every_seat_every_byte(name: str) -> None:
    """A position and one dealt anew for a viewer give this viewer the same bytes: table, position, story, scores.

    So they do after a move of somebody else that is possible in both and reveals nothing.
    """
    compared = moved = 0
    for game, record, s in worlds_of(name)[:24]:
        for eyes in [-1, *range(s.seats)]:
            other = game.resample(s, eyes, seeded(compared + 9))
            one, two = (table_of(game, record, world) for world in (s, other))
            assert told(one, eyes) == told(two, eyes), f"{name}: seat {eyes} can tell the worlds apart"
            compared += 1
            actors = [seat for seat in one.course.waiting() if seat != eyes]
            both = [a for a in game.legal(s, actors[0]) if a in game.legal(other, actors[0])] if actors else []
            if both:
                action = both[compared % len(both)]
                steps = [table.course.prepare(actors[0], action, "person") for table in (one, two)]
                if not any(made.reveals for step in steps for made in step.moves):
                    for table, step in zip((one, two), steps):
                        table.course.adopt(step)
                        table.memo.clear()
                    assert told(one, eyes) == told(two, eyes), f"{name}: seat {eyes} learns from {game.actions.words(action)!r}"
                    moved += 1
    assert compared > 5 and moved > 0


def table_of(game: Game[Any], record: Record, s: State) -> Table:
    header = record.with_lines([], [])
    header.start = game.save(s)
    row = {"id": "t", "owner": "g", "join_key": "k", "open_book": False, "terms": None, "from_table": None, "from_move": None}
    row |= {"dice": None, "commitment": None, "known": None, "parent": None}
    return Table(row, [Seat(f"guest{i}", None, f"Player {i}") for i in range(s.seats)], Course(header))


def told(table: Table, eyes: int) -> bytes:
    guest = f"guest{eyes}" if eyes >= 0 else "watcher"
    moves = len(table.course.moves)
    parts: list[object] = [table_data(table, guest, None), story_data(table, eyes, 0, moves), scores_data(table, eyes)]
    parts += [position_data(table, eyes, n) for n in range(moves + 1)]
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("name", PLAYABLE)
def test_bots_are_sent_no_more_than_their_seat_may_know(name: str) -> None:
    """What leaves for a bot is dealt anew: the dice are never the real ones, the view is the seat's own."""
    for game, _, s in worlds_of(name)[:6]:
        for seat in range(s.seats):
            sent = msgspec.json.decode(for_seat(game, s, seat, fresh_rng()))
            assert sent["rng"] != s.rng.plain()
            assert game.view(game.load(sent), seat) == game.view(s, seat)
