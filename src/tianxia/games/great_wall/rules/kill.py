"""Killing and saving soldiers: one kill event with its windows (GW-7.5, GW-7.6, GW-8.3.5).

A victim is a number: player*256 + place*4 + type; places are those of actions.PLACE_NAMES.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import PASS, PLACE_NAMES, SAVE, VICTIM
from tianxia.games.great_wall.board.counts import rest_in
from tianxia.games.great_wall.board.field import horses_on, lethality, soldiers_on, spears_on
from tianxia.games.great_wall.board.prices import price_change
from tianxia.games.great_wall.data import SAVE_CHI
from tianxia.games.great_wall.ids import (
    ARCHER,
    CHI,
    HORSE,
    HORSE_OF,
    SECTIONS,
    SOLDIERS,
    SPEAR,
    SPEAR_OF,
    T_DYING,
    T_KILLED,
    WOUND,
)
from tianxia.games.great_wall.rules.goods import pay
from tianxia.games.great_wall.rules.moments import dying_of, moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import Counted, InTurn
from tianxia.games.great_wall.words.vocabulary import I_SAVE

MUSTER_PLACE = 9
FIRING_PLACE = 12


def open_kill(s: GreatWall, sec: int, breach: int) -> None:
    """K3 to K6 wait; the caller pushes the picks (K1, K2) on top."""
    s.victims = []
    s.saved = []
    s.killed = [0] * s.players
    s.dying_played = 0
    s.kill_sec = sec
    s.kill_breach = breach
    s.todo.append(KillDo())
    s.todo.append(KillSave([p for p in s.tea if p < s.seats]))
    s.todo.append(KillDying())


def kill_on_card(s: GreatWall, slot: int) -> None:
    """The kill event of a defeat (GW-7.4.6): one card, quota L. Automata get all their soldiers back anyway."""
    open_kill(s, slot // 3, 0)
    quota = lethality(s, s.slots[slot], True)
    for p in reversed(s.tea):
        if p < s.seats:
            n = min(quota, soldiers_on(s, slot, p))
            if n > 0:
                s.todo.append(KillPick(p, slot, 0, n))


def kill_in_breach(s: GreatWall, sec: int) -> None:
    """GW-7.7.4: per card min(L, own soldiers), and all archers on firing positions."""
    open_kill(s, sec, 1)
    for p in s.tea:
        for _ in range(s.fire[sec * 4 + p]):
            s.victims.append(p * 256 + (FIRING_PLACE + sec) * 4 + ARCHER)
    for p in reversed(s.tea):
        for slot in range(sec * 3 + 2, sec * 3 - 1, -1):
            card = s.slots[slot]
            if card >= 0:
                n = min(lethality(s, card, False), soldiers_on(s, slot, p))
                if n > 0:
                    s.todo.append(KillPick(p, slot, 0, n))


def kill_by_text(s: GreatWall, n: int, sections: int) -> None:
    """`kill(n, scope, each)` (GW-17.2.17): soldiers on firing positions and in muster areas of the sections (mask)."""
    open_kill(s, first_of(sections), 0)
    for p in reversed(s.tea):
        have = 0
        for sec in range(3):
            if (sections >> sec) & 1:
                have += rest_in(s, sec, p) + s.fire[sec * 4 + p]
        if have > 0:
            s.todo.append(KillPick(p, -1, sections, min(n, have)))


def first_of(mask: int) -> int:
    for sec in range(3):
        if (mask >> sec) & 1:
            return sec
    return 0


def groups(s: GreatWall, p: int, slot: int, sections: int) -> list[int]:
    """What p can still name: codes of one soldier per kind and place that is not yet a victim."""
    found: list[int] = []
    if slot >= 0:
        for type in (SPEAR, HORSE):
            n = spears_on(s, slot, p) if type == SPEAR else horses_on(s, slot, p)
            code = p * 256 + slot * 4 + type
            if n > s.victims.count(code):
                found.append(code)
        return found
    for sec in range(3):
        if not (sections >> sec) & 1:
            continue
        for type in range(3):
            code = p * 256 + (MUSTER_PLACE + sec) * 4 + type
            if s.rest[(sec * 4 + p) * 3 + type] > s.victims.count(code):
                found.append(code)
        code = p * 256 + (FIRING_PLACE + sec) * 4 + ARCHER
        if s.fire[sec * 4 + p] > s.victims.count(code):
            found.append(code)
    return found


def eligible_count(s: GreatWall, p: int, code: int) -> int:
    """Soldiers of the group of this code that are not yet victims."""
    place, type = code // 4 % 64, code % 4
    if place < MUSTER_PLACE:
        n = spears_on(s, place, p) if type == SPEAR else horses_on(s, place, p)
    elif place < FIRING_PLACE:
        n = s.rest[((place - MUSTER_PLACE) * 4 + p) * 3 + type]
    else:
        n = s.fire[(place - FIRING_PLACE) * 4 + p]
    return n - s.victims.count(code)


class KillPick(Step[GreatWall]):
    """K2: the owner names the victims if there is a real choice (OQ-49)."""

    FIELDS = [number("player"), number("slot"), number("sections"), number("left")]

    def __init__(self, player: int, slot: int, sections: int, left: int) -> None:
        self.player = player
        self.slot = slot
        self.sections = sections
        self.left = left

    def run(self, s: GreatWall, log: Log | None) -> None:
        p, left = self.player, self.left
        found = groups(s, p, self.slot, self.sections)
        total = 0
        for code in found:
            total += eligible_count(s, p, code)
        if p >= s.seats or total <= left or len(found) == 1:
            for code in found:
                for _ in range(min(left, eligible_count(s, p, code))):
                    s.victims.append(code)
                    left -= 1
            return
        s.todo.append(self)
        s.todo.append(ASK_VICTIM.ask(p, left))


def pick_of(frame: Frame) -> KillPick:
    assert isinstance(frame, KillPick)
    return frame


class NameVictim(Counted):
    """D-VICTIMS: exactly the quota, one after the other."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = pick_of(s.todo[-2])
        for code in groups(s, seat, f.slot, f.sections):
            out.append(VICTIM.id(code // 4 % 64, code % 4))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = pick_of(s.todo.pop())
        s.victims.append(seat * 256 + VICTIM.x(action) * 4 + VICTIM.y(action))
        if f.left > 1:
            s.todo.append(KillPick(seat, f.slot, f.sections, f.left - 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.question_rule(s, ask), "no-victim-there")

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        """The text of a card, a breach, or the lethality on a defeated horde."""
        if pick_of(s.todo[-2]).slot < 0:
            return "GW-17.2.17"
        return "GW-7.7.4" if s.kill_breach else self.rule


ASK_VICTIM: Final = NameVictim("victim", "GW-7.5.2", ("victim",), forced=True)


class KillDying(Step[GreatWall]):
    """K3: the moment dying; then the saves a card kept for this breach (GW-17.2.19)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if not s.victims:
            return
        if s.kill_breach and s.free_saves > 0:
            s.todo.append(SaveTextStep(s.free_saves // 100, s.free_saves % 100, 1))
            s.free_saves = 0
        moment(s, T_DYING, -1, -1, s.kill_sec)


def victims_of(s: GreatWall, p: int, anybody: int) -> list[int]:
    """Different victims that a text of p can save: own, or of any human."""
    found: list[int] = []
    for code in s.victims:
        owner = code // 256
        if (owner == p or (anybody and owner < s.seats)) and code not in found:
            found.append(code)
    return found


class SaveTextStep(Step[GreatWall]):
    """`save(n, free)`."""

    FIELDS = [number("player"), number("n"), number("anybody")]

    def __init__(self, player: int, n: int, anybody: int) -> None:
        self.player = player
        self.n = n
        self.anybody = anybody

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n > 0 and victims_of(s, self.player, self.anybody):
            s.todo.append(ASK_SAVE_TEXT.ask(self.player, self.n, self.anybody))


class SaveByText(Counted):
    """D-SAVE-TEXT."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for code in victims_of(s, seat, ask.b):
            out.append(SAVE.id(code // 256, code // 4 % 64, code % 4))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        save(s, seat, action, log)
        s.todo.append(SaveTextStep(seat, ask.a - 1, ask.b))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "not-a-victim")


ASK_SAVE_TEXT: Final = SaveByText("save_text", "GW-17.2.19", ("pass", "save"), silence="pass")


def save(s: GreatWall, p: int, action: int, log: Log | None) -> None:
    code = SAVE.x(action) * 256 + SAVE.y(action) * 4 + SAVE.z(action)
    s.victims.remove(code)
    s.saved.append(code)
    if log is not None:
        args: dict[str, Value] = {"soldier": SOLDIERS[code % 4], "place": PLACE_NAMES[code // 4 % 64], "owner": code // 256}
        log.say("saved", p, "GW-7.6.1", args)


def save_price(s: GreatWall, p: int) -> int:
    return max(SAVE_CHI + price_change(s, p, I_SAVE, CHI), 0)


class KillSave(InTurn):
    """K4: paid saves, in tea order, openly."""

    def of(self, players: list[int]) -> InTurn:
        return KillSave(players)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        if dying_of(s, p) > 0 and s.res[p * 4 + CHI] >= save_price(s, p):
            s.todo.append(ASK_SAVE.ask(p))


class SaveForChi(Decision[GreatWall]):
    """D-SAVE: 2 chi for each (GW-7.6.1)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for code in victims_of(s, seat, 0):
            out.append(SAVE.id(seat, code // 4 % 64, code % 4))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        pay(s, seat, CHI, save_price(s, seat), "save", "GW-7.6.1", log)
        save(s, seat, action, log)
        s.todo.append(KillSave([seat]))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "not-a-victim")

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"price": save_price(s, ask.seat)}


ASK_SAVE: Final = SaveForChi("save", "GW-7.6.1", ("pass", "save"), silence="pass")


class KillDo(Step[GreatWall]):
    """K5 and K6: all at the same time; killed to the supply, saved to the muster area, wounds where they stood."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        for code in s.victims:
            p, type = code // 256, code % 4
            take_away(s, code)
            s.supply[p * 3 + type] += 1
            s.killed[p] += 1
        for code in s.saved:
            p, place, type = code // 256, code // 4 % 64, code % 4
            take_away(s, code)
            sec = place // 3 if place < MUSTER_PLACE else place % 3
            s.rest[(sec * 4 + p) * 3 + type] += 1
        dead = False
        for p in s.tea:
            if s.killed[p] > 0:
                dead = True
                if log is not None:
                    log.say("killed", p, "GW-7.5.3", {"n": s.killed[p], "section": SECTIONS[s.kill_sec]})
        s.victims = []
        s.saved = []
        if dead:
            moment(s, T_KILLED, -1, -1, s.kill_sec)


def take_away(s: GreatWall, code: int) -> None:
    """Off its place; a point it covered gets a wound (GW-4.5.3), in a defeat only until the card goes."""
    p, place, type = code // 256, code // 4 % 64, code % 4
    if place >= FIRING_PLACE:
        s.fire[(place - FIRING_PLACE) * 4 + p] -= 1
    elif place >= MUSTER_PLACE:
        s.rest[((place - MUSTER_PLACE) * 4 + p) * 3 + type] -= 1
    else:
        lift(s, place, p, type)


def lift(s: GreatWall, slot: int, p: int, type: int) -> None:
    """The first soldier of this type in reading order leaves wounds behind."""
    base = slot * 8
    if type == SPEAR:
        for i in range(base, base + 8):
            if s.spots[i] == SPEAR_OF + p:
                s.spots[i] = WOUND
                return
    code = -1
    for i in range(base, base + 8):
        here = s.spots[i]
        if here >= HORSE_OF and (here - HORSE_OF) // 2 == p and code in (-1, here):
            code = here
            s.spots[i] = WOUND
