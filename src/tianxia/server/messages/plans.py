"""What is answered to one who tries a turn on a private copy."""

from typing import Annotated

from msgspec import Meta

from tianxia.server.messages.base import Message
from tianxia.server.messages.seen import Offer, Question, View


class PlanTried(Message):
    """The copy after the steps, as the seat would see it. No offers: the turn is over there."""

    seat: int
    line: Annotated[int, Meta(description="Of the table: the copy is the same as long as this is.")]
    guessed: Annotated[int, Meta(description="Answers of others that a bot has guessed until the seat was asked.")]
    view: View
    question: Question | None
    offers: list[Offer]
