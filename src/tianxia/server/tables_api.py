"""Addresses of one table: open, join, play, undo, look back, hints, records."""

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from tianxia.server.answers import MoveNumber, SeatAskedFor, account_of, action_of, address, hall_of, sign_of_life, welcomed, who
from tianxia.server.doors import Answer, Door, Doors
from tianxia.server.hints import hint_data
from tianxia.server.messages import asked as asks
from tianxia.server.messages import seen
from tianxia.server.messages.base import SeatNumber
from tianxia.server.points import scores_data
from tianxia.server.table import Table
from tianxia.server.tables import parse_action
from tianxia.server.verify import verified_data
from tianxia.server.views import eyes_of, position_data, story_data, table_data

_RULES_FAIL = (LookupError, ArithmeticError, ValueError, TypeError, AttributeError, AssertionError, RecursionError)
LONGEST_STORY = 500


async def at_table(door: Door, request: Request) -> Response:
    """Whoever asks is there. Where the rules fail at a table, that is its own fault: told and noted there."""
    sign_of_life(request)
    try:
        return await door.answer(request)
    except _RULES_FAIL as error:
        found = hall_of(request).tables.in_memory(request.path_params.get("table", ""))
        if found is None:
            raise
        raise found.faults.note(error) from None


doors = Doors("tables", at_table)
WithTable = Annotated[bool, Meta(description="send the new table with the answer")]


@doors.post("/tables", 201, 200)
async def open_table(request: Request, asked: asks.TableWish) -> Answer[seen.TableData]:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    table, again = await hall.opening.open(
        guest, asked.game, asked.mode, asked.options, asked.seats, asked.seed, asked.request, asked.ticket, asked.terms
    )
    made = Answer(table_data(table, guest, None), 200 if again else 201)
    return welcomed(request, made, guest, new)


@doors.post("/games/{game}/lesson", 201, 200)
async def take_lesson(request: Request, game: str) -> Answer[seen.TableData]:
    """A lesson by doing: the one you have begun, where you left it, or a new one."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    table, begun = await hall.opening.lesson(guest, game)
    return welcomed(request, Answer(table_data(table, guest, None), 200 if begun else 201), guest, new)


@doors.post("/records", 201)
async def import_record(request: Request, asked: asks.RecordAsked) -> Answer[seen.TableData]:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    with hall.one_at_a_time.turn("record from " + address(request)):  # a new cookie does not help
        table = await hall.opening.from_record(guest, asked.record, asked.seats)
    return welcomed(request, Answer(table_data(table, guest, None), 201), guest, new)


@doors.get("/tables/{table}")
async def look(request: Request, table: str, seat: SeatAskedFor = None) -> Answer[seen.TableData]:
    found = await hall_of(request).tables.get(table)
    return Answer(table_data(found, who(request), seat))


@doors.post("/tables/{table}/join")
async def join(request: Request, table: str, asked: asks.JoinAsked) -> Answer[seen.TableData]:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    found = await hall.tables.get(table)
    seat = await hall.meeting.doorkeeper.seat_for(found, guest, asked.key, asked.seat)
    await hall.tables.join(found, guest, seat, asked.name, asked.word)
    return welcomed(request, Answer(table_data(found, guest, None)), guest, new)


@doors.put("/tables/{table}/seats/{seat}")
async def seat_bot(request: Request, table: str, seat: SeatNumber, asked: asks.BotAsked) -> Answer[seen.TableData]:
    """A bot sits down: at an open seat, if you opened the table; or it stands in for you, or for somebody who has gone."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.seat_bot(found, guest, seat, asked.bot)
    return Answer(table_data(found, guest, None))


@doors.delete("/tables/{table}/seats/{seat}/bot")
async def take_back(request: Request, table: str, seat: SeatNumber) -> Answer[seen.TableData]:
    """Play a seat of yours again; the bot that stood in leaves."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.stand_ins.take_back(found, guest, seat)
    return Answer(table_data(found, guest, seat))


@doors.post("/tables/{table}/moves")
async def move(
    request: Request,
    table: str,
    asked: asks.MoveAsked,
    with_table: WithTable = False,
) -> Answer[seen.Done]:
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    again = await hall.tables.move(found, guest, asked.seat, action_of(asked.action, asked.words), asked.line, asked.request)
    return Answer(done_data(found, guest, again, False, with_table))


@doors.put("/tables/{table}/seats/{seat}/orders/{kind}")
async def leave_order(
    request: Request,
    table: str,
    seat: SeatNumber,
    kind: Annotated[str, Meta(max_length=40)],
    asked: asks.OrderAsked,
) -> Answer[seen.TableData]:
    """How a seat of yours wants to be asked for a kind of reactions: always, for some seconds, or never."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.orders.leave(found, guest, seat, kind, asked.order)
    return Answer(table_data(found, guest, seat))


@doors.post("/tables/{table}/undo")
async def undo(
    request: Request,
    table: str,
    asked: asks.UndoBody,
    with_table: WithTable = False,
) -> Answer[seen.Done]:
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    again, others = await hall.tables.going_back.undo(found, guest, asked.seat, asked.keep, asked.line, asked.request, asked.ask)
    return Answer(done_data(found, guest, again, others, with_table))


