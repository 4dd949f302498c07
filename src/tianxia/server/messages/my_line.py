"""What goes over a person's own line: what happens at their tables and in the lobby, wherever they are on the page."""

from tianxia.server.messages.base import Message, Status
from tianxia.server.messages.live import Ping, Pong, Trouble


class TableNews(Message, tag="table-news"):
    """One of my tables has changed."""

    table: str
    game: str
    status: Status
    my_turn: bool


class TournamentNews(Message, tag="tournament-news"):
    """A tournament has changed: one of mine, or a public one."""

    tournament: str


MySaid = Ping
MyTells = TableNews | TournamentNews | Trouble | Pong
