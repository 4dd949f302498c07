"""Find me a game: people who look for one wait here until others fit, or bots sit down with them.

A seek is stored, and survives the server. It waits while its owner has a page open; after some minutes without one it ends.
All processes look for matches; that a seek has ended is a row that only one of them can write.
"""

import asyncio
import contextlib
import logging
import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from tianxia.engine.game import BadSetup
from tianxia.server.change import Change, Conflict, Row
from tianxia.server.faults import StoreFault
from tianxia.server.guests import tidy_name
from tianxia.server.live import encode
from tianxia.server.meeting.bonds import Bonds
from tianxia.server.meeting.levels import Levels, near
from tianxia.server.meeting.matching import Fit, Match, Seeker, full_table, with_bots
from tianxia.server.meeting.persons import Persons
from tianxia.server.meeting.presence import Presence
from tianxia.server.meeting.schema import ended_seeks, seeks
from tianxia.server.messages.meeting import Seek, SeekWish
from tianxia.server.messages.my_line import SeekOver
from tianxia.server.messages.terms import Terms
from tianxia.server.opening import Opening, game_called, new_id
from tianxia.server.post import Post, person
from tianxia.server.problems import Problem
from tianxia.server.store import Store
from tianxia.server.table import Seat, Table, tidy_word
from tianxia.server.thinkers import check_bot
from tianxia.server.wall_clock import WallClock, moment

log = logging.getLogger("tianxia.seeks")
SEEKS: Final = "seeks"  # the topic: somebody looks for a game, or does no longer
_s = seeks.c
_FORGET = sa.delete(seeks).where(_s.guest == sa.bindparam("guest_"), _s.id == sa.bindparam("id_"))
_REPLACE = sa.delete(seeks).where(_s.guest == sa.bindparam("guest_"))


