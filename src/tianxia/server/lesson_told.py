"""For those who write lessons: `python -m tianxia.server.lesson_told GAME` plays a script and prints what happens."""

import sys

from tianxia.engine.course import PERSON, Course, Move
from tianxia.engine.record import Record
from tianxia.engine.registry import find
from tianxia.server.lesson import PUPIL, Lesson, first_prepared, goes_on, lesson_of


def told(lesson: Lesson) -> list[str]:
    script, game = lesson.script, lesson.game
    course = Course(Record(game, game.check_setup(script.mode, 1 + len(script.bots), script.options), script.seed, [], []))
    out: list[str] = []
    prepared = first_prepared(lesson, course)
    card = -1
    while True:
        if prepared is not None:
            course.adopt(prepared)
            out += [_said(lesson, move) for move in prepared.moves]
        line = lesson.next(course)
        if line is None:
            break
        if line.card > card:
            out += [f"[{one.id}]" for one in lesson.cards[card + 1 : line.card + 1]]
            card = line.card
        if not line.own:
            break
        legal = game.legal(course.state, PUPIL)
        action = next(action for action in map(game.actions.parse, line.answers) if action in legal)
        prepared = goes_on(lesson, course, course.prepare(PUPIL, action, PERSON))
    played = lesson.played(course.moves)
    if played < len(lesson.lines):
        missing = lesson.lines[played]
        out.append(f"not possible here: {missing.seat} {' | '.join(missing.answers)}")
    for seat in course.waiting():
        out.append(
            f"seat {seat} may now: " + ", ".join([game.actions.words(action) for action in game.legal(course.state, seat)])
        )
    return out


def _said(lesson: Lesson, move: Move) -> str:
    gains = [f"{event.key} {event.seat}: {event.amount:+} {event.what}" for event in move.events if event.what]
    others = [event.key for event in move.events if not event.what]
    return f"  {move.seat} {lesson.game.actions.words(move.action)} ({move.by})  {'; '.join(others + gains)}".rstrip()


if __name__ == "__main__":
    found = lesson_of(find(sys.argv[1]))
    print("\n".join(told(found)) if found is not None else "it has no lesson yet")
