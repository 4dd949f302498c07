"""Writes the golden games anew: `python -m tests.games.great_wall.golden` from the checkout.

Needed only when a rule or the action layout changes on purpose; then look at the difference before committing it.
"""

import json
from pathlib import Path

from tests.games.walks import played
from tianxia.engine.course import Course
from tianxia.games.great_wall.game import GAME

FOLDER = Path(__file__).parent / "golden"
GAMES = [  # name, mode, options, bots, seed
    ("three-random", "standard", {}, ["random"] * 3, 11),
    ("three-greedy", "standard", {}, ["greedy"] * 3, 12),
    ("four-mixed", "standard", {}, ["greedy", "random", "greedy", "greedy"], 13),
    ("two-greedy", "two", {}, ["greedy"] * 2, 14),
    ("two-mixed", "two", {}, ["random", "greedy"], 15),
    ("solo-normal", "solo", {}, ["greedy"], 16),
    ("solo-hard", "solo", {"difficulty": "hard"}, ["greedy"], 17),
    ("solo-very-hard", "solo", {"difficulty": "very_hard", "both_advisors": "yes"}, ["greedy"], 18),
    ("solo-extreme", "solo", {"difficulty": "extreme"}, ["random"], 19),
    ("coop-two", "coop", {}, ["greedy"] * 2, 20),
    ("coop-three", "coop", {}, ["greedy"] * 3, 21),
    ("coop-four", "coop", {}, ["greedy", "greedy", "greedy", "random"], 22),
]


def result(match: Course) -> dict[str, object]:
    """Itemised points per player, totals, places, and why it ended."""
    rows = [{k: n for k, n in zip(GAME.sources, row) if n} for row in GAME.points(match.state)]
    end = GAME.end_reason(match.state)
    return {"points": rows, "totals": GAME.totals(match.state), "places": GAME.places(match.state), "end": end}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, mode, options, bots, seed in GAMES:
        match = played(GAME, mode, options, bots, seed)
        golden = {"record": json.loads(match.record.to_json()), "result": result(match)}
        (FOLDER / f"{name}.json").write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")
        print(name, len(match.moves), GAME.totals(match.state), GAME.end_reason(match.state), flush=True)


if __name__ == "__main__":
    main()
