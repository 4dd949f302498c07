"""Winter: salvo, assault, breach, the end of the year (GW-5.4, GW-7.7)."""

from tianxia.engine.events import Log
from tianxia.engine.fields import number, row
from tianxia.engine.flow import Step
from tianxia.games.great_wall.board.field import any_woundable, attack_strength, breach_shame, defence, shame_of_breach
from tianxia.games.great_wall.board.seats import humans_in_tea_order
from tianxia.games.great_wall.data import HORDE_LINE, HORDE_WHEN, QIN_LINE
from tianxia.games.great_wall.ids import SECTIONS, T_ASSAULT, T_BREACH, T_HELD, T_VOLLEY, T_YEAR_END
from tianxia.games.great_wall.rules.kill import kill_in_breach
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.points import ASK_WOUND, section_mask
from tianxia.games.great_wall.rules.qin import qin_shoots
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import InSection, InTurn
from tianxia.games.great_wall.words.run import run_for, run_on_board


class Salvo(Step[GreatWall]):
    """Section by section (GW-5.4.1); after all players shot: the moment volley."""

    FIELDS = [number("section"), number("shot")]

    def __init__(self, section: int, shot: int) -> None:
        self.section = section
        self.shot = shot

    def run(self, s: GreatWall, log: Log | None) -> None:
        sec = self.section
        if sec > 2:
            return
        s.capped = 0
        if self.shot:
            s.todo.append(Salvo(sec + 1, 0))
            moment(s, T_VOLLEY, -1, -1, sec)
        else:
            s.todo.append(Salvo(sec, 1))
            s.todo.append(SalvoPlayer([p for p in s.tea if s.fire[sec * 4 + p] > 0], sec, 0))


class SalvoPlayer(InTurn):
    """One wound per archer, as long as there is a point."""

    FIELDS = [row("players"), number("section"), number("left")]

    def __init__(self, players: list[int], section: int, left: int) -> None:
        super().__init__(players)
        self.section = section
        self.left = left

    def of(self, players: list[int]) -> InTurn:
        return SalvoPlayer(players, self.section, self.left)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        sec = self.section
        left = self.left if self.left > 0 else s.fire[sec * 4 + p]
        if p == s.qin:
            for _ in range(left):
                qin_shoots(s, sec, log)
        elif any_woundable(s, sec):
            if left > 1:
                s.todo.append(SalvoPlayer([p], sec, left - 1))
            s.todo.append(ASK_WOUND.ask(p, section_mask(sec)))


class Assault(InSection):
    """Sections from left to right (GW-5.4.3)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        sec = self.section
        if sec > 2:
            return
        s.todo.append(Assault(sec + 1))
        if s.slots[sec * 3] < 0:
            return
        s.todo.append(Compare(sec))
        moment(s, T_ASSAULT, -1, -1, sec)
        for rank in range(3):
            card = s.slots[sec * 3 + rank]
            if card >= 0 and HORDE_WHEN[card] == T_ASSAULT:
                line = HORDE_LINE[card]
                first = line.effects[0]
                first.word.do(s, line, first, run_on_board(line.number, sec, sec * 3 + rank), first.n, log)


class Compare(InSection):
    """GW-5.4.7, GW-5.4.8."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        sec = self.section
        attack, held = attack_strength(s, sec), defence(s, sec)
        holds = held >= attack
        if log is not None:
            args = {"section": sec, "attack": attack, "defence": held}
            key = "held" if holds else "breach"
            log.say(key, -1, "GW-5.4.7" if holds else "GW-5.4.8", {**args, "section": SECTIONS[sec]})
        if holds:
            moment(s, T_HELD, -1, -1, sec)
        else:
            s.todo.append(Breach(sec))


class Breach(InSection):
    """GW-7.7: horde texts, the moment breach, shame player by player, then the kill event."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        sec = self.section
        s.breaches += 1
        s.free_saves = 0
        s.breach_n = shame_of_breach(s, sec) + [0] * (s.players - s.seats)
        s.todo.append(BreachKill(sec))
        s.todo.append(BreachShame(humans_in_tea_order(s)))
        moment(s, T_BREACH, -1, -1, sec)
        for rank in range(2, -1, -1):
            card = s.slots[sec * 3 + rank]
            if card >= 0 and HORDE_WHEN[card] == T_BREACH and breach_shame(card) == 0:
                s.todo.append(run_on_board(HORDE_LINE[card].number, sec, sec * 3 + rank))


class BreachShame(InTurn):
    def of(self, players: list[int]) -> InTurn:
        return BreachShame(players)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        s.todo.append(ShameStep(p, s.breach_n[p]))


class BreachKill(InSection):
    def run(self, s: GreatWall, log: Log | None) -> None:
        kill_in_breach(s, self.section)


class AfterAssault(Step[GreatWall]):
    """GW-5.4.10: barricades come down, what was played for this winter is over."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.barricades = [0, 0, 0]
        s.defence_mod = [0, 0, 0]


class YearClose(Step[GreatWall]):
    """The moment year_end, before the end-of-game check."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        moment(s, T_YEAR_END, -1)
        if s.qin >= 0:
            s.todo.append(run_for(QIN_LINE.number, s.qin))
