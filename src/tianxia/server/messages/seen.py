"""What is told at a table, as one viewer may see it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from tianxia.server.messages.base import Args, Message, Order, Status
from tianxia.server.messages.clocks import PlanState, TimeState
from tianxia.server.messages.terms import Terms

View = Mapping[str, Any]  # the game's own
By = Literal["person", "bot", "table"]
Known = Literal["seed", "imported", "branched", "record", "old-dice", "lesson", "puzzle"]
Ends = Literal["", "turn", "round", "game"]
UndoStop = Literal["start", "other", "advice", "revealed", "rolled", "over"]
NotCounted = Literal["past-position", "open-book", "taken-back", "several-seats", "stand-in"]


class Player(Message):
    seat: int
    name: str
    bot: str | None
    stand_in: Annotated[bool, Meta(description="The bot plays for somebody, who may come back.")]
    open: bool
    mine: bool
    person: Annotated[int | None, Meta(description="The lowest seat of the same person; null: a bot's seat, or an open one.")]
    left: Annotated[bool, Meta(description="Its owner wished to be forgotten; there is no name.")] = False


class Question(Message):
    kind: str
    rule: str
    seats: list[int]
    silence: Annotated[str, Meta(description="A reaction: the words of saying nothing; empty for all other questions.")]
    about: Args


class Change(Message):
    seat: int
    what: str
    amount: int
    source: str
    rule: str


class Warning(Message):
    rule: str
    key: str
    args: Args


class Happening(Message):
    """Something that an action would do, with where: the page shows it there before it is done."""

    key: str
    what: str
    args: Args


class Offer(Message):
    """A legal action of a seat, and what it would do."""

    seat: int
    action: int
    words: str
    verb: str
    args: dict[str, str]
    rule: str
    changes: list[Change]
    happens: list[Happening]
    reveals: bool
    warnings: list[Warning]
    ends: Annotated[Ends, Meta(description="What is over with it for this seat; nothing where chance decides.")]
    proposed: Annotated[bool, Meta(description="A good answer for somebody who plays for the first time.")]


class UndoRequest(Message):
    seat: int
    keep: int
    agreed: list[int]
    waiting: list[int]


class UndoState(Message):
    floor: int
    last: int | None
    request: UndoRequest | None
    why: Annotated[
        UndoStop | None, Meta(description="Why it goes no further back than to the floor; null: this viewer takes nothing back.")
    ]


class Orders(Message):
    """How this seat wants to be asked for its reactions; nobody else is told."""

    seconds: float
    kinds: dict[str, Order]
    passes_in: Annotated[float | None, Meta(description="The table stops waiting after so many seconds; null: it waits.")]


class Origin(Message):
    table: str
    move: int


class Result(Message):
    places: list[int]
    points: list[list[int]]
    totals: list[int]
    end_reason: str
    ended: Annotated[
        Literal["resigned", "agreed"] | None,
        Meta(description="Why it ended before its rules ended it. An end without a result has no places."),
    ] = None
    resigned: Annotated[list[int], Meta(description="Seats that gave up, the first one first; they count last.")] = []


class DealState(Message):
    """How a table is dealt, and why somebody could know it (null: nobody can)."""

    dice: Annotated[str, Meta(description="The generator; empty: from before generators had names.")]
    commitment: str | None
    seal: str | None
    known: Known | None


class LessonCard(Message):
    """A card of a lesson: its words are `<game>-lesson-<id>`, `-text` and, where something is to be done, `-do`."""

    id: str
    at: Annotated[list[str], Meta(description="What it points at: places of the board, or selectors of the page.")]
    rule: str


class LessonState(Message):
    """Where somebody is in a lesson: the cards to be read now. With the last one something is to be done, or it is the end."""

    first: Annotated[int, Meta(description="Cards that came before these.")]
    all: int
    cards: list[LessonCard]
    asks: Annotated[bool, Meta(description="Only what the lesson shows is taken; false: the game goes on freely.")]
    back: Annotated[int | None, Meta(description="An undo that keeps so many moves takes back the last thing done.")]


class CoachCard(Message):
    """A card of the coach: its words are `<game>-coach-<id>`, `-about`, `-look` and `-mistake`."""

    id: str
    rule: str


class HintPart(Message):
    """Points that the best answer brings more: from a source of the game, from rivals who get less, or later."""

    part: Literal["source", "rivals", "later"]
    source: str
    points: float


class HintCost(Message):
    """What is given away by taking this answer instead of the best one, in equal deals. The parts sum up to the points."""

    points: float
    chance: Annotated[float | None, Meta(description="To win, from -1 to 1; null: nobody knows it.")]
    parts: list[HintPart]


class PuzzleVerdict(Message):
    """What is said of the turn that was played. Of one that solves the puzzle: what the next best gives away."""

    solved: bool
    exact: Annotated[bool, Meta(description="This very turn was looked at; false: it gives away about so much, or more.")]
    cost: HintCost | None


class PuzzleState(Message):
    """The puzzle that a table poses."""

    id: str
    stars: Annotated[int, Meta(description="How hard it is, from 1 to 5.")]
    chance: Annotated[float | None, Meta(description="To win, with the solution; null: told when the turn is over.")]
    verdict: Annotated[PuzzleVerdict | None, Meta(description="Null: the turn goes on.")]


class Asked(Message):
    """A seat that is asked, and since when: its last answer, or the question itself."""

    seat: int
    since: str


class TableData(Message, rename={"from_": "from"}):
    """A table as this viewer may see it. `view` is the game's own; null while seats are open."""

    table: str
    game: str
    rules_version: int
    mode: str
    seats: int
    options: dict[str, str]
    status: Status
    me: list[int]
    eyes: int
    owner: bool
    join: str | None
    move: int
    line: int
    players: list[Player]
    terms: Terms
    open_book: bool
    from_: Origin | None
    deal: DealState
    not_counted: Annotated[
        NotCounted | None, Meta(description="Why achievements of this table are not kept for this viewer; null: they are.")
    ]
    view: View | None
    question: Question | None
    asked: list[Asked]
    offers: list[Offer]
    undo: UndoState
    orders: Orders | None
    hints: bool
    branch: bool
    record: bool
    result: Result | None
    time: TimeState
    plan: PlanState | None
    lesson: LessonState | None
    coach: Annotated[list[CoachCard], Meta(description="What a coach says to a question that these eyes are asked.")]
    puzzle: PuzzleState | None


