"""Tianxia in one process: `python ours.py WHAT GAME SEATS SECONDS` prints a JSON line; WHAT is a row of run.py."""

import json
import sys

from tianxia.bots.nets import Nets
from tianxia.lab import speed


def main() -> None:
    what, game, seats, seconds = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4])
    if what == "decisions":
        rate = speed.decisions_per_second(game, seats, seconds)
    elif what == "steps":
        rate = speed.steps_per_second(game, seats, seconds)
    elif what == "seeing":
        rate = speed.seeing_per_second(game, seats, seconds)
    elif what == "seeing-by-view":
        rate = speed.seeing_per_second(game, seats, seconds, fast=False)
    elif what == "copies":
        rate = speed.copies_per_second(game, seats, seconds)
    elif what == "search":
        rate = speed.search_tries_per_second(game, seats, seconds)
    elif what == "champion":
        rate = speed.search_tries_per_second(game, seats, seconds, Nets())
    elif what == "judged":
        rate = speed.judged_per_second(game, seats, seconds)
    else:
        rate = speed.mcts_tries_per_second(game, seats, seconds)
    print(json.dumps({"rate": rate, "compiled": speed.compiled()}))


if __name__ == "__main__":
    main()
