"""Pebbles: the teaching game, small enough to read in one sitting. CONTRIBUTING.md walks through it.

Two to four players share a heap of pebbles.
- **PB-1** Each round every player secretly picks 1, 2 or 3; the picks are revealed together.
- **PB-2** In seat order each player takes that many pebbles from the heap, as long as there are any.
- **PB-3** A pick that nobody else made earns a die roll: 1 to 6 points extra.
- **PB-4** When the heap is empty the game ends; a pebble is a point, most points win, ties share.
"""

from typing import Any

from tianxia.engine.actions import ActionSpace, Block
from tianxia.engine.actions import number as number_from
from tianxia.engine.events import Event, Log
from tianxia.engine.features import Features, amount, flag, listed, players
from tianxia.engine.fields import Field, number, row
from tianxia.engine.flow import Ask, Frame, still_waiting
from tianxia.engine.game import Decision, Game, Mode, Option, Reason, Setup, numbered
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

PICK = Block("pick", 0, (number_from("pebbles", 3, first=1),))
PEBBLES, LUCK = 0, 1  # the sources of points
HEAP_PER_SEAT = 9
FIELDS = [
    number("heap"),
    number("round"),
    row("picks", "per seat 1 to 3, 0 = not yet: hidden until all are in"),
    row("won", "per seat two numbers: pebbles, luck"),
]
FEATURES = [
    amount("heap", 18),
    amount("round", 5),
    players("picked", [flag("")]),
    amount("my_pick", 1),
    players("points", [listed("", 2, [amount("", 10)])]),
]


class Pebbles(State):
    def __init__(self, seats: int, todo: list[Frame], rng: Rng) -> None:
        super().__init__(seats, todo, rng)
        self.heap = 0
        self.round = 1
        self.picks = [0] * seats
        self.won = [0] * (2 * seats)

    def fields(self) -> list[Field]:
        return FIELDS


class Pick(Decision[Pebbles]):
    """PB-1: a secret choice of all players at once."""

    def legal(self, s: Pebbles, ask: Ask, seat: int, out: list[int]) -> None:
        for count in range(1, 4):
            if count <= s.heap:
                out.append(PICK.id(count - 1))

    def why_not(self, s: Pebbles, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("PB-2", "heap", {"left": s.heap})

    def apply(self, s: Pebbles, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.picks[seat] = PICK.x(action) + 1
        if log is not None:
            known = Event("picked", seat, "PB-1", {"pebbles": s.picks[seat]})
            log.secret(1 << seat, known, veil=Event("picked-hidden", seat, "PB-1", {}))
        rest = still_waiting(ask, seat)
        if rest is not None:
            s.todo.append(rest)
            return
        if log is not None:
            log.reveal()
        take_pebbles(s, log)
        if s.heap > 0:
            s.round += 1
            s.todo.append(PICK_SOME.ask_each((1 << s.seats) - 1))


PICK_SOME = Pick("pick", "PB-1", ("pick",))


def take_pebbles(s: Pebbles, log: Log | None) -> None:
    """PB-2 and PB-3: everybody takes; a pick of one's own earns a die."""
    for seat in range(s.seats):
        count = min(s.picks[seat], s.heap)
        s.heap -= count
        s.won[seat * 2 + PEBBLES] += count
        luck = s.rng.below(6) + 1 if s.picks.count(s.picks[seat]) == 1 else 0
        s.won[seat * 2 + LUCK] += luck
        if log is not None:
            log.gain(seat, "vp", count, "pebbles", "PB-2")
            log.gain(seat, "vp", luck, "luck", "PB-3")
    s.picks = [0] * s.seats


class PebblesGame(Game[Pebbles]):
    def __init__(self) -> None:
        self.name = "pebbles"
        self.rules_version = 1
        self.modes = [Mode("standard", 2, 4)]
        self.options = [Option("heap", ("small", "large"), "small")]
        self.actions = ActionSpace([PICK])
        self.decisions = numbered([PICK_SOME])
        self.sources = ("pebbles", "luck")
        self.features = Features(FEATURES, [], ["pick"])

    def deal(self, setup: Setup, rng: Rng) -> Pebbles:
        n = setup.seats
        heap = n * HEAP_PER_SEAT * (2 if setup.options["heap"] == "large" else 1)
        s = Pebbles(n, [PICK_SOME.ask_each((1 << n) - 1)], rng)
        s.heap = heap
        return s

    def blank(self) -> Pebbles:
        return Pebbles(0, [], Rng(1, 0, 0, 0))

    def view(self, s: Pebbles, seat: int) -> dict[str, Any]:
        return {
            "heap": s.heap,
            "round": s.round,
            "picked": [pick > 0 for pick in s.picks],
            "my_pick": s.picks[seat] if seat >= 0 else 0,
            "points": self.points(s),
        }

    def resample(self, s: Pebbles, seat: int, rng: Rng) -> Pebbles:
        other = s.copy()
        for i in range(s.seats):
            if i != seat and s.picks[i] > 0:
                other.picks[i] = rng.below(min(3, s.heap)) + 1
        other.rng = rng.copy()
        return other

    def points(self, s: Pebbles) -> list[list[int]]:
        return [s.won[i * 2 : i * 2 + 2] for i in range(s.seats)]

    def places(self, s: Pebbles) -> list[int]:
        totals = self.totals(s)
        return [1 + sum([1 for other in totals if other > mine]) for mine in totals]

    def end_reason(self, s: Pebbles) -> str:
        return "heap-empty"

    def chapter(self, s: Pebbles) -> int:
        return s.round

    def value(self, s: Pebbles, seat: int) -> float:
        return float(self.totals(s)[seat])

    def broken(self, s: Pebbles) -> str:
        taken = sum([row[PEBBLES] for row in self.points(s)])
        small = s.seats * HEAP_PER_SEAT
        return "" if s.heap + taken in (small, 2 * small) else "PB-2: pebbles are lost"


GAME = PebblesGame()
