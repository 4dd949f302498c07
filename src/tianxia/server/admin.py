"""`tianxia admin …`: what only the operator may do, on the machine of the store. Each subcommand is a function of its own."""

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tianxia.engine.course import Course, seats_of
from tianxia.server import schema
from tianxia.server.aside import in_a_line
from tianxia.server.change import Change, Conflict, Row
from tianxia.server.configuration import BadSetting
from tianxia.server.faults import CannotServe, StoreFault
from tianxia.server.people.names import SECRET, Names
from tianxia.server.retention import DAY, old_tables
from tianxia.server.retention import forget as forget_old
from tianxia.server.roles import ROLES, Roles, people_called
from tianxia.server.run import configuration_of, take_settings
from tianxia.server.store import Store
from tianxia.server.table import Seat, record_of_row
from tianxia.server.wall_clock import WallClock

FINE, BAD = 0, 2
LANGUAGES = ("en", "pl", "cs")
Work = Callable[[Store, argparse.Namespace], Awaitable[None]]
Commands = Any  # what argparse gives for add_subparsers()


class Refused(ValueError):
    """What was asked for cannot be done; one line says why and what would be right."""


def main(argv: Sequence[str]) -> int:
    asked = parser().parse_args(list(argv))
    try:
        asyncio.run(_with_store(configuration_of(asked).settings.db, asked.work, asked))
    except (Refused, CannotServe, StoreFault, BadSetting) as why:
        sys.stderr.write(f"tianxia: {why}\n")
        return BAD
    return FINE


async def _with_store(db: str, work: Work, asked: argparse.Namespace) -> None:
    store = Store(db)
    await store.open()
    try:
        await work(store, asked)
    finally:
        await store.close()


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="tianxia admin", description="What only the operator may do; also while the server runs.")
    take_settings(top)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (
        _add_users,
        _add_role,
        _add_roles,
        _add_tables,
        _add_table,
        _add_aside,
        _add_back,
        _add_announce,
        _add_announcements,
        _add_withdraw,
        _add_forget,
    ):
        add(commands)
    return top


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


# ---- people ----


async def names_of(store: Store) -> Names:
    return Names(await store.secret(SECRET), store, WallClock())


def _add_users(commands: Commands) -> None:
    one = commands.add_parser("users", help="list people: public id, name, at how many tables they sit, when one last changed")
    one.add_argument("--name", default="", help="only those whose name begins so")
    one.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many, the latest first (default: 50)")
    one.set_defaults(work=users)


async def users(store: Store, asked: argparse.Namespace) -> None:
    s, t, g = schema.seats.c, schema.tables.c, schema.guests.c
    query = (
        sa.select(
            s.guest,
            g.name,
            sa.func.max(s.name).label("seated"),
            sa.func.count().label("tables"),
            sa.func.max(t.changed).label("last"),
        )
        .join(schema.tables, t.id == s.table_id)
        .outerjoin(schema.guests, g.id == s.guest)
        .where(s.guest.is_not(None))
        .group_by(s.guest, g.name)
        .order_by(sa.desc("last"))
        .limit(max(1, asked.limit))
    )
    if asked.name:
        query = query.where(
            sa.or_(g.name.startswith(asked.name, autoescape=True), s.name.startswith(asked.name, autoescape=True))
        )
    names = await names_of(store)
    for row in await store.rows(query):
        print(f"{names.public_id(row['guest'])}  {moment(row['last'])}  {row['tables']:4} tables  {row['name'] or row['seated']}")


def _add_role(commands: Commands) -> None:
    one = commands.add_parser("role", help="give somebody a role, or take it")
    one.add_argument(
        "person",
        metavar="PERSON",
        help="the 12 letters of their page's address, the whole id, or a name that is theirs alone",
    )
    one.add_argument("role", choices=ROLES)
    one.add_argument("--take", action="store_true", help="take the role instead")
    one.set_defaults(work=role)


async def role(store: Store, asked: argparse.Namespace) -> None:
    guest, name = await the_one_called(store, asked.person)
    roles = Roles(store)
    await (roles.take if asked.take else roles.give)(guest, asked.role)
    names = await names_of(store)
    print(f"{name} ({names.public_id(guest)}) is {'no longer' if asked.take else 'now'} a {asked.role}")


def _add_roles(commands: Commands) -> None:
    commands.add_parser("roles", help="list who has which role").set_defaults(work=roles)


