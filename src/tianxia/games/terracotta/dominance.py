"""Dominance and presence (TA-4.5, TA-4.6): one function for every scope that counts warriors.

A scope is the set of warriors that count in it, as a bit mask over figures (at most 56 are ever placed).
"""

from mypy_extensions import i64

from tianxia.games.terracotta import ids
from tianxia.games.terracotta.figures import faced
from tianxia.games.terracotta.mausoleum import CELLS, COVER
from tianxia.games.terracotta.state import Terracotta


def warriors_in(s: Terracotta, cells: i64) -> i64:
    """Warriors with at least one cell in the set, each once (TA-4.5.2)."""
    found: i64 = 0
    bit: i64 = 1
    for figure in range(len(s.kind)):
        cell = s.at[figure]
        if cell >= 0 and s.kind[figure] < ids.WARRIORS:
            here: i64 = COVER[(s.way[figure] + 1) * CELLS + cell]
            if here & cells != 0:
                found |= bit
        bit <<= 1
    return found


def warriors_of_type(s: Terracotta, type: int) -> i64:
    """All warriors of one type, anywhere (TA-11.6.1)."""
    found: i64 = 0
    bit: i64 = 1
    for figure in range(len(s.kind)):
        if s.kind[figure] == type and s.at[figure] >= 0:
            found |= bit
        bit <<= 1
    return found


def count(s: Terracotta, scope: i64) -> list[int]:
    """Warriors of the scope per player. Specialists are in no scope (TA-4.5.4)."""
    counts = [0] * s.players
    rest = scope
    figure = 0
    while rest != 0:
        if rest & 1 != 0 and s.kind[figure] < ids.WARRIORS:
            counts[s.owner[figure]] += 1
        rest >>= 1
        figure += 1
    return counts


def archers(s: Terracotta, scope: i64) -> list[int]:
    """Per player: archers that face a warrior of that player which is counted in the scope (TA-4.6.5, TA-4.6.6)."""
    aimed = [0] * s.players
    for figure in range(len(s.kind)):
        if s.kind[figure] == ids.ARCHER:
            target = faced(s, figure)
            if target >= 0:
                bit: i64 = 1
                bit <<= target
                if scope & bit != 0:
                    aimed[s.owner[target]] += 1
    return aimed


def leader(counts: list[int], ties: list[int] | None) -> int:
    """TA-4.6.2 to TA-4.6.5: who has dominance, -1 for nobody. `ties` are the archers, None where they do not count."""
    most = 0
    for have in counts:
        if have > most:
            most = have
    if most == 0:
        return -1
    tied = 0
    first = -1
    for player in range(len(counts)):
        if counts[player] == most:
            tied += 1
            if first < 0:
                first = player
    if tied == 1:
        return first
    if ties is None:
        return -1
    best = -1
    aimed = 0
    for player in range(len(counts)):
        if counts[player] == most and ties[player] > 0:
            if ties[player] > aimed:
                best = player
                aimed = ties[player]
            elif ties[player] == aimed:
                best = -1
    return best


def share(counts: list[int], ties: list[int] | None, dominance: int, presence: int) -> list[int]:
    """TA-4.6.3: points per player."""
    best = leader(counts, ties)
    points: list[int] = []
    for player in range(len(counts)):
        if player == best:
            points.append(dominance)
        elif counts[player] > 0:
            points.append(presence)
        else:
            points.append(0)
    return points


def scope_points(s: Terracotta, scope: i64, dominance: int, presence: int) -> list[int]:
    """Dominance and presence of a scope of warriors; archers break ties."""
    return share(count(s, scope), archers(s, scope), dominance, presence)
