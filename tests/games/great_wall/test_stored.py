"""Stored positions keep their meaning: cards, places, questions and steps are stored by name."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.great_wall.table import new
from tianxia.engine.fields import Field
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import numbered
from tianxia.engine.rng import seeded
from tianxia.games.great_wall import flow
from tianxia.games.great_wall.fields import FIELDS
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.state import GreatWall

MODES = [(3, "standard"), (4, "standard"), (2, "two"), (1, "solo"), (2, "coop"), (4, "coop")]
STORED = Path(__file__).with_name("stored.json")


def positions(seats: int, mode: str, every: int, most: int = 400) -> list[GreatWall]:
    """Some positions of a random game."""
    s = new(seats, mode, seed=11)
    rng = seeded(5)
    found: list[GreatWall] = []
    for i in range(most):
        if not s.todo:
            break
        if i % every == 0:
            found.append(s.copy())
        seat = s.ask().seat
        actions = GAME.legal(s, seat)
        GAME.apply(s, seat, actions[rng.below(len(actions))], None)
    return found


def stored(s: GreatWall) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(GAME.save(s)))
    return plain


def meaning(s: GreatWall) -> tuple[str, list[str]]:
    """The name of the question, and the words of all that may be answered."""
    ask = s.ask()
    return GAME.decisions[ask.kind].name, sorted(GAME.actions.words(action) for action in GAME.legal(s, ask.seat))


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_a_stored_position_is_the_same(seats: int, mode: str) -> None:
    for s in positions(seats, mode, every=7):
        again = GAME.load(stored(s))
        assert again.fingerprint() == s.fingerprint() and meaning(again) == meaning(s)


def in_order(plain: object) -> object:
    """Without the order that names of a set have in their table."""
    if isinstance(plain, dict):
        return {key: in_order(plain[key]) for key in sorted(plain)}
    if isinstance(plain, list):
        inner = [in_order(one) for one in plain]
        return sorted(inner) if inner and all(isinstance(one, str) for one in inner) else inner
    return plain


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_questions_in_another_order_mean_the_same(seats: int, mode: str) -> None:
    kept = [(stored(s), meaning(s)) for s in positions(seats, mode, every=25)]
    usual = GAME.decisions
    try:
        GAME.decisions = numbered(usual[::-1])
        for plain, said in kept:
            s = GAME.load(plain)
            assert meaning(s) == said and stored(s) == plain
    finally:
        GAME.decisions = numbered(usual)


def named_fields() -> list[Field]:
    """All fields with names: of the position, of the steps and of the questions."""
    found = [field for field in FIELDS if field.of]
    for fields in [*[step.FIELDS for step in flow.STEPS], *[question.holds for question in flow.QUESTIONS]]:
        found += [field for field in fields if field.of and field not in found]
    return found


@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_tables_in_another_order_mean_the_same(seats: int, mode: str) -> None:
    kept = [stored(s) for s in positions(seats, mode, every=25)]
    fields = named_fields()
    usual = [field.of for field in fields]
    try:
        for field in fields:
            field.of = field.of[::-1]
        for plain in kept:
            assert in_order(GAME.save(GAME.load(plain))) == in_order(plain)
    finally:
        for field, names in zip(fields, usual):
            field.of = names


def test_positions_stored_long_ago_mean_what_they_meant() -> None:
    """Renaming a card, a question or a step breaks this: old tables could not be read any more."""
    kept = json.loads(STORED.read_text(encoding="utf-8"))
    assert len(kept) == len(MODES)
    for one in kept:
        question, answers = meaning(GAME.load(one["position"]))
        assert question == one["question"] and answers == one["answers"]


def test_every_step_is_in_the_table_once() -> None:
    """A step that is not named in flow.py could be stored, but not read."""
    made: set[type[Step[Any]]] = set()
    waiting: list[type[Any]] = [Step]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith("tianxia.games.great_wall"):
                made.add(kind)
    shared = {"ForPlayer", "AtSlot", "InSection", "InTurn"}
    assert {kind.__name__ for kind in made} - shared == {kind.__name__ for kind in flow.STEPS}
    assert len({kind.__name__ for kind in flow.STEPS}) == len(flow.STEPS)


def test_every_step_comes_up_in_some_stored_position() -> None:
    """The other tests would not notice a step that never waits."""
    seen = {type(frame).__name__ for seats, mode in MODES for s in positions(seats, mode, every=1) for frame in s.todo}
    assert "Ask" in seen and len(seen) > 25 and not isinstance(new().todo[0], Ask)


if __name__ == "__main__":  # writes stored.json; look at the difference before committing it
    lines = []
    for place, (seats, mode) in enumerate(MODES):
        some = positions(seats, mode, every=1)
        s = some[(place + 2) * len(some) // (len(MODES) + 3)]
        question, answers = meaning(s)
        lines.append({"question": question, "answers": answers, "position": stored(s)})
    STORED.write_text(json.dumps(lines, indent=None, separators=(",", ":")) + "\n", encoding="utf-8")
