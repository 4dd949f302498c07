"""Sticks: take sticks from heaps; the last one of a heap brings its token. The rules are in rules.md."""

from tianxia.engine.actions import ActionSpace, Block
from tianxia.engine.actions import number as number_from
from tianxia.engine.events import Log
from tianxia.engine.features import Features, amount, listed, players
from tianxia.engine.fields import Field, number, row
from tianxia.engine.flow import Ask, Frame
from tianxia.engine.game import Decision, Game, Mode, Reason, Setup, numbered
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

HEAPS = 5
TAKE = Block("take", 0, (number_from("heap", HEAPS, first=1), number_from("sticks", 3, first=1)))
STICKS, TOKENS = 0, 1  # the sources of points
FIELDS = [
    number("turn", "from 1"),
    row("heaps"),
    row("tokens", "face down as long as their heap is there"),
    row("won", "per seat two numbers: sticks, tokens"),
]
FEATURES = [
    listed("heaps", HEAPS, [amount("", 8)]),
    listed("tokens", HEAPS, [amount("", 6)]),
    amount("turn", 40),
    players("points", [listed("", 2, [amount("", 20)])]),
]


class Sticks(State):
    def __init__(self, seats: int, todo: list[Frame], rng: Rng) -> None:
        super().__init__(seats, todo, rng)
        self.turn = 1
        self.heaps: list[int] = []
        self.tokens: list[int] = []
        self.won = [0] * (2 * seats)

    def fields(self) -> list[Field]:
        return FIELDS


class Take(Decision[Sticks]):
    """SK-2.1: some sticks of one heap."""

    def legal(self, s: Sticks, ask: Ask, seat: int, out: list[int]) -> None:
        for heap in range(HEAPS):
            for sticks in range(1, min(3, s.heaps[heap]) + 1):
                out.append(TAKE.id(heap, sticks - 1))

    def why_not(self, s: Sticks, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("SK-2.2", "heap", {"heap": TAKE.x(action) + 1, "left": s.heaps[TAKE.x(action)]})

    def apply(self, s: Sticks, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        heap, sticks = TAKE.x(action), TAKE.y(action) + 1
        s.heaps[heap] -= sticks
        s.won[seat * 2 + STICKS] += sticks
        if log is not None:
            log.say("took", seat, "SK-2.1", {"heap": heap + 1, "sticks": sticks})
            log.gain(seat, "vp", sticks, "sticks", "SK-2.1")
        if s.heaps[heap] == 0:
            s.won[seat * 2 + TOKENS] += s.tokens[heap]
            if log is not None:
                log.say("token", seat, "SK-2.3", {"heap": heap + 1, "worth": s.tokens[heap]})
                log.gain(seat, "vp", s.tokens[heap], "tokens", "SK-2.3")
                log.reveal()
        if any(s.heaps):
            s.turn += 1
            s.todo.append(TURN.ask((seat + 1) % s.seats))


TURN = Take("take", "SK-2.1", ("take",))


class SticksGame(Game[Sticks]):
    def __init__(self) -> None:
        self.name = "sticks"
        self.rules_version = 1
        self.modes = [Mode("standard", 2, 4)]
        self.options = []
        self.actions = ActionSpace([TAKE])
        self.decisions = numbered([TURN])
        self.sources = ("sticks", "tokens")
        self.features = Features(FEATURES, [], ["take"])

    def deal(self, setup: Setup, rng: Rng) -> Sticks:
        s = Sticks(setup.seats, [TURN.ask(0)], rng)
        s.heaps = [4 + rng.below(5) for _ in range(HEAPS)]
        s.tokens = [1 + rng.below(6) for _ in range(HEAPS)]
        return s

    def blank(self) -> Sticks:
        return Sticks(0, [], Rng(1, 0, 0, 0))

    def view(self, s: Sticks, seat: int) -> dict[str, object]:
        known = [0 if left else token for left, token in zip(s.heaps, s.tokens)]
        return {"turn": s.turn, "heaps": s.heaps[:], "tokens": known, "points": self.points(s)}

    def resample(self, s: Sticks, seat: int, rng: Rng) -> Sticks:
        other = s.copy()
        other.tokens = [rng.below(6) + 1 if left else token for left, token in zip(s.heaps, s.tokens)]
        other.rng = rng.copy()
        return other

    def points(self, s: Sticks) -> list[list[int]]:
        return [s.won[i * 2 : i * 2 + 2] for i in range(s.seats)]

    def places(self, s: Sticks) -> list[int]:
        totals = self.totals(s)
        return [1 + sum(other > mine for other in totals) for mine in totals]

    def end_reason(self, s: Sticks) -> str:
        return "heaps-gone"

    def chapter(self, s: Sticks) -> int:
        return s.turn

    def value(self, s: Sticks, seat: int) -> float:
        """Points, and 3.5 for every heap that the next player will not be able to finish."""
        return float(self.totals(s)[seat]) + 3.5 * sum(left % 4 == 0 for left in s.heaps if left) / s.seats

    def broken(self, s: Sticks) -> str:
        if min(s.heaps) < 0:
            return "SK-2.2: a heap has fewer than no sticks"
        tokens = sum(token for left, token in zip(s.heaps, s.tokens) if not left)
        return "" if sum(row[TOKENS] for row in self.points(s)) == tokens else "SK-2.3: tokens are lost"


GAME = SticksGame()
