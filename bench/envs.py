"""The environments, driven from Python: `python envs.py LIBRARY GAME SEATS SECONDS` prints a JSON line.

A step is what somebody who learns does: what is seen in numbers, the mask of what is legal, an answer at random, the rewards.
Through Gymnasium only the steps of the seat that learns are counted; the others are played by the `random` bot.
"""

import json
import random
import sys
from time import process_time
from typing import Any

import numpy as np

from tianxia.lab import speed


def gymnasium_steps(game: str, seats: int, seconds: float) -> float:
    from tianxia.lab.envs.gym import TianxiaEnv

    env = TianxiaEnv(game, seats=seats, bots="random")
    dice = random.Random(1)
    done = 0
    _, info = env.reset(seed=1)
    started = process_time()
    while process_time() - started < seconds:
        _, _, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        done += 1
        if over:
            _, info = env.reset()
    return done / (process_time() - started)


def pettingzoo_steps(game: str, seats: int, seconds: float) -> float:
    from tianxia.lab.envs.pettingzoo import raw_env

    env: Any = raw_env(game, seats=seats)
    dice = random.Random(1)
    done = 0
    env.reset(seed=1)
    started = process_time()
    while process_time() - started < seconds:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        done += 1
    return done / (process_time() - started)


def open_spiel_steps(game: str, seats: int, seconds: float) -> float:
    import pyspiel

    import tianxia.lab.envs.openspiel  # noqa: F401  # registers the games

    found = pyspiel.load_game(f"python_tianxia_{game}(players={seats})")
    observer = found.make_py_observer()
    dice = random.Random(1)
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        state = found.new_initial_state()
        while not state.is_terminal() and process_time() - started < seconds:
            if state.is_chance_node():
                state.apply_action(dice.choice(state.legal_actions()))
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            done += 1
    return done / (process_time() - started)


def main() -> None:
    library, game, seats, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
    measure = {"gymnasium": gymnasium_steps, "pettingzoo": pettingzoo_steps, "openspiel": open_spiel_steps}[library]
    print(json.dumps({"rate": measure(game, seats, seconds), "compiled": speed.compiled()}))


if __name__ == "__main__":
    main()
