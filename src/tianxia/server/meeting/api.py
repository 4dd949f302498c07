"""Addresses of this room: the lobby, seeks, invitations, closing a table, friends."""

from typing import Annotated

import segno
from msgspec import Meta
from starlette.requests import Request

from tianxia.server.answers import address, hall_of, welcomed, who
from tianxia.server.doors import Answer, Doors
from tianxia.server.meeting.invitations import check_here
from tianxia.server.messages import meeting, seen
from tianxia.server.messages.base import SeatNumber
from tianxia.server.problems import Problem
from tianxia.server.views import table_data

doors = Doors("meeting")
Origin = Annotated[
    str, Meta(pattern=r"^https?://[^/\s?#]{1,200}$(?!\n)", max_length=220, description="where the page comes from")
]


def me(request: Request) -> str:
    """Who asks for something that only somebody can have."""
    guest = who(request)
    if guest is None:
        raise Problem("not-yours", "GET /api/me first: it makes you somebody")
    return guest


@doors.get("/lobby")
async def look_into_lobby(request: Request) -> Answer[meeting.LobbyData]:
    """What can be joined now: tables that others have opened, seats that are held for you, who looks for a game."""
    room = hall_of(request).meeting
    guest = who(request)
    others = await room.seeks.others(guest)
    seeking = [meeting.Seeking(game=game, people=people) for game, people in sorted(others.items())]
    return Answer(
        meeting.LobbyData(
            invitations=await room.lobby.invitations(guest) if guest is not None else [],
            tables=await room.lobby.tables(guest or ""),
            seeking=seeking,
            seek=await room.seeks.of(guest) if guest is not None else None,
        )
    )


@doors.put("/seek")
async def begin_seek(request: Request, asked: meeting.SeekWish) -> Answer[meeting.MySeek]:
    """Find me a game. It waits until others fit, then the table is there and all of them sit; your own line tells you."""
    hall = hall_of(request)
    guest, new = hall.guests.known_or_new(request)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    await hall.meeting.seeks.begin(guest, asked)
    return welcomed(request, Answer(meeting.MySeek(seek=await hall.meeting.seeks.of(guest))), guest, new)


@doors.delete("/seek")
async def give_up_seek(request: Request) -> Answer[meeting.MySeek]:
    room = hall_of(request).meeting
    await room.seeks.give_up(me(request))
    return Answer(meeting.MySeek(seek=await room.seeks.of(me(request))))


@doors.delete("/tables/{table}")
async def close_table(request: Request, table: str) -> Answer[meeting.Closed]:
    """Close a table of yours before it begins: it is gone from all lists, and says so to whoever comes."""
    hall = hall_of(request)
    found = await hall.tables.get(table)
    await hall.meeting.doorkeeper.close(found, who(request))
    return Answer(meeting.Closed(table=found.id))


@doors.delete("/tables/{table}/seats/{seat}")
async def leave_seat(request: Request, table: str, seat: SeatNumber) -> Answer[seen.TableData]:
    """Before a table begins: leave your seat; or send away whoever sits there, if you opened the table."""
    hall = hall_of(request)
    guest = who(request)
    found = await hall.tables.get(table)
    await hall.meeting.doorkeeper.send_away(found, guest, seat)
    return Answer(table_data(found, guest, None))


@doors.get("/tables/{table}/qr")
async def qr_code(request: Request, table: str, origin: Origin) -> Answer[meeting.QrCode]:
    """The link to join as a picture, for those who may hand it on."""
    guest = who(request)
    found = await hall_of(request).tables.get(table)
    check_here(found, guest)
    join = table_data(found, guest, None).join
    if join is None:
        raise Problem("not-open", "no seat is open at this table any more")
    link = origin + hall_of(request).settings.base_path + join
    rows = list(segno.make(link, error="m", micro=False).matrix_iter(border=4))
    path = "".join([f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark])
    return Answer(meeting.QrCode(link=link, size=len(rows), path=path))


@doors.get("/tables/{table}/invitations")
async def see_invitations(request: Request, table: str) -> Answer[meeting.Invitations]:
    """Who was asked to this table, and what they said; for those who sit there."""
    hall = hall_of(request)
    found = await hall.tables.get(table)
    return Answer(meeting.Invitations(invited=await hall.meeting.asking.invited(found, who(request))))


@doors.post("/tables/{table}/invitations")
async def invite(request: Request, table: str, asked: meeting.InvitationWish) -> Answer[meeting.Invitations]:
    """Ask somebody to this table: they find it in their lobby, and hear of it on their own line."""
    hall = hall_of(request)
    guest = me(request)
    found = await hall.tables.get(table)
    check_here(found, guest)
    hall.rate.take("invitations " + guest)
    await hall.meeting.asking.ask(found, guest, await hall.meeting.persons.guest_called(asked.person))
    return Answer(meeting.Invitations(invited=await hall.meeting.asking.invited(found, guest)))


@doors.delete("/tables/{table}/invitations")
async def decline(request: Request, table: str) -> Answer[meeting.LobbyData]:
    """Say no to a seat that is held for you."""
    hall = hall_of(request)
    found = await hall.tables.get(table)
    await hall.meeting.asking.decline(found, me(request))
    return await look_into_lobby(request)


@doors.post("/tables/{table}/rematch", 201, 200)
async def rematch(request: Request, table: str) -> Answer[seen.TableData]:
    """The same people once more, each a seat further. The others are asked; who asks second sits down at that very table."""
    hall = hall_of(request)
    guest = me(request)
    old = await hall.tables.get(table)
    hall.rate.take("guest " + guest, "from " + address(request))
    hall.thinkers.shares.lives_at(guest, address(request))
    made, again = await hall.meeting.asking.rematch(old, guest)
    if again and made.status == "open" and not made.seats_of(guest):
        seat = await hall.meeting.doorkeeper.seat_for(made, guest, "", None)
        await hall.tables.join(made, guest, seat, old.seats[old.seats_of(guest)[0]].name)
    return Answer(table_data(made, guest, None), 200 if again else 201)


@doors.get("/friends")
async def friends(request: Request) -> Answer[meeting.Friends]:
    """Those whom you follow and whether they are here, those with whom you have played, those whom you have blocked."""
    guest = who(request)
    people = await hall_of(request).meeting.bonds.people(guest) if guest is not None else []
    return Answer(meeting.Friends(people=people))


@doors.put("/friends/{person}")
async def set_bond(request: Request, person: meeting.PersonId, asked: meeting.BondWish) -> Answer[meeting.Friends]:
    """Follow or block somebody. Neither is told to them."""
    hall = hall_of(request)
    hall.rate.take("bonds " + me(request))
    other = await hall.meeting.persons.guest_called(person)
    await hall.meeting.bonds.set(me(request), other, asked.bond, hall.clock.now())
    return Answer(meeting.Friends(people=await hall.meeting.bonds.people(me(request))))


@doors.delete("/friends/{person}")
async def forget_bond(request: Request, person: meeting.PersonId) -> Answer[meeting.Friends]:
    """Follow somebody no longer, or block them no longer."""
    hall = hall_of(request)
    other = await hall.meeting.persons.guest_called(person)
    await hall.meeting.bonds.set(me(request), other, None, hall.clock.now())
    return Answer(meeting.Friends(people=await hall.meeting.bonds.people(me(request))))
