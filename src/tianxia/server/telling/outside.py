"""Addresses that people give us, asked without letting anybody reach into the operator's own network.

The address that was checked is the one that is connected: names are resolved here, once, and no redirect is followed.
"""

import ipaddress
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tianxia.server.problems import Problem

if TYPE_CHECKING:
    from aiohttp import ClientSession

_SECONDS: Final = 10.0  # for one request, all in all
_FIRST_FREE_PORT: Final = 1024
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


class Unreachable(Exception):
    """No answer: no such host, nobody there, too slow, or not an address for us."""


def public(address: str) -> bool:
    """Whether this is an address of the public internet, also if it only wraps one of IPv4."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    inner: ipaddress.IPv4Address | None = None
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo is not None else None)
        if ip in _NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    if inner is not None and not public(str(inner)):
        return False
    return ip.is_global and not ip.is_multicast


class Outside:
    def __init__(self, private: bool) -> None:
        self.private = private
        self._session: ClientSession | None = None

    def check(self, url: str) -> None:
        """Refuses what is not the address of a web server out there; what a name stands for is looked at when it is asked."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise _bad("this is not the address of a web server") from None
        if parts.scheme not in ("http", "https") or not host or not url.isascii() or not url.isprintable() or " " in url:
            raise _bad("an address begins with https:// or http:// and the name of a server")
        if parts.username is not None or parts.password is not None:
            raise _bad("no user and no password in an address")
        if self.private:
            return
        if port is not None and port not in (80, 443) and port < _FIRST_FREE_PORT:
            raise _bad("ports are 80, 443, and from 1024 on")
        if host.rstrip(".").rpartition(".")[2].lower() in ("localhost", "local", "internal") or not _may_be_public(host):
            raise _bad("only servers of the public internet are asked")

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer."""
        from aiohttp import ClientError  # here: a server that asks nobody starts without it

        try:
            self.check(url)  # once more: what is allowed may have changed since it was stored
            async with self._asking().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except Problem as problem:
            raise Unreachable(problem.message) from None
        except (ClientError, OSError, TimeoutError, ValueError) as error:
            raise Unreachable(f"{type(error).__name__}: {error}") from None

    def _asking(self) -> "ClientSession":
        from tianxia.server.telling.asking import session

        if self._session is None:
            self._session = session(public if not self.private else lambda _: True, _SECONDS)
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def _may_be_public(host: str) -> bool:
    """A name, or a number that is public. A number is not resolved, so it is looked at here, in every spelling that there is."""
    try:
        return public(host)
    except ValueError:
        pass
    try:
        return public(socket.inet_ntoa(socket.inet_aton(host)))  # 127.1, 0x7f000001, 2130706433
    except OSError:
        return True


def _bad(what: str) -> Problem:
    return Problem("bad-address", what, {"what": what})
