"""The shapes of what is sent, for reading bodies and for the published OpenAPI description (docs/formats.md)."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from tianxia.engine.record import MAX_SEED

BIG = 10**9


def whole(value: object) -> object:
    """JSON knows one kind of number: 3.0 is 3. Texts and true/false are no numbers."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


SeatNumber = Annotated[int, Field(ge=0, le=15), BeforeValidator(whole)]
LineNumber = Annotated[int, Field(ge=0, le=BIG), BeforeValidator(whole)]
RequestName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Name = Annotated[str, Field(max_length=200)]
Word = Annotated[str, Field(max_length=200, description="what this seat adds to the deal; a random word if empty")]
BotName = Annotated[str, Field(min_length=1, max_length=40)]


class Asked(BaseModel):
    """A body: strict, and without fields we do not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MeAsked(Asked):
    name: Annotated[str, Field(min_length=1, max_length=200)]


class SeatAsked(Asked):
    who: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name = ""
    word: Word = ""


class TableAsked(Asked):
    game: Annotated[str, Field(max_length=40)]
    mode: Annotated[str, Field(max_length=40)] = ""
    options: Annotated[dict[str, str], Field(max_length=40)] = {}
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=8)]
    seed: Annotated[int, Field(ge=0, le=MAX_SEED), BeforeValidator(whole)] | None = None
    ticket: Annotated[str, Field(pattern="^[0-9a-f]{32}$")] | None = None
    request: RequestName | None = None


class JoinAsked(Asked):
    key: Annotated[str, Field(max_length=64)]
    seat: SeatNumber | None = None
    name: Name = ""
    word: Word = ""


class BotAsked(Asked):
    bot: BotName


class MoveAsked(Asked):
    seat: SeatNumber
    action: LineNumber | None = None
    words: Annotated[str, Field(max_length=120)] | None = None
    line: LineNumber
    request: RequestName


class OrderAsked(Asked):
    order: Literal["ask", "wait", "never"]


class UndoBody(Asked):
    seat: SeatNumber
    keep: LineNumber
    line: LineNumber
    request: RequestName
    ask: bool = False


class UndoAnswer(Asked):
    agree: bool
    keep: LineNumber
    line: LineNumber


class RecordAsked(Asked):
    record: dict[str, Any]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=8)] | None = None


class BranchAsked(Asked):
    move: LineNumber
    seat: SeatNumber
    bot: BotName = "greedy"


# ---- answers ----


class ProblemShape(BaseModel):
    error: str
    message: str
    args: dict[str, Any]
    rule: str | None = None
    reason: str | None = None


class Health(BaseModel):
    ok: bool
    version: str


class Ready(BaseModel):
    ready: bool


class Me(BaseModel):
    guest: str
    name: str


class ModeShape(BaseModel):
    name: str
    fewest: int
    most: int


class OptionShape(BaseModel):
    key: str
    choices: list[str]
    default: str
    modes: list[str]


class GameShape(BaseModel):
    name: str
    rules_version: int
    modes: list[ModeShape]
    options: list[OptionShape]
    sources: list[str]
    weight: int
    minutes: tuple[int, int]
    goals: list[str]
    bots: list[str]
    languages: list[str]


class Games(BaseModel):
    games: list[GameShape]


class RuleShape(BaseModel):
    id: str
    section: str
    text: str
    provenance: str


class Rules(BaseModel):
    game: str
    language: str
    rules: list[RuleShape]


class DataOrigin(BaseModel):
    table: str
    provenance: str
    note: str


class Provenance(BaseModel):
    game: str
    data: list[DataOrigin]


class Player(BaseModel):
    seat: int
    name: str
    bot: str | None
    stand_in: bool  # the bot plays for somebody, who may come back
    open: bool
    mine: bool
    person: int | None  # the lowest seat of the same person; null: a bot's seat, or an open one


class Question(BaseModel):
    kind: str
    rule: str
    seats: list[int]
    silence: str
    about: dict[str, Any]


class ChangeShape(BaseModel):
    seat: int
    what: str
    amount: int
    source: str
    rule: str


class WarningShape(BaseModel):
    rule: str
    key: str
    args: dict[str, Any]


class OfferShape(BaseModel):
    seat: int
    action: int
    words: str
    verb: str
    args: dict[str, str]
    rule: str
    changes: list[ChangeShape]
    reveals: bool
    warnings: list[WarningShape]


class UndoRequestShape(BaseModel):
    seat: int
    keep: int
    agreed: list[int]
    waiting: list[int]


class UndoShape(BaseModel):
    floor: int
    last: int | None
    request: UndoRequestShape | None


class OrdersShape(BaseModel):
    seconds: float
    kinds: dict[str, Literal["ask", "wait", "never"]]
    passes_in: float | None


class Origin(BaseModel):
    table: str
    move: int


class Result(BaseModel):
    places: list[int]
    points: list[list[int]]
    totals: list[int]
    end_reason: str


class Promise(BaseModel):
    ticket: str
    commitment: str


class DealShape(BaseModel):
    dice: str  # the generator; empty: from before generators had names
    commitment: str | None
    seal: str | None
    known: Literal["seed", "imported", "branched", "record", "old-dice"] | None  # why somebody could know the deal


class Verified(BaseModel):
    table: str
    error: str | None  # what does not fit; null: everything does
    commitment: str | None
    secret: str | None
    words: list[str]
    seal: str | None
    moves: int
    drawn: int | None  # random numbers that were drawn and checked


class TableShape(BaseModel):
    table: str
    game: str
    rules_version: int
    mode: str
    seats: int
    options: dict[str, str]
    status: Literal["open", "playing", "over"]
    me: list[int]
    eyes: int
    owner: bool
    join: str | None
    move: int
    line: int
    players: list[Player]
    view: dict[str, Any] | None
    question: Question | None
    offers: list[OfferShape]
    undo: UndoShape
    orders: OrdersShape | None
    hints: bool
    branch: bool
    record: bool
    open_book: bool
    from_: Annotated[Origin | None, Field(alias="from")]
    deal: DealShape
    not_counted: Literal["past-position", "open-book", "taken-back", "several-seats", "stand-in"] | None
    result: Result | None


class Summary(BaseModel):
    table: str
    game: str
    mode: str
    seats: int
    status: Literal["open", "playing", "over"]
    me: list[int]
    players: list[Player]
    move: int
    turn: list[int]
    my_turn: bool
    changed: str
    created: str
    result: Result | None


class MyTables(BaseModel):
    tables: list[Summary]


class Achievement(BaseModel):
    game: str
    achievement: str
    table: str
    points: int
    at: str


class Achievements(BaseModel):
    achievements: list[Achievement]


class Done(BaseModel):
    line: int
    move: int
    again: bool
    asked: bool
    table: TableShape | None = None


class At(BaseModel):
    table: str
    eyes: int
    move: int
    moves: int
    chapter: int
    view: dict[str, Any]
    question: Question | None
    result: Result | None


class EventShape(BaseModel):
    key: str
    seat: int
    rule: str
    args: dict[str, Any]
    what: str = ""
    amount: int = 0
    source: str = ""


class Told(BaseModel):
    move: int
    seat: int
    by: Literal["person", "bot", "table"]
    chapter: int
    words: str | None
    verb: str | None
    args: dict[str, str] | None
    events: list[EventShape]


class Story(BaseModel):
    table: str
    eyes: int
    from_: Annotated[int, Field(alias="from")]
    moves: int
    line: int
    story: list[Told]


class Chapter(BaseModel):
    chapter: int
    move: int
    points: list[list[int]]


class Scores(BaseModel):
    table: str
    moves: int
    sources: list[str]
    chapters: list[Chapter]


class WhyNot(BaseModel):
    legal: bool
    rule: str | None = None
    key: str | None = None
    args: dict[str, Any] | None = None


class HintOption(BaseModel):
    action: int
    words: str
    verb: str
    args: dict[str, str]
    value: float | None
    share: float | None
    best: bool
    changes: list[ChangeShape]
    warnings: list[WarningShape]


class Hint(BaseModel):
    seat: int
    move: int
    bot: str
    scale: Literal["points"]
    options: list[HintOption]


class RecordShape(BaseModel):
    format: str
    game: str
    rules_version: int
    mode: str
    seats: int
    options: dict[str, str]
    dice: str = ""
    seed: int | None = None
    commitment: str | None = None
    secret: str | None = None
    words: list[str] | None = None
    seal: str | None = None
    from_: Annotated[dict[str, Any] | None, Field(alias="from")] = None
    start: dict[str, Any] | None = None
    players: list[str]
    lines: list[str]
    totals: list[int] | None = None
