"""The terms of a table: what those who sit down agree to. They stand from the beginning and do not change."""

from typing import Annotated, Literal

from msgspec import Meta

from tianxia.server.messages.base import Message

YEAR = 366 * 24 * 3600


class Clock(Message):
    """`move`: so many seconds for each turn. `bank`: so many for the game, and an increment for each turn."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=YEAR)]
    increment: Annotated[int, Meta(ge=0, le=YEAR)] = 0
    at_zero: Annotated[
        Literal["bot", "resign"], Meta(description="Who has no time left: a bot plays on, or the seat resigns.")
    ] = "bot"


class Terms(Message):
    seen_by: Annotated[
        Literal["private", "friends", "public"], Meta(description="Who finds the table in the lobby while a seat is open.")
    ] = "private"
    clock: Clock | None = None
    rated: bool = False
    level: Annotated[
        Literal["any", "mine"], Meta(description="mine: who finds it in the lobby must be about as strong as who opened it.")
    ] = "any"
    chat: bool = True
