"""Imperial Embassy: hiring clerks and advisors; the advisor offer (GW-4.7, GW-6.9)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import HIRE, HIRE_CLERK, PASS
from tianxia.games.great_wall.board.prices import advisor_price, price_change
from tianxia.games.great_wall.data import ADVISOR_IDS, CLERK_GOLD
from tianxia.games.great_wall.ids import (
    ACTIVE,
    GOLD,
    IN_DECK,
    IN_DISCARD,
    IN_OFFER,
    SUPPORT,
    T_HIRE_ADVISOR,
    T_HIRE_CLERK,
)
from tianxia.games.great_wall.rules.goods import pay
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import ForPlayer
from tianxia.games.great_wall.words.vocabulary import I_CLERK


def draw_advisor(s: GreatWall) -> int:
    """The top card; an empty deck is made anew from the discards (GW-4.7.4). -1 without any card."""
    if not s.advisor_deck:
        for card in range(len(s.advisor_at)):
            if s.advisor_at[card] == IN_DISCARD:
                s.advisor_at[card] = IN_DECK
                s.advisor_deck.append(card)
        s.rng.shuffle(s.advisor_deck)
    return s.advisor_deck.pop() if s.advisor_deck else -1


def refill_offer(s: GreatWall, log: Log | None) -> None:
    """GW-6.9.4: slide left, reveal on the right."""
    while len(s.offer) < 4:
        card = draw_advisor(s)
        if card < 0:
            return
        s.advisor_at[card] = IN_OFFER
        s.offer.append(card)
        if log is not None:
            log.reveal()
            log.say("offer", -1, "GW-6.9.4", {"card": ADVISOR_IDS[card]})


def discard_from_offer(s: GreatWall, card: int, log: Log | None) -> None:
    s.offer.remove(card)
    s.advisor_at[card] = IN_DISCARD
    if log is not None:
        log.say("advisor-leaves", -1, "GW-5.1.10", {"card": ADVISOR_IDS[card]})


def clerk_price(s: GreatWall, p: int) -> int:
    return max(CLERK_GOLD + price_change(s, p, I_CLERK, GOLD), 0)


def can_hire_advisor(s: GreatWall, p: int) -> bool:
    return bool(s.offer) and s.res[p * 4 + GOLD] >= advisor_price(s, p)


class EmbassyStep(ForPlayer):
    """GW-6.9.1: clerk by clerk."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        p = self.player
        if self.n <= 0:
            return
        if can_hire_advisor(s, p) or (s.unhired[p] > 0 and s.res[p * 4 + GOLD] >= clerk_price(s, p)):
            s.todo.append(ASK_EMBASSY.ask(p, self.n))


def list_advisors(s: GreatWall, p: int, out: list[int]) -> None:
    if can_hire_advisor(s, p):
        for card in s.offer:
            out.append(HIRE.id(card, 0))
            out.append(HIRE.id(card, 1))


def hire(s: GreatWall, p: int, action: int, log: Log | None) -> None:
    """GW-6.9.3, GW-4.7.2: pay, place as active or supporting for good, refill, then the moment."""
    card, role = HIRE.x(action), HIRE.y(action)
    pay(s, p, GOLD, advisor_price(s, p), "advisor", "GW-6.9.3", log)
    s.offer.remove(card)
    keep_advisor(s, p, card, role, log)
    refill_offer(s, log)
    moment(s, T_HIRE_ADVISOR, p)


def keep_advisor(s: GreatWall, p: int, card: int, role: int, log: Log | None) -> None:
    if role == 0:
        s.advisor_at[card] = ACTIVE + p
        s.aa[p] += 1
    else:
        s.advisor_at[card] = SUPPORT + p
        s.sa[p] += 1
    if log is not None:
        log.say("advisor", p, "GW-4.7.2", {"card": ADVISOR_IDS[card], "role": HIRE.args[1].values[role]})


class Embassy(Decision[GreatWall]):
    """D-EMBASSY with D-ADV-ROLE: a clerk, an advisor, or nothing for this clerk."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        if s.unhired[seat] > 0 and s.res[seat * 4 + GOLD] >= clerk_price(s, seat):
            out.append(HIRE_CLERK.id())
        list_advisors(s, seat, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        s.todo.append(EmbassyStep(seat, ask.a - 1))
        if action == HIRE_CLERK.id():
            pay(s, seat, GOLD, clerk_price(s, seat), "clerk", "GW-6.9.2", log)
            hire_clerk(s, seat, log)
        else:
            hire(s, seat, action, log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_hire(s, seat, action)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a, "price": advisor_price(s, ask.seat)}


ASK_EMBASSY: Final = Embassy("embassy", "GW-6.9.1", ("pass", "hire_clerk", "hire"))


def hire_clerk(s: GreatWall, p: int, log: Log | None) -> None:
    s.unhired[p] -= 1
    s.clerks[p] += 1
    if log is not None:
        log.say("clerk-hired", p, "GW-6.9.2", {})
    moment(s, T_HIRE_CLERK, p)


def why_no_hire(s: GreatWall, seat: int, action: int) -> Reason:
    gold = s.res[seat * 4 + GOLD]
    if HIRE_CLERK.has(action):
        if s.unhired[seat] == 0:
            return Reason("GW-6.9.2", "no-unhired")
        return Reason("GW-6.9.2", "price", {"n": clerk_price(s, seat), "kind": "gold", "have": gold})
    if HIRE.x(action) not in s.offer:
        return Reason("GW-6.9.3", "not-in-offer")
    return Reason("GW-6.9.3", "price", {"n": advisor_price(s, seat), "kind": "gold", "have": gold})


class HireByText(Decision[GreatWall]):
    """`hire_advisor(paid)`: without a clerk at the Embassy."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        list_advisors(s, seat, out)

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != PASS.id():
            hire(s, seat, action, log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_hire(s, seat, action)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"price": advisor_price(s, ask.seat)}


ASK_HIRE: Final = HireByText("hire", "GW-6.9.3", ("pass", "hire"))


def ask_hire(s: GreatWall, p: int) -> None:
    if can_hire_advisor(s, p):
        s.todo.append(ASK_HIRE.ask(p))
