"""What goes over a person's own line: what happens at their tables and in the lobby, wherever they are on the page."""

from tianxia.server.messages.base import Message, Status
from tianxia.server.messages.live import Ping, Pong, Trouble
from tianxia.server.messages.talk import StandingNews


class TableNews(Message, tag="table-news"):
    """One of my tables has changed."""

    table: str
    game: str
    status: Status
    my_turn: bool


MySaid = Ping
MyTells = TableNews | StandingNews | Trouble | Pong
