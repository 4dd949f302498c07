"""One table: who sits where, and the course of its game, which begins when the last seat is taken."""

import asyncio
import copy
import json
import secrets
import time
from typing import Any

import msgspec

from tianxia.engine.course import BOT, TABLE, Course, Prepared
from tianxia.engine.deal import KEYED, LONGEST_WORD
from tianxia.engine.record import FORMAT, BadRecord, Record, record_of
from tianxia.engine.rng import Rng, seeded
from tianxia.server.aside import Faults
from tianxia.server.change import Row
from tianxia.server.clocks.beside import Beside
from tianxia.server.lesson import LESSON, Lesson, Line, lesson_of
from tianxia.server.messages.base import Status
from tianxia.server.messages.seen import Known, Offer, Origin
from tianxia.server.messages.terms import Terms
from tianxia.server.problems import Problem
from tianxia.server.puzzling.posed import Posed, posed_at
from tianxia.server.puzzling.schema import PUZZLE
from tianxia.server.store import Stamp, Stored
from tianxia.server.thinkers import fresh_rng


def terms_of(row: Row) -> Terms:
    return msgspec.json.decode(row["terms"], type=Terms) if row["terms"] is not None else Terms()


LEFT = "left"  # begins the guest of a finished game's seat whose owner wished to be forgotten; no guest's id does


class Seat:
    """A seat is somebody's, a bot's, or open; or somebody's for whom a bot stands in (stand_ins.py)."""

    def __init__(self, guest: str | None, bot: str | None, name: str, word: str | None = None) -> None:
        self.guest = guest
        self.bot = bot
        self.name = name
        self.word = word  # what it added to the deal; null while the seat is open

    @property
    def open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def stand_in(self) -> bool:
        return self.guest is not None and self.bot is not None

    @property
    def left(self) -> bool:
        return self.guest is not None and self.guest.startswith(LEFT)


class UndoAsked:
    """Somebody asks the others to go back further than the floor. It is stored: all processes know of the same one."""

    def __init__(self, seat: int, keep: int, agreed: set[int]) -> None:
        self.seat = seat
        self.keep = keep
        self.agreed = agreed

    @staticmethod
    def read(text: str | None) -> "UndoAsked | None":
        if text is None:
            return None
        plain = json.loads(text)
        return UndoAsked(plain["seat"], plain["keep"], set(plain["agreed"]))

    def text(self) -> str:
        return json.dumps({"seat": self.seat, "keep": self.keep, "agreed": sorted(self.agreed)}, separators=(",", ":"))


class Alarm:
    """A seat that lets the table wait only so long: until when, and at which line that began."""

    def __init__(self, task: "asyncio.Task[None]", due: float, line: int) -> None:
        self.task = task
        self.due = due
        self.line = line


class Early:
    """A question to a bot that was put before the position it is about was stored."""

    def __init__(self, state: Any, seat: int, answers: "asyncio.Task[list[int]]") -> None:
        self.state = state
        self.seat = seat
        self.answers = answers


