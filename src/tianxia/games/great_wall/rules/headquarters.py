"""Logistics Centre: moving soldiers between sections (GW-6.7)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import CARRY, MOVE, PASS
from tianxia.games.great_wall.board.counts import rest_in
from tianxia.games.great_wall.board.field import section_static
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.data import WALL_FIRING
from tianxia.games.great_wall.ids import ARCHER, SECTIONS
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import Counted, ForPlayer
from tianxia.games.great_wall.words.static import FIRING


class MoveStep(ForPlayer):
    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n <= 0:
            return
        for sec in range(first_section(s), 3):
            if rest_in(s, sec, self.player) + s.fire[sec * 4 + self.player] > 0:
                s.todo.append(ASK_MOVE.ask(self.player, self.n))
                return


class ChooseMove(Counted):
    """D-MOVE: source and target section (GW-6.7.2); then how many of each."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for source in range(first_section(s), 3):
            if rest_in(s, source, seat) + s.fire[source * 4 + seat] > 0:
                for target in range(first_section(s), 3):
                    if target != source:
                        out.append(MOVE.id(source, target))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        s.todo.append(MoveStep(seat, ask.a - 1))
        source, target = MOVE.x(action), MOVE.y(action)
        for group in range(4, -1, -1):
            s.todo.append(ASK_CARRY.ask(seat, source, target, group))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        source, target = MOVE.x(action), MOVE.y(action)
        if source == target:
            return Reason("GW-6.7.2", "same-section")
        if min(source, target) < first_section(s):
            return Reason("GW-3.2.1", "closed-section")
        return Reason("GW-6.7.5", "no-soldiers-in", {"section": SECTIONS[source]})


ASK_MOVE: Final = ChooseMove("move", "GW-6.7.2", ("pass", "move"))


class Carry(Decision[GreatWall]):
    """How many of one group go along (GW-6.7.3, GW-6.7.4). ask.a source, ask.b target, ask.c group.

    Groups: 0-2 soldiers of the muster area by type, 3 archers from firing to firing positions, 4 to the muster area.
    """

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        for k in range(min(most(s, ask, seat), 10) + 1):
            out.append(CARRY.id(ask.c, k))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        group, n = CARRY.x(action), CARRY.y(action)
        if n == 0:
            return
        if group < 3:
            s.rest[(ask.a * 4 + seat) * 3 + group] -= n
            s.rest[(ask.b * 4 + seat) * 3 + group] += n
        else:
            s.fire[ask.a * 4 + seat] -= n
            if group == 3:
                s.fire[ask.b * 4 + seat] += n
            else:
                s.rest[(ask.b * 4 + seat) * 3 + ARCHER] += n
        if log is not None:
            who = CARRY.args[0].values[group]
            log.say("moved", seat, "GW-6.7.2", {"who": who, "n": n, "from": SECTIONS[ask.a], "to": SECTIONS[ask.b]})

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.question_rule(s, ask), "carry-most", {"n": most(s, ask, seat)})

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        return "GW-6.7.4" if ask.c < 3 else "GW-6.7.3"

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"from": SECTIONS[ask.a], "to": SECTIONS[ask.b], "who": CARRY.args[0].values[ask.c]}


ASK_CARRY: Final = Carry("carry", "GW-6.7.2", ("carry",), forced=True)


def most(s: GreatWall, ask: Ask, seat: int) -> int:
    """How many of a group can go along."""
    if ask.c < 3:
        return s.rest[(ask.a * 4 + seat) * 3 + ask.c]
    standing = s.fire[ask.a * 4 + seat]
    return min(standing, free_positions(s, ask.b)) if ask.c == 3 else standing


def free_positions(s: GreatWall, sec: int) -> int:
    i = sec * 4
    standing = s.fire[i] + s.fire[i + 1] + s.fire[i + 2] + s.fire[i + 3]
    return max(WALL_FIRING[s.side][s.wall[sec]] + section_static(s, sec, FIRING) - standing, 0)
