"""Bots of fixed strength on the scale of the people: they do not learn, so their rating does not change.

Where they stand is worked out from matches between them. `greedy` is put where a newcomer is supposed to begin; the others are as
far from it as the model needs to expect the share of games that was won. Half a game is added to either side, so that the
distance stays finite where all were won.

Provenance: the matches of the four games are those of the README ("Figures": two seats, The Great Wall one against two); those of
Pebbles are `tianxia simulate pebbles --seats 2 --bots … --games 200`, with `search@50` for `search`. A draw is half a game won.
"""

import math
from typing import Final, NamedTuple

from tianxia.server.ratings.scale import BETA, NEWCOMER, Strength


class Match(NamedTuple):
    """`won` of `games` against one or more of the other kind."""

    won: float
    games: int
    others: int = 1


_GREEDY_AGAINST_RANDOM: Final = {
    "terracotta": Match(400, 400),
    "zhanguo": Match(400, 400),
    "daimyo": Match(100, 100),
    "great_wall": Match(99, 100, others=2),
    "pebbles": Match(132, 200),
}
_SEARCH_AGAINST_GREEDY: Final = {
    "terracotta": Match(109, 113),
    "zhanguo": Match(77, 97),
    "daimyo": Match(70, 85),
    "great_wall": Match(85, 108, others=2),
    "pebbles": Match(139.5, 200),
}
_SIGMA: Final = 1.0  # about what a hundred games leave uncertain


def _distance(match: Match) -> float:
    """In mu: the share of first places that Plackett-Luce expects is e^(mu/c) against the sum of all, c = beta √players."""
    share = (match.won + 0.5) / (match.games + 1)
    return BETA * math.sqrt(match.others + 1) * math.log(match.others * share / (1 - share))


def _anchors() -> dict[tuple[str, str], Strength]:
    found: dict[tuple[str, str], Strength] = {}
    for game, match in _GREEDY_AGAINST_RANDOM.items():
        greedy = NEWCOMER.mu
        found[game, "random"] = Strength(greedy - _distance(match), _SIGMA)
        found[game, "greedy"] = Strength(greedy, _SIGMA)
        found[game, "search"] = Strength(greedy + _distance(_SEARCH_AGAINST_GREEDY[game]), _SIGMA)
    return found


_ANCHORS: Final = _anchors()


def anchor(game: str, bot: str | None) -> Strength | None:
    """The strength of a bot at a game; None where nobody has measured it."""
    return _ANCHORS.get((game, bot or ""))


def anchors(game: str) -> dict[str, Strength]:
    """All bots that are measured at a game, the weakest first."""
    return {bot: strength for (name, bot), strength in _ANCHORS.items() if name == game}
