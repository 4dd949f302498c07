"""The turn that a puzzle asks for: a seat's answers one after the other, until its turn is over or something is told that
it could not know before. Answers that are the only ones are no part of it: the table gives them by itself.

Two ways through a turn that lead to the same position are one and the same turn, whatever order was chosen.
"""

from typing import Any, Final

from tianxia.bots.judge import goes_on
from tianxia.bots.protocol import Bot, Seat, split
from tianxia.engine.course import forced_answer
from tianxia.engine.game import Game
from tianxia.engine.outcome import carried_out
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

LONGEST: Final = 40  # answers of a turn, those that are the only ones included
Line = tuple[int, ...]  # the answers that were a choice


class Turn:
    """A turn on its way: the position, and whether it goes on there."""

    def __init__(self, game: Game[Any], s: State, seat: int) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.number = game.turn(s)
        self.over = False
        self.forced()

    def copy(self) -> "Turn":
        made = object.__new__(Turn)
        made.game, made.seat, made.number, made.over = self.game, self.seat, self.number, self.over
        made.s = self.s.copy()
        return made

    def legal(self) -> list[int]:
        return [] if self.over else self.game.legal(self.s, self.seat)

    def answer(self, action: int) -> None:
        """One answer that was a choice, and those after it that are none."""
        self._play(action)
        self.forced()

    def forced(self) -> None:
        for _ in range(LONGEST):
            if self.over:
                return
            seat, action = forced_answer(self.game, self.s)
            if seat != self.seat:
                return
            self._play(action)

    def _play(self, action: int) -> None:
        told = carried_out(self.game, self.s, self.seat, action)
        self.over = told.ends_free_undo or not goes_on(self.game, self.s, self.seat, self.number)


def begins(game: Game[Any], s: State) -> bool:
    """Whether a puzzle may begin here: one seat alone has a choice, and nothing of it is secret or a reaction."""
    if not s.todo:
        return False
    ask = s.ask()
    decision = game.decisions[ask.kind]
    alone = ask.waiting & (ask.waiting - 1) == 0
    return alone and not decision.secret and not decision.silence and len(game.legal(s, ask.seat)) > 1


def ends(turn: Turn, budget: int, rng: Rng) -> dict[bytes, Line]:
    """Ends of the turn, each once, with a way that leads there: all of them if there are not more than `budget`, else some,
    evenly over the answers."""
    found: dict[bytes, Line] = {}
    _look(turn, (), budget, rng, found, set())
    return found


def _look(turn: Turn, line: Line, budget: int, rng: Rng, found: dict[bytes, Line], seen: set[bytes]) -> None:
    mark = turn.s.fingerprint()
    if turn.over or len(line) >= LONGEST:
        found.setdefault(mark, line)
        return
    if mark in seen:
        return
    seen.add(mark)
    actions = turn.legal()
    if len(actions) > budget:
        rng.shuffle(actions)
        del actions[budget:]
    for n, action in enumerate(actions):
        before = len(found)
        after = turn.copy()
        after.answer(action)
        _look(after, (*line, action), max(1, budget // (len(actions) - n)), rng, found, seen)
        budget -= len(found) - before


def walked(turn: Turn, line: Line) -> Turn | None:
    """The turn after these answers; None where one of them is not possible."""
    at = turn.copy()
    for action in line:
        if at.over or action not in at.legal():
            return None
        at.answer(action)
    return at


def played_by(bot: Bot, turn: Turn, rng: Rng) -> Line:
    """How a bot plays the turn."""
    at = turn.copy()
    line: Line = ()
    while not at.over and len(line) < LONGEST:
        action = bot.choose(Seat(at.game, at.s, at.seat), split(rng)).action
        line = (*line, action)
        at.answer(action)
    return line
