"""The mcts bot: Monte Carlo tree search over positions in which all hidden things are dealt anew.

Each try deals the unknown again, walks down the tree (every seat picks what is good for itself), adds a
leaf, plays on at random for a turn or to the end, judges the position for every seat and carries the
judgements back up. The tree is one for all dealt positions: only answers that are legal in the dealt
position are weighed in it (information-set search). Seats asked at the same time answer at one node
without seeing each other. The search bot (search.py) is stronger in the games of this table; this one is
the reference that the literature knows.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.bots.greedy import best_first, weigh
from tianxia.bots.judge import Judge, goes_on, standings
from tianxia.bots.protocol import Bot, Choice, Seat, Weight
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

FULL: Final = 1_000_000  # turns: play on to the end of the game


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Style:
    """How a tree is searched; the defaults are what measured best."""

    def __init__(
        self,
        curiosity: float = 1.0,
        turns: int = 1,
        hunch_ends: int = 160,
        trust: float = 1.0,
        most_nodes: int = 100_000,
    ) -> None:
        self.curiosity = curiosity  # weight of what was tried little
        self.turns = turns  # how many further turns a try plays on before it is judged; FULL: to the end
        self.hunch_ends = hunch_ends  # ends of the turn looked at for the first opinion at the root
        self.trust = trust  # how far apart first opinions must be to count, in units of their spread
        self.most_nodes = most_nodes


class Node:
    """A place in the tree: for every answer how likely it looked, how often it was tried and how it went."""

    def __init__(self) -> None:
        self.keys: list[int] = []  # seat * number of actions + action
        self.at: dict[int, int] = {}
        self.tries: list[int] = []
        self.sums: list[float] = []
        self.hunches: list[float] = []  # first opinions; they add up to about 1
        self.children: dict[int, Node] = {}


class Tree:
    """One search. `try_once` makes one try; `root` has the result."""

    def __init__(self, game: Game[Any], me: int, seats: int, style: Style, rng: Rng) -> None:
        self.game = game
        self.me = me
        self.style = style
        self.rng = rng
        self.root = Node()
        self.nodes = 1
        self.count = 0
        self.base = [0.0] * seats  # standings at the root: what tries are measured against
        self.spread = 4.0  # usual distance from it, in points; learned from the first tries
        self.seen = 0
        self.seen_sum = 0.0
        self.results = [0.0] * seats
        self.path: list[Node] = []
        self.arms: list[int] = []
        self.movers: list[int] = []

    def open(self, world: State, actions: list[int]) -> None:
        """Prepare the root: where everybody stands, and a first opinion on every action."""
        game = self.game
        standings(game, world, self.base)
        opinions = [0.0] * len(actions)
        weigh(game, world, self.me, actions, self.style.hunch_ends, self.rng, Judge(), opinions)
        low = min(opinions)
        high = max(opinions)
        self.spread = max(0.5, 0.5 * (high - low))
        heat = 1.0 / (self.style.trust * self.spread)
        parts = [exp(max(-30.0, (opinion - high) * heat)) for opinion in opinions]
        total = sum(parts)
        for i in range(len(actions)):
            hunch = 0.8 * parts[i] / total + 0.2 / len(actions)  # a little is left for everyone
            self._arm(self.root, self.me * game.actions.size + actions[i], hunch)

    def _arm(self, node: Node, key: int, hunch: float) -> int:
        index = len(node.keys)
        node.keys.append(key)
        node.at[key] = index
        node.tries.append(0)
        node.sums.append(0.0)
        node.hunches.append(hunch)
        return index

    def try_once(self, s: State) -> None:
        """One try in the dealt position `s`, which is used up."""
        game = self.game
        size = game.actions.size
        node = self.root
        path = self.path
        arms = self.arms
        movers = self.movers
        path.clear()
        arms.clear()
        movers.clear()
        joint = 0
        chose = False  # whether anybody had a choice at this node
        while s.todo:
            ask = s.ask()
            seat = ask.seat
            decision = game.decisions[ask.kind]
            actions: list[int] = []
            decision.legal(s, ask, seat, actions)
            if len(actions) == 1:
                action = actions[0]
            else:
                chose = True
                arm = self._pick(node, seat, actions)
                action = node.keys[arm] - seat * size
                path.append(node)
                arms.append(arm)
                movers.append(seat)
            s.todo.pop()
            decision.apply(s, ask, seat, action, None)
            game.advance(s, None)
            joint = (joint * size + action) % 1_000_000_007
            if s.todo:
                top = s.todo[-1]
                if top.kind == ask.kind and top.waiting == ask.waiting & ~(1 << seat):
                    continue  # asked at the same time: the others answer at the same node, unaware
            if not chose:
                continue
            child = node.children.get(joint)
            if child is None:
                if self.nodes < self.style.most_nodes:
                    node.children[joint] = Node()
                    self.nodes += 1
                break
            node = child
            joint = 0
            chose = False
        self._play_on(s)
        standings(game, s, self.results)
        self._carry_back()
        self.count += 1

    def _pick(self, node: Node, seat: int, actions: list[int]) -> int:
        """The answer that looks best to this seat, counting curiosity (PUCT)."""
        first = seat * self.game.actions.size
        indexes: list[int] = []
        at = node.at
        visits = 0
        total = 0.0
        for action in actions:
            index = at.get(first + action, -1)
            if index < 0:
                index = self._arm(node, first + action, 1.0 / len(actions))
            indexes.append(index)
            visits += node.tries[index]
            total += node.sums[index]
        if visits == 0 and node is not self.root:
            return indexes[self.rng.below(len(indexes))]
        mean = total / visits if visits > 0 else 0.5
        reach = self.style.curiosity * sqrt(float(visits) + 1.0)
        best = -1
        best_score = -1e18
        for index in indexes:
            tried = node.tries[index]
            quality = node.sums[index] / tried if tried > 0 else mean - 0.05
            score = quality + reach * node.hunches[index] / (1.0 + tried)
            if score > best_score:
                best_score = score
                best = index
        return best

    def _play_on(self, s: State) -> None:
        """Random answers to the end of the turn, and for as many further turns as the style says.

        It is over already where several seats are asked at once; each of their answers counts as a turn.
        """
        turns = self.style.turns
        if s.todo and s.todo[-1].waiting != 1 << s.todo[-1].seat:
            turns -= 1
        while s.todo and turns >= 0:
            self._play_at_random(s, s.todo[-1].seat, self.game.turn(s))
            turns -= 1

    def _play_at_random(self, s: State, seat: int, turn: int) -> None:
        """Random answers, at least one, until the turn is over."""
        game = self.game
        rng = self.rng
        while True:
            ask = s.ask()
            decision = game.decisions[ask.kind]
            actions: list[int] = []
            decision.legal(s, ask, ask.seat, actions)
            s.todo.pop()
            n = len(actions)
            decision.apply(s, ask, ask.seat, actions[rng.below(n)] if n > 1 else actions[0], None)
            game.advance(s, None)
            if not goes_on(game, s, seat, turn):
                return

    def in_points(self, quality: float) -> float:
        """A result between 0 and 1 as the standing it stands for: the opposite of what `_carry_back` does."""
        scaled = 2.0 * max(0.001, min(0.999, quality)) - 1.0
        return self.base[self.me] + 2.0 * self.spread * scaled / (1.0 - abs(scaled))

    def _carry_back(self) -> None:
        """Results count as distances from where everybody stands, squeezed into 0 to 1."""
        results = self.results
        for seat in range(len(results)):
            distance = results[seat] - self.base[seat]
            if self.seen < 64:
                self.seen += 1
                self.seen_sum += abs(distance)
                if self.seen == 64:
                    self.spread = max(0.5, self.seen_sum / 64.0)
            scaled = distance / (2.0 * self.spread)
            results[seat] = 0.5 + 0.5 * scaled / (1.0 + abs(scaled))
        for i in range(len(self.path)):
            node = self.path[i]
            arm = self.arms[i]
            node.tries[arm] += 1
            node.sums[arm] += results[self.movers[i]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mcts(Bot):
    """Searches for `seconds`, or exactly `iterations` tries (the same seed then gives the same answer)."""

    def __init__(self, name: str, seconds: float, iterations: int, style: Style | None = None) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.iterations = iterations
        self.style = style if style is not None else Style()

    def reproducible(self) -> bool:
        return self.iterations > 0

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        started = perf_counter()
        actions = seat.legal()
        if len(actions) == 1:
            return Choice(actions[0], [Weight(actions[0], 0.0, 1)], 0)
        first = seat.resample(rng)
        tree = Tree(seat.game, seat.seat, first.seats, self.style, rng)
        tree.open(first, actions)
        if self.iterations > 0:
            while tree.count < self.iterations:
                tree.try_once(seat.resample(rng))
        else:
            until = started + self.seconds
            while perf_counter() < until:
                tree.try_once(seat.resample(rng))
        return decide(tree, actions)


def decide(tree: Tree, actions: list[int]) -> Choice:
    """The most tried action. Values are told in points: how far ahead the seat ends up, as far as the search sees."""
    root = tree.root
    first = tree.me * tree.game.actions.size
    best = 0
    best_rank = -1.0
    why: list[Weight] = []
    for i in range(len(actions)):
        arm = root.at[first + actions[i]]
        tried = root.tries[arm]
        quality = root.sums[arm] / tried if tried > 0 else 0.0
        why.append(Weight(actions[i], tree.in_points(quality), tried))
        rank = float(tried) + 0.5 * quality + 0.49 * root.hunches[arm]
        if rank > best_rank:
            best_rank = rank
            best = i
    return Choice(actions[best], best_first(why, actions[best]), tree.count)
