"""Accounts: a guest who can come back, on any device. The id stays, and with it every seat.

A guest becomes one by the first thing that lets them come back: a passkey, a mail address, recovery codes, or a second device.
"""

import base64
import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sa
from starlette.requests import HTTPConnection

from tianxia.server.change import Change, Conflict
from tianxia.server.guests import Pass, hashed
from tianxia.server.people import moving
from tianxia.server.people.schema import passkeys, people, recovery_codes
from tianxia.server.people.tickets import bad_ticket
from tianxia.server.problems import Problem

if TYPE_CHECKING:
    from tianxia.server.hall import Hall

CODES: Final = 10


class Welcome(NamedTuple):
    """Somebody is in: the cookie of their new session, and what became of the guest of this device."""

    guest: str
    cookie: str
    moved: int = 0  # tables that were taken along
    twice: tuple[str, ...] = ()  # tables where account and guest both sit, which stay as they are


async def is_account(hall: "Hall", guest: str) -> bool:
    return await hall.names.has_account(guest)


async def become(hall: "Hall", connection: HTTPConnection, here: Pass, change: Change) -> str:
    """The guest is an account from this change on; returns the cookie that this device needs. One who is keeps theirs (empty)."""
    if here.session:
        await _store(hall, change, [])
        return ""
    hall.names.enter(change, here.guest)
    mine = sa.update(people).where(people.c.guest == here.guest, people.c.account.is_(None))
    change.also.append((mine.values(account=hall.clock.now()), []))
    cookie = hall.sessions.begin(change, connection, here.guest, "here")
    hall.sessions.end(change, [here.guest])
    await _store(hall, change, [here.guest])
    return cookie


async def sign_in(hall: "Hall", connection: HTTPConnection, account: str, how: str, change: Change) -> Welcome:
    """A session of the account on this device, by this change. What was played here as a guest is taken along."""
    here = hall.guests.present(connection)
    ends: list[str] = []
    both: list[str] = []
    brings = 0
    old: str | None = None
    if here is not None and here.session:  # whoever was signed in here no longer is; their tables stay theirs
        ends = [here.session]
    elif here is not None and here.guest != account and not await is_account(hall, here.guest):
        old = here.guest
        both = await moving.both_at(hall.store, old, account)
        brings = await moving.tables_of(hall.store, old) - len(both)
        moving.move(change, old, account)
        if not both:
            ends = [old]
    cookie = hall.sessions.begin(change, connection, account, how, old if both else None)
    hall.sessions.end(change, ends)
    await _store(hall, change, ends)
    if old is not None:
        await moving.moved(hall.tables, old, account, both)
        hall.names.forget(old)
    return Welcome(account, cookie, brings, tuple(both))


async def _store(hall: "Hall", change: Change, ends: list[str]) -> None:
    try:
        await hall.store.write(change)
    except Conflict:
        raise bad_ticket() from None
    hall.sessions.told(ends)


async def new_codes(hall: "Hall", change: Change, guest: str) -> list[str]:
    """Recovery codes in the place of all earlier ones; told once, kept as hashes."""
    codes = [_code() for _ in range(CODES)]
    change.also.append((sa.delete(recovery_codes).where(recovery_codes.c.guest == guest), []))
    change.also.append((sa.insert(recovery_codes), [{"hash": hashed(plain_code(code)), "guest": guest} for code in codes]))
    return codes


def _code() -> str:
    """Eighty random bits, in letters and digits that nobody confuses."""
    made = base64.b32encode(secrets.token_bytes(10)).decode().lower()
    return "-".join([made[i : i + 4] for i in range(0, 16, 4)])


def plain_code(text: str) -> str:
    """A code as it counts, however it was typed."""
    return "".join([c for c in text.lower() if c.isalnum()]).replace("0", "o").replace("1", "l").replace("8", "b")


async def owner_of_code(hall: "Hall", code: str, change: Change) -> str:
    """Whose code this is; the change uses it up."""
    c = recovery_codes.c
    found = await hall.store.rows(sa.select(c.guest).where(c.hash == hashed(plain_code(code))))
    if not found:
        raise Problem("bad-code", "no such recovery code; each is good once")
    change.once.append(sa.delete(recovery_codes).where(c.hash == hashed(plain_code(code))))
    return str(found[0]["guest"])


async def codes_left(hall: "Hall", guest: str) -> int:
    query = sa.select(sa.func.count().label("n")).where(recovery_codes.c.guest == guest)
    return int((await hall.store.rows(query))[0]["n"])


async def check_way_back(hall: "Hall", guest: str) -> None:
    """Nobody signs out for ever without knowing it."""
    person = await hall.names.person(guest)
    by_mail = person is not None and person["mail"] is not None and hall.mail.possible
    keys = await hall.store.rows(sa.select(passkeys.c.id).where(passkeys.c.guest == guest).limit(1))
    if not by_mail and not keys and not await codes_left(hall, guest):
        raise Problem("no-way-back", "you could not come back: add a passkey or make recovery codes first")


async def sign_out(hall: "Hall", here: Pass, everywhere: bool) -> str | None:
    """Ends this session, or all of the account; returns the guest whom this device becomes again, if there is one."""
    await check_way_back(hall, here.guest)
    before = await hall.sessions.before(here)
    all_of_them = [str(row["id"]) for row in await hall.sessions.of(here.guest)]
    ends = [here.guest, *all_of_them] if everywhere else [here.session]
    await end(hall, ends)
    return before


async def end(hall: "Hall", keys: list[str]) -> None:
    change = Change()
    hall.sessions.end(change, keys)
    await hall.store.write(change)
    hall.sessions.told(keys)
