"""Guests: who you are without an account. A random id in a signed cookie; a seat belongs to the id that took it."""

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tianxia.server.problems import Problem

COOKIE: Final = "tianxia"
_YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 40


class Guests:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def sign(self, guest: str) -> str:
        signed = self._signer.dumps(guest)
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, cookie: str) -> str | None:
        """The guest of this cookie; None if we did not sign it."""
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) and len(guest) == 32 else None

    def who(self, connection: HTTPConnection) -> str | None:
        """The guest of a request; None without a cookie. A cookie we did not sign is refused."""
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        guest = self.read(cookie)
        if guest is None:
            raise Problem("bad-cookie", "this cookie was not signed by this server; GET /api/me gives a new one")
        return guest

    def known_or_new(self, connection: HTTPConnection) -> tuple[str, bool]:
        """The guest of a request that needs one, and whether it is new (then `welcome` the answer)."""
        guest = self.who(connection)
        return (guest, False) if guest is not None else (new_guest(), True)

    def welcome(self, response: Response, guest: str, connection: HTTPConnection) -> None:
        secure = connection.url.scheme in ("https", "wss")
        response.set_cookie(COOKIE, self.sign(guest), max_age=_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def new_guest() -> str:
    return secrets.token_hex(16)


def guest_name(guest: str) -> str:
    """A name until the guest gives one."""
    return f"Guest {guest[:4]}"


def tidy_name(text: str) -> str:
    """A name as it may be shown: printable, single spaces, not too long. May become empty."""
    shown = "".join([c if c.isprintable() else " " for c in text])
    return " ".join(shown.split())[:LONGEST_NAME].strip()
