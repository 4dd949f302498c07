"""Time at the table: clocks, pauses, holidays, resigning, ending early, plans."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.base import Args, LineNumber, Message, SeatNumber
from tianxia.server.messages.terms import YEAR

Moment = Annotated[float, Meta(ge=0, le=1e11, description="Seconds since 1970.")]
Agreement = Literal["pause", "end"]
MOST_STEPS = 60  # of a plan
Steps = Annotated[list[Annotated[str, Meta(min_length=1, max_length=120)]], Meta(max_length=MOST_STEPS)]


class Holiday(Message):
    first: Moment
    until: Moment


class SeatTime(Message):
    """The clock of a seat: `left` seconds at the moment `since`, from which it runs; null: it stands."""

    seat: int
    left: float
    since: float | None
    out: Annotated[bool, Meta(description="It ran out: a bot plays on.")]
    back: Annotated[bool, Meta(description="Its owner has come back after that; there is no second time.")]
    away: Annotated[list[Holiday], Meta(description="When it stands although it would run: holidays, now and to come.")]


class PauseState(Message):
    since: float
    until: Annotated[float | None, Meta(description="null: until somebody resumes")]


class ProposalState(Message):
    """What somebody asks the others to agree to; it stands until the table moves on."""

    kind: Agreement
    seat: int
    until: float | None
    scored: bool
    agreed: list[int]
    waiting: list[int]


class TimeState(Message):
    clocks: list[SeatTime]
    pause: PauseState | None
    proposal: ProposalState | None
    resigned: Annotated[list[int], Meta(description="Seats that gave up, the first one first.")]


class Step(Message):
    words: str
    verb: str
    args: dict[str, str]


class PlanState(Message, omit_defaults=True):
    """What this seat means to do; nobody else is told. When it is asked, `legal` says whether the next step is possible."""

    seat: int
    steps: list[Step]
    legal: bool | None = None
    rule: str = ""
    reason: str = ""
    args: Args | None = None


# ---- what is asked for ----


class SeatAsked(Message):
    seat: SeatNumber


class ProposalAsked(Message):
    seat: SeatNumber
    kind: Agreement
    line: LineNumber
    until: Annotated[Moment | None, Meta(description="The end of a pause; null: until somebody resumes.")] = None
    scored: Annotated[bool, Meta(description="An end with the present points; else without a result.")] = False


class ProposalAnswer(Message):
    agree: bool
    kind: Agreement
    line: LineNumber


class PlanAsked(Message):
    seat: SeatNumber
    words: Steps


class HolidayAsked(Message):
    until: Moment
    first: Annotated[Moment | None, Meta(description="null: from now on")] = None


# ---- what is answered ----


class MyHolidays(Message):
    now: float
    holidays: Annotated[list[Holiday], Meta(description="This year's and those to come.")]
    seconds_left: Annotated[float, Meta(description="Of this year.", le=YEAR)]
