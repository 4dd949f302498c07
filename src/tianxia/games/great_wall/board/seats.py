"""Players in tea order, the Ruler, room in locations. Nothing is changed here."""

from tianxia.games.great_wall.data import LOC_SLOTS
from tianxia.games.great_wall.state import GreatWall

# ---- players ----


def humans_in_tea_order(s: GreatWall) -> list[int]:
    return [p for p in s.tea if p < s.seats]


def first_section(s: GreatWall) -> int:
    """S1 is closed with the Reed Clan (GW-3.2.1)."""
    return 1 if s.reed >= 0 else 0


def ruler(s: GreatWall) -> int:
    """Who decides for the Reed Clan (GW-10.3.2 to GW-10.3.4): the active player, else the highest other one in tea order."""
    if s.active >= 0 and s.active != s.reed:
        return s.active
    for p in s.tea:
        if p != s.reed:
            return p
    return 0


def tea_rank(s: GreatWall, p: int) -> int:
    return s.tea.index(p) + 1


def human_of(s: GreatWall, p: int) -> int:
    """The seat that enters a choice of p: p itself, or the human highest in tea order."""
    if 0 <= p < s.seats:
        return p
    for q in s.tea:
        if q < s.seats:
            return q
    return 0


# ---- locations ----


def clerks_there(s: GreatWall, loc: int) -> int:
    i = loc * 4
    return s.at[i] + s.at[i + 1] + s.at[i + 2] + s.at[i + 3]


def has_room(s: GreatWall, loc: int) -> bool:
    """GW-5.3.12, GW-6.0.15."""
    if loc == s.act_loc:
        return False
    slots = LOC_SLOTS[s.side][loc]
    return slots == 0 or clerks_there(s, loc) < slots


def locked(s: GreatWall, loc: int) -> bool:
    """GW-5.3.13: a full regular location; GW-6.0.15: the location being activated."""
    if loc == s.act_loc:
        return True
    slots = LOC_SLOTS[s.side][loc]
    return slots > 0 and clerks_there(s, loc) >= slots
