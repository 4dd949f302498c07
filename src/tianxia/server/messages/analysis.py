"""What is told of a finished game: chances on the way, key moves, luck and decisions."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.base import Message


class Answered(Message):
    """An action in words, as offers say it."""

    words: str
    verb: str
    args: dict[str, str]


class Decided(Message):
    """A decision that the champion looked at."""

    move: Annotated[int, Meta(description="Moves before it.")]
    seat: int
    played: Answered
    best: Annotated[Answered, Meta(description="What the champion would have done.")]
    sound: Annotated[bool, Meta(description="Nothing was lost by it that chance does not explain.")]
    points: Annotated[float, Meta(description="Points given away, against the best rival.")]
    chance: Annotated[float, Meta(description="The part of the chance to win that was given away.")]
    key: bool


class Fortune(Message):
    """A move at which dice or draws changed much."""

    move: int
    seat: int
    change: Annotated[list[float], Meta(description="By seat, as the accounts are told.")]


class SeatAccount(Message):
    """How a seat did: start + luck + decisions + unforeseen = end."""

    start: float
    end: float
    luck: Annotated[float, Meta(description="What dice and draws changed.")]
    decisions: Annotated[float, Meta(description="What the decisions of all seats changed.")]
    unforeseen: Annotated[float, Meta(description="What the last estimate did not see of the result.")]
    answers: Annotated[int, Meta(description="Decisions with more than one answer.")]
    looked_at: Annotated[int, Meta(description="Of those, drawn evenly, that the champion looked at.")]
    agreed: Annotated[int, Meta(description="Of those, as the champion would have decided.")]
    sound: Annotated[int, Meta(description="Of those, with no loss against the champion.")]
    given: Annotated[float, Meta(description="Points given away per decision looked at.")]


class Analysis(Message):
    learned: Annotated[bool, Meta(description="Chances come from a net; else from the hand-written judgement.")]
    scale: Annotated[Literal["chance", "points"], Meta(description="What the accounts are told in.")]
    chances: Annotated[list[list[float]], Meta(description="After so many moves, by seat; empty: nobody can tell.")]
    points: Annotated[list[list[float]], Meta(description="Expected points at the end, after so many moves, by seat.")]
    chapters: Annotated[list[int], Meta(description="Of each move.")]
    decisions: list[Decided]
    fortunes: list[Fortune]
    accounts: list[SeatAccount]
    sources: list[str]
    by_source: Annotated[list[list[int]], Meta(description="Points at the end, by player and source.")]


class AnalysisState(Message):
    table: str
    status: Literal["none", "working", "done"]
    done: Annotated[int, Meta(description="Pieces of work.")] = 0
    pieces: Annotated[int, Meta(description="Of all; 0: not known yet.")] = 0
    analysis: Analysis | None = None
