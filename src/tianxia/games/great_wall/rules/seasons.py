"""Spring and Summer (GW-5.1, GW-5.2)."""

from tianxia.engine.events import Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Step
from tianxia.games.great_wall.board.seats import humans_in_tea_order
from tianxia.games.great_wall.data import TIME_ADD
from tianxia.games.great_wall.ids import COOP, REED_COMMAND, SPRING, SUMMER, T_INCOME
from tianxia.games.great_wall.rules.embassy import discard_from_offer, refill_offer
from tianxia.games.great_wall.rules.goods import gain
from tianxia.games.great_wall.rules.hordes import SpringHordes
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.qin import ASK_TO_QIN, support_qin
from tianxia.games.great_wall.rules.recover import RecoverEach
from tianxia.games.great_wall.rules.shame import AtoneEach
from tianxia.games.great_wall.state import GreatWall


class Spring(Step[GreatWall]):
    """Time token, new hordes, advisor offer (GW-5.1.1, GW-5.1.2, GW-12.2.2)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        s.year += 1
        s.season = SPRING
        s.used_year = 0
        s.used_turn = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "spring", "year": s.year})
        n = TIME_ADD[s.side][s.year - 1]
        if s.mode == COOP:
            n += 1
        s.todo.append(SpringOffer())
        s.todo.append(SpringHordes(n))


class SpringOffer(Step[GreatWall]):
    """GW-5.1.10: the 2 leftmost advisors go; solo: one of them, or both, to Qin (GW-11.8.1, GW-11.9.2)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if s.qin >= 0:
            if s.both:
                for card in s.offer[:2]:
                    support_qin(s, card, log)
                refill_offer(s, log)
            elif s.offer:
                s.todo.append(ASK_TO_QIN.ask(0))
            return
        for card in s.offer[:2]:
            discard_from_offer(s, card, log)
        refill_offer(s, log)


class Summer(Step[GreatWall]):
    """Income, shame, command cards (GW-5.2)."""

    FIELDS = [number("part")]

    def __init__(self, part: int) -> None:
        self.part = part

    def run(self, s: GreatWall, log: Log | None) -> None:
        humans = humans_in_tea_order(s)
        if self.part == 0:
            s.season = SUMMER
            s.used_turn = 0
            if log is not None:
                log.say("season", -1, "GW-5.0.1", {"season": "summer", "year": s.year})
            s.todo.append(Summer(1))
            s.todo.append(AtoneEach(humans))
            for p in humans:
                for loc in range(4):
                    gain(s, p, loc, s.over[p * 4 + loc], "income", "GW-5.2.1", log)
            moment(s, T_INCOME, -1)
            return
        clear_track(s)
        if s.mode != COOP:
            s.todo.append(RecoverEach(humans))


def clear_track(s: GreatWall) -> None:
    """GW-5.2.3, GW-10.2.7, GW-11.3.3."""
    for p in range(s.players):
        card = s.pick[p]
        if card >= 0 and card != REED_COMMAND:
            if p == s.qin:
                s.qin_out.append(card)
            else:
                s.out[p] |= 1 << card
        s.pick[p] = -1
    for i in range(len(s.track)):
        s.track[i] = -1
    s.revealed = 0
