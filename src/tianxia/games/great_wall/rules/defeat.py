"""Horde clearing and the defeat of a horde card (GW-5.3.19, GW-7.4)."""

from tianxia.engine.events import Log
from tianxia.engine.fields import row
from tianxia.engine.flow import Step
from tianxia.games.great_wall.board.field import fully_covered, horses_on, leader, soldiers_on, spears_on
from tianxia.games.great_wall.data import ARCHER_HONOR, DEFEAT_HONOR, HORDE_HONOR, HORDE_IDS, STANDARD_HORDES
from tianxia.games.great_wall.ids import (
    COOP,
    HORSE,
    P_ARCHERS,
    P_DEFEATS,
    P_TROPHIES,
    SECTIONS,
    SPEAR,
    T_HORDE_DEFEATED,
    T_HORDE_WON,
)
from tianxia.games.great_wall.rules.goods import score
from tianxia.games.great_wall.rules.kill import kill_on_card
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import AtSlot


class Clearing(Step[GreatWall]):
    """A pass over all cards: row 1 left to right, then row 2, row 3, by the positions now."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        cards: list[int] = []
        covered = False
        for rank in range(3):
            for sec in range(3):
                slot = sec * 3 + rank
                if s.slots[slot] >= 0:
                    cards.append(s.slots[slot])
                    if fully_covered(s, slot):
                        covered = True
        if covered:
            s.todo.append(Clearing())
            s.todo.append(ClearNext(cards))


class ClearNext(Step[GreatWall]):
    """The cards still to be looked at, wherever they have slid to."""

    FIELDS = [row("cards", of=HORDE_IDS)]

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def run(self, s: GreatWall, log: Log | None) -> None:
        for i in range(len(self.cards)):
            slot = s.slots.index(self.cards[i])
            if fully_covered(s, slot):
                s.todo.append(ClearNext(self.cards[i + 1 :]))
                s.todo.append(DefeatEnd(slot))
                s.todo.append(DefeatHonor(slot))
                if log is not None:
                    args = {"card": HORDE_IDS[self.cards[i]], "section": SECTIONS[slot // 3]}
                    log.say("defeated", -1, "GW-7.4.1", {**args})
                moment(s, T_HORDE_DEFEATED, -1, -1, slot // 3, slot)
                return


class DefeatHonor(AtSlot):
    """Steps 1 to 4: honor for taking part, honor for archers, the winner, the kill event."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        slot = self.slot
        for p in s.tea:
            if soldiers_on(s, slot, p) > 0:
                score(s, p, DEFEAT_HONOR, P_DEFEATS, "GW-7.4.3", log)
        for p in s.tea:
            score(s, p, ARCHER_HONOR * s.fire[slot // 3 * 4 + p], P_ARCHERS, "GW-7.4.4", log)
        s.winner = leader(s, slot)
        kill_on_card(s, slot)


class DefeatEnd(AtSlot):
    """Steps 5 to 7: survivors to the muster area, the card to its winner, the others move down."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        slot = self.slot
        sec = slot // 3
        card = s.slots[slot]
        for p in range(s.players):
            spears, horses = spears_on(s, slot, p), horses_on(s, slot, p)
            if p >= s.seats:
                s.supply[p * 3 + SPEAR] += spears
                s.supply[p * 3 + HORSE] += horses
            else:
                s.rest[(sec * 4 + p) * 3 + SPEAR] += spears
                s.rest[(sec * 4 + p) * 3 + HORSE] += horses
        slide(s, slot)
        winner = s.winner
        s.winner = -1
        if winner < 0 or winner == s.reed:
            s.horde_out.append(card)
            if log is not None:
                log.say("horde-discarded", -1, "GW-7.4.8", {"card": HORDE_IDS[card]})
            return
        s.won[winner] += 1
        if log is not None:
            log.say("captured", winner, "GW-7.4.8", {"card": HORDE_IDS[card]})
        if s.mode == COOP:
            s.horde_out.append(card)
            score(s, winner, HORDE_HONOR[card], P_TROPHIES, "GW-12.6.1", log)
        else:
            s.taken_by[card % STANDARD_HORDES] = winner
        moment(s, T_HORDE_WON, winner, -1, sec, -1)


def slide(s: GreatWall, slot: int) -> None:
    """GW-7.4.9: the cards behind move one row nearer with everything on them."""
    sec = slot // 3
    for i in range(slot, sec * 3 + 2):
        s.slots[i] = s.slots[i + 1]
        for spot in range(8):
            s.spots[i * 8 + spot] = s.spots[(i + 1) * 8 + spot]
    last = sec * 3 + 2
    s.slots[last] = -1
    for spot in range(8):
        s.spots[last * 8 + spot] = 0
