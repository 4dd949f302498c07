"""Writes the golden games again: `python -m tests.games.daimyo.golden`. Only after a change of rules_version."""

import json
from pathlib import Path

from tianxia.bots.catalogue import bot
from tianxia.bots.protocol import Seat
from tianxia.engine.course import Course
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.games.daimyo.game import GAME

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, tuple[list[str], dict[str, str], int]] = {  # bots, options, seed
    "two-greedy": (["greedy", "greedy"], {}, 33),
    "two-advanced-aggressive": (["greedy", "random"], {"boards": "advanced", "aggressive": "in"}, 21),
    "three-greedy": (["greedy"] * 3, {"aggressive": "in"}, 22),
    "three-advanced": (["greedy"] * 3, {"boards": "advanced", "clans": "random"}, 23),
    "four-random": (["random"] * 4, {"aggressive": "in", "clans": "random"}, 24),
    "four-advanced-aggressive": (["greedy"] * 4, {"boards": "advanced", "aggressive": "in"}, 25),
    "solo-easy": (["greedy"], {"level": "easy"}, 26),
    "solo-normal": (["greedy"], {"level": "normal", "boards": "advanced"}, 27),
    "solo-hard": (["random"], {"level": "hard"}, 28),
}


def result(match: Course) -> dict[str, object]:
    return {
        "moves": len(match.moves),
        "places": GAME.places(match.state),
        "totals": GAME.totals(match.state),
        "points": [dict(zip(GAME.sources, row)) for row in GAME.points(match.state)],
    }


def play(players: list[str], options: dict[str, str], seed: int) -> Course:
    mode = "solo" if len(players) == 1 else "standard"
    match = Course(Record(GAME, GAME.check_setup(mode, len(players), options), seed, players, []))
    bots = [bot(name) for name in players]
    dice = [seeded(seed * 10 + i) for i in range(len(players))]
    while match.state.todo:
        seat = match.state.todo[-1].seat
        match.play(seat, bots[seat].choose(Seat(GAME, match.state, seat), dice[seat]).action)
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options, seed) in GAMES.items():
        match = play(players, options, seed)
        kept = {"record": json.loads(match.record.to_json()), "result": result(match)}
        (FOLDER / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        print(name, result(match)["totals"])


if __name__ == "__main__":
    main()
