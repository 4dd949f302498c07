"""The search bot: the answers that look best race against each other, each played on for a few turns.

In every round the hidden things are dealt once, each answer still in the race is tried in that same deal with the same
dice, everybody plays on for some turns as a quick greedy bot would, and the position reached is judged. Since all answers
see the same deal, few rounds tell them apart; who is clearly behind leaves the race. The last one, or the best when the
time is over, is taken. What greedy thinks of an answer counts as well: it looks less far, but with more care.

With nets it is the bot `champion`: the positions reached are judged by what was learned from self-play.
"""

from math import sqrt
from time import perf_counter
from typing import Any

from mypy_extensions import mypyc_attr

from tianxia.bots.greedy import LONGEST_TURN, best_end, best_first, weigh
from tianxia.bots.judge import Judge, standing
from tianxia.bots.net import Learned
from tianxia.bots.nets import Nets
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Bot, Choice, Seat, Weight, split
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State


class Race:
    """One search. `run_once` makes one try; `live` has the answers still in the race, by number."""

    def __init__(self, game: Game[Any], me: int, pace: Pace, rng: Rng, judge: Judge) -> None:
        self.game = game
        self.me = me
        self.pace = pace
        self.rng = rng
        self.judge = judge
        self.actions: list[int] = []
        self.opinions: list[float] = []
        self.results: list[list[float]] = []  # per answer, one per round
        self.live: list[int] = []
        self.count = 0
        self.rounds = 0  # finished ones
        self._next = 0  # the runner in `live` whose turn it is
        self._deal: State | None = None
        self._dice = rng

    def open(self, seat: Seat, actions: list[int]) -> None:
        """First opinions; the best of them start."""
        pace = self.pace
        self.actions = actions
        sums = [0.0] * len(actions)
        for _ in range(pace.deals):
            weigh(self.game, seat.resample(self.rng), self.me, actions, pace.hunch_ends, self.rng, self.judge, sums)
        self.opinions = [total / pace.deals for total in sums]
        self.results = [[] for _ in actions]
        ranked = sorted([(-self.opinions[i], i) for i in range(len(actions))])
        self.live = [i for _, i in ranked[: pace.runners]]

    def run(self, seat: Seat, iterations: int, until: float) -> None:
        """Until it is decided, so many tries were made or, where no number is given, the time is over."""
        while len(self.live) > 1:
            if self.count >= iterations if iterations > 0 else perf_counter() >= until:
                break
            self.run_once(seat)

    def run_once(self, seat: Seat) -> None:
        """One try of the next answer; a new deal when a round begins."""
        if self._next == 0:
            self._deal = seat.resample(self.rng)
            self._dice = split(self.rng)
        deal = self._deal
        assert deal is not None
        i = self.live[self._next]
        s: State = deal.copy()
        turn = self.game.turn(s)
        self.game.apply(s, self.me, self.actions[i], None)
        self.results[i].append(self.reached(i, self._play_on(s, turn, self._dice.copy())))
        self.count += 1
        self._next += 1
        if self._next == len(self.live):
            self._next = 0
            self.rounds += 1
            if self.rounds >= self.pace.warm_up:
                self._drop()

    def reached(self, i: int, s: State) -> float:
        """What the end of a try of this answer is worth."""
        return self.judge.worth(self.game, s, self.me, standing(self.game, s, self.me))

    def score(self, i: int) -> float:
        """Mean of the finished rounds, and the first opinion."""
        mean = 0.0
        if self.rounds > 0:
            results = self.results[i]
            for k in range(self.rounds):
                mean += results[k]
            mean /= self.rounds
        return mean + self.pace.trust * self.opinions[i]

    def best(self) -> int:
        """The answer that leads."""
        best = self.live[0]
        best_score = self.score(best)
        for i in self.live:
            score = self.score(i)
            if score > best_score:
                best_score = score
                best = i
        return best

    def _drop(self) -> None:
        """Who is behind the leader by more than chance explains leaves."""
        first = self.best()
        ahead = self.results[first]
        lead = self.score(first)
        n = self.rounds
        stay: list[int] = []
        for i in self.live:
            results = self.results[i]
            mean = 0.0
            squares = 0.0
            for k in range(n):
                gap = ahead[k] - results[k]
                mean += gap
                squares += gap * gap
            mean /= n
            error = sqrt(max(0.01, squares / n - mean * mean) / n)
            if i == first or lead - self.score(i) < self.pace.doubt * error + 0.05:
                stay.append(i)
        self.live = stay

    def _play_on(self, s: State, turn: int, dice: Rng) -> State:
        """The position some turns after this one, of quick greedy play; `s` is used up."""
        game = self.game
        left = self.pace.turns
        own = True
        while s.todo:
            now = game.turn(s)
            if now != turn:
                turn = now
                left -= 1
                if left <= 0:
                    break
            seat = s.todo[-1].seat
            own = own and seat == self.me
            s = self._quick_turn(s, seat, turn, self.pace.own_ends if own else self.pace.ends, dice)
        return s

    def _quick_turn(self, s: State, seat: int, turn: int, ends: int, dice: Rng) -> State:
        """The seat plays to the end of its turn; where several are asked at once, it gives one answer."""
        game = self.game
        if s.todo[-1].waiting == 1 << seat:
            return best_end(game, s, seat, ends, LONGEST_TURN, turn, dice)[1]
        actions = game.legal(s, seat)
        if len(actions) > 2 * ends:
            dice.shuffle(actions)
            del actions[2 * ends :]
        best = s
        best_score = -1e18
        for action in actions:
            after = s.copy()
            game.apply(after, seat, action, None)
            score = standing(game, after, seat)
            if score > best_score:
                best_score = score
                best = after
        return best


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Searches for `seconds`, or at most `iterations` tries (the same seed then gives the same answer)."""

    def __init__(self, name: str, seconds: float, iterations: int, pace: Pace | None = None, nets: Nets | None = None) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.iterations = iterations
        self.pace = pace
        self.nets = nets

    def reproducible(self) -> bool:
        return self.iterations > 0

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        until = perf_counter() + self.seconds
        actions = seat.legal()
        if len(actions) == 1:
            return Choice(actions[0], [Weight(actions[0], 0.0, 1)], 0)
        judge = Judge() if self.nets is None else self.nets.judge(seat)
        race = Race(seat.game, seat.seat, self.pace or usual_pace(judge), rng, judge)
        race.open(seat, actions)
        race.run(seat, self.iterations, until)
        best = race.best()
        return Choice(actions[best], best_first(told(race), actions[best]), race.count)


def usual_pace(judge: Judge) -> Pace:
    return judge.net.pace if isinstance(judge, Learned) else Pace()


def told(race: Race) -> list[Weight]:
    """Every answer with how often it was tried and, in points, how far ahead the seat ends up after it."""
    why: list[Weight] = []
    for i in range(len(race.actions)):
        results = race.results[i]
        mean = sum(results) / len(results) if results else race.opinions[i]
        why.append(Weight(race.actions[i], mean, len(results)))
    return why
