"""The course of a game: its lines, the moves they amount to, and the position, without replaying from the start.

`engine.match.Match` replays a whole record; a table that is opened, looked at and left many times must not.
So the store keeps a snapshot of the position every few moves, and a course is read from the lines (text
only) and the newest snapshot. Every move is checked by the same `game.why_not`.

Nothing here changes the course before it is stored: `prepare` works on a copy and gives a `Step`; `adopt`
takes it over once it is safe on disk.
"""

import json
from collections.abc import Iterable
from typing import Any, Final

from tianxia.engine.events import Event, Log, ends_free_undo
from tianxia.engine.game import Game, Illegal
from tianxia.engine.record import Record
from tianxia.engine.state import State

PERSON: Final = "person"
BOT: Final = "bot"
TABLE: Final = "table"  # the only answer there was
ORDER: Final = "order"  # silence at once, by a standing order; told as a person's answer
ASK: Final = "ask"  # the standing orders, see orders.py
WAIT: Final = "wait"
NEVER: Final = "never"
_MOST_FORCED: Final = 10_000
MOST_SNAPSHOTS: Final = 200  # of a table; twice what the longest games need
_EVENTS_KEPT: Final = 100  # moves whose events stay in memory; older ones are derived again when asked for


class Made:
    """A move that was made. What it told (`events`, None: not derived yet) comes from replaying it."""

    __slots__ = ("action", "asked", "by", "chapter", "events", "reveals", "seat", "shy")

    def __init__(self, seat: int, action: int, by: str, reveals: bool) -> None:
        self.seat = seat
        self.action = action
        self.by = by
        self.reveals = reveals
        self.events: list[Event] | None = None
        self.chapter = 0  # the one it was made in
        self.asked: list[int] = []  # the question it answered, as plain numbers
        self.shy = False  # what was chosen is known to its seat only


class Line:
    """One new line of the record."""

    __slots__ = ("by", "request", "reveals", "text")

    def __init__(self, text: str, by: str, reveals: bool, request: str | None = None) -> None:
        self.text = text
        self.by = by
        self.reveals = reveals
        self.request = request


class Step:
    """A change that is ready to be stored: new lines, the position after them, snapshots on the way."""

    def __init__(self, keep: int, state: State) -> None:
        self.keep = keep  # moves that stay
        self.state = state
        self.lines: list[Line] = []
        self.moves: list[Made] = []
        self.snapshots: list[tuple[int, int, State]] = []  # line, moves, position

    @property
    def count(self) -> int:
        return self.keep + len(self.moves)


