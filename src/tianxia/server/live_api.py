"""The address of a live table: a WebSocket that tells every change and takes moves."""

import asyncio
import contextlib
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from tianxia.server.answers import address, hall_of
from tianxia.server.hall import Hall
from tianxia.server.limits import TOO_MANY, Bucket
from tianxia.server.live import Viewer, encode
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.tables_api import action_of, done_plain

router = APIRouter()
LONGEST_MESSAGE = 4096
_BIG = 10**9
_CODES = {"bad-cookie": 4401, "broken-table": 4409, "store-fault": 1013}

Number = Annotated[int, msgspec.Meta(ge=0, le=_BIG)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
RequestName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A message of the client; which fields it needs depends on its type."""

    type: Literal["move", "undo", "undo-answer", "look", "ping"]
    seat: SeatNumber | None = None
    action: Number | None = None
    words: Annotated[str, msgspec.Meta(max_length=120)] | None = None
    line: Number | None = None
    keep: Number | None = None
    request: RequestName | None = None
    ask: bool = False
    agree: bool | None = None


_said = msgspec.json.Decoder(Said)


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    hall = hall_of(socket)
    try:
        guest = hall.guests.who(socket)
        found = await hall.tables.get(table)
    except Problem as problem:
        await _refuse(socket, _CODES.get(problem.error, 4404), problem)
        return
    with contextlib.ExitStack() as membership:
        try:
            membership.enter_context(hall.crowd.member(guest, address(socket), found.id))
        except Problem as problem:
            await _refuse(socket, TOO_MANY, problem)
            return
        await _show(socket, hall, found, guest)


async def _show(socket: WebSocket, hall: Hall, table: Table, guest: str | None) -> None:
    await socket.accept()
    viewer = Viewer(socket, table, guest, None, _number(socket.query_params.get("line")))
    with contextlib.suppress(Problem):
        viewer.look(_number(socket.query_params.get("seat")))
    hall.live.enter(viewer)
    sender: asyncio.Task[None] | None = None
    try:
        await viewer.send_newest()  # here, and not by the sender: who connects pays for it (effort.py)
        sender = asyncio.create_task(viewer.send_on())
        await _listen(socket, hall, viewer)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        hall.live.leave(viewer)
        if sender is not None:
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender


async def _refuse(socket: WebSocket, code: int, problem: Problem | None = None) -> None:
    await socket.accept()
    if problem is not None:
        await socket.send_text(encode({"type": "error", "request": None, **problem.plain()}).decode())
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
        request: str | None = None
        wait = bucket.take()
        try:
            if len(text) > LONGEST_MESSAGE:
                raise Problem("too-big", f"at most {LONGEST_MESSAGE} bytes", {"limit": LONGEST_MESSAGE})
            said = _read(text)
            request = said.request
            if wait > 0.0:
                raise Problem("too-many", "too many messages; slower, please", {"seconds": 1})
            viewer.note(await _answer(hall, viewer, said))
        except Problem as problem:
            viewer.note({"type": "error", "request": request, **problem.plain()})
        except Exception as error:
            viewer.note({"type": "error", "request": request, **viewer.table.faults.note(error).plain()})
        if wait > 0.0:  # what it sends meanwhile waits in the line
            await asyncio.sleep(wait)


def _read(text: str | bytes) -> Said:
    try:
        return _said.decode(text)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError) as error:
        raise Problem("bad-request", str(error), {"where": "message", "what": str(error)}) from None


def _need(value: Any, name: str) -> Any:
    if value is None:
        raise Problem("bad-request", f"{name} is missing", {"where": name, "what": "missing"})
    return value


async def _answer(hall: Hall, viewer: Viewer, said: Said) -> dict[str, Any]:
    table = viewer.table
    guest = viewer.guest
    if said.type == "ping":
        return {"type": "pong"}
    if said.type == "look":
        viewer.look(said.seat)
        return {"type": "done", "request": said.request, **done_plain(table, guest, False, False, False)}
    line = _need(said.line, "line")
    again = asked = False
    if said.type == "undo-answer":
        await hall.tables.answer_undo(table, guest, _need(said.agree, "agree"), _need(said.keep, "keep"), line)
    else:
        seat = _need(said.seat, "seat")
        request = _need(said.request, "request")
        if said.type == "move":
            again = await hall.tables.move(table, guest, seat, action_of(said.action, said.words), line, request)
        else:
            keep = _need(said.keep, "keep")
            again, asked = await hall.tables.undo(table, guest, seat, keep, line, request, said.ask)
    return {"type": "done", "request": said.request, **done_plain(table, guest, again, asked, False)}
