"""Which golden games there are: name, mode, options, bots, seed (tests/games/golden.py)."""

from tests.games.golden import Wanted

GAMES: list[Wanted] = [
    ("two-side-a", "standard", {}, ["greedy", "greedy"], 70),
    ("three-side-b-pick", "standard", {"boards": "B_PICK"}, ["greedy", "greedy", "greedy"], 71),
    (
        "four-auction-all-variants",
        "standard",
        {"boards": "B_AUCTION", "draft": "yes", "track_order": "yes", "worker_unrest": "yes"},
        ["greedy", "greedy", "greedy", "greedy"],
        72,
    ),
    (
        "two-auction-named-boards",
        "standard",
        {"boards": "B_AUCTION", "removed": "circle", "also_removed": "star"},
        ["greedy", "greedy"],
        73,
    ),
    ("three-draft", "standard", {"draft": "yes"}, ["greedy", "greedy", "greedy"], 74),
]
