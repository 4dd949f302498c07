"""What processes tell each other of a table, on its topic. They are words between us: no guest ever reads them."""

import msgspec

from tianxia.server.messages.live import Trouble


class Changed(msgspec.Struct, tag="changed"):
    """Something was stored; whoever holds the table reads it. `changed` as in `Table.changed`.

    Where it was moves and nothing else, they are told: who was at this line, and knows of no other change, need not read them.
    """

    changed: float
    before: float = 0.0
    line: int = 0
    lines: list[tuple[str, str, bool]] = []
    requests: list[str] = []
    snapshots: list[int] = []


class Besides(msgspec.Struct, tag="besides"):
    """Something was stored that leaves `Table.changed` as it was: an order, an undo that others are asked for, an open book.

    `facts`: something of a companion, which it reads itself.
    """

    facts: bool = False


class BotThinks(msgspec.Struct, tag="thinks"):
    seat: int


class InTrouble(msgspec.Struct, tag="trouble"):
    trouble: Trouble


class Present(msgspec.Struct, tag="present"):
    """Who has the table open at that process: all that it has, each time."""

    process: str
    guests: list[str]
    watchers: int


class WhoIsHere(msgspec.Struct, tag="who"):
    """A process that holds the table from now on asks for `Present`."""


class Sign(msgspec.Struct, tag="sign"):
    """A guest who has a seat was there just now."""

    guest: str


TableWord = Changed | Besides | BotThinks | InTrouble | Present | WhoIsHere | Sign
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableWord).decode
