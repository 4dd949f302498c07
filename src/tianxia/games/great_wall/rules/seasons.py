"""Spring and Summer (GW-5.1, GW-5.2)."""

from tianxia.engine.events import Log
from tianxia.games.great_wall.agenda import Step, question, to_do
from tianxia.games.great_wall.asks import Q_TO_QIN
from tianxia.games.great_wall.board.seats import humans_in_tea_order
from tianxia.games.great_wall.data import TIME_ADD
from tianxia.games.great_wall.ids import COOP, REED_COMMAND, SPRING, SUMMER, T_INCOME
from tianxia.games.great_wall.rules.embassy import discard_from_offer, refill_offer
from tianxia.games.great_wall.rules.goods import gain
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.rules.qin import support_qin
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import (
    S_ATONE_EACH,
    S_EACH,
    S_FALL,
    S_RECOVER_EACH,
    S_SPRING_HORDES,
    S_SPRING_OFFER,
    S_SUMMER,
)


class Spring(Step):
    """Time token, new hordes, advisor offer (GW-5.1.1, GW-5.1.2, GW-12.2.2)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        s.year += 1
        s.season = SPRING
        s.used_year = 0
        s.used_turn = 0
        if log is not None:
            log.say("season", -1, "GW-5.0.1", {"season": "spring", "year": s.year})
        n = TIME_ADD[s.side][s.year - 1]
        if s.mode == COOP:
            n += 1
        to_do(s, S_FALL)
        to_do(s, S_SUMMER, 0)
        to_do(s, S_SPRING_OFFER)
        to_do(s, S_SPRING_HORDES, n)


class SpringOffer(Step):
    """GW-5.1.10: the 2 leftmost advisors go; solo: one of them, or both, to Qin (GW-11.8.1, GW-11.9.2)."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        if s.qin >= 0:
            if s.both:
                for card in s.offer[:2]:
                    support_qin(s, card, log)
                refill_offer(s, log)
            elif s.offer:
                question(s, Q_TO_QIN, 0)
            return
        for card in s.offer[:2]:
            discard_from_offer(s, card, log)
        refill_offer(s, log)


class Summer(Step):
    """Income, shame, command cards (GW-5.2). f: part."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        humans = humans_in_tea_order(s)
        if f[1] == 0:
            s.season = SUMMER
            s.used_turn = 0
            if log is not None:
                log.say("season", -1, "GW-5.0.1", {"season": "summer", "year": s.year})
            to_do(s, S_SUMMER, 1)
            s.agenda.append([S_EACH, S_ATONE_EACH, 0, 0, 0] + humans)
            for p in humans:
                for loc in range(4):
                    gain(s, p, loc, s.over[p * 4 + loc], "income", "GW-5.2.1", log)
            moment(s, T_INCOME, -1)
            return
        clear_track(s)
        if s.mode != COOP:
            s.agenda.append([S_EACH, S_RECOVER_EACH, 0, 0, 0] + humans)


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
