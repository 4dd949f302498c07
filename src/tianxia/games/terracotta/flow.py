"""The course of the game: the table of contents of all rules.

    round (section 5)   a turn each, in turn order, until all workers are placed; then scoring and clean-up
    turn (section 6)    rules/rotate.py     pay 2 coins to turn a wheel, or not             DEC-01
                        rules/place.py      place a worker                                  DEC-02
                        rules/ring.py       inner, middle, outer action: perform or not     DEC-03 … DEC-05
                        rules/warrior.py      a warrior: type, cell                         DEC-06, DEC-07
                        rules/weapon.py       its weapon: officer, guard, crossbowman       DEC-08 … DEC-11
                        rules/master.py       a master: hire, use                           DEC-12 … DEC-15
                        rules/specialist.py   a specialist: kind, cell, facing, horse       DEC-16 … DEC-19
    scoring (11)        scoring.py, with dominance.py
    clean-up (12)       below
    final scoring (13)  scoring.py, with groups.py
    Rival (15)          rules/rival.py

The stack holds the rest of the present turn, and under it `EndTurn`.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Step
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.purse import gain_coins, gain_dry, gain_wet, kept_wet
from tianxia.games.terracotta.rules import rotate
from tianxia.games.terracotta.rules.rival import rival_turn, shuffle_deck
from tianxia.games.terracotta.scoring import final_scoring, score_inspector, score_musicians, score_tile
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.turn_order import active, turns_per_round
from tianxia.games.terracotta.workshop import take_back_workers, turn_inner, turn_middle


def begin_turn(s: Terracotta, player: int) -> None:
    """TA-6: the first question of a turn; under it waits the end of the turn."""
    s.segment = -1
    s.worker = -1
    s.todo.append(END_TURN)
    s.todo.append(rotate.ROTATE.ask(player))


class EndTurn(Step[Terracotta]):
    """The next player's turn; after the last one the end of the round."""

    def run(self, s: Terracotta, log: Log | None) -> None:
        s.turn += 1
        while s.turn < turns_per_round(s) or end_round(s, log):
            player = active(s)
            if player != s.rival:
                begin_turn(s, player)
                return
            s.segment = -1
            s.worker = -1
            rival_turn(s, log)
            s.turn += 1


END_TURN: Final = EndTurn()


def end_round(s: Terracotta, log: Log | None) -> bool:
    """TA-5.2: scoring phase and clean-up phase. False when the game is over (TA-5.1)."""
    score_round(s, log)
    new_order(s, log)
    for player in range(s.players):
        dry_clay(s, player, log)
    for player in range(s.players):
        income(s, player, log)
    if s.round == data.ROUNDS:
        final_scoring(s, log)
        return False
    take_back_workers(s)
    turn_inner(s)
    turn_middle(s)
    s.round += 1
    s.turn = 0
    if log is not None:
        log.say("round", -1, "TA-12.5", {"round": s.round, "inner": s.inner, "middle": s.middle})
    if s.rival >= 0 and s.round in data.RIVAL_SHUFFLES:
        shuffle_deck(s, log)
    return True


def score_round(s: Terracotta, log: Log | None) -> None:
    """Section 11."""
    score_inspector(s, ids.VERTICAL, log)
    score_inspector(s, ids.HORIZONTAL, log)
    score_musicians(s, log)
    score_tile(s, log)


def new_order(s: Terracotta, log: Log | None) -> None:
    """TA-12.1: holders of tokens first, by number; the others keep their relative order."""
    if s.top == 1:
        return
    order: list[int] = []
    for token in range(1, s.top):
        order.append(s.held.index(token))
    for player in s.order:
        if s.held[player] == 0:
            order.append(player)
    s.order = order
    s.held = [0] * s.players
    s.top = 1
    if log is not None:
        args: dict[str, Value] = {"order": order[:]}
        log.say("order", -1, "TA-12.1", args)


def dry_clay(s: Terracotta, player: int, log: Log | None) -> None:
    """TA-12.2: all other wet clay dries."""
    drying = s.wet[player] - kept_wet(s, player)
    if drying > 0:
        gain_wet(s, player, -drying, "cleanup", "TA-12.2", log)
        gain_dry(s, player, drying, "cleanup", "TA-12.2", log)


def income(s: Terracotta, player: int, log: Log | None) -> None:
    """TA-12.3: one coin per own Builder, Steward and Inspector."""
    coins = 0
    for master in data.INCOME_MASTERS:
        if s.masters[player * 6 + master] > 0:
            coins += data.MASTER_BONUS
    if coins > 0:
        gain_coins(s, player, coins, "cleanup", "TA-12.3", log)
