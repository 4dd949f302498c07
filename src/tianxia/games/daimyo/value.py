"""How good a position is for a seat, in Popularity Points: the readable judgement of the greedy bot."""

from tianxia.games.daimyo.data import CAPACITY_MAX, ROUNDS
from tianxia.games.daimyo.ids import FARM, GOLD, TOWER
from tianxia.games.daimyo.rules.objectives import restored_relics
from tianxia.games.daimyo.rules.production import harvest
from tianxia.games.daimyo.rules.resources import popularity
from tianxia.games.daimyo.scoring import building_points, island_points, relic_points, resources_left
from tianxia.games.daimyo.state import Daimyo
from tianxia.games.daimyo.tables import HERO_COST


def value(s: Daimyo, seat: int) -> float:
    """Own worth; alone against the Empire, how far ahead of it."""
    if s.solo:
        return worth(s, 0) - worth(s, 1)
    return worth(s, seat)


def worth(s: Daimyo, side: int) -> float:
    """Points, points to come, and what tokens, tiles and cards may still become."""
    left = ROUNDS - s.round if s.todo else 0  # rounds after this one
    total = float(popularity(s, side))
    if not s.todo:
        return total
    rounds = left + 1.0
    for island in range(s.islands):
        total += island_points(s, island)[side] * (1.0 + 0.75 * left)
    total += relic_points(restored_relics(s, side))
    total += building_points(s.buildings[side * 2 + FARM], FARM)
    total += building_points(s.buildings[side * 2 + TOWER], TOWER)
    total += loose_worth(s.loose[side]) * (0.4 + 0.12 * rounds)
    if s.helmet == side:
        total += 1.0 if left else 2.0
    if side >= s.seats:
        return total
    total += 0.35 * sum([HERO_COST[card] for card in s.hand[side] + s.deck[side] + s.discard[side]])
    total += 0.35 * s.tokens[side * 4 + GOLD]
    total += resources_left(s, side) * (0.2 + 0.12 * left)
    total += sum(harvest(s, side, 3)) * 0.35 * left
    total += (s.capacity[side] - CAPACITY_MAX) * 0.4
    total += 0.25 * len(s.hand[side])
    total += 0.3 * sum([1 for x in range(side * 8, side * 8 + 8) if s.tiles[x] >= 0]) * left
    total += 0.2 * (2 - s.track[side])
    return total


def loose_worth(mask: int) -> float:
    """Loose tiles: the more numbers of a colour, the closer to a Restored Relic."""
    total = 0.0
    for colour in range(6):
        count = ((mask >> (4 * colour)) & 15).bit_count()
        total += (0.0, 0.8, 2.4, 4.8, 6.0)[count]
    return total
