"""What may come of a position: the parts of `value` that need some reckoning.

A side's place on an island, or in the comparison of armies, is not sure before it is scored. Here it is a
chance: 1/2 if two sides are level, nearer to 1 the further one is ahead, and the less so the longer it takes
until the scoring.
"""

from typing import Final

from tianxia.games.daimyo.data import BUILDINGS, MARKET_SLOTS, PP_ARMY, PP_ARMY_SOLO
from tianxia.games.daimyo.ids import FARM, GOLD, RICE, TOWER
from tianxia.games.daimyo.lookups import GOLD_BANNER, HERO_COST, RESET_PRICE, SILVER_BANNER, TRACK, amount, size
from tianxia.games.daimyo.rules.buildings import missing, quote_building
from tianxia.games.daimyo.rules.objectives import (
    has_silver,
    islands_with_governor,
    islands_with_tower,
    most_governors_on_an_island,
    restored_relics,
)
from tianxia.games.daimyo.state import Daimyo

HERO_USUAL: Final = 3.1  # cost of a hero that somebody is still going to take
ARMY_GROWTH: Final = 3.0  # what a player's army gains in a round
RESET_GOLD: Final[int] = amount(RESET_PRICE, GOLD)


def chance(lead: float) -> float:
    """Of staying ahead: 1/2 without a lead, 3/4 with a lead of 1, towards 1 (0 when behind)."""
    return 0.5 + 0.5 * lead / (1.0 + (lead if lead >= 0.0 else -lead))


def banners(s: Daimyo, safe: float, out: list[float]) -> None:
    """Points that each side can expect for its islands in one scoring; `safe` is the lead that holds three times of four."""
    sides = s.sides
    for side in range(sides):
        out[side] = 0.0
    keys = [0] * sides
    for island in range(s.islands):
        for side in range(sides):
            keys[side] = 4 * s.influence[side * 6 + island]
        for space in range(island * 3, island * 3 + 3):
            if s.danger[space] >= 0:
                keys[s.danger[space]] += 1  # Shadows decide between equals (DM-12.2.1)
        for side in range(sides):
            own = keys[side]
            if own == 0:
                continue
            first = 1.0
            second = 0.0
            for other in range(sides):
                if other != side and keys[other] > 0:
                    ahead = chance((own - keys[other]) / (4.0 * safe))
                    second = second * ahead + first * (1.0 - ahead)
                    first *= ahead
            out[side] += first * GOLD_BANNER[island] + second * SILVER_BANNER[island]


def armies(s: Daimyo, left: int, out: list[float]) -> None:
    """Points that each side can expect for its army (DM-13.4); `left` rounds are still to come after this one."""
    sides = s.sides
    army = [0.0] * sides
    for side in range(sides):
        army[side] = float(s.tokens[side * 4 + GOLD])
        if side < s.seats:
            army[side] += hero_costs(s, side) + ARMY_GROWTH * left
        else:
            for card in s.pile:
                army[side] += HERO_COST[card]
            army[side] += HERO_USUAL * (MARKET_SLOTS - len(s.pile))  # they end with five heroes (DM-14.6.4, DM-15.6.3)
    safe = 4.0 + 3.0 * left
    for side in range(sides):
        first = 1.0
        second = 0.0
        third = 0.0
        for other in range(sides):
            if other != side:
                ahead = chance((army[side] - army[other]) / safe)
                third = third * ahead + second * (1.0 - ahead)
                second = second * ahead + first * (1.0 - ahead)
                first *= ahead
        if s.seats == 1:
            out[side] = first * PP_ARMY_SOLO[0] + second * PP_ARMY_SOLO[1]
        else:
            out[side] = first * PP_ARMY[0] + second * PP_ARMY[1] + third * PP_ARMY[2]


def hero_costs(s: Daimyo, seat: int) -> int:
    total = 0
    for card in s.hand[seat]:
        total += HERO_COST[card]
    for card in s.deck[seat]:
        total += HERO_COST[card]
    for card in s.discard[seat]:
        total += HERO_COST[card]
    if s.active == seat:
        for card in s.resolving:
            total += HERO_COST[card]
    return total


def units_in_reach(s: Daimyo, seat: int) -> float:
    """How many units the Rice would recruit, restarting the cycle where the gold allows it; a part of one for the rest."""
    rice = s.tokens[seat * 4 + RICE]
    gold = s.tokens[seat * 4 + GOLD]
    space = s.track[seat]
    last = len(TRACK) - 1
    units = 0.0
    while True:
        if space == last and gold >= RESET_GOLD and rice > 0:
            space = 0
            gold -= RESET_GOLD
        price = TRACK[space]
        if rice < price:
            return units + rice / (price + 1.0)
        rice -= price
        units += 1.0
        if space < last:
            space += 1


def building_in_reach(s: Daimyo, seat: int) -> float:
    """1.2 if something can be built; else the square of the part of its cost that is there, for the building nearest to it."""
    best = 0.0
    for kind in range(2):
        if s.buildings[seat * 2 + kind] >= BUILDINGS or s.boards[seat * 2 + kind] < 0:
            continue
        cost = quote_building(s, seat, kind, 0)
        lack = missing(s, seat, cost)
        part = 1.0 - lack / size(cost)
        near = 1.2 if lack == 0 else part * part
        if near > best:
            best = near
    return best


# what an Objective counts beyond what everybody starts with, and its points with what its gift is worth (data section 9)
STEPS: Final[list[int]] = [4, 3, 4, 2, 2, 2, 4, 3, 3, 4, 4, 6]
PRIZE: Final[list[float]] = [3.5, 2.5, 3.5, 3.3, 2.5, 3.3, 2.5, 3.5, 3.5, 7.0, 6.0, 6.0]


def objectives_in_reach(s: Daimyo, seat: int) -> float:
    """Prizes still to be had, each times the square of the part of the way that is done; second prizes count 0.6."""
    total = 0.0
    for i in range(len(s.objectives)):
        objective = s.objectives[i]
        prize = PRIZE[objective]
        if s.objective_gold[i] >= 0:
            if s.objective_gold[i] == seat or s.objective_silver[i] >= 0 or not has_silver(s, objective):
                continue
            prize *= 0.6
        part = steps_done(s, seat, objective) / STEPS[objective]
        total += prize * part * part
    return total


def steps_done(s: Daimyo, seat: int, objective: int) -> int:
    farms = s.buildings[seat * 2 + FARM]
    towers = s.buildings[seat * 2 + TOWER]
    if objective == 0:
        return islands_with_governor(s, seat)
    if objective == 1:
        return most_governors_on_an_island(s, seat)
    if objective == 2:
        return farms + towers
    if objective == 3:
        return islands_with_tower(s, seat)
    if objective == 4:
        return s.shadows[seat]
    if objective == 5 or objective == 9:
        return restored_relics(s, seat)
    if objective == 6:
        return s.capacity[seat] - 3
    if objective == 7:
        return max(0, len(s.hand[seat]) + len(s.deck[seat]) + len(s.discard[seat]) - 3)
    if objective == 8:
        return farms
    if objective == 10:
        return max(farms, towers)
    return max(0, s.governors[seat] - 2)
