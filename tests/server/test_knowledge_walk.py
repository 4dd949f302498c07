"""Nobody goes back with what they have seen: random requests of all kinds by up to three guests, held against a model."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.server.in_process import InProcess
from tests.server.knowledge_model import Broken, Model, Request
from tests.server.lanterns import GAME as LANTERNS
from tianxia.engine import course, registry
from tianxia.engine.laws import check_game
from tianxia.engine.outcome import Outcome, carried_out
from tianxia.engine.rng import seeded
from tianxia.server import going_back, table, tables, tables_api, thinking
from tianxia.server.app import make_api
from tianxia.server.clocks import api as clocks_api
from tianxia.server.hall import Hall
from tianxia.server.messages import live
from tianxia.server.settings import Settings, db_url
from tianxia.server.shares import Shares
from tianxia.server.table import Table

SEEDS = range(150)
REQUESTS = 40  # per table
GUESTS = ["a" * 32, "b" * 32, "c" * 32]
KINDS = {  # how often each is tried
    "move": 44,
    "undo": 14,
    "answer": 3,
    "seat": 9,
    "take": 1,
    "join": 4,
    "order": 2,
    "look": 3,
    "at": 3,
    "story": 2,
    "scores": 1,
    "why": 1,
    "hint": 2,
    "record": 3,
    "verify": 1,
    "book": 1,
    "branch": 1,
    "plan": 2,
    "time": 9,
    "again": 4,
}


class Clock:
    """Minutes pass when the walk says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.time = time.time

    def monotonic(self) -> float:
        return self.now


class QuickBots:
    """Bots that answer in this process, at random but always the same."""

    def __init__(self) -> None:
        self.dice = seeded(7)
        self.shares = Shares(1)

    async def choose(
        self, game: Any, bot: str, s: Any, seat: int, dice: Any, account: str, people_wait: bool, most: int = 1
    ) -> list[int]:
        legal = game.legal(s, seat)
        return [int(legal[self.dice.below(len(legal))])]

    async def weigh(self, game: Any, bot: str, s: Any, seat: int, account: str, answers: list[int] | None = None) -> Any:
        legal = game.legal(s, seat)
        return {"best": legal[0], "weighed": [(legal[0], 0.0, 1)]}

    async def verify(self, text: str, account: str) -> Any:
        return thinking.verify(text)

    def close(self) -> None:
        pass


