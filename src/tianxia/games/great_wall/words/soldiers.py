"""Words about soldiers, wounds and shame."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.agenda import question, to_do
from tianxia.games.great_wall.asks import Q_REPEAT
from tianxia.games.great_wall.board.counts import rest_in, shame_tokens
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import T_BREACH
from tianxia.games.great_wall.rules.points import section_mask
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import (
    S_ATTACK,
    S_DROP_SHAME,
    S_MOVE,
    S_RECRUIT,
    S_SAVE_TEXT,
    S_SHAME,
    S_STATION,
    S_WOUNDS,
)
from tianxia.games.great_wall.words.line import KIND_AT, NUMBER, OWNER, SEC, THIS, Effect, Line, Word
from tianxia.games.great_wall.words.run import ForPlayers
from tianxia.games.great_wall.words.vocabulary import SC_MINE, SC_SEC, SC_THIS


class Recruit(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.agenda.append([S_RECRUIT, q, 1 << e.item if e.item < 3 else 7, n, e.price])


class Attack(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.capped = 0
        s.agenda.append([S_ATTACK, q, e.item, n, 0])


class Wound(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.capped = 0
        s.agenda.append([S_WOUNDS, f[OWNER], n, reached(s, e, f)])


def reached(s: GreatWall, e: Effect, f: list[int]) -> int:
    """The horde positions a wound text reaches, as a mask."""
    if e.scope == SC_THIS:
        return 1 << f[THIS]
    if e.scope == SC_SEC:
        return section_mask(f[SEC])
    mask = 0
    for sec in range(first_section(s), 3):
        if e.scope != SC_MINE or rest_in(s, sec, f[OWNER]) + s.fire[sec * 4 + f[OWNER]] > 0:
            mask |= section_mask(sec)
    return mask


class RepeatReward(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        question(s, Q_REPEAT, f[OWNER], f[THIS], f[NUMBER], f[KIND_AT])


class Move(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        to_do(s, S_MOVE, f[OWNER], n)


class Station(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        to_do(s, S_STATION, f[OWNER], n)


class Save(Word):
    """In a breach for its kill event, else among those who are dying."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        if line.when == T_BREACH:
            s.free_saves = f[OWNER] * 100 + min(n, 99)
        else:
            s.agenda.append([S_SAVE_TEXT, f[OWNER], n, 1 if line.any_player else 0])


class Shame(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        to_do(s, S_SHAME, q, n)


class DropShame(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        s.agenda.append([S_DROP_SHAME, q, n, 0])

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return shame_tokens(s, p) > 0


class CancelShame(Word):
    """In shame_gain: tokens of this effect; in a breach: the holder's number, with (any) everybody's (GW-17.2.18)."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        if line.when != T_BREACH:
            s.due = max(0, s.due - n)
            return
        for q in range(s.seats):
            if line.any_player or q == f[OWNER]:
                s.breach_n[q] = max(0, s.breach_n[q] - n)
