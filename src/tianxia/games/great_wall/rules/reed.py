"""The Reed Clan: its clerks, its spearmen, its Ruler (section 10, GW-11.11)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.fields import mask, number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import BUILD, DISMISS, PASS, REED_CLERK, SPEAR_TO
from tianxia.games.great_wall.board.field import any_woundable, forbidden, free_spots
from tianxia.games.great_wall.board.seats import first_section, has_room, locked, ruler
from tianxia.games.great_wall.data import HORDE_VITAL
from tianxia.games.great_wall.ids import (
    BARRACKS,
    BUILDERS,
    COOP,
    EMBASSY,
    FREE,
    LOCATIONS,
    RESOURCES,
    SECTIONS,
    SPEAR,
    SPEAR_OF,
    TEA_HOUSE,
    TEMPLE,
)
from tianxia.games.great_wall.rules.clerks import why_no_way
from tianxia.games.great_wall.rules.embassy import discard_from_offer, refill_offer
from tianxia.games.great_wall.rules.hordes import indicator
from tianxia.games.great_wall.rules.points import ANYWHERE, ASK_WOUND, horde_named, why_no_cover
from tianxia.games.great_wall.rules.shame import DropShameStep
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import Counted


def reed_produces(s: GreatWall, loc: int, log: Log | None) -> None:
    """GW-10.5.5, GW-10.5.6: a unit into the Warehouse; in the Temple the active human loses a token of shame."""
    if loc != TEMPLE:
        store_unit(s, loc, "GW-10.5.5", log)
    elif 0 <= s.active < s.seats:
        s.todo.append(DropShameStep(s.active, 1, 1))


def store_unit(s: GreatWall, loc: int, rule: str, log: Log | None) -> None:
    s.store[loc] += 1
    if log is not None:
        log.say("reed-stores", s.reed, rule, {"kind": RESOURCES[loc]})


def elder_watches(s: GreatWall, loc: int, n: int) -> bool:
    """The Elder of the Reeds looks at who collects 2 or more where a Reed clerk is, never in the Temple or in coop."""
    return s.reed >= 0 and s.mode != COOP and loc != TEMPLE and n >= 2 and s.act_n[s.reed] > 0


def reed_elder(s: GreatWall, loc: int, log: Log | None) -> None:
    """He stores once per activation, after its effects: a gain can be declined until then (GW-6.0.9)."""
    if s.elder & s.gained:
        store_unit(s, loc, "GW-2.1.18", log)
    s.elder = 0


def reed_scout(s: GreatWall, log: Log | None) -> None:
    """The Marsh Scout (coop of two): the Ruler puts 1 wound on any horde card, before the effects."""
    if s.mode != COOP:
        return
    s.capped = 0
    for sec in range(first_section(s), 3):
        if any_woundable(s, sec):
            s.todo.append(ASK_WOUND.ask(ruler(s), ANYWHERE))
            return


def target_sections(s: GreatWall) -> list[int]:
    """T and U of GW-11.6.1."""
    t = indicator(s)
    return [t] + [sec for sec in range(first_section(s), 3) if sec != t]


def spear_target(s: GreatWall) -> int:
    """Slot of the row-1 card an automaton's spearman attacks, -1 none (GW-11.6.2)."""
    for sec in target_sections(s):
        slot = sec * 3
        if s.slots[slot] >= 0 and not forbidden(s, slot, SPEAR) and free_spots(s, slot) > 0:
            return slot
    return -1


def first_free(s: GreatWall, slot: int) -> int:
    """Reading order (GW-11.6.5)."""
    for spot in range(HORDE_VITAL[s.slots[slot]]):
        if s.spots[slot * 8 + spot] == FREE:
            return spot
    return -1


def reed_at_location(s: GreatWall, loc: int, log: Log | None) -> None:
    """GW-10.5.7 to GW-10.5.11: mandatory when possible; Qin as Ruler by GW-11.11.4, GW-11.11.5."""
    who = ruler(s)
    if loc == EMBASSY and s.offer:
        if who == s.qin:
            discard_from_offer(s, s.offer[0], log)
            refill_offer(s, log)
        else:
            s.todo.append(ASK_REED_ADVISOR.ask(who))
    elif loc == BUILDERS:
        free = [sec for sec in range(first_section(s), 3) if s.barricades[sec] < 3]
        if free and who == s.qin:
            t = target_sections(s)
            reed_barricade(s, t[0] if t[0] in free else t[1], log)
        elif free:
            s.todo.append(ASK_REED_BARRICADE.ask(who))
    elif loc == BARRACKS and s.supply[s.reed * 3 + SPEAR] > 0:
        if who == s.qin:
            slot = spear_target(s)
            if slot >= 0:
                reed_attacks(s, slot, first_free(s, slot), log)
        elif reed_targets(s):
            s.todo.append(ASK_REED_ATTACK.ask(who))
    elif loc == TEA_HOUSE:
        i = s.tea.index(s.reed)
        if i > 0:
            s.tea[i] = s.tea[i - 1]
            s.tea[i - 1] = s.reed
            if log is not None:
                log.say("tea", s.reed, "GW-10.5.10", {"place": i})


def reed_barricade(s: GreatWall, sec: int, log: Log | None) -> None:
    s.barricades[sec] += 1
    if log is not None:
        log.say("barricade", s.reed, "GW-10.5.8", {"section": SECTIONS[sec]})


def reed_targets(s: GreatWall) -> list[int]:
    found: list[int] = []
    for sec in range(first_section(s), 3):
        slot = sec * 3
        if s.slots[slot] >= 0 and not forbidden(s, slot, SPEAR):
            for spot in range(HORDE_VITAL[s.slots[slot]]):
                if s.spots[slot * 8 + spot] == FREE:
                    found.append(SPEAR_TO.id(slot, spot))
    return found


