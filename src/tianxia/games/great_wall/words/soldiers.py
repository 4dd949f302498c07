"""Words about soldiers, wounds and shame."""

from tianxia.engine.events import Log
from tianxia.engine.game import Reason
from tianxia.games.great_wall.board.counts import rest_in, shame_tokens
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import T_BREACH
from tianxia.games.great_wall.rules.attack import AttackStep
from tianxia.games.great_wall.rules.kill import SaveTextStep
from tianxia.games.great_wall.rules.points import ASK_REPEAT, WoundsStep, section_mask
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.shame import DropShameStep
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import ForPlayers, Run
from tianxia.games.great_wall.words.vocabulary import SC_MINE, SC_SEC, SC_THIS


class Recruit(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(RecruitStep(q, 1 << e.item if e.item < 3 else 7, n, e.price))


class Attack(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.capped = 0
        s.todo.append(AttackStep(q, e.item, n, 0))


class Wound(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.capped = 0
        s.todo.append(WoundsStep(f.player, n, reached(s, e, f)))


def reached(s: GreatWall, e: Effect, f: Run) -> int:
    """The horde positions a wound text reaches, as a mask."""
    if e.scope == SC_THIS:
        return 1 << f.slot
    if e.scope == SC_SEC:
        return section_mask(f.section)
    mask = 0
    for sec in range(first_section(s), 3):
        if e.scope != SC_MINE or rest_in(s, sec, f.player) + s.fire[sec * 4 + f.player] > 0:
            mask |= section_mask(sec)
    return mask


class RepeatReward(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(ASK_REPEAT.ask(f.player, f.slot, f.n, f.kind))


class Save(Word):
    """In a breach for its kill event, else among those who are dying."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        if line.when == T_BREACH:
            s.free_saves = f.player * 100 + min(n, 99)
        else:
            s.todo.append(SaveTextStep(f.player, n, 1 if line.any_player else 0))


class DropShame(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.todo.append(DropShameStep(q, n, 0))

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return shame_tokens(s, p) > 0

    def why_not(self, s: GreatWall, e: Effect, p: int) -> Reason:
        return Reason("GW-4.6.14", "no-tokens")


class CancelShame(Word):
    """In shame_gain: tokens of this effect; in a breach: the holder's number, with (any) everybody's (GW-17.2.18)."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        if line.when != T_BREACH:
            s.due = max(0, s.due - n)
            return
        for q in range(s.seats):
            if line.any_player or q == f.player:
                s.breach_n[q] = max(0, s.breach_n[q] - n)
