"""What is asked and told about people: accounts, devices, profiles."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from tianxia.server.messages.base import Message

Token = Annotated[str, Meta(min_length=1, max_length=100)]
How = Literal["here", "passkey", "mail", "code", "link"]


class Device(Message):
    """Where an account is signed in."""

    id: str
    name: Annotated[str, Meta(description="Browser and system, as the browser says; empty: it says nothing.")]
    how: How
    added: str
    seen: str
    here: bool


class Passkey(Message):
    id: str
    name: str
    added: str
    used: str | None


class Account(Message):
    """Everything about who I am here."""

    public: str
    name: str
    account: Annotated[bool, Meta(description="Not only a guest: there is a way to come back.")]
    mail: str | None
    mail_possible: Annotated[bool, Meta(description="This server sends mail.")]
    passkeys: list[Passkey]
    devices: list[Device]
    codes: Annotated[int, Meta(description="Recovery codes that are left.")]
    twice: Annotated[list[str], Meta(description="Tables where this device's guest sits beside the account.")]


class SignedIn(Message):
    name: str
    public: str
    moved: Annotated[int, Meta(description="Tables of this device's guest that were taken along.")]
    twice: Annotated[list[str], Meta(description="Tables where both sit: they stay as they are.")]


class PasskeyOptions(Message):
    """For navigator.credentials: parseCreationOptionsFromJSON, parseRequestOptionsFromJSON."""

    options: dict[str, Any]


class PasskeyMade(Message):
    credential: Annotated[dict[str, Any], Meta(description="PublicKeyCredential.toJSON()")]
    name: Annotated[str, Meta(max_length=200)] = ""


class PasskeyShown(Message):
    credential: Annotated[dict[str, Any], Meta(description="PublicKeyCredential.toJSON()")]


class CodeAsked(Message):
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Codes(Message):
    codes: Annotated[list[str], Meta(description="Told this once.")]


class MailAsked(Message):
    mail: Annotated[str, Meta(min_length=1, max_length=254)]
    language: Annotated[str, Meta(max_length=20)] = "en"


class MailSent(Message):
    sent: Annotated[bool, Meta(description="The same whether an account has this address or none.")]


class TicketAsked(Message):
    token: Token


class Ticket(Message):
    """What a link is good for, before it is used."""

    kind: Literal["device", "mail"]
    name: Annotated[str, Meta(description="Who one becomes; empty: the address is new, one stays who one is.")]
    mail: str | None
    moves: Annotated[int, Meta(description="Tables of this device's guest that will be taken along.")]


class DeviceLink(Message):
    """A link that works once, and its QR code: a path over size × size squares."""

    link: str
    size: int
    path: str
    seconds: int


class SignOutAsked(Message):
    everywhere: bool = False


class LeaveAsked(Message):
    name: Annotated[str, Meta(max_length=200, description="Your name, so that nobody leaves by mistake.")]


class Gone(Message):
    """This device is nobody now, or (back) the guest who sits beside the account."""

    back: bool


class Export(Message):
    """All that is kept of a person, room by room."""

    made: str
    rooms: dict[str, list[dict[str, Any]]]


class Sitter(Message):
    seat: int
    public: str


class Sitters(Message):
    """Who sits at a table, by their public ids; bots, open seats and those who left are not among them."""

    sitters: list[Sitter]


class GamePlayed(Message):
    game: str
    played: int
    won: int
    best: int
    mean: float


class Played(Message):
    """A finished game. The table is named if it was public, or if you sat there."""

    game: str
    mode: str
    at: str
    seats: int
    place: int
    points: int
    table: str | None


class Opponent(Message):
    public: str
    name: str
    games: int
    won: Annotated[int, Meta(description="How often the person of this page came before them.")]


class Reached(Message):
    game: str
    achievement: str
    points: int
    at: str


class Profile(Message):
    """What anybody may know of a person. Private tables are counted, not named."""

    public: str
    name: str
    since: str
    me: bool
    games: Annotated[list[GamePlayed], Meta(description="Most played first.")]
    results: Annotated[list[Played], Meta(description="Newest first.")]
    opponents: Annotated[list[Opponent], Meta(description="Most often met first; at private tables only if this is you.")]
    achievements: list[Reached]
