"""Before the Wall: what stands on hordes, attack and defence, shame of a breach. Nothing is changed here."""

from tianxia.games.great_wall.data import (
    BARRICADE_DEFENCE,
    HORDE_LINE,
    HORDE_STRENGTH,
    HORDE_VITAL,
    HORDE_WHEN,
    TIME_LETHAL,
    WALL_DEFENCE,
    WALL_FIRING,
)
from tianxia.games.great_wall.ids import ARCHER, FREE, HORSE_OF, SPEAR_OF, T_BREACH
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.static import (
    BARRICADE_VALUE,
    CASUALTIES,
    DEFENCE,
    FIRING,
    FORBID,
    GUARD,
    SHAME_MOD,
    STRENGTH,
    WOUND_CAP,
    Static,
)
from tianxia.games.great_wall.words.vocabulary import SC_ALL, SC_BEHIND, SC_FRONT, SC_SEC, SC_THIS

# ---- hordes ----


def hordes_in(s: GreatWall, sec: int) -> int:
    n = 0
    for row in range(3):
        if s.slots[sec * 3 + row] >= 0:
            n += 1
    return n


def section_static(s: GreatWall, sec: int, word: Static) -> int:
    """Sum over the hordes of a section (firing, barricade_value, defence) and the lasting events."""
    total = 0
    for row in range(3):
        card = s.slots[sec * 3 + row]
        if card >= 0:
            total += word.hordes[card]
    if s.events_shown:
        for change in word.events:
            if lasting(s, change.card):
                total += change.n
    return total


def lasting(s: GreatWall, event: int) -> bool:
    return event in s.events_shown and not (s.events_cancelled >> event) & 1


def guarded(s: GreatWall, slot: int) -> bool:
    """A guard nearer to the Wall covers the cards behind it (GW-17.2.5)."""
    first = slot - slot % 3
    for other in range(first, slot):
        card = s.slots[other]
        if card >= 0 and GUARD.hordes[card]:
            return True
    return False


def forbidden(s: GreatWall, slot: int, type: int) -> bool:
    card = s.slots[slot]
    return FORBID.hordes[card] > 0 and HORDE_LINE[card].effects[0].item == type


def woundable(s: GreatWall, slot: int) -> bool:
    """May a wound be put on this card now: guard, forbid(archer), wound_cap; a free point is looked for elsewhere."""
    card = s.slots[slot]
    if card < 0 or guarded(s, slot):
        return False
    if forbidden(s, slot, ARCHER):
        return False
    return not (WOUND_CAP.hordes[card] and (s.capped >> slot) & 1)


def free_spots(s: GreatWall, slot: int) -> int:
    card = s.slots[slot]
    if card < 0:
        return 0
    n = 0
    base = slot * 8
    for i in range(HORDE_VITAL[card]):
        if s.spots[base + i] == FREE:
            n += 1
    return n


def any_woundable(s: GreatWall, sec: int) -> bool:
    return any(s.slots[slot] >= 0 and woundable(s, slot) and free_spots(s, slot) > 0 for slot in range(sec * 3, sec * 3 + 3))


def owner_at(code: int) -> int:
    """Whose soldier covers a point, -1 nobody's."""
    if code >= HORSE_OF:
        return (code - HORSE_OF) // 2
    if code >= SPEAR_OF:
        return code - SPEAR_OF
    return -1


def spears_on(s: GreatWall, slot: int, p: int) -> int:
    n = 0
    base = slot * 8
    for i in range(base, base + 8):
        if s.spots[i] == SPEAR_OF + p:
            n += 1
    return n


def horses_on(s: GreatWall, slot: int, p: int) -> int:
    points = 0
    base = slot * 8
    first = HORSE_OF + 2 * p
    for i in range(base, base + 8):
        if s.spots[i] == first or s.spots[i] == first + 1:
            points += 1
    return points // 2


def soldiers_on(s: GreatWall, slot: int, p: int) -> int:
    """Spearmen and cavalrymen of a player on a card."""
    spots = s.spots
    spear = SPEAR_OF + p
    horse = HORSE_OF + 2 * p
    halves = 0
    for i in range(slot * 8, slot * 8 + 8):
        code = spots[i]
        if code == spear:
            halves += 2
        elif horse <= code <= horse + 1:
            halves += 1
    return halves // 2


