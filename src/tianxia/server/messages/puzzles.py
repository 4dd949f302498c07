"""What is told of puzzles."""

from typing import Annotated

from msgspec import Meta

from tianxia.server.messages.base import Message
from tianxia.server.messages.seen import HintCost, HintStep, Question, View

Stars = Annotated[int, Meta(ge=1, le=5, description="How hard it is, from 1 to 5.")]


class PuzzleLine(Message):
    """A puzzle in the list, and how you have fared with it."""

    id: str
    stars: Stars
    mode: str
    seats: int
    tries: Annotated[int, Meta(description="Turns that you have played in it.")]
    solved: bool
    first: Annotated[int | None, Meta(description="Which try solved it; null: it is not solved.")]
    shown: Annotated[bool, Meta(description="You have looked at the solution before you solved it.")]


class GamePuzzles(Message):
    game: str
    daily: Annotated[str | None, Meta(description="The puzzle of the day; null: the game has none.")]
    puzzles: Annotated[list[PuzzleLine], Meta(description="The easy ones first.")]


class Puzzles(Message):
    day: Annotated[str, Meta(description="The day that it is, in UTC.")]
    games: list[GamePuzzles]
    streak: Annotated[int, Meta(description="Days in a row, up to today or yesterday, on which you solved a puzzle of the day.")]
    best_streak: int


class Solution(Message):
    """The solution step by step, as the seat would see it; what the seat does not know is dealt anew. Where it begins, and what
    the next best turn gives away."""

    begin: View
    question: Question | None
    steps: list[HintStep]
    cost: HintCost
