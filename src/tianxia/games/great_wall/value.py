"""The readable judgement of the greedy bot: how good a position is for a seat, in honor."""

from typing import Final

from tianxia.games.great_wall.counts import bits
from tianxia.games.great_wall.data import (
    DECREE_LINE,
    DECREE_STATE,
    HORDE_HONOR,
    HORDE_STRENGTH,
    HORDE_VITAL,
    LOC_SHAME,
    LOC_SLOTS,
    TIME_ADD,
)
from tianxia.games.great_wall.field import attack_strength, defence, free_spots, leader, points_on, shame_of_breach
from tianxia.games.great_wall.ids import (
    ACADEMY,
    BARRACKS,
    BUILDERS,
    CHI,
    COOP,
    EMBASSY,
    FALL,
    HONOR_PTS,
    SOLO,
    TEA_HOUSE,
    TEMPLE,
    WINTER,
)
from tianxia.games.great_wall.scoring import artifact_honor
from tianxia.games.great_wall.seats import clerks_there, first_section
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words import V_LOSE

CHANCE: Final = (1.0, 0.85, 0.65, 0.45, 0.3)  # that a location with 0, 1, 2 … empty slots activates in time


def years_left(s: GreatWall) -> float:
    """Years still to be played, the present one in parts; shame may end the game sooner."""
    rest = len(TIME_ADD[s.side]) - s.year + (0.8 if s.season <= FALL else 0.1)
    return min(rest, 0.3 + s.shame_bank / (2.2 * s.seats))


def value(s: GreatWall, seat: int) -> float:
    """What this seat has and may expect; rivals are compared by the bots. In coop the team counts with it."""
    trophies = artifacts_now(s)
    if s.mode == COOP:
        team = 0.0
        for p in range(s.seats):
            team += holdings(s, p, trophies)
        return 0.5 * holdings(s, seat, trophies) + 0.5 * team / s.seats + 40.0 * s.decree_sum + 4.0 * safety(s) + court(s, seat)
    total = holdings(s, seat, trophies)
    if s.mode == SOLO:
        total += 4.0 * min(0, s.shame_bank - 5) - 0.9 * s.honor[s.qin]
    return total


def values(s: GreatWall) -> list[float]:
    """`value` of every seat."""
    if s.mode == COOP or s.mode == SOLO:
        return [value(s, seat) for seat in range(s.seats)]
    trophies = artifacts_now(s)
    return [holdings(s, seat, trophies) for seat in range(s.seats)]


def artifacts_now(s: GreatWall) -> list[int]:
    """Honor of all artifacts per player if the game ended now."""
    total = [0] * s.players
    for artifact in s.artifacts:
        won = artifact_honor(s, artifact)
        for p in range(s.players):
            total[p] += won[p]
    return total


def safety(s: GreatWall) -> float:
    """Shame left in the bank per human: when it is gone, all lose (GW-12.8.3)."""
    return min(s.shame_bank / s.seats, 6.0)


def court(s: GreatWall, p: int) -> float:
    """Coop: what is kept ready for the open decrees, and what is promised for the one that is named."""
    total = 3.0 * len(s.pledges) + (2.0 if s.decree_now >= 0 else 0.0)
    for d in s.decrees:
        if d >= 0 and DECREE_STATE[d] == 0:
            e = DECREE_LINE[d].effects[0]
            if e.verb == V_LOSE:
                have = s.honor[p] if e.kind == HONOR_PTS else s.res[p * 4 + e.kind]
                total += 5.0 * min(have, e.amount.value) / e.amount.value
    return total


def holdings(s: GreatWall, p: int, trophies: list[int]) -> float:
    """Honor, and what the rest will bring."""
    left = years_left(s)
    early = min(left / 3.0, 1.0)
    total = float(s.honor[p])
    for kind in range(4):
        n = s.res[p * 4 + kind]
        weight = (0.75 if kind != CHI else 1.0) * (0.3 + 0.7 * early)
        total += weight * (1.2 * min(n, 3) + 0.9 * max(0, min(n, 7) - 3) + 0.4 * max(0, n - 7))
    total += 2.5 * early * min(bits(s.tactics[p]), 5)
    total += early * 2.0 * (8 - s.unhired[p])
    total += left * (2.2 * min(s.sa[p], 4) + 1.7 * min(s.aa[p], 4))
    for loc in range(4):
        total += s.over[p * 4 + loc] * 1.5 * left
    if s.mode != COOP:
        total += (0.9 - 0.1 * min(left, 4.0)) * trophies[p]
        for i in range(len(s.taken_by)):
            if s.taken_by[i] == p:
                total += HORDE_HONOR[i] if s.taken_shame[i] == 0 else 1.0 - s.taken_shame[i]
    shamed = s.shamed[p * 3] + s.shamed[p * 3 + 1] + s.shamed[p * 3 + 2]
    total -= 4.5 * shamed
    total += 0.25 * early * bits(s.hand[p])
    total += 0.4 * (len(s.tea) - s.tea.index(p))
    if left > 0.5:
        total += clerks(s, p, early)
    total += soldiers(s, p, left)
    total -= danger(s, p)
    return total


