"""The hall: everything the server has, made at its start and closed at its end."""

import asyncio
from typing import TYPE_CHECKING, Final

from tianxia.server.analysing.keeper import Analyses
from tianxia.server.company import Company
from tianxia.server.faults import StoreFault
from tianxia.server.guests import Guests
from tianxia.server.limits import OneAtATime, Rate
from tianxia.server.live import Crowd, Live
from tianxia.server.mail import Mail
from tianxia.server.meeting.room import Meeting
from tianxia.server.my_line import TellPlayers
from tianxia.server.opening import Opening
from tianxia.server.operator import Operator
from tianxia.server.people.names import SECRET, Names
from tianxia.server.people.sessions import Sessions
from tianxia.server.people.tickets import Tickets
from tianxia.server.puzzling.tried import PuzzlesTried
from tianxia.server.ratings.rated import Ratings
from tianxia.server.readiness import Readiness
from tianxia.server.retention import keep_forgetting
from tianxia.server.roles import Roles
from tianxia.server.rules_text import RuleTexts
from tianxia.server.settings import Settings, rules_folder
from tianxia.server.shared import Shared
from tianxia.server.store import Store
from tianxia.server.tables import Tables
from tianxia.server.talk.chat import Chats
from tianxia.server.talk.moderation import Moderation
from tianxia.server.talk.rights import Rights
from tianxia.server.telling.news import News
from tianxia.server.telling.outside import Outside
from tianxia.server.telling.push import PushKey
from tianxia.server.telling.teller import Teller
from tianxia.server.thinkers import Thinkers
from tianxia.server.tournaments.keeper import Tournaments
from tianxia.server.wall_clock import WallClock
from tianxia.server.workers import Workers

if TYPE_CHECKING:
    from tianxia.server.crew import Crew
    from tianxia.server.redis_shared import RedisShared

_LAST_THOUGHT: Final = 2.0  # seconds that a process which closes gives to questions of others


class Hall:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        guests: Guests,
        names: Names,
        promise_key: str,
        push_key: str,
        clock: WallClock,
    ) -> None:
        self.clock = clock
        self.settings = settings
        self.store = store
        self.guests = guests
        self.names = names
        redis = _redis(settings.redis)
        self.shared: Shared = redis if redis is not None else Shared()
        self.post = self.shared.post
        self.sessions = Sessions(store, guests, self.post, clock)
        self.tickets = Tickets(store, clock)
        self.mail = Mail(settings)
        self.teller = Teller(store, clock, Outside(settings.webhook_private), PushKey(push_key), self.mail)
        self.company = Company(self.shared)
        self.live = Live(self.shared, self.company, clock)
        most = (settings.sockets_per_guest, settings.sockets_per_address, settings.sockets_per_table)
        self.crowd = Crowd(*most, self.shared, self.company)
        self.thinkers = Thinkers(settings.bot_workers, shared=redis)
        self.crew = _crew(redis, self.thinkers.workers) if redis is not None else None
        self.rights = Rights(store, clock, settings.chat_guests, names.has_account)
        self.roles = Roles(store)
        self.chats = Chats(settings, store, self.post, self.rights, names, clock)
        self.moderation = Moderation(settings, store, self.post, self.roles, self.chats, names, clock)
        self.tables = Tables(settings, store, self.thinkers, self.live, self.shared, self.rights, clock)
        self.company.gone.append(self.tables.following.one_is_gone)
        self.news = News(self.tables, self.teller, clock)
        self.opening = Opening(self.tables, promise_key)
        self.meeting = Meeting(self.tables, self.opening, names, self.post, self.news, clock, settings.seek_absence)
        self.tournaments = Tournaments(self.tables, self.opening, self.post, clock)
        # behind the clocks, which may end a game: ratings and tournaments count its result
        self.tables.companions += [names, TellPlayers(self.post), self.meeting.lobby, self.news, Ratings(clock), self.tournaments]
        self.tables.companions.append(PuzzlesTried(clock))
        self.analyses = Analyses(self.tables)
        self.rules = RuleTexts(rules_folder())
        self.rate = Rate(settings.tables_per_minute, post=self.post, topic="tables opened")
        self.sign_ins = Rate(settings.sign_ins_per_minute, post=self.post, topic="signing in")
        self.message_rate = Rate(settings.messages_per_minute, post=self.post, topic="messages on trial")
        self.one_at_a_time = OneAtATime()
        self.readiness = Readiness(store, self.thinkers)
        self.operator = Operator(store, self.tables)
        self._chores: list[asyncio.Task[None]] = []
        self._waking: asyncio.Task[None] | None = None

    @staticmethod
    async def open(settings: Settings, clock: WallClock | None = None) -> "Hall":
        store = Store(settings.db)
        await store.open()
        clock = clock or WallClock()
        names = Names(await store.secret(SECRET), store, clock)
        cookie, promise, push = [await store.secret(name) for name in ("cookie", "promise", "push")]
        hall = Hall(settings, store, Guests(cookie, names.public_id), names, promise, push, clock)
        await hall.shared.open()
        hall.company.open()
        hall.tables.following.open()
        await hall.sessions.open()
        await hall.teller.open()
        if hall.crew is not None:
            hall.crew.open()
        if settings.bots_early:
            hall.thinkers.start()
        await hall.operator.look()
        hall._chores.append(asyncio.create_task(hall.operator.keep_looking()))
        if settings.retention_days:
            hall._chores.append(
                asyncio.create_task(keep_forgetting(store, hall.clock, settings.retention_days, hall.tables.is_in_memory))
            )
        hall.meeting.start()
        hall.analyses.open()
        hall._waking = asyncio.create_task(hall._wake_all())
        return hall

    async def _wake_all(self) -> None:
        """Tables go on where they were; if the store fails, as soon as it does not."""
        pause = 1.0
        while not self.tables.closing:
            try:
                await self.tables.clocks.start()
                if self.shared.several:
                    await self.tables.following.wake_orphans()
                else:
                    await self.tables.wake_all()
                await self.tournaments.wake()
                await self.analyses.wake()
                return
            except StoreFault:
                await asyncio.sleep(pause)
                pause = min(60.0, pause * 2)

    async def close(self) -> None:
        await self.live.close()
        await self.meeting.close()
        await self.analyses.close()
        await self.teller.close()
        self.tables.closing = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        if self._waking is not None:  # it ends by itself: a query that is broken off would wait for a store that is gone
            await asyncio.wait([self._waking], timeout=5)
            self._waking.cancel()
        if self.crew is not None:
            await self.crew.close(_LAST_THOUGHT)
        await self.tables.close()
        await self.tables.clocks.close()
        await self.sessions.close()
        await self.mail.close()
        self.company.close()
        await self.shared.close()
        await self.store.close()


# What speaks to Redis is imported where there is one: a server of one process starts without it.


def _redis(url: str) -> "RedisShared | None":
    if not url:
        return None
    from tianxia.server.redis_shared import RedisShared

    return RedisShared(url)


def _crew(redis: "RedisShared", workers: Workers) -> "Crew":
    from tianxia.server.crew import Crew

    return Crew(redis, workers)
