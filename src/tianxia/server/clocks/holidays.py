"""Holidays: a person's own, up to thirty days in a year. Clocks by the move stand still meanwhile, at all their tables."""

import math
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from tianxia.server.change import Change
from tianxia.server.clocks import schema
from tianxia.server.clocks.beside import read_holidays
from tianxia.server.messages.clocks import Holiday, MyHolidays
from tianxia.server.problems import Problem

if TYPE_CHECKING:
    from tianxia.server.hall import Hall

DAY: Final = 24 * 3600.0
DAYS: Final = 30  # of a calendar year, in UTC
AHEAD: Final = 366 * DAY  # how far a holiday may lie in the future
_h = schema.holidays.c
_FORGET = sa.delete(schema.holidays).where(_h.guest == sa.bindparam("guest_"), _h.first == sa.bindparam("first_"))


def year_of(moment: float) -> tuple[float, float]:
    """The year in which a moment lies, from and to."""
    year = datetime.fromtimestamp(moment, UTC).year
    return datetime(year, 1, 1, tzinfo=UTC).timestamp(), datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()


def left_of_year(holidays: list[Holiday], moment: float) -> float:
    begin, end = year_of(moment)
    return DAYS * DAY - sum([max(0.0, min(h.until, end) - max(h.first, begin)) for h in holidays])


async def my_holidays(hall: "Hall", guest: str) -> list[Holiday]:
    async with hall.store.reading() as connection:
        return (await read_holidays(connection, [guest])).get(guest, [])


def told(hall: "Hall", holidays: list[Holiday]) -> MyHolidays:
    now = hall.clock.now()
    shown = [holiday for holiday in holidays if holiday.until > year_of(now)[0]]
    return MyHolidays(now=now, holidays=shown, seconds_left=max(0.0, left_of_year(holidays, now)))


async def take(hall: "Hall", guest: str, first: float | None, until: float) -> list[Holiday]:
    """A new holiday. It begins now or later: what a clock has lost is lost."""
    now = hall.clock.now()
    begin = float(math.floor(max(now, first if first is not None else now)))  # whole seconds are names
    if not begin < until or begin > now + AHEAD or until > begin + DAYS * DAY:
        raise Problem("bad-date", f"a holiday begins within a year and lasts at most {DAYS} days", {"until": until})
    known = await my_holidays(hall, guest)
    if any([holiday.first < until and begin < holiday.until for holiday in known]):
        raise Problem("bad-date", "you have a holiday then already; end it first", {"until": until})
    new = Holiday(first=begin, until=until)
    after = sorted([*known, new], key=lambda holiday: holiday.first)
    if left_of_year(after, begin) < 0 or left_of_year(after, until) < 0:
        days = int(left_of_year(known, begin) / DAY)
        raise Problem("too-many-days", f"of {DAYS} days in a year {days} are left to you", {"days": days})
    change = Change()
    row = {"guest": guest, "first": begin, "until": until}
    change.also.append((sa.insert(schema.holidays), [row]))
    await _store(hall, guest, change, after)
    return after


async def end(hall: "Hall", guest: str, first: float) -> list[Holiday]:
    """One's holiday ends now, or never begins."""
    now = hall.clock.now()
    known = await my_holidays(hall, guest)
    after: list[Holiday] = []
    change = Change()
    for holiday in known:
        if holiday.first != first or holiday.until <= now:
            after.append(holiday)
            continue
        change.also.append((_FORGET, [{"guest_": guest, "first_": holiday.first}]))
        if holiday.first < now:
            after.append(Holiday(first=holiday.first, until=now))
            row = {"guest": guest, "first": holiday.first, "until": now}
            change.also.append((sa.insert(schema.holidays), [row]))
    if change.also:
        await _store(hall, guest, change, after)
    return after


async def _store(hall: "Hall", guest: str, change: Change, after: list[Holiday]) -> None:
    await hall.store.write(change)
    for table in await hall.tables.those_here():
        if table.seats_of(guest) and table.beside.clocks:
            table.beside.holidays[guest] = after
            hall.tables.clocks.set_alarm(table)
            hall.tables.tell_facts(table)
