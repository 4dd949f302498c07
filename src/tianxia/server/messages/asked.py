"""What can be asked for: the bodies of requests."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from tianxia.engine.record import MAX_SEED
from tianxia.server.messages.base import LineNumber, Message, Order, RequestName, SeatNumber
from tianxia.server.messages.terms import Terms

Name = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=200, description="What this seat adds to the deal; a random word if empty.")]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]


class MeAsked(Message):
    name: Annotated[str, Meta(min_length=1, max_length=200)]


class SeatWish(Message):
    who: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name = ""
    word: Word = ""


class TableWish(Message):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    mode: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)] | None = None
    ticket: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)] | None = None
    request: RequestName | None = None
    terms: Terms | None = None


class JoinAsked(Message):
    key: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber | None = None
    name: Name = ""
    word: Word = ""


class BotAsked(Message):
    bot: BotName


class MoveAsked(Message):
    """Either `action` or `words` names the action."""

    seat: SeatNumber
    line: LineNumber
    request: RequestName
    action: LineNumber | None = None
    words: Annotated[str, Meta(max_length=120)] | None = None


class OrderAsked(Message):
    order: Order


class UndoBody(Message):
    seat: SeatNumber
    keep: LineNumber
    line: LineNumber
    request: RequestName
    ask: bool = False


class UndoAnswer(Message):
    agree: bool
    keep: LineNumber
    line: LineNumber


class RecordAsked(Message):
    record: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)] | None = None


class BranchAsked(Message):
    move: LineNumber
    seat: SeatNumber
    bot: BotName = "greedy"
