"""`tianxia admin …`: what only the operator may do, on the machine of the store. Each subcommand is a function of its own."""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence

from tianxia.server.faults import CannotServe, StoreFault
from tianxia.server.roles import ROLES, Roles, people_called
from tianxia.server.settings import db_url, default_db
from tianxia.server.store import Store
from tianxia.server.talk.names import public_id

FINE, BAD = 0, 2
Work = Callable[[Store, argparse.Namespace], Awaitable[None]]


class Refused(ValueError):
    """What was asked for cannot be done; one line says why and what would be right."""


def main(argv: Sequence[str]) -> int:
    asked = parser().parse_args(list(argv))
    try:
        asyncio.run(_with_store(asked.db, asked.work, asked))
    except (Refused, CannotServe, StoreFault) as why:
        sys.stderr.write(f"tianxia: {why}\n")
        return BAD
    return FINE


async def _with_store(db: str | None, work: Work, asked: argparse.Namespace) -> None:
    store = Store(db_url(db or default_db()))
    await store.open()
    try:
        await work(store, asked)
    finally:
        await store.close()


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="tianxia admin", description="What only the operator may do.")
    top.add_argument("--db", default=None, help="SQLite file or database URL (default: TIANXIA_DB or your data folder)")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in (_add_role, _add_roles):
        add(commands)
    return top


def _add_role(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    one = commands.add_parser("role", help="give somebody a role, or take it")
    one.add_argument(
        "person", metavar="PERSON", help="the id that everybody sees (8 letters), the whole id, or a name that is theirs alone"
    )
    one.add_argument("role", choices=ROLES)
    one.add_argument("--take", action="store_true", help="take the role instead")
    one.set_defaults(work=role)


async def role(store: Store, asked: argparse.Namespace) -> None:
    guest, name = await the_one_called(store, asked.person)
    roles = Roles(store)
    await (roles.take if asked.take else roles.give)(guest, asked.role)
    print(f"{name} ({public_id(guest)}) is {'no longer' if asked.take else 'now'} a {asked.role}")


def _add_roles(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    commands.add_parser("roles", help="list who has which role").set_defaults(work=roles)


async def roles(store: Store, _: argparse.Namespace) -> None:
    for role in ROLES:
        for guest in await Roles(store).those_with(role):
            names = await people_called(store, guest)
            print(f"{role}  {public_id(guest)}  {names.get(guest, '')}".rstrip())


async def the_one_called(store: Store, text: str) -> tuple[str, str]:
    """The person who is meant, and their name; refused if there is none, or more than one."""
    found = await people_called(store, text)
    if not found:
        raise Refused(f"nobody here is called {text!r}: give the 8 letters that their page shows, or a whole id")
    if len(found) > 1:
        several = ", ".join([f"{public_id(guest)} ({name})" for guest, name in sorted(found.items())][:10])
        raise Refused(f"several people are called {text!r}: {several}")
    return next(iter(found.items()))
