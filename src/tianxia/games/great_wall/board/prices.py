"""Prices and limits with the static texts of advisors and events."""

from tianxia.games.great_wall.board.field import lasting
from tianxia.games.great_wall.data import HAND_LIMIT, RECRUIT_COST
from tianxia.games.great_wall.ids import ACTIVE, GOLD, MAT, RES
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.static import LIMIT, OVER_PRICE, PRICE
from tianxia.games.great_wall.words.vocabulary import I_ADVISOR, I_TACTIC

# ---- prices ----


def holds(s: GreatWall, p: int, advisor: int) -> bool:
    return s.advisor_at[advisor] == ACTIVE + p


def price_change(s: GreatWall, p: int, item: int, kind: int) -> int:
    """Static changes of a price in units of this kind (texts with kind mat or res count for each kind they contain)."""
    total = 0
    for c in PRICE.advisors:
        if c.item == item and _covers(c.kind, kind) and s.advisor_at[c.card] == ACTIVE + p:
            total += c.n
    if s.events_shown:
        for c in PRICE.events:
            if c.item == item and lasting(s, c.card) and _covers(c.kind, kind):
                total += c.n
    return total


def _covers(kind: int, unit: int) -> bool:
    return kind in (unit, RES) or (kind == MAT and unit in (0, 1, 2, MAT))


def hand_limit(s: GreatWall, p: int) -> int:
    n = HAND_LIMIT
    for c in LIMIT.advisors:
        if c.item == I_TACTIC and s.advisor_at[c.card] == ACTIVE + p:
            n += c.n
    return n


def upgrade_price(s: GreatWall, p: int, base: int, loc: int) -> int:
    for c in OVER_PRICE.advisors:
        if c.item == loc and s.advisor_at[c.card] == ACTIVE + p:
            base += c.n
    return max(base, 0)


def soldier_price(s: GreatWall, p: int, type: int, kind: int) -> int:
    base = RECRUIT_COST[type][kind]
    return max(base + price_change(s, p, type, kind), 0) if base > 0 else 0


def advisor_price(s: GreatWall, p: int) -> int:
    """GW-6.9.3: as many gold as own advisors including the new one."""
    return max(s.aa[p] + s.sa[p] + 1 + price_change(s, p, I_ADVISOR, GOLD), 0)