async def roles(store: Store, _: argparse.Namespace) -> None:
    names = await names_of(store)
    for role in ROLES:
        for guest in await Roles(store).those_with(role):
            print(f"{role}  {names.public_id(guest)}  {await names.name(guest)}")


async def the_one_called(store: Store, text: str) -> tuple[str, str]:
    """The person who is meant, and their name; refused if there is none, or more than one."""
    names = await names_of(store)
    guest = await names.guest_of(text)
    if guest is not None:
        return guest, await names.name(guest)
    found = await people_called(store, text)
    if not found:
        raise Refused(f"nobody here is called {text!r}: give the 12 letters that the address of their page shows, or a whole id")
    if len(found) > 1:
        several = ", ".join([f"{names.public_id(guest)} ({name})" for guest, name in sorted(found.items())][:10])
        raise Refused(f"several people are called {text!r}: {several}")
    return next(iter(found.items()))


# ---- tables ----


def _add_tables(commands: Commands) -> None:
    one = commands.add_parser("tables", help="list tables, the latest first")
    one.add_argument("--status", choices=("open", "playing", "over"), default="", help="only these")
    one.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default: 50)")
    one.set_defaults(work=tables)


async def tables(store: Store, asked: argparse.Namespace) -> None:
    t = schema.tables.c
    query = sa.select(schema.tables).order_by(t.changed.desc()).limit(max(1, asked.limit))
    if asked.status:
        query = query.where(t.status == asked.status)
    aside = {row["table_id"]: row["why"] for row in await store.rows(sa.select(schema.set_aside))}
    for row in await store.rows(query):
        note = f"  set aside: {aside[row['id']]}" if aside.get(row["id"]) else ""
        print(
            f"{row['id']}  {moment(row['changed'])}  {row['status']:7}  {row['moves']:4} moves  {row['game']} {row['mode']}{note}"
        )


def _add_table(commands: Commands) -> None:
    one = commands.add_parser("table", help="look into one table: who sits there, who is asked, whether it can be read")
    one.add_argument("table", metavar="TABLE", help="as its address names it")
    one.add_argument("--lines", type=int, default=5, metavar="N", help="show the last N lines (default: 5)")
    one.set_defaults(work=table)


async def table(store: Store, asked: argparse.Namespace) -> None:
    stored = await store.table(asked.table)
    if stored is None:
        raise Refused(f"no table is called {asked.table!r}: `tianxia admin tables` lists them")
    row = stored.row
    print(f"{row['id']}: {row['game']} ({row['mode']}), {row['status']}")
    print(f"  opened {moment(row['created'])}, changed {moment(row['changed'])}")
    names = await names_of(store)
    asks = seats_of(row["waiting"]) if row["status"] == "playing" else []
    for number, (guest, bot, name, _) in enumerate(stored.seats):
        person = f"{names.public_id(guest)} {name}" if guest else ""
        who = f"bot {bot}" + (f" for {person}" if person else "") if bot else person or "open"
        print(f"  seat {number}: {who}{'  <- is asked' if number in asks else ''}")
    first = max(0, len(stored.lines) - max(0, asked.lines))
    for number, (text, by, _) in enumerate(stored.lines[first:], first + 1):
        print(f"  line {number}: {text} ({by})")
    for said in await store.rows(sa.select(schema.set_aside).where(schema.set_aside.c.table_id == asked.table)):
        if said["why"]:
            print(f"set aside by the operator at {moment(said['at'])}: {said['why']}")
    if row["status"] == "open":
        return
    try:
        course = Course(record_of_row(row, [Seat(*seat) for seat in stored.seats]), lines=stored.lines)
        asked_now = "over" if course.over else f"seats {course.waiting()} are asked"
        print(f"it can be read: {len(course.moves)} moves, {asked_now}")
    except Exception as error:  # whatever is wrong with it is what the operator wants to know
        print(f"it cannot be read: {in_a_line(error)}")


def _add_aside(commands: Commands) -> None:
    one = commands.add_parser("aside", help="set a table aside: nobody, no bot either, goes on there until it is taken back")
    one.add_argument("table", metavar="TABLE")
    one.add_argument("--why", default="looked into", help="told to those who come there")
    one.set_defaults(work=aside)


async def aside(store: Store, asked: argparse.Namespace) -> None:
    await _say(store, asked.table, asked.why or "looked into")
    print(f"{asked.table} is set aside; a server that runs knows it within seconds")


