"""War Academy and the hand of tactic cards: drawing, hand limit, discarding (GW-4.9.1, GW-6.10)."""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import DISCARD, DRAW, PASS
from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.board.prices import hand_limit
from tianxia.games.great_wall.data import TACTIC_IDS
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import Counted, ForPlayer


def draw_tactic(s: GreatWall, p: int, log: Log | None) -> bool:
    """GW-4.9.1: an empty deck is made anew from the discard pile."""
    if not s.tactic_deck:
        if not s.tactic_out:
            return False
        for card in s.tactic_out:
            s.tactic_seen &= ~(1 << card)
        s.tactic_deck = s.tactic_out
        s.tactic_out = []
        s.rng.shuffle(s.tactic_deck)
    card = s.tactic_deck.pop()
    s.tactics[p] |= 1 << card
    if log is not None:
        log.reveal()
        log.secret(
            1 << p,
            Event("drew", p, "GW-6.10.1", {"card": TACTIC_IDS[card]}),
            Event("drew-hidden", p, "GW-6.10.1", {}),
        )
    return True


class DrawStep(ForPlayer):
    """All cards of one effect, then the limit (GW-6.10.2)."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        for _ in range(self.n):
            if not draw_tactic(s, self.player, log):
                break
        s.todo.append(LimitStep(self.player))


class LimitStep(Step[GreatWall]):
    FIELDS = [number("player")]

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: GreatWall, log: Log | None) -> None:
        over = bits(s.tactics[self.player]) - hand_limit(s, self.player)
        if over > 0:
            s.todo.append(ASK_DISCARD.ask(self.player, over))


class Draw(Counted):
    """D-DRAW: as many as clerks, or fewer."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for n in range(1, ask.a + 1):
            out.append(DRAW.id(n - 1))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != PASS.id():
            s.todo.append(DrawStep(seat, DRAW.x(action) + 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "draw-most", {"n": ask.a})


ASK_DRAW: Final = Draw("draw", "GW-6.10.1", ("pass", "draw"))


class Discard(Counted):
    """D-DISCARD-TAC: one card after the other; discarded cards are public (GW-6.10.3). ask.a: how many."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        hand = s.tactics[seat]
        for card in range(len(TACTIC_IDS)):
            if (hand >> card) & 1:
                out.append(DISCARD.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        discard_tactic(s, seat, DISCARD.x(action), log)
        if ask.a > 1:
            s.todo.append(ASK_DISCARD.ask(seat, ask.a - 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.question_rule(s, ask), "not-in-hand")

    def question_rule(self, s: GreatWall, ask: Ask) -> str:
        """The limit of the hand, or the text of a card (its harm or its price)."""
        return self.rule if bits(s.tactics[ask.seat]) > hand_limit(s, ask.seat) else "GW-4.8.3"


ASK_DISCARD: Final = Discard("discard", "GW-6.10.2", ("discard",), secret=True)


def discard_tactic(s: GreatWall, p: int, card: int, log: Log | None) -> None:
    s.tactics[p] &= ~(1 << card)
    s.tactic_seen |= 1 << card
    s.tactic_out.append(card)
    if log is not None:
        log.reveal()
        log.say("discarded", p, "GW-6.10.3", {"card": TACTIC_IDS[card]})
