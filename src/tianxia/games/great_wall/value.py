"""The readable judgement of the greedy bot: how good a position is for a seat, in honor."""

from tianxia.games.great_wall.counts import bits
from tianxia.games.great_wall.data import HORDE_HONOR, HORDE_VITAL, TIME_ADD
from tianxia.games.great_wall.field import attack_strength, defence, free_spots, leader, points_on, shame_of_breach
from tianxia.games.great_wall.ids import CHI, COOP, FALL, SOLO, WINTER
from tianxia.games.great_wall.scoring import artifact_honor
from tianxia.games.great_wall.seats import first_section
from tianxia.games.great_wall.state import GreatWall


def years_left(s: GreatWall) -> float:
    """Years still to be played, the present one in parts."""
    rest = len(TIME_ADD[s.side]) - s.year
    return rest + (0.8 if s.season <= FALL else 0.1)


def value(s: GreatWall, seat: int) -> float:
    """What this seat has and may expect; rivals are compared by the bots. In coop the team counts with it."""
    if s.mode == COOP:
        team = 0.0
        for p in range(s.seats):
            team += holdings(s, p)
        return 0.5 * holdings(s, seat) + 0.5 * team / s.seats + 40.0 * s.decree_sum + 3.0 * safety(s)
    total = holdings(s, seat)
    if s.mode == SOLO:
        total += 4.0 * min(0, s.shame_bank - 5) - 0.9 * s.honor[s.qin]
    return total


def safety(s: GreatWall) -> float:
    """Shame left in the bank per human: when it is gone, all lose (GW-12.8.3)."""
    return min(s.shame_bank / s.seats, 6.0)


def holdings(s: GreatWall, p: int) -> float:
    """Honor, and what the rest will bring."""
    left = years_left(s)
    early = min(left / 3.0, 1.0)
    total = float(s.honor[p])
    for kind in range(4):
        n = s.res[p * 4 + kind]
        weight = (0.95 if kind != CHI else 1.1) * (0.35 + 0.65 * early)
        total += weight * min(n, 8) + 0.4 * weight * max(0, n - 8)
    total += 3.0 * early * bits(s.tactics[p])
    total += early * 2.0 * (8 - s.unhired[p])
    total += left * (2.2 * min(s.sa[p], 4) + 1.7 * min(s.aa[p], 4))
    for loc in range(4):
        total += s.over[p * 4 + loc] * 1.5 * left
    if s.mode != COOP:
        for artifact in s.artifacts:
            total += 0.6 * artifact_honor(s, artifact)[p]
        for i in range(len(s.taken_by)):
            if s.taken_by[i] == p:
                total += HORDE_HONOR[i] if s.taken_shame[i] == 0 else 1.0 - s.taken_shame[i]
    shamed = s.shamed[p * 3] + s.shamed[p * 3 + 1] + s.shamed[p * 3 + 2]
    total -= 4.5 * shamed
    total += 0.25 * early * bits(s.hand[p])
    total += 0.4 * (len(s.tea) - s.tea.index(p))
    total += clerks(s, p, left)
    total += soldiers(s, p, left)
    total -= danger(s, p)
    return total


def clerks(s: GreatWall, p: int, left: float) -> float:
    """A clerk in a location is worth a little more than one at home."""
    total = 0.0
    for loc in range(10):
        n = s.at[loc * 4 + p]
        if n > 0:
            total += 1.1 * n
            if loc < 4:
                total += 0.8 * s.over[p * 4 + loc]
    return total if left > 0.5 else 0.0


def soldiers(s: GreatWall, p: int, left: float) -> float:
    total = 0.0
    for sec in range(first_section(s), 3):
        i = (sec * 4 + p) * 3
        total += 0.9 * s.rest[i] + 1.4 * s.rest[i + 1] + 1.6 * s.rest[i + 2]
        total += (1.2 + 0.8 * left) * s.fire[sec * 4 + p]
        for slot in range(sec * 3, sec * 3 + 3):
            card = s.slots[slot]
            if card < 0:
                continue
            vital = HORDE_VITAL[card]
            covered = (vital - free_spots(s, slot)) / vital
            mine = points_on(s, slot, p)
            if mine:
                total += 2.0 * covered + 0.5 * mine
                if leader(s, slot) == p:
                    total += HORDE_HONOR[card] * covered * covered
            total += 1.2 * covered * s.fire[sec * 4 + p]
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
            total += loss * (0.8 if s.season != WINTER else 0.5) + 0.15 * gap
        elif gap > -4:
            total += 0.05 * loss * (4 + gap)
    return total
