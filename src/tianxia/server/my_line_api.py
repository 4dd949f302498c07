"""The address of a person's own line: one WebSocket per page, which hears of all their tables and of the lobby."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tianxia.server.answers import address, hall_of
from tianxia.server.hall import Hall
from tianxia.server.limits import TOO_MANY, Bucket
from tianxia.server.live import encode, trouble
from tianxia.server.live_api import LONGEST_MESSAGE, refuse
from tianxia.server.messages.live import Pong
from tianxia.server.messages.my_line import MySaid
from tianxia.server.post import LOBBY, person
from tianxia.server.problems import Problem

ADDRESS: Final = "/api/me/live"
_MOST_WAITING: Final = 200  # messages for a slow line; a page that missed some asks anew when it comes back
_said: msgspec.json.Decoder[MySaid] = msgspec.json.Decoder(MySaid)


async def my_line(socket: WebSocket) -> None:
    hall = hall_of(socket)
    try:
        guest = hall.guests.who(socket)
    except Problem as problem:
        await refuse(socket, 4401, problem)
        return
    with contextlib.ExitStack() as membership:
        try:
            membership.enter_context(hall.crowd.member(guest, address(socket), f"line of {guest}"))
            membership.enter_context(hall.sessions.follow(socket))
        except Problem as problem:
            await refuse(socket, TOO_MANY, problem)
            return
        await socket.accept()
        with hall.meeting.presence.line(guest):
            await _tell(socket, hall, guest)


async def _tell(socket: WebSocket, hall: Hall, guest: str | None) -> None:
    waiting: asyncio.Queue[bytes] = asyncio.Queue(_MOST_WAITING)

    def hear(message: bytes) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            waiting.put_nowait(message)

    async def send_on() -> None:
        while True:
            await socket.send_text((await waiting.get()).decode())

    stops = [hall.post.listen(topic, hear) for topic in [LOBBY, *([person(guest)] if guest is not None else [])]]
    sender = asyncio.create_task(send_on())
    try:
        await _listen(socket, Bucket(hall.settings.messages_per_second), hear)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        for stop in stops:
            stop()
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender


async def _listen(socket: WebSocket, bucket: Bucket, answer: Callable[[bytes], None]) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or ""
        wait = bucket.take()
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Problem("too-big", f"at most {LONGEST_MESSAGE} bytes", {"limit": LONGEST_MESSAGE})
            _said.decode(text)
            answer(encode(Pong()))
        except Problem as problem:
            answer(encode(trouble(problem)))
        except (msgspec.MsgspecError, UnicodeError) as error:
            answer(encode(trouble(Problem("bad-request", str(error), {"where": "message", "what": str(error)}))))
        if wait > 0.0:  # what it sends meanwhile waits in the line
            await asyncio.sleep(wait)
