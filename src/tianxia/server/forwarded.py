"""Who asks, when a proxy stands in between. Only a proxy that the settings name is believed (TIANXIA_PROXIES)."""

import re
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

Network = IPv4Network | IPv6Network
_HOST: Final = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, with commas between them: "10.0.0.2, 192.168.7.0/24"."""
    return tuple([ip_network(part.strip()) for part in text.split(",") if part.strip()])


class Forwarded:
    def __init__(self, app: ASGIApp, proxies: Sequence[Network]) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope.get("client") and self._believed(_address(scope["client"][0])):
            scope = {**scope, **self._told(scope)}
        await self.app(scope, receive, send)

    def _believed(self, address: IPv4Address | IPv6Address | None) -> bool:
        return _is_one_of(address, self.proxies)

    def _told(self, scope: Scope) -> Scope:
        """What the proxy says about the one who asked it."""
        told: Scope = {}
        for text in reversed(_list(scope, b"x-forwarded-for")):  # each proxy adds at the end whom it was asked by
            address = _address(text)
            if address is None:
                break
            told["client"] = (str(address), 0)
            if not self._believed(address):
                break
        scheme = (_list(scope, b"x-forwarded-proto") or [""])[-1].lower()
        if scheme in ("http", "https"):
            told["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        host = (_list(scope, b"x-forwarded-host") or [""])[-1]
        if _HOST.fullmatch(host):
            told["headers"] = [(b"host", host.encode()), *[pair for pair in scope["headers"] if pair[0] != b"host"]]
        return told


def is_proxy(address: str, proxies: Sequence[Network]) -> bool:
    return _is_one_of(_address(address), proxies)


def _is_one_of(address: IPv4Address | IPv6Address | None, proxies: Sequence[Network]) -> bool:
    return address is not None and any([address in network for network in proxies])


def _list(scope: Scope, name: bytes) -> list[str]:
    given = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [part.strip() for value in given for part in value.split(",")]


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
