"""Prices and limits with the static texts of advisors and events."""

from tianxia.games.great_wall.data import ADVISOR_LIMITS, ADVISOR_PRICES, EVENT_PRICES, HAND_LIMIT, OVER_PRICES, RECRUIT_COST
from tianxia.games.great_wall.ids import ACTIVE, GOLD, MAT, RES
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words import I_ADVISOR, I_TACTIC

# ---- prices ----


def holds(s: GreatWall, p: int, advisor: int) -> bool:
    return s.advisor_at[advisor] == ACTIVE + p


def price_change(s: GreatWall, p: int, item: int, kind: int) -> int:
    """Static changes of a price in units of this kind (texts with kind mat or res count for each kind they contain)."""
    total = 0
    for c in ADVISOR_PRICES:
        if c.item == item and _covers(c.kind, kind) and s.advisor_at[c.card] == ACTIVE + p:
            total += c.change
    if s.events_shown:
        for c in EVENT_PRICES:
            lasting = c.card in s.events_shown and not (s.events_cancelled >> c.card) & 1
            if lasting and c.item == item and _covers(c.kind, kind):
                total += c.change
    return total


def _covers(kind: int, unit: int) -> bool:
    return kind in (unit, RES) or (kind == MAT and unit in (0, 1, 2, MAT))


def hand_limit(s: GreatWall, p: int) -> int:
    n = HAND_LIMIT
    for c in ADVISOR_LIMITS:
        if c.item == I_TACTIC and s.advisor_at[c.card] == ACTIVE + p:
            n += c.change
    return n


def upgrade_price(s: GreatWall, p: int, base: int, loc: int) -> int:
    for c in OVER_PRICES:
        if c.item == loc and s.advisor_at[c.card] == ACTIVE + p:
            base += c.change
    return max(base, 0)


def soldier_price(s: GreatWall, p: int, type: int, kind: int) -> int:
    base = RECRUIT_COST[type][kind]
    return max(base + price_change(s, p, type, kind), 0) if base > 0 else 0


def advisor_price(s: GreatWall, p: int) -> int:
    """GW-6.9.3: as many gold as own advisors including the new one."""
    return max(s.aa[p] + s.sa[p] + 1 + price_change(s, p, I_ADVISOR, GOLD), 0)
