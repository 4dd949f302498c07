"""Stored positions keep their meaning (tests/laws/test_stored.py turns the tables round; here are positions kept in a file)."""

import json
from pathlib import Path
from typing import Any

from tests.games.great_wall.table import new
from tianxia.engine.rng import seeded
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.state import GreatWall

MODES = [(3, "standard"), (4, "standard"), (2, "two"), (1, "solo"), (2, "coop"), (4, "coop")]
STORED = Path(__file__).with_name("stored.json")


def meaning(s: GreatWall) -> dict[str, Any]:
    """The name of the question, and the words of all that may be answered."""
    ask = s.ask()
    answers = [GAME.actions.words(action) for action in GAME.legal(s, ask.seat)]
    return {"question": GAME.decisions[ask.kind].name, "seat": ask.seat, "answers": sorted(answers)}


def test_positions_stored_long_ago_mean_what_they_meant() -> None:
    """Renaming a card, a question or a step breaks this: old tables could not be read any more."""
    kept = json.loads(STORED.read_text(encoding="utf-8"))
    assert len(kept) == len(MODES) and len({one["meaning"]["question"] for one in kept}) >= 5
    for one in kept:
        s = GAME.load(one["position"])
        assert meaning(s) == one["meaning"]
        assert GAME.save(s) == one["position"]


def somewhere(seats: int, mode: str, part: float) -> GreatWall:
    """A position of a random game."""
    s = new(seats, mode, seed=11)
    dice = seeded(5)
    passed: list[GreatWall] = []
    while s.todo:
        passed.append(s.copy())
        actions = GAME.legal(s, s.ask().seat)
        GAME.apply(s, s.ask().seat, actions[dice.below(len(actions))], None)
    return passed[int(part * len(passed))]


if __name__ == "__main__":  # writes the file anew; look at the difference before committing it
    kept = []
    for i, (seats, mode) in enumerate(MODES):
        s = somewhere(seats, mode, (i + 2) / (len(MODES) + 3))
        kept.append({"meaning": meaning(s), "position": GAME.save(s)})
    STORED.write_text("[\n" + ",\n".join(json.dumps(one) for one in kept) + "\n]\n", encoding="utf-8")