def reed_attacks(s: GreatWall, slot: int, spot: int, log: Log | None) -> None:
    """GW-10.5.9: the reward is ignored, the Ruler gains nothing."""
    s.supply[s.reed * 3 + SPEAR] -= 1
    s.spots[slot * 8 + spot] = SPEAR_OF + s.reed
    if log is not None:
        log.say("covers", s.reed, "GW-10.5.9", {"soldier": "spear", **horde_named(s, slot), "point": spot + 1})


class ReedAdvisor(Decision[GreatWall]):
    """D-REED-ADVISOR (GW-10.5.7)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for card in s.offer:
            out.append(DISMISS.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        discard_from_offer(s, DISMISS.x(action), log)
        refill_offer(s, log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("GW-10.5.7", "not-in-offer")


ASK_REED_ADVISOR: Final = ReedAdvisor("reed_advisor", "GW-10.5.7", ("dismiss",), forced=True)


class ReedBarricade(Decision[GreatWall]):
    """D-REED-BARRICADE (GW-10.5.8)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for sec in range(first_section(s), 3):
            if s.barricades[sec] < 3:
                out.append(BUILD.id(0, sec))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        reed_barricade(s, BUILD.y(action), log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        if BUILD.x(action) == 1:
            return Reason("GW-10.5.8", "only-barricade")
        if BUILD.y(action) < first_section(s):
            return Reason("GW-3.2.1", "closed-section")
        return Reason("GW-10.5.8", "barricades-full")


ASK_REED_BARRICADE: Final = ReedBarricade("reed_barricade", "GW-10.5.8", ("build",), forced=True)


class ReedAttack(Decision[GreatWall]):
    """D-REED-ATTACK (GW-10.5.9)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.extend(reed_targets(s))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        reed_attacks(s, SPEAR_TO.x(action), SPEAR_TO.y(action), log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_cover(s, action, self.rule)


ASK_REED_ATTACK: Final = ReedAttack("reed_attack", "GW-10.5.9", ("spear",), forced=True)


class ReedMove(Step[GreatWall]):
    """Reed clerks move by a box (GW-10.4.3, GW-10.4.4)."""

    FIELDS = [number("left"), mask("used", of=LOCATIONS)]

    def __init__(self, left: int, used: int) -> None:
        self.left = left
        self.used = used

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.left <= 0:
            return
        who = ruler(s)
        if who == s.qin:
            to = qin_moves_reed(s, self.used, log)
            if to >= 0:
                s.todo.append(ReedMove(self.left - 1, self.used | (1 << to)))
            return
        found: list[int] = []
        list_reed_moves(s, self.used, found)
        if found:
            s.todo.append(ASK_REED_CLERK.ask(who, self.left, self.used))


def reed_to(s: GreatWall, used: int, loc: int) -> bool:
    return s.at[loc * 4 + s.reed] == 0 and has_room(s, loc) and not (used >> loc) & 1


def reed_from(s: GreatWall, used: int, loc: int) -> bool:
    """A Reed clerk that may leave; one moved by this box stays."""
    return s.at[loc * 4 + s.reed] > 0 and not locked(s, loc) and not (used >> loc) & 1


def list_reed_moves(s: GreatWall, used: int, out: list[int]) -> None:
    for source in range(10):
        if reed_from(s, used, source):
            for to in range(10):
                if reed_to(s, used, to):
                    out.append(REED_CLERK.id(source, to))


def move_reed(s: GreatWall, source: int, to: int, log: Log | None) -> None:
    s.at[source * 4 + s.reed] -= 1
    s.at[to * 4 + s.reed] += 1
    if log is not None:
        log.say("clerk", s.reed, "GW-10.4.3", {"from": LOCATIONS[source], "to": LOCATIONS[to]})


def qin_moves_reed(s: GreatWall, used: int, log: Log | None) -> int:
    """GW-11.11.2, GW-11.11.3: to the lowest field with room; from outside the track, else from a higher field. -1: stop."""
    for field in range(4, -1, -1):
        to = s.qin_track[field]
        if not reed_to(s, used, to):
            continue
        for source in range(10):
            if source not in s.qin_track and reed_from(s, used, source):
                move_reed(s, source, to, log)
                return to
        for higher in range(field):
            if reed_from(s, used, s.qin_track[higher]):
                move_reed(s, s.qin_track[higher], to, log)
                return to
        return -1
    return -1


class ReedClerk(Counted):
    """D-REED-CLERK: ask.a left, ask.b destinations of this box."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        list_reed_moves(s, ask.b, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        move_reed(s, REED_CLERK.x(action), REED_CLERK.y(action), log)
        s.todo.append(ReedMove(ask.a - 1, ask.b | (1 << REED_CLERK.y(action))))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        source, to = REED_CLERK.x(action), REED_CLERK.y(action)
        if s.at[source * 4 + s.reed] == 0:
            return Reason("GW-10.4.3", "no-reed-clerk-there", {"location": LOCATIONS[source]})
        if source == to:
            return Reason("GW-5.3.14", "same-location")
        if s.at[to * 4 + s.reed] > 0:
            return Reason("GW-10.4.4", "reed-clerk-there", {"location": LOCATIONS[to]})
        no_way = why_no_way(s, source, to)
        if no_way is not None:
            return no_way
        return Reason("GW-5.3.9", "same-clerk" if (ask.b >> source) & 1 else "different-locations")

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        return "GW-10.4.6" if s.active == s.reed else self.rule


ASK_REED_CLERK: Final = ReedClerk(
    "reed_clerk", "GW-10.4.3", ("pass", "reed_clerk"), holds=(number("left"), mask("used", of=LOCATIONS))
)
