"""What is told outside of tables."""

from typing import Annotated

from msgspec import Meta

from tianxia.server.messages.base import Message, Status
from tianxia.server.messages.clocks import SeatTime
from tianxia.server.messages.seen import Player, Result
from tianxia.server.messages.terms import Terms


class Health(Message):
    ok: bool
    version: str


class Ready(Message):
    ready: bool


class Me(Message):
    guest: Annotated[str, Meta(description="What others call you by: the end of the address of your page.")]
    name: str
    account: bool


class Announcement(Message):
    """Of those who run the server, to everybody."""

    id: str
    texts: Annotated[dict[str, str], Meta(description="By language.")]


class Announcements(Message):
    announcements: list[Announcement]


class Promised(Message):
    ticket: str
    commitment: str


class Mode(Message):
    name: str
    fewest: int
    most: int
    usual: Annotated[int, Meta(description="How many seats a first game has.")]


class Option(Message):
    key: str
    choices: list[str]
    default: str
    modes: list[str]


class BotStrength(Message):
    """How strong a bot of the lobby is, where that was measured."""

    bot: str
    rating: Annotated[int, Meta(description="On the scale of the leaderboards, where a newcomer is likely 2000.")]
    beats: Annotated[
        float | None,
        Meta(description="Its share of games of two against the level below; null: not surely more than half."),
    ]


class GameInfo(Message):
    name: str
    rules_version: int
    modes: list[Mode]
    options: list[Option]
    sources: list[str]
    weight: Annotated[int, Meta(description="From 1 to 5; 0: not said.")]
    minutes: Annotated[tuple[int, int], Meta(description="From and to; 0: not said.")]
    goals: list[str]
    bots: list[str]
    strengths: Annotated[list[BotStrength], Meta(description="Of the levels that were measured, the weakest first.")]
    languages: list[str]
    lesson: Annotated[bool, Meta(description="There is a lesson by doing.")]
    coach: Annotated[bool, Meta(description="There are cards for a first game with a coach.")]
    players_in_view: Annotated[
        dict[str, str], Meta(description='Where its view tells of players: path -> "each", "one", "some".')
    ]


class Games(Message):
    games: list[GameInfo]


class Rule(Message):
    """`text` is exact, `plain` says the same as one explains it at a table (empty: nobody has written that yet).

    `chapter` is the heading that it stands under there, `section` the one of the exact page.
    """

    id: str
    chapter: str
    section: str
    text: str
    plain: str
    provenance: str


class Rules(Message):
    game: str
    language: str
    rules: list[Rule]


class Texts(Message):
    game: str
    language: str
    texts: str


class Provenance(Message):
    """Where a piece of component data comes from: P printed, E external source, R reconstructed."""

    table: str
    provenance: str
    note: str


class Provenances(Message):
    game: str
    data: list[Provenance]


class Summary(Message):
    """A table in somebody's list."""

    table: str
    game: str
    mode: str
    seats: int
    status: Status
    me: list[int]
    players: list[Player]
    move: int
    turn: list[int]
    my_turn: bool
    lesson: Annotated[bool, Meta(description="A lesson by doing, or the game that goes on from it.")]
    terms: Terms
    changed: str
    created: str
    result: Result | None
    clock: Annotated[SeatTime | None, Meta(description="Yours that runs; of several the one with least time.")] = None


class MyTables(Message):
    tables: list[Summary]
    now: Annotated[float, Meta(description="The server's time: clocks are shown by it.")]


class Achievement(Message):
    """What a player has reached over many games."""

    game: str
    achievement: str
    table: str
    points: int
    at: str


class Achievements(Message):
    achievements: list[Achievement]
