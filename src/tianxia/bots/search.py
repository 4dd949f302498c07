"""The search bot: Monte Carlo tree search over positions in which all hidden things are dealt anew.

Each try deals the unknown again, walks down the tree (every seat picks what is good for itself), adds a
leaf, plays a few turns on, judges the position for every seat and carries the judgements back up. The
tree is one for all dealt positions: only answers that are legal in the dealt position are weighed in it
(information-set search). Seats asked at the same time answer at one node without seeing each other.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from tianxia.bots.greedy import best_first, weigh
from tianxia.bots.judge import goes_on, standings
from tianxia.bots.protocol import Bot, Choice, Seat, Weight
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

FULL: Final = 1_000_000  # turns: play on to the end of the game


class Style:
    """How a search goes about it; the defaults are what measured best."""

    def __init__(
        self,
        curiosity: float = 1.0,
        turns: int = 1,
        hunch_ends: int = 160,
        hunch_after: int = 4,
        trust: float = 0.25,
        most_nodes: int = 200_000,
    ) -> None:
        self.curiosity = curiosity  # weight of what was tried little
        self.turns = turns  # how many further turns a try plays on before it is judged; FULL: to the end
        self.hunch_ends = hunch_ends  # ends of the turn looked at for the first opinion at the root
        self.hunch_after = hunch_after  # visits after which an inner node gets first opinions; 0: never
        self.trust = trust  # temperature of first opinions, in units of the usual spread of points
        self.most_nodes = most_nodes


class Node:
    """A place in the tree: for every answer how likely it looked, how often it was tried and how it went."""

    def __init__(self) -> None:
        self.visits = 0
        self.keys: list[int] = []  # seat * number of actions + action
        self.at: dict[int, int] = {}
        self.tries: list[int] = []
        self.sums: list[float] = []
        self.hunches: list[float] = []
        self.judged = False
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
        weigh(game, world, self.me, actions, self.style.hunch_ends, self.rng, opinions)
        low = min(opinions)
        high = max(opinions)
        self.spread = max(0.5, 0.5 * (high - low))
        size = game.actions.size
        for action in actions:
            self._arm(self.root, self.me * size + action)
        self._spread_hunches(self.root, list(range(len(actions))), opinions)
        self.root.judged = True

    def _arm(self, node: Node, key: int) -> int:
        index = len(node.keys)
        node.keys.append(key)
        node.at[key] = index
        node.tries.append(0)
        node.sums.append(0.0)
        node.hunches.append(1.0)
        return index

    def _spread_hunches(self, node: Node, arms: list[int], opinions: list[float]) -> None:
        """Turn opinions in points into shares that add up to 1: softmax, with a little for everyone."""
        high = max(opinions)
        heat = 1.0 / (self.style.trust * self.spread + 1e-6)
        total = 0.0
        parts: list[float] = []
        for opinion in opinions:
            part = exp(max(-30.0, (opinion - high) * heat))
            parts.append(part)
            total += part
        n = float(len(arms))
        for i in range(len(arms)):
            node.hunches[arms[i]] = 0.8 * parts[i] / total + 0.2 / n

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
        while s.todo:
            ask = s.todo[-1]
            seat = ask.seat
            decision = game.decisions[ask.kind]
            actions: list[int] = []
            decision.legal(s, ask, seat, actions)
            if len(actions) == 1:
                action = actions[0]
            else:
                arm = self._pick(node, s, seat, actions)
                action = node.keys[arm] - seat * size
                path.append(node)
                arms.append(arm)
                movers.append(seat)
            s.todo.pop()
            decision.apply(s, ask, seat, action, None)
            joint = (joint * size + action) % 1_000_000_007
            if s.todo:
                top = s.todo[-1]
                if top.kind == ask.kind and top.waiting == ask.waiting & ~(1 << seat):
                    continue  # asked at the same time: the others answer at the same node, unaware
            if len(actions) == 1:
                continue
            child = node.children.get(joint)
            if child is None:
                if self.nodes < self.style.most_nodes:
                    node.children[joint] = Node()
                    self.nodes += 1
                break
            node = child
            joint = 0
        self._play_on(s)
        standings(game, s, self.results)
        self._carry_back()
        self.count += 1

    def _pick(self, node: Node, s: State, seat: int, actions: list[int]) -> int:
        """The answer that looks best to this seat, counting curiosity (PUCT)."""
        first = seat * self.game.actions.size
        indexes: list[int] = []
        at = node.at
        visits = 0
        total = 0.0
        for action in actions:
            index = at.get(first + action, -1)
            if index < 0:
                index = self._arm(node, first + action)
                if node.judged:
                    node.hunches[index] = 1.0 / len(actions)
            indexes.append(index)
            visits += node.tries[index]
            total += node.sums[index]
        if not node.judged:
            if self.style.hunch_after > 0 and visits >= self.style.hunch_after:
                self._judge(node, s, seat, actions, indexes)
            elif visits == 0:
                return indexes[self.rng.below(len(indexes))]
        mean = total / visits if visits > 0 else 0.5
        reach = self.style.curiosity * sqrt(float(visits) + 1.0)
        if not node.judged:
            reach /= float(len(actions))
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

    def _judge(self, node: Node, s: State, seat: int, actions: list[int], indexes: list[int]) -> None:
        """First opinions at an inner node: one look ahead for every answer."""
        opinions = [0.0] * len(actions)
        weigh(self.game, s, seat, actions, len(actions), self.rng, opinions)
        self._spread_hunches(node, indexes, opinions)
        node.judged = True

    def _play_on(self, s: State) -> None:
        """Random answers until the turn, and `turns` more of them, are over."""
        game = self.game
        rng = self.rng
        turns = self.style.turns
        if not s.todo:
            return
        seat = s.todo[-1].seat
        turn = game.turn(s)
        while s.todo:
            ask = s.todo[-1]
            if not goes_on(game, s, seat, turn):
                turns -= 1
                if turns < 0:
                    return
                seat = ask.seat
                turn = game.turn(s)
            decision = game.decisions[ask.kind]
            actions: list[int] = []
            decision.legal(s, ask, ask.seat, actions)
            s.todo.pop()
            n = len(actions)
            decision.apply(s, ask, ask.seat, actions[rng.below(n)] if n > 1 else actions[0], None)

    def _carry_back(self) -> None:
        results = self.results
        for seat in range(len(results)):
            distance = results[seat] - self.base[seat]
            if self.seen < 64:
                self.seen += 1
                self.seen_sum += distance if distance > 0.0 else -distance
                if self.seen == 64:
                    self.spread = max(0.5, self.seen_sum / 64.0)
            scaled = distance / (2.0 * self.spread)
            results[seat] = 0.5 + 0.5 * scaled / (1.0 + (scaled if scaled > 0.0 else -scaled))
        for i in range(len(self.path)):
            node = self.path[i]
            arm = self.arms[i]
            node.visits += 1
            node.tries[arm] += 1
            node.sums[arm] += results[self.movers[i]]


class Search(Bot):
    """Searches for `seconds`, or exactly `iterations` tries (the same seed then gives the same answer)."""

    def __init__(self, name: str, seconds: float, iterations: int, style: Style | None = None) -> None:
        super().__init__(name)
        self.seconds = seconds
        self.iterations = iterations
        self.style = style if style is not None else Style()

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
    """The most tried action; its value is told as the share of what could be hoped for (0 to 1)."""
    root = tree.root
    first = tree.me * tree.game.actions.size
    best = 0
    best_rank = -1.0
    why: list[Weight] = []
    for i in range(len(actions)):
        arm = root.at[first + actions[i]]
        tried = root.tries[arm]
        quality = root.sums[arm] / tried if tried > 0 else 0.0
        why.append(Weight(actions[i], quality, tried))
        rank = float(tried) + quality * 0.999
        if rank > best_rank:
            best_rank = rank
            best = i
    return Choice(actions[best], best_first(why, actions[best]), tree.count)