class Walk:
    """One table and its guests."""

    def __init__(self, app: InProcess, hall: Hall, clock: Clock, seed: int) -> None:
        self.app = app
        self.hall = hall
        self.clock = clock
        self.dice = random.Random(seed)
        self.cookies = {guest: hall.guests.sign(guest) for guest in GUESTS}
        self.table = ""
        self.key = ""
        self.told: list[str] = []  # what was asked, for the one who reads a failure
        self.old: list[Request] = []
        self.model: Model

    async def open(self) -> None:
        game = registry.find(self.dice.choice(["lanterns", "lanterns", "pebbles"]))
        whos = [self.dice.choice(["me", "open", "open", "bot"]) for _ in range(self.dice.choice([2, 2, 3]))]
        whos[0] = "me" if self.dice.random() < 0.9 else "open"
        seed = 5 if self.dice.random() < 0.1 else None
        wishes = [{"who": who, "bot": "random"} if who == "bot" else {"who": who} for who in whos]
        body = {"game": game.name, "seats": wishes, "seed": seed}
        status, shown = await self.app.ask(self.cookies[GUESTS[0]], "POST", "/api/tables", body)
        assert status == 201, shown
        self.table = shown["table"]
        self.key = shown["join"].split("join=")[1] if shown["join"] else "none"
        owners = [GUESTS[0] if who == "me" else None for who in whos]
        self.model = Model(game, GUESTS[0], owners, [who == "bot" for who in whos], seed is not None)
        self.model.last_change = self.clock.now
        await self._catch_up(Request(GUESTS[0], "open", "POST", ""), 201, {})

    async def go(self) -> None:
        for _ in range(REQUESTS):
            kind = self._kind()
            if kind == "time":
                self.clock.now += self.dice.choice([200.0, 400.0])
                await self._ask(self._request(self.dice.choice(["look", "seat"])))
            elif kind == "again" and self.old:
                await self._ask(self.dice.choice(self.old).once_more())
            else:
                await self._ask(self._request(kind))

    def _kind(self) -> str:
        """What is tried next: mostly what the table waits for, so that games begin, end and go back."""
        if self.model.line < 0 and self.dice.random() < 0.6:
            return "join"
        if self.model.agreed and self.dice.random() < 0.6:
            return "answer"
        if self.model.stand_ins and self.dice.random() < 0.12:
            return "take"
        [kind] = self.dice.choices(list(KINDS), list(KINDS.values()))
        return kind

    # ---- asking ----

    async def _ask(self, request: Request) -> None:
        self.told.append(str(request))
        cookie = self.cookies[request.guest]
        if request.kind in ("move", "undo", "answer", "join", "order", "seat", "take"):
            self.old.append(request)
        if request.method == "SAY":
            first, said = await self.app.say(cookie, f"/api/tables/{self.table}/live", {"type": request.path, **request.body})
            self.model.check_table(request.guest, first)
            status, body = (200 if said["type"] != "error" else 409), said
        else:
            status, body = await self.app.ask(cookie, request.method, f"/api/tables/{self.table}{request.path}", request.body)
        assert status < 500, body
        if request.kind == "join" and status == 200:
            request.more["me"] = body["me"]
        if request.kind in ("record", "verify", "hint", "branch"):
            self.model.check_secret(request, status)
        could = request.kind == "seat" and self._could_replace(request)
        await self._catch_up(request, status, body)
        if could and status != 200:
            raise Broken(f"{request} was refused: {body}")
        self._check(request, status, body)

    def _could_replace(self, request: Request) -> bool:
        seat = request.more["seat"]
        mine = bool(self.model.seats_of(request.guest))
        return mine and self.model.owners[seat] not in (None, request.guest) and self.model.absent(seat, self.clock.now)

    async def _catch_up(self, request: Request, status: int, body: Any) -> None:
        """Bots come to their end; then the model is told what the record says by now."""
        found: Table = await self.hall.tables.get(self.table)
        while found.driver is not None:
            await asyncio.wait([found.driver])
        begun = not any(seat.open for seat in found.seats)
        if begun and self.model.line < 0:
            self.model.begin(found.course.record)
        self.model.follow(request, status, body, list(found.course.lines) if begun else [], self.clock.now)

    def _check(self, request: Request, status: int, body: Any) -> None:
        model = self.model
        if status == 409:
            model.seen[body["error"]] += 1
        if status != 200:
            return
        shown = body.get("table") if request.kind in ("move", "undo") else body
        if isinstance(shown, dict) and "players" in shown and request.kind != "record":
            model.check_table(request.guest, shown)
        elif request.kind == "at" and model.line >= 0:
            model.check_position(request.guest, body)
        elif request.kind == "plan" and "guessed" in body:
            model.check_copy(request, body)
        elif request.kind in ("story", "scores") and model.line >= 0 and "eyes" in body:
            model.check_eyes(request.guest, body["eyes"], model.now)

    # ---- what somebody might ask for ----

    def _request(self, kind: str) -> Request:
        dice, model = self.dice, self.model
        seated = sorted(model.people()) if kind != "join" and dice.random() < 0.8 else []
        guest = dice.choice(seated or GUESTS)
        seat = dice.randrange(len(model.owners))
        line = max(0, model.line - (dice.randrange(3) if dice.random() < 0.1 else 0))
        moves = len(model.played)
        name = f"r{dice.randrange(10**9)}"
        if kind in ("move", "undo", "answer"):
            return self._change(kind, guest, seat, line, name)
        eyes = dice.choice(["", "?seat=-1", f"?seat={seat}", f"?seat={seat}"])
        if kind == "join":
            body: Any = {"key": self.key, "seat": seat} if dice.random() < 0.6 else {"key": self.key}
            return Request(guest, kind, "POST", "/join", body)
        if kind == "seat":
            others = [s for s in model.waiting() if model.owners[s] not in (None, guest)]
            if others and dice.random() < 0.7:
                seat = others[0]
            return Request(guest, kind, "PUT", f"/seats/{seat}", {"bot": "random"}, seat=seat)
        if kind == "take":
            if model.stand_ins and dice.random() < 0.9:
                seat = dice.choice(sorted(model.stand_ins))
                guest = model.owners[seat] or guest
            return Request(guest, kind, "DELETE", f"/seats/{seat}/bot", None, seat=seat)
        if kind == "order":
            order = dice.choice(["ask", "wait", "never"])
            return Request(guest, kind, "PUT", f"/seats/{seat}/orders/cheer", {"order": order}, seat=seat, question="cheer")
        if kind == "book":
            return Request(guest, kind, "POST", "/open-book", {})
        if kind == "branch":
            return Request(guest, kind, "POST", "/branch", {"move": dice.randint(0, moves), "seat": seat, "bot": "random"})
        if kind == "plan":
            words = dice.choice([[], ["feel calm"], ["pick 1"]])
            method, door = dice.choice([("POST", "/plan/try"), ("PUT", "/plan"), ("DELETE", f"/plan?seat={seat}")])
            return Request(guest, kind, method, door, {"seat": seat, "words": words}, seat=seat)
        if kind == "look" and dice.random() < 0.5:
            return Request(guest, kind, "SAY", *dice.choice([("look", {"seat": seat}), ("ping", {})]))
        path = {
            "look": eyes,
            "at": f"/at/{dice.randint(0, moves)}{eyes}",
            "story": f"/story{eyes}",
            "scores": f"/scores{eyes}",
            "why": f"/why?seat={seat}&action=0",
            "hint": f"/hint?seat={seat}&bot=random",
            "record": "/record",
            "verify": "/verify",
        }
        return Request(guest, kind, "GET", path.get(kind, eyes))

    def _change(self, kind: str, guest: str, seat: int, line: int, name: str) -> Request:
        """A move, an undo or a word about one."""
        dice, model = self.dice, self.model
        moves = len(model.played)
        asked = [s for s in model.waiting() if model.owners[s] is not None and s not in model.stand_ins]
        body: dict[str, Any] = {"line": line}
        if kind == "move":
            if asked and dice.random() < 0.9:
                seat = dice.choice(asked)
                guest = model.owners[seat] or guest
            legal = model.game.legal(model.now, seat) if model.line >= 0 else []
            body.update(seat=seat, action=dice.choice(legal) if legal else 0, request=name)
        elif kind == "undo":
            if model.played and dice.random() < 0.5:  # whose move it was
                guest = model.owners[model.played[-1].seat] or guest
            mine = model.seats_of(guest) or [seat]
            keep = max(0, moves - dice.choice([1, 1, 2, 3, moves]))
            body.update(seat=dice.choice(mine), keep=keep, ask=dice.random() < 0.5, request=name)
        else:
            found = self.hall.tables._known[self.table].undo_asked
            keep = found.keep if found is not None and dice.random() < 0.9 else dice.randint(0, moves)
            body.update(agree=dice.random() < 0.8, keep=keep)
        if kind == "move" and dice.random() < 0.3:
            return Request(guest, kind, "SAY", "move", body)
        path = {"move": "/moves", "undo": "/undo", "answer": "/undo/answer"}[kind]
        return Request(guest, kind, "POST", path + ("?table=true" if kind != "answer" and dice.random() < 0.5 else ""), body)


