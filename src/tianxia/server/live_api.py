"""The address of a live table: a WebSocket that tells every change and takes moves. All else goes through the doors of HTTP."""

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from tianxia.server import metrics
from tianxia.server.answers import action_of, address, hall_of
from tianxia.server.effort import effort_of
from tianxia.server.hall import Hall
from tianxia.server.limits import TOO_MANY, Bucket
from tianxia.server.live import Viewer, encode, trouble
from tianxia.server.messages.live import Look, Move, Moved, Pong, Said
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.tables import closed_table

ADDRESS: Final = "/api/tables/{table}/live"
MOVES: Final = "/api/tables/{table}/moves"
LONGEST_MESSAGE: Final = 4096
_CODES: Final = {"bad-cookie": 4401, "broken-table": 4409, "store-fault": 1013}
_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


async def live(socket: WebSocket) -> None:
    hall = hall_of(socket)
    try:
        guest = hall.guests.who(socket)
        found = await hall.tables.get(socket.path_params["table"])
        muted = await hall.chats.muted_by(guest)
    except Problem as problem:
        await refuse(socket, _CODES.get(problem.error, 4404), problem)
        return
    with contextlib.ExitStack() as membership:
        try:
            membership.enter_context(hall.crowd.member(guest, address(socket), found.id))
            membership.enter_context(hall.sessions.follow(socket))
        except Problem as problem:
            await refuse(socket, TOO_MANY, problem)
            return
        await _show(socket, hall, found, guest, muted)


async def _show(socket: WebSocket, hall: Hall, table: Table, guest: str | None, muted: list[str]) -> None:
    await socket.accept()
    by_changes = socket.query_params.get("changes") == "true"
    viewer = Viewer(socket, table, guest, None, _number(socket.query_params.get("line")), by_changes)
    with contextlib.suppress(Problem):
        viewer.look(_number(socket.query_params.get("seat")))
    hall.live.enter(viewer)
    if table.closed:  # while this line was being opened: those who were there already have been told
        viewer.note(trouble(closed_table(table.id)))
    deafen = hall.chats.listen(viewer, muted)
    sender: asyncio.Task[None] | None = None
    try:
        await viewer.send_newest()  # here, and not by the sender: who connects pays for it (effort.py)
        sender = asyncio.create_task(viewer.send_on())
        await _listen(socket, hall, viewer)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        deafen()
        hall.live.leave(viewer)
        if sender is not None:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender


async def refuse(socket: WebSocket, code: int, problem: Problem | None = None) -> None:
    await socket.accept()
    if problem is not None:
        await socket.send_text(encode(trouble(problem)).decode())
    await socket.close(code)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None


async def _listen(socket: WebSocket, hall: Hall, viewer: Viewer) -> None:
    bucket = Bucket(hall.settings.messages_per_second)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or ""
        wait = bucket.take()
        move = ""
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Problem("too-big", f"at most {LONGEST_MESSAGE} bytes", {"limit": LONGEST_MESSAGE})
            said = _read(text)
            move = said.request if isinstance(said, Move) else ""
            if wait > 0.0:
                raise Problem("too-many", "too many messages; slower, please", {"seconds": 1})
            if isinstance(said, Move):
                await _move(socket, hall, viewer, said)
            elif isinstance(said, Look):
                viewer.look(said.seat)
            else:
                viewer.note(Pong(now=hall.clock.now()))
        except Problem as problem:
            viewer.note(trouble(problem, move))
        except Exception as error:
            viewer.note(trouble(viewer.table.faults.note(error)))
        if wait > 0.0:  # what it sends meanwhile waits in the line
            await asyncio.sleep(wait)


async def _move(socket: WebSocket, hall: Hall, viewer: Viewer, asked: Move) -> None:
    """The same as at the door of HTTP (tables_api.py), by the same rules: who asks is looked at again, and waits as long."""
    begin = time.perf_counter()
    status = 200
    try:
        guest = hall.guests.who(socket)
        await effort_of(socket)
        table = await hall.tables.get(viewer.table.id)
        hall.tables.heard_from(table.id, guest)
        action = action_of(asked.action, asked.words)

        def told(again: bool) -> None:
            viewer.note(Moved(request=asked.request, line=table.line, move=table.moves, again=again))

        await hall.tables.move(table, guest, asked.seat, action, asked.line, asked.request, told)
    except Problem as problem:
        status = problem.status
        viewer.note(trouble(problem, asked.request))
    except Exception as error:
        status = 500
        viewer.note(trouble(viewer.table.faults.note(error), asked.request))
    finally:
        metrics.answers_at("LIVE", MOVES, str(status)).inc()
        metrics.seconds_at(MOVES).observe(time.perf_counter() - begin)


def _read(text: str | bytes) -> Said:
    try:
        return _said.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Problem("bad-request", str(error), {"where": "message", "what": str(error)}) from None
