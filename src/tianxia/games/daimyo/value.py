"""How good a position is for a seat, in Popularity Points: the readable judgement of the bots.

Points that are already certain count in full. All else has a weight. The weights were fitted: over some 850
two-player games of the greedy bot against itself and its forerunners, with some answers at random, the final
margin was regressed on the differences of the features at the start of every turn. Half the step from the old
weights to the fitted ones was taken (the full step hoards: what a resource is worth depends on its being spent),
games were played with the new weights, and so on, twice; then the weights were rounded, and features that did not
matter were dropped: the kinds of resources one by one, the size of the hand, the number of heroes. Greedy with
these weights beat the first, hand-set ones in 47 of 60 games. Higher weights for loose tiles and heroes together
lost 28 of 40 games against these; for heroes alone they won 20 of 40.

Tokens are worth what they let one do (units and buildings in reach), and nothing that can no longer be used counts.
"""

from typing import Final

from tianxia.games.daimyo.data import CAPACITY_START, MARKERS, ROUNDS, TURNS
from tianxia.games.daimyo.flow import EndOfRound
from tianxia.games.daimyo.ids import (
    ABILITY_SPACE,
    CONSTRUCTION,
    DIE_SLOTS,
    FARM,
    GOLD,
    PRODUCTION,
    RECRUITMENT,
    TILE_SPACES,
    TOWER,
)
from tianxia.games.daimyo.lookups import HERO_COST, HERO_STRENGTH
from tianxia.games.daimyo.outlook import (
    armies,
    banners,
    building_in_reach,
    hero_costs,
    objectives_in_reach,
    units_in_reach,
)
from tianxia.games.daimyo.rules.end_of_round import Influence
from tianxia.games.daimyo.rules.heroes import dice_sums
from tianxia.games.daimyo.rules.objectives import restored_relics
from tianxia.games.daimyo.rules.resources import popularity
from tianxia.games.daimyo.scoring import building_points, relic_points, resources_left
from tianxia.games.daimyo.state import Daimyo

# "soon" shrinks with the own turns left: 5/6 at the start, 1/2 with three turns left, 0 at the end

# islands
SAFE_NOW: Final = 1.0  # lead in Influence that holds three times of four, per turn each still has in this round
SAFE_LATER: Final = 3.0  # the same until later rounds
BANNERS_LATER: Final = 0.3  # of a later round's expected banners
INFLUENCE: Final = 0.28  # per Influence and later round
GOVERNOR: Final = 1.2  # soon
SHADOW: Final = -1.0  # soon: only three, and they do more later

# Relics, soon; a Relic is worth a quarter more per Relic restored before it
LOOSE: Final = (0.0, 0.3, 0.9, 3.8)  # by tiles of a colour
SEEN: Final = (0.0, 0.0, 1.2, 2.0)  # per missing tile of that colour that lies open
LOOSE_LATER: Final = 0.1  # per tile and later round
FREE_SPACE: Final = 0.2  # up to four
CAPACITY: Final = 1.1

# buildings and production
HARVEST_LATER: Final = 0.45  # per token of a Production action and later round
HARVEST_NOW: Final = 0.037  # per token and own turn left, if this round's Production is still to come
GREY_TILE: Final = 0.133  # per own turn left
YELLOW_TILE: Final = 0.95  # per later round
BEGUN: Final = 1.0  # soon, per Techno-farm up to three (half as much per Radio Tower): the next one pays more

# tokens
TOKEN_LATER: Final = 0.375  # per resource and later round
GOLD_SOON: Final = 0.37  # up to six
GOLD_LATER: Final = 0.3
UNITS_NOW: Final = 0.65  # per unit in reach, if this round's Recruitment is still to come
UNITS_LATER: Final = 0.7
TRACK_SPACE: Final = -0.75  # soon, per space of the Recruitment track
BUILDING_NOW: Final = 0.7

# heroes and the rest
ARMY: Final = 1.2  # of the expected points
HERO_COST_SOON: Final = 0.15
PLAYABLE: Final = 0.19  # per cost + 1 of the best hero that some open die would let one play next
OBJECTIVES: Final = 1.6  # soon
HELMET: Final = 2.0
HELMET_EARLY: Final = 0.4


def value(s: Daimyo, seat: int) -> float:
    return values(s)[seat]


def values(s: Daimyo) -> list[float]:
    """Each seat's worth; alone against the Empire, how far ahead of it."""
    sides = 2 if s.seats == 1 else s.seats
    if s.todo:
        now = [0.0] * s.sides
        later = [0.0] * s.sides
        army = [0.0] * s.sides
        left = rounds_left(s)
        if not influence_scored(s):
            banners(s, 0.05 + SAFE_NOW * (TURNS * sides - s.turn) / sides, now)
        banners(s, SAFE_LATER, later)
        armies(s, left, army)
        out = [now[i] + BANNERS_LATER * left * later[i] + ARMY * army[i] + worth(s, i, left) for i in range(sides)]
    else:
        out = [float(popularity(s, i)) for i in range(sides)]
    return [out[0] - out[1]] if s.seats == 1 else out


def rounds_left(s: Daimyo) -> int:
    """Rounds after this one; while the table is set up, as in the first round."""
    return ROUNDS - max(1, s.round)


