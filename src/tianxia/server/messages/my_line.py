"""What goes over a person's own line: what happens at their tables and in the lobby, wherever they are on the page."""

from typing import Literal

from tianxia.server.messages.base import Message, Status
from tianxia.server.messages.live import Ping, Pong, Trouble
from tianxia.server.messages.talk import StandingNews


class TableNews(Message, tag="table-news"):
    """One of my tables has changed."""

    table: str
    game: str
    status: Status
    my_turn: bool


class LobbyNews(Message, tag="lobby-news"):
    """What can be joined has changed; who wants to know looks again."""


class FriendsNews(Message, tag="friends-news"):
    """Somebody I follow has come or gone."""


class AskedToPlay(Message, tag="asked-to-play"):
    """Somebody holds a seat for me."""

    table: str
    game: str
    by: str


class SeekOver(Message, tag="seek-over"):
    """My seek has ended: a table was found, I gave it up, or I was away for too long."""

    why: Literal["found", "given-up", "away"]
    table: str | None


class TournamentNews(Message, tag="tournament-news"):
    """A tournament has changed: one of mine, or a public one."""

    tournament: str


MySaid = Ping
MyTells = TableNews | LobbyNews | FriendsNews | AskedToPlay | SeekOver | StandingNews | TournamentNews | Trouble | Pong
