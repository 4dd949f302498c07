"""What goes over the live line of a table. It tells, and takes moves; everything else that is done is asked for over HTTP."""

from typing import Annotated, Any

from msgspec import Meta

from tianxia.server.messages.asked import MoveAsked
from tianxia.server.messages.base import Message, ProblemData, SeatNumber
from tianxia.server.messages.seen import Position, Question, TableData, Told
from tianxia.server.messages.talk import Chat


class Look(Message, tag="look"):
    """Whose eyes this line has from now on: one of your seats; null: the one that is asked."""

    seat: SeatNumber | None = None


class Ping(Message, tag="ping"):
    pass


class Move(MoveAsked, tag="move"):
    """The same as `POST /tables/{table}/moves`, and lighter: answered by `done`, or by an `error` that names the request."""


Said = Look | Ping | Move


class StoryPart(Message, rename={"from_": "from"}):
    """The moves after the first `from`."""

    from_: int
    moves: list[Told]


class News(Message, tag="table"):
    """The newest state, the moves that are new to this viewer, and the positions on the way from what was told before."""

    number: Annotated[int, Meta(description="Of what this line has told of the table: the next one is one more.")]
    table: TableData
    story: StoryPart
    positions: list[Position]


class Edit(Message, omit_defaults=True):
    """A change of one object or list, which `at` leads to. An object: what is put takes the place of what is there. A list: `cut`
    things from `start` on leave, and what is put comes there."""

    at: list[str | int]
    put: dict[str, Any] | list[Any]
    start: int = 0
    cut: int = 0


class OnTheWay(Message):
    """A position on the way, by what changed of the view since the one before it."""

    move: int
    chapter: int
    question: Question | None
    edits: list[Edit]


class Changes(Message, tag="changes"):
    """The same as `table`, to whoever wants it so: what changed of the table that was told under the number before."""

    number: int
    edits: list[Edit]
    story: StoryPart
    steps: list[OnTheWay]


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

    request: Annotated[str, Meta(description="The move that was not made; empty: it is about something else.")] = ""


class Moved(Message, tag="done"):
    """A move is stored. `again`: it had been, when this request came for the first time."""

    request: str
    line: int
    move: int
    again: bool


class Pong(Message, tag="pong", omit_defaults=True):
    now: Annotated[float | None, Meta(description="The server's time (live tables only): clocks are shown by it.")] = None


Tells = News | Changes | Thinking | Here | Chat | Trouble | Moved | Pong
