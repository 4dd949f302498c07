"""OpenSpiel driven from Python: random games of one title, players' decisions per second. Runs in .peers/venv."""

import json
import random
import sys
from time import process_time

import pyspiel


def main() -> None:
    title, seconds = sys.argv[1], float(sys.argv[2])
    game = pyspiel.load_game(title)
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
                state.apply_action(dice.choice(state.legal_actions()))
                done += 1
    print(json.dumps({"rate": done / (process_time() - started)}))


if __name__ == "__main__":
    main()
