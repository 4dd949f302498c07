"""Qin Jiushao, the automaton of the solo game: every choice of his is fixed (section 11)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import DISMISS
from tianxia.games.great_wall.board.field import firing_room, free_spots, woundable
from tianxia.games.great_wall.board.seats import has_room, locked
from tianxia.games.great_wall.data import ADVISOR_IDS, QIN_WOUND_HONOR, WALL_COST
from tianxia.games.great_wall.ids import (
    ARCHER,
    LOCATIONS,
    P_ATTACKS,
    RESOURCES,
    SECTIONS,
    SPEAR,
    SUPPLY,
    SUPPORT,
)
from tianxia.games.great_wall.rules.builders import in_store, raise_wall
from tianxia.games.great_wall.rules.clerks import placed_at, put_clerk
from tianxia.games.great_wall.rules.embassy import discard_from_offer, refill_offer
from tianxia.games.great_wall.rules.goods import score
from tianxia.games.great_wall.rules.points import cover, put_wound
from tianxia.games.great_wall.rules.reed import first_free, spear_target, target_sections
from tianxia.games.great_wall.state import GreatWall


def raise_token(s: GreatWall, loc: int) -> None:
    """GW-11.2.3: its token goes to field 1, those left of it move one field right."""
    s.qin_track.remove(loc)
    s.qin_track.insert(0, loc)


def qin_first(s: GreatWall, locs: list[int]) -> int:
    """GW-11.5.5: the eligible location with Qin clerks on the highest field, -1 none."""
    for loc in s.qin_track:
        if loc in locs and s.at[loc * 4 + s.qin] > 0:
            return loc
    return -1


class QinPlace(Step[GreatWall]):
    """GW-11.4: clerk by clerk to the lowest fields."""

    FIELDS = [number("n"), number("own")]

    def __init__(self, n: int, own: int) -> None:
        self.n = n
        self.own = own

    def run(self, s: GreatWall, log: Log | None) -> None:
        placed = 0
        used = 0
        for _ in range(self.n):
            to = destination(s, used, placed)
            if to < 0 and self.own:
                used = 0
                to = destination(s, used, placed)
            if to < 0:
                return
            put_clerk(s, s.qin, source_for(s, to, placed), to, log)
            placed += 1 << (4 * to)
            used |= 1 << to


def destination(s: GreatWall, used: int, placed: int) -> int:
    """GW-11.4.3: field 5 first, with room, not yet a destination of this box; the next one where no clerk can be sent."""
    for field in range(4, -1, -1):
        loc = s.qin_track[field]
        if has_room(s, loc) and not (used >> loc) & 1 and source_for(s, loc, placed) >= 0:
            return loc
    return -1


def source_for(s: GreatWall, to: int, placed: int) -> int:
    """GW-11.4.4: the supply, else field 1 first; clerks of this box stay."""
    if s.clerks[s.qin] > 0:
        return SUPPLY
    for loc in s.qin_track:
        if loc != to and s.at[loc * 4 + s.qin] > placed_at(placed, loc) and not locked(s, loc):
            return loc
    return -1


class QinRecruit(Step[GreatWall]):
    """GW-11.6: one soldier after the other, the indicator is read for each."""

    FIELDS = [number("type"), number("n")]

    def __init__(self, type: int, n: int) -> None:
        self.type = type
        self.n = n

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.capped = 0
        for _ in range(self.n):
            if self.type == ARCHER:
                qin_archer(s, log)
            else:
                qin_spearman(s, log)


def qin_spearman(s: GreatWall, log: Log | None) -> None:
    """GW-11.6.2, GW-11.6.6."""
    if s.supply[s.qin * 3 + SPEAR] == 0:
        return
    slot = spear_target(s)
    if slot >= 0:
        s.supply[s.qin * 3 + SPEAR] -= 1
        cover(s, s.qin, slot, first_free(s, slot), -1, log)
        score(s, s.qin, QIN_WOUND_HONOR, P_ATTACKS, "GW-11.6.6", log)


def qin_archer(s: GreatWall, log: Log | None) -> None:
    """GW-11.6.3: only T is tried."""
    t = target_sections(s)[0]
    if s.supply[s.qin * 3 + ARCHER] > 0 and firing_room(s, t):
        s.supply[s.qin * 3 + ARCHER] -= 1
        s.fire[t * 4 + s.qin] += 1
        if log is not None:
            log.say("archer", s.qin, "GW-11.6.3", {"section": SECTIONS[t]})
        qin_shoots(s, t, log)


def qin_shoots(s: GreatWall, sec: int, log: Log | None) -> None:
    """GW-11.6.4: the lowest row with a free point; 2 honor."""
    for slot in range(sec * 3, sec * 3 + 3):
        if s.slots[slot] >= 0 and woundable(s, slot) and free_spots(s, slot) > 0:
            put_wound(s, s.qin, slot, first_free(s, slot), log)
            score(s, s.qin, QIN_WOUND_HONOR, P_ATTACKS, "GW-11.6.6", log)
            return


def qin_upgrade(s: GreatWall, log: Log | None) -> None:
    """`qin_upgrade()`: his lowest overseer rises by 1, ties: highest on the track; level 3 is skipped (GW-11.5.9)."""
    best = -1
    for loc in s.qin_track:
        if loc < 4 and s.over[s.qin * 4 + loc] < 3 and (best < 0 or s.over[s.qin * 4 + loc] < s.over[s.qin * 4 + best]):
            best = loc
    if best >= 0:
        s.over[s.qin * 4 + best] += 1
        if log is not None:
            args = {"location": LOCATIONS[best], "level": s.over[s.qin * 4 + best]}
            log.say("overseer", s.qin, "GW-11.5.9", {**args})


def qin_wall(s: GreatWall, log: Log | None) -> None:
    """GW-11.7: in T, else U; the Warehouse pays what it can, all of the most plentiful kind first."""
    for sec in target_sections(s):
        if s.wall[sec] < 3:
            cost = WALL_COST[s.side][s.wall[sec] + 1]
            need = min(cost, in_store(s))
            while need > 0:
                kind = 0
                for other in (1, 2):
                    if s.store[other] > s.store[kind]:
                        kind = other
                n = min(need, s.store[kind])
                s.store[kind] -= n
                need -= n
                if log is not None:
                    log.say("from-store", s.qin, "GW-11.7.2", {"kind": RESOURCES[kind], "n": n})
            raise_wall(s, s.qin, sec, log)
            return


def support_qin(s: GreatWall, card: int, log: Log | None) -> None:
    s.offer.remove(card)
    s.advisor_at[card] = SUPPORT + s.qin
    s.sa[s.qin] += 1
    if log is not None:
        log.say("advisor", s.qin, "GW-11.8.1", {"card": ADVISOR_IDS[card], "role": "supporting"})


def qin_support(s: GreatWall, n: int, log: Log | None) -> None:
    """`qin_support(n)`: the n leftmost advisors of the offer."""
    for _ in range(min(n, len(s.offer))):
        support_qin(s, s.offer[0], log)
    refill_offer(s, log)


class AdvisorToQin(Decision[GreatWall]):
    """D-SOLO-ADVISOR (GW-11.8.1): which of the two leftmost goes under Qin; the other is discarded."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for card in s.offer[:2]:
            out.append(DISMISS.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        card = DISMISS.x(action)
        rest = [c for c in s.offer[:2] if c != card]
        support_qin(s, card, log)
        for other in rest:
            discard_from_offer(s, other, log)
        refill_offer(s, log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "only-leftmost")


ASK_TO_QIN: Final = AdvisorToQin("to_qin", "GW-11.8.1", ("dismiss",), forced=True)
