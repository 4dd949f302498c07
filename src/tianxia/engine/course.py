"""The course of a game: its lines, the moves they amount to, the positions on the way, and what can be taken back.

The one door for people, bots and replays: every move is checked. Lines are the truth, positions are derived from them.
Some are kept (one every few moves), so that looking back, or opening a stored game, does not play it from its start; one
that was stored and cannot be read is derived again.

Nothing changes a course before it is safe: `prepare` works on a copy and gives a `Prepared`, which somebody may store;
`adopt` takes it over.
"""

import json
from collections.abc import Iterable
from typing import Any, Final

from tianxia.engine.actions import BadWords
from tianxia.engine.events import Event
from tianxia.engine.flow import Ask
from tianxia.engine.game import Game, Illegal
from tianxia.engine.outcome import carried_out
from tianxia.engine.record import BadRecord, Record
from tianxia.engine.state import State

PERSON: Final = "person"
BOT: Final = "bot"
TABLE: Final = "table"  # the only answer there was
ORDER: Final = "order"  # silence at once, by a standing order; told as a person's answer
CHECKPOINT_EVERY: Final = 40
_EVENTS_KEPT: Final = 100  # moves whose events stay in memory; older ones are derived again when asked for
_MOST_FORCED: Final = 10_000

Line = tuple[str, str, bool]  # the text, by whom, and whether it reveals


class BadUndo(ValueError):
    """An undo that is not allowed or goes nowhere."""


class Move:
    """A move that was made: by whom, in which line, and its story, which is `known` once it was played (`Course.told`)."""

    def __init__(self, seat: int, action: int, by: str, line: int, reveals: bool) -> None:
        self.seat = seat
        self.action = action
        self.by = by
        self.line = line
        self.reveals = reveals
        self.asked: Ask | None = None  # the question it answered; None: not known yet
        self.known = False
        self.events: list[Event] = []
        self.why = ""  # what it revealed it by: `Outcome.why`
        self.chapter = 0  # the one it was made in
        self.shy = False  # what was chosen is known to its seat only

    def play(self, game: Game[Any], s: State, before: "Move | None") -> None:
        """Carry it out on `s` and keep what it told. `before` is the move that led to `s`."""
        ask = s.ask()
        self.asked = ask
        self.chapter = game.chapter(s)
        found = carried_out(game, s, self.seat, self.action)
        self.reveals = found.ends_free_undo
        self.events = found.log.events
        self.why = found.why
        self.known = True
        several = ask.waiting & (ask.waiting - 1) != 0
        self.shy = several or game.decisions[ask.kind].secret or (before is not None and before.asked_too(self.seat, ask))

    def bare(self) -> "Move":
        """The same without its story."""
        move = Move(self.seat, self.action, self.by, self.line, self.reveals)
        move.asked = self.asked
        return move

    def asked_too(self, seat: int, ask: Ask) -> bool:
        """Whether this move answered the same question, and it was put to that seat as well."""
        return self.asked is not None and same_question(self.asked, ask) and (self.asked.waiting >> seat) & 1 == 1


class Prepared:
    """A change that is ready to be stored: how many moves stay, the new lines and moves, the position after them."""

    def __init__(self, game: Game[Any], keep: int, before: Move | None, line: int, state: State, every: int) -> None:
        self.game = game
        self.keep = keep
        self.before = before  # the last move that stays
        self.line = line  # lines before it
        self.state = state
        self.every = every
        self.lines: list[Line] = []
        self.moves: list[Move] = []
        self.positions: list[tuple[int, int, State]] = []  # checkpoints on the way: line, moves, position

    @property
    def count(self) -> int:
        """The moves there will be."""
        return self.keep + len(self.moves)

    def play(self, seat: int, action: int, by: str) -> Move:
        """One more move, legal and unchecked."""
        move = Move(seat, action, by, self.line + len(self.lines) + 1, False)
        move.play(self.game, self.state, self.moves[-1] if self.moves else self.before)
        self.moves.append(move)
        self.lines.append((f"{seat} {self.game.actions.words(action)}", by, move.reveals))
        if self.count % self.every == 0:
            self.positions.append((move.line, self.count, self.state.copy()))
        return move

    def settle(self) -> None:
        """The table gives the answers that are the only ones."""
        for _ in range(_MOST_FORCED):
            seat, action = forced_answer(self.game, self.state)
            if seat < 0:
                return
            self.play(seat, action, TABLE)