async def walk_all(db: str, clock: Clock, seeds: range) -> tuple[Counter[str], set[tuple[str, str]], set[tuple[str, str]]]:
    """All walks at one server: what happened, what was asked for, and all that can be asked for at a table."""
    settings = Settings(db=db_url(db), bot_workers=1, bots_early=False, absence=300.0, patience=600.0, tables_per_minute=10**6)
    api = make_api(settings)
    seen: Counter[str] = Counter()
    app = InProcess(api)
    async with api.router.lifespan_context(api):
        hall: Hall = api.state.hall
        hall.thinkers = hall.tables.thinkers = QuickBots()  # type: ignore[assignment]
        for seed in seeds:
            walk = Walk(app, hall, clock, seed)
            try:
                await walk.open()
                await walk.go()
            except Broken as error:
                raise Broken(f"seed {seed}: {error}\n" + "\n".join(walk.told[-25:])) from error
            seen += walk.model.seen
    plans = [door for door in clocks_api.doors.routes if "/plan" in door.path]
    routes = {(door.method, door.path) for door in tables_api.doors.routes + plans if "{table}" in door.path}
    said = {("SAY", str(kind.__struct_config__.tag)) for kind in get_args(live.Said)}
    return seen, set(app.asked), routes | said


@pytest.fixture
def quick_disk() -> Iterator[str]:
    """A database in memory where the system has such a folder: thousands of commits, and nothing is to outlive this."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield str(Path(folder) / "t.db")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setitem(registry._loaded, "lanterns", LANTERNS)
    for module in (table, tables):
        monkeypatch.setattr(module, "time", made)
    return made


def test_no_request_leads_a_game_on_from_before_what_it_told(clock: Clock, quick_disk: str) -> None:
    seen, asked, possible = asyncio.run(walk_all(quick_disk, clock, SEEDS))
    assert asked - {("POST", "/api/tables")} == possible, "every request there is belongs into this walk"
    for what in (
        "went back free",
        "went back beside others",
        "went back alone",
        "went back by all",
        "went back from the end alone",
        "went back from the end by all",
        "stopped at the floor",
        "refused by a player",
        "agreed while a bot plays for them",
        "a bot for somebody who has gone",
        "still-here",
        "already-seated",
        "planned",
        "ends",
    ):
        assert seen[what] > 0, f"the walk never came to: {what} ({dict(seen)})"


def test_the_small_game_of_this_walk_keeps_the_laws_of_games(clock: Clock) -> None:
    for seed in range(6):
        assert check_game(LANTERNS, LANTERNS.check_setup("", 2 + seed % 2, {}), seed) > 0


# ---- the law can fail: a broken server for each part of it ----


def only_who_is_here(self: Table, agreed: set[int]) -> bool:
    return agreed >= set(self.in_person())


def only_what_games_reveal(game: Any, s: Any, seat: int, action: int) -> Outcome:
    found = carried_out(game, s, seat, action)
    found.ends_free_undo = found.chance
    return found


def only_the_end(game: Any, s: Any, seat: int, action: int) -> Outcome:
    found = carried_out(game, s, seat, action)
    found.chance, found.ends_free_undo = False, not s.todo
    return found


def nobody_is_heard(self: Table, guest: str | None) -> None:
    pass


async def any_seat(self: tables.Tables, found: Table, guest: str, seat: int | None, name: str, word: str) -> None:
    async with found.lock:
        free = [i for i, s in enumerate(found.seats) if s.open and seat in (None, i)]
        if free:
            await self._sit(found, free[0], table.Seat(guest, None, "?", word or "word"))


def others_too(self: course.Course, keep: int, seat: int = -1) -> course.Prepared:
    prepared = self._back(keep)
    prepared.settle()
    return prepared


async def forgetful(
    self: going_back.GoingBack, found: Table, keep: int, request: str | None, free: int = -1, by_consent: bool = False
) -> None:
    prepared = found.course.prepare_undo(keep, free)
    await self.tables.store_change(found, self.tables.change(found, prepared, request), prepared)


def any_eyes(found: Table, guest: str | None, wish: int | None) -> int:
    return -1 if wish is None else wish


async def yes_to_anything(self: going_back.GoingBack, found: Table, mine: list[int], agree: bool, keep: int, line: int) -> None:
    if found.undo_asked is not None:
        found.undo_asked.agreed.update(mine)
        if found.all_agree(found.undo_asked.agreed):
            await self._go_back(found, found.undo_asked.keep, None)


@pytest.mark.parametrize(
    ("where", "name", "broken", "says"),
    [
        (Table, "all_agree", only_who_is_here, "not agreed"),
        (course, "carried_out", only_what_games_reveal, "went on from move"),
        (course, "carried_out", only_the_end, "went on from move"),
        (course, "BOT", "nobody", "went on from move"),
        (course.Course, "prepare_undo", others_too, "went on from move"),
        (Table, "heard_from", nobody_is_heard, "replaced, and the last sign"),
        (tables.Tables, "_join", any_seat, "a second seat by the link"),
        (going_back.GoingBack, "_go_back", forgetful, "an open book"),
        (going_back.GoingBack, "_answer", yes_to_anything, "not agreed"),
        (tables_api, "eyes_of", any_eyes, "looks through seat"),
    ],
)
def test_the_walk_finds_a_server_that_breaks_the_law(
    clock: Clock, quick_disk: str, monkeypatch: pytest.MonkeyPatch, where: Any, name: str, broken: Any, says: str
) -> None:
    monkeypatch.setattr(where, name, broken)
    with pytest.raises(Broken, match=says):
        asyncio.run(walk_all(quick_disk, clock, SEEDS))
