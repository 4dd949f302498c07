"""Horde cards come: the deck, the invasion indicator, placing, raids (GW-4.9, GW-5.1)."""

from tianxia.engine.events import Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Step
from tianxia.games.great_wall.board.field import hordes_in
from tianxia.games.great_wall.board.seats import first_section
from tianxia.games.great_wall.data import HORDE_BACK, HORDE_IDS, HORDE_LINE, HORDE_WHEN
from tianxia.games.great_wall.ids import SECTIONS, T_PLACED, T_SPRING_HORDE
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import AtSlot
from tianxia.games.great_wall.words.run import run_on_board


def need_deck(s: GreatWall) -> bool:
    """GW-4.9.2: an empty deck is made anew from the discard pile. False if there is no card at all."""
    if not s.horde_deck:
        if not s.horde_out:
            return False
        s.horde_deck = s.horde_out
        s.horde_out = []
        s.rng.shuffle(s.horde_deck)
    return True


def indicator(s: GreatWall) -> int:
    """The section on the back of the top card; the leftmost in play without any card (GW-4.9.2, GW-4.9.3)."""
    if not need_deck(s):
        return first_section(s)
    return HORDE_BACK[s.horde_deck[-1]]


def empty_section(s: GreatWall) -> int:
    """The leftmost section in play without a horde, -1 if none (GW-5.1.5)."""
    for sec in range(first_section(s), 3):
        if s.slots[sec * 3] < 0:
            return sec
    return -1


def bring_horde(s: GreatWall, log: Log | None) -> int:
    """GW-5.1.4 to GW-5.1.8: one card onto the board. Returns its slot, -1 after a raid or without cards."""
    if not need_deck(s):
        return -1
    card = s.horde_deck.pop()
    sec = empty_section(s)
    if sec < 0:
        sec = indicator(s)
    if log is not None:
        log.reveal()
    rows = hordes_in(s, sec)
    if rows == 3:
        raid(s, card, sec, log)
        return -1
    slot = sec * 3 + rows
    s.slots[slot] = card
    for i in range(slot * 8, slot * 8 + 8):
        s.spots[i] = 0
    if log is not None:
        log.say("horde", -1, "GW-5.1.4", {"card": HORDE_IDS[card], "section": SECTIONS[sec], "row": rows + 1})
    return slot


def raid(s: GreatWall, card: int, sec: int, log: Log | None) -> None:
    """GW-5.1.8: the card is discarded; a shame token per player goes from the bank to the box. Nobody takes shame.

    A game of two counts as one for three (GW-10.6.4).
    """
    s.horde_out.append(card)
    n = min(3 if s.seats == 2 else s.seats, s.shame_bank)
    s.shame_bank -= n
    s.shame_box += n
    if log is not None:
        log.say("raid", -1, "GW-5.1.8", {"card": HORDE_IDS[card], "section": SECTIONS[sec], "tokens": n})


class SpringHordes(Step[GreatWall]):
    """Cards one at a time (GW-5.1.3)."""

    FIELDS = [number("left")]

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.left <= 0:
            return
        s.todo.append(SpringHordes(self.left - 1))
        slot = bring_horde(s, log)
        if slot >= 0:
            s.todo.append(HordeIn(slot))


class HordeIn(AtSlot):
    """The text of a placed card, then the moment spring_horde (GW-17.2.1)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        slot = self.slot
        card = s.slots[slot]
        moment(s, T_SPRING_HORDE, -1, -1, slot // 3, slot)
        if HORDE_WHEN[card] == T_PLACED:
            s.todo.append(run_on_board(HORDE_LINE[card].number, slot // 3, slot))
