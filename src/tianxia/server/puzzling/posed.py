"""A table that poses a puzzle: a game that is played on from the puzzle's position, everything hidden dealt anew, for one turn.

What the guest has answered follows from the moves of the table, and so does the verdict: nothing of it is stored with the table.
When the turn is over the table rests. Who wants to try again takes the turn back; who wants to play on opens a branch.
"""

from functools import cache
from typing import Any

from tianxia.engine.course import BOT, PERSON, Course, Move
from tianxia.engine.game import Game
from tianxia.engine.record import Record
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.puzzles.puzzle import Puzzle, Verdict, Way, puzzle_id, puzzles_of
from tianxia.puzzles.trying import LATER, RIVALS
from tianxia.puzzles.turns import LONGEST, Line, Turn
from tianxia.server.messages.puzzles import Solution
from tianxia.server.messages.seen import HintCost, HintPart, HintStep, PuzzleState, PuzzleVerdict


class Posed:
    """The puzzle of a table."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._known: tuple[Course, int, Verdict | None] | None = None  # up to which line

    def resting(self, course: Course) -> bool:
        """The turn is over: nobody is asked any more."""
        return self.verdict(course) is not None

    def verdict(self, course: Course) -> Verdict | None:
        """What is said of the turn; None: it goes on."""
        known = self._known
        if known is None or known[0] is not course or known[1] != len(course.lines):
            answers = [move.action for move in course.moves if move.by == PERSON]
            known = self._known = (course, len(course.lines), self.judged(course, tuple(answers)))
        return known[2]

    def judged(self, course: Course, answers: Line) -> Verdict | None:
        """The same of these answers. What somebody answered after the turn does not matter."""
        begin = course.at(0)
        turn = Turn(self.puzzle.game, begin.copy(), self.puzzle.seat)
        line: Line = ()
        for action in answers:
            line += self._given(turn, action)
            if turn.over or action not in turn.legal():
                break
            turn.answer(action)
            line = (*line, action)
        line += self._given(turn, -1)
        return self.puzzle.verdict(begin, line) if turn.over else None

    def _given(self, turn: Turn, before: int) -> Line:
        """Reactions to which there was one answer: the table has given it (`orders.py`), unless this very answer follows."""
        line: Line = ()
        while not turn.over and len(legal := turn.legal()) == 1 and legal[0] != before:
            turn.answer(legal[0])
            line = (*line, legal[0])
        return line

    def state(self, course: Course) -> PuzzleState:
        found = self.verdict(course)
        puzzle = self.puzzle
        told: PuzzleVerdict | None = None
        if found is not None:
            way = found.way or (puzzle.next_best if found.solved else None)
            cost = _cost(puzzle, way) if way is not None else None
            told = PuzzleVerdict(solved=found.solved, exact=found.exact, cost=cost)
        chance = puzzle.chance if found is not None and puzzle.record.setup.seats > 1 else None
        return PuzzleState(id=puzzle.id, stars=puzzle.stars, chance=chance, verdict=told)


def posed_at(record: Record) -> Posed | None:
    """The puzzle that a table with this record poses; None where it is not known any more."""
    if record.branch is None:
        return None
    found = by_id(record.game).get(puzzle_id(record.branch.record, record.branch.seat))
    return Posed(found) if found is not None else None


@cache
def by_id(game: Game[Any]) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles_of(game)}


def solution_data(posed: Posed, course: Course, rng: Rng) -> Solution:
    """The solution step by step, as the seat would see it, in a deal that has nothing of the real one."""
    from tianxia.server.views import question_data, told_data  # views tell of tables, and tables of their puzzles

    puzzle, game = posed.puzzle, posed.puzzle.game
    s: State = game.resample(course.at(0), puzzle.seat, rng)
    begin, asked = game.view(s, puzzle.seat), question_data(game, s)
    steps: list[HintStep] = []
    before: Move | None = None
    left = list(puzzle.read_words(puzzle.solution))
    for n in range(LONGEST * 2):
        if not s.todo or s.todo[-1].waiting != 1 << puzzle.seat:
            break
        legal = game.legal(s, puzzle.seat)
        choice = len(legal) > 1
        if choice and (not left or left[0] not in legal):
            break
        action = left.pop(0) if choice or left[:1] == legal else legal[0]
        made = Move(puzzle.seat, action, BOT, 0, False)
        made.play(game, s, before)
        told = told_data(game, n, made, puzzle.seat)
        if choice or not steps:
            steps.append(HintStep(told=told, view={}, question=None))
        else:
            steps[-1].told.events.extend(told.events)
        steps[-1].view = game.view(s, puzzle.seat)
        steps[-1].question = question_data(game, s)
        before = made
        if not left and (made.reveals or not s.todo):
            break
    return Solution(begin=begin, question=asked, steps=steps, cost=_cost(puzzle, puzzle.next_best))


def _cost(puzzle: Puzzle, way: Way) -> HintCost:
    rivals = puzzle.record.setup.seats > 1
    return HintCost(
        points=way.points,
        chance=way.chance if rivals else None,
        parts=[_part(part, points) for part, points in way.parts.items()],
    )


def _part(part: str, points: float) -> HintPart:
    if part == RIVALS:
        return HintPart(part="rivals", source="", points=points)
    if part == LATER:
        return HintPart(part="later", source="", points=points)
    return HintPart(part="source", source=part, points=points)
