"""Bots at a table answer when they are asked, until a person is asked again.

Those who think are asked after what led to their question was stored and shown. Quick ones answer before that (`answer_before`):
what they say is stored in the same commit and goes out in the same message, and nobody waits more than a moment for it.
"""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from tianxia.engine.course import BOT, Prepared, seats_of
from tianxia.engine.state import State
from tianxia.server.faults import StoreFault
from tianxia.server.following import driving
from tianxia.server.live import trouble
from tianxia.server.orders import obey
from tianxia.server.problems import Problem
from tianxia.server.table import Early, Table
from tianxia.server.table_words import BotThinks, InTrouble
from tianxia.server.thinkers import at_once, paced, usual_time

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

log = logging.getLogger("tianxia.tables")
_TRIES: Final = 5  # of a turn that fails for a reason of ours, a second longer between each
_MOMENT: Final = 0.03  # seconds that a person's move waits for the answers of quick bots
_MOST_BEFORE: Final = 20  # lines of a change after which no more bots are asked: what comes then is shown by itself
_SAME_TIME: Final = 0.15  # seconds on top of a bot's usual time, when its answer comes from a hidden hand


class BotTurns:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.pause = 1.0  # seconds between two tries, and that much longer each time

    def wake(self, table: Table) -> None:
        if not self.tables.closing and table.driver is None and table.bot_asked() >= 0 and table.stuck_at != table.line:
            table.driver = self.tables.driving(asyncio.create_task(self._drive(table)))

    async def _drive(self, table: Table) -> None:
        """Bots answer, one after the other, until a person is asked. One process does it, and others if it dies."""
        tries = faults = 0
        lease = driving(table.id)
        try:
            if not await self.tables.shared.take(lease):
                return
            while not self.tables.closing and tries < _TRIES and table.bot_asked() >= 0 and self.tables.shared.holds(lease):
                try:
                    await self._turn(table, table.bot_asked())
                    tries = faults = 0
                except StoreFault:  # for as long as it takes: the table goes on when the store does
                    faults += 1
                    await asyncio.sleep(min(faults, _TRIES))
                except Problem:  # another process was first: the table was read again
                    continue
                except Exception as error:
                    table.faults.note(error)
                    tries += 1
                    await asyncio.sleep(tries * self.pause)
            if tries == _TRIES:  # until something changes here: an undo may help
                table.stuck_at = table.line
                log.error("the bots of table %s cannot go on at line %d", table.id, table.line)
                said = trouble(Problem("broken-table", "the bots cannot go on here; an undo may help"))
                self.tables.live.note(table, said)
                self.tables.following.tell(table.id, InTrouble(said))
        finally:
            self.tables.shared.let_go(lease)
            table.driver = None
            table.thinking = -1

    async def _turn(self, table: Table, seat: int) -> None:
        course = table.course
        line = table.line
        bot = table.seats[seat].bot
        if bot is None:  # its owner has taken the seat back
            return
        pace = paced(bot, table.answered_in_a_row(seat))
        if table.thinking != seat:
            table.thinking = seat
            self.tables.live.thinking(table, seat)
            self.tables.following.tell(table.id, BotThinks(seat))
        begin = time.monotonic()
        try:
            answers = await self._answers(table, course.state, seat, pace)
        except Exception as error:
            if self.tables.closing:
                return
            table.faults.note(error)  # a random answer instead
            answers = [-1]
        if course.state.todo and table.people():
            # how long a bot thinks must not tell what is in its hand, least of all when the answer comes from there
            secret = table.game.decisions[course.state.todo[-1].kind].secret
            usual = usual_time(pace) + (_SAME_TIME if secret else 0.0)
            await asyncio.sleep(max(0.0, begin + usual - time.monotonic()))
        async with table.lock:
            if table.course is not course or course.touched_since(line, seat) or table.seats[seat].bot != bot:
                return
            legal = course.game.legal(course.state, seat)
            action = answers[0] if answers[0] in legal else secrets.choice(legal)
            prepared = obey(table, course.prepare(seat, action, BOT))
            if action == answers[0] and table.line == line:
                _go_on(table, prepared, 0, seat, answers[1:])
            await self.tables.store_change(table, self.tables.change(table, prepared), prepared)

    async def _answers(self, table: Table, s: State, seat: int, pace: str) -> list[int]:
        """What this bot says here. It may have been asked already, and think about it still."""
        early, table.asked_early = table.asked_early, None
        if early is not None and early.state is s and early.seat == seat:
            return await early.answers
        people_wait = bool(table.in_person())
        account, most = table.owner, at_once(pace)
        return await self.tables.thinkers.choose(table.game, pace, s, seat, table.bot_dice(seat), account, people_wait, most)

    async def answer_before(self, table: Table, prepared: Prepared) -> None:
        """Quick bots answer what it leads to before it is stored. Who has not within a moment is heard after it (`wake`)."""
        end = time.monotonic() + _MOMENT
        while (seat := self._quick_one(table, prepared)) >= 0:
            s, bot = prepared.state, table.seats[seat].bot or ""
            asked = asyncio.create_task(self._answers(table, s, seat, paced(bot, 0)))
            asked.add_done_callback(lambda task: task.cancelled() or task.exception())  # perhaps nobody looks
            await asyncio.wait([asked], timeout=max(0.0, end - time.monotonic()))
            if not asked.done():
                table.asked_early = Early(s, seat, asked)
                return
            failed = asked.cancelled() or asked.exception() is not None
            if failed or (answers := asked.result())[0] not in table.game.legal(s, seat):
                return  # it is asked again: what is to be done then is known there
            first = len(prepared.moves)
            _say(table, prepared, seat, answers[0])
            _go_on(table, prepared, first, seat, answers[1:])

    def _quick_one(self, table: Table, prepared: Prepared) -> int:
        """The seat of a bot that it leads to, alone, and whose answer takes no time worth showing; -1: it is none."""
        s, beside = prepared.state, table.beside
        if not s.todo or len(prepared.lines) >= _MOST_BEFORE or self.tables.closing or not self.tables.thinkers.shares.free:
            return -1
        if table.driver is not None:  # it thinks already: it was asked together with whoever has moved
            return -1
        if table.lesson is not None or table.posed is not None or table.open_book or beside.pause or beside.ending:
            return -1
        ask = s.ask()
        asked = seats_of(ask.waiting)
        bot = table.seats[asked[0]].bot
        if len(asked) > 1 or bot is None or at_once(bot) == 1 or table.terms.clock is not None:  # a clock counts single turns
            return -1
        return asked[0] if not table.game.decisions[ask.kind].secret else -1  # else the time would tell what is in its hand


def _say(table: Table, prepared: Prepared, seat: int, action: int) -> None:
    prepared.play(seat, action, BOT)
    prepared.settle()
    obey(table, prepared)


def _go_on(table: Table, prepared: Prepared, first: int, seat: int, answers: list[int]) -> None:
    """What the bot has said for the questions after its first, while it is asked, and knows no more than when it said so, before
    its move `first`."""
    for action in answers:
        s = prepared.state
        told = any([move.reveals for move in prepared.moves[first:]])
        if told or table.lesson is not None or not s.todo or not (s.ask().waiting >> seat) & 1:
            return
        if table.game.decisions[s.ask().kind].secret or action not in table.game.legal(s, seat):
            return
        _say(table, prepared, seat, action)
