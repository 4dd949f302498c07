"""Those who keep order: reports, what is done about them, and the log of it.

Who keeps order reads the words around what was reported, at that table and no other, and never a position. The one who was
reported does not learn by whom. Every act is a row with who and when; nothing is deleted.
"""

import json
from typing import Any, Final, cast

import sqlalchemy as sa

from tianxia.server import schema
from tianxia.server.change import Change, Conflict, Row
from tianxia.server.guests import guest_name, tidy
from tianxia.server.limits import Rate
from tianxia.server.live import encode
from tianxia.server.messages import talk
from tianxia.server.people.names import Names
from tianxia.server.post import Post, person
from tianxia.server.problems import Problem
from tianxia.server.roles import MODERATOR, Roles
from tianxia.server.settings import Settings
from tianxia.server.store import Store
from tianxia.server.table import Table
from tianxia.server.talk.chat import Chats, may_hear
from tianxia.server.talk.schema import acts, chat, reports
from tianxia.server.wall_clock import WallClock, moment

AROUND: Final = 12  # lines before and after the one that was reported
MOST_REPORTS: Final = 100
MOST_ACTS: Final = 200
_DAY: Final = 24 * 3600.0

_DISMISS: Final = sa.update(reports).where(reports.c.id == sa.bindparam("id_")).values(open=False)
_REMOVE: Final = (
    sa.update(chat)
    .where(chat.c.table_id == sa.bindparam("table_"), chat.c.room == sa.bindparam("room_"), chat.c.n == sa.bindparam("n_"))
    .values(removed=True)
)
_LIFT: Final = sa.update(acts).where(acts.c.id == sa.bindparam("id_")).values(lifted=sa.bindparam("now_"))
_CONFIRM: Final = sa.update(acts).where(acts.c.id == sa.bindparam("id_")).values(confirmed=sa.bindparam("now_"))


