"""The end of a round, phase by phase (section 12); flow.py puts them in their order."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import ABILITY_SUM, ROUNDS
from tianxia.games.daimyo.ids import ABILITY_SPACE, DIE_SLOTS, TILE_SPACES, W_INCOME, W_MERCENARIES
from tianxia.games.daimyo.lookups import INCOME, MERC_BONUS, TILE_EFFECT
from tianxia.games.daimyo.rules import effects, heroes, relics
from tianxia.games.daimyo.rules.buildings import own_tile
from tianxia.games.daimyo.rules.empire import EMPIRE, empire_ability, return_empire_tiles
from tianxia.games.daimyo.rules.heroes import draw, take_rightmost
from tianxia.games.daimyo.rules.mercenaries import MERCS, merc_dice_sum
from tianxia.games.daimyo.rules.resources import gain_bundle
from tianxia.games.daimyo.rules.turn import in_turn_order
from tianxia.games.daimyo.rules.villagers import take_helmet
from tianxia.games.daimyo.scoring import final_scoring, score_influence
from tianxia.games.daimyo.state import Daimyo


class EmpireAbility(Step[Daimyo]):
    """DM-12.1.1: solo."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        empire_ability(s, log)


class Influence(Step[Daimyo]):
    """DM-12.2: points for every island."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        score_influence(s, log)


class AllIncome(Step[Daimyo]):
    """DM-12.3: everybody's Income in turn order, that of the Mercenaries first (DM-14.6.2)."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        if s.seats == 2 and merc_dice_sum(s) >= ABILITY_SUM:
            gain_bundle(s, MERCS, MERC_BONUS, W_MERCENARIES, "DM-14.6.2", log)
        for seat in reversed(in_turn_order(s, s.first)):
            s.todo.append(Income(seat))


class Income(Step[Daimyo]):
    """DM-12.3: choice and gold, then the visible yellow tiles from left to right."""

    FIELDS = [number("seat")]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Daimyo, log: Log | None) -> None:
        seat = self.seat
        s.active = seat
        for space in range(TILE_SPACES - 1, ABILITY_SPACE, -1):
            tile = s.tiles[seat * TILE_SPACES + space]
            if tile >= 0:
                s.todo.append(effects.Resolve(seat, TILE_EFFECT[own_tile(s, seat, tile)], W_INCOME))
        s.todo.append(effects.Resolve(seat, INCOME, W_INCOME))


class PassingHelmet(Step[Daimyo]):
    """DM-12.4: the holder is asked; the Empire keeps it."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        if s.helmet < s.seats:
            s.todo.append(HELMET.ask(s.helmet))


class GiveHelmet(Decision[Daimyo]):
    """DM-12.4.1: keep the Helmet or give it away; solo: to the Empire (DM-15.6.2)."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for side in range(2 if s.seats == 1 else s.seats):
            out.append(actions.HELMET.id(side))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        take_helmet(s, actions.HELMET.x(action), "DM-12.4.1", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-12.4.1", "no-such-player")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-15.6.2" if s.seats == 1 else self.rule


HELMET: Final = GiveHelmet("helmet", "DM-12.4.1", ("helmet",))


class Hiring(Step[Daimyo]):
    """DM-12.5.1: from the Helmet holder clockwise, the Empire first if it holds the Helmet."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        if s.seats == 1 and s.helmet == EMPIRE:
            take_rightmost(s, EMPIRE, log)
        for seat in reversed(in_turn_order(s, s.helmet)):
            s.todo.append(heroes.HireMore(seat))


class AutomatonHires(Step[Daimyo]):
    """DM-14.6.3, DM-15.6.3."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        if s.seats == 2:
            take_rightmost(s, MERCS, log)
        elif s.seats == 1 and s.helmet != EMPIRE:
            take_rightmost(s, EMPIRE, log)


class Drawing(Step[Daimyo]):
    """DM-12.5.3: a card each."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        for seat in in_turn_order(s, s.helmet):
            s.active = seat
            draw(s, seat, 1, log)


class CleanUp(Step[Daimyo]):
    """DM-12.6.1, DM-15.6.4-5."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        s.dice = [0] * (s.seats * DIE_SLOTS)
        s.merc_dice = [0, 0, 0, 0, 0]
        s.empire_dice = []
        s.todo.append(relics.REFILL)
        if s.seats == 1 and s.round == ROUNDS - 1:
            return_empire_tiles(s, log)


class FinalScoring(Step[Daimyo]):
    """Section 13; the Mercenaries have hired before (DM-14.6.4)."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        if s.seats == 2:
            take_rightmost(s, MERCS, log)
        final_scoring(s, log)


EMPIRE_ABILITY: Final = EmpireAbility()
INFLUENCE: Final = Influence()
ALL_INCOME: Final = AllIncome()
PASSING_HELMET: Final = PassingHelmet()
HIRING: Final = Hiring()
AUTOMATON_HIRES: Final = AutomatonHires()
DRAWING: Final = Drawing()
CLEAN_UP: Final = CleanUp()
FINAL_SCORING: Final = FinalScoring()
