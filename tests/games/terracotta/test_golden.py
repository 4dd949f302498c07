"""Golden whole games: a record of each must replay, move by move legal, to the same itemised scores.

The census then shows that every tile, master, warrior, specialist, weapon and Rival card occurs in them.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.terracotta.golden import GAMES, result
from tianxia.engine.course import Course
from tianxia.engine.record import record_of
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.game import GAME

FOLDER = Path(__file__).parent / "golden"
NAMES = [name for name, *_ in GAMES]


def golden(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def matches() -> dict[str, Course]:
    return {name: Course.of(record_of(golden(name)["record"])) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_golden_game(name: str, matches: dict[str, Course]) -> None:
    match = matches[name]
    assert match.over and result(match) == golden(name)["result"]
    told: list[Counter[str]] = [Counter() for _ in range(GAME.players(match.state))]
    for move in match.told():
        for event in move.events:
            if event.what == "vp":
                told[event.seat][event.source] += event.amount
    for player, row in enumerate(golden(name)["result"]["points"]):
        assert {source: points for source, points in row.items() if points} == dict(told[player])


def test_no_golden_file_is_forgotten() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(NAMES)


def test_census(matches: dict[str, Course]) -> None:
    """Everything in the box is used somewhere."""
    verbs: set[str] = set()
    seen: dict[str, set[object]] = {"tile": set(), "master": set(), "type": set(), "kind": set(), "card": set(), "weapon": set()}
    sources: set[str] = set()
    keys: set[str] = set()
    levels: set[int] = set()
    ready = set()
    for match in matches.values():
        levels.add(match.state.level if match.state.rival >= 0 else -1)
        for move in match.told():
            verbs.add(GAME.actions.block(move.action).verb)
            for event in move.events:
                keys.add(event.key)
                if event.what == "vp":
                    sources.add(event.source)
                if event.key == "weapon-used" and event.rule == "TA-8.0.4":
                    seen["weapon"].add(event.args["weapon"])
                if event.key == "weapon-ready":
                    ready.add(event.args["weapon"])
                for part, name in (("tile", "score-tile"), ("master", "hire"), ("type", "warrior"), ("card", "rival-card")):
                    if event.key == name:
                        seen[part].add(event.args[part])
                if event.key == "specialist":
                    seen["kind"].add(event.args["kind"])
                if event.key == "horse":
                    seen["kind"].add("horse")
    assert verbs == {block.verb for block in GAME.actions.blocks}
    assert seen["tile"] == set(ids.TILES)
    assert seen["master"] == set(ids.MASTERS)
    assert seen["type"] == set(ids.FIGURES[: ids.WARRIORS])
    assert seen["kind"] == set(ids.FIGURES[ids.WARRIORS :])
    assert seen["card"] == {card[0] for card in data.RIVAL_CARDS}
    assert seen["weapon"] == set(ids.WEAPONS) == ready, "the ability of every warrior"
    assert sources == set(ids.SOURCES)
    assert levels == {-1, 0, 1, 2}
    assert {"score-servant", "score-musician", "score-group", "removed", "collect", "move", "shoot", "upgrade"} <= keys
