"""What the ends of a turn are worth: each is tried in the same deals with the same dice, and played on by quick greedy bots.

`Tries` plays on for a few turns and judges as the champion does: cheap, and little is left to chance. `Finals` plays to the end
of the game and counts what is really won.
"""

from math import exp, sqrt
from typing import Final, NamedTuple

from tianxia.bots.greedy import LONGEST_TURN, Greedy, best_end
from tianxia.bots.judge import Judge, final_standing, standing
from tianxia.bots.net import Learned
from tianxia.bots.protocol import Bot, Seat, split
from tianxia.bots.reasons import SWING
from tianxia.bots.search import usual_pace
from tianxia.bots.table import play_game
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State
from tianxia.puzzles.turns import Line, Turn, walked

ENDS: Final = 12  # of a turn that a quick bot looks at
TURNS: Final = 3  # played on before a try is judged, at least
RIVALS: Final = "rivals"  # the parts that are no source: what the best rival gets less,
LATER: Final = "later"  # and what is no points yet, but will be
LEAST_ERROR: Final = 0.25  # points; equal results in few deals prove nothing


class Gap:
    """By how much one thing is ahead of another in deals that both were tried in."""

    def __init__(self, differences: list[float]) -> None:
        self.deals = len(differences)
        self.mean = sum(differences) / max(1, self.deals)
        squares = sum([(one - self.mean) ** 2 for one in differences]) / max(1, self.deals - 1)
        self.error = max(LEAST_ERROR, sqrt(squares / max(1, self.deals)))

    @property
    def errors(self) -> float:
        return self.mean / self.error


class Tried(NamedTuple):
    """What a try came to: as the champion counts it, in points ahead of the best rival, points made by source, what the rival
    has and may expect, and the chance to win (bots/reasons.py tells the same of a hint)."""

    worth: float
    points: float
    sources: list[int]
    rival: float
    chance: float


class Told(NamedTuple):
    """What is given away with one way against another: the parts sum up to the points."""

    points: float
    chance: float
    parts: dict[str, float]


