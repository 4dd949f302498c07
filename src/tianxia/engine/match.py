"""A match: a record being played. The one door for people, bots and replays: it checks every move."""

from typing import Any, Final

from tianxia.engine.actions import BadWords
from tianxia.engine.events import Event, Log, ends_free_undo
from tianxia.engine.game import Game, Illegal
from tianxia.engine.record import BadRecord, Record
from tianxia.engine.state import State

CHECKPOINT_EVERY: Final = 40


class BadUndo(ValueError):
    """An undo that is not allowed or goes nowhere."""


class Move:
    """A move that was made: who, what, whether it revealed something, and its story."""

    def __init__(self, seat: int, action: int, reveals: bool, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.reveals = reveals
        self.events = events


class Match:
    """The record, the present position, and the moves that led there (undone ones left out)."""

    def __init__(self, record: Record) -> None:
        """A match at its first position; the record's lines are not replayed (see `Match.of`)."""
        self.game: Game[Any] = record.game
        self.record = record.with_lines(record.players, [])
        self.state = record.first_position()
        self.moves: list[Move] = []
        self._checkpoints: dict[int, State] = {0: self.state.copy()}

    @staticmethod
    def of(record: Record) -> "Match":
        """Replay a record, checking every line."""
        match = Match(record)
        for i, line in enumerate(record.lines):
            try:
                match.play_line(line)
            except (Illegal, BadWords, BadUndo) as error:
                raise BadRecord(f"line {i + 1} ({line!r}): {error}") from None
        if record.totals and match.over and match.game.totals(match.state) != record.totals:
            raise BadRecord(f"the record says that it ends with {record.totals} points; its lines lead to another end")
        return match

    @property
    def over(self) -> bool:
        return not self.state.todo

    def play(self, seat: int, action: int) -> Move:
        """Make a move if it is legal; otherwise raise Illegal and change nothing."""
        reason = self.game.why_not(self.state, seat, action)
        if reason is not None:
            raise Illegal(reason, self.game.actions.words(action))
        move = self._carry_out(self.state, seat, action)
        self.moves.append(move)
        self.record.lines.append(f"{seat} {self.game.actions.words(action)}")
        if len(self.moves) % CHECKPOINT_EVERY == 0:
            self._checkpoints[len(self.moves)] = self.state.copy()
        return move

    def play_line(self, line: str) -> None:
        """One line of a record: `<seat> <words>` or `undo <n>`."""
        head, _, rest = line.partition(" ")
        if head == "undo":
            if not rest.isascii() or not rest.isdigit() or len(rest) > 9:
                raise BadUndo(f"undo needs the number of moves to keep, not {rest!r}")
            self.undo(int(rest))
        elif head.isascii() and head.isdigit() and len(head) <= 2:
            self.play(int(head), self.game.actions.parse(rest))
        else:
            raise BadWords("a line is '<seat> <action>' or 'undo <moves to keep>'")

    def undo_floor(self, seat: int) -> int:
        """How many moves this seat must leave in place: back to other seats' moves or revealed information."""
        i = len(self.moves)
        while i > 0 and self.moves[i - 1].seat == seat and not self.moves[i - 1].reveals:
            i -= 1
        return i

    def undo(self, keep: int) -> None:
        """Go back to the position after `keep` moves. Whether that is fair (`undo_floor`, consent) is the table's business."""
        if not 0 <= keep < len(self.moves):
            raise BadUndo(f"undo keeps 0 to {len(self.moves) - 1} moves, not {keep}")
        self.state = self.at(keep)
        del self.moves[keep:]
        for n in [n for n in self._checkpoints if n > keep]:
            del self._checkpoints[n]
        self.record.lines.append(f"undo {keep}")

    def at(self, n: int) -> State:
        """The position after n moves, as an independent copy."""
        if not 0 <= n <= len(self.moves):
            raise BadUndo(f"the game has 0 to {len(self.moves)} moves, not {n}")
        base = max([k for k in self._checkpoints if k <= n])
        s = self._checkpoints[base].copy()
        for move in self.moves[base:n]:
            self.game.apply(s, move.seat, move.action, None)
        return s

    def _carry_out(self, s: State, seat: int, action: int) -> Move:
        before = s.rng.plain()
        log = Log()
        self.game.apply(s, seat, action, log)
        return Move(seat, action, ends_free_undo(log, s, before), log.events)