class Course:
    def __init__(self, record: Record, snapshot_every: int) -> None:
        self.game: Game[Any] = record.game
        self.record = record
        self.every = snapshot_every
        self.lines: list[str] = []
        self.moves: list[Made] = []
        self.requests: set[str] = set()
        self.orders: dict[tuple[int, str], str] = {}  # by seat and kind of reaction
        self.looked_ahead = False  # something was taken back that had revealed what nobody knew before
        self.snapshots = 0  # how many are stored
        self.snapshot_line = 0  # the line of the newest
        self._positions: dict[int, State | str] = {}  # by number of moves; str: a snapshot not read yet
        self.state: State = self.at(0)

    @staticmethod
    def of(
        record: Record, rows: Iterable[tuple[str, str, bool, str | None]], snapshots: dict[int, str], snapshot_every: int
    ) -> "Course":
        """From the stored lines (text, by, reveals, request) and snapshots (by line number)."""
        course = Course.__new__(Course)
        course.game = record.game
        course.record = record
        course.every = snapshot_every
        course.lines = []
        course.moves = []
        course.requests = set()
        course.orders = {}
        course.looked_ahead = False
        course.snapshots = len(snapshots)
        course.snapshot_line = max(snapshots, default=0)
        course._positions = {}
        if 0 in snapshots:
            course._positions[0] = snapshots[0]
        parse = course.game.actions.parse
        for text, by, reveals, request in rows:
            head, _, rest = text.partition(" ")
            if head == "undo":
                if not 0 <= int(rest) < len(course.moves):
                    raise ValueError(f"line {len(course.lines) + 1} goes back to a move that is not there")
                course._forget(int(rest))
            else:
                course.moves.append(Made(int(head), parse(rest), by, reveals))
            course.lines.append(text)
            if request is not None:
                course.requests.add(request)
            snapshot = snapshots.get(len(course.lines))
            if snapshot is not None:
                course._positions[len(course.moves)] = snapshot
        course.state = course.at(len(course.moves))
        if course.moves and course.over:  # lines stored by an older version do not say that the end reveals
            course.moves[-1].reveals = True
        return course

    def probe(self) -> None:
        """Everything that will be asked of the position must work; raises what it finds."""
        for seat in range(-1, self.state.seats):
            self.game.view(self.state, seat)
            if seat >= 0:
                self.game.legal(self.state, seat)
        self.game.points(self.state)

    @property
    def over(self) -> bool:
        return not self.state.todo

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return seats_of(self.state.todo[-1].waiting) if self.state.todo else []

    def answered_in_a_row(self, seat: int) -> int:
        """How many questions this seat's bot has just answered, one after the other: its turn so far."""
        count = 0
        for made in reversed(self.moves):
            if made.by == BOT and made.seat == seat:
                count += 1
            elif made.by != TABLE:
                break
        return count

    def at(self, n: int) -> State:
        """The position after n moves, as an independent copy."""
        base = max([k for k in self._positions if k <= n], default=-1)
        if base < 0:
            base = 0
            self._positions[0] = self.record.first_position()
        found = self._positions[base]
        if isinstance(found, str):
            found = self.record.load(json.loads(found))
            self._positions[base] = found
        s = found.copy()
        for i in range(base, n):
            self.game.apply(s, self.moves[i].seat, self.moves[i].action, None)
            if (i + 1) % self.every == 0 and i + 1 not in self._positions:
                self._positions[i + 1] = s.copy()
        return s

    # ---- changes ----

    def prepare(self, seat: int, action: int, by: str, request: str | None = None) -> Step:
        """A move and the forced answers that follow it. Raises Illegal; changes nothing."""
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise Illegal(reason, self.game.actions.words(action))
        step = Step(len(self.moves), self.state.copy())
        self._carry_out(step, seat, action, by, request)
        self._settle(step)
        return step

    def prepare_silence(self, seat: int) -> Step:
        """A seat says nothing to the open reaction."""
        decision = self.game.decisions[self.state.todo[-1].kind]
        return self.prepare(seat, self.game.actions.parse(decision.silence), PERSON)

    def prepare_undo(self, keep: int, request: str | None = None) -> Step:
        step = Step(keep, self.at(keep))
        step.lines.append(Line(f"undo {keep}", PERSON, False, request))
        self._settle(step, obey=False)  # who went back to a question means to answer it
        return step

    def prepare_forced(self) -> Step | None:
        """The answers that need no asking now, if any (at the start of a game)."""
        step = Step(len(self.moves), self.state.copy())
        self._settle(step)
        return step if step.lines else None

    def adopt(self, step: Step) -> None:
        """The step is stored: it is the truth now."""
        self._forget(step.keep)
        self.moves.extend(step.moves)
        for made in self.moves[max(0, step.keep - _EVENTS_KEPT) : max(0, len(self.moves) - _EVENTS_KEPT)]:
            made.events = None
        for line in step.lines:
            self.lines.append(line.text)
            if line.request is not None:
                self.requests.add(line.request)
        for self.snapshot_line, moves, position in step.snapshots:
            self._positions[moves] = position
            self.snapshots += 1
        self.state = step.state

    def _forget(self, keep: int) -> None:
        self.looked_ahead = self.looked_ahead or any([made.reveals for made in self.moves[keep:]])
        del self.moves[keep:]
        for n in [n for n in self._positions if n > keep]:
            del self._positions[n]

    def _carry_out(self, step: Step, seat: int, action: int, by: str, request: str | None) -> None:
        made = Made(seat, action, by, False)
        before = step.moves[-1] if step.moves else self.told(step.keep - 1, step.keep)[0] if step.keep > 0 else None
        tell(self.game, step.state, made, before)
        step.moves.append(made)
        step.lines.append(Line(f"{seat} {self.game.actions.words(action)}", by, made.reveals, request))
        line = len(self.lines) + len(step.lines)
        if step.count % self.every == 0 and self._snapshot_due(step, line):
            step.snapshots.append((line, step.count, step.state.copy()))

    def _snapshot_due(self, step: Step, line: int) -> bool:
        """Going back and forth over the same move costs lines only: a snapshot has many lines before it."""
        last = step.snapshots[-1][0] if step.snapshots else self.snapshot_line
        return line - last >= self.every and self.snapshots + len(step.snapshots) < MOST_SNAPSHOTS

    def _settle(self, step: Step, obey: bool = True) -> None:
        """Questions that need no asking are answered: those with exactly one legal answer, unless that could tell
        something, and reactions of seats that never want to be asked."""
        for _ in range(_MOST_FORCED):
            found = forced_answer(self.game, step.state)
            by = TABLE
            if found is None and obey:
                found = silent_answer(self.game, step.state, self.orders)
                by = ORDER
            if found is None:
                return
            self._carry_out(step, found[0], found[1], by, None)

    # ---- undo ----

    def undo_floor(self, seat: int) -> int:
        """Free undo: back to the last revealed information (the end of the game reveals all), another seat's own decision
        (its silence is none), or what a bot decided for this seat (that was its advice)."""
        return min(self._undo_points(seat), default=len(self.moves))

    def undo_last(self, seat: int) -> int | None:
        """How many moves stay when this seat takes back its last decision."""
        return max(self._undo_points(seat), default=None)

    def _undo_points(self, seat: int) -> list[int]:
        """Own decisions that can be taken back; if there are none, reactions that an own order kept silent.

        Silence of others holds nobody up, given by hand or by order: which of them it was must not show.
        """
        points: list[int] = []
        ordered: list[int] = []
        for i in range(len(self.moves) - 1, -1, -1):
            made = self.moves[i]
            own = made.seat == seat and made.by not in (TABLE, BOT)
            if made.reveals or not (own or made.by == TABLE or self._silent(i)):
                break
            if own:
                (ordered if made.by == ORDER else points).append(i)
        return points or ordered

    def _silent(self, i: int) -> bool:
        """Whether move i said nothing to a reaction."""
        made = self.moves[i]
        words = self.game.actions.words(made.action)
        if words not in [decision.silence for decision in self.game.decisions]:
            return False
        asked = made.asked or self.told(i, i + 1)[0].asked
        return bool(self.game.decisions[asked[0]].silence == words)

    def back_to(self, keep: int) -> int:
        """The last decision of a person at or before `keep`: what the table or a bot answered would just be answered again."""
        for n in range(keep, -1, -1):
            if self.moves[n].by not in (TABLE, BOT):
                return n
        return keep

    # ---- the story ----

    def told(self, first: int, end: int) -> list[Made]:
        """The moves first … end-1 with their events, derived again where they are not known any more."""
        out: list[Made] = []
        s: State | None = None
        before: Made | None = None
        for i in range(first, end):
            made = self.moves[i]
            if made.events is not None:
                s = None
            else:
                if s is None:
                    s, before = self._before(i)
                if i < len(self.moves) - _EVENTS_KEPT:
                    made = Made(made.seat, made.action, made.by, made.reveals)
                tell(self.game, s, made, before)
            out.append(made)
            before = made
        return out

    def _before(self, n: int) -> tuple[State, Made | None]:
        """The position after n moves, and the move that led to it."""
        if n == 0:
            return self.at(0), None
        s = self.at(n - 1)
        last = self.moves[n - 1]
        made = Made(last.seat, last.action, last.by, last.reveals)
        tell(self.game, s, made, None)
        return s, made

    def touched_since(self, line: int, seat: int) -> bool:
        """Has anything happened since that line that touches the question this seat saw then?

        Other seats' answers to the same question, given in any order and hidden, do not.
        """
        since = len(self.lines) - line
        if since < 0:
            return True
        if since == 0:
            return False
        if not self.state.todo or any(text.startswith("undo") for text in self.lines[line:]):
            return True
        now = self.state.ask().plain()
        for made in self.told(len(self.moves) - since, len(self.moves)):
            if made.seat == seat or not same_question(made.asked, now) or not (made.asked[5] >> seat) & 1:
                return True
        return not (now[5] >> seat) & 1

    def kept_since(self, line: int) -> int:
        """How many of the moves known at that line still stand."""
        since = self.lines[max(0, line) :]
        if not any([text.startswith("undo") for text in since]):
            return len(self.moves) - len(since)
        count = 0
        kept = 0
        for i, text in enumerate(self.lines):
            if i == line:
                kept = count
            if text.startswith("undo"):
                count = int(text[5:])
                kept = min(kept, count)
            else:
                count += 1
        return kept


