"""Addresses of this room: my account, signing in and out, profiles."""

from typing import Annotated

import sqlalchemy as sa
from msgspec import Meta
from starlette.requests import Request

from tianxia.server.answers import address, hall_of, who
from tianxia.server.change import Change, Row
from tianxia.server.doors import Answer, Doors, M
from tianxia.server.guests import Pass, tidy_name
from tianxia.server.hall import Hall
from tianxia.server.mail import tidy_address
from tianxia.server.messages import people as told
from tianxia.server.people import accounts, moving, passkeys
from tianxia.server.people.exports import exported
from tianxia.server.people.leaving import leave
from tianxia.server.people.letters import letter
from tianxia.server.people.profiles import profile
from tianxia.server.people.qr import qr_path
from tianxia.server.people.schema import passkeys as passkey_rows
from tianxia.server.people.schema import people
from tianxia.server.people.sessions import device_name
from tianxia.server.people.tickets import SECONDS
from tianxia.server.problems import Problem
from tianxia.server.wall_clock import moment

doors = Doors("people")
ShortId = Annotated[str, Meta(min_length=1, max_length=40)]
_SHORT = 16  # letters of a hash or a passkey's id that name it in lists


def _here(request: Request) -> Pass:
    """The pass of whoever wants something for themselves; without one there is nothing to do it to."""
    hall_of(request).guests.who(request)  # refuses a bad cookie
    found = hall_of(request).guests.present(request)
    if found is None:
        raise Problem("bad-cookie", "GET /api/me first: it gives a cookie")
    return found


def _with_cookie(request: Request, answer: Answer[M], cookie: str) -> Answer[M]:
    if cookie:
        hall_of(request).guests.give(answer, cookie, request)
    return answer


async def _signed_in(request: Request, welcome: accounts.Welcome) -> Answer[told.SignedIn]:
    names = hall_of(request).names
    public = names.public_id(welcome.guest)
    twice = list(welcome.twice)
    said = told.SignedIn(name=await names.name(welcome.guest), public=public, moved=welcome.moved, twice=twice)
    return _with_cookie(request, Answer(said), welcome.cookie)


# ---- my account ----


@doors.get("/me/account")
async def my_account(request: Request) -> Answer[told.Account]:
    return Answer(await _account(hall_of(request), _here(request)))


async def _account(hall: Hall, here: Pass) -> told.Account:
    person = await hall.names.person(here.guest)
    before = await hall.sessions.before(here) if here.session else None
    return told.Account(
        public=hall.names.public_id(here.guest),
        name=await hall.names.name(here.guest),
        account=person is not None and person["account"] is not None,
        mail=person["mail"] if person is not None else None,
        mail_possible=_mails(hall),
        passkeys=[_passkey(row) for row in await passkeys.of(hall, here.guest)],
        devices=[_device(row, here) for row in await hall.sessions.of(here.guest)],
        codes=await accounts.codes_left(hall, here.guest),
        twice=await moving.both_at(hall.store, before, here.guest) if before is not None else [],
    )


def _passkey(row: Row) -> told.Passkey:
    used = moment(row["used"]) if row["used"] is not None else None
    return told.Passkey(id=row["id"][:_SHORT], name=row["name"], added=moment(row["added"]), used=used)


def _device(row: Row, here: Pass) -> told.Device:
    mine = row["id"] == here.session
    added, seen = moment(row["added"]), moment(row["seen"])
    return told.Device(id=row["id"][:_SHORT], name=row["name"], how=row["how"], added=added, seen=seen, here=mine)


@doors.post("/me/passkey-options")
async def ask_for_passkey(request: Request) -> Answer[told.PasskeyOptions]:
    """A challenge for the device to make a passkey for."""
    hall = hall_of(request)
    here = _here(request)
    hall.sign_ins.take("from " + address(request))
    return Answer(told.PasskeyOptions(options=await passkeys.ask_for_new(hall, request, here.guest)))


@doors.post("/me/passkeys")
async def add_passkey(request: Request, asked: told.PasskeyMade) -> Answer[told.Account]:
    """The passkey that was made: with the first one a guest becomes an account, and keeps every seat."""
    hall = hall_of(request)
    here = _here(request)
    change = Change()
    name = tidy_name(asked.name) or device_name(request)
    await passkeys.add(hall, request, here.guest, asked.credential, name, change)
    return await _became(request, here, change)


async def _became(request: Request, here: Pass, change: Change) -> Answer[told.Account]:
    hall = hall_of(request)
    cookie = await accounts.become(hall, request, here, change)
    now = hall.guests.pass_of(cookie) or here
    return _with_cookie(request, Answer(await _account(hall, now)), cookie)


@doors.delete("/me/passkeys/{passkey}")
async def remove_passkey(request: Request, passkey: ShortId) -> Answer[told.Account]:
    hall = hall_of(request)
    here = _here(request)
    found = [row["id"] for row in await passkeys.of(hall, here.guest) if row["id"][:_SHORT] == passkey]
    if not found:
        raise Problem("not-found", "you have no such passkey")
    change = Change()
    change.also.append((sa.delete(passkey_rows).where(passkey_rows.c.id == found[0]), []))
    await hall.store.write(change)
    return Answer(await _account(hall, here))


