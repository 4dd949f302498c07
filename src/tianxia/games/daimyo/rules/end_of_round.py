"""Rounds: dice roll (DM-5.2) and the end of a round, phase by phase (section 12)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.daimyo.data import ABILITY_SUM, DICE, ROUNDS
from tianxia.games.daimyo.empire import EMPIRE, empire_ability, return_empire_tiles, reveal_solo_card
from tianxia.games.daimyo.flow import Question, Task, in_turn_order
from tianxia.games.daimyo.ids import (
    ABILITY_SPACE,
    DIE_SLOTS,
    HELMET,
    Q_HELMET,
    T_EFFECT,
    T_HIRE,
    T_INCOME,
    T_PHASE,
    T_REFILL,
    T_ROUND,
    T_TURN,
    TILE_SPACES,
    W_INCOME,
    W_MERCENARIES,
)
from tianxia.games.daimyo.mercenaries import MERCS, merc_dice_sum
from tianxia.games.daimyo.rules.buildings import own_tile
from tianxia.games.daimyo.rules.heroes import draw, take_rightmost
from tianxia.games.daimyo.rules.resources import gain_bundle
from tianxia.games.daimyo.rules.villagers import take_helmet
from tianxia.games.daimyo.scoring import final_scoring, score_influence
from tianxia.games.daimyo.state import Daimyo
from tianxia.games.daimyo.tables import COLOURS, INCOME, MERC_BONUS, TILE_EFFECT

PH_ABILITY: Final = 0  # solo, DM-12.1.1
PH_INFLUENCE: Final = 1
PH_INCOME: Final = 2
PH_HELMET: Final = 3
PH_HIRE: Final = 4
PH_AUTOMATON_HIRE: Final = 5
PH_DRAW: Final = 6
PH_CLEANUP: Final = 7


class NewRound(Task):
    """DM-5.2, DM-5.4: the Helmet holder begins; all dice in play are rolled."""

    def run(self, s: Daimyo, ask: Ask, log: Log | None) -> None:
        s.round += 1
        s.turn = 0
        s.first = s.helmet
        s.blue_done = 0
        counts = DICE[s.seats - 1]
        s.middle = [0] * 18
        for colour in range(3):
            for _ in range(counts[colour]):
                s.middle[colour * 6 + s.rng.below(6)] += 1
        if log is not None:
            rolled: dict[str, Value] = {"round": s.round}
            for colour in range(3):
                rolled[COLOURS[colour]] = [v + 1 for v in range(6) for _ in range(s.middle[colour * 6 + v])]
            log.say("round", s.first, "DM-5.2", rolled)
        if s.seats == 1:
            reveal_solo_card(s, log)
        s.todo.append(Ask(T_TURN, 0))


class Phase(Task):
    """One phase of the end of the round; the next one waits below what this one asks."""

    def run(self, s: Daimyo, ask: Ask, log: Log | None) -> None:
        phase = ask.a
        if phase == PH_CLEANUP:
            cleanup(s, log)
            return
        if phase == PH_HELMET and s.round == ROUNDS:  # section 12: round 5 ends after Income
            if s.seats == 2:
                take_rightmost(s, MERCS, log)  # DM-14.6.4
            final_scoring(s, log)
            return
        s.todo.append(Ask(T_PHASE, 0, phase + 1))
        if phase == PH_ABILITY:
            if s.seats == 1:
                empire_ability(s, log)
        elif phase == PH_INFLUENCE:
            score_influence(s, log)
        elif phase == PH_INCOME:
            if s.seats == 2 and merc_dice_sum(s) >= ABILITY_SUM:  # DM-14.6.2
                gain_bundle(s, MERCS, MERC_BONUS, W_MERCENARIES, "DM-14.6.2", log)
            order = in_turn_order(s, s.first)
            for i in range(len(order) - 1, -1, -1):
                s.todo.append(Ask(T_INCOME, order[i]))
        elif phase == PH_HELMET:
            if s.helmet < s.seats:
                s.todo.append(Ask(Q_HELMET, s.helmet))
        elif phase == PH_HIRE:
            if s.seats == 1 and s.helmet == EMPIRE:
                take_rightmost(s, EMPIRE, log)
            order = in_turn_order(s, s.helmet)
            for i in range(len(order) - 1, -1, -1):
                s.todo.append(Ask(T_HIRE, order[i]))
        elif phase == PH_AUTOMATON_HIRE:
            if s.seats == 2:
                take_rightmost(s, MERCS, log)  # DM-14.6.3
            elif s.seats == 1 and s.helmet != EMPIRE:
                take_rightmost(s, EMPIRE, log)  # DM-15.6.3
        else:
            for seat in in_turn_order(s, s.helmet):  # DM-12.5.3
                s.active = seat
                draw(s, seat, 1, log)


class Income(Task):
    """DM-12.3: choice and gold, then the visible yellow tiles from left to right."""

    def run(self, s: Daimyo, ask: Ask, log: Log | None) -> None:
        seat = ask.seat
        s.active = seat
        for space in range(TILE_SPACES - 1, ABILITY_SPACE, -1):
            tile = s.tiles[seat * TILE_SPACES + space]
            if tile >= 0:
                s.todo.append(Ask(T_EFFECT, seat, TILE_EFFECT[own_tile(s, seat, tile)], 0, W_INCOME))
        s.todo.append(Ask(T_EFFECT, seat, INCOME, 0, W_INCOME))


class GiveHelmet(Question):
    """DM-12.4.1: keep the Helmet or give it away; solo: to the Empire (DM-15.6.2)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for side in range(2 if s.seats == 1 else s.seats):
            out.append(HELMET.id(side))

    def answer(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        take_helmet(s, HELMET.x(action), "DM-12.4.1", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-12.4.1", "no-such-player")


def cleanup(s: Daimyo, log: Log | None) -> None:
    """DM-12.6.1, DM-15.6.4-5."""
    s.dice = [0] * (s.seats * DIE_SLOTS)
    s.merc_dice = [0, 0, 0, 0, 0]
    s.empire_dice = []
    s.todo.append(Ask(T_ROUND, 0))
    s.todo.append(Ask(T_REFILL, 0))
    if s.seats == 1 and s.round == ROUNDS - 1:
        return_empire_tiles(s, log)
