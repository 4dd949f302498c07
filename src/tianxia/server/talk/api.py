"""Addresses of this room: what is said at a table, whom one does not want to hear, reports, and those who keep order."""

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from tianxia.server.answers import address, hall_of, sign_of_life, welcomed, who
from tianxia.server.doors import Answer, Door, Doors
from tianxia.server.hall import Hall
from tianxia.server.messages import talk
from tianxia.server.messages.base import BIG, LineNumber
from tianxia.server.roles import MODERATOR
from tianxia.server.wall_clock import moment


async def heard(door: Door, request: Request) -> Response:
    """Whoever speaks at a table is there."""
    sign_of_life(request)
    return await door.answer(request)


doors = Doors("talk", heard)
Id = Annotated[int, Meta(ge=1, le=BIG)]


@doors.get("/tables/{table}/chat")
async def read_chat(
    request: Request, table: str, room: talk.Room | None = None, before: LineNumber | None = None
) -> Answer[talk.ChatData]:
    """The newest lines of the rooms that you may hear; with `before` older ones."""
    hall = hall_of(request)
    return Answer(await hall.chats.data(await hall.tables.get(table), who(request), room, before))


@doors.post("/tables/{table}/chat")
async def say(request: Request, table: str, asked: talk.SayAsked) -> Answer[talk.SaidDone]:
    """Say something: to the players if you are one, else to those who look on."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    found = await hall.tables.get(table)
    saying = hall.chats.say(found, guest, address(request), asked.ready, asked.text, asked.request)
    room, line, again = await hall.tables.whole(saying)
    return welcomed(request, Answer(talk.SaidDone(line=line, room=room, again=again)), guest, new)


@doors.get("/me/muted")
async def muted(request: Request) -> Answer[talk.Muted]:
    """Those whom you do not want to hear."""
    return Answer(talk.Muted(muted=await hall_of(request).chats.muted_by(who(request))))


@doors.put("/me/muted/{person}")
async def mute(request: Request, person: talk.PersonName) -> Answer[talk.Muted]:
    """Hear nothing of this person any more, at no table. They do not learn of it."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    return welcomed(request, Answer(talk.Muted(muted=await hall.chats.mute(guest, person))), guest, new)


@doors.delete("/me/muted/{person}")
async def unmute(request: Request, person: talk.PersonName) -> Answer[talk.Muted]:
    guest = who(request)
    return Answer(talk.Muted(muted=await hall_of(request).chats.unmute(guest, person) if guest is not None else []))


@doors.post("/tables/{table}/reports")
async def report(request: Request, table: str, asked: talk.ReportAsked) -> Answer[talk.ReportDone]:
    """Tell those who keep order of a line, a name or a behaviour. Nobody else learns that it was you."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    again = await hall.moderation.report(await hall.tables.get(table), guest, asked)
    return welcomed(request, Answer(talk.ReportDone(again=again)), guest, new)


@doors.get("/me/standing")
async def standing(request: Request) -> Answer[talk.Standing]:
    """What those who keep order have to say to you, and whether you are one of them."""
    return Answer(await standing_data(hall_of(request), who(request)))


@doors.post("/me/warnings/{warning}")
async def confirm_warning(request: Request, warning: Id) -> Answer[talk.Standing]:
    """You have read a warning. Until then you can say nothing."""
    hall = hall_of(request)
    guest = who(request)
    await hall.moderation.confirm(guest, warning)
    return Answer(await standing_data(hall, guest))


@doors.get("/moderation/reports")
async def reports(request: Request, open: bool = True) -> Answer[talk.Reports]:
    hall = hall_of(request)
    await hall.roles.check(who(request), MODERATOR)
    return Answer(talk.Reports(reports=await hall.moderation.reports(open)))


@doors.post("/moderation/reports/{report}")
async def act(request: Request, report: Id, asked: talk.ActAsked) -> Answer[talk.Acts]:
    """Warn, mute, ban, remove lines, or dismiss the report; the answer is the log."""
    hall = hall_of(request)
    moderator = await hall.roles.check(who(request), MODERATOR)
    await hall.tables.whole(hall.moderation.act(moderator, report, asked))
    return Answer(talk.Acts(acts=await hall.moderation.log()))


@doors.delete("/moderation/acts/{act}")
async def lift(request: Request, act: Id) -> Answer[talk.Acts]:
    """Take a mute or ban back."""
    hall = hall_of(request)
    await hall.roles.check(who(request), MODERATOR)
    await hall.moderation.lift(act)
    return Answer(talk.Acts(acts=await hall.moderation.log()))


@doors.get("/moderation/acts")
async def acts(request: Request) -> Answer[talk.Acts]:
    """Everything that was done, newest first, with who and when."""
    hall = hall_of(request)
    await hall.roles.check(who(request), MODERATOR)
    return Answer(talk.Acts(acts=await hall.moderation.log()))


async def standing_data(hall: Hall, guest: str | None) -> talk.Standing:
    if guest is None:
        return talk.Standing(warnings=[], muted_until=None, banned_until=None, roles=[], reports=0)
    held = await hall.rights.held(guest)
    roles = await hall.roles.of(guest)
    return talk.Standing(
        warnings=[talk.WarningTold(id=row["id"], note=row["note"], at=moment(row["at"])) for row in held.warnings],
        muted_until=moment(held.muted_until) if held.muted_until is not None else None,
        banned_until=moment(held.banned_until) if held.banned_until is not None else None,
        roles=roles,
        reports=await hall.moderation.waiting() if MODERATOR in roles else 0,
    )
