"""What is counted on the table: the counters of card texts, prices, strength and defence. Nothing is changed here."""

from tianxia.games.great_wall.data import (
    ADVISOR_LIMITS,
    ADVISOR_PRICES,
    BARRICADE_DEFENCE,
    EVENT_LINE,
    EVENT_PRICES,
    HAND_LIMIT,
    HORDE_LINE,
    HORDE_STRENGTH,
    HORDE_VERB,
    HORDE_VITAL,
    HORDE_WHEN,
    LOC_SLOTS,
    OVER_PRICES,
    RECRUIT_COST,
    TIME_LETHAL,
    WALL_DEFENCE,
    WALL_FIRING,
)
from tianxia.games.great_wall.ids import (
    ACTIVE,
    CHI,
    CLERKS,
    FREE,
    GOLD,
    HORSE_OF,
    MAT,
    RES,
    SPEAR_OF,
    T_BREACH,
    T_DEFEATED,
    T_STATIC,
)
from tianxia.games.great_wall.language import Expr
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words import (
    E_ADD,
    E_AND,
    E_CONST,
    E_COUNTER,
    E_DIV,
    E_EQ,
    E_GE,
    E_GT,
    E_IN_ROW,
    E_IS_TOP,
    E_LE,
    E_LT,
    E_MUL,
    E_NOT,
    E_OR,
    E_REVEALED,
    E_SUB,
    E_WON,
    I_ADVISOR,
    I_TACTIC,
    SC_ALL,
    SC_ANY,
    SC_BEHIND,
    SC_FRONT,
    SC_SEC,
    SC_THIS,
    V_BARRICADE_VALUE,
    V_CASUALTIES,
    V_DEFENCE,
    V_FIRING,
    V_FORBID,
    V_GUARD,
    V_SHAME,
    V_SHAME_MOD,
    V_STRENGTH,
    V_WOUND_CAP,
)

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


# ---- hordes ----


def hordes_in(s: GreatWall, sec: int) -> int:
    n = 0
    for row in range(3):
        if s.slots[sec * 3 + row] >= 0:
            n += 1
    return n


def static_of(card: int, verb: int) -> int:
    """The number of a static text of this card with this verb, 0 if it has none."""
    if HORDE_VERB[card] == verb and HORDE_WHEN[card] == T_STATIC:
        return HORDE_LINE[card].effects[0].amount.value
    return 0


def section_static(s: GreatWall, sec: int, verb: int) -> int:
    """Sum over the hordes of a section (firing, barricade_value, defence) and the lasting events."""
    total = 0
    for row in range(3):
        card = s.slots[sec * 3 + row]
        if card >= 0 and HORDE_VERB[card] == verb and HORDE_WHEN[card] == T_STATIC:
            total += HORDE_LINE[card].effects[0].amount.value
    for event in s.events_shown:
        if not (s.events_cancelled >> event) & 1:
            line = EVENT_LINE[event]
            if line.when == T_STATIC:
                for e in line.effects:
                    if e.verb == verb and e.scope == SC_ANY:
                        total += e.amount.value
    return total


def guarded(s: GreatWall, slot: int) -> bool:
    """A guard nearer to the Wall covers the cards behind it (GW-17.2.5)."""
    first = slot - slot % 3
    for other in range(first, slot):
        card = s.slots[other]
        if card >= 0 and HORDE_VERB[card] == V_GUARD:
            return True
    return False


def forbidden(s: GreatWall, slot: int, type: int) -> bool:
    card = s.slots[slot]
    return HORDE_VERB[card] == V_FORBID and HORDE_LINE[card].effects[0].item == type


def woundable(s: GreatWall, slot: int) -> bool:
    """May a wound be put on this card now: guard, forbid(archer), wound_cap; a free point is looked for elsewhere."""
    card = s.slots[slot]
    if card < 0 or guarded(s, slot):
        return False
    if HORDE_VERB[card] == V_FORBID and HORDE_LINE[card].effects[0].item == 1:
        return False
    return not (HORDE_VERB[card] == V_WOUND_CAP and (s.capped >> slot) & 1)


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
    for slot in range(sec * 3, sec * 3 + 3):
        if s.slots[slot] >= 0 and woundable(s, slot) and free_spots(s, slot) > 0:
            return True
    return False


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
    return spears_on(s, slot, p) + horses_on(s, slot, p)


