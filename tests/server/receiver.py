"""Those who are told: a small web server that remembers what it was sent, and a browser's subscription that can read it."""

import asyncio
import base64
import json
import threading
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Sent(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes


class Receiver:
    """Answers everything with `status`; with `location` if there is one."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.status = 201
        self.location = ""
        self.url = ""
        self.answering: set[asyncio.Task[None]] = set()

    def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.answering.add(asyncio.create_task(self._answer(reader, writer)))

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                path = line.split(b" ")[1].decode()
                headers: dict[str, str] = {}
                while (row := await reader.readline()).strip():
                    name, _, value = row.decode().partition(":")
                    headers[name.lower()] = value.strip()
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.sent.append(Sent(path, headers, body))
                more = f"Location: {self.location}\r\n" if self.location else ""
                writer.write(f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\n{more}\r\n".encode())
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def said(self) -> list[Any]:
        return [json.loads(sent.body) for sent in self.sent]


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield made
    finally:
        server.close()
        for task in made.answering:
            task.cancel()
        await asyncio.gather(*made.answering, return_exceptions=True)


class Beside(ThreadingHTTPServer):
    """The same in a thread, for tests without an event loop; it takes everything."""

    daemon_threads = True

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        super().__init__(("127.0.0.1", 0), _Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    server: Beside

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.sent.append(Sent(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def beside() -> Iterator[Beside]:
    made = Beside()
    threading.Thread(target=made.serve_forever, daemon=True).start()
    yield made
    made.shutdown()
    made.server_close()


class Browser:
    """Has a subscription, and opens what was sealed for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ..."[:16]

    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self.auth)}

    def read(self, sent: Sent) -> Any:
        assert sent.headers["content-encoding"] == "aes128gcm"
        return json.loads(http_ece.decrypt(sent.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