def points_on(s: GreatWall, slot: int, p: int) -> int:
    """Covered points: a cavalryman counts 2 (GW-7.4.5)."""
    spots = s.spots
    spear = SPEAR_OF + p
    horse = HORSE_OF + 2 * p
    n = 0
    for i in range(slot * 8, slot * 8 + 8):
        code = spots[i]
        if code == spear or horse <= code <= horse + 1:
            n += 1
    return n


def present(s: GreatWall, slot: int) -> int:
    """Who has soldiers on a card: a mask of players."""
    mask = 0
    for i in range(slot * 8, slot * 8 + 8):
        owner = owner_at(s.spots[i])
        if owner >= 0:
            mask |= 1 << owner
    return mask


def fully_covered(s: GreatWall, slot: int) -> bool:
    return s.slots[slot] >= 0 and free_spots(s, slot) == 0


def leader(s: GreatWall, slot: int) -> int:
    """Who would win this card now: most points, ties by tea order; -1 without any soldier (GW-7.4.5)."""
    best = -1
    most = 0
    for p in s.tea:
        n = points_on(s, slot, p)
        if n > most:
            most = n
            best = p
    return best


def lethality(s: GreatWall, card: int, defeat: bool) -> int:
    """GW-7.5.1, with the casualties text of a card being defeated (GW-17.2.6)."""
    n = TIME_LETHAL[s.side][s.year - 1]
    if defeat:
        n += CASUALTIES.hordes[card]
    return max(n, 0)


# ---- Wall ----


def firing_room(s: GreatWall, sec: int) -> bool:
    """May an archer newly take a firing position here (GW-7.1.2, GW-17.2.7)?"""
    i = sec * 4
    standing = s.fire[i] + s.fire[i + 1] + s.fire[i + 2] + s.fire[i + 3]
    usable = WALL_FIRING[s.side][s.wall[sec]] + section_static(s, sec, FIRING)
    return standing < usable


def attack_strength(s: GreatWall, sec: int) -> int:
    """GW-5.4.5, GW-5.4.6: all cards of the section with every static change."""
    total = 0
    here = hordes_in(s, sec)
    for row in range(3):
        slot = sec * 3 + row
        card = s.slots[slot]
        if card < 0:
            continue
        total += HORDE_STRENGTH[card]
        for other_slot in range(9):
            other = s.slots[other_slot]
            if other < 0 or STRENGTH.hordes[other] == 0:
                continue
            e = HORDE_LINE[other].effects[0]
            if (
                (e.scope == SC_THIS and other_slot == slot)
                or (e.scope == SC_SEC and other_slot // 3 == sec)
                or (e.scope == SC_BEHIND and other_slot // 3 == sec and other_slot < slot)
                or (e.scope == SC_ALL and other_slot != slot)
            ):
                total += e.amount.value(s, 0, sec, slot, 0)
    if here > 0 and s.events_shown:
        for change in STRENGTH.events:
            if lasting(s, change.card) and change.scope == SC_FRONT:
                total += change.n
    return max(total, 0)


def defence(s: GreatWall, sec: int) -> int:
    """GW-5.4.4 with horde texts, events and what was played this winter."""
    each = max(BARRICADE_DEFENCE + section_static(s, sec, BARRICADE_VALUE), 0)
    total = WALL_DEFENCE[s.side][s.wall[sec]] + section_static(s, sec, DEFENCE) + s.defence_mod[sec]
    return max(total + each * s.barricades[sec], 0)


def shame_of_breach(s: GreatWall, sec: int) -> list[int]:
    """Tokens each human takes if this section is breached: GW-7.7.2 and the shame texts of the hordes (GW-17.2.18)."""
    tokens = [0] * s.seats
    for slot in range(sec * 3, sec * 3 + 3):
        card = s.slots[slot]
        if card < 0:
            continue
        here = present(s, slot)
        absent = 1 + SHAME_MOD.hordes[card]
        everyone = breach_shame(card)
        for p in range(s.seats):
            if not (here >> p) & 1:
                tokens[p] += absent
            tokens[p] += everyone
    return tokens


def breach_shame(card: int) -> int:
    """Tokens that the text of a horde card gives to everybody in a breach."""
    if HORDE_WHEN[card] != T_BREACH:
        return 0
    e = HORDE_LINE[card].effects[0]
    return e.n if e.word.name == "shame" else 0
