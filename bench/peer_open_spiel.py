"""OpenSpiel driven from Python: random games of one title, players' decisions per second; `seen`: with the tensor of what the
player sees, at each. Runs in .peers/venv."""

import json
import random
import sys
from time import process_time

import pyspiel


def main() -> None:
    title, seen, seconds = sys.argv[1], "seen" in sys.argv[2:-1], float(sys.argv[-1])
    game = pyspiel.load_game(title)
    observed = game.get_type().provides_observation_tensor
    look = pyspiel.State.observation_tensor if observed else pyspiel.State.information_state_tensor
    dice = random.Random(1)
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, weights = zip(*outcomes)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                if seen:
                    look(state)
                state.apply_action(dice.choice(state.legal_actions()))
                done += 1
    print(json.dumps({"rate": done / (process_time() - started)}))


if __name__ == "__main__":
    main()
