"""How good a position is for one seat, in points: the readable judgement of the greedy bot.

    points so far
    + what the end would give as things stand, the nearer the surer
    + tasks on the way, by how much of them is done and what the space is still worth
    + what cards, officials, workers, markers and calm can still be turned into in the turns that are left
    + how well the hand fits the court: abilities that wait for a higher or a lower number

The numbers below are estimates from the rules; changing one at a time in greedy games found none clearly better.
"""

from typing import Final

from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.ids import PHASE_AWARDS, PHASE_DRAW, PHASE_OVER, PHASE_PLAY
from tianxia.games.zhanguo.lookups import (
    AWARD,
    CARD_ACTION,
    CARD_BONUS,
    CARD_NUMBER,
    DIRECTION,
    PALACE_BLOCK,
    TASK_AREAS,
    TASK_REGIONS,
    TASK_TYPE,
    TILE_VP,
    UNREST_MAX,
    VP,
    VP_CARDS,
)
from tianxia.games.zhanguo.pieces import aspect_value, tableau_size
from tianxia.games.zhanguo.prices import claimed, section_open
from tianxia.games.zhanguo.scoring import (
    CALM_REGIONS,
    OFFICIALS_GE_UNREST,
    UNREST_PENALTY,
    aspect_winner,
    criterion_count,
    region_vp,
    total,
    wall_vp,
)
from tianxia.games.zhanguo.state import ZhanGuo

TURNS: Final = 30.0  # of each player in the whole game
REGION_SURE: Final = 0.55  # share of a region's majority that counts at the start; it grows to 1
GOVERNOR: Final = 2.0  # a governor where the majority is not ours
ASPECT_SURE: Final = 0.3
WALL_GROWTH: Final = 0.5  # share of the missing criteria that is hoped for in the turns left
TASK_HOPE: Final = 0.75  # of a task that is not claimed yet, by the share that is done

# what an ability gives when it is used, by kind of effect (VP and VP_CARDS are counted)
EFFECT: Final[list[float]] = [0.0, 0.9, 0.8, 0.0, 1.6, 0.0, 0.9, 0.6, 0.5, 1.2]
# how often a court action is done with a fitting number, per turn left
USE: Final[list[float]] = [0.10, 0.0, 0.06, 0.10, 0.06, 0.06]
CARD_IN_PALACES: Final = 2.2  # VP of one more card over the palaces of a whole game

OFFICIAL: Final = 1.3
SET_OF_TWO: Final = 0.8
SET_OF_THREE: Final = 3.0
AT_WORK: Final = 0.5
WORKER: Final = 1.9
WORKER_SPREAD: Final = 0.7  # per region with a worker
PALACE_READY: Final = 1.6
UNREST: Final = 0.55
BLOCKED: Final = 1.0
MARKER: Final = 0.35
AWARD_WORTH: Final[list[float]] = [2.5, 3.5, 6.0, 6.5, 7.0]  # per round
HAND: Final = 0.5


def value(s: ZhanGuo, seat: int) -> float:
    worth = float(total(s, seat))
    if s.phase == PHASE_OVER or s.board[seat] < 0:
        return worth
    turns = turns_left(s, seat)
    left = turns / TURNS
    if left > 1.0:
        left = 1.0
    worth += end_worth(s, seat, left)
    worth += task_worth(s, seat, turns)
    worth += tableau_worth(s, seat, turns, left)
    worth += people_worth(s, seat, turns)
    worth += unrest_worth(s, seat, turns)
    worth += marker_worth(s, seat, left)
    return worth


def turns_left(s: ZhanGuo, seat: int) -> float:
    rounds = data.ROUNDS - s.round
    if s.phase == PHASE_PLAY:
        return 6.0 * rounds + len(s.hands[seat])
    if s.phase == PHASE_AWARDS:
        return 6.0 * rounds
    return 6.0 * rounds + 6.0


