"""Addresses of this room: agreements at a table, plans, holidays."""

from starlette.requests import Request

from tianxia.server.answers import address, hall_of, welcomed, who
from tianxia.server.clocks import holidays
from tianxia.server.clocks.plans import copy_for, leave_plan, offers_in, step_on
from tianxia.server.doors import Answer, Doors
from tianxia.server.messages import clocks as asks
from tianxia.server.messages import seen
from tianxia.server.messages.base import SeatNumber
from tianxia.server.messages.plans import PlanTried
from tianxia.server.tables_api import at_table
from tianxia.server.views import offer_data, question_data, table_data

doors = Doors("clocks", at_table)


@doors.post("/tables/{table}/resign")
async def resign(request: Request, table: str, asked: asks.SeatAsked) -> Answer[seen.TableData]:
    """Give up a seat of yours. With two at the table the game is over; with more a bot plays on, and the seat counts last."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.agreements.resign(found, guest, asked.seat)
    return Answer(table_data(found, guest, None))


@doors.post("/tables/{table}/proposal")
async def propose(request: Request, table: str, asked: asks.ProposalAsked) -> Answer[seen.TableData]:
    """Ask all people at the table to pause, or to end the game."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.agreements.propose(found, guest, asked.seat, asked.kind, asked.line, asked.until, asked.scored)
    return Answer(table_data(found, guest, None))


@doors.post("/tables/{table}/proposal/answer")
async def answer_proposal(request: Request, table: str, asked: asks.ProposalAnswer) -> Answer[seen.TableData]:
    """Agree to what is proposed, or not; who proposed it takes it back with a no."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.agreements.answer(found, guest, asked.agree, asked.kind, asked.line)
    return Answer(table_data(found, guest, None))


@doors.post("/tables/{table}/resume")
async def resume(request: Request, table: str) -> Answer[seen.TableData]:
    """End a pause."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.tables.agreements.resume(found, guest)
    return Answer(table_data(found, guest, None))


@doors.post("/tables/{table}/plan/try")
async def try_plan(request: Request, table: str, asked: asks.PlanAsked) -> Answer[PlanTried]:
    """Your next turn on a private copy, after these steps. What you may not know is dealt anew there."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    found.check_seat(asked.seat, guest)
    found.check_plays(asked.seat)
    account = guest or "from " + address(request)
    hall.thinkers.shares.lives_at(account, address(request))
    with hall.one_at_a_time.turn("plan of " + account):
        copy = await copy_for(hall.tables, found, asked.seat, account)
    s = step_on(found.game, copy.state, asked.seat, asked.words)
    tried = PlanTried(
        seat=asked.seat,
        line=found.line,
        guessed=copy.guessed,
        view=found.game.view(s, asked.seat),
        question=question_data(found.game, s),
        offers=[offer_data(asked.seat, offer) for offer in offers_in(found.game, s, asked.seat)],
    )
    return Answer(tried)


@doors.put("/tables/{table}/plan")
async def leave(request: Request, table: str, asked: asks.PlanAsked) -> Answer[seen.TableData]:
    """Leave these steps as your plan; they are proposed to you when you are asked, and never played by themselves."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    found.check_seat(asked.seat, guest)
    await leave_plan(hall.tables, found, asked.seat, asked.words)
    return Answer(table_data(found, guest, asked.seat))


@doors.delete("/tables/{table}/plan")
async def forget(request: Request, table: str, seat: SeatNumber) -> Answer[seen.TableData]:
    """Forget your plan."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    found.check_seat(seat, guest)
    await leave_plan(hall.tables, found, seat, [])
    return Answer(table_data(found, guest, seat))


@doors.get("/me/holidays")
async def my_holidays(request: Request) -> Answer[asks.MyHolidays]:
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    found = await holidays.my_holidays(hall, guest)
    return welcomed(request, Answer(holidays.told(hall, found)), guest, new)


@doors.post("/me/holidays")
async def take_holiday(request: Request, asked: asks.HolidayAsked) -> Answer[asks.MyHolidays]:
    """Your clocks by the move stand still from then until then; everybody at your tables sees it."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("holiday of " + guest)
    with hall.one_at_a_time.turn("holiday of " + guest):
        found = await holidays.take(hall, guest, asked.first, asked.until)
    return welcomed(request, Answer(holidays.told(hall, found)), guest, new)


@doors.delete("/me/holidays/{first}")
async def end_holiday(request: Request, first: int) -> Answer[asks.MyHolidays]:
    """End the holiday that began in this second, or cancel it."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    with hall.one_at_a_time.turn("holiday of " + guest):
        found = await holidays.end(hall, guest, float(first))
    return welcomed(request, Answer(holidays.told(hall, found)), guest, new)
