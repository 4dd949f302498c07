"""What is said about finding each other: the lobby, seeks, invitations, friends."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.asked import BotName, Name, Word
from tianxia.server.messages.base import Message
from tianxia.server.messages.lobby import Summary
from tianxia.server.messages.terms import Clock

PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{8,16}$(?!\n)", description="the public name of a person, as lists tell it")]
Reply = Literal["none", "sits", "declined"]
Bond = Literal["follow", "block"]


class SeekWish(Message):
    """What somebody looks for. Where there are several, any of them will do."""

    games: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=20)]
    seats: Annotated[list[Annotated[int, Meta(ge=2, le=8)]], Meta(min_length=1, max_length=7)]
    clocks: Annotated[list[Clock | None], Meta(min_length=1, max_length=8)]
    rated: Literal["yes", "no", "either"] = "no"
    level: Annotated[Literal["any", "mine"], Meta(description="mine: only people about as strong as I am.")] = "any"
    fill_after: Annotated[
        Annotated[int, Meta(ge=5, le=3600)] | None,
        Meta(description="Seconds after which bots take the seats that are left; null: people only."),
    ] = None
    bot: BotName = "greedy"
    name: Name = ""
    word: Word = ""


class Seek(Message):
    wish: SeekWish
    since: str
    fills_in: Annotated[int | None, Meta(description="Seconds until bots take the seats that are left.")]
    ends_after: Annotated[int, Meta(description="The seek ends when no page of yours was open for so many seconds.")]


class MySeek(Message):
    seek: Seek | None


class Invitation(Message):
    """Somebody asks me to play."""

    by: str
    table: Summary


class Seeking(Message):
    game: str
    people: int


class LobbyData(Message):
    """What can be joined now, as this guest may know."""

    invitations: list[Invitation]
    tables: list[Summary]
    seeking: Annotated[list[Seeking], Meta(description="How many others look for a game.")]
    seek: Seek | None


class Closed(Message):
    table: str


class InvitationWish(Message):
    person: PersonId


class Invited(Message):
    """Somebody who was asked to play at a table."""

    person: str
    name: str
    seat: int | None
    answer: Reply


class Invitations(Message):
    invited: list[Invited]


class QrCode(Message):
    """A picture of `size` × `size` squares: the path of the dark ones."""

    link: str
    size: int
    path: str


class BondWish(Message):
    bond: Bond


class Person(Message):
    person: str
    name: str
    bond: Bond | None
    here: Annotated[bool, Meta(description="Has a page open. Only told of those whom one follows.")]
    table: Annotated[str | None, Meta(description="The last game that was played together to its end; null: none.")]
    game: str | None


class Friends(Message):
    """Those whom I follow, those whom I have blocked, and others with whom I have played."""

    people: list[Person]
