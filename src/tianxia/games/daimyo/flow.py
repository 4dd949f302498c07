"""The course of the game: the table of contents of all rules.

    setup (section 3)         setup.py                    Clans, boards, first Governors
    round (section 5)         below                       the Helmet holder begins; all dice are rolled
      turn (DM-5.5)           rules/turn.py               a die, its Main Action, Bonus Actions, end
        die for Mercenaries     rules/mercenaries.py      in the first turns of two players
        Villagers' Help         rules/villagers.py        blue
        Production              rules/production.py       green
        Relic                   rules/relic_action.py     green, with rules/relics.py
        Recruitment             rules/recruitment.py      red, with rules/units.py
        Construction            rules/buildings.py        red
        heroes, dice            rules/heroes.py           what they, tiles and abilities do: rules/effects.py
        turn of the Empire      rules/empire.py           solo
      end (section 12)        rules/end_of_round.py       Empire ability, Influence, Income, Helmet, hiring, clean-up
    Objectives (section 11)   rules/objectives.py         looked at after every answer and every step
    final scoring (13)        scoring.py

Under the rest of the present turn the stack holds `NextTurn`, and under it `EndOfRound`.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Step
from tianxia.games.daimyo.data import DICE, ROUNDS, TURNS
from tianxia.games.daimyo.lookups import COLOURS
from tianxia.games.daimyo.rules import empire, end_of_round, mercenaries, turn
from tianxia.games.daimyo.state import Daimyo


class NewRound(Step[Daimyo]):
    """DM-5.2, DM-5.4: the Helmet holder begins; all dice in play are rolled. Then turns, then the end of the round."""

    def run(self, s: Daimyo, log: Log | None) -> None:
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
            empire.reveal_solo_card(s, log)
        s.todo.append(END_OF_ROUND)
        s.todo.append(NEXT_TURN)


class NextTurn(Step[Daimyo]):
    """DM-5.3: from the first player clockwise, three turns each; solo: human and Empire alternate (DM-15.3.1)."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        taking = 2 if s.seats == 1 else s.seats
        if s.turn == TURNS * taking:
            return
        side = (s.first + s.turn) % taking
        s.turn += 1
        s.space = -1
        s.main_done = 0
        s.hero_done = 0
        s.ability_done = 0
        s.tile_done = 0
        s.ability_tile_done = 0
        s.played = []
        s.todo.append(NEXT_TURN)
        if side >= s.seats:
            s.todo.append(empire.EMPIRE_TURN_END)
            s.todo.append(empire.COVER.ask(empire.HUMAN))
            return
        s.active = side
        if log is not None:
            log.say("turn", side, "DM-5.3", {"turn": (s.turn - 1) // taking + 1})
        s.todo.append(turn.TakeDie(side))
        if s.seats == 2 and s.turn <= 3:  # DM-14.2.1
            s.todo.append(mercenaries.DIE.ask(side))


class EndOfRound(Step[Daimyo]):
    """Section 12: the phases, pushed from the last to the first. Round 5 ends after Income."""

    def run(self, s: Daimyo, log: Log | None) -> None:
        if s.round < ROUNDS:
            s.todo.append(NEW_ROUND)
            s.todo.append(end_of_round.CLEAN_UP)
            s.todo.append(end_of_round.DRAWING)
            s.todo.append(end_of_round.AUTOMATON_HIRES)
            s.todo.append(end_of_round.HIRING)
            s.todo.append(end_of_round.PASSING_HELMET)
        else:
            s.todo.append(end_of_round.FINAL_SCORING)
        s.todo.append(end_of_round.ALL_INCOME)
        s.todo.append(end_of_round.INFLUENCE)
        if s.seats == 1:
            s.todo.append(end_of_round.EMPIRE_ABILITY)


NEW_ROUND: Final = NewRound()
NEXT_TURN: Final = NextTurn()
END_OF_ROUND: Final = EndOfRound()
