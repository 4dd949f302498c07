"""Everything of this room that one server process holds."""

from tianxia.server.live import encode
from tianxia.server.meeting.bonds import Bonds
from tianxia.server.meeting.doorkeeper import Doorkeeper
from tianxia.server.meeting.invitations import Asking
from tianxia.server.meeting.levels import Levels
from tianxia.server.meeting.lobby import Lobby
from tianxia.server.meeting.persons import Persons
from tianxia.server.meeting.presence import Presence
from tianxia.server.meeting.seeks import SEEKS, Seeks
from tianxia.server.messages.my_line import FriendsNews
from tianxia.server.opening import Opening
from tianxia.server.people.names import Names
from tianxia.server.post import Post, person
from tianxia.server.tables import Tables
from tianxia.server.telling.news import News
from tianxia.server.wall_clock import WallClock


class Meeting:
    def __init__(
        self, tables: Tables, opening: Opening, names: Names, post: Post, news: News, clock: WallClock, patience: float
    ) -> None:
        self.post = post
        self.levels = Levels(tables.store)
        self.presence = Presence(post, clock)
        self.persons = Persons(tables.store, names)
        self.bonds = Bonds(tables.store, self.presence, self.persons)
        self.doorkeeper = Doorkeeper(tables, self.bonds, self.levels, post, clock)
        self.asking = Asking(tables, opening, self.bonds, self.persons, post, news, clock)
        self.lobby = Lobby(tables.store, self.bonds, self.persons, post)
        self.seeks = Seeks(tables.store, opening, post, self.presence, self.bonds, self.persons, self.levels, clock, patience)
        self.presence.heard = self.seeks.look
        self.presence.changed = self._tell_followers
        self._stop = post.listen(SEEKS, lambda _: self.lobby.changed())

    def start(self) -> None:
        self.presence.start()
        self.seeks.start()

    async def close(self) -> None:
        self._stop()
        self.lobby.close()
        self.presence.close()
        await self.seeks.close()

    async def _tell_followers(self, guest: str) -> None:
        for other in await self.bonds.followers(guest):
            self.post.tell(person(other), encode(FriendsNews()))