def end_worth(s: ZhanGuo, seat: int, left: float) -> float:
    """Regions, aspects and walls if the game ended now, with doubt and hope for the turns left."""
    sure = REGION_SURE + (1.0 - REGION_SURE) * (1.0 - left)
    worth = 0.0
    for region in range(5):
        mine = s.governors[seat * 5 + region]
        if mine > 0:
            got = region_vp(s, seat, region)
            if got > 0:
                worth += sure * got
                lead = mine
                for other in range(s.seats):
                    if other != seat and mine - s.governors[other * 5 + region] < lead:
                        lead = mine - s.governors[other * 5 + region]
                if lead > 1:
                    worth += (1.0 - sure) * 0.5 * got
            else:
                worth += left * GOVERNOR
    certain = ASPECT_SURE + (1.0 - ASPECT_SURE) * (1.0 - left)
    for colour in range(3):
        if aspect_winner(s, colour) == seat:
            worth += certain * data.ASPECT_VP[colour]
    for space in range(18):
        if s.walls[space] == seat:
            worth += wall_vp(s, seat, space)
            tile = s.wall_tiles[space // 3]
            if tile not in (UNREST_PENALTY, CALM_REGIONS, OFFICIALS_GE_UNREST):
                worth += WALL_GROWTH * left * TILE_VP[tile * 3 + space % 3] * (5 - criterion_count(s, seat, tile))
    return worth


def task_worth(s: ZhanGuo, seat: int, turns: float) -> float:
    """ZG-12.3, and the hope for tasks on the way."""
    worth = 0.0
    for section in range(2):
        discs = 0
        vp = 0
        hope = 0.0
        for task in range(section * 3, section * 3 + 3):
            if claimed(s, seat, task):
                for space in range(4):
                    if s.task_discs[task * 4 + space] == seat:
                        discs += 1
                        vp += data.TASK_VP[space]
        worth += discs * vp
        for task in range(section * 3, section * 3 + 3):
            if not claimed(s, seat, task):
                need, missing = task_progress(s, seat, s.task_tiles[task])
                space = 0
                while space < 3 and s.task_discs[task * 4 + space] >= 0:
                    space += 1
                gain = (discs + 1) * (vp + data.TASK_VP[space]) - discs * vp
                if missing == 0:
                    hope += gain
                elif missing * 3.0 <= turns:
                    done = (need - missing) / need
                    hope += TASK_HOPE * done * done * gain
        worth += hope
    return worth


def task_progress(s: ZhanGuo, seat: int, tile: int) -> tuple[int, int]:
    """How many pieces a task needs, and how many of them are missing."""
    need = 0
    missing = 0
    if TASK_TYPE[tile] == 2:
        for area in range(3):
            wanted = TASK_AREAS[tile * 3 + area]
            have = 0
            if not section_open(s, seat, area * 2):
                have += 1
            if not section_open(s, seat, area * 2 + 1):
                have += 1
            need += wanted
            if wanted > have:
                missing += wanted - have
        return need, missing
    built = s.governors if TASK_TYPE[tile] == 0 else s.palaces
    for region in range(5):
        if (TASK_REGIONS[tile] >> region) & 1:
            need += 1
            if built[seat * 5 + region] == 0:
                missing += 1
    return need, missing


def tableau_worth(s: ZhanGuo, seat: int, turns: float, left: float) -> float:
    """Abilities by the uses that are left, cards by the palaces that are left, and how the hand fits the court."""
    worth = left * CARD_IN_PALACES * tableau_size(s, seat)
    higher = 0.0
    lower = 0.0
    for region in range(5):
        at = seat * 5 + region
        asleep = s.unrest[at] >= UNREST_MAX[s.board[seat] * 5 + region]
        for place in range(s.cards[at]):
            card = s.tucked[seat * 15 + region * 3 + place]
            kind = CARD_BONUS[card]
            if kind == VP:
                gain = float(CARD_NUMBER[card])
            elif kind == VP_CARDS:
                gain = float(s.colours[seat * 3 + CARD_NUMBER[card]])
            else:
                gain = EFFECT[kind]
            if asleep:
                gain *= 0.5
            action = CARD_ACTION[card]
            worth += USE[action] * turns * gain
            if DIRECTION[action] > 0:
                higher += gain
            else:
                lower += gain
    if s.phase in (PHASE_PLAY, PHASE_DRAW) and s.hands[seat]:
        worth += HAND * fit_of_hand(s, seat, higher, lower)
    return worth


def fit_of_hand(s: ZhanGuo, seat: int, higher: float, lower: float) -> float:
    """The chance that the best card of the hand is higher (lower) than the court when it is played."""
    hand = s.hands[seat]
    high = hand[-1]
    low = hand[0]
    top = s.court[-1] if s.court else 60
    chance_higher = 0.5 * high / 121.0 + (0.5 if high > top else 0.0)
    chance_lower = 0.5 * (121.0 - low) / 121.0 + (0.5 if low < top else 0.0)
    return higher * chance_higher + lower * chance_lower


def people_worth(s: ZhanGuo, seat: int, turns: float) -> float:
    """Officials on the way to be governors, workers on the way to be palaces and walls."""
    worth = 0.0
    can_govern = 1.0 if turns >= 4.0 else 0.25 * turns
    regions = 0
    workers = 0
    ready = 0
    for region in range(5):
        row = seat * 15 + region * 3
        kinds = 0
        for colour in range(3):
            above = s.gov[row + colour]
            below = s.work[row + colour]
            worth += can_govern * OFFICIAL * (above + below)
            if above > 0:
                kinds += 1
            if below > 0 and s.unrest[seat * 5 + region] < UNREST_MAX[s.board[seat] * 5 + region]:
                worth += can_govern * AT_WORK * below
        if turns >= 1.0 and s.governors_left[seat] > 0:
            if kinds == 3:
                worth += SET_OF_THREE
            elif kinds == 2:
                worth += can_govern * SET_OF_TWO
        here = s.workers[seat * 5 + region]
        if here > 0:
            regions += 1
            workers += here
            if here > 1 and s.unrest[seat * 5 + region] < PALACE_BLOCK[s.board[seat] * 5 + region]:
                ready = 1
    if turns >= 1.0 and workers > 0:
        counted = workers if workers < 7 else 7
        worth += WORKER * counted * (1.0 if turns >= 3.0 else turns / 3.0)
        worth += WORKER_SPREAD * (regions if regions < 3 else 3)
        if ready > 0 and regions > 1 and s.palaces_left[seat] > 0:
            worth += PALACE_READY
    return worth


def unrest_worth(s: ZhanGuo, seat: int, turns: float) -> float:
    worth = 0.0
    for region in range(5):
        level = s.unrest[seat * 5 + region]
        if level > 0:
            worth -= UNREST * level * (1.0 if turns >= 4.0 else 0.25 * turns)
            if level >= UNREST_MAX[s.board[seat] * 5 + region] and turns >= 1.0:
                worth -= BLOCKED
    return worth


def marker_worth(s: ZhanGuo, seat: int, left: float) -> float:
    """Markers win awards: the chance is the own share of the value, squared; a leader is nearly sure."""
    worth = 0.0
    for colour in range(3):
        mine = aspect_value(s, seat, colour)
        if mine == 0:
            continue
        worth += left * MARKER * (mine if mine < 8 else 8)
        if s.phase == PHASE_AWARDS and colour < s.aspect:
            continue
        best = 0
        for other in range(s.seats):
            if other != seat:
                theirs = aspect_value(s, other, colour)
                if theirs > best:
                    best = theirs
        share = mine * mine / (mine * mine + best * best + 1.0)
        worth += share * AWARD_WORTH[s.round - 1] if AWARD[(s.round - 1) * 3 + colour] > 0 else 0.0
    return worth
