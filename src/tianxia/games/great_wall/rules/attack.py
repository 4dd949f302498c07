"""Attacks from muster areas and firing positions (GW-7.3)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Frame, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import ARCHER_TO, HORSE_TO, PASS, SHOOT, SPEAR_TO, STATION
from tianxia.games.great_wall.board.field import any_woundable, firing_room
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import ARCHER, HORSE, SECTIONS, SOLDIERS, SPEAR
from tianxia.games.great_wall.rules.points import cover, list_horse, list_spear, man_the_wall, ride, shoot, why_no_cover
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import Counted, ForPlayer


class AttackStep(Step[GreatWall]):
    """`attack(type, n)` (GW-7.3)."""

    FIELDS = [number("player"), number("type"), number("left"), number("shot")]

    def __init__(self, player: int, type: int, left: int, shot: int) -> None:
        self.player = player
        self.type = type
        self.left = left
        self.shot = shot

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.left <= 0:
            return
        found: list[int] = []
        list_attacks(s, self.player, self.type, self.shot, found)
        if found:
            s.todo.append(self)
            s.todo.append(ASK_ATTACK.ask(self.player, self.left))


def list_attacks(s: GreatWall, p: int, type: int, shot: int, out: list[int]) -> None:
    for sec in range(first_section(s), 3):
        i = (sec * 4 + p) * 3
        if s.rest[i + SPEAR] > 0 and type != ARCHER and type != HORSE:
            list_spear(s, sec, out)
        if s.rest[i + HORSE] > 0 and type != SPEAR and type != ARCHER:
            list_horse(s, sec, out)
        if type != SPEAR and type != HORSE:
            if s.rest[i + ARCHER] > 0 and firing_room(s, sec):
                out.append(ARCHER_TO.id(sec))
            if s.fire[sec * 4 + p] > (shot >> (4 * sec)) & 15 and any_woundable(s, sec):
                out.append(SHOOT.id(sec))


def effect_of(frame: Frame) -> AttackStep:
    assert isinstance(frame, AttackStep)
    return frame


def attacker(action: int) -> tuple[int, int]:
    """Who attacks by an answer, and where: type and section."""
    if SPEAR_TO.has(action):
        return SPEAR, SPEAR_TO.x(action) // 3
    if HORSE_TO.has(action):
        return HORSE, HORSE_TO.x(action) // 3
    return ARCHER, ARCHER_TO.x(action) if ARCHER_TO.has(action) else SHOOT.x(action)


class Attack(Counted):
    """D-ATTACK-WHO with D-ATTACK-POINT: one soldier after the other, each once per effect (GW-7.3.7)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = effect_of(s.todo[-2])
        out.append(PASS.id())
        list_attacks(s, seat, f.type, f.shot, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = effect_of(s.todo.pop())
        if action == PASS.id():
            return
        shot = f.shot
        if ARCHER_TO.has(action):
            shot += 1 << (4 * ARCHER_TO.x(action))
        elif SHOOT.has(action):
            shot += 1 << (4 * SHOOT.x(action))
        s.todo.append(AttackStep(seat, f.type, f.left - 1, shot))
        if SPEAR_TO.has(action):
            slot = SPEAR_TO.x(action)
            s.rest[(slot // 3 * 4 + seat) * 3 + SPEAR] -= 1
            cover(s, seat, slot, SPEAR_TO.y(action), -1, log)
        elif HORSE_TO.has(action):
            slot = HORSE_TO.x(action)
            s.rest[(slot // 3 * 4 + seat) * 3 + HORSE] -= 1
            ride(s, seat, action, log)
        elif ARCHER_TO.has(action):
            sec = ARCHER_TO.x(action)
            s.rest[(sec * 4 + seat) * 3 + ARCHER] -= 1
            man_the_wall(s, seat, sec, log)
        else:
            shoot(s, seat, SHOOT.x(action))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        f = effect_of(s.todo[-2])
        type, sec = attacker(action)
        if f.type <= HORSE and f.type != type:
            return Reason("GW-7.3.1", "not-for-them", {"soldier": SOLDIERS[type]})
        if sec < first_section(s):
            return Reason("GW-3.2.1", "closed-section")
        if SHOOT.has(action):
            standing = s.fire[sec * 4 + seat]
            if standing > (f.shot >> (4 * sec)) & 15:
                return Reason("GW-7.3.5", "no-free-point", {"section": SECTIONS[sec]})
            return Reason("GW-7.3.7" if standing > 0 else "GW-7.3.5", "no-archer-shoots", {"section": SECTIONS[sec]})
        if s.rest[(sec * 4 + seat) * 3 + type] == 0:
            return Reason("GW-7.3.1", "no-soldier-there", {"soldier": SOLDIERS[type], "section": SECTIONS[sec]})
        if ARCHER_TO.has(action):
            return Reason("GW-7.3.4", "no-firing-position")
        return why_no_cover(s, action, "GW-7.3.2" if type == SPEAR else "GW-7.3.3")


ASK_ATTACK: Final = Attack("attack", "GW-7.3.7", ("pass", "spear", "horse", "archer", "shoot"))


class StationStep(ForPlayer):
    """`station(n)`: archers from a muster area to free firing positions of the same section."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n > 0 and stations(s, self.player):
            s.todo.append(ASK_STATION.ask(self.player, self.n))


def stations(s: GreatWall, p: int) -> list[int]:
    return [sec for sec in range(first_section(s), 3) if s.rest[(sec * 4 + p) * 3 + ARCHER] > 0 and firing_room(s, sec)]


class Station(Decision[GreatWall]):
    """D-STATION."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for sec in stations(s, seat):
            out.append(STATION.id(sec))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        sec = STATION.x(action)
        s.rest[(sec * 4 + seat) * 3 + ARCHER] -= 1
        s.fire[sec * 4 + seat] += 1
        if log is not None:
            log.say("archer", seat, "GW-7.1.2", {"section": SECTIONS[sec]})
        s.todo.append(StationStep(seat, ask.a - 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        sec = STATION.x(action)
        if sec < first_section(s):
            return Reason("GW-3.2.1", "closed-section")
        if s.rest[(sec * 4 + seat) * 3 + ARCHER] == 0:
            return Reason(self.rule, "no-soldier-there", {"soldier": "archer", "section": SECTIONS[sec]})
        return Reason("GW-7.1.2", "no-firing-position")


ASK_STATION: Final = Station("station", "GW-17.2.27", ("pass", "station"))