class Moderation:
    def __init__(
        self, settings: Settings, store: Store, post: Post, roles: Roles, chats: Chats, names: Names, clock: WallClock
    ) -> None:
        self.store = store
        self.post = post
        self.roles = roles
        self.chats = chats
        self.telling = Telling(names)
        self.clock = clock
        self.rate = Rate(settings.reports_per_minute)

    # ---- reporting ----

    async def report(self, table: Table, guest: str, asked: talk.ReportAsked) -> bool:
        """Whether this request had reported it before."""
        key = f"{guest}:{asked.request}"
        if await self.store.rows(sa.select(reports.c.id).where(reports.c.request == key)):
            return True
        about, name = await self._meant(table, guest, asked)
        if about == guest:
            raise Problem("bad-request", "this is you", {"where": "seat", "what": "somebody else"})
        self.rate.take(guest)
        change = Change()
        row = {
            "at": self.clock.now(),
            "by": guest,
            "by_name": await self._name(guest),
            "about": about,
            "about_name": name,
            "table_id": table.id,
            "what": asked.what,
            "room": asked.room if asked.what == "line" else None,
            "n": asked.n if asked.what == "line" else None,
            "reason": asked.reason,
            "note": tidy(asked.note, talk.LONGEST_LINE),
            "open": True,
            "request": key,
        }
        change.also.append((sa.insert(reports), [row]))
        try:
            await self.store.write(change)
        except Conflict:
            return True
        for moderator in await self.roles.those_with(MODERATOR):
            self._tell(moderator)
        return False

    async def _meant(self, table: Table, guest: str, asked: talk.ReportAsked) -> tuple[str, str]:
        """Who is reported, and under which name. Only what one may see and hear can be reported."""
        if asked.what == "line":
            if asked.room is None or asked.n is None:
                raise Problem("bad-request", "a line is named by room and n", {"where": "n", "what": "room and n"})
            if may_hear(table, guest, asked.room):
                found = await self._lines(table.id, asked.room, asked.n, 0)
                if found:
                    return found[0]["guest"], found[0]["name"]
            raise Problem("unknown-line", f"nobody has said line {asked.n} here", {"n": asked.n})
        if asked.seat is None:
            raise Problem("bad-request", "a player is named by seat", {"where": "seat", "what": "a seat"})
        who = table.seats[asked.seat].guest if asked.seat < len(table.seats) else None
        if who is None:
            raise Problem("unknown-seat", f"nobody sits on seat {asked.seat}", {"seat": asked.seat})
        return who, table.seats[asked.seat].name

    async def _lines(self, table: str, room: str, n: int, around: int) -> list[Row]:
        c = chat.c
        query = sa.select(chat).where(c.table_id == table, c.room == room, c.n.between(n - around, n + around))
        return await self.store.rows(query.order_by(c.n))

    async def _last_lines(self, table: str) -> list[Row]:
        query = sa.select(chat).where(chat.c.table_id == table).order_by(chat.c.at.desc(), chat.c.n.desc()).limit(2 * AROUND)
        return (await self.store.rows(query))[::-1]

    async def _name(self, guest: str) -> str:
        return await self.store.guest_name(guest) or guest_name(guest)

    # ---- looking ----

    async def waiting(self) -> int:
        """How many reports nobody has answered yet."""
        found = await self.store.rows(sa.select(sa.func.count().label("n")).where(reports.c.open.is_(True)))
        return int(found[0]["n"])

    async def reports(self, still_open: bool) -> list[talk.Report]:
        """The open ones, oldest first; or those that are done, newest first."""
        order = reports.c.id if still_open else reports.c.id.desc()
        query = sa.select(reports, schema.tables.c.game).join(schema.tables, schema.tables.c.id == reports.c.table_id)
        rows = await self.store.rows(query.where(reports.c.open.is_(still_open)).order_by(order).limit(MOST_REPORTS))
        done: dict[str, list[talk.ActTold]] = {}
        for act in await self._acts(acts.c.about.in_({row["about"] for row in rows})):
            done.setdefault(act["about"], []).append(self.telling.act_data(act))
        return [self.telling.report_data(row, await self._around(row), done.get(row["about"], [])) for row in rows]

    async def _around(self, report: Row) -> list[Row]:
        if report["n"] is None:
            return await self._last_lines(report["table_id"])
        return await self._lines(report["table_id"], report["room"], report["n"], AROUND)

    async def log(self) -> list[talk.ActTold]:
        return [self.telling.act_data(row) for row in await self._acts(sa.true())]

    async def _acts(self, where: sa.ColumnElement[bool]) -> list[Row]:
        return await self.store.rows(sa.select(acts).where(where).order_by(acts.c.id.desc()).limit(MOST_ACTS))

    # ---- acting ----

    async def act(self, moderator: str, report: int, asked: talk.ActAsked) -> None:
        rows = await self.store.rows(sa.select(reports).where(reports.c.id == report))
        if not rows:
            raise Problem("unknown-report", f"there is no report {report}", {"report": report})
        found = rows[0]
        if (asked.act in ("mute", "ban")) != (asked.days is not None):
            raise Problem("bad-request", "days go with mute and ban", {"where": "days", "what": "with mute and ban"})
        note = tidy(asked.note, talk.LONGEST_LINE)
        if asked.act == "warn" and not note:
            raise Problem("bad-request", "a warning says what is wrong", {"where": "note", "what": "empty"})
        change = Change()
        removed: list[Row] = []
        if asked.act == "remove":
            removed = await self._to_remove(found, asked)
            gone: list[Row] = [{"table_": found["table_id"], "room_": row["room"], "n_": row["n"]} for row in removed]
            change.also.append((_REMOVE, gone))
        if asked.act == "dismiss":
            change.also.append((_DISMISS, [{"id_": report}]))
        now = self.clock.now()
        row = {
            "at": now,
            "by": moderator,
            "by_name": await self._name(moderator),
            "act": asked.act,
            "about": found["about"],
            "about_name": found["about_name"],
            "report": report,
            "until": now + asked.days * _DAY if asked.days is not None else None,
            "note": note,
            "lines": json.dumps([line["n"] for line in removed]),
            "lifted": None,
            "confirmed": None,
        }
        change.also.append((sa.insert(acts), [row]))
        await self.store.write(change)
        for line in removed:
            self.chats.tell(found["table_id"], {**line, "removed": True})
        if asked.act in ("warn", "mute", "ban"):
            self._tell(found["about"])
        if asked.act == "dismiss":
            for other in await self.roles.those_with(MODERATOR):
                self._tell(other)

    async def _to_remove(self, report: Row, asked: talk.ActAsked) -> list[Row]:
        """Lines of the table that was reported, and of no other."""
        c = chat.c
        room = asked.room or report["room"]
        numbers = asked.lines or ([report["n"]] if report["n"] is not None else [])
        if room is None or not numbers:
            raise Problem("bad-request", "which lines? give room and lines", {"where": "lines", "what": "room and lines"})
        query = sa.select(chat).where(c.table_id == report["table_id"], c.room == room, c.n.in_(numbers)).order_by(c.n)
        rows = await self.store.rows(query)
        if len(rows) != len(set(numbers)):
            missing = min(set(numbers) - {row["n"] for row in rows})
            raise Problem("unknown-line", f"nobody has said line {missing} there", {"n": missing})
        return rows

    async def lift(self, act: int) -> None:
        """A mute or ban is taken back; the row stays, with when."""
        rows = await self.store.rows(sa.select(acts).where(acts.c.id == act, acts.c.act.in_(("mute", "ban"))))
        if not rows:
            raise Problem("unknown-act", f"there is no mute or ban {act}", {"act": act})
        if rows[0]["lifted"] is None:
            await self._mark(_LIFT, act)
            self._tell(rows[0]["about"])

    async def confirm(self, guest: str | None, warning: int) -> None:
        """Somebody has read the warning that was for them."""
        mine = sa.and_(acts.c.id == warning, acts.c.act == "warn", acts.c.about == (guest or ""))
        rows = await self.store.rows(sa.select(acts).where(mine))
        if not rows:
            raise Problem("unknown-act", f"there is no warning {warning} for you", {"act": warning})
        if rows[0]["confirmed"] is None:
            await self._mark(_CONFIRM, warning)

    async def _mark(self, statement: sa.Executable, act: int) -> None:
        change = Change()
        change.also.append((statement, [{"id_": act, "now_": self.clock.now()}]))
        await self.store.write(change)

    def _tell(self, guest: str) -> None:
        self.post.tell(person(guest), encode(talk.StandingNews()))


