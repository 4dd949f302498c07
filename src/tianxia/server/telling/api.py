"""Addresses of this room: how I want to be told, and which tables wait for me. All of it is one's own business."""

import secrets
from typing import Final

from starlette.requests import Request

from tianxia.server.answers import address, hall_of, welcomed, who
from tianxia.server.doors import Answer, Doors
from tianxia.server.hall import Hall
from tianxia.server.mail import MailFault
from tianxia.server.messages import telling
from tianxia.server.opening import game_called
from tianxia.server.problems import Problem
from tianxia.server.telling.book import MOST_WAYS, Way, Wishes
from tianxia.server.telling.letters import test_letter
from tianxia.server.telling.push import sealed
from tianxia.server.telling.quiet import clock_time, minutes, zone_called
from tianxia.server.telling.teller import Gone, NotDelivered
from tianxia.server.telling.words import LANGUAGES, say

doors = Doors("telling")
_WRONG_CODES: Final = 5


@doors.get("/me/messages")
async def my_messages(request: Request) -> Answer[telling.Messages]:
    return Answer(await _messages(hall_of(request), who(request)))


@doors.put("/me/messages")
async def wish(request: Request, asked: telling.MessageWishes) -> Answer[telling.Messages]:
    hall = hall_of(request)
    _check_language(asked.language)
    zone_called(asked.zone)
    for game in asked.games_off:
        game_called(game)
    wished = Wishes(
        language=asked.language,
        zone=asked.zone,
        quiet_from=minutes(asked.quiet.begins) if asked.quiet is not None else None,
        quiet_until=minutes(asked.quiet.ends) if asked.quiet is not None else None,
        kinds_off=sorted(set(asked.kinds_off)),
        games_off=sorted(set(asked.games_off)),
    )
    guest, new = hall.guests.known_or_new(request)
    _slowly(hall, request, guest)
    await hall.teller.book.wish(guest, wished)
    return welcomed(request, Answer(await _messages(hall, guest)), guest, new)


@doors.put("/me/messages/language")
async def speak(request: Request, asked: telling.LanguageWish) -> Answer[telling.Messages]:
    """The language of the page is that of the messages."""
    hall = hall_of(request)
    _check_language(asked.language)
    guest = _me(request)
    wished = await hall.teller.book.wishes_of(guest)
    if wished.language != asked.language:
        _slowly(hall, request, guest)
        await hall.teller.book.wish(guest, _speaking(wished, asked.language))
    return Answer(await _messages(hall, guest))


@doors.post("/me/messages/push", 201)
async def add_push(request: Request, asked: telling.PushWay) -> Answer[telling.Messages]:
    """Tell this browser, also when the page is closed."""
    try:
        sealed(asked.endpoint, asked.p256dh, asked.auth, b"-")
    except ValueError:
        raise Problem("bad-request", "these are not the keys of a subscription", {"where": "p256dh", "what": "no key"}) from None
    return await _add(request, "push", asked.endpoint, {"p256dh": asked.p256dh, "auth": asked.auth}, asked.name)


@doors.post("/me/messages/webhook", 201)
async def add_webhook(request: Request, asked: telling.WebhookWay) -> Answer[telling.Messages]:
    """Tell a server of mine: Discord, ntfy, or any that takes JSON."""
    return await _add(request, "webhook", asked.address, {"style": asked.style}, _host(asked.address))


@doors.post("/me/messages/mail", 201)
async def add_mail(request: Request, asked: telling.MailWay) -> Answer[telling.Messages]:
    """Tell a mailbox; it must send back a code first."""
    hall = hall_of(request)
    if not hall.mail.possible:
        raise Problem("no-mail", "this server sends no mail")
    return await _add(request, "mail", asked.address, {}, asked.address)


@doors.post("/me/messages/ways/{way}/code")
async def confirm(request: Request, way: str, asked: telling.WayCode) -> Answer[telling.Messages]:
    """The code that came by mail."""
    hall = hall_of(request)
    found = await _mine(request, way)
    if found.code is not None:
        if not secrets.compare_digest(found.code.encode(), asked.code.strip().encode()):
            if found.tries + 1 >= _WRONG_CODES:
                await hall.teller.book.remove(found.id)
            else:
                await hall.teller.book.alter(found.id, tries=found.tries + 1)
            raise Problem("bad-mail-code", "this is not the code that was sent", {"left": _WRONG_CODES - found.tries - 1})
        await hall.teller.book.alter(found.id, code=None)
    return Answer(await _messages(hall, found.guest))


@doors.put("/me/messages/ways/{way}")
async def switch(request: Request, way: str, asked: telling.WaySwitch) -> Answer[telling.Messages]:
    """Off for a while, or on again, also after it was switched off because nothing arrived."""
    hall = hall_of(request)
    found = await _mine(request, way)
    await hall.teller.book.alter(found.id, active=asked.active, failures=0)
    return Answer(await _messages(hall, found.guest))


@doors.delete("/me/messages/ways/{way}")
async def remove(request: Request, way: str) -> Answer[telling.Messages]:
    hall = hall_of(request)
    found = await _mine(request, way)
    await hall.teller.book.remove(found.id)
    return Answer(await _messages(hall, found.guest))


