"""Writes the golden games anew: `python -m tests.games.terracotta.golden` from the checkout.

Needed only when a rule or the action layout changes on purpose; then look at the difference before committing it.
"""

import json
from pathlib import Path

from tests.games.walks import played
from tianxia.engine.course import Course
from tianxia.games.terracotta.game import GAME

FOLDER = Path(__file__).parent / "golden"
GAMES = [  # name, mode, options, bots, seed
    ("two-random", "standard", {}, ["random", "random"], 11),
    ("two-greedy", "standard", {}, ["greedy", "greedy"], 12),
    ("two-mixed", "standard", {}, ["greedy", "random"], 13),
    ("three-random", "standard", {}, ["random"] * 3, 14),
    ("three-mixed", "standard", {}, ["greedy", "random", "greedy"], 15),
    ("four-random", "standard", {}, ["random"] * 4, 16),
    ("four-greedy", "standard", {}, ["greedy"] * 4, 17),
    ("solo-apprentice", "solo", {"level": "apprentice"}, ["random"], 18),
    ("solo-journeyman", "solo", {"level": "journeyman"}, ["greedy"], 19),
    ("solo-master", "solo", {"level": "master"}, ["greedy"], 20),
]


def result(match: Course) -> dict[str, object]:
    """Itemised points per player, totals and places."""
    rows = [dict(zip(GAME.sources, row)) for row in GAME.points(match.state)]
    return {"points": rows, "totals": GAME.totals(match.state), "places": GAME.places(match.state)}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, mode, options, bots, seed in GAMES:
        match = played(GAME, mode, options, bots, seed)
        golden = {"record": json.loads(match.record.to_json()), "result": result(match)}
        (FOLDER / f"{name}.json").write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
        print(name, GAME.totals(match.state))


if __name__ == "__main__":
    main()