class Telling:
    """Reports and acts as those who keep order see them."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def somebody(self, guest: str, name: str) -> talk.Somebody:
        return talk.Somebody(person=self.names.public_id(guest), name=name)

    def act_data(self, row: Row) -> talk.ActTold:
        def when(name: str) -> str | None:
            return moment(row[name]) if row[name] is not None else None

        return talk.ActTold(
            id=row["id"],
            at=moment(row["at"]),
            by=self.somebody(row["by"], row["by_name"]),
            act=row["act"],
            about=self.somebody(row["about"], row["about_name"]),
            report=row["report"],
            until=when("until"),
            note=row["note"],
            lines=cast(list[int], json.loads(row["lines"])),
            lifted=when("lifted"),
            confirmed=when("confirmed"),
        )

    def report_data(self, row: Row, lines: list[Row], done: list[talk.ActTold]) -> talk.Report:
        told: dict[str, Any] = {name: row[name] for name in ("id", "open", "what", "reason", "note", "game", "room", "n")}
        return talk.Report(
            at=moment(row["at"]),
            by=self.somebody(row["by"], row["by_name"]),
            about=self.somebody(row["about"], row["about_name"]),
            table=row["table_id"],
            lines=[self._reported_line(line) for line in lines],
            acts=done,
            **told,
        )

    def _reported_line(self, row: Row) -> talk.ReportedLine:
        """With its words, also if it was removed: whoever decides must be able to read it again."""
        return talk.ReportedLine(
            room=row["room"],
            n=row["n"],
            by=self.somebody(row["guest"], row["name"]),
            ready=row["ready"],
            text=row["text"],
            at=moment(row["at"]),
            removed=bool(row["removed"]),
        )
