"""Covering vital points: soldiers, rewards, wounds (GW-4.5, GW-7.2)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import HORSE_TO, PASS, REPEAT, SPEAR_TO, WOUND_AT
from tianxia.games.great_wall.board.field import any_woundable, forbidden, guarded, woundable
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.data import BELOW, HORDE_IDS, HORDE_VITAL, REWARD_KIND, REWARD_N, RIGHT_OF
from tianxia.games.great_wall.ids import (
    BARRACKS,
    CHI,
    FREE,
    HONOR_PTS,
    HORSE,
    HORSE_OF,
    P_REWARDS,
    SECTIONS,
    SLOTS,
    SPEAR,
    SPEAR_OF,
    T_COVER,
    TACTIC_KIND,
    WINTER,
    WOUND,
)
from tianxia.games.great_wall.rules.academy import DrawStep
from tianxia.games.great_wall.rules.goods import gain, score
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.static import WOUND_CAP


def horde_named(s: GreatWall, slot: int) -> dict[str, Value]:
    """How an event names a horde: its place, and in words its card and section."""
    return {"horde": SLOTS[slot], "card": HORDE_IDS[s.slots[slot]], "section": SECTIONS[slot // 3]}


def put_wound(s: GreatWall, p: int, slot: int, spot: int, log: Log | None) -> None:
    """GW-4.5.2: a wound gives no reward."""
    s.spots[slot * 8 + spot] = WOUND
    if WOUND_CAP.hordes[s.slots[slot]]:
        s.capped |= 1 << slot
    if log is not None:
        log.say("wound", p, "GW-4.5.2", {**horde_named(s, slot), "point": spot + 1})


def reward(s: GreatWall, p: int, slot: int, spot: int, log: Log | None) -> None:
    """GW-7.2.3: the printed reward of a point covered by a soldier."""
    i = s.slots[slot] * 8 + spot
    kind, n = REWARD_KIND[i], REWARD_N[i]
    if kind < 0:
        return
    if kind <= CHI:
        gain(s, p, kind, n, "reward", "GW-7.2.3", log)
    elif kind == HONOR_PTS:
        score(s, p, n, P_REWARDS, "GW-7.2.3", log)
    elif kind == TACTIC_KIND:
        s.todo.append(DrawStep(p, n))


def cover(s: GreatWall, p: int, slot: int, spot: int, also: int, log: Log | None) -> None:
    """A soldier of p stands on one point (`also` -1) or two; rewards and the moment cover follow."""
    if also < 0:
        s.spots[slot * 8 + spot] = SPEAR_OF + p
    else:
        code = HORSE_OF + 2 * p
        if code in s.spots[slot * 8 : slot * 8 + 8]:
            code += 1
        s.spots[slot * 8 + spot] = code
        s.spots[slot * 8 + also] = code
    if log is not None:
        who = "spear" if also < 0 else "horse"
        log.say("covers", p, "GW-7.2.1", {"soldier": who, **horde_named(s, slot), "point": spot + 1})
    if p < s.seats:
        s.todo.append(Covered(p, slot, spot, also))
        reward(s, p, slot, spot, log)
        if also >= 0:
            reward(s, p, slot, also, log)


class Covered(Step[GreatWall]):
    """The moment cover, after the printed reward."""

    FIELDS = [number("player"), number("slot"), number("point"), number("also")]

    def __init__(self, player: int, slot: int, point: int, also: int) -> None:
        self.player = player
        self.slot = slot
        self.point = point
        self.also = also

    def run(self, s: GreatWall, log: Log | None) -> None:
        moment(s, T_COVER, self.player, -1, self.slot // 3, self.slot, self.point, self.also)


class RepeatReward(Decision[GreatWall]):
    """D-REPEAT: ask.a slot, ask.b and ask.c the points (`repeat_reward`)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(REPEAT.id(ask.b))
        if ask.c >= 0:
            out.append(REPEAT.id(ask.c))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        reward(s, seat, ask.a, REPEAT.x(action), log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "not-covered")

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"horde": SLOTS[ask.a]}


ASK_REPEAT: Final = RepeatReward("repeat", "GW-7.2.3", ("repeat",), forced=True)


def list_spear(s: GreatWall, sec: int, out: list[int]) -> None:
    """Free points of the row-1 card of a section (GW-7.2.1)."""
    slot = sec * 3
    card = s.slots[slot]
    if card < 0 or forbidden(s, slot, SPEAR):
        return
    for spot in range(HORDE_VITAL[card]):
        if s.spots[slot * 8 + spot] == FREE:
            out.append(SPEAR_TO.id(slot, spot))


def list_horse(s: GreatWall, sec: int, out: list[int]) -> None:
    """Two adjacent free points of one card, any row (GW-7.2.2)."""
    for slot in range(sec * 3, sec * 3 + 3):
        card = s.slots[slot]
        if card < 0:
            return
        if forbidden(s, slot, HORSE) or guarded(s, slot):
            continue
        base = slot * 8
        for spot in range(HORDE_VITAL[card]):
            if s.spots[base + spot] != FREE:
                continue
            right = RIGHT_OF[card * 8 + spot]
            if right >= 0 and s.spots[base + right] == FREE:
                out.append(HORSE_TO.id(slot, spot, 0))
            below = BELOW[card * 8 + spot]
            if below >= 0 and s.spots[base + below] == FREE:
                out.append(HORSE_TO.id(slot, spot, 1))


