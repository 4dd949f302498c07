"""How `outside.py` asks: names are resolved here, once, and what is resolved is judged before it is connected."""

import asyncio
import socket
from collections.abc import Callable

from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult


class _Resolver(AbstractResolver):
    def __init__(self, allowed: Callable[[str], bool]) -> None:
        self.allowed = allowed

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> list[ResolveResult]:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
        addresses = dict.fromkeys([(kind, str(name[0])) for kind, _, _, _, name in found])
        if not all([self.allowed(address) for _, address in addresses]):
            raise OSError("not an address of the public internet")
        return [
            ResolveResult(hostname=host, host=address, port=port, family=kind, proto=0, flags=socket.AI_NUMERICHOST)
            for kind, address in addresses
        ]

    async def close(self) -> None:
        pass


def session(allowed: Callable[[str], bool], seconds: float) -> ClientSession:
    """Asks addresses that are allowed, a request within these seconds; keeps no cookies."""
    connector = TCPConnector(resolver=_Resolver(allowed), use_dns_cache=False, limit_per_host=8)
    return ClientSession(connector=connector, timeout=ClientTimeout(total=seconds), cookie_jar=DummyCookieJar(), trust_env=False)
