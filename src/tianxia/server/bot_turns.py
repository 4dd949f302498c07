"""Bots at a table answer when they are asked, until a person is asked again."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from tianxia.engine.course import BOT, Prepared
from tianxia.server.faults import StoreFault
from tianxia.server.following import driving
from tianxia.server.live import trouble
from tianxia.server.orders import obey
from tianxia.server.problems import Problem
from tianxia.server.table import Table
from tianxia.server.table_words import BotThinks, InTrouble
from tianxia.server.thinkers import at_once, paced, usual_time

if TYPE_CHECKING:
    from tianxia.server.tables import Tables

log = logging.getLogger("tianxia.tables")
_TRIES: Final = 5  # of a turn that fails for a reason of ours, a second longer between each
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
            people_wait = bool(table.in_person())
            dice = table.bot_dice(seat)
            account, most = table.owner, at_once(pace)
            answers = await self.tables.thinkers.choose(table.game, pace, course.state, seat, dice, account, people_wait, most)
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
            step = obey(table, course.prepare(seat, action, BOT))
            if action == answers[0] and table.line == line:
                _go_on(table, step, seat, answers[1:])
            await self.tables.store_step(table, self.tables.change(table, step), step)


def _go_on(table: Table, step: Prepared, seat: int, answers: list[int]) -> None:
    """What the bot has said for the questions after its first, while it is asked, and knows no more than when it said so."""
    for action in answers:
        s = step.state
        told = any([move.reveals for move in step.moves])
        if told or table.lesson is not None or not s.todo or not (s.ask().waiting >> seat) & 1:
            return
        if table.game.decisions[s.ask().kind].secret or action not in table.game.legal(s, seat):
            return
        step.play(seat, action, BOT)
        step.settle()
        obey(table, step)
