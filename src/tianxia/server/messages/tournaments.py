"""What is asked and told of tournaments."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.asked import BotName, Name
from tianxia.server.messages.base import Message, RequestName
from tianxia.server.messages.terms import Clock

System = Literal["swiss", "round-robin"]
Entry = Literal["public", "link"]
TournamentStatus = Literal["entering", "playing", "over"]
EntryKey = Annotated[str, Meta(max_length=64, description="From the link; not needed where everybody may enter.")]
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$", max_length=20)]


class TournamentWish(Message):
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[
        int, Meta(ge=2, le=4, description="Of a table; where the number of players does not fit, some have one less.")
    ]
    request: RequestName
    mode: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    system: System = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=20, description="Of a Swiss tournament; a round robin has as many as it needs.")] = 4
    clock: Clock | None = None
    rated: bool = False
    entry: Entry = "public"
    starts: Annotated[Moment | None, Meta(description="When it begins by itself; null: when the organiser says so.")] = None


class EntryAsked(Message):
    key: EntryKey = ""
    name: Name = ""


class PauseAsked(Message):
    paused: bool


class ReplaceAsked(Message):
    bot: Annotated[BotName | None, Meta(description="Plays in their place from now on; null: they play themselves again.")] = None


class ResultAsked(Message):
    places: Annotated[
        list[Annotated[int, Meta(ge=1, le=8)]],
        Meta(min_length=2, max_length=8, description="One per player; equal ones are shared."),
    ]


class TournamentPlayer(Message):
    """Somebody who has entered, and where they stand."""

    number: int
    place: int
    person: str
    name: str
    bot: Annotated[str | None, Meta(description="Plays in their place.")]
    gone: Annotated[bool, Meta(description="Withdrawn: plays no more.")]
    me: bool
    points: Annotated[float, Meta(description="One for each game in which everybody else was beaten, or a bye.")]
    opponents: Annotated[float, Meta(description="Buchholz: the points of all opponents.")]
    wins: int


class TournamentTable(Message):
    round: int
    board: int
    players: Annotated[list[int], Meta(description="Their numbers in the order of the seats; a single one has a bye.")]
    table: str | None
    places: Annotated[list[int] | None, Meta(description="One per player; null: still played.")]
    by_hand: Annotated[bool, Meta(description="The organiser has set the result.")]


class TournamentSummary(Message):
    tournament: str
    name: str
    game: str
    mode: str
    seats: int
    system: System
    rounds: int
    round: int
    rated: bool
    entry: Entry
    starts: str | None
    status: TournamentStatus
    paused: bool
    players: int
    me: Annotated[bool, Meta(description="You have entered.")]
    organiser: Annotated[bool, Meta(description="It is yours.")]


class Tournaments(Message):
    tournaments: list[TournamentSummary]


class TournamentData(Message):
    """A tournament; `players` in the order of the standing, `tables` round by round."""

    about: TournamentSummary
    options: dict[str, str]
    clock: Clock | None
    organiser: Annotated[str, Meta(description="The name of whoever made it.")]
    link: Annotated[str | None, Meta(description="To enter by; for those who are in it already.")]
    fewest: Annotated[int, Meta(description="So many players are needed for a round.")]
    players: list[TournamentPlayer]
    tables: list[TournamentTable]