@doors.post("/me/codes")
async def new_codes(request: Request) -> Answer[told.Codes]:
    """Ten recovery codes in the place of all earlier ones, each good once. They are told now and never again."""
    hall = hall_of(request)
    here = _here(request)
    hall.sign_ins.take("from " + address(request))
    change = Change()
    codes = await accounts.new_codes(hall, change, here.guest)
    cookie = await accounts.become(hall, request, here, change)
    return _with_cookie(request, Answer(told.Codes(codes=codes)), cookie)


@doors.post("/me/device-link")
async def device_link(request: Request) -> Answer[told.DeviceLink]:
    """A link, and its QR code, that takes my seats to another device. It works once, for ten minutes.

    Whoever has two devices is an account, so that each of them can be signed out.
    """
    hall = hall_of(request)
    here = _here(request)
    hall.sign_ins.take("from " + address(request))
    cookie = await accounts.become(hall, request, here, Change())
    token = await hall.tickets.make("device", here.guest)
    link = f"{request.url.scheme}://{request.headers.get('host', '')}{hall.settings.base_path}/come#{token}"
    size, path = qr_path(link)
    made = told.DeviceLink(link=link, size=size, path=path, seconds=int(SECONDS["device"]))
    return _with_cookie(request, Answer(made), cookie)


@doors.delete("/me/devices/{device}")
async def remove_device(request: Request, device: ShortId) -> Answer[told.Account]:
    """Another device of mine is signed out."""
    hall = hall_of(request)
    here = _here(request)
    found = [row["id"] for row in await hall.sessions.of(here.guest) if row["id"][:_SHORT] == device]
    if not found or found[0] == here.session:
        raise Problem("not-found", "you have no other device of this name")
    await accounts.end(hall, found)
    return Answer(await _account(hall, here))


@doors.delete("/me/mail")
async def remove_mail(request: Request) -> Answer[told.Account]:
    hall = hall_of(request)
    here = _here(request)
    change = Change()
    change.also.append((sa.update(people).where(people.c.guest == here.guest).values(mail=None), []))
    await hall.store.write(change)
    return Answer(await _account(hall, here))


@doors.post("/me/sign-out")
async def sign_out(request: Request, asked: told.SignOutAsked) -> Answer[told.Gone]:
    """This device, or every device of mine, is signed out at once."""
    hall = hall_of(request)
    here = _here(request)
    if not here.session:
        raise Problem("no-way-back", "a guest cannot sign out: there would be no way back to the seats")
    before = await accounts.sign_out(hall, here, asked.everywhere)
    return _gone(request, before)


@doors.get("/me/export")
async def export(request: Request) -> Answer[told.Export]:
    hall = hall_of(request)
    here = _here(request)
    with hall.one_at_a_time.turn("export " + here.guest):
        made = told.Export(made=moment(hall.clock.now()), rooms=await exported(hall, here.guest))
    given = Answer(made)
    given.headers["content-disposition"] = 'attachment; filename="tianxia.json"'
    return given


@doors.post("/me/leave")
async def leave_for_good(request: Request, asked: told.LeaveAsked) -> Answer[told.Gone]:
    """Everything about me is deleted. Finished games stay without my name; in running ones a bot plays on."""
    hall = hall_of(request)
    here = _here(request)
    name = await hall.names.name(here.guest)
    if tidy_name(asked.name) != name:
        raise Problem("bad-request", f"name: {name!r} is expected", {"where": "name", "what": "your name is expected"})
    before = await hall.sessions.before(here) if here.session else None
    with hall.one_at_a_time.turn("leave " + here.guest):
        await hall.tables.whole(leave(hall, here.guest))
    return _gone(request, before)


def _gone(request: Request, before: str | None) -> Answer[told.Gone]:
    """Who sat here beside the account is here again; else nobody is."""
    guests = hall_of(request).guests
    answer = Answer(told.Gone(back=before is not None))
    if before is not None:
        guests.give(answer, guests.sign(before), request)
    else:
        guests.take_away(answer)
    return answer


# ---- signing in ----


@doors.post("/sign-in/passkey-options")
async def ask_passkey(request: Request) -> Answer[told.PasskeyOptions]:
    hall = hall_of(request)
    hall.sign_ins.take("from " + address(request))
    return Answer(told.PasskeyOptions(options=await passkeys.ask(hall, request)))


@doors.post("/sign-in/passkey")
async def sign_in_by_passkey(request: Request, asked: told.PasskeyShown) -> Answer[told.SignedIn]:
    hall = hall_of(request)
    hall.sign_ins.take("from " + address(request))
    change = Change()
    owner = await passkeys.owner_of(hall, request, asked.credential, change)
    return await _signed_in(request, await accounts.sign_in(hall, request, owner, "passkey", change))


