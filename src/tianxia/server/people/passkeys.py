"""Passkeys (WebAuthn): a key that a device keeps and shows only to its owner. The server knows the public half.

Challenges are tickets: random, good once, for five minutes. A device must verify its user (finger, face, PIN).
The library is imported where a passkey is made or shown: a server starts without it.
"""

from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from starlette.requests import HTTPConnection

from tianxia.server.change import Change, Row
from tianxia.server.people.schema import passkeys
from tianxia.server.problems import Problem

if TYPE_CHECKING:
    from tianxia.server.hall import Hall

MOST: Final = 20


def _wrong() -> tuple[type[Exception], ...]:
    """What a made-up answer can bring."""
    from webauthn.helpers.exceptions import WebAuthnException

    return (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)


def _bad(what: str) -> Problem:
    return Problem("bad-passkey", f"this passkey cannot be used here: {what}")


def rp_id(connection: HTTPConnection) -> str:
    """The name that a passkey is bound to: the host that the page was asked from."""
    return connection.url.hostname or "localhost"


def origins(connection: HTTPConnection) -> list[str]:
    host = connection.headers.get("host", "")
    return list(dict.fromkeys([f"{connection.url.scheme}://{host}", f"https://{host}"]))


async def of(hall: "Hall", guest: str) -> list[Row]:
    return await hall.store.rows(sa.select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.added))


async def ask_for_new(hall: "Hall", connection: HTTPConnection, guest: str) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = await of(hall, guest)
    if len(known) >= MOST:
        raise Problem("too-many", f"an account has at most {MOST} passkeys; remove one first", {"seconds": 0})
    name = await hall.names.name(guest)
    options = webauthn.generate_registration_options(
        rp_id=rp_id(connection),
        rp_name="Tianxia",
        user_id=hall.names.public_id(guest).encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(row["id"])) for row in known],
    )
    await hall.tickets.make("new-passkey", guest, token=bytes_to_base64url(options.challenge))
    return options_to_json_dict(options)


async def add(
    hall: "Hall", connection: HTTPConnection, guest: str, credential: dict[str, Any], name: str, change: Change
) -> None:
    """The change adds the passkey that a device has made for our challenge."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

    challenge = _challenge(credential)
    ticket = await hall.tickets.look(challenge, "new-passkey")
    if ticket["guest"] != guest:
        raise _bad("it was asked for by somebody else")
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=rp_id(connection),
            expected_origin=origins(connection),
            require_user_verification=True,
        )
    except _wrong() as error:
        raise _bad(str(error)[:200]) from None
    hall.tickets.take(change, challenge)
    key = {"public_key": bytes_to_base64url(made.credential_public_key), "count": made.sign_count, "name": name}
    row = {"id": bytes_to_base64url(made.credential_id), "guest": guest, "added": hall.clock.now(), "used": None, **key}
    change.also.append((sa.insert(passkeys), [row]))


async def ask(hall: "Hall", connection: HTTPConnection) -> dict[str, Any]:
    """Whichever passkey the device has for this host: nobody is named, so nobody learns who has an account."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url, options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=rp_id(connection), user_verification=UserVerificationRequirement.REQUIRED
    )
    await hall.tickets.make("passkey", token=bytes_to_base64url(options.challenge))
    return options_to_json_dict(options)


async def owner_of(hall: "Hall", connection: HTTPConnection, credential: dict[str, Any], change: Change) -> str:
    """Whose passkey has answered our challenge; the change uses the challenge up."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    challenge = _challenge(credential)
    await hall.tickets.look(challenge, "passkey")
    used = credential.get("id")
    found = await hall.store.rows(sa.select(passkeys).where(passkeys.c.id == used)) if isinstance(used, str) else []
    if not found:
        raise _bad("it is not known here (any more)")
    try:
        shown = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=rp_id(connection),
            expected_origin=origins(connection),
            credential_public_key=base64url_to_bytes(found[0]["public_key"]),
            credential_current_sign_count=found[0]["count"],
            require_user_verification=True,
        )
    except _wrong() as error:
        raise _bad(str(error)[:200]) from None
    hall.tickets.take(change, challenge)
    values = {"count": shown.new_sign_count, "used": hall.clock.now()}
    change.once.append(sa.update(passkeys).where(passkeys.c.id == used).values(**values))
    return str(found[0]["guest"])


def _challenge(credential: dict[str, Any]) -> str:
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json

    try:
        data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return bytes_to_base64url(data.challenge)
    except _wrong():
        raise _bad("this is not what navigator.credentials gives") from None
