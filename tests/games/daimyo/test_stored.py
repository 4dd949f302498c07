"""Positions that were stored once (tests/laws/test_stored.py proves that they outlive the tables of the game)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tianxia.engine.rng import seeded
from tianxia.games.daimyo.game import GAME
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


def question(s: Daimyo) -> str:
    return GAME.decisions[s.todo[-1].kind].name if s.todo else ""


def answers(s: Daimyo) -> list[str]:
    return [GAME.actions.words(a) for a in GAME.legal(s, s.todo[-1].seat)] if s.todo else []


def through_json(s: Daimyo) -> Any:
    return json.loads(json.dumps(GAME.save(s)))


def test_what_was_stored_long_ago_means_the_same() -> None:
    """Written once (`python -m tests.games.daimyo.test_stored`): it fails where a name or a table changed without thinking."""
    for kept in json.loads(STORED.read_text(encoding="utf-8")):
        s = GAME.load(kept["position"])
        assert question(s) == kept["asks"] and answers(s) == kept["legal"]
        assert through_json(s) == kept["position"] and GAME.broken(s) == ""


def main() -> None:
    """A dozen positions in which as many different things as possible wait."""
    found: list[tuple[set[str], dict[str, object]]] = []
    for way in WAYS:
        for seed in range(12):
            for s in positions(*way, seed):
                plain = through_json(s)
                waits = {str(frame.get("ask", frame.get("step"))) for frame in plain["todo"]}
                if not any(waits <= others for others, _ in found):
                    found.append((waits, {"asks": question(s), "legal": answers(s), "position": plain}))
    seen: set[str] = set()
    kept: list[str] = []
    while len(kept) < 12:
        waits, best = max(found, key=lambda one: len(one[0] - seen))
        seen |= waits
        kept.append(json.dumps(best, separators=(",", ":")))
    STORED.write_text("[\n" + ",\n".join(kept) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