@doors.post("/tables/{table}/undo/answer")
async def answer_undo(request: Request, table: str, asked: asks.UndoAnswer) -> Answer[seen.Done]:
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.going_back.answer(found, guest, asked.agree, asked.keep, asked.line)
    return Answer(done_data(found, guest, False, False, False))


@doors.get("/tables/{table}/at/{move}")
async def at(request: Request, table: str, move: MoveNumber, seat: SeatAskedFor = None) -> Answer[seen.Position]:
    """The position after so many moves, as you may see it."""
    found = await hall_of(request).tables.get(table)
    return Answer(position_data(found, eyes_of(found, who(request), seat), move))


@doors.get("/tables/{table}/story")
async def story(
    request: Request,
    table: str,
    from_: MoveNumber = 0,
    limit: Annotated[int, Meta(ge=1, le=LONGEST_STORY)] = 200,
    seat: SeatAskedFor = None,
) -> Answer[seen.Story]:
    found = await hall_of(request).tables.get(table)
    eyes = eyes_of(found, who(request), seat)
    moves = len(found.course.moves)
    begin = min(from_, moves)
    told = story_data(found, eyes, begin, min(begin + limit, moves))
    return Answer(seen.Story(table=found.id, eyes=eyes, from_=begin, moves=moves, line=found.line, story=told))


@doors.get("/tables/{table}/scores")
async def scores(request: Request, table: str, seat: SeatAskedFor = None, at: MoveNumber | None = None) -> Answer[seen.Scores]:
    """Points by source at the end of each chapter, and after so many moves, or now."""
    found = await hall_of(request).tables.get(table)
    return Answer(scores_data(found, eyes_of(found, who(request), seat), at))


@doors.get("/tables/{table}/why")
async def why_not(
    request: Request,
    table: str,
    seat: SeatNumber,
    action: MoveNumber | None = None,
    words: Annotated[str, Meta(max_length=120)] | None = None,
) -> Answer[seen.WhyNot]:
    """Is this action legal for a seat of yours, and if not: which rule forbids it?"""
    found = await hall_of(request).tables.get(table)
    found.check_seat(seat, who(request))
    number = parse_action(found, action_of(action, words))
    reason = found.game.why_not(found.course.state, seat, number)
    line = found.lesson_line
    if reason is None and line is not None and found.game.actions.words(number) not in line.answers:
        return Answer(seen.WhyNot(legal=False, key="lesson"))
    if reason is None:
        return Answer(seen.WhyNot(legal=True))
    return Answer(seen.WhyNot(legal=False, rule=reason.rule, key=reason.key, args=reason.args))


def _numbers(text: str) -> list[int]:
    return list(dict.fromkeys([int(number) for number in text.split(",") if number]))


@doors.get("/tables/{table}/hint")
async def hint(
    request: Request,
    table: str,
    seat: SeatNumber | None = None,
    move: MoveNumber | None = None,
    bot: Annotated[str, Meta(max_length=40)] = "",
    answers: Annotated[str, Meta(pattern=r"^([0-9]{1,6}(,[0-9]{1,6}){0,5})?$(?!\n)")] = "",
) -> Answer[seen.Hint]:
    """What would this bot do, and why? `answers`: one that searches weighs only these, by number, as in "12,40"."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    account = account_of(request, guest)
    with hall.one_at_a_time.turn(account):
        return Answer(await hint_data(hall.thinkers, found, guest, seat, move, bot, _numbers(answers), account))


@doors.post("/tables/{table}/open-book")
async def open_book(request: Request, table: str) -> Answer[seen.TableData]:
    """Declare that you will look at the record of a game that is not over: marks the table for good."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.open_the_book(found, guest)
    return Answer(table_data(found, guest, None))


@doors.get("/tables/{table}/record")
async def record(request: Request, table: str) -> Answer[seen.RecordFile]:
    hall = hall_of(request)
    found = await hall.tables.get(table)
    await hall.tables.check_record(found, who(request))
    given = Answer(msgspec.convert(found.record().plain(), seen.RecordFile))
    given.headers["content-disposition"] = f'attachment; filename="{found.game.name}-{found.id}.json"'
    return given


@doors.get("/tables/{table}/verify")
async def verify(request: Request, table: str) -> Answer[seen.Verified]:
    """Deal and play the game once more from its record: does everything fit that was promised and told?"""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.check_record(found, guest)
    account = account_of(request, guest)
    with hall.one_at_a_time.turn(account):
        return Answer(await verified_data(hall.thinkers, found, account))


@doors.post("/tables/{table}/branch", 201)
async def branch(request: Request, table: str, asked: asks.BranchAsked) -> Answer[seen.TableData]:
    """Play on from a past position against bots: a new table."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    found = await hall.tables.get(table)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    made = await hall.opening.branch(found, guest, asked.move, asked.seat, asked.bot)
    return welcomed(request, Answer(table_data(made, guest, None), 201), guest, new)


def done_data(table: Table, guest: str | None, again: bool, asked: bool, with_table: bool) -> seen.Done:
    shown = table_data(table, guest, None) if with_table else None
    return seen.Done(line=table.line, move=table.moves, again=again, asked=asked, table=shown)