def _add_back(commands: Commands) -> None:
    one = commands.add_parser("back", help="take a table back that was set aside, by you or because it could not be read")
    one.add_argument("table", metavar="TABLE")
    one.set_defaults(work=back)


async def back(store: Store, asked: argparse.Namespace) -> None:
    await _say(store, asked.table, None)
    print(f"{asked.table} is tried again when somebody comes there")


async def _say(store: Store, table: str, why: str | None) -> None:
    change = Change()
    c = schema.set_aside.c
    change.also.append((sa.delete(schema.set_aside).where(c.table_id == sa.bindparam("id_")), [{"id_": table}]))
    change.also.append((sa.insert(schema.set_aside), [{"table_id": table, "why": why, "at": time.time()}]))
    try:
        await store.write(change)
    except (Conflict, IntegrityError):
        raise Refused(f"no table is called {table!r}: `tianxia admin tables` lists them") from None


# ---- announcements ----


def _add_announce(commands: Commands) -> None:
    one = commands.add_parser("announce", help="say something to everybody in the lobby")
    for language in LANGUAGES:
        one.add_argument(
            f"--{language}", default="", metavar="TEXT", help=f"in this language{' (or for all)' if language == 'en' else ''}"
        )
    one.add_argument("--hours", type=float, default=None, metavar="H", help="for so long (default: until it is withdrawn)")
    one.set_defaults(work=announce)


async def announce(store: Store, asked: argparse.Namespace) -> None:
    texts = {language: " ".join(getattr(asked, language).split()) for language in LANGUAGES}
    given = {language: text for language, text in texts.items() if text}
    if not given:
        raise Refused('nothing is said: --en "We are back at nine", and the same in --pl and --cs')
    if any(len(text) > 500 for text in given.values()):
        raise Refused("an announcement has at most 500 letters")
    now = time.time()
    until = now + asked.hours * 3600 if asked.hours is not None else None
    name = secrets.token_hex(3)
    change = Change()
    rows: list[Row] = [
        {"id": name, "language": language, "text": text, "at": now, "until": until} for language, text in given.items()
    ]
    change.also.append((sa.insert(schema.announcements), rows))
    await store.write(change)
    print(f"{name}: everybody who comes to the lobby reads it; `tianxia admin withdraw {name}` takes it away")


def _add_announcements(commands: Commands) -> None:
    commands.add_parser("announcements", help="list what is said to everybody").set_defaults(work=announcements)


async def announcements(store: Store, _: argparse.Namespace) -> None:
    for row in await store.rows(sa.select(schema.announcements).order_by(schema.announcements.c.at)):
        until = f"until {moment(row['until'])}" if row["until"] is not None else "until it is withdrawn"
        print(f"{row['id']}  {row['language']}  {until}  {row['text']}")


def _add_withdraw(commands: Commands) -> None:
    one = commands.add_parser("withdraw", help="take an announcement away")
    one.add_argument("id", metavar="ID", help="as `tianxia admin announcements` names it")
    one.set_defaults(work=withdraw)


async def withdraw(store: Store, asked: argparse.Namespace) -> None:
    c = schema.announcements.c
    if not await store.rows(sa.select(c.id).where(c.id == asked.id)):
        raise Refused(f"no announcement is called {asked.id!r}: `tianxia admin announcements` lists them")
    change = Change()
    change.also.append((sa.delete(schema.announcements).where(c.id == sa.bindparam("id_")), [{"id_": asked.id}]))
    await store.write(change)
    print(f"{asked.id} is withdrawn")


# ---- what is old ----


def _add_forget(commands: Commands) -> None:
    one = commands.add_parser("forget", help="delete finished tables of guests, as `retention_days` does, once")
    one.add_argument("--days", type=float, required=True, metavar="N", help="those that have not changed for so many days")
    one.add_argument("--really", action="store_true", help="do it; else only count them")
    one.set_defaults(work=forget)


async def forget(store: Store, asked: argparse.Namespace) -> None:
    if asked.days < 1:
        raise Refused("--days is at least 1: what ended today may still be looked at")
    before = time.time() - asked.days * DAY
    if asked.really:
        print(f"{await forget_old(store, before, lambda _: False)} tables were deleted")
    else:
        print(f"{len(await store.rows(old_tables(before)))} tables would be deleted; --really does it")
