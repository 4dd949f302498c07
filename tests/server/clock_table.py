"""A server in this process whose clock stands still until a test moves it on, and the people at its tables."""

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.patience import soon
from tests.server.fake_clock import FakeClock
from tests.server.in_process import InProcess
from tests.server.lanterns import GAME as LANTERNS
from tests.server.test_knowledge_walk import Clock, QuickBots
from tianxia.engine import registry
from tianxia.server import table, tables
from tianxia.server.app import make_api
from tianxia.server.hall import Hall
from tianxia.server.settings import Settings, db_url

ANN, BOB, CAT = "a" * 32, "b" * 32, "c" * 32


class House:
    """The server, as its guests use it."""

    def __init__(self, app: InProcess, hall: Hall, clock: FakeClock) -> None:
        self.app = app
        self.hall = hall
        self.clock = clock

    async def ask(self, guest: str, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        found, answer = await self.app.ask(self.hall.guests.sign(guest), method, f"/api{path}", body)
        assert found == status, answer
        return answer

    async def open(self, *guests: str, game: str = "lanterns", **terms: Any) -> str:
        """A table at which these guests sit, and bots where a seat is called "bot"."""
        wishes = [{"who": "me"}, *[{"who": "bot", "bot": "random"} if g == "bot" else {"who": "open"} for g in guests[1:]]]
        made = await self.ask(guests[0], "POST", "/tables", {"game": game, "seats": wishes, "terms": terms}, 201)
        for guest in guests[1:]:
            if guest != "bot":
                key = made["join"].split("join=")[1]
                await self.ask(guest, "POST", f"/tables/{made['table']}/join", {"key": key})
        return str(made["table"])

    async def look(self, table: str, guest: str = ANN) -> Any:
        return await self.ask(guest, "GET", f"/tables/{table}")

    async def move(self, table: str, guest: str, words: str = "") -> Any:
        """Say this, or the first thing that is possible."""
        shown = await self.look(table, guest)
        chosen = words or shown["offers"][0]["words"]
        name = f"r{shown['line']}"
        body = {"seat": shown["eyes"], "words": chosen, "line": shown["line"], "request": name}
        await self.ask(guest, "POST", f"/tables/{table}/moves", body)
        return await self.rest(table, guest)

    async def rest(self, table: str, guest: str = ANN) -> Any:
        """The table when everything that goes on by itself has come to its end."""
        await soon(lambda: not self.hall.tables._tasks, "the server is at rest")
        return await self.look(table, guest)

    async def pass_by(self, seconds: float, table: str, guest: str = ANN) -> Any:
        await self.clock.pass_by(seconds)
        return await self.rest(table, guest)

    async def left(self, table: str) -> list[float]:
        """Seconds that each seat has now, from what everybody is told."""
        shown = await self.look(table)
        now = self.clock.now()
        return [left_of(clock, now) for clock in shown["time"]["clocks"]]


def left_of(clock: Any, now: float) -> float:
    """As the page works it out."""
    if clock["since"] is None or now <= clock["since"]:
        return float(clock["left"])
    spent = now - clock["since"]
    for holiday in clock["away"]:
        spent -= max(0.0, min(now, holiday["until"]) - max(clock["since"], holiday["first"]))
    return max(0.0, float(clock["left"] - spent))


@asynccontextmanager
async def house(folder: Path, clock: FakeClock | None = None) -> AsyncIterator[House]:
    """From its start to its end; the next one in the same folder goes on with what is stored."""
    registry._loaded["lanterns"] = LANTERNS
    settings = Settings(db=db_url(str(folder / "t.db")), bot_workers=1, bots_early=False, tables_per_minute=10**6)
    clock = clock or FakeClock()
    api = make_api(settings, clock)
    async with api.router.lifespan_context(api):
        hall: Hall = api.state.hall
        hall.thinkers = hall.tables.thinkers = QuickBots()  # type: ignore[assignment]
        hall.teller.look_again = math.inf  # years pass here: nobody looks every minute whether somebody can be told
        assert hall._waking is not None
        await hall._waking
        yield House(InProcess(api), hall, clock)
    registry._loaded.pop("lanterns", None)


def standing_time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """What tables take for the time since their last sign of somebody: it passes when a test says so."""
    made = Clock()
    for module in (table, tables):
        monkeypatch.setattr(module, "time", made)
    return made


def in_a_house(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        async with house(folder) as found:
            await story(found)

    asyncio.run(run())
