"""Plays the same games wherever it is run and prints what came of them, byte for byte, as hashes."""

import hashlib
import json
import sys
from typing import Any

from tianxia.engine import game as engine_game
from tianxia.engine.deal import fair, from_seed
from tianxia.engine.events import Log
from tianxia.engine.registry import all_names, find
from tianxia.engine.rng import seeded


def played(name: str, mode: str, seats: int, seed: int) -> str:
    """One random game: every position, every event, every view, the result. Odd seeds are dealt by secret and words."""
    game = find(name)
    deal = fair(f"{seed:064x}", [f"wörd {i}" for i in range(seats)]) if seed % 2 else from_seed(seed)
    s: Any = game.new(game.check_setup(mode, seats, {}), deal.rng())
    dice = seeded(2**70 + seed)
    told = hashlib.sha256()
    while s.todo:
        seat = s.todo[-1].seat
        actions = game.legal(s, seat)
        log = Log()
        game.apply(s, seat, actions[dice.below(len(actions))], log)
        told.update(s.fingerprint())
        told.update(json.dumps([event.plain() for event in log.events], sort_keys=True).encode())
    told.update(json.dumps([game.view(s, -1), game.points(s), game.places(s), game.value(s, 0)], sort_keys=True).encode())
    return told.hexdigest()


def all_games(seeds: int) -> dict[str, str]:
    out: dict[str, str] = {}
    for name in all_names():
        for mode in find(name).modes:
            for seats in range(mode.fewest, mode.most + 1):
                for seed in range(seeds):
                    out[f"{name} {mode.name} {seats} #{seed}"] = played(name, mode.name, seats, seed)
    return out


if __name__ == "__main__":
    json.dump({"engine": engine_game.__file__, "games": all_games(int(sys.argv[1]))}, sys.stdout)
