"""Who may speak and sit down: what those who keep order have decided, for as long as it holds."""

from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from tianxia.server.change import Row
from tianxia.server.messages.talk import ChatClosed
from tianxia.server.problems import Problem
from tianxia.server.store import Store
from tianxia.server.talk.schema import acts
from tianxia.server.wall_clock import WallClock, moment


class Held:
    """What holds against somebody now."""

    def __init__(self, rows: list[Row]) -> None:
        self.warnings = [row for row in rows if row["act"] == "warn"]
        self.muted_until = max([row["until"] for row in rows if row["act"] == "mute"], default=None)
        self.banned_until = max([row["until"] for row in rows if row["act"] == "ban"], default=None)

    def silence(self) -> tuple[ChatClosed | None, float | None]:
        """Why they may not speak, and until when."""
        if self.banned_until is not None:
            return "banned", self.banned_until
        if self.muted_until is not None:
            return "muted", self.muted_until
        return ("warned" if self.warnings else None), None


class Rights:
    def __init__(self, store: Store, clock: WallClock, guests_speak: bool, has_account: Callable[[str], Awaitable[bool]]) -> None:
        self.store = store
        self.clock = clock
        self.guests_speak = guests_speak
        self.has_account = has_account

    async def held(self, guest: str) -> Held:
        c = acts.c
        holds = sa.or_(c.until > self.clock.now(), sa.and_(c.act == "warn", c.confirmed.is_(None)))
        return Held(await self.store.rows(sa.select(acts).where(c.about == guest, c.lifted.is_(None), holds).order_by(c.id)))

    async def silence(self, guest: str | None) -> tuple[ChatClosed | None, float | None]:
        """Why somebody may not speak anywhere, and until when; (None, None): they may."""
        if not self.guests_speak and (guest is None or not await self.has_account(guest)):
            return "guests", None
        return (await self.held(guest)).silence() if guest is not None else (None, None)

    async def banned_until(self, guest: str) -> float | None:
        return (await self.held(guest)).banned_until

    async def check_may_sit(self, guest: str) -> None:
        """Who is banned opens no table and takes no seat."""
        until = await self.banned_until(guest)
        if until is not None:
            raise Problem("banned", f"you may not play here until {moment(until)}", {"until": moment(until)})
