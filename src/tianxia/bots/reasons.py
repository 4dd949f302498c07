"""Why one answer is better than another, and how the game may go on: told from the tries of a race (search.py).

A reasoned race notes where each of its tries ended: the points per source, what the best rival may expect, and the chance
to win. The best answer and another one are compared in the deals that both were tried in. Their difference in points is
told part by part: per source, what the rival gets less, and what is no points yet but will be, as the judge sees it
("later"). The parts are told in tenths of a point and sum up to the difference.

The chance to win is the net's where there is one for the table. Elsewhere, among rivals, it is made of the points that a try
ends ahead of the best of them: with `SWING` points the odds are e to 1. Who plays alone or together is told none.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from tianxia.bots.greedy import weigh
from tianxia.bots.judge import Judge, final_standing, standing
from tianxia.bots.net import Learned
from tianxia.bots.protocol import Seat
from tianxia.bots.search import Race, Search, usual_pace
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

ROUNDS: Final = 10  # in which the best answer and the next best are compared at least, if there is time
DEALS: Final = 16  # of the first rounds are kept: the line is played in one of them
STEPS: Final = 12  # answers of the line that were a choice
SWING: Final = 10.0
NO_CHANCE: Final = -1.0  # nobody knows it
RIVALS: Final = -1  # parts that are no source
LATER: Final = -2
COSTLY_POINTS: Final = 5.0
COSTLY_CHANCE: Final = 0.1
ERRORS: Final = 2.0  # standard errors that a costly answer is behind at least
ENOUGH: Final = 6  # rounds after which an answer may be called so


class End:
    """Where a try ended, as the seat sees it."""

    def __init__(self, sources: list[int], rival: float, points: float, chance: float) -> None:
        self.sources = sources  # points made
        self.rival = rival  # what the best rival has and may expect
        self.points = points  # how far ahead the seat will be, without what a victory is worth on top
        self.chance = chance


class Part:
    """Tenths of a point that the best answer gains from one source (or RIVALS, or LATER)."""

    def __init__(self, source: int, tenths: int) -> None:
        self.source = source
        self.tenths = tenths


class Beside:
    """An answer beside the best one: what it costs to take it instead. The parts sum up to `tenths`."""

    def __init__(self, answer: int, rounds: int, gap: float, error: float, tenths: int, chance: float, parts: list[Part]) -> None:
        self.answer = answer  # its number in the race
        self.rounds = rounds  # that both were tried in
        self.gap = gap  # how far it is behind there, as the race counts
        self.error = error  # and by how much luck may have changed that
        self.tenths = tenths  # of a point
        self.chance = chance  # to win, that is given away
        self.parts = parts

    def costly(self) -> bool:
        """Whether one would want to be asked before it is done."""
        return self.gap > ERRORS * self.error and (self.tenths >= 10 * COSTLY_POINTS or self.chance >= COSTLY_CHANCE)


class ReasonedRace(Race):
    """A race that remembers where its tries ended, and the first deals."""

    def open(self, seat: Seat, actions: list[int]) -> None:
        super().open(seat, actions)
        self.ends: list[list[End]] = [[] for _ in actions]
        self.deals: list[State] = []
        self.dice: list[Rng] = []
        self.nobody_leaves = False

    def reached(self, i: int, s: State) -> float:
        if len(self.deals) == self.rounds and self.rounds < DEALS:
            assert self._deal is not None
            self.deals.append(self._deal)
            self.dice.append(self._dice)
        stands = standing(self.game, s, self.me)
        worth = self.judge.worth(self.game, s, self.me, stands)
        self.ends[i].append(self._end(s, stands))
        return worth

    def _end(self, s: State, stands: float) -> End:
        game = self.game
        me = self.me
        judge = self.judge
        sources = list(game.points(s)[me])
        rivals = s.seats > 1 and not game.together(s)
        if not s.todo:
            points = final_standing(game, s, me, 0.0)
            places = game.places(s)
            chance = 1.0 / places.count(1) if places[me] == 1 else 0.0
            known = rivals or isinstance(judge, Learned)
            return End(sources, game.totals(s)[me] - points, points, chance if known else NO_CHANCE)
        rival = game.value(s, me) - stands if rivals else 0.0
        if isinstance(judge, Learned):  # it has just looked at this position
            return End(sources, rival, stands + judge.net.share * judge.more, judge.chance)
        return End(sources, rival, stands, 1.0 / (1.0 + exp(min(30.0, -stands / SWING))) if rivals else NO_CHANCE)

    def _drop(self) -> None:
        if not self.nobody_leaves:
            super()._drop()

    def _second(self, best: int) -> int:
        """The answer that comes next among those that were tried in every round."""
        found = -1
        for i in range(len(self.actions)):
            if i != best and len(self.results[i]) >= self.rounds > 0 and (found < 0 or self.score(i) > self.score(found)):
                found = i
        return found

    def play_off(self, seat: Seat, until: float) -> int:
        """The round that was begun is ended; then the first two go on until they can be compared. Gives the winner: here the
        tries alone decide, so that what is told of them fits."""
        while self.rounds == 0 or self._next != 0:
            self.run_once(seat)
        self.nobody_leaves = True
        best = self.best()
        self.live = [best, self._second(best)]
        while self.rounds < ROUNDS and perf_counter() < until:
            self.run_once(seat)
            self.run_once(seat)
        first, other = self.live
        ahead: float = sum(self.results[first])  # by name: mypyc compares two sums as whole numbers
        behind: float = sum(self.results[other])
        return other if behind > ahead else first

    def mean_points(self, i: int) -> float:
        ends = self.ends[i]
        total = 0.0
        for end in ends:
            total += end.points
        return total / len(ends)

    def mean_chance(self, i: int) -> float:
        ends = self.ends[i]
        total = 0.0
        for end in ends:
            total += end.chance
        return total / len(ends)

    def beside(self, best: int, i: int) -> Beside:
        """What is lost with this answer, in the deals that both were tried in."""
        ahead = self.ends[best]
        behind = self.ends[i]
        n = min(len(ahead), len(behind))
        sums = [0.0] * len(self.game.sources)
        rival = points = chance = gaps = squares = 0.0
        for k in range(n):
            one = ahead[k]
            other = behind[k]
            for source in range(len(sums)):
                sums[source] += one.sources[source] - other.sources[source]
            rival += other.rival - one.rival
            points += one.points - other.points
            chance += one.chance - other.chance
            gap = self.results[best][k] - self.results[i][k]
            gaps += gap
            squares += gap * gap
        tenths = round(10.0 * points / n)
        parts = [Part(source, round(10.0 * sums[source] / n)) for source in range(len(sums))]
        parts.append(Part(RIVALS, round(10.0 * rival / n)))
        later = tenths
        for part in parts:
            later -= part.tenths
        parts.append(Part(LATER, later))
        mean = gaps / n
        error = sqrt(max(0.01, squares / n - mean * mean) / n)
        return Beside(i, n, mean, error, tenths, chance / n, [part for part in parts if part.tenths != 0])

    def behind(self, best: int, i: int) -> float:
        """About how far any answer is behind the best one, as the race counts: by first opinion and what tries there were."""
        opinion = self.opinions[best] - self.opinions[i]
        n = min(len(self.results[best]), len(self.results[i]))
        gap = 0.0
        for k in range(n):
            gap += (self.results[best][k] - self.results[i][k]) / n
        trust = self.pace.trust
        return max(0.0, (gap + trust * opinion) / (1.0 + trust) if n > 0 else opinion)

    def line(self, best: int, until: float) -> tuple[State, list[tuple[int, int]]]:
        """One more try of the best answer, answered step by step: the deal, and who answers what.

        It is played in the deal whose try ended nearest to the mean of all, by the same quick greedy play.
        """
        game = self.game
        mean = self.mean_points(best)
        at = 0
        for k in range(min(len(self.deals), len(self.ends[best]))):
            if abs(self.ends[best][k].points - mean) < abs(self.ends[best][at].points - mean):
                at = k
        s: State = self.deals[at].copy()
        dice = self.dice[at].copy()
        judge = Judge()
        turn = game.turn(s)
        left = self.pace.turns
        way = [(self.me, self.actions[best])]
        game.apply(s, self.me, self.actions[best], None)
        shown = 1
        while s.todo and shown < STEPS and perf_counter() < until:
            now = game.turn(s)
            if now != turn:
                turn = now
                left -= 1
                if left <= 0:
                    break
            seat = s.todo[-1].seat
            legal = game.legal(s, seat)
            answer = 0
            if len(legal) > 1:
                shown += 1
                sums = [0.0] * len(legal)
                weigh(game, s, seat, legal, self.pace.hunch_ends, dice, judge, sums)
                answer = sums.index(max(sums))
            way.append((seat, legal[answer]))
            game.apply(s, seat, legal[answer], None)
        return self.deals[at], way


class Reasons:
    """What a reasoned race found. `verdict` says of an answer whether it is "fine", "costly", or "unsure": it looks costly, but
    was not tried often enough."""

    def __init__(self, race: ReasonedRace, best: int, others: list[Beside], line: list[tuple[int, int]], deal: State) -> None:
        self.race = race
        self.best = best  # its number in the race
        self.others = others  # the answers that were tried, the next best first
        self.line = line
        self.deal = deal  # in which the line is played

    def verdict(self, i: int) -> str:
        for beside in self.others:
            if beside.answer == i and (beside.rounds >= ENOUGH or not beside.costly()):
                return "costly" if beside.costly() else "fine"
        return "unsure" if self.race.behind(self.best, i) >= COSTLY_POINTS else "fine"


def reasons(bot: Search, seat: Seat, rng: Rng, actions: list[int]) -> Reasons:
    """Let these answers race, at least two, and tell why the best one is. A bot that takes so many seconds takes twice that,
    and a little for the line; tries beyond those of the bot are made for the comparison."""
    judge = Judge() if bot.nets is None else bot.nets.judge(seat)
    race = ReasonedRace(seat.game, seat.seat, bot.pace or usual_pace(judge), rng, judge)
    until = perf_counter() + bot.seconds
    race.open(seat, actions)
    race.run(seat, bot.iterations, until)
    endless = bot.iterations > 0
    best = race.play_off(seat, 1e18 if endless else perf_counter() + bot.seconds)
    second = race.live[0] if race.live[1] == best else race.live[1]
    found = [race.beside(best, i) for i in range(len(actions)) if i != best and len(race.ends[i]) > 0]
    ranked = sorted([(found[k].answer != second, found[k].gap, k) for k in range(len(found))])
    others = [found[k] for _, _, k in ranked]
    deal, line = race.line(best, 1e18 if endless else perf_counter() + 0.5 * bot.seconds)
    return Reasons(race, best, others, line, deal)