@doors.post("/sign-in/code")
async def sign_in_by_code(request: Request, asked: told.CodeAsked) -> Answer[told.SignedIn]:
    """A recovery code opens the account that it was made for, once."""
    hall = hall_of(request)
    hall.sign_ins.take("from " + address(request))
    change = Change()
    owner = await accounts.owner_of_code(hall, asked.code, change)
    return await _signed_in(request, await accounts.sign_in(hall, request, owner, "code", change))


def _mails(hall: Hall) -> bool:
    """Links in mail begin with an address that the operator has set: what a request calls this server is not believed there."""
    return hall.mail.possible and bool(hall.settings.public_url)


@doors.post("/sign-in/mail")
async def send_link(request: Request, asked: told.MailAsked) -> Answer[told.MailSent]:
    """A link to this address. Whoever follows it is signed in to the account that has the address, or gives it to their own."""
    hall = hall_of(request)
    if not _mails(hall):
        raise Problem("no-mail", "this server sends no mail")
    mail = tidy_address(asked.mail)
    if not mail:
        raise Problem("bad-request", "mail: an address like ann@example.org", {"where": "mail", "what": "no mail address"})
    hall.sign_ins.take("from " + address(request), "mail to " + mail)
    token = await hall.tickets.make("mail", None, mail)
    hall.mail.send_soon(
        mail, *letter(asked.language, f"{hall.settings.public_url.rstrip('/')}{hall.settings.base_path}/come#{token}")
    )
    return Answer(told.MailSent(sent=True))


@doors.post("/sign-in/link/look")
async def look_at_ticket(request: Request, asked: told.TicketAsked) -> Answer[told.Ticket]:
    """What a link is good for; it stays good."""
    hall = hall_of(request)
    hall.sign_ins.take("from " + address(request))
    ticket = await hall.tickets.look(asked.token, "device", "mail")
    owner = ticket["guest"] or await _owner_of_mail(hall, ticket["mail"])
    here = hall.guests.present(request)
    old = here.guest if here is not None and not here.session and owner is not None and here.guest != owner else None
    moves = await moving.tables_of(hall.store, old) - len(await moving.both_at(hall.store, old, owner)) if old and owner else 0
    name = await hall.names.name(owner) if owner is not None else ""
    return Answer(told.Ticket(kind=ticket["kind"], name=name, mail=ticket["mail"], moves=moves))


@doors.post("/sign-in/link")
async def come_by_ticket(request: Request, asked: told.TicketAsked) -> Answer[told.SignedIn]:
    """Follow a link: to the account that made it, or that has this mail address; a new address becomes one's own."""
    hall = hall_of(request)
    hall.sign_ins.take("from " + address(request))
    ticket = await hall.tickets.look(asked.token, "device", "mail")
    change = Change()
    hall.tickets.take(change, asked.token)
    if ticket["kind"] == "device":
        here = hall.guests.present(request)
        if here is not None and here.guest == ticket["guest"]:
            raise Problem("already-here", "this link is for another device; here you are already")
        return await _signed_in(request, await accounts.sign_in(hall, request, ticket["guest"], "link", change))
    owner = await _owner_of_mail(hall, ticket["mail"])
    if owner is not None:
        return await _signed_in(request, await accounts.sign_in(hall, request, owner, "mail", change))
    here = _here(request)
    hall.names.enter(change, here.guest)
    change.also.append((sa.update(people).where(people.c.guest == here.guest).values(mail=ticket["mail"]), []))
    cookie = await accounts.become(hall, request, here, change)
    return await _signed_in(request, accounts.Welcome(here.guest, cookie))


async def _owner_of_mail(hall: Hall, mail: str | None) -> str | None:
    found = await hall.store.rows(sa.select(people.c.guest).where(people.c.mail == mail)) if mail else []
    return str(found[0]["guest"]) if found else None


# ---- profiles ----


@doors.get("/people/{person}")
async def person(request: Request, person: ShortId) -> Answer[told.Profile]:
    """What anybody may know of a person, by their public id."""
    hall = hall_of(request)
    guest = await hall.names.guest_of(person)
    if guest is None:
        raise Problem("unknown-person", "nobody is called that here (any more)", {"person": person})
    return Answer(await profile(hall, guest, who(request)))


@doors.get("/me/profile")
async def my_profile(request: Request) -> Answer[told.Profile]:
    """The same of oneself, also before anybody could know of it."""
    hall = hall_of(request)
    here = _here(request)
    if await hall.names.person(here.guest) is None:
        change = Change()
        hall.names.enter(change, here.guest)
        await hall.store.write(change)
    return Answer(await profile(hall, here.guest, here.guest))


@doors.get("/tables/{table}/people")
async def sitters(request: Request, table: str) -> Answer[told.Sitters]:
    """Whose profiles belong to the names at a table."""
    hall = hall_of(request)
    seats = (await hall.tables.get(table)).seats
    found = [
        told.Sitter(seat=i, public=hall.names.public_id(seat.guest))
        for i, seat in enumerate(seats)
        if seat.guest is not None and not seat.left
    ]
    return Answer(told.Sitters(sitters=found))
