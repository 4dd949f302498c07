"""Attacks from muster areas and firing positions (GW-7.3)."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import ARCHER_TO, HORSE_TO, PASS, SHOOT, SPEAR_TO, STATION
from tianxia.games.great_wall.agenda import Question, Step, question
from tianxia.games.great_wall.asks import Q_ATTACK, Q_STATION
from tianxia.games.great_wall.board.field import any_woundable, firing_room
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import ARCHER, HORSE, SECTIONS, SPEAR
from tianxia.games.great_wall.rules.points import cover, list_horse, list_spear, man_the_wall, ride, shoot, why_no_attack
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_ATTACK, S_STATION


class AttackStep(Step):
    """`attack(type, n)` (GW-7.3). f: player, type, left, archers that have shot (4 bits per section)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[3] <= 0:
            return
        found: list[int] = []
        list_attacks(s, f[1], f[2], f[4], found)
        if found:
            s.agenda.append(f)
            question(s, Q_ATTACK, f[1], f[3])


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


class Attack(Question):
    """D-ATTACK-WHO with D-ATTACK-POINT: one soldier after the other, each once per effect (GW-7.3.7)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = s.agenda[-1]
        out.append(PASS.id())
        list_attacks(s, seat, f[2], f[4], out)

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        if action == PASS.id():
            return
        shot = f[4]
        if ARCHER_TO.has(action):
            shot += 1 << (4 * ARCHER_TO.x(action))
        elif SHOOT.has(action):
            shot += 1 << (4 * SHOOT.x(action))
        s.agenda.append([S_ATTACK, seat, f[2], f[3] - 1, shot])
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
        return why_no_attack(s, action)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}


class StationStep(Step):
    """`station(n)`: archers from a muster area to free firing positions of the same section. f: player, left."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if f[2] > 0 and stations(s, f[1]):
            question(s, Q_STATION, f[1], f[2])


def stations(s: GreatWall, p: int) -> list[int]:
    return [sec for sec in range(first_section(s), 3) if s.rest[(sec * 4 + p) * 3 + ARCHER] > 0 and firing_room(s, sec)]


class Station(Question):
    """D-STATION."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for sec in stations(s, seat):
            out.append(STATION.id(sec))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        sec = STATION.x(action)
        s.rest[(sec * 4 + seat) * 3 + ARCHER] -= 1
        s.fire[sec * 4 + seat] += 1
        if log is not None:
            log.say("archer", seat, "GW-7.1.2", {"section": SECTIONS[sec]})
        s.agenda.append([S_STATION, seat, ask.a - 1])
