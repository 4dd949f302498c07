"""Addresses of one table: open, join, play, undo, look back, hints, records."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from tianxia.server import shapes
from tianxia.server.answers import PROBLEMS, MoveNumber, SeatAskedFor, address, answer, hall_of, sign_of_life, welcomed, who
from tianxia.server.hints import hint_plain
from tianxia.server.problems import Problem
from tianxia.server.shapes import BIG
from tianxia.server.table import Table
from tianxia.server.tables import parse_action
from tianxia.server.verify import verified_plain
from tianxia.server.views import at_plain, eyes_of, scores_plain, story_plain, table_plain


class AtTable(APIRoute):
    """Where the rules fail at a table, that is its own fault: told and noted there."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def careful(request: Request) -> Response:
            try:
                return await handle(request)
            except _RULES_FAIL as error:
                found = hall_of(request).tables.in_memory(request.path_params.get("table", ""))
                if found is None:
                    raise
                raise found.faults.note(error) from None

        return careful


_RULES_FAIL = (LookupError, ArithmeticError, ValueError, TypeError, AttributeError, AssertionError, RecursionError)
_AT_A_TABLE = [Depends(sign_of_life)]
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["tables"], route_class=AtTable, dependencies=_AT_A_TABLE)
LONGEST_STORY = 500
OwnSeat = Annotated[int, Query(ge=0, le=15)]


@router.post("/tables", status_code=201, response_model=shapes.TableShape, responses={200: {"model": shapes.TableShape}})
async def open_table(request: Request, body: shapes.TableAsked) -> Response:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    table, again = await hall.opening.open(
        guest, body.game, body.mode, body.options, body.seats, body.seed, body.request, body.ticket
    )
    made = answer(table_plain(table, guest, None), 200 if again else 201)
    return welcomed(request, made, guest, new)


@router.post("/records", status_code=201, response_model=shapes.TableShape)
async def import_record(request: Request, body: shapes.RecordAsked) -> Response:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    with hall.one_at_a_time.turn("record from " + address(request)):  # a new cookie does not help
        table = await hall.opening.from_record(guest, body.record, body.seats)
    return welcomed(request, answer(table_plain(table, guest, None), 201), guest, new)


@router.get("/tables/{table}", response_model=shapes.TableShape)
async def look(request: Request, table: str, seat: SeatAskedFor = None) -> Response:
    found = await hall_of(request).tables.get(table)
    return answer(table_plain(found, who(request), seat))


@router.post("/tables/{table}/join", response_model=shapes.TableShape)
async def join(request: Request, table: str, body: shapes.JoinAsked) -> Response:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    found = await hall.tables.get(table)
    await hall.tables.join(found, guest, body.key, body.seat, body.name, body.word)
    return welcomed(request, answer(table_plain(found, guest, None)), guest, new)


@router.put("/tables/{table}/seats/{seat}", response_model=shapes.TableShape)
async def seat_bot(request: Request, table: str, seat: Annotated[int, Path(ge=0, le=15)], body: shapes.BotAsked) -> Response:
    """A bot sits down: at an open seat, if you opened the table; or it stands in for you, or for somebody who has gone."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.seat_bot(found, guest, seat, body.bot)
    return answer(table_plain(found, guest, None))


@router.delete("/tables/{table}/seats/{seat}/bot", response_model=shapes.TableShape)
async def take_back(request: Request, table: str, seat: Annotated[int, Path(ge=0, le=15)]) -> Response:
    """Play a seat of yours again; the bot that stood in leaves."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.stand_ins.take_back(found, guest, seat)
    return answer(table_plain(found, guest, seat))


@router.post("/tables/{table}/moves", response_model=shapes.Done)
async def move(
    request: Request,
    table: str,
    body: shapes.MoveAsked,
    with_table: Annotated[bool, Query(alias="table", description="send the new table with the answer")] = False,
) -> Response:
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    again = await hall.tables.move(found, guest, body.seat, action_of(body.action, body.words), body.line, body.request)
    return answer(done_plain(found, guest, again, False, with_table))


