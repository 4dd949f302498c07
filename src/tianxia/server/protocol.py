"""HTTP that does not wait for ever: what is sent half, or taken half, ends after some seconds."""

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tianxia.server.forwarded import is_proxy
from tianxia.server.settings import Settings

LONGEST_HEAD: Final = 64 * 1024


def patient_for(settings: Settings) -> type[HttpToolsProtocol]:
    """uvicorn's protocol with these limits; there is one object of it per connection.

    A body has its own limit (`limits.BodyLimit`), live tables have theirs (`live.Crowd`).
    """
    connections: Counter[str] = Counter()

    class Patient(HttpToolsProtocol):
        def connection_made(self, transport: Any) -> None:
            self._head: asyncio.TimerHandle | None = None  # runs while a request has not said what it wants
            self._head_size = 0
            self._unread: asyncio.TimerHandle | None = None  # runs while an answer is not taken
            self._counted: str | None = None
            super().connection_made(transport)
            self._expect_head()
            address = self.client[0] if self.client is not None else ""
            if not is_proxy(address, settings.proxies):  # a proxy brings many people from one address
                self._counted = address
                connections[address] += 1
                if connections[address] > settings.connections_per_address:
                    transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self._let_go()
            super().handle_websocket_upgrade()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._head is None and self.cycle is not None and self.cycle.response_complete:
                self._expect_head()  # it goes on talking after its answer: the next request, or a body that nobody reads
            if self._head is not None:
                self._head_size += len(data)
                if self._head_size > LONGEST_HEAD:
                    self.transport.abort()

        def on_headers_complete(self) -> None:
            if self._head is not None:
                self._head.cancel()
                self._head = None
            super().on_headers_complete()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._unread = self.loop.call_later(settings.body_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self._unread is not None:
                self._unread.cancel()
                self._unread = None

        def _expect_head(self) -> None:
            self._head = self.loop.call_later(settings.head_seconds, self.transport.abort)
            self._head_size = 0

        def _let_go(self) -> None:
            for timer in (self._head, self._unread):
                if timer is not None:
                    timer.cancel()
            if self._counted is not None:
                connections[self._counted] -= 1
                if connections[self._counted] <= 0:
                    del connections[self._counted]
                self._counted = None

    return Patient
