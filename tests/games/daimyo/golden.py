"""Which golden games there are: name, mode, options, bots, seed (tests/games/golden.py)."""

from tests.games.golden import Wanted

GAMES: list[Wanted] = [
    ("two-greedy", "standard", {}, ["greedy", "greedy"], 33),
    ("two-advanced-aggressive", "standard", {"boards": "advanced", "aggressive": "in"}, ["greedy", "random"], 21),
    ("three-greedy", "standard", {"aggressive": "in"}, ["greedy", "greedy", "greedy"], 22),
    ("three-advanced", "standard", {"boards": "advanced", "clans": "random"}, ["greedy", "greedy", "greedy"], 23),
    ("four-random", "standard", {"aggressive": "in", "clans": "random"}, ["random", "random", "random", "random"], 24),
    (
        "four-advanced-aggressive",
        "standard",
        {"boards": "advanced", "aggressive": "in"},
        ["greedy", "greedy", "greedy", "greedy"],
        25,
    ),
    ("solo-easy", "solo", {"level": "easy"}, ["greedy"], 26),
    ("solo-normal", "solo", {"level": "normal", "boards": "advanced"}, ["greedy"], 27),
    ("solo-hard", "solo", {"level": "hard"}, ["random"], 28),
]
