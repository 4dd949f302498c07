"""What is said about being told: a person's wishes, and the ways to reach them."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.base import LineNumber, Message

Kind = Literal["turn", "joined", "clock", "over", "asked", "invited"]
Channel = Literal["push", "mail", "webhook"]
Style = Literal["discord", "ntfy", "json"]
Time = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)")]
Language = Annotated[str, Meta(min_length=1, max_length=20)]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_=-]{16,120}$(?!\n)")]


class Quiet(Message):
    """Nothing is told between these times of the day, in the person's own zone."""

    begins: Time
    ends: Time


class Way(Message):
    """One way to reach me."""

    id: str
    channel: Channel
    name: str
    confirmed: Annotated[bool, Meta(description="A mailbox must send back a code first.")]
    active: Annotated[bool, Meta(description="False: switched off, by you or because too much in a row failed.")]
    failures: Annotated[int, Meta(description="How many messages in a row could not be delivered.")]


class Messages(Message):
    """How I want to be told."""

    language: str
    zone: str
    quiet: Quiet | None
    kinds_off: list[Kind]
    games_off: list[str]
    ways: list[Way]
    push_key: Annotated[str, Meta(description="What a browser subscribes with.")]
    mail: Annotated[bool, Meta(description="Whether this server sends mail.")]


class MessageWishes(Message):
    language: Language
    zone: Annotated[str, Meta(min_length=1, max_length=60, description="of the IANA list: Europe/Prague")]
    quiet: Quiet | None = None
    kinds_off: Annotated[list[Kind], Meta(max_length=20)] = []
    games_off: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=100)] = []


class LanguageWish(Message):
    language: Language


class PushWay(Message):
    """A browser's subscription, as it gives it out itself."""

    endpoint: Address
    p256dh: Key
    auth: Key
    name: Annotated[str, Meta(max_length=80)] = ""


class MailWay(Message):
    address: Annotated[str, Meta(max_length=200, pattern=r"^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9.-]{1,120}$(?!\n)")]


class WebhookWay(Message):
    address: Address
    style: Style = "json"


class WayCode(Message):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class WaySwitch(Message):
    active: bool


class SeenTable(Message):
    """I look at this table, and have it before me as it was after this line."""

    table: Annotated[str, Meta(max_length=32)]
    line: LineNumber


class Seen(Message):
    seen: bool


class Delivered(Message):
    delivered: bool


class WaitingTable(Message):
    table: str
    game: str


class WaitingTables(Message):
    """The tables where it is my turn, the longest waiting first."""

    tables: list[WaitingTable]
    known: Annotated[bool, Meta(description="Whether you are somebody's guest already.")]
    told: Annotated[bool, Meta(description="Whether you have a way to be told: then it helps to say what you have seen.")]
