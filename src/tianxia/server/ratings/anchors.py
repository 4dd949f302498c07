"""Bots of fixed strength on the scale of the people: they do not learn, so their rating does not change.

Where they stand is worked out from matches between them, which lie beside the code of each game (`bots/ladder.py`). `greedy` is
put where a newcomer is supposed to begin.
"""

import logging
from typing import Final, NamedTuple

from tianxia.bots.ladder import BadLadder, Rung, Scale, matches, rungs_of
from tianxia.engine.registry import UnknownGame, find
from tianxia.server.ratings.scale import NEWCOMER, Strength

log = logging.getLogger("tianxia.ratings")
_SIGMA: Final = 1.0  # about what a hundred games leave uncertain


class _Ladder(NamedTuple):
    stands: dict[str, Strength]
    rungs: list[Rung]


_known: Final[dict[str, _Ladder]] = {}  # by game


def anchors(game: str) -> dict[str, Strength]:
    """All bots that are measured at a game, the weakest first; none where the game is not to be had here any more."""
    return _ladder(game).stands


def anchor(game: str, bot: str | None) -> Strength | None:
    """The strength of a bot at a game; None where nobody has measured it."""
    return anchors(game).get(bot or "")


def rungs(game: str) -> list[Rung]:
    """The levels that are measured at a game, the weakest first."""
    return _ladder(game).rungs


def _ladder(game: str) -> _Ladder:
    if game not in _known:
        try:
            played = matches(find(game))
        except UnknownGame:
            return _Ladder({}, [])
        except BadLadder as error:  # of a game from outside; ours are tested
            log.warning("nobody has a known strength at %s: %s", game, error)
            played = []
        scale = Scale(played)
        stands = {name: Strength(NEWCOMER.mu + scale.stands(name).mu, _SIGMA) for name in scale.names() if played}
        _known[game] = _Ladder(stands, rungs_of(played))
    return _known[game]