def clerks(s: GreatWall, p: int, early: float) -> float:
    """What clerks in locations will bring, by how likely the location activates."""
    total = 0.0
    for loc in range(10):
        n = s.at[loc * 4 + p]
        if n == 0:
            continue
        slots = LOC_SLOTS[s.side][loc]
        chance = 0.95
        if slots > 0:
            missing = slots - clerks_there(s, loc)
            chance = CHANCE[min(missing, 4)]
            if missing == 0 and LOC_SHAME[loc] and n == slots:
                total -= 4.0
        total += chance * clerk_worth(s, p, loc, n, early)
    return total


def clerk_worth(s: GreatWall, p: int, loc: int, n: int, early: float) -> float:
    chi = s.res[p * 4 + CHI]
    if loc < 4:
        scarce = 1.1 if s.res[p * 4 + loc] < 3 else 0.8
        if loc == TEMPLE and chi < 3:
            scarce = 1.8
        return scarce * (n + s.over[p * 4 + loc]) + (1.0 if loc < 3 else 0.3) + 0.4 * early
    if loc == BARRACKS:
        urgent = 0
        for sec in range(first_section(s), 3):
            slot = sec * 3
            if s.slots[slot] >= 0 and free_spots(s, slot) > 0:
                urgent += 2 if attack_strength(s, sec) > defence(s, sec) and points_on(s, slot, p) == 0 else 1
        useful = min(n, chi, s.supply[p * 3] + s.supply[p * 3 + 1] + s.supply[p * 3 + 2])
        return min(useful, 2) * (1.0 + 1.1 * urgent) + 2.0 * max(0, useful - 2)
    if loc == BUILDERS:
        mats = s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2] + s.store[0] + s.store[1] + s.store[2]
        return 2.5 * min(n, mats // 6) + (0.8 if mats % 6 >= 2 and n > mats // 6 else 0.0)
    if loc == EMBASSY:
        gold = s.res[p * 4 + 2]
        price = s.aa[p] + s.sa[p] + 1
        if gold >= price:
            return 3.0 * early + 0.5
        return 1.5 * early if gold >= 2 and s.unhired[p] > 0 else 0.1
    if loc == ACADEMY:
        return 1.6 * early * min(n, 5 - min(5, bits(s.tactics[p]))) + 0.1
    if loc == TEA_HOUSE:
        return 0.8 if s.tea[0] != p else 0.0
    return 0.2


def soldiers(s: GreatWall, p: int, left: float) -> float:
    total = 0.0
    for sec in range(first_section(s), 3):
        i = (sec * 4 + p) * 3
        total += 1.0 * s.rest[i] + 1.4 * s.rest[i + 1] + 1.6 * s.rest[i + 2]
        total += (1.6 + 1.2 * left) * s.fire[sec * 4 + p]
        for slot in range(sec * 3, sec * 3 + 3):
            card = s.slots[slot]
            if card < 0:
                continue
            vital = HORDE_VITAL[card]
            covered = (vital - free_spots(s, slot)) / vital
            mine = points_on(s, slot, p)
            if mine:
                total += 1.6 + 0.4 * covered + 0.7 * mine
                if leader(s, slot) == p:
                    total += HORDE_HONOR[card] * covered * 0.8
            total += 0.6 * covered * covered * HORDE_STRENGTH[card] * 0.5
            total += 1.5 * covered * s.fire[sec * 4 + p]
    return total


def danger(s: GreatWall, p: int) -> float:
    """Shame that a breach would bring if winter came now."""
    total = 0.0
    for sec in range(first_section(s), 3):
        if s.slots[sec * 3] < 0:
            continue
        gap = attack_strength(s, sec) - defence(s, sec)
        loss = 4.0 * shame_of_breach(s, sec, p) + 2.0 * s.fire[sec * 4 + p]
        if gap > 0:
            total += loss * (0.9 if s.season != WINTER else 0.5) + 0.15 * gap
        elif gap > -4:
            total += 0.05 * loss * (4 + gap)
    return total
