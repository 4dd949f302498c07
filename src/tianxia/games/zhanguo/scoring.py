"""End scoring (ZG-12): regions, aspects, tasks, walls. Also the forecast "if the game ended now"."""

from tianxia.engine.events import Log
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.ids import FROM_ASPECTS, FROM_REGIONS, FROM_TASKS, FROM_WALLS, SOURCE_COUNT
from tianxia.games.zhanguo.lookups import CARD_COLOUR, TILE_VP
from tianxia.games.zhanguo.pieces import aspect_value, gain_vp, order_now, unrest_on_board
from tianxia.games.zhanguo.state import ZhanGuo

# criteria of wall tiles, as numbers: index in data.WALL_TILES by name
_NAMES = [tile[1] for tile in data.WALL_TILES]
CALM_REGIONS = _NAMES.index("CALM_REGIONS")
CARD_SETS = _NAMES.index("CARD_SETS")
OFFICIALS_GE_UNREST = _NAMES.index("OFFICIALS_GE_UNREST")
FULL_REGIONS = _NAMES.index("FULL_REGIONS")
GRAY_REGIONS = _NAMES.index("GRAY_REGIONS")
RED_REGIONS = _NAMES.index("RED_REGIONS")
ORANGE_REGIONS = _NAMES.index("ORANGE_REGIONS")
WHITE_REGIONS = _NAMES.index("WHITE_REGIONS")
BROWN_REGIONS = _NAMES.index("BROWN_REGIONS")
UNREST_PENALTY = _NAMES.index("UNREST_PENALTY")
IVORY_REGIONS = _NAMES.index("IVORY_REGIONS")


def score_end(s: ZhanGuo, log: Log | None) -> None:
    for region in range(5):
        for seat in range(s.seats):
            gain_vp(s, seat, region_vp(s, seat, region), FROM_REGIONS, "ZG-12.1", log)
    for colour in range(3):
        winner = aspect_winner(s, colour)
        if winner >= 0:
            gain_vp(s, winner, data.ASPECT_VP[colour], FROM_ASPECTS, "ZG-12.2", log)
    for section in range(2):
        for seat in range(s.seats):
            gain_vp(s, seat, task_section_vp(s, seat, section), FROM_TASKS, "ZG-12.3", log)
    for space in range(18):
        owner = s.walls[space]
        if owner >= 0:
            gain_vp(s, owner, wall_vp(s, owner, space), FROM_WALLS, "ZG-12.4", log)


def region_vp(s: ZhanGuo, seat: int, region: int) -> int:
    """ZG-12.1: 9 + 3 per own governor for the most governors; tied players divide it (ZG-12.1.1)."""
    mine = s.governors[seat * 5 + region]
    if mine == 0:
        return 0
    tied = 0
    for other in range(s.seats):
        theirs = s.governors[other * 5 + region]
        if theirs > mine:
            return 0
        if theirs == mine:
            tied += 1
    return (data.MAJORITY + data.MAJORITY_PER_GOVERNOR * mine) // tied


def aspect_winner(s: ZhanGuo, colour: int) -> int:
    """ZG-12.2: the highest value, at least 1; a tie goes to the one higher on the award track. -1: nobody."""
    best = -1
    most = 0
    for seat in order_now(s):
        value = aspect_value(s, seat, colour)
        if value > most:
            most = value
            best = seat
    return best


def task_section_vp(s: ZhanGuo, seat: int, section: int) -> int:
    """ZG-12.3: number of own discs × VP under them."""
    discs = 0
    vp = 0
    for task in range(section * 3, section * 3 + 3):
        for space in range(4):
            if s.task_discs[task * 4 + space] == seat:
                discs += 1
                vp += data.TASK_VP[space]
    return discs * vp


def wall_vp(s: ZhanGuo, seat: int, space: int) -> int:
    """ZG-12.4: the tile of the section, the column of the space (section × 3 + lines - 1)."""
    tile = s.wall_tiles[space // 3]
    worth = TILE_VP[tile * 3 + space % 3]
    if tile == UNREST_PENALTY:
        return worth - unrest_on_board(s, seat)
    return worth * criterion_count(s, seat, tile)


def wall_row(s: ZhanGuo, seat: int, section: int) -> list[int]:
    """What the three spaces of a section would give."""
    tile = s.wall_tiles[section]
    if tile == UNREST_PENALTY:
        unrest = unrest_on_board(s, seat)
        return [TILE_VP[tile * 3 + i] - unrest for i in range(3)]
    met = criterion_count(s, seat, tile)
    return [TILE_VP[tile * 3 + i] * met for i in range(3)]


def criterion_count(s: ZhanGuo, seat: int, criterion: int) -> int:
    """ZG-12.4.1 to 12.4.3: how often a criterion is met on the own board."""
    if criterion == CARD_SETS:
        at = seat * 3
        return min(s.colours[at], s.colours[at + 1], s.colours[at + 2])
    count = 0
    for region in range(5):
        if _region_counts(s, seat, region, criterion):
            count += 1
    return count


def _region_counts(s: ZhanGuo, seat: int, region: int, criterion: int) -> bool:
    at = seat * 5 + region
    row = seat * 15 + region * 3
    if criterion == CALM_REGIONS:
        return s.unrest[at] == 0
    if criterion == FULL_REGIONS:
        return s.cards[at] == data.CARDS_PER_REGION
    if criterion == OFFICIALS_GE_UNREST:
        officials = 0
        for colour in range(3):
            officials += s.gov[row + colour] + s.work[row + colour]
        return officials >= s.unrest[at]
    if criterion == RED_REGIONS:
        return s.gov[row] + s.work[row] > 0
    if criterion == GRAY_REGIONS:
        return s.gov[row + 1] + s.work[row + 1] > 0
    if criterion == WHITE_REGIONS:
        return s.gov[row + 2] + s.work[row + 2] > 0
    ivory = 0
    orange = 0
    brown = 0
    for place in range(s.cards[at]):
        colour = CARD_COLOUR[s.tucked[row + place]]
        if colour == 0:
            ivory += 1
        elif colour == 1:
            orange += 1
        else:
            brown += 1
    if criterion == IVORY_REGIONS:
        return ivory > 0
    if criterion == ORANGE_REGIONS:
        return orange > 0
    if criterion == BROWN_REGIONS:
        return brown > 0
    return ivory > 1 or orange > 1 or brown > 1  # PAIR_REGIONS


def total(s: ZhanGuo, seat: int) -> int:
    vp = 0
    for source in range(SOURCE_COUNT):
        vp += s.score[seat * SOURCE_COUNT + source]
    return vp


def places(s: ZhanGuo) -> list[int]:
    """ZG-12.5, 12.7: most VP, ties by the award track; no shared places."""
    rank = order_now(s)
    out = [0] * s.seats
    for seat in range(s.seats):
        place = 1
        for other in range(s.seats):
            if total(s, other) > total(s, seat) or (total(s, other) == total(s, seat) and rank.index(other) < rank.index(seat)):
                place += 1
        out[seat] = place
    return out
