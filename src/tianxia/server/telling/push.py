"""Web Push: a message for one browser, encrypted for it alone (RFC 8291), signed with the key of this server (RFC 8292)."""

import base64
import hashlib
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

# The libraries are imported where they are used: most starts of a server need none of them.
if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
_KEPT: Final = 3 * 24 * 3600  # seconds that the push service keeps it for a browser that is off
_SIGNED_FOR: Final = 12 * 3600


class PushKey:
    """The key of this server, made of a secret of its store: all its processes have the same."""

    def __init__(self, secret: str) -> None:
        self._number = int(secret, 16) % (_ORDER - 1) + 1

    @cached_property
    def _key(self) -> "EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(self._number, ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def headers(self, endpoint: str, contact: str, tag: str, now: float) -> dict[str, str]:
        """`contact`: whom the push service may ask, https: or mailto:. The newest message with a tag counts."""
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(now) + _SIGNED_FOR}
        topic = base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()[:18]).decode()
        return {
            **Vapid02(self._key, conf={"no-strict": True}).sign(claims),
            "TTL": str(_KEPT),
            "Topic": topic,
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }


def sealed(endpoint: str, p256dh: str, auth: str, text: bytes) -> bytes:
    """Only the browser that has given out these keys can read it. ValueError: they are no keys."""
    from pywebpush import WebPusher, WebPushException

    try:
        made = WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}).encode(text)
    except WebPushException as error:
        raise ValueError(str(error)) from None
    return bytes(made["body"])
