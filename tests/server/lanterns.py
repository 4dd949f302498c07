"""Lanterns: a small game for the tests of who knows what. It has what Pebbles lacks: hands that stay hidden, turns of
several decisions, a reaction, and an end that turns nothing over by itself.

Two or three players hold three hidden cards each; the rest is a face-down deck.
- **LN-1** In a turn a player says how they feel (calm or bold), which does nothing but can be taken back.
- **LN-2** Then they lay one card open and have its number in points; or first draw one, once per turn.
- **LN-3** The next player may cheer (a point for both) or pass.
- **LN-4** When everybody has laid two cards, the game is over at once.
"""

from tianxia.engine.actions import ActionSpace, Arg, Block, number
from tianxia.engine.events import Event, Log
from tianxia.engine.features import Features, left_out
from tianxia.engine.fields import Field, piles, row
from tianxia.engine.flow import Ask, Frame
from tianxia.engine.game import Decision, Game, Mode, Setup
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State

CARDS = 16
FEEL = Block("feel", 0, (Arg("how", ("calm", "bold")),))
LAY = Block("lay", FEEL.end, (number("card", CARDS),))
DRAW = Block("draw", LAY.end)
CHEER = Block("cheer", DRAW.end)
PASS = Block("pass", CHEER.end)
ASK_FEEL, ASK_LAY, ASK_CHEER = 0, 1, 2


class Lanterns(State):
    def __init__(self, seats: int, todo: list[Frame], rng: Rng) -> None:
        super().__init__(seats, todo, rng)
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.laid: list[int] = []
        self.mood = [0] * seats
        self.won = [0] * seats

    def fields(self) -> list[Field]:
        return [piles("hands"), row("deck"), row("laid"), row("mood"), row("won")]


class Feel(Decision[Lanterns]):
    """LN-1"""

    def legal(self, s: Lanterns, ask: Ask, seat: int, out: list[int]) -> None:
        out += [FEEL.id(0), FEEL.id(1)]

    def apply(self, s: Lanterns, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.mood[seat] = FEEL.x(action)
        s.todo.append(Ask(ASK_LAY, seat))


class Lay(Decision[Lanterns]):
    """LN-2 (a question with a = 1: something was drawn)"""

    def legal(self, s: Lanterns, ask: Ask, seat: int, out: list[int]) -> None:
        out += [LAY.id(card) for card in sorted(s.hands[seat])]
        if ask.a == 0 and s.deck:
            out.append(DRAW.id())

    def apply(self, s: Lanterns, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if DRAW.has(action):
            s.hands[seat].append(s.deck.pop())
            s.todo.append(Ask(ASK_LAY, seat, 1))
            if log is not None:
                known = Event("drew", seat, "LN-2", {"card": s.hands[seat][-1]})
                log.secret(1 << seat, known, veil=Event("drew-hidden", seat, "LN-2", {}))
                log.reveal()
            return
        card = LAY.x(action)
        s.hands[seat].remove(card)
        s.laid.append(card)
        s.won[seat] += card
        if log is not None:
            log.gain(seat, "vp", card, "cards", "LN-2")
        if len(s.laid) < 2 * s.seats:
            s.todo.append(Ask(ASK_CHEER, (seat + 1) % s.seats))


class Cheer(Decision[Lanterns]):
    """LN-3: the one who is asked has the next turn."""

    def legal(self, s: Lanterns, ask: Ask, seat: int, out: list[int]) -> None:
        out += [CHEER.id(), PASS.id()]

    def apply(self, s: Lanterns, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if CHEER.has(action):
            for who in (seat, (seat - 1) % s.seats):
                s.won[who] += 1
                if log is not None:
                    log.gain(who, "vp", 1, "cards", "LN-3")
        s.todo.append(Ask(ASK_FEEL, seat))


class LanternsGame(Game[Lanterns]):
    def __init__(self) -> None:
        self.name = "lanterns"
        self.rules_version = 1
        self.modes = [Mode("standard", 2, 3)]
        self.options = []
        self.actions = ActionSpace([FEEL, LAY, DRAW, CHEER, PASS])
        self.decisions = [
            Feel("feel", "LN-1", ("feel",)),
            Lay("lay", "LN-2", ("lay", "draw")),
            Cheer("cheer", "LN-3", ("cheer", "pass"), silence="pass"),
        ]
        self.sources = ("cards",)
        shown = ("hand", "hands", "deck", "laid", "mood", "points")
        self.features = Features([left_out(key) for key in shown], [], ["feel", "lay", "cheer"])

    def deal(self, setup: Setup, rng: Rng) -> Lanterns:
        deck = list(range(CARDS))
        rng.shuffle(deck)
        s = Lanterns(setup.seats, [Ask(ASK_FEEL, 0)], rng)
        s.hands = [[deck.pop() for _ in range(3)] for _ in range(setup.seats)]
        s.deck = deck
        return s

    def blank(self) -> Lanterns:
        return Lanterns(0, [], seeded(0))

    def view(self, s: Lanterns, seat: int) -> dict[str, object]:
        return {
            "hand": sorted(s.hands[seat]) if seat >= 0 else [],
            "hands": [len(hand) for hand in s.hands],
            "deck": len(s.deck),
            "laid": s.laid,
            "mood": s.mood,
            "points": self.points(s),
        }

    def resample(self, s: Lanterns, seat: int, rng: Rng) -> Lanterns:
        other = s.copy()
        unknown = sorted(s.deck + [card for i, hand in enumerate(s.hands) if i != seat for card in hand])
        rng.shuffle(unknown)
        for i, hand in enumerate(s.hands):
            if i != seat:
                other.hands[i] = [unknown.pop() for _ in hand]
        other.deck = unknown
        other.rng = rng.copy()
        return other

    def points(self, s: Lanterns) -> list[list[int]]:
        return [[won] for won in s.won]

    def places(self, s: Lanterns) -> list[int]:
        return [1 + sum(1 for other in s.won if other > mine) for mine in s.won]

    def end_reason(self, s: Lanterns) -> str:
        return "all-laid"

    def chapter(self, s: Lanterns) -> int:
        return 1 + len(s.laid) // s.seats

    def value(self, s: Lanterns, seat: int) -> float:
        return float(s.won[seat])

    def broken(self, s: Lanterns) -> str:
        cards = s.deck + s.laid + [card for hand in s.hands for card in hand]
        return "" if sorted(cards) == list(range(CARDS)) else "LN-2: a card is lost"


GAME = LanternsGame()