class Course:
    """A record being played: its lines so far, the moves that stand, and the present position."""

    def __init__(
        self,
        record: Record,
        every: int = CHECKPOINT_EVERY,
        lines: Iterable[Line] = (),
        snapshots: dict[int, str] | None = None,
    ) -> None:
        """As it was stored: with lines that were checked when they were played, and positions (by line, as JSON). The
        record's own lines are not played: `Course.of` does that."""
        self.game: Game[Any] = record.game
        self.record = record.with_lines(record.players, [])
        self.every = every
        self.lines: list[str] = self.record.lines
        self.moves: list[Move] = []
        self.looked_ahead = False  # something was taken back that had revealed what nobody knew before
        self.unread: list[int] = []  # stored positions that could not be read, by number of moves
        self._positions: dict[int, State | str] = {}  # by number of moves; str: stored, not read yet
        stored = snapshots if snapshots is not None else {}
        if 0 in stored:
            self._positions[0] = stored[0]
        for text, by, reveals in lines:
            seat, number = self._parse(text)
            self.lines.append(text)
            if seat < 0:
                self._forget(number)
            else:
                self.moves.append(Move(seat, number, by, len(self.lines), reveals))
            snapshot = stored.get(len(self.lines))
            if snapshot is not None:
                self._positions[len(self.moves)] = snapshot
        self.state: Any = self.at(len(self.moves))
        if self.moves and self.over:  # lines stored by an older version do not say that the end reveals
            self.moves[-1].reveals = True

    @staticmethod
    def of(record: Record) -> "Course":
        """Replay a record, checking every line."""
        course = Course(record)
        for i, line in enumerate(record.lines):
            course.replay(i, line)
        course.check_totals(record.totals)
        return course

    @property
    def over(self) -> bool:
        return not self.state.todo

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        return seats_of(self.state.ask().waiting) if self.state.todo else []

    # ---- playing ----

    def play(self, seat: int, action: int, by: str = PERSON) -> Move:
        """Make one move if it is legal, and nothing after it; otherwise raise Illegal and change nothing."""
        self._check(seat, action)
        prepared = self._from(len(self.moves), self.state.copy())
        move = prepared.play(seat, action, by)
        self.adopt(prepared)
        return move

    def play_line(self, line: str) -> Move | None:
        """One line of a record: `<seat> <words>` or `undo <n>`, which makes no move."""
        seat, number = self._parse(line)
        if seat < 0:
            self.undo(number)
            return None
        return self.play(seat, number, TABLE if forced_answer(self.game, self.state) == (seat, number) else PERSON)

    def replay(self, i: int, line: str) -> Move | None:
        """The same for line i of a record from outside: BadRecord says where it is wrong."""
        try:
            return self.play_line(line)
        except (Illegal, BadWords, BadUndo) as error:
            raise BadRecord(f"line {i + 1} ({line!r}): {error}") from None

    def check_totals(self, totals: list[int]) -> None:
        """What a record says of its end must be true."""
        if totals and self.over and self.game.totals(self.state) != totals:
            raise BadRecord(f"the record says that it ends with {totals} points; its lines lead to another end")

    def undo(self, keep: int) -> None:
        """Go back to the position after `keep` moves. Whether that is fair (`undo_floor`, consent) is the table's business."""
        self.adopt(self._back(keep))

    # ---- playing when it is stored first ----

    def prepare(self, seat: int, action: int, by: str) -> Prepared:
        """A move and the forced answers that follow it. Raises Illegal; changes nothing."""
        self._check(seat, action)
        prepared = self._from(len(self.moves), self.state.copy())
        prepared.play(seat, action, by)
        prepared.settle()
        return prepared

    def prepare_undo(self, keep: int, seat: int = -1) -> Prepared:
        """Back to the position after `keep` moves, and the forced answers there.

        `seat` takes back its own decisions only: what others have answered to the question that is still open stays.
        """
        prepared = self._back(keep)
        if seat >= 0 and keep >= self._open_from():
            for move in self.moves[keep:]:
                if move.seat != seat and move.by != TABLE and move.action in self.game.legal(prepared.state, move.seat):
                    prepared.play(move.seat, move.action, move.by)
        prepared.settle()
        return prepared

    def prepare_forced(self) -> Prepared | None:
        """The answers that need no asking now, if any (at the start of a game)."""
        prepared = self._from(len(self.moves), self.state.copy())
        prepared.settle()
        return prepared if prepared.lines else None

    def follow(self, lines: Iterable[Line]) -> None:
        """Lines that were checked and stored elsewhere since: the same moves, by whom they were made."""
        for text, by, _ in lines:
            seat, number = self._parse(text)
            if seat < 0:
                self.adopt(self._back(number))
            else:
                prepared = self._from(len(self.moves), self.state.copy())
                prepared.play(seat, number, by)
                self.adopt(prepared)

    def adopt(self, prepared: Prepared) -> None:
        """It is safe: it is the truth now."""
        self._forget(prepared.keep)
        self.moves.extend(prepared.moves)
        for i in range(max(0, prepared.keep - _EVENTS_KEPT), len(self.moves) - _EVENTS_KEPT):
            self.moves[i] = self.moves[i].bare()
        for text, _, _ in prepared.lines:
            self.lines.append(text)
        for _, moves, position in prepared.positions:
            self._positions[moves] = position
        self.state = prepared.state

    def _check(self, seat: int, action: int) -> None:
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise Illegal(reason, self.game.actions.words(action))

    def _from(self, keep: int, state: State) -> Prepared:
        before = self._asked(keep - 1) if keep > 0 else None
        return Prepared(self.game, keep, before, len(self.lines), state, self.every)

    def _back(self, keep: int) -> Prepared:
        self._check_undo(keep)
        prepared = self._from(keep, self.at(keep))
        prepared.lines.append((f"undo {keep}", PERSON, False))
        return prepared

    def _check_undo(self, keep: int) -> None:
        if not 0 <= keep < len(self.moves):
            raise BadUndo(f"undo keeps 0 to {len(self.moves) - 1} moves, not {keep}")

    def _forget(self, keep: int) -> None:
        self.looked_ahead = self.looked_ahead or any([move.reveals for move in self.moves[keep:]])
        del self.moves[keep:]
        for n in [n for n in self._positions if n > keep]:
            del self._positions[n]

    def _parse(self, line: str) -> tuple[int, int]:
        """(seat, action); (-1, moves to keep) for an undo."""
        head, _, rest = line.partition(" ")
        if head == "undo":
            if not rest.isascii() or not rest.isdigit() or len(rest) > 9:
                raise BadUndo(f"undo needs the number of moves to keep, not {rest!r}")
            self._check_undo(int(rest))
            return -1, int(rest)
        if not head.isascii() or not head.isdigit() or len(head) > 2:
            raise BadWords("a line is '<seat> <action>' or 'undo <moves to keep>'")
        return int(head), self.game.actions.parse(rest)

    # ---- positions ----

    def at(self, n: int) -> Any:
        """The position after n moves, as an independent copy."""
        if not 0 <= n <= len(self.moves):
            raise BadUndo(f"the game has 0 to {len(self.moves)} moves, not {n}")
        base, found = self._nearest(n)
        s = found.copy()
        for i in range(base, n):
            move = self.moves[i]
            move.asked = s.ask()
            self.game.apply(s, move.seat, move.action, None)
            if (i + 1) % self.every == 0 and i + 1 not in self._positions:
                self._positions[i + 1] = s.copy()
        return s

    def _nearest(self, n: int) -> tuple[int, State]:
        """The newest position at or before move n that is known, or the first one: the moves before it, and itself."""
        while True:
            base = max([k for k in self._positions if k <= n], default=-1)
            if base < 0:
                first = self.record.first_position()
                self._positions[0] = first
                return 0, first
            found = self._positions[base]
            if isinstance(found, State):
                return base, found
            try:
                read = read_position(self.record, found)
            except Exception:  # whatever is wrong with it: the lines are the truth
                del self._positions[base]
                self.unread.append(base)
                continue
            self._positions[base] = read
            return base, read

    def kept(self) -> list[tuple[int, State]]:
        """The checkpoints of the moves that stand, with the line of each."""
        out: list[tuple[int, State]] = []
        for n in sorted(self._positions):
            found = self._positions[n]
            if n > 0 and isinstance(found, State):
                out.append((self.moves[n - 1].line, found))
        return out

    # ---- undo ----

    def undo_floor(self, seat: int) -> int:
        """Free undo: back to the last revealed information (the end of the game reveals all), another seat's own decision
        (its silence is none, nor its hidden answer to a question that is still open), or what a bot decided for this seat
        (that was its advice)."""
        return min(self._undo_points(seat)[0], default=len(self.moves))

    def undo_last(self, seat: int) -> int | None:
        """How many moves stay when this seat takes back its last decision."""
        return max(self._undo_points(seat)[0], default=None)

    def undo_why(self, seat: int) -> str:
        """Why free undo goes no further back: "start" (there is nothing before), "other" (another seat decided), "advice"
        (a bot decided for this seat), or what was told: "revealed", "rolled", "over"."""
        return self.undo_told(seat)[2]

    def undo_told(self, seat: int) -> tuple[int, int | None, str]:
        """`undo_floor`, `undo_last` and `undo_why` together: they are asked for at every look."""
        points, (i, why) = self._undo_points(seat)
        why = why or self.told(i, i + 1)[0].why or "revealed"
        return min(points, default=len(self.moves)), max(points, default=None), why

    def _undo_points(self, seat: int) -> tuple[list[int], tuple[int, str]]:
        """Own decisions that can be taken back; if there are none, reactions that an own order kept silent. Then the move that
        stands in the way of more, and why; nothing: it told something.

        Silence of others holds nobody up, given by hand or by order: which of them it was must not show.
        """
        points: list[int] = []
        ordered: list[int] = []
        first = self._open_from()
        others = False  # they have answered the open question: nobody goes back to before it
        stop = (-1, "start")
        for i in range(len(self.moves) - 1, -1, -1):
            move = self.moves[i]
            own = move.seat == seat and move.by not in (TABLE, BOT)
            decided = not (own or move.by == TABLE or self._silent(i))
            others = others or decided
            if move.reveals or (others and i < first) or (decided and move.seat == seat):
                stop = (i, "advice" if decided and move.seat == seat else "other" if decided or others else "")
                break
            if own:
                (ordered if move.by == ORDER else points).append(i)
        return points or ordered, stop

    def _open_from(self) -> int:
        """The first of the moves that have answered the question which is still open, one after the other."""
        first = len(self.moves)
        if self.state.todo:
            now = self.state.ask()
            waiting = now.waiting
            while first > 0 and not self.moves[first - 1].reveals:
                asked = self._asked(first - 1).asked
                if asked is None or not same_question(asked, now) or waiting & ~asked.waiting != 0:
                    break
                waiting = asked.waiting
                first -= 1
        return first

    def _silent(self, i: int) -> bool:
        """Whether move i said nothing to a reaction."""
        words = self.game.actions.words(self.moves[i].action)
        if words not in [decision.silence for decision in self.game.decisions]:
            return False
        asked = self._asked(i).asked
        return asked is not None and bool(self.game.decisions[asked.kind].silence == words)

    def back_to(self, keep: int) -> int:
        """The last decision of a person at or before `keep`: what the table or a bot answered would just be answered again."""
        for n in range(keep, -1, -1):
            if self.moves[n].by not in (TABLE, BOT):
                return n
        return keep

    # ---- the story ----

    def told(self, first: int = 0, end: int = -1) -> list[Move]:
        """The moves first … end-1 (all that follow) with their events, derived again where they are not known any more."""
        out: list[Move] = []
        s: State | None = None
        before: Move | None = None
        for i in range(first, end if end >= 0 else len(self.moves)):
            move = self.moves[i]
            if move.known:
                s = None
            else:
                if s is None:
                    before = self._asked(i - 1) if i > 0 else None
                    s = self.at(i)
                if i < len(self.moves) - _EVENTS_KEPT:
                    move = move.bare()
                move.play(self.game, s, before)
            out.append(move)
            before = move
        return out

    def _asked(self, i: int) -> Move:
        """Move i, knowing the question that it answered."""
        move = self.moves[i]
        if move.asked is None:
            move.asked = self.at(i).ask()
        return move

    # ---- what happened since a line ----

    def touched_since(self, line: int, seat: int) -> bool:
        """Has anything happened since that line that touches the question this seat saw then?

        Other seats' answers to the same question, given in any order and hidden, do not.
        """
        since = len(self.lines) - line
        if since < 0:
            return True
        if since == 0:
            return False
        if not self.state.todo or any([text.startswith("undo") for text in self.lines[line:]]):
            return True
        now = self.state.ask()
        for i in range(len(self.moves) - since, len(self.moves)):
            if self.moves[i].seat == seat or not self._asked(i).asked_too(seat, now):
                return True
        return bool((now.waiting >> seat) & 1 == 0)

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


