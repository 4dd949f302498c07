"""A game of The Great Wall, from the first year to the last.

A year (GW-5.0.1), from top to bottom of this file:
- Spring and Summer (rules/seasons.py): hordes and advisors come; income, atoning, command cards back.
- Fall: a secret choice, the command track (rules/commands.py), then turn by turn boxes, activations (rules/activation.py)
  and clearing (rules/defeat.py). The first year begins here.
- Winter (rules/winter.py): salvo, clearing, assault with breaches; in coop the decrees (rules/decrees.py).
- The end is checked (scoring.py); a new year, or the final scoring.

Moments at which cards may be used (rules/moments.py) open everywhere in between.
"""

from tianxia.engine.events import Log
from tianxia.engine.flow import Step
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.ids import COOP, FALL, WINTER
from tianxia.games.great_wall.rules.activation import Activations
from tianxia.games.great_wall.rules.commands import ASK_COMMAND, Card, Reveal, Slots
from tianxia.games.great_wall.rules.court_events import EventStep
from tianxia.games.great_wall.rules.decrees import Decrees, DecreesOpen
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.seasons import Spring, Summer
from tianxia.games.great_wall.rules.winter import AfterAssault, Assault, Salvo, YearClose
from tianxia.games.great_wall.scoring import FinalScoring, check_end
from tianxia.games.great_wall.setup import ASK_KEEP, Generals
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import AtSlot


def begin(s: GreatWall) -> None:
    """GW-3.1.15: everybody keeps a general and an advisor, then the first Fall."""
    s.todo.append(Winter())
    s.todo.append(Fall())
    s.todo.append(Generals())
    s.todo.append(ASK_KEEP.ask_each((1 << s.seats) - 1))


class Year(Step[GreatWall]):
    """GW-5.0.1."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.todo.append(Winter())
        s.todo.append(Fall())
        s.todo.append(Summer(0))
        s.todo.append(Spring())


class Fall(Step[GreatWall]):
    """GW-5.3.1: everybody chooses secretly; nobody with a hand: straight to the reveal (GW-5.3.2)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.season = FALL
        s.used_turn = 0
        s.revealed = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "fall", "year": s.year})
        mask = 0
        for p in range(s.seats):
            s.pick[p] = -1
            if s.hand[p] != 0:
                mask |= 1 << p
        s.todo.append(Turns(0))
        s.todo.append(Slots(s.tea[:]))
        s.todo.append(Reveal())
        if mask:
            s.todo.append(ASK_COMMAND.ask_each(mask))


class Turns(AtSlot):
    """GW-5.3.4: cards in the order of the slots of the command track."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        slot = self.slot
        s.active = -1
        if slot >= s.players:
            s.used_turn = 0
            return
        s.todo.append(Turns(slot + 1))
        p = s.track[slot]
        if p < 0:
            return
        s.active = p
        s.used_turn = 0
        s.turn_tactic = 0
        if log is not None:
            log.say("turn", p, "GW-5.3.4", {"slot": slot + 1})
        s.todo.append(Clearing())
        s.todo.append(Activations(0))
        s.todo.append(Card(p, s.pick[p], 0, 0))


class Winter(Step[GreatWall]):
    """GW-5.4; in coop with the decrees before the year closes (GW-12.2.1)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.season = WINTER
        s.active = -1
        s.used_turn = 0
        s.breaches = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "winter", "year": s.year})
        s.todo.append(EndCheck())
        s.todo.append(YearClose())
        if s.mode == COOP:
            s.todo.append(Decrees(0))
        s.todo.append(AfterAssault())
        s.todo.append(Assault(first_section(s)))
        s.todo.append(Clearing())
        s.todo.append(Salvo(first_section(s), 0))


class EndCheck(Step[GreatWall]):
    """GW-9.1.1: the game ends, or a new year begins; in coop after shame for open decrees and an event (GW-12.2.1)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        check_end(s, log)
        if not s.ended:
            s.todo.append(Year())
        if s.mode == COOP and not s.ended:
            s.todo.append(EventStep())
            s.todo.append(DecreesOpen(0))
        elif s.ended and s.mode != COOP:
            s.todo.append(FinalScoring())