class Table:
    def __init__(self, row: Row, seats: list[Seat], course: Course | None) -> None:
        """Without a course the cards are not dealt yet: a seat is open, and its word is missing."""
        self.id: str = row["id"]
        self.row = row
        self.owner: str = row["owner"]
        self.join_key: str = row["join_key"]
        self.terms = terms_of(row)
        self.open_book: bool = bool(row["open_book"])
        self.origin: Origin | None = None
        if row["from_table"] is not None:
            self.origin = Origin(table=row["from_table"], move=row["from_move"])
        self.seats = seats
        self._course = course
        header = course.record if course is not None else record_of(_header(row))
        self.game: Any = header.game
        self.setup = header.setup
        self.lesson: Lesson | None = lesson_of(self.game) if row["known"] == LESSON else None
        self.posed: Posed | None = posed_at(header) if row["known"] == PUZZLE else None
        self.requests: set[str] = set()  # that were carried out
        self.snapshots: list[int] = []  # the lines of those that are stored
        self.orders: dict[tuple[int, str], str] = {}  # by seat and kind of reaction
        self.undo_asked: UndoAsked | None = None
        self.followed = False  # what other processes do here is heard
        self.changed: float = row.get("changed", 0.0)  # when it was stored that it last did: differs after every change
        self.closed = False  # by the one who opened it, before it began
        self.beside = Beside()  # what is true beside the game: clocks, pauses, an early end, plans
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.alarms: dict[int, Alarm] = {}  # by seat
        self.patience: float = 0.0  # seconds that "wait" means here
        self.asked_since: dict[int, float] = {}  # by seat
        self.gone_since: dict[str, float] = {}  # guests who have had the table open and have not now
        self.last_sign: dict[str, float] = {}  # of guests who have a seat: when they last asked for anything or left
        self.looked_on = False  # somebody who has no seat has asked for something here
        self.last_change: float = time.monotonic()
        self.thinking: int = -1  # the bot's seat that is being thought for
        self.asked_early: Early | None = None  # the bot who has not answered before what led to its question was stored
        self.stuck_at: int = -1  # the line at which the bots could not go on
        self.faults = Faults(self.id)
        self.memo: dict[object, object] = {}  # what was worked out for viewers; forgotten at every change
        self.offers: dict[int, tuple[int, list[Offer]]] = {}  # by seat: the line for which they were worked out
        self.points: dict[int, object] = {}  # by eyes, see points.py
        self.seal: str | None = None  # of the deal, once it was worked out
        self.copies: dict[int, tuple[int, object]] = {}  # by seat: to plan in, for a line (clocks/plans.py)
        self._bots_played: tuple[Course, int, int, set[int]] | None = None  # up to which line and move
        self._left: tuple[Course, int, Any] | None = None  # the position before the last change

    @property
    def course(self) -> Course:
        """The game. There is none to be seen while seats are open."""
        if self._course is None or (self._seats_open and self.status == "open"):
            raise Problem("not-started", "seats are still open")
        return self._course

    @course.setter
    def course(self, course: Course | None) -> None:
        self._course = course

    @property
    def line(self) -> int:
        return len(self._course.lines) if self._course is not None else 0

    @property
    def moves(self) -> int:
        return len(self._course.moves) if self._course is not None else 0

    @property
    def status(self) -> Status:
        course = self._course
        if course is not None and (self.beside.ending is not None or course.over):
            return "over"
        return "open" if self._seats_open else "playing"

    @property
    def seats(self) -> list[Seat]:
        return self._seats

    @seats.setter
    def seats(self, seats: list[Seat]) -> None:
        """Who sits where; a list is never changed, but for whom a seat is and whether a bot stands in."""
        self._seats = seats
        self._seats_open = any([seat.open for seat in seats])  # it is asked for tens of times for every move

    def adopt(self, prepared: Prepared) -> None:
        """It is stored: it is the truth now. The position it left is kept for those who go the way to the new one."""
        course = self.course
        self._left = (course, prepared.keep, course.state) if prepared.keep == len(course.moves) else None
        course.adopt(prepared)

    def at(self, move: int) -> Any:
        """The position after so many moves, as an independent copy."""
        course = self.course
        if self._left is None or self._left[0] is not course or self._left[1] > move:
            return course.at(move)
        _, begin, found = self._left
        s = found.copy()
        for made in course.moves[begin:move]:
            course.game.apply(s, made.seat, made.action, None)
        return s

    def follow(self, lines: list[tuple[str, str, bool]]) -> None:
        """Lines that another process has stored."""
        course = self.course
        back = any([text.startswith("undo") for text, _, _ in lines])
        left = (course, len(course.moves), course.state) if not back else None
        self._left = None
        course.follow(lines)
        self._left = left

    def seated(self, seat: int, who: Seat, snapshot_every: int) -> "Table":
        """What this table will be when somebody has taken an open seat; with the last one the cards are dealt."""
        after = copy.copy(self)
        after.seats = [who if i == seat else s for i, s in enumerate(self.seats)]
        if after._course is None and after.status == "playing":
            after._course = Course(record_of_row(self.row, after.seats), snapshot_every)
        return after

    def emptied(self, seat: int) -> "Table":
        """What this table will be when whoever sits there has left, before it began."""
        after = copy.copy(self)
        word = self.seats[seat].word if self.row["dice"] != KEYED else None  # an imported game keeps the words of its record
        after.seats = [Seat(None, None, "", word) if i == seat else s for i, s in enumerate(self.seats)]
        return after

    def take(self, after: "Table") -> None:
        """What was foreseen by `seated` or `emptied` is stored: it is the truth now."""
        self.seats = after.seats
        self._course = after._course

    def remember(self, stored: Stored) -> None:
        """What the store has of this table besides its game."""
        self.requests = stored.requests
        self.snapshots = sorted(stored.snapshots)
        self._remember_row(stored)

    def remember_more(self, stored: Stored) -> None:
        """The same of a table whose newest lines alone were read."""
        self.requests |= stored.requests
        self.snapshots += sorted(stored.snapshots)
        self._remember_row(stored)

    def _remember_row(self, stored: Stored) -> None:
        self.orders = stored.orders
        self.closed = stored.closed
        self.beside = stored.beside
        self.changed = stored.row["changed"]
        self.open_book = bool(stored.row["open_book"])
        self.undo_asked = UndoAsked.read(stored.row["undo_asked"])

    @property
    def stamp(self) -> Stamp:
        """As the store has it too, if nothing was changed elsewhere."""
        asked = self.undo_asked.text() if self.undo_asked is not None else None
        return self.changed, self.open_book, asked, self.orders

    @property
    def known(self) -> Known | None:
        """Why somebody could know the deal: a key for the page; None: nobody can."""
        stored: Known | None = self.row["known"]
        if stored is not None:
            return stored
        if self.origin is not None:
            return "branched"
        if self.open_book:
            return "record"
        return "old-dice" if self.row["dice"] is None else None

    @property
    def counts(self) -> bool:
        """A rated game that is being played: what would spoil it is refused."""
        return self.terms.rated and self.known is None and self.status == "playing"

    def seats_of(self, guest: str | None) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def people(self) -> list[int]:
        """The seats that are somebody's, also while a bot stands in."""
        return [i for i, seat in enumerate(self.seats) if seat.guest is not None]

    def in_person(self) -> list[int]:
        """The seats whose owners play themselves now."""
        return [i for i, seat in enumerate(self.seats) if seat.guest is not None and seat.bot is None]

    def person(self, seat: int) -> int | None:
        """The lowest seat of whoever owns this one: the same for all seats of one person; None for bots and open seats."""
        mine = self.seats_of(self.seats[seat].guest)
        return mine[0] if mine else None

    def all_agree(self, agreed: set[int]) -> bool:
        """Everybody who owns a seat is asked, also while a bot stands in: nobody agrees for them."""
        return agreed >= set(self.people())

    def heard_from(self, guest: str | None) -> None:
        """A sign of life."""
        if guest is not None and self.seats_of(guest):
            self.last_sign[guest] = time.monotonic()
        else:
            self.looked_on = True

    def ask_again(self, line: int, now: float) -> None:
        """Something has changed since this line: whose question it touched thinks anew, the others think on."""
        waiting = self.course.waiting() if self.status == "playing" else []
        before = self.asked_since
        kept = [seat for seat in waiting if seat in before and not self.course.touched_since(line, seat)]
        self.asked_since = {seat: before[seat] if seat in kept else now for seat in waiting}

    def quiet_for(self, guest: str) -> float:
        """Seconds since the table last changed or this guest last gave a sign."""
        return time.monotonic() - max(self.last_change, self.last_sign.get(guest, 0.0))

    def alone(self, guest: str | None) -> bool:
        """Nobody else plays here and nothing counts: what this guest learns can harm no one."""
        if guest is None or self.counts or any(seat.open for seat in self.seats):
            return False
        return all(self.seats[i].guest == guest for i in self.people()) and (bool(self.people()) or self.owner == guest)

    @property
    def played_by_bots(self) -> set[int]:
        """The seats for which a bot has decided a move that stands. Only what is new since the last time is looked at."""
        course = self.course
        known = self._bots_played
        begin, found = 0, set[int]()
        if known is not None and known[0] is course and course.kept_since(known[1]) == known[2]:
            begin, found = known[2], known[3]
        found |= {move.seat for move in course.moves[begin:] if move.by == BOT}
        self._bots_played = (course, len(course.lines), len(course.moves), found)
        return found

    @property
    def lesson_line(self) -> Line | None:
        """What a lesson expects now; None: this is none, or it goes on freely."""
        return self.lesson.next(self.course) if self.lesson is not None else None

    def check_posed(self) -> None:
        """At a puzzle one turn is played, and no more."""
        if self.rests:
            raise Problem("puzzle-over", "the turn of this puzzle is over: take it back, or play on from here at another table")

    def check_lesson(self, action: int) -> None:
        """While a lesson is going on, only what it shows is taken."""
        line = self.lesson_line
        if line is not None and self.game.actions.words(action) not in line.answers:
            raise Problem("lesson", "legal perhaps, but the lesson shows something else now: " + " or ".join(line.answers))

    @property
    def rests(self) -> bool:
        """The turn of a puzzle is over: nobody is asked any more."""
        return self.posed is not None and self.posed.resting(self.course)

    def bot_asked(self) -> int:
        """A seat whose bot is to answer; -1 if there is none."""
        if self.status == "playing" and self.beside.pause is None and self.lesson_line is None and self.posed is None:
            for seat in self.course.waiting():
                if self.seats[seat].bot is not None:
                    return seat
        return -1

    def answered_in_a_row(self, seat: int) -> int:
        """How many questions this seat's bot has just answered, one after the other: its turn so far."""
        count = 0
        for move in reversed(self.course.moves):
            if move.by == BOT and move.seat == seat:
                count += 1
            elif move.by != TABLE:
                break
        return count

    def bot_dice(self, seat: int) -> Rng:
        """What the bot of this seat rolls: where the seed is known anyway, the same answers bring the same game again."""
        if not self.open_book or self.course.record.deal.dice == KEYED:
            return fresh_rng()
        answers = sum(move.seat == seat for move in self.course.moves)
        return seeded(-(((self.course.record.deal.seed * len(self.seats) + seat) << 32) + answers + 1))

    def check_seat(self, seat: int, guest: str | None) -> None:
        """Only its owner plays a seat."""
        if not 0 <= seat < len(self.seats):
            raise Problem("unknown-seat", f"this table has seats 0 to {len(self.seats) - 1}", {"seat": seat})
        if guest is None or self.seats[seat].guest != guest:
            raise Problem("not-your-seat", f"seat {seat} is not yours", {"seat": seat})

    def check_plays(self, seat: int) -> None:
        """Nobody moves for a bot that stands in, while the table pauses, or after the game was ended."""
        if self.beside.ending is not None:
            raise Problem("ended", "this game was ended; nothing more is played")
        if self.beside.pause is not None:
            raise Problem("paused", "the table pauses; resume it first")
        if self.seats[seat].stand_in:
            raise Problem("stand-in", f"a bot plays seat {seat} for you; take it back first", {"seat": seat})

    def record(self) -> Record:
        """Everything, secret included: for when it may be known."""
        course = self.course
        made = course.record.with_lines([seat.name for seat in self.seats], list(course.lines))
        if course.over:
            made.totals = self.game.totals(course.state)
        return made


