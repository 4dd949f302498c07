"""catanatron in one process: random games of 4 players, decisions per second. Runs in .peers/venv."""

import json
import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer


def main() -> None:
    seconds = float(sys.argv[1])
    random.seed(1)
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        done += len(game.state.actions)
    print(json.dumps({"rate": done / (process_time() - started)}))


if __name__ == "__main__":
    main()