class Tries:
    """The ends of one turn, tried in deals that are the same for all of them."""

    def __init__(self, seat: Seat, judge: Judge, seed: int) -> None:
        self.seat = seat
        self.game = seat.game
        self.judge = judge
        usual = usual_pace(judge)
        self.turns = max(TURNS, usual.turns)
        self.ends = usual.ends
        self.seed = seed
        self._deals: list[tuple[Turn, Rng]] = []
        self.results: dict[Line, list[Tried | None]] = {}  # None: not possible in that deal

    def deal(self, n: int) -> tuple[Turn, Rng]:
        while len(self._deals) <= n:
            rng = seeded((self.seed << 16) + len(self._deals))
            world = self.seat.resample(rng)
            self._deals.append((Turn(self.game, world, self.seat.seat), split(rng)))
        return self._deals[n]

    def glance(self, line: Line, deals: int) -> float:
        """What the end of the turn looks like, without playing on."""
        total = 0.0
        for n in range(deals):
            turn, dice = self.deal(n)
            at = walked(turn, line)
            total += self._judged(at.s, dice.copy(), 0).worth if at is not None else -1e6
        return total / deals

    def run(self, line: Line, deals: int) -> None:
        """Try it in so many deals, those included in which it was tried before."""
        results = self.results.setdefault(line, [])
        for n in range(len(results), deals):
            turn, dice = self.deal(n)
            at = walked(turn, line)
            results.append(self._judged(at.s, dice.copy(), self.turns) if at is not None else None)

    def gap(self, one: Line, other: Line) -> Gap:
        return Gap([a.worth - b.worth for a, b in self._both(one, other)])

    def told(self, one: Line, other: Line) -> Told:
        """The same in points, part by part, in tenths."""
        both = self._both(one, other)
        n = max(1, len(both))
        points = round(sum([a.points - b.points for a, b in both]) / n, 1)
        parts: dict[str, float] = {}
        for k, source in enumerate(self.game.sources):
            parts[source] = round(sum([a.sources[k] - b.sources[k] for a, b in both]) / n, 1)
        parts[RIVALS] = round(sum([b.rival - a.rival for a, b in both]) / n, 1)
        parts[LATER] = round(points - sum(parts.values()), 1)
        chance = round(sum([a.chance - b.chance for a, b in both]) / n, 3)
        return Told(points, chance, {part: amount for part, amount in parts.items() if amount})

    def chance(self, line: Line) -> float:
        known = [result.chance for result in self.results[line] if result is not None]
        return sum(known) / max(1, len(known))

    def _both(self, one: Line, other: Line) -> list[tuple[Tried, Tried]]:
        return [(a, b) for a, b in zip(self.results[one], self.results[other]) if a is not None and b is not None]

    def mean(self, line: Line, deals: int) -> float:
        """In the first deals."""
        known = [result.worth for result in self.results[line][:deals] if result is not None]
        return sum(known) / len(known) if known else -1e6

    def _judged(self, s: State, dice: Rng, turns: int) -> Tried:
        """Quick greedy play for so many turns, the rest of the present one included; then the champion's judgement."""
        game, me = self.game, self.seat.seat
        now = game.turn(s) if s.todo else 0
        left = max(1, turns)
        while s.todo:
            if game.turn(s) != now:
                now = game.turn(s)
                left -= 1
                if left <= 0:
                    break
            seat = s.todo[-1].seat
            if s.todo[-1].waiting == 1 << seat:
                if turns == 0 and seat != me:
                    break
                s = best_end(game, s, seat, self.ends, LONGEST_TURN, now, dice)[1]
            elif turns == 0:
                break
            else:
                s = self._one_answer(s, seat, dice)
        return self._tried(s)

    def _tried(self, s: State) -> Tried:
        game, me, judge = self.game, self.seat.seat, self.judge
        stands = standing(game, s, me)
        worth = judge.worth(game, s, me, stands)
        sources = list(game.points(s)[me])
        if not s.todo:
            points = final_standing(game, s, me, 0.0)
            places = game.places(s)
            return Tried(worth, points, sources, game.totals(s)[me] - points, 1.0 / places.count(1) if places[me] == 1 else 0.0)
        rival = game.value(s, me) - stands if s.seats > 1 and not game.together(s) else 0.0
        if isinstance(judge, Learned):
            return Tried(worth, stands + judge.net.share * judge.more, sources, rival, judge.chance)
        return Tried(worth, stands, sources, rival, 1.0 / (1.0 + exp(min(30.0, -stands / SWING))))

    def _one_answer(self, s: State, seat: int, dice: Rng) -> State:
        """Where several are asked at once: the answer after which this seat stands best."""
        game = self.game
        actions = game.legal(s, seat)
        if len(actions) > 2 * self.ends:
            dice.shuffle(actions)
            del actions[2 * self.ends :]
        best, best_score = s, -1e18
        for action in actions:
            after = s.copy()
            game.apply(after, seat, action, None)
            score = standing(game, after, seat)
            if score > best_score:
                best, best_score = after, score
        return best


class Finals:
    """Ends of a turn played on to the end of the game, in the same deals."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat = seat
        self.seed = seed
        self.ended: dict[Line, list[float | None]] = {}

    def run(self, line: Line, deals: int) -> None:
        game, me = self.seat.game, self.seat.seat
        ended = self.ended.setdefault(line, [])
        for n in range(len(ended), deals):
            rng = seeded((self.seed << 16) + n)
            at = walked(Turn(game, self.seat.resample(rng), me), line)
            if at is None:
                ended.append(None)
                continue
            bots: list[Bot] = [Greedy("quick", ends=ENDS)] * at.s.seats
            play_game(game, at.s, bots, [split(rng) for _ in bots], None)
            ended.append(final_standing(game, at.s, me))

    def gap(self, one: Line, other: Line) -> Gap:
        return Gap([a - b for a, b in zip(self.ended[one], self.ended[other]) if a is not None and b is not None])
