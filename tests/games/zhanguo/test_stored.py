"""Stored positions keep their meaning when tiles and squares change places (all games: tests/laws/test_stored.py)."""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.state import ZhanGuo


def stored() -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = json.loads(Path(__file__).with_name("stored.json").read_text(encoding="utf-8"))
    return kept


def meaning(game: Any, s: ZhanGuo) -> list[object]:
    """What is asked, what may be answered, what everybody sees."""
    asked = game.decisions[s.ask().kind].name if s.todo else ""
    words = [sorted(game.actions.words(a) for a in game.legal(s, seat)) for seat in range(s.seats)]
    return [asked, words, [game.view(s, seat) for seat in range(-1, s.seats)]]


def test_tiles_and_squares_may_change_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole game once more, made from tables in another order, reads the old positions."""
    package = "tianxia.games.zhanguo"
    monkeypatch.setattr(sys.modules["tianxia.games"], "zhanguo", sys.modules[package])  # put back in the end
    for name in [name for name in sys.modules if name.startswith(package)]:
        monkeypatch.delitem(sys.modules, name)
    tables: Any = import_module(f"{package}.data")
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