def list_wounds(s: GreatWall, slots: int, out: list[int]) -> None:
    """Free points that may be wounded on the cards of a mask of slots."""
    for slot in range(9):
        if (slots >> slot) & 1 and s.slots[slot] >= 0 and woundable(s, slot):
            for spot in range(HORDE_VITAL[s.slots[slot]]):
                if s.spots[slot * 8 + spot] == FREE:
                    out.append(WOUND_AT.id(slot, spot))


ANYWHERE: Final = 511  # as a mask of slots: all of them


def section_mask(sec: int) -> int:
    return 7 << (3 * sec)


def ride(s: GreatWall, p: int, action: int, log: Log | None) -> None:
    slot, spot = HORSE_TO.x(action), HORSE_TO.y(action)
    i = s.slots[slot] * 8 + spot
    cover(s, p, slot, spot, RIGHT_OF[i] if HORSE_TO.z(action) == 0 else BELOW[i], log)


def man_the_wall(s: GreatWall, p: int, sec: int, log: Log | None) -> None:
    """An archer takes a firing position, then shoots once (GW-7.2.4)."""
    s.fire[sec * 4 + p] += 1
    if log is not None:
        log.say("archer", p, "GW-7.2.4", {"section": SECTIONS[sec]})
    shoot(s, p, sec)


def shoot(s: GreatWall, p: int, sec: int) -> None:
    """One wound in the section, if there is a point for it."""
    if any_woundable(s, sec):
        s.todo.append(ASK_WOUND.ask(p, section_mask(sec)))


class Wound(Decision[GreatWall]):
    """D-ATTACK-POINT for archers, D-SALVO, D-REED-WOUND: it must be put. ask.a: mask of slots."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        list_wounds(s, ask.a, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        put_wound(s, seat, WOUND_AT.x(action), WOUND_AT.y(action), log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_wound(s, ask.a, action, self.question_rule(s, ask))

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        """The salvo, the Marsh Scout of the Reed Clan, a recruit, or an archer who stands there already."""
        if s.season == WINTER:
            return "GW-5.4.1"
        if ask.a == ANYWHERE:
            return "GW-10.3.1"
        return "GW-7.2.4" if s.act_loc == BARRACKS else self.rule


ASK_WOUND: Final = Wound("wound", "GW-7.3.5", ("wound",), forced=True)


def why_no_wound(s: GreatWall, mask: int, action: int, rule: str) -> Reason:
    slot, spot = WOUND_AT.x(action), WOUND_AT.y(action)
    if s.slots[slot] < 0:
        return Reason(rule, "no-horde")
    if not (mask >> slot) & 1:
        return Reason(rule, "wrong-section")
    if WOUND_CAP.hordes[s.slots[slot]] and (s.capped >> slot) & 1:
        return Reason("GW-17.2.22", "horde-capped")
    if spot >= HORDE_VITAL[s.slots[slot]] or s.spots[slot * 8 + spot] != FREE:
        return Reason("GW-4.5.1", "point-covered")
    return Reason("GW-17.2.5", "horde-protected")


class WoundsStep(Step[GreatWall]):
    """`wound(n, scope)`:"""

    FIELDS = [number("player"), number("n"), number("slots")]

    def __init__(self, player: int, n: int, slots: int) -> None:
        self.player = player
        self.n = n
        self.slots = slots

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n > 0:
            found: list[int] = []
            list_wounds(s, self.slots, found)
            if found:
                s.todo.append(ASK_WOUND_TEXT.ask(self.player, self.slots, self.n))


class WoundText(Decision[GreatWall]):
    """D-WOUND: fewer are allowed. ask.a mask of slots, ask.b left."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        list_wounds(s, ask.a, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        put_wound(s, seat, WOUND_AT.x(action), WOUND_AT.y(action), log)
        s.todo.append(WoundsStep(seat, ask.b - 1, ask.a))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_wound(s, ask.a, action, self.rule)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.b}


ASK_WOUND_TEXT: Final = WoundText("wound_text", "GW-17.2.27", ("pass", "wound"))


def why_no_cover(s: GreatWall, action: int, rule: str) -> Reason:
    """Why a soldier of the right kind cannot cover these points; `rule` says how he attacks."""
    horse = HORSE_TO.has(action)
    slot, spot = (HORSE_TO.x(action), HORSE_TO.y(action)) if horse else (SPEAR_TO.x(action), SPEAR_TO.y(action))
    if slot // 3 < first_section(s):
        return Reason("GW-3.2.1", "closed-section")
    if not horse and slot % 3 != 0:
        return Reason(rule, "spear-first-row")
    if s.slots[slot] < 0:
        return Reason("GW-7.2.6", "no-horde")
    if spot >= HORDE_VITAL[s.slots[slot]] or s.spots[slot * 8 + spot] != FREE:
        return Reason("GW-4.5.1", "point-covered")
    if forbidden(s, slot, HORSE if horse else SPEAR) or (horse and guarded(s, slot)):
        return Reason("GW-17.2.5", "horde-protected")
    return Reason(rule, "not-adjacent")
