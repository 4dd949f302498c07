"""What all messages have in common."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

BIG: Final = 10**9


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing is in it that is not declared, and nothing declared is missing."""


# The values of a text: numbers, names, and lists of them.
Args = Mapping[str, str | int | Sequence[str | int]]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
LineNumber = Annotated[int, Meta(ge=0, le=BIG)]
RequestName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$(?!\n)")]
Order = Literal["ask", "wait", "never"]
Status = Literal["open", "playing", "over"]


class ProblemData(Message, omit_defaults=True):
    """Why something was not done; `rule` and `reason` where a rule of the game refuses it."""

    error: str
    message: str
    args: dict[str, Any]
    rule: str = ""
    reason: str = ""