def tell(game: Game[Any], s: State, made: Made, before: Made | None) -> None:
    """Carry out a move on `s` and keep what it told. `before` is the move that led to `s`."""
    ask = s.ask()
    made.asked = ask.plain()
    made.chapter = game.chapter(s)
    rolled = s.rng.plain()
    log = Log()
    game.apply(s, made.seat, made.action, log)
    made.reveals = ends_free_undo(log, s, rolled)
    made.events = log.events
    several = ask.waiting & (ask.waiting - 1) != 0
    last_of_several = before is not None and same_question(before.asked, made.asked) and bool((before.asked[5] >> made.seat) & 1)
    made.shy = several or last_of_several or game.decisions[ask.kind].secret


def same_question(one: list[int], other: list[int]) -> bool:
    """Whether two questions, as plain numbers, are one that was put to several seats."""
    return one[0] == other[0] and one[2:5] == other[2:5]


def forced_answer(game: Game[Any], s: State) -> tuple[int, int] | None:
    """(seat, action) if some seat that is asked has exactly one answer and the question is not secret."""
    if not s.todo or game.decisions[s.todo[-1].kind].secret:
        return None
    for seat in seats_of(s.todo[-1].waiting):
        legal = game.legal(s, seat)
        if len(legal) == 1:
            return seat, legal[0]
    return None


def silent_answer(game: Game[Any], s: State, orders: dict[tuple[int, str], str]) -> tuple[int, int] | None:
    """(seat, action) if some seat that is asked for a reaction never wants to be. What it holds does not count."""
    decision = game.decisions[s.todo[-1].kind] if s.todo and orders else None
    if decision is None or not decision.silence:
        return None
    for seat in seats_of(s.todo[-1].waiting):
        if orders.get((seat, decision.name)) == NEVER:
            return seat, game.actions.parse(decision.silence)
    return None


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if (mask >> seat) & 1]
