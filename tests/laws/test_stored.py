"""Stored positions outlive the tables of a game: what they hold has names (engine/saving.py).

tests/games/<game>/stored.json keeps some for good. `python -m tests.laws.test_stored GAME` writes them anew: only after a change
that means to break them.
"""

import inspect
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tianxia.engine.fields import Field
from tianxia.engine.flow import Step, steps_of
from tianxia.engine.game import Game, numbered
from tianxia.engine.registry import all_names, find, names
from tianxia.engine.rng import seeded
from tianxia.engine.state import State

GAMES = Path(__file__).parents[1] / "games"
KEPT = 16  # positions in a file


def walk(game: Game[Any], seed: int) -> Iterator[State]:
    """Every position of a random game, in a mode and with options that the seed draws."""
    dice = seeded(seed)
    mode = game.modes[seed % len(game.modes)]
    seats = mode.fewest + dice.below(mode.most - mode.fewest + 1)
    options = {o.key: o.choices[dice.below(len(o.choices))] for o in game.options if not o.modes or mode.name in o.modes}
    s = game.new(game.check_setup(mode.name, seats, options), dice)
    answers = seeded(seed + 1)
    while s.todo:
        yield s
        seat = s.ask().seat
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[answers.below(len(legal))], None)
    yield s


def positions(game: Game[Any]) -> list[State]:
    """Some of every mode, from the first question to the end."""
    return [s.copy() for seed in range(2 * len(game.modes)) for n, s in enumerate(walk(game, seed)) if n % 40 == 0 or not s.todo]


def stored(game: Game[Any], s: State) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(game.save(s)))
    return plain


def meaning(game: Game[Any], s: State) -> list[Any]:
    """What is asked, of whom, and every answer in words."""
    if not s.todo:
        return ["", 0, []]
    ask = s.ask()
    return [game.decisions[ask.kind].name, ask.waiting, [game.actions.words(a) for a in game.legal(s, ask.seat)]]


@pytest.mark.parametrize("name", names())
def test_what_was_stored_long_ago_means_the_same(name: str) -> None:
    """It fails where somebody renames a card, a question or a step, or changes a table, without thinking of old games."""
    game = find(name)
    kept = json.loads((GAMES / name / "stored.json").read_text(encoding="utf-8"))
    assert len(kept) == KEPT
    for one in kept:
        s = game.load(one["position"])
        assert meaning(game, s) == one["meaning"] and stored(game, s) == one["position"] and game.broken(s) == ""


@pytest.mark.parametrize("name", all_names())
def test_a_stored_position_is_the_position(name: str) -> None:
    game = find(name)
    for s in positions(game):
        back = game.load(stored(game, s))
        assert back.fingerprint() == s.fingerprint() and meaning(game, back) == meaning(game, s)


@pytest.mark.parametrize("name", all_names())
def test_questions_in_another_order_mean_the_same(name: str) -> None:
    """What was stored before the table of questions changed is the same afterwards."""
    game = find(name)
    before = [(stored(game, s), meaning(game, s)) for s in positions(game)]
    order = game.decisions[:]
    try:
        game.decisions[:] = numbered(order[::-1])
        for plain, meant in before:
            s = game.load(plain)
            assert meaning(game, s) == meant and stored(game, s) == plain
    finally:
        game.decisions[:] = numbered(order)


@pytest.mark.parametrize("name", all_names())
def test_cards_and_tiles_in_another_order_keep_their_names(name: str) -> None:
    """Each table of names turned round: the numbers in the position are others, what is stored again is the same."""
    game = find(name)
    before = [stored(game, s) for s in positions(game)]
    named = [field for field in declared(game) if field.of]
    tables = [field.of for field in named]
    try:
        for field in named:
            field.of = field.of[::-1]
        for plain in before:
            again = stored(game, game.load(plain))
            assert in_any_order(again) == in_any_order(plain)
    finally:
        for field, table in zip(named, tables):
            field.of = table


@pytest.mark.parametrize("name", all_names())
def test_every_step_can_be_loaded(name: str) -> None:
    """`Game.steps` finds every step that the game's files define, and each has a name of its own."""
    game = find(name)
    files = Path(inspect.getfile(type(game))).parent.rglob("*.py")
    written = [
        found for file in files for found in re.findall(r"^class (\w+)\((?:Step\[|.*Step\))", file.read_text(), re.MULTILINE)
    ]
    listed = [kind.__name__ for kind in game.steps()]
    assert set(written) <= set(listed) and len(set(listed)) == len(listed)


class Pause(Step[Any]):
    """Of a game in this file."""


def test_a_game_has_the_steps_of_its_files_and_of_the_game_it_is_made_of() -> None:
    class Variant(type(find("terracotta"))):  # type: ignore[misc]
        pass

    found = {kind.__name__ for kind in steps_of(Variant)}
    assert {"Pause", "EndTurn"} <= found and not {kind.__name__ for kind in find("zhanguo").steps()} & found


def declared(game: Game[Any]) -> list[Field]:
    """Every declaration of the game, each object once."""
    found: dict[int, Field] = {}
    for field in game.blank().fields():
        found[id(field)] = field
    for decision in game.decisions:
        for field in decision.holds:
            found[id(field)] = field
    for kind in game.steps():
        for field in kind.FIELDS:
            found[id(field)] = field
    return list(found.values())


def in_any_order(plain: object) -> object:
    """Sets of names (masks) come in the order of their table: compared without it."""
    if isinstance(plain, dict):
        return {key: in_any_order(value) for key, value in plain.items()}
    if isinstance(plain, list):
        return sorted([json.dumps(in_any_order(one), sort_keys=True) for one in plain])
    return plain


def write(name: str) -> None:
    """Positions in which as many different things as possible wait."""
    game = find(name)
    found: list[tuple[set[str], str]] = []
    for seed in range(40):
        for s in walk(game, seed):
            plain = game.save(s)
            frames: Any = plain["todo"]
            waits = {str(frame.get("ask", frame.get("step"))) for frame in frames}
            if not any(waits <= others for others, _ in found):
                found.append((waits, json.dumps({"meaning": meaning(game, s), "position": plain}, separators=(",", ":"))))
    seen: set[str] = set()
    kept: list[str] = []
    while len(kept) < KEPT:
        best = max(found, key=lambda one: len(one[0] - seen))
        found.remove(best)
        seen |= best[0]
        kept.append(best[1])
    (GAMES / name / "stored.json").write_text("[\n" + ",\n".join(kept) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        write(asked)
