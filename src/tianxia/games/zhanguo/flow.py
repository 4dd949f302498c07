"""The course of the game: the table of contents of all rules.

boards (ZG-3.4, 3.5)      rules/boards.py      side B: pick in reverse order, or bid          DP-01 … DP-03
five rounds (ZG-5)
  1 draw                  rules/draft.py       variant V1: lay cards off                      DP-04
  2 six turns each
      a card              rules/play_card.py   unify (ZG-6), or to the court (ZG-7.0)         DP-05
      the court action    rules/recruit.py     RECRUIT                                        DP-08
                          rules/movement.py    REASSIGN, and other movement points (ZG-4.7)   DP-07
                          rules/governor.py    GOVERNOR                                       DP-10 … DP-12
                          rules/hire.py        HIRE                                           DP-09
                          rules/palace.py      PALACE                                         DP-13, DP-14
                          rules/wall.py        WALL                                           DP-15
      abilities (ZG-8)    rules/activation.py  the window, with bonuses.py (ZG-9)             DP-16 … DP-21
      tasks (ZG-11)       rules/tasks.py       claims at the end of the turn                  DP-22, DP-28
      free moves          rules/free_moves.py  beside most questions (ZG-4.8)                 DP-06
  3 awards (ZG-10)        rules/awards.py      for each aspect: accept or pass                DP-23 … DP-27
end (ZG-12)               scoring.py
"""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.engine.flow import Step
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.ids import NOBODY, PHASE_DRAW, PHASE_OVER, PHASE_PLAY
from tianxia.games.zhanguo.pieces import active, order_now
from tianxia.games.zhanguo.rules.awards import AWARDS
from tianxia.games.zhanguo.rules.draft import DRAFT_KEEP
from tianxia.games.zhanguo.rules.play_card import PLAY_CARD
from tianxia.games.zhanguo.rules.tasks import CLOSE_TURN
from tianxia.games.zhanguo.scoring import score_end
from tianxia.games.zhanguo.state import ZhanGuo


class Round(Step[ZhanGuo]):
    """ZG-5.1: three phases."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        if log is not None:
            log.say("round", NOBODY, "ZG-5.1", {"round": s.round})
            log.reveal()
        s.todo.append(END_OF_ROUND)
        s.todo.append(AWARDS)
        s.todo.append(TURNS)
        draw(s, log)


ROUND: Final = Round()


def draw(s: ZhanGuo, log: Log | None) -> None:
    """ZG-5.2: phase 1; V1 (ZG-13.1): draw 3 and keep 2 in rounds 1 to 4."""
    s.phase = PHASE_DRAW
    drafting = s.draft == 1 and s.round < data.ROUNDS
    each = data.DRAWN_PER_DECK + (1 if drafting else 0)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        hand = s.hands[seat]
        for colour in range(3):
            for _ in range(each):
                hand.append(s.decks[colour].pop())
        hand.sort()
        if log is not None:
            rule = "ZG-13.1.1" if drafting else "ZG-13.1.4" if s.draft else "ZG-5.2"
            told = Event("drew", seat, rule, {"cards": hand[:]})
            log.secret(1 << seat, told, Event("drew-hidden", seat, rule, {"count": len(hand)}))
    if drafting:
        s.todo.append(DRAFT_KEEP.ask_each((1 << s.seats) - 1))


class Turns(Step[ZhanGuo]):
    """ZG-5.4: phase 2, clockwise from the first player; V2 (ZG-13.2): by the award track."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        s.phase = PHASE_PLAY
        s.turn = 0
        s.order = s.track[:] if s.track_order else [(s.first + i) % s.seats for i in range(s.seats)]
        turn(s)


TURNS: Final = Turns()


def turn(s: ZhanGuo) -> None:
    """ZG-5.5: a card, and what follows from it."""
    s.todo.append(END_OF_TURN)
    s.todo.append(CLOSE_TURN)
    s.todo.append(PLAY_CARD.ask(active(s)))


class EndOfTurn(Step[ZhanGuo]):
    """The next turn, while there are cards to play."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        s.turn += 1
        s.action = NOBODY
        s.met = 0
        s.used = 0
        if s.turn < 3 * data.DRAWN_PER_DECK * s.seats:
            turn(s)


END_OF_TURN: Final = EndOfTurn()


class EndOfRound(Step[ZhanGuo]):
    """ZG-10.6, 5.10: the new award track, then the next round or the end."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        s.track = order_now(s)
        s.won = [NOBODY, NOBODY, NOBODY]
        s.first = s.track[0]
        s.aspect = 0
        s.passed = 0
        if log is not None:
            log.say("track", s.first, "ZG-10.6", {})
        if s.round < data.ROUNDS:
            s.round += 1
            s.todo.append(ROUND)
        else:
            s.phase = PHASE_OVER
            score_end(s, log)


END_OF_ROUND: Final = EndOfRound()