class Done(Message, omit_defaults=True):
    line: int
    move: int
    again: bool
    asked: bool
    table: TableData | None = None


class Position(Message):
    """A table after so many of its moves."""

    table: str
    eyes: int
    move: int
    moves: int
    chapter: int
    view: View
    question: Question | None
    result: Result | None


class GameEvent(Message, omit_defaults=True):
    key: str
    seat: int
    rule: str
    args: Args
    what: str = ""
    amount: int = 0
    source: str = ""


class Told(Message):
    """A move; words, verb and args are null where this viewer may not know what was chosen."""

    move: int
    seat: int
    by: By
    chapter: int
    words: str | None
    verb: str | None
    args: dict[str, str] | None
    events: list[GameEvent]


class Story(Message, rename={"from_": "from"}):
    table: str
    eyes: int
    from_: int
    moves: int
    line: int
    story: list[Told]


class Chapter(Message):
    chapter: int
    move: int
    points: list[list[int]]


class Scores(Message):
    table: str
    moves: int
    sources: list[str]
    chapters: list[Chapter]


class WhyNot(Message, omit_defaults=True):
    legal: bool
    rule: str = ""
    key: str = ""
    args: Args | None = None


class HintOption(Message):
    action: int
    words: str
    verb: str
    args: dict[str, str]
    value: float | None
    share: float | None
    best: bool
    changes: list[Change]
    warnings: list[Warning]
    cost: Annotated[HintCost | None, Meta(description="Null: the best one, or it was not tried.")] = None
    verdict: Annotated[
        Literal["fine", "costly", "unsure"], Meta(description="Unsure: it looks costly, but was not tried often enough.")
    ] = "fine"


class HintStep(Message):
    """A step of the line that is expected, as the seat would see it, and the position after it. Everything that the seat
    does not know is dealt anew there."""

    told: Told
    view: View
    question: Question | None


class Hint(Message):
    seat: int
    move: int
    bot: str
    scale: Literal["points"]
    options: list[HintOption]
    chance: Annotated[float | None, Meta(description="To win with the best answer, from 0 to 1; null: nobody knows it.")] = None
    line: Annotated[list[HintStep], Meta(description="How the game may go on after the best answer.")] = []


class Verified(Message):
    """The game dealt and played again from its record."""

    table: str
    error: Annotated[str | None, Meta(description="What does not fit; null: everything does.")]
    commitment: str | None
    secret: str | None
    words: list[str]
    seal: str | None
    moves: int
    drawn: Annotated[int | None, Meta(description="Random numbers that were drawn and checked.")]


class RecordFile(Message, omit_defaults=True, rename={"from_": "from"}):
    """A record, as engine/record.py writes it."""

    format: str
    game: str
    rules_version: int
    mode: str
    seats: int
    options: dict[str, str]
    players: list[str]
    lines: list[str]
    dice: str = ""
    seed: int | None = None
    commitment: str | None = None
    secret: str | None = None
    words: list[str] | None = None
    seal: str | None = None
    from_: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    totals: list[int] | None = None