def turns_left(s: Daimyo, side: int) -> int:
    """Turns that this side has not begun in this round."""
    taking = 2 if s.seats == 1 else s.seats
    place = (side - s.first) % taking
    return TURNS - (s.turn + taking - 1 - place) // taking


def influence_scored(s: Daimyo) -> bool:
    """Whether this round's Influence is among the points already: the end of the round is asking."""
    for frame in s.todo:
        if isinstance(frame, (EndOfRound, Influence)):
            return False
    return s.round > 0


def worth(s: Daimyo, side: int, left: int) -> float:
    """Points, and what everything but islands and army may still become."""
    mine = turns_left(s, side)
    turns = TURNS * left + mine
    soon = turns / (turns + 3.0)
    farms = s.buildings[side * 2 + FARM]
    towers = s.buildings[side * 2 + TOWER]
    influence = 0
    for i in range(side * 6, side * 6 + s.islands):
        influence += s.influence[i]
    total = float(popularity(s, side) + building_points(farms, FARM) + building_points(towers, TOWER))
    total += INFLUENCE * influence * left
    if s.helmet == side:
        total += HELMET_EARLY if left else HELMET
    if side >= s.seats:
        return total + relic_points(restored_relics(s, side)) + loose_worth(s, side, soon)
    total += soon * (GOVERNOR * s.governors[side] + SHADOW * s.shadows[side] + TRACK_SPACE * s.track[side])
    total += soon * (BEGUN * (min(farms, 3) + 0.5 * min(towers, 3)) + OBJECTIVES * objectives_in_reach(s, side))
    total += storage_worth(s, side, soon, left)
    total += engine_worth(s, side, turns, left)
    total += token_worth(s, side, soon, left)
    total += HERO_COST_SOON * soon * hero_costs(s, side)
    if mine > 0:
        total += PLAYABLE * best_playable(s, side)
    return total


def loose_worth(s: Daimyo, side: int, soon: float) -> float:
    """Loose tiles: the more numbers of a colour, and the more of the others lie open, the closer to a Restored Relic."""
    total = 0.0
    mask = s.loose[side]
    for colour in range(s.islands):
        held = (mask >> (4 * colour)) & 15
        count = min(3, held.bit_count())
        if count == 0:
            continue
        total += LOOSE[count]
        if count > 1:
            for number in range(4):
                if not (held >> number) & 1 and lies_open(s, colour * 4 + number):
                    total += SEEN[count]
    return total * soon * (1.0 + 0.25 * min(MARKERS - 1, restored_relics(s, side)))


def lies_open(s: Daimyo, tile: int) -> bool:
    return s.black_market[tile] > 0 or tile in s.no_mans_land


def storage_worth(s: Daimyo, seat: int, soon: float, left: int) -> float:
    relics = restored_relics(s, seat)
    loose = s.loose[seat].bit_count()
    total = relic_points(relics) + loose_worth(s, seat, soon) + LOOSE_LATER * left * loose
    total += soon * FREE_SPACE * min(4, s.capacity[seat] - relics - loose)
    return total + soon * CAPACITY * (s.capacity[seat] - CAPACITY_START)


def engine_worth(s: Daimyo, seat: int, turns: int, left: int) -> float:
    """What governors, Techno-farms and Bonus tiles will still yield."""
    harvest = 0
    for site in range(s.islands * 5):
        if s.governor[site] == seat:
            harvest += 1
        if s.building[site] == seat * 2 + FARM:
            harvest += 1
    total = HARVEST_LATER * left * harvest
    mine = turns - TURNS * left
    if mine > 0 and s.dice[seat * DIE_SLOTS + PRODUCTION] == 0:
        total += HARVEST_NOW * turns * harvest * (1.0 if mine > 1 else 0.5)
    for space in range(TILE_SPACES):
        if s.tiles[seat * TILE_SPACES + space] >= 0:
            total += GREY_TILE * turns if space <= ABILITY_SPACE else YELLOW_TILE * left
    return total


def token_worth(s: Daimyo, seat: int, soon: float, left: int) -> float:
    gold = s.tokens[seat * 4 + GOLD]
    resources = resources_left(s, seat)
    units = units_in_reach(s, seat)
    total = soon * GOLD_SOON * min(6, gold) + (1.0 - soon) * 0.2 * resources
    if left > 0:
        total += TOKEN_LATER * left * resources + GOLD_LATER * gold + UNITS_LATER * units
    if turns_left(s, seat) > 0:
        if s.dice[seat * DIE_SLOTS + RECRUITMENT] == 0:
            total += UNITS_NOW * units
        if s.dice[seat * DIE_SLOTS + CONSTRUCTION] == 0:
            total += BUILDING_NOW * building_in_reach(s, seat)
    return total


def best_playable(s: Daimyo, seat: int) -> int:
    """Cost + 1 of the best hero in hand that can be played with the own dice, or with one more of those in the middle."""
    hand = s.hand[seat]
    if not hand:
        return 0
    sums = dice_sums(s, seat)
    reach = sums
    for die in range(6):
        if s.middle[die] + s.middle[6 + die] + s.middle[12 + die] > 0:
            reach |= sums << (die + 1)
    best = 0
    for card in hand:
        if (reach >> HERO_STRENGTH[card]) & 1 and HERO_COST[card] >= best:
            best = HERO_COST[card] + 1
    return best
