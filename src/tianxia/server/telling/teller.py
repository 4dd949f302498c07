"""The teller: takes what is due from the outbox and sends it, once for all that is due to one way.

Rows are claimed for a while before they are sent and marked afterwards: a process that dies in between loses nothing, another
one tells it when the claim has run out. Several processes share the work; none waits for a slow receiver.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tianxia.server import metrics, schema
from tianxia.server.aside import in_a_line
from tianxia.server.change import Change, Row
from tianxia.server.faults import StoreFault
from tianxia.server.mail import Mail, MailFault
from tianxia.server.messages.telling import WaitingTable
from tianxia.server.store import Store
from tianxia.server.telling.book import Book, Way, Wishes, waiting_for, way_of, wishes_of
from tianxia.server.telling.letters import Item, Letter, letter, mail_text, webhook_body
from tianxia.server.telling.outside import Outside, Unreachable
from tianxia.server.telling.push import PushKey, sealed
from tianxia.server.telling.quiet import quiet_until
from tianxia.server.telling.schema import outbox, ways
from tianxia.server.wall_clock import WallClock

log = logging.getLogger("tianxia.telling")
_CLAIM: Final = 120.0  # seconds; longer than the slowest receiver may take
_LOOK_AGAIN: Final = 60.0  # seconds: other processes write to the outbox too
_AT_ONCE: Final = 32  # ways that are served at a time
_REST: Final = {"push": 60.0, "webhook": 60.0, "mail": 1800.0}  # seconds after a message in which more of them gather
_FIRST_PAUSE: Final = 60.0  # after a failure, and twice as long after each further one
_LONGEST_PAUSE: Final = 6 * 3600.0
MOST_FAILURES: Final = 8  # in a row, then a way is switched off
_REMEMBERED: Final = 30 * 24 * 3600.0  # seconds that something told is known to be
_TURNS: Final = ("turn", "clock")
_o = outbox.c


class Gone(Exception):
    """The receiver says that it does not exist any more."""


class NotDelivered(Exception):
    """It may work later."""


class Teller:
    def __init__(self, store: Store, clock: WallClock, outside: Outside, key: PushKey, mail: Mail) -> None:
        self.store = store
        self.book = Book(store)
        self.clock = clock
        self.outside = outside
        self.key = key
        self.mail = mail
        self.reachable: set[str] = set()  # those who have, or had, any way to be reached
        self.look_again = _LOOK_AGAIN
        self._name = secrets.token_hex(8)
        self._claims = 0
        self._wakes_at = 0.0
        self._woken = asyncio.Event()  # that moment has changed
        self._asleep = False
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._storing: set[asyncio.Task[None]] = set()
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.reachable = await self.book.reachable()
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        tasks = [task for task in (self._running, *self._serving.values(), *self._storing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.outside.close()

    def expect(self, moment: float) -> None:
        """Something will be due then, sooner perhaps than was thought."""
        if moment < self._wakes_at:
            self._wakes_at = moment
            self._woken.set()

    @property
    def resting(self) -> bool:
        """Nothing is due, and nothing on its way."""
        return self._asleep and not self._serving and self.clock.now() < self._wakes_at

    def store_soon(self, change: Change) -> None:
        """For what is told without a change of the table."""
        task = asyncio.create_task(self._store(change))
        self._storing.add(task)
        task.add_done_callback(self._storing.discard)

    async def _store(self, change: Change) -> None:
        with contextlib.suppress(StoreFault):  # whoever asked is told by their own request
            await self.store.write(change)

    # ---- the round ----

    async def _run(self) -> None:
        while True:
            self._wakes_at = self.clock.now() + self.look_again
            try:
                self.reachable |= await self.book.reachable()
                self.expect(await self._look())
            except StoreFault:  # told where it is noticed first
                pass
            except Exception as error:
                log.error("the outbox could not be looked through: %s", in_a_line(error))
            await self._sleep()

    async def _sleep(self) -> None:
        self._asleep = True
        while self.clock.now() < self._wakes_at:
            self._woken.clear()
            waits = {asyncio.ensure_future(self.clock.until(self._wakes_at)), asyncio.ensure_future(self._woken.wait())}
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in waits:
                    one.cancel()
        self._asleep = False

    async def _look(self) -> float:
        """Serve the ways that have something due; when there will be something again."""
        now = self.clock.now()
        free = sa.func.coalesce(_o.claimed_until, 0.0)
        async with self.store.reading() as connection:
            due = sa.select(_o.way).where(_o.told.is_(None), _o.due <= now, free <= now).distinct().limit(_AT_ONCE)
            found = [str(row[0]) for row in await connection.execute(due)]
            when = sa.case((free > _o.due, free), else_=_o.due)
            later = sa.select(sa.func.min(when)).where(_o.told.is_(None), when > now)
            next_due = (await connection.execute(later)).scalar_one_or_none()
        for way in found:
            if way not in self._serving and len(self._serving) < _AT_ONCE:
                self._serving[way] = asyncio.create_task(self._serve(way))
        return float(next_due) if next_due is not None else now + self.look_again

    async def _serve(self, way: str) -> None:
        self._claims += 1
        claim = f"{self._name}-{self._claims}"
        try:
            async with self.store.writing() as connection:
                now = self.clock.now()
                mine = sa.and_(_o.way == way, _o.told.is_(None), _o.due <= now, sa.func.coalesce(_o.claimed_until, 0.0) <= now)
                claimed = sa.update(outbox).where(mine).values(claimed_by=claim, claimed_until=now + _CLAIM)
                if (await connection.execute(claimed)).rowcount == 0:  # another process was quicker
                    return
            await self._tell(way, claim)
            self.expect(self.clock.now())  # more may be waiting
        except StoreFault:  # when the claim has run out it is tried again
            return
        except Exception as error:
            log.error("way %s could not be served: %s", way, in_a_line(error))
        finally:
            del self._serving[way]

    async def _tell(self, way_id: str, claim: str) -> None:
        now = self.clock.now()
        async with self.store.reading() as connection:
            row = (await connection.execute(sa.select(ways).where(ways.c.id == way_id))).mappings().first()
            if row is None:
                return
            way = way_of(row)
            wished = await wishes_of(connection, way.guest)
            claimed = (await connection.execute(sa.select(outbox).where(_o.claimed_by == claim).order_by(_o.at))).mappings().all()
            waiting = await waiting_for(connection, way.guest)
            rows = [dict(one) for one in claimed] if way.active else []
            items = await _still_true(connection, rows, wished, waiting, way)
        if not items:
            await self._settle(claim, told=now)
            return
        free_at = max(way.rests_until, _quiet_until(wished, now))
        if free_at > now:
            await self._settle(claim, due=free_at, claimed_until=None)
            return
        number = f"{way.id[:8]}-{claimed[0]['table_id']}-{claimed[0]['line']}-{claimed[0]['kind']}-{len(claimed)}"
        try:
            await self.deliver(way, letter(items, wished.language, way.site, len(waiting), number), wished.language)
        except Gone:
            await self.book.remove(way.id)
        except NotDelivered as fault:
            await self._failed(way, claim, str(fault))
        else:
            await self._settle(claim, told=now)
            await self.book.alter(way.id, failures=0, rests_until=now + _REST[way.channel])
            await self._forget_old(now)

    async def _failed(self, way: Way, claim: str, why: str) -> None:
        failures = way.failures + 1
        log.warning("a message by %s could not be delivered, %d in a row: %s", way.channel, failures, why)
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0 ** (failures - 1))
        await self.book.alter(way.id, failures=failures, active=failures < MOST_FAILURES)
        if failures < MOST_FAILURES:
            await self._settle(claim, due=self.clock.now() + pause, claimed_until=None)
        else:
            await self._settle(claim, told=self.clock.now())

    async def _settle(self, claim: str, **values: Any) -> None:
        async with self.store.writing() as connection:
            await connection.execute(sa.update(outbox).where(_o.claimed_by == claim).values(claimed_by=None, **values))

    async def _forget_old(self, now: float) -> None:
        async with self.store.writing() as connection:
            await connection.execute(sa.delete(outbox).where(_o.told < now - _REMEMBERED))

    # ---- the ways ----

    async def deliver(self, way: Way, told: Letter, language: str) -> None:
        """Gone or NotDelivered if it cannot be."""
        outcome = "delivered"
        try:
            await self._send(way, told, language)
        except Gone:
            outcome = "gone"
            raise
        except NotDelivered:
            outcome = "failed"
            raise
        finally:
            metrics.deliveries.labels(way.channel, outcome).inc()

    async def _send(self, way: Way, told: Letter, language: str) -> None:
        if way.channel == "mail":
            try:
                await self.mail.send(way.address, told.title, mail_text(told, language, way.site))
            except MailFault as fault:
                raise NotDelivered(str(fault)) from None
            return
        if way.channel == "push":
            contact = f"mailto:{self.mail.sender}" if self.mail.possible else way.site
            headers = self.key.headers(way.address, contact, told.tag, self.clock.now())
            body = sealed(way.address, way.more["p256dh"], way.more["auth"], msgspec.json.encode(told))
            status = await self._post(way.address, headers, body)
            if status in (404, 410):
                raise Gone
        else:
            where, said = webhook_body(way.more["style"], way.address, told)  # type: ignore[arg-type]
            status = await self._post(where, {"Content-Type": "application/json"}, msgspec.json.encode(said))
        if not 200 <= status < 300:
            raise NotDelivered(f"answered with {status}")

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        try:
            return await self.outside.post(url, {**headers, "User-Agent": "Tianxia"}, body)
        except Unreachable as error:
            raise NotDelivered(str(error)) from None


def _quiet_until(wished: Wishes, now: float) -> float:
    if wished.quiet_from is None or wished.quiet_until is None:
        return now
    return quiet_until(now, wished.zone_info, wished.quiet_from, wished.quiet_until)


async def _still_true(
    connection: AsyncConnection, rows: Sequence[Row], wished: Wishes, waiting: Sequence[WaitingTable], way: Way
) -> list[Item]:
    """What of this is wished and has not been overtaken. Of one table a turn is told once, its end rather than its beginning."""
    tables = {str(row["table_id"]) for row in rows}
    status = {
        str(r[0]): str(r[1])
        for r in await connection.execute(
            sa.select(schema.tables.c.id, schema.tables.c.status).where(schema.tables.c.id.in_(tables))
        )
    }
    s, line = schema.seats.c, schema.lines.c
    seats: dict[str, list[tuple[str | None, str]]] = {}
    for r in await connection.execute(sa.select(s.table_id, s.guest, s.name).where(s.table_id.in_(tables)).order_by(s.seat)):
        seats.setdefault(str(r[0]), []).append((r[1], str(r[2])))
    lines = {
        str(r[0]): int(r[1])
        for r in await connection.execute(
            sa.select(line.table_id, sa.func.max(line.n)).where(line.table_id.in_(tables)).group_by(line.table_id)
        )
    }
    mine = {table.table for table in waiting}
    found: dict[tuple[str, str, str], Item] = {}
    for row in rows:
        table, kind = str(row["table_id"]), str(row["kind"])
        here = seats.get(table, [])
        true = {
            "turn": table in mine,
            "clock": table in mine,
            "over": status.get(table) == "over",
            "asked": status.get(table) == "playing" and lines.get(table, 0) == row["line"],
            "invited": status.get(table) == "open" and all([guest != way.guest for guest, _ in here]),
            "joined": table in status,
        }[kind]
        if true and wished.wants(kind, str(row["game"])):
            others = ", ".join([name for guest, name in here if guest != way.guest and name])
            key = (table, "turn" if kind in _TURNS else kind, "" if kind in _TURNS else str(row["about"]))
            if kind == "clock" or key not in found:
                found[key] = Item(kind, table, str(row["game"]), str(row["who"]), others)
    begun = {item.table for item in found.values() if item.kind in _TURNS}
    return [item for item in found.values() if item.kind != "joined" or item.table not in begun]
