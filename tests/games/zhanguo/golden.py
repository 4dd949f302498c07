"""Writes the golden games again: `python -m tests.games.zhanguo.golden`. Only after a change of rules_version."""

import json
from pathlib import Path

from tianxia.bots.catalogue import bot
from tianxia.engine.course import Course
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.games.zhanguo.game import GAME

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "two-side-a": (2, {}),
    "three-side-b-pick": (3, {"boards": "B_PICK"}),
    "four-auction-all-variants": (
        4,
        {"boards": "B_AUCTION", "draft": "yes", "track_order": "yes", "worker_unrest": "yes"},
    ),
    "two-auction-named-boards": (2, {"boards": "B_AUCTION", "removed": "circle", "also_removed": "star"}),
    "three-draft": (3, {"draft": "yes"}),
}


def result(match: Course) -> dict[str, object]:
    return {
        "moves": len(match.moves),
        "places": GAME.places(match.state),
        "totals": GAME.totals(match.state),
        "points": [dict(zip(GAME.sources, row)) for row in GAME.points(match.state)],
    }


def play(seats: int, options: dict[str, str], seed: int) -> Course:
    """A game of greedy bots, who meet more of the rules than random ones."""
    match = Course(Record(GAME, GAME.check_setup("standard", seats, options), seed, ["greedy"] * seats, []))
    from tianxia.bots.protocol import Seat

    greedy = bot("greedy")
    dice = seeded(seed)
    while match.state.todo:
        waiting = match.state.todo[-1].waiting
        seat = next(s for s in range(seats) if (waiting >> s) & 1)
        match.play(seat, greedy.choose(Seat(GAME, match.state, seat), dice).action)
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for i, (name, (seats, options)) in enumerate(GAMES.items()):
        match = play(seats, options, 70 + i)
        plain = match.record.plain() | {"result": result(match)}
        (FOLDER / f"{name}.json").write_text(json.dumps(plain, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(name, result(match)["totals"])


if __name__ == "__main__":
    main()
