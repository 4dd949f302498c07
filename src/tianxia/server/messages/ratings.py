"""What is told of how strong somebody plays."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.base import Message

NotRated = Literal["not-agreed", "known", "several-seats", "unknown-bot", "nobody-wins", "no-people", "taken-back"]
PersonId = Annotated[str, Meta(pattern="^[0-9a-z]{8,12}$", max_length=12, description="The public name of a person.")]


class Rating(Message):
    """A strength as people are shown it."""

    rating: Annotated[int, Meta(description="The cautious end: it is almost certainly not less. A newcomer begins at 1000.")]
    likely: Annotated[int, Meta(description="What it most likely is.")]
    high: Annotated[int, Meta(description="The other end: it is almost certainly not more.")]
    provisional: Annotated[bool, Meta(description="Too few games yet to be sure.")]


class Leader(Message):
    place: int
    person: str
    name: str
    me: bool
    rating: Rating
    games: int
    wins: int


class Anchor(Message):
    """A bot, whose strength is fixed."""

    bot: str
    rating: Rating


class Leaders(Message):
    game: str
    season: Annotated[str, Meta(description="Empty: all that was ever played.")]
    seasons: Annotated[list[str], Meta(description="Those in which this game was played, the newest first.")]
    leaders: list[Leader]
    bots: list[Anchor]


class RatingAfter(Message):
    """Where somebody stood after a game."""

    at: str
    table: str
    place: int
    seats: int
    rating: Rating


class GameRating(Message):
    game: str
    rating: Rating
    games: int
    wins: int
    history: Annotated[list[RatingAfter], Meta(description="The last hundred games, oldest first.")]


class PersonRatings(Message):
    person: str
    ratings: list[GameRating]


class RatingChange(Message):
    """What a game has changed for one seat; a bot stays what it is."""

    seat: int
    place: int
    before: Rating
    after: Rating


class TableRatings(Message):
    table: str
    not_rated: Annotated[NotRated | None, Meta(description="Why this table does not count; null: it does.")]
    changes: Annotated[list[RatingChange], Meta(description="One per seat, once the game is over and has counted.")]


class EvenBot(Message):
    bot: str
    rating: Rating
    chance: Annotated[float, Meta(description="How likely you are to beat it, from 0 to 1.")]


class EvenPerson(Message):
    person: str
    name: str
    rating: Rating
    chance: float


class Even(Message):
    """Who would give an even game, the most even first."""

    game: str
    me: Rating
    bots: list[EvenBot]
    people: list[EvenPerson]


class EvenLevel(Message):
    """The level that should give an even game."""

    game: str
    level: str
    why: Annotated[
        Literal["new", "won", "lost", "last", "rating"],
        Meta(
            description="The first game; the last two games against levels were won, or lost; neither: the one met last; "
            "the nearest to one's rating."
        ),
    ]


class EvenLevels(Message):
    levels: list[EvenLevel]
