"""How an answer is written, and who asks: shared by all addresses of the API."""

import contextlib
from typing import Annotated, Any

import msgspec
from fastapi import Query
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tianxia.server.hall import Hall
from tianxia.server.problems import Problem
from tianxia.server.shapes import BIG, ProblemShape

_encode = msgspec.json.Encoder().encode
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemShape, "description": text}
    for status, text in (
        (401, "A cookie this server did not sign"),
        (403, "Not yours to do or to know"),
        (404, "No such thing"),
        (408, "The body did not arrive in time"),
        (409, "Not possible now; nothing was changed"),
        (413, "Too big"),
        (422, "Not understood"),
        (429, "Too many"),
        (503, "Too busy"),
    )
}
SeatAskedFor = Annotated[int | None, Query(ge=-1, le=15, description="whose eyes: one of your seats, -1 for a watcher's")]
MoveNumber = Annotated[int, Query(ge=0, le=BIG)]


def hall_of(connection: HTTPConnection) -> Hall:
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def answer(value: object, status: int = 200) -> Response:
    return Response(_encode(value), status, {"cache-control": "no-store"}, "application/json")


def who(request: Request) -> str | None:
    return hall_of(request).guests.who(request)


async def sign_of_life(request: Request) -> None:
    """Whoever asks for anything at a table is there, with or without a live line."""
    with contextlib.suppress(Problem):
        hall_of(request).tables.heard_from(request.path_params.get("table", ""), who(request))


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def welcomed(request: Request, response: Response, guest: str, new: bool) -> Response:
    if new:
        hall_of(request).guests.welcome(response, guest, request)
    return response
