"""What goes over the live line of a table. It tells; what is done is asked for over HTTP."""

from tianxia.server.messages.base import Message, ProblemData, SeatNumber
from tianxia.server.messages.seen import Position, TableData, Told


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


class Here(Message, tag="here"):
    """The seats whose people have this table open, and how many look on."""

    seats: list[int]
    watchers: int


class Trouble(ProblemData, tag="error", omit_defaults=True):
    """Something went wrong here, in the shape of all errors."""


class Pong(Message, tag="pong"):
    pass


Tells = News | Thinking | Here | Trouble | Pong
