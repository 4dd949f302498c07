"""How good a position is for each player, in points: the readable judgement of the bots.

    points so far
    + what the coming scorings would give as things stand, the nearer the surer
    + what coins, clay, weapons, masters and artists can still be turned into

The numbers were found by letting bots play against each other with some of them changed.
"""

from typing import Final

from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.scoring import (
    archer_points,
    forward,
    group_points,
    inspector_points,
    musician_points,
    servant_points,
    tile_points,
)
from tianxia.games.terracotta.state import Terracotta, vp

LOOK_AHEAD: Final = 3  # scoring phases that are judged by the lines and tiles they will score
SURE: Final = 1.0  # share of this round's scoring that counts
FADING: Final = 0.6  # a scoring one round later is that much less sure
MUSICIANS: Final = 0.9
FINAL_SURE: Final = 0.5  # share of the final scoring that counts in round 1; it grows to 1 in round 5

# worth of things beyond the half point that each coin and clay is at the end; all shrink to 0 with the last turn
COIN: Final = 0.6
WET: Final = 1.2
DRY: Final = 0.5
WEAPON: Final = 1.6
ARTIST: Final = 2.0
MASTER: Final = (2.6, 4.0, 2.4, 4.0, 3.6, 3.6)  # builder, steward, inspector, clay maker, overseer, blacksmith
ORDER_TOKEN: Final = 0.8


def value(s: Terracotta, seat: int) -> float:
    return values(s)[seat]


def values(s: Terracotta) -> list[float]:
    """Every seat's prospects; for the human of a solo game, how far ahead of the Rival."""
    found = boards(s)
    if s.rival >= 0:
        return [found[0] - found[s.rival] + belongings(s, 0)]
    for player in range(s.players):
        found[player] += belongings(s, player)
    return found


def boards(s: Terracotta) -> list[float]:
    """Points so far and what the figures in the mausoleum promise, per player."""
    worth = [float(vp(s, player)) for player in range(s.players)]
    if not s.todo:
        return worth
    scorings = data.ROUNDS - s.round + 1
    sure = SURE
    for ahead in range(scorings if scorings < LOOK_AHEAD else LOOK_AHEAD):
        add(worth, sure, inspector_points(s, ids.VERTICAL, forward(ids.VERTICAL, s.inspectors[0], ahead)))
        add(worth, sure, inspector_points(s, ids.HORIZONTAL, forward(ids.HORIZONTAL, s.inspectors[1], ahead)))
        add(worth, sure, tile_points(s, s.round + ahead))
        sure *= FADING
    add(worth, MUSICIANS * scorings, musician_points(s))
    share = FINAL_SURE + (1.0 - FINAL_SURE) * (s.round - 1) / (data.ROUNDS - 1)
    add(worth, share, servant_points(s))
    add(worth, share, group_points(s))
    add(worth, share, archer_points(s))
    return worth


def add(worth: list[float], weight: float, points: list[int]) -> None:
    for player in range(len(worth)):
        worth[player] += weight * points[player]


def belongings(s: Terracotta, player: int) -> float:
    """What a player has in hand, by how much of the game is left to use it."""
    if not s.todo:
        return 0.0
    coins = s.coins[player]
    wet = s.wet[player]
    dry = s.dry[player]
    workers = data.WORKERS[s.players]
    turns = (data.ROUNDS - s.round) * workers + s.craftsmen[player] + s.artists[player]
    left = turns / (data.ROUNDS * workers)
    useful = 2.0 * left if left < 0.5 else 1.0  # coins and clay keep their use until the last rounds
    worth = 0.5 * (coins + wet + dry)
    worth += useful * (COIN * coins + WET * wet + DRY * dry)
    for weapon in range(4):
        if (s.weapons[player] >> weapon) & 1:
            worth += useful * WEAPON
    for master in range(6):
        if s.masters[player * 6 + master] > 0:
            worth += left * MASTER[master]
    worth += left * ARTIST * (workers - s.supply[player])
    if s.held[player] > 0 and s.round < data.ROUNDS:
        worth += ORDER_TOKEN
    return worth
