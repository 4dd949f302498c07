"""Which golden games there are: name, mode, options, bots, seed (tests/games/golden.py)."""

from tests.games.golden import Wanted

GAMES: list[Wanted] = [
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
