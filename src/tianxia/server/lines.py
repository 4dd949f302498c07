"""Live lines to browsers: everything that is to be said at a moment goes out in one piece.

uvicorn's protocol sends every message by itself, through all layers of the application. Whoever has many small ones to send,
many times a second, is given the line itself (`teller_of`).
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

Tell = Callable[[Sequence[bytes]], Awaitable[None]]
_LINE: Final = "tianxia.line"


class Line(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was not refused: its application is about to begin
            self.scope["extensions"][_LINE] = {"tell": self.tell}

    async def tell(self, texts: Sequence[bytes]) -> None:
        """Messages that the application has accepted the line for, in their order."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(1006)
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise WebSocketDisconnect(1006) from None
        self.transport.write(b"".join(self.conn.data_to_send()))


def teller_of(socket: WebSocket) -> Tell:
    """How messages are sent there; where the line is another server's, one after the other."""
    line = getattr(socket, "scope", {}).get("extensions", {}).get(_LINE)
    if line is not None:
        tell: Tell = line["tell"]
        return tell

    async def one_by_one(texts: Sequence[bytes]) -> None:
        for text in texts:
            await socket.send_text(text.decode())

    return one_by_one
