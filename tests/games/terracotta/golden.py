"""Which golden games there are: name, mode, options, bots, seed (tests/games/golden.py)."""

from tests.games.golden import Wanted

GAMES: list[Wanted] = [
    ("two-random", "standard", {}, ["random", "random"], 11),
    ("two-greedy", "standard", {}, ["greedy", "greedy"], 12),
    ("two-mixed", "standard", {}, ["greedy", "random"], 13),
    ("three-random", "standard", {}, ["random"] * 3, 14),
    ("three-mixed", "standard", {}, ["greedy", "random", "greedy"], 15),
    ("four-random", "standard", {}, ["random"] * 4, 16),
    ("four-greedy", "standard", {}, ["greedy"] * 4, 17),
    ("solo-apprentice", "solo", {"level": "apprentice"}, ["random"], 18),
    ("solo-journeyman", "solo", {"level": "journeyman"}, ["greedy"], 19),
    ("solo-master", "solo", {"level": "master"}, ["greedy"], 20),
]
