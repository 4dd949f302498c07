"""Words at the table, and those who keep order."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.base import LineNumber, Message, RequestName, SeatNumber

LONGEST_LINE = 500
Room = Literal["players", "watchers"]
# What is said often, kept as a key: everybody reads it in their own language.
Sentence = Literal[
    "hello",
    "good-luck",
    "thanks",
    "sorry",
    "one-moment",
    "back-again",
    "no-hurry",
    "your-turn",
    "good-move",
    "ouch",
    "undo-please",
    "well-played",
    "good-game",
    "tomorrow",
    "must-go",
    "once-more",
]
ChatClosed = Literal["terms", "guests", "warned", "muted", "banned"]
PersonName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,40}$(?!\n)", description="As lines have it (`by`).")]
Note = Annotated[str, Meta(max_length=LONGEST_LINE)]
Reason = Literal["insult", "spam", "cheating", "leaving", "name", "other"]
Days = Annotated[int, Meta(ge=1, le=3650)]


class ChatLine(Message):
    """A line as one reader has it: `text` and `ready` are empty where it was removed, or said by somebody they have muted."""

    n: int
    by: str
    name: str
    seat: int | None
    mine: bool
    ready: Sentence | None
    text: str
    at: str
    removed: bool
    muted: bool


class ChatRoom(Message):
    room: Room
    lines: list[ChatLine]
    more: Annotated[bool, Meta(description="There are older lines.")]


class ChatData(Message):
    """The rooms that this reader may hear, the newest lines of each, and where they may speak themselves."""

    rooms: list[ChatRoom]
    mine: Room
    closed: Annotated[ChatClosed | None, Meta(description="Why you cannot say anything here; null: you can.")]
    until: Annotated[str | None, Meta(description="Until when, where it ends by itself.")]
    muted: Annotated[list[str], Meta(description="The people here whom you have muted.")]


class Chat(Message, tag="chat"):
    """Lines that are new, or were changed; none at all: some were missed, ask again."""

    room: Room
    lines: list[ChatLine]


class SayAsked(Message):
    """Either `ready` or `text`."""

    request: RequestName
    ready: Sentence | None = None
    text: Annotated[str, Meta(max_length=LONGEST_LINE)] | None = None


class SaidDone(Message):
    line: ChatLine
    room: Room
    again: bool


class Muted(Message):
    muted: list[str]


class ReportAsked(Message):
    """A line is named by `room` and `n`, a player by `seat`."""

    what: Literal["line", "name", "behaviour"]
    reason: Reason
    request: RequestName
    room: Room | None = None
    n: LineNumber | None = None
    seat: SeatNumber | None = None
    note: Note = ""


class ReportDone(Message):
    again: bool


class WarningTold(Message):
    id: int
    note: str
    at: str


class Standing(Message):
    """What those who keep order have to say to you; `reports`: how many wait, for those who keep it."""

    warnings: list[WarningTold]
    muted_until: str | None
    banned_until: str | None
    roles: list[str]
    reports: int


class StandingNews(Message, tag="standing"):
    """Ask for your standing again."""


class Somebody(Message):
    person: str
    name: str


Act = Literal["warn", "mute", "ban", "remove", "dismiss"]


class ActTold(Message):
    """What somebody who keeps order has done, and when it was taken back or confirmed."""

    id: int
    at: str
    by: Somebody
    act: Act
    about: Somebody
    report: int
    until: str | None
    note: str
    lines: list[int]
    lifted: str | None
    confirmed: str | None


class ReportedLine(Message):
    room: Room
    n: int
    by: Somebody
    ready: Sentence | None
    text: str
    at: str
    removed: bool


class Report(Message):
    id: int
    at: str
    open: bool
    what: Literal["line", "name", "behaviour"]
    reason: Reason
    note: str
    by: Somebody
    about: Somebody
    table: str
    game: str
    room: Room | None
    n: int | None
    lines: Annotated[list[ReportedLine], Meta(description="What was said around it.")]
    acts: Annotated[list[ActTold], Meta(description="All that was done about this person, newest first.")]


class Reports(Message):
    reports: list[Report]


class Acts(Message):
    acts: list[ActTold]


class ActAsked(Message):
    """`days` for mute and ban; `note` is what a warned person reads; `lines` are numbers of `room` that are removed."""

    act: Act
    days: Days | None = None
    note: Note = ""
    room: Room | None = None
    lines: Annotated[list[LineNumber], Meta(max_length=100)] = []
