"""What goes over the live line of a table. It tells; what is done is asked for over HTTP."""

from typing import Annotated

from msgspec import Meta

from tianxia.server.messages.base import Message, ProblemData, SeatNumber
from tianxia.server.messages.seen import Position, TableData, Told
from tianxia.server.messages.talk import Chat


class Look(Message, tag="look"):
    """Whose eyes this line has from now on: one of your seats; null: the one that is asked."""

    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    pass


Said = Look | Ping


class StoryPart(Message, rename={"from_": "from"}):
    """The moves after the first `from`."""

    from_: int
    moves: list[Told]


class News(Message, tag="table"):
    """The newest state, the moves that are new to this viewer, and the positions on the way from what was told before."""

    table: TableData
    story: StoryPart
    positions: list[Position]


class Thinking(Message, tag="thinking"):
    """Bots that think now."""

    seats: list[int]


class Away(Message):
    seat: int
    since: Annotated[str | None, Meta(description="Null: from before the server began.")]


class Here(Message, tag="here"):
    """The seats whose people have this table open, those who have gone, and how many look on. `now`: the server's clock."""

    seats: list[int]
    watchers: int
    away: list[Away]
    now: str


class Trouble(ProblemData, tag="error", omit_defaults=True):
    """Something went wrong here, in the shape of all errors."""


class Pong(Message, tag="pong", omit_defaults=True):
    now: Annotated[float | None, Meta(description="The server's time (live tables only): clocks are shown by it.")] = None


Tells = News | Thinking | Here | Chat | Trouble | Pong