def record_of_row(row: Row, seats: list[Seat]) -> Record:
    """The header of a stored table whose cards are dealt, without its lines."""
    header = _header(row)
    if row["dice"] == KEYED:
        header.update(dice=KEYED, secret=row["secret"], words=[seat.word for seat in seats])
    elif row["dice"] is not None:
        header["dice"] = row["dice"]
    if row["parent"] is not None:
        header["from"] = json.loads(row["parent"])
    made = record_of(header)
    if row["start"] is not None:
        if row["from_table"] is None:
            raise BadRecord("it begins with a position that came from outside; such tables are not played any more")
        made.start = json.loads(row["start"])
    return made


def _header(row: Row) -> dict[str, object]:
    return {
        "format": FORMAT,
        "game": row["game"],
        "rules_version": row["rules_version"],
        "mode": row["mode"],
        "seats": row["seats"],
        "options": json.loads(row["options"]),
        "seed": row["seed"],
        "lines": [],
    }


def tidy_word(text: str) -> str:
    """What a seat adds to the deal, as it is kept: printable, single spaces; a random word where there is none."""
    shown = "".join([c if c.isprintable() else " " for c in text])
    return " ".join(shown.split())[:LONGEST_WORD].strip() or secrets.token_hex(8)


def stale(table: Table) -> Problem:
    return Problem("stale", f"the table has moved on to line {table.line}", {"line": table.line, "move": table.moves})