@router.put("/tables/{table}/seats/{seat}/orders/{kind}", response_model=shapes.TableShape)
async def leave_order(
    request: Request,
    table: str,
    seat: Annotated[int, Path(ge=0, le=15)],
    kind: Annotated[str, Path(max_length=40)],
    body: shapes.OrderAsked,
) -> Response:
    """How a seat of yours wants to be asked for a kind of reactions: always, for some seconds, or never."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.orders.leave(found, guest, seat, kind, body.order)
    return answer(table_plain(found, guest, seat))


@router.post("/tables/{table}/undo", response_model=shapes.Done)
async def undo(
    request: Request,
    table: str,
    body: shapes.UndoBody,
    with_table: Annotated[bool, Query(alias="table", description="send the new table with the answer")] = False,
) -> Response:
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    again, asked = await hall.tables.undo(found, guest, body.seat, body.keep, body.line, body.request, body.ask)
    return answer(done_plain(found, guest, again, asked, with_table))


@router.post("/tables/{table}/undo/answer", response_model=shapes.Done)
async def answer_undo(request: Request, table: str, body: shapes.UndoAnswer) -> Response:
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.answer_undo(found, guest, body.agree, body.keep, body.line)
    return answer(done_plain(found, guest, False, False, False))


@router.get("/tables/{table}/at/{move}", response_model=shapes.At)
async def at(request: Request, table: str, move: Annotated[int, Path(ge=0, le=BIG)], seat: SeatAskedFor = None) -> Response:
    """The position after so many moves, as you may see it."""
    found = await hall_of(request).tables.get(table)
    return answer(at_plain(found, eyes_of(found, who(request), seat), move))


@router.get("/tables/{table}/story", response_model=shapes.Story)
async def story(
    request: Request,
    table: str,
    first: Annotated[int, Query(alias="from", ge=0, le=BIG)] = 0,
    limit: Annotated[int, Query(ge=1, le=LONGEST_STORY)] = 200,
    seat: SeatAskedFor = None,
) -> Response:
    found = await hall_of(request).tables.get(table)
    eyes = eyes_of(found, who(request), seat)
    moves = len(found.course.moves)
    begin = min(first, moves)
    told = story_plain(found, eyes, begin, min(begin + limit, moves))
    return answer({"table": found.id, "eyes": eyes, "from": begin, "moves": moves, "line": found.line, "story": told})


@router.get("/tables/{table}/scores", response_model=shapes.Scores)
async def scores(request: Request, table: str, seat: SeatAskedFor = None) -> Response:
    """Points by source at the end of each chapter, and now."""
    found = await hall_of(request).tables.get(table)
    return answer(scores_plain(found, eyes_of(found, who(request), seat)))


@router.get("/tables/{table}/why", response_model=shapes.WhyNot)
async def why_not(
    request: Request,
    table: str,
    seat: OwnSeat,
    action: Annotated[int | None, Query(ge=0, le=BIG)] = None,
    words: Annotated[str | None, Query(max_length=120)] = None,
) -> Response:
    """Is this action legal for a seat of yours, and if not: which rule forbids it?"""
    found = await hall_of(request).tables.get(table)
    found.check_seat(seat, who(request))
    number = parse_action(found, action_of(action, words))
    reason = found.game.why_not(found.course.state, seat, number)
    if reason is None:
        return answer({"legal": True})
    return answer({"legal": False, "rule": reason.rule, "key": reason.key, "args": reason.args})


@router.get("/tables/{table}/hint", response_model=shapes.Hint)
async def hint(
    request: Request,
    table: str,
    seat: OwnSeat | None = None,
    move: MoveNumber | None = None,
    bot: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """What would this bot do, and why?"""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    account = _account(request, guest)
    with hall.one_at_a_time.turn(account):
        return answer(await hint_plain(hall.thinkers, found, guest, seat, move, bot, account))


@router.post("/tables/{table}/open-book", response_model=shapes.TableShape)
async def open_book(request: Request, table: str) -> Response:
    """Declare that you will look at the record of a game that is not over: marks the table for good."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.open_the_book(found, guest)
    return answer(table_plain(found, guest, None))


@router.get("/tables/{table}/record", response_model=shapes.RecordShape)
async def record(request: Request, table: str) -> Response:
    hall = hall_of(request)
    found = await hall.tables.get(table)
    await hall.tables.check_record(found, who(request))
    given = answer(found.record().plain())
    given.headers["content-disposition"] = f'attachment; filename="{found.game.name}-{found.id}.json"'
    return given


@router.get("/tables/{table}/verify", response_model=shapes.Verified)
async def verify(request: Request, table: str) -> Response:
    """Deal and play the game once more from its record: does everything fit that was promised and told?"""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.check_record(found, guest)
    account = _account(request, guest)
    with hall.one_at_a_time.turn(account):
        return answer(await verified_plain(hall.thinkers, found, account))


@router.post("/tables/{table}/branch", status_code=201, response_model=shapes.TableShape)
async def branch(request: Request, table: str, body: shapes.BranchAsked) -> Response:
    """Play on from a past position against bots: a new table."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    found = await hall.tables.get(table)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    made = await hall.opening.branch(found, guest, body.move, body.seat, body.bot)
    return welcomed(request, answer(table_plain(made, guest, None), 201), guest, new)


def _account(request: Request, guest: str | None) -> str:
    """Whom the time of the bots' workers is charged to."""
    account = guest or "from " + address(request)
    hall_of(request).thinkers.shares.lives_at(account, address(request))
    return account


def action_of(action: int | None, words: str | None) -> int | str:
    """Exactly one of the two names the action."""
    if action is not None and words is None:
        return action
    if words is not None and action is None:
        return words
    raise Problem("bad-request", "give either action or words", {"where": "action", "what": "either action or words"})


def done_plain(table: Table, guest: str | None, again: bool, asked: bool, with_table: bool) -> dict[str, Any]:
    out: dict[str, Any] = {"line": table.line, "move": table.moves, "again": again, "asked": asked}
    if with_table:
        out["table"] = table_plain(table, guest, None)
    return out
