"""Who asks, and of what: shared by all addresses of the API."""

import contextlib
from typing import Annotated

from msgspec import Meta
from starlette.requests import HTTPConnection, Request

from tianxia.server.doors import Answer, M
from tianxia.server.hall import Hall
from tianxia.server.messages.base import BIG
from tianxia.server.problems import Problem

SeatAskedFor = Annotated[int, Meta(ge=-1, le=15, description="whose eyes: one of your seats, -1 for a watcher's")] | None
MoveNumber = Annotated[int, Meta(ge=0, le=BIG)]


def hall_of(connection: HTTPConnection) -> Hall:
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def who(request: Request) -> str | None:
    return hall_of(request).guests.who(request)


def sign_of_life(request: Request) -> None:
    """Whoever asks for anything at a table is there, with or without a live line."""
    with contextlib.suppress(Problem):
        hall_of(request).tables.heard_from(request.path_params.get("table", ""), who(request))


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def account_of(request: Request, guest: str | None) -> str:
    """Whom the time of the bots' workers is charged to."""
    account = guest or "from " + address(request)
    hall_of(request).thinkers.shares.lives_at(account, address(request))
    return account


def welcomed(request: Request, answer: Answer[M], guest: str, new: bool) -> Answer[M]:
    if new:
        hall_of(request).guests.welcome(answer, guest, request)
    return answer


def action_of(action: int | None, words: str | None) -> int | str:
    """Exactly one of the two names the action."""
    if action is not None and words is None:
        return action
    if words is not None and action is None:
        return words
    raise Problem("bad-request", "give either action or words", {"where": "action", "what": "either action or words"})