class Seeks:
    def __init__(
        self,
        store: Store,
        opening: Opening,
        post: Post,
        presence: Presence,
        bonds: Bonds,
        persons: Persons,
        levels: Levels,
        clock: WallClock,
        patience: float,
    ) -> None:
        self.store = store
        self.opening = opening
        self.post = post
        self.presence = presence
        self.bonds = bonds
        self.persons = persons
        self.levels = levels
        self.clock = clock
        self.patience = patience  # seconds that a seek waits for an owner who is away
        self._news = asyncio.Event()
        self._stop = post.listen(SEEKS, lambda _: self.look())
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        self._stop()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def look(self) -> None:
        """Something has changed: is there a game for somebody?"""
        self._news.set()

    # ---- what a person does ----

    async def begin(self, guest: str, wish: SeekWish) -> None:
        """Look for this from now on, and for nothing else."""
        check_wish(wish)
        row = {"guest": guest, "id": secrets.token_hex(12), "wish": encode(wish).decode(), "since": self.clock.now()}
        change = Change()
        change.also = [(_REPLACE, [{"guest_": guest}]), (sa.insert(seeks), [row])]
        await self.store.write(change)
        self.post.tell(SEEKS, b"")

    async def give_up(self, guest: str) -> None:
        for seeker in await self._all(guest):
            await self._end(seeker, "given-up")

    async def of(self, guest: str) -> Seek | None:
        for seeker in await self._all(guest):
            left = None if seeker.fills_at is None else max(0, round(seeker.fills_at - self.clock.now()))
            return Seek(wish=seeker.wish, since=moment(seeker.since), fills_in=left, ends_after=round(self.patience))
        return None

    async def others(self, guest: str | None) -> dict[str, int]:
        """How many others look for each game."""
        found: dict[str, int] = {}
        for seeker in await self._all():
            if seeker.guest != guest and self.presence.here(seeker.guest):
                for game in set(seeker.wish.games):
                    found[game] = found.get(game, 0) + 1
        return found

    async def _all(self, guest: str | None = None) -> list[Seeker]:
        query = sa.select(seeks).where(*([_s.guest == guest] if guest is not None else []))
        rows = await self.store.rows(query.order_by(_s.since, _s.id))
        return [Seeker(r["id"], r["guest"], msgspec.json.decode(r["wish"], type=SeekWish), r["since"]) for r in rows]

    # ---- what happens by itself ----

    async def _look_on(self) -> None:
        while True:
            try:
                due = await self._look_once()
            except StoreFault:
                due = self.clock.now() + 5.0
            except Exception as error:  # the next look may go better; nobody's seek is lost
                log.error("seeks could not be matched: %s", error, exc_info=error)
                due = self.clock.now() + 30.0
            await self._wait(due)

    async def _wait(self, due: float | None) -> None:
        """Until somebody begins to look, comes or goes, or it is that late."""
        waits: list[asyncio.Task[Any]] = [asyncio.create_task(self._news.wait())]
        if due is not None:
            waits.append(asyncio.create_task(self.clock.until(due)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()
        self._news.clear()

    async def _look_once(self) -> float | None:
        """All tables that can be found now. When to look again, if nothing changes."""
        while True:
            now = self.clock.now()
            waiting = await self._all()
            here = [one for one in waiting if self.presence.here(one.guest)]
            late = [one for one in waiting if (ends := self._ends_at(one)) is not None and ends <= now]
            for one in late:
                await self._end(one, "away")
            fit = await self._fit(here)
            match = full_table(here, fit) or with_bots(here, fit, now)
            if match is None:
                times = [self._ends_at(one) if one not in here else one.fills_at for one in waiting if one not in late]
                return min([time for time in times if time is not None], default=None)
            await self._seat(match)

    def _ends_at(self, seeker: Seeker) -> float | None:
        away = self.presence.away_since(seeker.guest)
        return max(away, seeker.since) + self.patience if away is not None else None

    async def _fit(self, seekers: list[Seeker]) -> Fit:
        bonds = await self.bonds.between([one.guest for one in seekers])
        games = {game for one in seekers if one.wish.level == "mine" for game in one.wish.games}
        levels = {game: await self.levels.of([one.guest for one in seekers], game) for game in games}

        def fit(one: Seeker, other: Seeker, game: str) -> bool:
            if "block" in (bonds.get((one.guest, other.guest)), bonds.get((other.guest, one.guest))):
                return False
            known = levels.get(game, {})
            anybody = one.wish.level == other.wish.level == "any"
            return anybody or near(known.get(one.guest), known.get(other.guest))

        return fit

    async def _seat(self, match: Match) -> Table | None:
        """Open the table and seat all of them, in one commit with the end of their seeks; None: somebody else was first."""
        way, seekers = match.way, match.seekers
        names = await self.persons.names_of([one.guest for one in seekers])
        bot = seekers[0].wish.bot
        seats = [Seat(one.guest, None, tidy_name(one.wish.name) or names[one.guest], tidy_word(one.wish.word)) for one in seekers]
        seats += [Seat(None, bot, bot, tidy_word("")) for _ in range(way.seats - len(seats))]
        secrets.SystemRandom().shuffle(seats)
        id = new_id()
        ended: list[Row] = [{"id": one.id, "table_id": id} for one in seekers]
        gone: list[Row] = [{"guest_": one.guest, "id_": one.id} for one in seekers]
        terms = Terms(clock=match.clock, rated=way.rated)
        mode = usual_mode(way.game, way.seats)
        try:
            table = await self.opening.seat_all(
                seekers[0].guest, way.game, mode, {}, seats, terms, id, [(sa.insert(ended_seeks), ended), (_FORGET, gone)]
            )
        except Conflict:
            return None
        for one in seekers:
            self.post.tell(person(one.guest), encode(SeekOver(why="found", table=id)))
        self.post.tell(SEEKS, b"")
        return table

    async def _end(self, seeker: Seeker, why: str) -> None:
        change = Change()
        change.also = [
            (sa.insert(ended_seeks), [{"id": seeker.id, "table_id": None}]),
            (_FORGET, [{"guest_": seeker.guest, "id_": seeker.id}]),
        ]
        try:
            await self.store.write(change)
        except Conflict:  # a table was found in this moment
            return
        over = SeekOver(why="away" if why == "away" else "given-up", table=None)
        self.post.tell(person(seeker.guest), encode(over))
        self.post.tell(SEEKS, b"")


def usual_mode(game: str, seats: int) -> str:
    """The first mode for several people that takes so many."""
    played = game_called(game)
    fitting = [mode.name for mode in played.modes if mode.most >= 2 and mode.fewest <= seats <= mode.most]
    if not fitting:
        raise Problem("bad-setup", f"{game} is not played by {seats}", {"game": game, "seats": seats})
    return str(fitting[0])


def check_wish(wish: SeekWish) -> None:
    """Every game that is named can be played by every number of people that is named."""
    check_bot(wish.bot)
    for game in wish.games:
        for seats in wish.seats:
            try:
                game_called(game).check_setup(usual_mode(game, seats), seats, {})
            except BadSetup as error:
                raise Problem("bad-setup", str(error)) from None