def same_question(one: Ask, other: Ask) -> bool:
    """Whether two questions are one that was put to several seats."""
    return one.kind == other.kind and one.a == other.a and one.b == other.b and one.c == other.c


def forced_answer(game: Game[Any], s: State) -> tuple[int, int]:
    """(seat, action) if some seat that is asked has exactly one answer and the question is not secret; (-1, -1) otherwise."""
    if s.todo:
        ask = s.ask()
        decision = game.decisions[ask.kind]
        if not decision.secret:
            for seat in seats_of(ask.waiting):
                action = decision.only_answer(s, ask, seat)
                if action >= 0:
                    return seat, action
    return -1, -1


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if (mask >> seat) & 1]


def read_position(record: Record, text: str) -> State:
    """A position that was stored. Raises what is wrong with it: it must say all that a position says, keep the rules
    page's invariants, and answer everything that will be asked of it."""
    plain = json.loads(text)
    s = record.load(plain)
    if record.game.save(s) != plain:
        raise ValueError("the stored position says something else than it is read as")
    broken = record.game.broken(s)
    if broken:
        raise ValueError(f"the stored position breaks {broken}")
    probe(record.game, s)
    return s


def probe(game: Game[Any], s: State) -> None:
    """Everything that will be asked of the position must work; raises what it finds."""
    for seat in range(-1, s.seats):
        game.view(s, seat)
        if seat >= 0:
            game.legal(s, seat)
    game.points(s)
