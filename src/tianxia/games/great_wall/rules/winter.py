"""Winter: salvo, assault, breach, the end of the year (GW-5.4, GW-7.7)."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.agenda import Step, question, to_do
from tianxia.games.great_wall.asks import Q_WOUND
from tianxia.games.great_wall.board.field import any_woundable, attack_strength, breach_shame, defence, shame_of_breach
from tianxia.games.great_wall.board.seats import first_section, humans_in_tea_order
from tianxia.games.great_wall.data import HORDE_LINE, HORDE_WHEN, QIN_LINE
from tianxia.games.great_wall.ids import COOP, SECTIONS, T_ASSAULT, T_BREACH, T_HELD, T_VOLLEY, T_YEAR_END, WINTER
from tianxia.games.great_wall.rules.kill import kill_in_breach
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.points import section_mask
from tianxia.games.great_wall.rules.qin import qin_shoots
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import (
    S_AFTER_ASSAULT,
    S_ASSAULT,
    S_BREACH,
    S_BREACH_KILL,
    S_BREACH_SHAME,
    S_CLEARING,
    S_COMPARE,
    S_DECREES,
    S_EACH,
    S_END_CHECK,
    S_RUN,
    S_SALVO,
    S_SALVO_PLAYER,
    S_SHAME,
    S_YEAR_CLOSE,
)


class Winter(Step):
    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        s.season = WINTER
        s.active = -1
        s.used_turn = 0
        s.breaches = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "winter", "year": s.year})
        to_do(s, S_AFTER_ASSAULT)
        to_do(s, S_ASSAULT, first_section(s))
        to_do(s, S_CLEARING)
        to_do(s, S_SALVO, first_section(s), 0)


class Salvo(Step):
    """Section by section (GW-5.4.1); after all players shot: the moment volley. f: section, all have shot."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        sec = f[1]
        if sec > 2:
            return
        s.capped = 0
        if f[2]:
            to_do(s, S_SALVO, sec + 1, 0)
            moment(s, T_VOLLEY, -1, -1, sec)
        else:
            to_do(s, S_SALVO, sec, 1)
            s.agenda.append([S_EACH, S_SALVO_PLAYER, sec, 0, 0] + [p for p in s.tea if s.fire[sec * 4 + p] > 0])


class SalvoPlayer(Step):
    """One wound per archer, as long as there is a point. f: player, section, archers left (0: all)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        p, sec = f[1], f[2]
        left = f[3] if f[3] > 0 else s.fire[sec * 4 + p]
        if p == s.qin:
            for _ in range(left):
                qin_shoots(s, sec, log)
        elif any_woundable(s, sec):
            if left > 1:
                to_do(s, S_SALVO_PLAYER, p, sec, left - 1)
            question(s, Q_WOUND, p, section_mask(sec))


class Assault(Step):
    """Sections from left to right (GW-5.4.3). f: section."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        sec = f[1]
        if sec > 2:
            return
        to_do(s, S_ASSAULT, sec + 1)
        if s.slots[sec * 3] < 0:
            return
        to_do(s, S_COMPARE, sec)
        moment(s, T_ASSAULT, -1, -1, sec)
        for row in range(3):
            card = s.slots[sec * 3 + row]
            if card >= 0 and HORDE_WHEN[card] == T_ASSAULT:
                line = HORDE_LINE[card]
                first = line.effects[0]
                first.word.do(s, line, first, [S_RUN, line.number, 0, -1, sec, sec * 3 + row, 0, -1, -1, -1], first.n, log)


class Compare(Step):
    """GW-5.4.7, GW-5.4.8. f: section."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        sec = f[1]
        attack, held = attack_strength(s, sec), defence(s, sec)
        holds = held >= attack
        if log is not None:
            args = {"section": sec, "attack": attack, "defence": held}
            key = "held" if holds else "breach"
            log.say(key, -1, "GW-5.4.7" if holds else "GW-5.4.8", {**args, "section": SECTIONS[sec]})
        if holds:
            moment(s, T_HELD, -1, -1, sec)
        else:
            to_do(s, S_BREACH, sec)


class Breach(Step):
    """GW-7.7: horde texts, the moment breach, shame player by player, then the kill event. f: section."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        sec = f[1]
        s.breaches += 1
        s.free_saves = 0
        s.breach_n = shame_of_breach(s, sec) + [0] * (s.players - s.seats)
        to_do(s, S_BREACH_KILL, sec)
        s.agenda.append([S_EACH, S_BREACH_SHAME, 0, 0, 0] + humans_in_tea_order(s))
        moment(s, T_BREACH, -1, -1, sec)
        for row in range(2, -1, -1):
            card = s.slots[sec * 3 + row]
            if card >= 0 and HORDE_WHEN[card] == T_BREACH and breach_shame(card) == 0:
                s.agenda.append([S_RUN, HORDE_LINE[card].number, 0, -1, sec, sec * 3 + row, 0, -1, -1, -1])


class BreachShame(Step):
    """f: player."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        to_do(s, S_SHAME, f[1], s.breach_n[f[1]])


class BreachKill(Step):
    """f: section."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        kill_in_breach(s, f[1])


class AfterAssault(Step):
    """GW-5.4.10: barricades come down, what was played for this winter is over; coop goes on with the decrees (GW-12.2.1)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        s.barricades = [0, 0, 0]
        s.defence_mod = [0, 0, 0]
        to_do(s, S_END_CHECK)
        to_do(s, S_YEAR_CLOSE)
        if s.mode == COOP:
            to_do(s, S_DECREES, 0)


class YearClose(Step):
    """The moment year_end, before the end-of-game check."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        moment(s, T_YEAR_END, -1)
        if s.qin >= 0:
            s.agenda.append([S_RUN, QIN_LINE.number, 0, s.qin, -1, -1, 0, -1, -1, s.qin])
