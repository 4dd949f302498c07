"""Lessons by doing: a table whose first moves are prescribed, with cards that say why (docs/lessons.md).

A lesson is `games/<game>/lesson/lesson.toml`: a deal, cards, and the lines of a game between them. Where somebody is in it
follows from the moves of the table, and from nothing else; so an undo, a reload and another process all agree. Seat 0 is the
pupil's. What the script has others do comes in the same commit as the pupil's answer. When the script has ended, or the table
has left it (an older table, a newer script), the game is a game like any other, and the bots play on.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from tianxia.engine.course import BOT, PERSON, TABLE, Course, Move, Prepared
from tianxia.engine.game import Game
from tianxia.server.messages.seen import LessonCard, LessonState
from tianxia.server.rules_text import folder_of

LESSON: Final = "lesson"  # why the deal of such a table is known
PUPIL: Final = 0


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """What the pupil reads. `at`: what it points at; `do`: the pupil's answers, each with its alternatives ("a | b");
    `then`: lines of anybody that follow by themselves."""

    id: str
    at: list[str] = []
    rule: str = ""
    do: list[str] = []
    then: list[str] = []


class Script(msgspec.Struct, forbid_unknown_fields=True):
    seed: int
    bots: list[str]  # of the seats after the pupil's
    mode: str
    card: list[Card]
    options: dict[str, str] = {}
    before: list[str] = []  # lines that lead to where the lesson begins


class Line:
    """One answer of the script: of which seat, in which words (any of them), during which card, and who gives it."""

    def __init__(self, seat: int, answers: list[str], card: int, own: bool) -> None:
        self.seat = seat
        self.answers = answers
        self.card = card
        self.own = own  # the pupil gives it, nobody else


class Lesson:
    def __init__(self, game: Game[Any], script: Script) -> None:
        self.game = game
        self.script = script
        self.cards = script.card
        self.lines = [_anybodys(line, -1) for line in script.before]
        for n, card in enumerate(script.card):
            self.lines += [Line(PUPIL, [words.strip() for words in answer.split("|")], n, True) for answer in card.do]
            self.lines += [_anybodys(line, n) for line in card.then]

    def played(self, moves: Sequence[Move]) -> int:
        """How many lines of the script these moves are; -1: they are others. What comes after its end does not matter."""
        given = [move for move in moves if move.by != TABLE]
        for move, line in zip(given, self.lines):
            if move.seat != line.seat or self.game.actions.words(move.action) not in line.answers:
                return -1
        return min(len(given), len(self.lines))

    def next(self, course: Course) -> Line | None:
        """What the script expects now; None: nothing any more, the game is free."""
        n = self.played(course.moves)
        if not 0 <= n < len(self.lines) or course.over:
            return None
        line = self.lines[n]
        legal = [self.game.actions.words(action) for action in self.game.legal(course.state, line.seat)]
        return line if not set(legal).isdisjoint(line.answers) else None

    def state(self, course: Course) -> LessonState | None:
        """What is shown of it: the cards up to the next answer; after the last answer, until the pupil plays freely, the last."""
        n = self.played(course.moves)
        line = self.next(course)
        if line is None and n < len(self.lines):
            return None
        given = [move for move in course.moves if move.by != TABLE]
        if any(move.by == PERSON for move in given[len(self.lines) :]):
            return None
        end = line.card if line is not None else len(self.cards) - 1
        within = n > 0 and line is not None and self.lines[n - 1].card == end  # some of its answers are given already
        begin = end if within else self.lines[n - 1].card + 1 if n > 0 else 0
        own = [move for move, line in zip(given, self.lines) if line.own]
        return LessonState(
            first=begin,
            all=len(self.cards),
            cards=[LessonCard(id=card.id, at=card.at, rule=card.rule) for card in self.cards[begin : end + 1]],
            asks=line is not None,
            back=course.moves.index(own[-1]) if own else None,
        )


def goes_on(lesson: Lesson | None, course: Course, prepared: Prepared) -> Prepared:
    """It goes on with all that the script has happen before the pupil is asked again."""
    if lesson is None:
        return prepared
    n = lesson.played(course.moves[: prepared.keep] + prepared.moves)
    while 0 <= n < len(lesson.lines) and not lesson.lines[n].own:
        line = lesson.lines[n]
        action = lesson.game.actions.parse(line.answers[0])
        if not prepared.state.todo or action not in lesson.game.legal(prepared.state, line.seat):
            break
        prepared.play(line.seat, action, BOT)
        prepared.settle()
        n += 1
    return prepared


def within(lesson: Lesson | None, course: Course, prepared: Prepared) -> bool:
    """The script has not ended after it: whatever is asked is the lesson's."""
    return lesson is not None and 0 <= lesson.played(course.moves[: prepared.keep] + prepared.moves) < len(lesson.lines)


def first_prepared(lesson: Lesson | None, course: Course) -> Prepared | None:
    """The answers that need no asking at the start of a game, and what a lesson begins with."""
    prepared = course.prepare_forced()
    if lesson is not None and prepared is None and lesson.script.before:
        line = lesson.lines[0]
        prepared = course.prepare(line.seat, lesson.game.actions.parse(line.answers[0]), BOT)
    return goes_on(lesson, course, prepared) if prepared is not None else None


@cache
def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson of a game; None: nobody has written one."""
    path = folder_of(game.name) / "lesson" / "lesson.toml"
    return Lesson(game, msgspec.toml.decode(path.read_bytes(), type=Script)) if path.is_file() else None


def _anybodys(line: str, card: int) -> Line:
    seat, _, words = line.partition(" ")
    return Line(int(seat), [words], card, False)
