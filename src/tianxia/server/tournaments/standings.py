"""Points, tie-breaks and places.

A game is worth one point to whoever beats everybody at the table: each opponent behind one's own place counts alike, one on the
same place half. A bye is a won game. Points are kept in twelfths, so that halves, thirds and sixths stay whole numbers. Ties are
broken by the sum of the opponents' points (Buchholz; a bye brings none), then by the games among those who are still tied, then
by games won.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

WHOLE: Final = 12


class Played(NamedTuple):
    """A game that is over; a single player had a bye."""

    players: list[int]
    places: list[int]


class Standing(NamedTuple):
    player: int
    place: int
    points: int  # twelfths
    opponents: int  # their points, twelfths
    among: int  # against those who are tied so far: two for each one beaten, one for a shared place
    wins: int


def points_of(game: Played) -> dict[int, int]:
    if len(game.players) == 1:
        return {game.players[0]: WHOLE}
    each = WHOLE // (2 * (len(game.players) - 1))
    found: dict[int, int] = {}
    for i, player in enumerate(game.players):
        others = [place for j, place in enumerate(game.places) if j != i]
        found[player] = sum([2 * each if game.places[i] < other else each if game.places[i] == other else 0 for other in others])
    return found


def standings(players: Sequence[int], games: Sequence[Played]) -> list[Standing]:
    """The best first; whoever cannot be told apart shares a place, and stands in the order of entry."""
    points = dict.fromkeys(players, 0)
    wins = dict.fromkeys(players, 0)
    for game in games:
        for player, gained in points_of(game).items():
            points[player] += gained
            wins[player] += gained == WHOLE and len(game.players) > 1
    opponents = dict.fromkeys(players, 0)
    for game in games:
        for player in game.players:
            opponents[player] += sum([points[other] for other in game.players if other != player])
    tied: dict[tuple[int, int], list[int]] = {}
    for player in players:
        tied.setdefault((points[player], opponents[player]), []).append(player)
    among = {player: _among(player, group, games) for group in tied.values() for player in group}
    keys = {player: (-points[player], -opponents[player], -among[player], -wins[player]) for player in players}
    order = sorted(players, key=lambda player: (keys[player], player))
    found: list[Standing] = []
    for i, player in enumerate(order):
        place = found[-1].place if i and keys[order[i - 1]] == keys[player] else i + 1
        found.append(Standing(player, place, points[player], opponents[player], among[player], wins[player]))
    return found


def _among(player: int, group: list[int], games: Sequence[Played]) -> int:
    """What a player has won against the others of this group."""
    total = 0
    for game in games:
        if player in game.players:
            mine = game.places[game.players.index(player)]
            for other, place in zip(game.players, game.places):
                if other != player and other in group:
                    total += 2 if mine < place else 1 if mine == place else 0
    return total
