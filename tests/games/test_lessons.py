"""Lessons: each is walked from its first card to its last, by every answer that it allows, and has its words in all languages."""

from typing import Any

import pytest

from tests.games.texts import LANGUAGES, Texts, code_of
from tianxia.bots.catalogue import OURS
from tianxia.engine.course import PERSON, Course
from tianxia.engine.record import Record
from tianxia.engine.registry import find, names
from tianxia.engine.rules_page import read_rules
from tianxia.server.lesson import PUPIL, Lesson, first_prepared, goes_on, lesson_of
from tianxia.server.settings import rules_folder

TAUGHT = [name for name in names() if lesson_of(find(name)) is not None]


def begun(lesson: Lesson) -> Course:
    script = lesson.script
    setup = lesson.game.check_setup(script.mode, 1 + len(script.bots), script.options)
    course = Course(Record(lesson.game, setup, script.seed, [], []))
    prepared = first_prepared(lesson, course)
    if prepared is not None:
        course.adopt(prepared)
    return course


def allowed(lesson: Lesson, course: Course) -> list[int]:
    """The pupil's answers that the lesson takes now, in the order of the script."""
    line = lesson.next(course)
    if line is None:
        return []
    assert line.own, f"{line.answers} of seat {line.seat} is not legal there"
    legal = lesson.game.legal(course.state, PUPIL)
    return [action for action in map(lesson.game.actions.parse, line.answers) if action in legal]


def answer(lesson: Lesson, course: Course, action: int) -> None:
    course.adopt(goes_on(lesson, course, course.prepare(PUPIL, action, PERSON)))


def walked(lesson: Lesson, choices: dict[int, int]) -> tuple[list[str], list[int]]:
    """The cards in the order in which they were shown, and how many answers there were each time. `choices` takes others than
    the first one."""
    course = begun(lesson)
    shown: list[str] = []
    counts: list[int] = []
    while actions := allowed(lesson, course):
        shown += [card.id for card in _state(lesson, course).cards if card.id not in shown]
        counts.append(len(actions))
        answer(lesson, course, actions[choices.get(len(counts) - 1, 0) % len(actions)])
    left = len(lesson.lines) - lesson.played(course.moves)
    assert left == 0, f"after {shown[-1]} {lesson.lines[-left].answers} cannot be played; legal: {_legal(lesson, course)}"
    shown += [card.id for card in _state(lesson, course).cards if card.id not in shown]
    return shown, counts


def _state(lesson: Lesson, course: Course) -> Any:
    state = lesson.state(course)
    assert state is not None
    return state


def _legal(lesson: Lesson, course: Course) -> list[str]:
    return [
        f"{seat} {lesson.game.actions.words(action)}"
        for seat in course.waiting()
        for action in lesson.game.legal(course.state, seat)
    ]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_answer_of_it_is_legal_and_every_card_is_shown(game: str) -> None:
    lesson = lesson_of(find(game))
    assert lesson is not None
    shown, counts = walked(lesson, {})
    assert shown == [card.id for card in lesson.cards]
    assert 10 <= len(shown) <= 18
    assert not lesson.cards[-1].do, "the last card says goodbye"
    assert all(card.do for card in lesson.cards if card.then)
    for n, count in enumerate(counts):
        for other in range(1, count):  # whichever of the allowed answers is given, the lesson goes on to its end
            walked(lesson, {n: other})
    if any(count > 1 for count in counts):
        walked(lesson, dict.fromkeys(range(len(counts)), -1))


@pytest.mark.parametrize("game", TAUGHT)
def test_its_bots_and_rules_exist(game: str) -> None:
    lesson = lesson_of(find(game))
    assert lesson is not None
    assert set(lesson.script.bots) <= set(OURS)
    folder = rules_folder()
    assert folder is not None
    rules = {rule["id"] for rule in read_rules((folder / f"{game}.md").read_text(encoding="utf-8"), find(game).prefix())}
    for card in lesson.cards:
        assert not card.rule or any(f"{rule}.".startswith(f"{card.rule}.") for rule in rules), card.rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_each_card_has_its_words(game: str, language: str) -> None:
    lesson = lesson_of(find(game))
    assert lesson is not None
    words = Texts(f"{game}-", language, [code_of(game) / "lesson" / f"{language}.ftl"])
    wanted: set[str] = set()
    for card in lesson.cards:
        wanted |= {f"lesson-{card.id}", f"lesson-{card.id}-text"} | ({f"lesson-{card.id}-do"} if card.do else set())
    assert set(words.messages) == {f"{game}-{key}" for key in wanted}
    for key in wanted:
        said = words.say(key, {})
        assert len(said) <= 620, f"{key}: too long to be read on a phone"
