"""How good a position is for each player, in points: the readable judgement of the bots.

    points so far
    + what the coming scorings would give as things stand, the nearer the surer
    + what coins, clay, weapons, masters and artists can still be turned into

The numbers are estimates from the rules and from what greedy games were won by; they are not tuned by machine.
"""

from typing import Final

from mypy_extensions import i64

from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.dominance import archers, warriors_in
from tianxia.games.terracotta.dominance import leader as tie_leader
from tianxia.games.terracotta.mausoleum import CELLS, COLUMN, COVER, CROSS, RING, ROW, SECTOR
from tianxia.games.terracotta.purse import vp
from tianxia.games.terracotta.scoring import archer_points, forward, group_points, inspector_cells, tile_points
from tianxia.games.terracotta.state import Terracotta

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
    share = FINAL_SURE + (1.0 - FINAL_SURE) * (s.round - 1) / (data.ROUNDS - 1)
    scopes = Scopes(s)
    sure = SURE
    for ahead in range(scorings if scorings < LOOK_AHEAD else LOOK_AHEAD):
        for inspector in range(2):
            place = forward(inspector, s.inspectors[inspector], ahead)
            scopes.add(inspector_cells(inspector, place), sure * data.INSPECTOR_VP[0], sure * data.INSPECTOR_VP[1])
        tile = s.tiles[s.round + ahead - 1]
        dominance, presence = data.TILE_VP[s.round + ahead - 1]
        if ids.TILE_SECTOR <= tile < ids.TILE_COINS:
            scopes.add(tile_cells(tile), sure * dominance, sure * presence)
        else:
            promise(worth, sure, tile_points(s, s.round + ahead))
        sure *= FADING
    archer = False
    heard = MUSICIANS * scorings * data.MUSICIAN_VP
    for figure in range(len(s.kind)):
        kind = s.kind[figure]
        if kind == ids.MUSICIAN:
            scopes.each(CROSS[s.at[figure]], heard)
        elif kind == ids.SERVANT:
            scopes.add(RING[s.at[figure]], share * data.SERVANT_VP[0], share * data.SERVANT_VP[1])
        elif kind == ids.ARCHER:
            archer = True
    scopes.count(s)
    scopes.score(s, worth, archer)
    promise(worth, share, group_points(s))
    if archer:
        promise(worth, share, archer_points(s))
    return worth


def promise(worth: list[float], weight: float, points: list[int]) -> None:
    for player in range(len(worth)):
        worth[player] += weight * points[player]


def tile_cells(tile: int) -> int:
    """The cells of a sector or central line (TA-11.6.2, TA-11.6.3)."""
    if tile < ids.TILE_ROW:
        return SECTOR[tile - ids.TILE_SECTOR]
    return ROW[data.CENTRAL_ROW - 1] if tile == ids.TILE_ROW else COLUMN[data.CENTRAL_COLUMN - 1]


class Scopes:
    """Sets of cells that will be scored, all counted in one pass over the figures: this is asked very often."""

    def __init__(self, s: Terracotta) -> None:
        self.players = s.players
        self.cells: list[int] = []
        self.high: list[float] = []  # for dominance
        self.low: list[float] = []  # for presence
        self.linear: list[float] = []  # per warrior
        self.counts: list[int] = []

    def add(self, cells: int, high: float, low: float) -> None:
        self.cells.append(cells)
        self.high.append(high)
        self.low.append(low)
        self.linear.append(0.0)

    def each(self, cells: int, points: float) -> None:
        self.cells.append(cells)
        self.high.append(0.0)
        self.low.append(0.0)
        self.linear.append(points)

    def count(self, s: Terracotta) -> None:
        """Warriors per scope and player (TA-4.5.2)."""
        players = self.players
        size = len(self.cells)
        counts = [0] * (size * players)
        for figure in range(len(s.kind)):
            if s.kind[figure] < ids.WARRIORS and s.at[figure] >= 0:
                here: i64 = COVER[(s.way[figure] + 1) * CELLS + s.at[figure]]
                index = s.owner[figure]
                for scope in range(size):
                    cells: i64 = self.cells[scope]
                    if here & cells != 0:
                        counts[index] += 1
                    index += players
        self.counts = counts

    def score(self, s: Terracotta, worth: list[float], archer: bool) -> None:
        """Dominance and presence (TA-4.6); archers are asked only where they may break a tie."""
        players = self.players
        for scope in range(len(self.cells)):
            first = scope * players
            most = 0
            leader = -1
            tied = False
            for player in range(players):
                have = self.counts[first + player]
                if have > most:
                    most = have
                    leader = player
                    tied = False
                elif have == most:
                    tied = True
            if most == 0:
                continue
            if self.linear[scope] > 0.0:
                for player in range(players):
                    worth[player] += self.linear[scope] * self.counts[first + player]
                continue
            if tied:
                leader = -1
                if archer:
                    inside = warriors_in(s, self.cells[scope])
                    leader = tie_leader(self.counts[first : first + players], archers(s, inside))
            for player in range(players):
                if player == leader:
                    worth[player] += self.high[scope]
                elif self.counts[first + player] > 0:
                    worth[player] += self.low[scope]


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
