"""Bots of fixed strength on the scale of the people: they do not learn, so their rating does not change.

Where they stand is worked out from matches between them, which each game tells (`Game.matches`, with its provenance). `greedy` is
put where a newcomer is supposed to begin; the others are as far from it as the model needs to expect the share of games that was
won. Half a game is added to either side, so that the distance stays finite where all were won.
"""

import math
from typing import Final

from tianxia.engine.matches import Match
from tianxia.engine.registry import UnknownGame, find
from tianxia.server.ratings.scale import BETA, NEWCOMER, Strength

_SIGMA: Final = 1.0  # about what a hundred games leave uncertain


def _distance(match: Match) -> float:
    """In mu: the share of first places that Plackett-Luce expects is e^(mu/c) against the sum of all, c = beta √players."""
    share = (match.won + 0.5) / (match.games + 1)
    return BETA * math.sqrt(match.others + 1) * math.log(match.others * share / (1 - share))


def anchors(game: str) -> dict[str, Strength]:
    """All bots that are measured at a game, the weakest first; none where the game is not to be had here any more."""
    try:
        matches = find(game).matches()
    except UnknownGame:
        return {}
    mus: dict[str, float] = {"greedy": NEWCOMER.mu} if matches else {}
    for match in matches:
        if match.against in mus:
            mus[match.bot] = mus[match.against] + _distance(match)
        else:
            mus[match.against] = mus[match.bot] - _distance(match)
    return {bot: Strength(mu, _SIGMA) for bot, mu in sorted(mus.items(), key=lambda entry: entry[1])}


def anchor(game: str, bot: str | None) -> Strength | None:
    """The strength of a bot at a game; None where nobody has measured it."""
    return anchors(game).get(bot or "")
