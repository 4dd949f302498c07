"""A device that makes and shows passkeys, in software: what a phone does, without a phone."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url


class Device:
    def __init__(self, origin: str, rp_id: str, verifies: bool = True) -> None:
        self.origin = origin
        self.rp_id = rp_id
        self.verifies = verifies  # whether it asks its user for a finger or a PIN
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.user = ""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """`navigator.credentials.create`."""
        assert options["authenticatorSelection"]["userVerification"] == "required"
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(0x41) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._told({"attestationObject": bytes_to_base64url(attestation), "clientDataJSON": bytes_to_base64url(said)})

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """`navigator.credentials.get`."""
        self.count += 1
        data = self._data(0x01)
        said = self._said("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._told(
            {
                "authenticatorData": bytes_to_base64url(data),
                "clientDataJSON": bytes_to_base64url(said),
                "signature": bytes_to_base64url(signed),
                "userHandle": self.user,
            }
        )

    def _data(self, flags: int) -> bytes:
        verified = 0x04 if self.verifies else 0
        return hashlib.sha256(self.rp_id.encode()).digest() + bytes([flags | verified]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str) -> bytes:
        assert base64url_to_bytes(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _told(self, response: dict[str, str]) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
