"""War Academy and the hand of tactic cards: drawing, hand limit, discarding (GW-4.9.1, GW-6.10)."""

from tianxia.engine.events import Event, Log, Value
from tianxia.engine.flow import Ask
from tianxia.games.great_wall.actions import DISCARD, DRAW, PASS
from tianxia.games.great_wall.agenda import Question, Step, question, to_do
from tianxia.games.great_wall.asks import Q_DISCARD
from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.board.prices import hand_limit
from tianxia.games.great_wall.data import TACTIC_IDS
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import S_DRAW, S_LIMIT


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


class DrawStep(Step):
    """All cards of one effect, then the limit (GW-6.10.2). f: player, cards."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        for _ in range(f[2]):
            if not draw_tactic(s, f[1], log):
                break
        to_do(s, S_LIMIT, f[1])


class LimitStep(Step):
    """f: player."""

    def run(self, s: GreatWall, f: list[int], log: Log | None) -> None:
        over = bits(s.tactics[f[1]]) - hand_limit(s, f[1])
        if over > 0:
            question(s, Q_DISCARD, f[1], over)


class Draw(Question):
    """D-DRAW: as many as clerks, or fewer."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for n in range(1, ask.a + 1):
            out.append(DRAW.id(n - 1))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != PASS.id():
            to_do(s, S_DRAW, seat, DRAW.x(action) + 1)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}


class Discard(Question):
    """D-DISCARD-TAC: one card after the other; discarded cards are public (GW-6.10.3). ask.a: how many."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        hand = s.tactics[seat]
        for card in range(len(TACTIC_IDS)):
            if (hand >> card) & 1:
                out.append(DISCARD.id(card))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        discard_tactic(s, seat, DISCARD.x(action), log)
        if ask.a > 1:
            question(s, Q_DISCARD, seat, ask.a - 1)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}


def discard_tactic(s: GreatWall, p: int, card: int, log: Log | None) -> None:
    s.tactics[p] &= ~(1 << card)
    s.tactic_seen |= 1 << card
    s.tactic_out.append(card)
    if log is not None:
        log.reveal()
        log.say("discarded", p, "GW-6.10.3", {"card": TACTIC_IDS[card]})
