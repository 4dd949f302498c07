"""Stored positions keep their meaning: by name, whatever the order of the tables.

`python -m tests.games.zhanguo.test_stored` writes stored.json again: only after a change that means to break it.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.games.zhanguo.table import new
from tianxia.engine.game import numbered
from tianxia.engine.rng import seeded
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.fields import FIELDS
from tianxia.games.zhanguo.game import GAME, ZhanGuoGame
from tianxia.games.zhanguo.state import ZhanGuo

FILE = Path(__file__).with_name("stored.json")
NUMBERS = {decision.name: decision.number for decision in GAME.decisions}
MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"boards": "B_PICK", "track_order": "yes"}),
    (4, {"boards": "B_AUCTION", "draft": "yes", "worker_unrest": "yes"}),
    (2, {"boards": "B_AUCTION"}),
]


def positions(seats: int, options: dict[str, str], seed: int) -> Iterator[ZhanGuo]:
    """All positions of a random game, to the last one."""
    s = new(seats, seed, **options)
    dice = seeded(seed + 1)
    while s.todo:
        yield s
        legal = GAME.legal(s, s.ask().seat)
        GAME.apply(s, s.ask().seat, legal[dice.below(len(legal))], None)
    yield s


def stored() -> list[dict[str, Any]]:
    """A position for each question, with what it means."""
    kept: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def meaning(game: Any, s: ZhanGuo) -> list[object]:
    """What is asked, what may be answered, what everybody sees."""
    asked = game.decisions[s.ask().kind].name if s.todo else ""
    words = [sorted(game.actions.words(a) for a in game.legal(s, seat)) for seat in range(s.seats)]
    return [asked, words, [game.view(s, seat) for seat in range(-1, s.seats)]]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_saved_and_loaded_is_the_same(seats: int, options: dict[str, str]) -> None:
    for s in positions(seats, options, 5):
        back = GAME.load(json.loads(json.dumps(GAME.save(s))))
        assert back.fingerprint() == s.fingerprint()
        assert [GAME.legal(back, seat) for seat in range(seats)] == [GAME.legal(s, seat) for seat in range(seats)]


def test_old_positions_mean_what_they_meant() -> None:
    asked = set()
    waiting = set()
    for kept in stored():
        assert meaning(GAME, GAME.load(kept["position"]))[:2] == [kept["asked"], kept["answers"]]
        asked.add(kept["asked"])
        waiting |= {frame["step"] for frame in kept["position"]["todo"] if "step" in frame}
    assert asked == {decision.name for decision in GAME.decisions}
    assert waiting == {step.__name__ for step in GAME.steps()}


def test_questions_may_change_places() -> None:
    meant = [meaning(GAME, GAME.load(kept["position"])) for kept in stored()]
    other = ZhanGuoGame()
    other.decisions = numbered(other.decisions[::-1])
    try:
        for kept, was in zip(stored(), meant, strict=True):
            s = other.load(kept["position"])
            assert s.ask().kind == len(other.decisions) - 1 - NUMBERS[kept["asked"]]
            assert meaning(other, s) == was
            assert other.save(s) == kept["position"]
    finally:
        numbered(GAME.decisions)


@pytest.mark.parametrize("name", [field.name for field in FIELDS if field.of])
def test_names_are_stored_not_numbers(name: str) -> None:
    field = next(field for field in FIELDS if field.name == name)
    order = field.of
    loaded = [GAME.load(kept["position"]) for kept in stored()]
    field.of = order[::-1]
    try:
        others = [GAME.load(kept["position"]) for kept in stored()]
        assert [getattr(s, name) for s in others] != [getattr(s, name) for s in loaded]
        for s, kept in zip(others, stored(), strict=True):
            again: dict[str, Any] = GAME.save(s)
            again["boards_left"] = sorted(again["boards_left"], key=data.BOARDS.index)  # a set
            assert again == kept["position"]
    finally:
        field.of = order


def test_tiles_and_squares_may_change_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole game once more, made from tables in another order, reads the old positions."""
    package = "tianxia.games.zhanguo"
    monkeypatch.setattr(sys.modules["tianxia.games"], "zhanguo", sys.modules[package])  # put back in the end
    for name in [name for name in sys.modules if name.startswith(package)]:
        monkeypatch.delitem(sys.modules, name)
    tables = import_module(f"{package}.data")
    tables.WALL_TILES = data.WALL_TILES[::-1]
    tables.TASK_TILES = data.TASK_TILES[::-1]
    tables.SQUARES = tuple(sorted(data.SQUARES, key=lambda square: square[1], reverse=True))
    try:
        other = import_module(f"{package}.game").GAME
        assert other is not GAME
        for kept in stored():
            s = other.load(kept["position"])
            assert meaning(other, s) == meaning(GAME, GAME.load(kept["position"]))
            assert other.save(s) == kept["position"]
    finally:
        monkeypatch.undo()


def main() -> None:
    """The first position of each question."""
    found: dict[str, str] = {}
    seed = 0
    while len(found) < len(GAME.decisions):
        seed += 1
        for s in positions(*MODES[seed % len(MODES)], seed):
            if s.todo and GAME.decisions[s.ask().kind].name not in found:
                name, answers, _ = meaning(GAME, s)
                found[str(name)] = json.dumps(
                    {"asked": name, "answers": answers, "position": GAME.save(s)}, separators=(",", ":")
                )
    FILE.write_text("[\n" + ",\n".join(found[name] for name in sorted(found)) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
