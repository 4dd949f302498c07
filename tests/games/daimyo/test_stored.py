"""Stored positions mean the same after the tables of the game have changed: everything in them has a name."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tianxia.engine.fields import MASK, MASKS, Field
from tianxia.engine.flow import Step
from tianxia.engine.game import numbered
from tianxia.engine.rng import seeded
from tianxia.games.daimyo.fields import FIELDS
from tianxia.games.daimyo.game import GAME, DaimyoGame
from tianxia.games.daimyo.state import Daimyo

STORED = Path(__file__).with_name("stored.json")
WAYS: list[tuple[str, int, dict[str, str]]] = [
    ("standard", 2, {}),
    ("standard", 3, {"boards": "advanced", "aggressive": "in"}),
    ("standard", 4, {"clans": "random", "aggressive": "in"}),
    ("solo", 1, {"level": "easy", "boards": "advanced"}),
    ("solo", 1, {"level": "hard"}),
]


def positions(mode: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Daimyo]:
    """Every position of a random game."""
    s = GAME.new(GAME.check_setup(mode, seats, options), seeded(seed))
    dice = seeded(seed + 1)
    while s.todo:
        yield s
        actions = GAME.legal(s, s.todo[-1].seat)
        GAME.apply(s, s.todo[-1].seat, actions[dice.below(len(actions))], None)
    yield s


def question(game: DaimyoGame, s: Daimyo) -> str:
    return game.decisions[s.todo[-1].kind].name if s.todo else ""


def answers(game: DaimyoGame, s: Daimyo) -> list[str]:
    return [game.actions.words(a) for a in game.legal(s, s.todo[-1].seat)] if s.todo else []


def through_json(s: Daimyo) -> Any:
    return json.loads(json.dumps(GAME.save(s)))


@pytest.mark.parametrize(("mode", "seats", "options"), WAYS, ids=str)
def test_a_position_survives_being_stored(mode: str, seats: int, options: dict[str, str]) -> None:
    for s in positions(mode, seats, options, 5):
        back = GAME.load(through_json(s))
        assert back.fingerprint() == s.fingerprint()
        assert question(GAME, back) == question(GAME, s) and answers(GAME, back) == answers(GAME, s)


def test_questions_are_stored_by_name() -> None:
    """In a game whose table of questions is turned around, old positions ask and mean the same."""
    kept = [
        (through_json(s), question(GAME, s), answers(GAME, s))
        for way in WAYS
        for i, s in enumerate(positions(*way, 6))
        if i % 7 == 0
    ]
    other = DaimyoGame()
    try:
        other.decisions = numbered(list(reversed(other.decisions)))
        for plain, asked, words in kept:
            s = other.load(plain)
            assert question(other, s) == asked and answers(other, s) == words
            assert other.save(s) == plain
    finally:
        numbered(GAME.decisions)


def named_fields() -> list[Field]:
    held = [field for decision in GAME.decisions for field in decision.holds]
    kept = [field for step in GAME.steps() for field in step.FIELDS]
    return [field for field in [*FIELDS, *held, *kept] if field.of]


def sorted_masks(plain: Any) -> Any:
    """A mask is stored as its names in the order of the table."""
    masks = {field.name for field in named_fields() if field.shape in (MASK, MASKS)}
    for frame in [plain, *plain["todo"]]:
        for name in masks & set(frame):
            if isinstance(frame[name], list):
                frame[name] = [sorted(one) for one in frame[name]] if name == "loose" else sorted(frame[name])
    return plain


def test_cards_tiles_and_effects_are_stored_by_name() -> None:
    """With every table of names turned around, a position is other numbers with the same names."""
    kept = [through_json(s) for way in WAYS for i, s in enumerate(positions(*way, 7)) if i % 11 == 0]
    fields = named_fields()
    tables = [field.of for field in fields]
    assert len(fields) > 60
    differ = 0
    try:
        before = [GAME.load(plain).fingerprint() for plain in kept]
        for field in fields:
            field.of = field.of[::-1]
        for plain, was in zip(kept, before):
            s = GAME.load(plain)
            assert sorted_masks(GAME.save(s)) == sorted_masks(plain)
            differ += s.fingerprint() != was
    finally:
        for field, table in zip(fields, tables):
            field.of = table
    assert differ == len(kept)


def test_what_was_stored_long_ago_means_the_same() -> None:
    """Written once (`python -m tests.games.daimyo.test_stored`): it fails where a name or a table changed without thinking."""
    for kept in json.loads(STORED.read_text(encoding="utf-8")):
        s = GAME.load(kept["position"])
        assert question(GAME, s) == kept["asks"] and answers(GAME, s) == kept["legal"]
        assert through_json(s) == kept["position"] and GAME.broken(s) == ""


def test_every_step_can_be_loaded() -> None:
    mine = {step for step in Step.__subclasses__() if step.__module__.startswith("tianxia.games.daimyo.")}
    assert mine == set(GAME.steps()) and len({step.__name__ for step in mine}) == len(mine)


def main() -> None:
    """A dozen positions in which as many different things as possible wait."""
    found: list[tuple[set[str], dict[str, object]]] = []
    for way in WAYS:
        for seed in range(12):
            for s in positions(*way, seed):
                plain = through_json(s)
                waits = {str(frame.get("ask", frame.get("step"))) for frame in plain["todo"]}
                if not any(waits <= others for others, _ in found):
                    found.append((waits, {"asks": question(GAME, s), "legal": answers(GAME, s), "position": plain}))
    seen: set[str] = set()
    kept: list[str] = []
    while len(kept) < 12:
        waits, best = max(found, key=lambda one: len(one[0] - seen))
        seen |= waits
        kept.append(json.dumps(best, separators=(",", ":")))
    STORED.write_text("[\n" + ",\n".join(kept) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
