"""Guests: who you are without an account. A random id in a signed cookie; a seat belongs to the id that took it.

An account keeps that very id. Its cookies also name a session (people/sessions.py), so that each can be ended; the guest's
first cookie, which names none, is ended when the account begins.
"""

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tianxia.server.logs import asked_by
from tianxia.server.problems import Problem

COOKIE: Final = "tianxia"
_YEAR: Final = 365 * 24 * 3600
_REMEMBERED: Final = 10_000  # cookies whose signature was checked
_LONGEST_COOKIE: Final = 1000  # longer ones are not ours, and not remembered
LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3  # on one letter: more than any language writes are a tower over other people's lines
_JOINERS: Final = "\u200d\u200c"
_LOOKS: Final = "\ufe0e\ufe0f"
_VIRAMA: Final = 9
# Letters and marks that are drawn as nothing: two names that look the same would be different ones.
_UNSEEN: Final = frozenset(
    map(chr, (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x2800, 0x3164, 0xFFA0))
) | frozenset(map(chr, [*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0)]))


def hashed(token: str) -> str:
    """As it is stored: whoever reads the store cannot come in with it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Pass(NamedTuple):
    """What a cookie says."""

    guest: str
    session: str = ""  # hashed; empty: a plain guest

    @property
    def key(self) -> str:
        """By what it can be ended."""
        return self.session or self.guest


class Guests:
    def __init__(self, secret: str, public_id: Callable[[str], str]) -> None:
        self._public_id = public_id
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._signed = lru_cache(_REMEMBERED)(self._read_signed)
        self.ended: set[str] = set()  # keys of passes that are good for nothing any more

    def sign(self, guest: str, token: str = "") -> str:
        signed = self._signer.dumps([guest, token] if token else guest)
        return signed if isinstance(signed, str) else signed.decode()

    def pass_of(self, cookie: str) -> Pass | None:
        """What this cookie says; None if we did not sign it, or it was ended."""
        found = self._signed(cookie) if len(cookie) <= _LONGEST_COOKIE else None
        return found if found is not None and found.key not in self.ended else None

    def _read_signed(self, cookie: str) -> Pass | None:
        try:
            said = self._signer.loads(cookie)
        except BadSignature:
            return None
        match said:
            case [str(guest), str(token)] if len(guest) == 32 and token:
                return Pass(guest, hashed(token))
            case str(guest) if len(guest) == 32:
                return Pass(guest)
            case _:
                return None

    def read(self, cookie: str) -> str | None:
        found = self.pass_of(cookie)
        return found.guest if found is not None else None

    def present(self, connection: HTTPConnection) -> Pass | None:
        """The pass of a request, if it has a good one."""
        return self.pass_of(connection.cookies.get(COOKIE, ""))

    def who(self, connection: HTTPConnection) -> str | None:
        """The guest of a request; None without a cookie. A cookie we did not sign is refused."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        guest = self.read(cookie)
        if guest is None:
            raise Problem("bad-cookie", "this cookie is not ours, or was signed out; GET /api/me gives a new one")
        asked_by(self._public_id(guest))
        return guest

    def known_or_new(self, connection: HTTPConnection) -> tuple[str, bool]:
        """The guest of a request that needs one, and whether it is new (then `welcome` the answer)."""
        guest = self.who(connection)
        return (guest, False) if guest is not None else (new_guest(), True)

    def welcome(self, response: Response, guest: str, connection: HTTPConnection) -> None:
        """The guest's cookie for another year: the one they have, or a first one."""
        cookie = connection.cookies.get(COOKIE, "")
        self.give(response, cookie if self.read(cookie) == guest else self.sign(guest), connection)

    def give(self, response: Response, cookie: str, connection: HTTPConnection) -> None:
        secure = connection.url.scheme in ("https", "wss")
        response.set_cookie(COOKIE, cookie, max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")

    def take_away(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")


def new_guest() -> str:
    return secrets.token_hex(16)


def guest_name(guest: str) -> str:
    """A name until the guest gives one."""
    return f"Guest {guest[:4]}"


def tidy_name(text: str) -> str:
    """A name as it may be shown. May become empty."""
    return tidy(text, LONGEST_NAME)


def tidy(text: str, longest: int) -> str:
    """Somebody's words as they may be shown: printable, single spaces, nothing unseen, no towers of marks, not too long."""
    kept: list[str] = []
    marks = 0  # on the last letter
    composed = unicodedata.normalize("NFC", text)
    for i, c in enumerate(composed):
        before = kept[-1] if kept else " "
        if c in _JOINERS:
            if _joins(before, c, composed[i + 1 : i + 2]):
                kept.append(c)
        elif c in _UNSEEN or unicodedata.category(c) == "Cf":
            continue
        elif c in _LOOKS:  # of a sign that can be drawn as text or as a picture
            if unicodedata.category(before) == "So" or before in "#*0123456789":
                kept.append(c)
        elif unicodedata.category(c).startswith("M"):
            marks += 1
            if marks <= MOST_MARKS and not before.isspace():
                kept.append(c)
        else:
            marks = 0
            kept.append(c if c.isprintable() else " ")
    return " ".join("".join(kept).split())[:longest].rstrip(f" {_JOINERS}")


def _joins(before: str, joiner: str, after: str) -> bool:
    """Where a joiner that nobody sees belongs to the writing: in pictures made of several, in Indic and in Persian words."""
    if not after:
        return False
    pictures = unicodedata.category(before) in ("So", "Sk") or before in _LOOKS
    if joiner == _JOINERS[0] and pictures and unicodedata.category(after) == "So":
        return True
    if unicodedata.combining(before) == _VIRAMA and unicodedata.category(after).startswith("L"):
        return True
    return joiner == _JOINERS[1] and unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