@doors.post("/me/messages/ways/{way}/test")
async def test(request: Request, way: str) -> Answer[telling.Delivered]:
    """Send me one now."""
    hall = hall_of(request)
    found = await _mine(request, way)
    if found.code is not None:
        raise Problem("bad-mail-code", "type the code that was sent there first")
    _slowly(hall, request, found.guest)
    language = (await hall.teller.book.wishes_of(found.guest)).language
    try:
        with hall.one_at_a_time.turn(f"message to {found.guest}"):
            await hall.teller.deliver(found, test_letter(language, found.site, secrets.token_hex(8)), language)
    except (Gone, NotDelivered):  # what exactly was answered there is nobody's business
        raise Problem("not-delivered", "it could not be delivered there") from None
    return Answer(telling.Delivered(delivered=True))


@doors.post("/me/messages/seen")
async def seen(request: Request, asked: telling.SeenTable) -> Answer[telling.Seen]:
    """I have this table before me: I need not be told what I see."""
    guest = who(request)
    there = guest is not None and guest in hall_of(request).teller.reachable
    return Answer(telling.Seen(seen=there and await hall_of(request).teller.book.seen(str(guest), asked.table, asked.line)))


@doors.get("/me/waiting")
async def waiting(request: Request) -> Answer[telling.WaitingTables]:
    """The tables where it is my turn, the longest waiting first."""
    guest = who(request)
    teller = hall_of(request).teller
    tables = await teller.book.waiting_for(guest) if guest is not None else []
    return Answer(telling.WaitingTables(tables=tables, known=guest is not None, told=guest in teller.reachable))


async def _add(request: Request, channel: telling.Channel, to: str, more: dict[str, str], name: str) -> Answer[telling.Messages]:
    hall = hall_of(request)
    if channel != "mail":
        hall.teller.outside.check(to)
    guest, new = hall.guests.known_or_new(request)
    book = hall.teller.book
    others = [way for way in await book.ways_of(guest) if (way.channel, way.address) != (channel, to)]
    if len(others) >= MOST_WAYS:
        raise Problem("too-many-ways", f"at most {MOST_WAYS} ways to be told", {"most": MOST_WAYS})
    hall.message_rate.take(f"ways {guest}", f"ways {address(request)}", f"ways {to}")
    code = f"{secrets.randbelow(10**6):06}" if channel == "mail" else None
    if code is not None:
        language = (await book.wishes_of(guest)).language
        try:
            text = say(language, "mail-code-text", {"code": code})
            await hall.mail.send(to, say(language, "mail-code-subject", {"code": code}), text)
        except MailFault:
            raise Problem("not-delivered", "no mail could be sent there") from None
    site = str(request.base_url).rstrip("/") + hall.settings.base_path
    way = Way(secrets.token_hex(8), guest, channel, to, more, name[:80], site, code, 0, True, 0, 0.0, hall.clock.now())
    await book.add(way)
    hall.teller.reachable.add(guest)
    answer = Answer(await _messages(hall, guest), 201)
    return welcomed(request, answer, guest, new)


async def _messages(hall: Hall, guest: str | None) -> telling.Messages:
    book = hall.teller.book
    wished = await book.wishes_of(guest) if guest is not None else Wishes()
    quiet = None
    if wished.quiet_from is not None and wished.quiet_until is not None:
        quiet = telling.Quiet(begins=clock_time(wished.quiet_from), ends=clock_time(wished.quiet_until))
    ways = await book.ways_of(guest) if guest is not None else []
    return telling.Messages(
        language=wished.language,
        zone=wished.zone,
        quiet=quiet,
        kinds_off=list(wished.kinds_off),  # type: ignore[arg-type]
        games_off=list(wished.games_off),
        ways=[
            telling.Way(
                id=way.id,
                channel=way.channel,  # type: ignore[arg-type]
                name=way.name,
                confirmed=way.code is None,
                active=way.active,
                failures=way.failures,
            )
            for way in ways
        ],
        push_key=hall.teller.key.public,
        mail=hall.mail.possible,
    )


def _me(request: Request) -> str:
    guest = who(request)
    if guest is None:
        raise Problem("bad-cookie", "nobody is known by this; GET /api/me gives a cookie")
    return guest


async def _mine(request: Request, way: str) -> Way:
    for found in await hall_of(request).teller.book.ways_of(_me(request)):
        if found.id == way:
            return found
    raise Problem("unknown-way", f"you have no way {way[:40]!r}", {"way": way[:40]})


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Problem("unknown-language", f"languages are {', '.join(LANGUAGES)}", {"language": language})


def _speaking(wished: Wishes, language: str) -> Wishes:
    return Wishes(language, wished.zone, wished.quiet_from, wished.quiet_until, wished.kinds_off, wished.games_off)


def _slowly(hall: Hall, request: Request, guest: str) -> None:
    hall.message_rate.take(f"wishes {guest}", f"wishes {address(request)}")


def _host(url: str) -> str:
    return url.split("://", 1)[-1].split("/", 1)[0].split("?", 1)[0]