def points_on(s: GreatWall, slot: int, p: int) -> int:
    """Covered points: a cavalryman counts 2 (GW-7.4.5)."""
    return spears_on(s, slot, p) + 2 * horses_on(s, slot, p)


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
    if defeat and HORDE_VERB[card] == V_CASUALTIES and HORDE_WHEN[card] == T_DEFEATED:
        n += HORDE_LINE[card].effects[0].amount.value
    return max(n, 0)


# ---- Wall ----


def firing_room(s: GreatWall, sec: int) -> bool:
    """May an archer newly take a firing position here (GW-7.1.2, GW-17.2.7)?"""
    i = sec * 4
    standing = s.fire[i] + s.fire[i + 1] + s.fire[i + 2] + s.fire[i + 3]
    usable = WALL_FIRING[s.side][s.wall[sec]] + section_static(s, sec, V_FIRING)
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
            if other < 0 or HORDE_VERB[other] != V_STRENGTH:
                continue
            e = HORDE_LINE[other].effects[0]
            if e.scope == SC_THIS:
                if other_slot == slot:
                    total += here - 1 if e.amount.op != E_CONST else e.amount.value
            elif (
                (e.scope == SC_SEC and other_slot // 3 == sec)
                or (e.scope == SC_BEHIND and other_slot // 3 == sec and other_slot < slot)
                or (e.scope == SC_ALL and other_slot != slot)
            ):
                total += e.amount.value
    if here > 0:
        for event in s.events_shown:
            if not (s.events_cancelled >> event) & 1:
                for e in EVENT_LINE[event].effects:
                    if e.verb == V_STRENGTH and e.scope == SC_FRONT:
                        total += e.amount.value
    return max(total, 0)


def defence(s: GreatWall, sec: int) -> int:
    """GW-5.4.4 with horde texts, events and what was played this winter."""
    each = max(BARRICADE_DEFENCE + section_static(s, sec, V_BARRICADE_VALUE), 0)
    total = WALL_DEFENCE[s.side][s.wall[sec]] + section_static(s, sec, V_DEFENCE) + s.defence_mod[sec]
    return max(total + each * s.barricades[sec], 0)


def shame_of_breach(s: GreatWall, sec: int, p: int) -> int:
    """GW-7.7.2 and the shame texts of the hordes (GW-17.2.18)."""
    n = 0
    for row in range(3):
        slot = sec * 3 + row
        card = s.slots[slot]
        if card < 0:
            continue
        if soldiers_on(s, slot, p) == 0:
            n += 1 + static_of(card, V_SHAME_MOD)
        if HORDE_VERB[card] == V_SHAME and HORDE_WHEN[card] == T_BREACH:
            n += HORDE_LINE[card].effects[0].amount.value
    return n


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
            if c.item == item and _covers(c.kind, kind) and c.card in s.events_shown:
                if not (s.events_cancelled >> c.card) & 1:
                    total += c.change
    return total


def _covers(kind: int, unit: int) -> bool:
    return kind == unit or kind == RES or (kind == MAT and unit in (0, 1, 2, MAT))


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


# ---- hands ----


def bits(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def shame_tokens(s: GreatWall, p: int) -> int:
    n = s.shamed[p * 3] + s.shamed[p * 3 + 1] + s.shamed[p * 3 + 2]
    for i in range(len(s.taken_by)):
        if s.taken_by[i] == p:
            n += s.taken_shame[i]
    return n


def named_in_play(s: GreatWall, p: int, card: int) -> bool:
    """revealed(X): another player (or Qin) has this command card on the track (GW-5.3.10)."""
    for q in range(s.players):
        if q != p and q != s.reed and s.pick[q] == card:
            return True
    return False


def fire_all(s: GreatWall, p: int) -> int:
    return s.fire[p] + s.fire[4 + p] + s.fire[8 + p]


def rest_in(s: GreatWall, sec: int, p: int) -> int:
    i = (sec * 4 + p) * 3
    return s.rest[i] + s.rest[i + 1] + s.rest[i + 2]


def rest_all(s: GreatWall, p: int) -> int:
    return rest_in(s, 0, p) + rest_in(s, 1, p) + rest_in(s, 2, p)


def on_all(s: GreatWall, p: int) -> int:
    n = 0
    for slot in range(9):
        if s.slots[slot] >= 0:
            n += soldiers_on(s, slot, p)
    return n


def hordes_on_board(s: GreatWall) -> int:
    n = 0
    for card in s.slots:
        if card >= 0:
            n += 1
    return n


# ---- expressions of card texts ----


def truth(s: GreatWall, e: Expr, p: int, sec: int, this: int, n: int) -> bool:
    return value_of(s, e, p, sec, this, n) != 0


def value_of(s: GreatWall, e: Expr, p: int, sec: int, this: int, n: int) -> int:
    """The number of an expression for player p: `sec`, `this` (slot) and `n` are those of the trigger."""
    op = e.op
    if op == E_CONST:
        return e.value
    if op == E_COUNTER:
        return _counter(s, e.value, p, sec, this, n)
    if op == E_REVEALED:
        return 1 if named_in_play(s, p, e.value) else 0
    if op == E_WON:
        return 1 if leader(s, this) == p else 0
    if op == E_IS_TOP:
        return 1 if s.tea[0] == p else 0
    if op == E_IN_ROW:
        return 1 if this % 3 + 1 == e.value else 0
    assert e.left is not None
    a = value_of(s, e.left, p, sec, this, n)
    if op == E_NOT:
        return 0 if a else 1
    if op == E_AND and a == 0:
        return 0
    if op == E_OR and a != 0:
        return 1
    assert e.right is not None
    b = value_of(s, e.right, p, sec, this, n)
    if op == E_ADD:
        return a + b
    if op == E_SUB:
        return a - b
    if op == E_MUL:
        return a * b
    if op == E_DIV:
        return a // b
    if op == E_GE:
        return 1 if a >= b else 0
    if op == E_LE:
        return 1 if a <= b else 0
    if op == E_EQ:
        return 1 if a == b else 0
    if op == E_GT:
        return 1 if a > b else 0
    if op == E_LT:
        return 1 if a < b else 0
    return 1 if b != 0 else 0  # E_AND, E_OR: the left side did not decide


def _counter(s: GreatWall, counter: int, p: int, sec: int, this: int, n: int) -> int:
    """In the order of words.COUNTERS."""
    if counter == 0:
        return s.sa[p]
    if counter == 1:
        return s.aa[p]
    if counter == 2:
        return s.aa[p] + s.sa[p]
    if counter == 3:
        return n
    if counter == 4:
        return s.seats
    if counter == 5:
        return s.year
    if counter == 6:
        return TIME_LETHAL[s.side][s.year - 1]
    if counter == 7:
        return s.wall[sec]
    if counter <= 10:
        return s.recruits[counter - 8]
    if counter == 11:
        return soldiers_on(s, this, p) if this >= 0 else 0
    if counter == 12:
        return s.fire[sec * 4 + p]
    if counter == 13:
        return rest_in(s, sec, p)
    if counter == 14:
        return fire_all(s, p)
    if counter == 15:
        return (1 if s.fire[p] else 0) + (1 if s.fire[4 + p] else 0) + (1 if s.fire[8 + p] else 0)
    if counter == 16:
        return rest_all(s, p)
    if counter == 17:
        return on_all(s, p)
    if counter == 18:
        return fire_all(s, p) + rest_all(s, p) + on_all(s, p)
    if counter == 19:
        return s.won[p]
    if counter == 20:
        return len([i for i in range(len(s.taken_by)) if s.taken_by[i] == p and s.taken_shame[i] == 0])
    if counter == 21:
        return shame_tokens(s, p)
    if counter == 22:
        return len([i for i in range(4) if s.over[p * 4 + i] > 0])
    if counter == 23:
        return sum([s.over[p * 4 + i] for i in range(4)])
    if counter == 24:
        return CLERKS - s.unhired[p] - s.clerks_gone[p]
    if counter == 25:
        return sum([s.at[loc * 4 + p] for loc in range(10)])
    if counter == 26:
        return bits(s.tactics[p])
    if counter == 27:
        return bits(s.out[p])
    if counter == 28:
        return tea_rank(s, p)
    if counter == 29:
        return s.res[p * 4] + s.res[p * 4 + 1] + s.res[p * 4 + 2] + s.res[p * 4 + CHI]
    if counter == 30:
        return hordes_in(s, sec)
    if counter == 31:
        return hordes_on_board(s)
    if counter == 32:
        return s.wall[0] + s.wall[1] + s.wall[2]
    if counter == 33:
        return s.breaches
    return len([q for q in range(s.players) if q != p and q != s.reed and s.pick[q] >= 0 and s.pick[q] == s.pick[p]])
