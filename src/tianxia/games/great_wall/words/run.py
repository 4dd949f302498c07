"""Carrying out a line, word by word from left to right (GW-17.2.14), and whom a word is about."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.agenda import Step, question
from tianxia.games.great_wall.asks import Q_NAME
from tianxia.games.great_wall.board.seats import human_of, humans_in_tea_order
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import AT, LINE, LINES, NAMED, NUMBER, OWNER, SEC, SUBJECT, THIS, Effect, Line, Word
from tianxia.games.great_wall.words.vocabulary import WHO_BUILDER, WHO_ME, WHO_ONE, WHO_OTHERS


class Run(Step):
    """The next effect of a line; the rest of the line waits below it."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        line = LINES[f[LINE]]
        if f[AT] >= len(line.effects):
            return
        e = line.effects[f[AT]]
        if e.who == WHO_ONE and len(f) <= NAMED:
            s.agenda.append(f)
            question(s, Q_NAME, human_of(s, f[OWNER]))
            return
        if f[AT] + 1 < len(line.effects):
            rest = f[:NAMED]
            rest[AT] += 1
            s.agenda.append(rest)
        n = e.amount.value(s, max(f[OWNER], 0), f[SEC], f[THIS], f[NUMBER])  # as it is now (GW-4.7.1)
        e.word.do(s, line, e, f, n, log)


class ForPlayers(Word):
    """A word that does the same for each player it is about."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        for q in players(s, e, f):
            self.do_for(s, q, line, e, f, n, log)

    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        raise NotImplementedError


def players(s: GreatWall, e: Effect, f: list[int]) -> list[int]:
    """The players an effect is about, last one first: what is pushed last is done first (GW-17.2.23)."""
    if e.who == WHO_ME:
        return [f[OWNER]] if f[OWNER] >= 0 else []
    if e.who == WHO_ONE:
        return [f[NAMED]]
    if e.who == WHO_BUILDER:
        return [f[SUBJECT]]
    found = humans_in_tea_order(s)
    found.reverse()
    if e.who == WHO_OTHERS:
        return [p for p in found if p != f[OWNER]]
    return found
