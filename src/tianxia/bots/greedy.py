"""The greedy bot: looks to the end of its own turn and takes what the game's `value` likes best.

A turn at the table is a chain of small questions. Each possible answer is judged by the best end of the
turn that can be reached after it; where there are too many ends, some of them are tried at random.
Nobody else's answer is foreseen. With nets, the best end behind every answer is judged again by what was learned: the bot `net`.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.bots.judge import Judge, goes_on, standing
from tianxia.bots.nets import Nets
from tianxia.bots.protocol import Bot, Choice, Seat, Weight
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

LONGEST_TURN: Final = 24  # questions; a turn that goes on longer is judged where it stands


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """`ends`: how many ends of the turn are looked at, at least one per action and world.

    `noticed`: how many of its answers it thinks of at all, drawn anew for every question; 0: of every one.
    """

    def __init__(self, name: str, ends: int = 160, worlds: int = 1, nets: Nets | None = None, noticed: int = 0) -> None:
        super().__init__(name)
        self.ends = ends
        self.worlds = worlds
        self.nets = nets
        self.noticed = noticed

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        actions = seat.legal()
        if len(actions) == 1:
            return Choice(actions[0], [Weight(actions[0], 0.0, 1)], 1)
        if 0 < self.noticed < len(actions):
            rng.shuffle(actions)
            del actions[self.noticed :]
        judge = Judge() if self.nets is None else self.nets.judge(seat)
        sums = [0.0] * len(actions)
        for _ in range(self.worlds):
            weigh(seat.game, seat.resample(rng), seat.seat, actions, self.ends, rng, judge, sums)
        best = 0
        equals = 1
        for i in range(1, len(actions)):
            if sums[i] > sums[best]:
                best = i
                equals = 1
            elif sums[i] == sums[best]:
                equals += 1
                if rng.below(equals) == 0:
                    best = i
        why = [Weight(actions[i], sums[i] / self.worlds, self.worlds) for i in range(len(actions))]
        return Choice(actions[best], best_first(why, actions[best]), self.worlds * len(actions))


def weigh(
    game: Game[Any], world: State, seat: int, actions: list[int], ends: int, rng: Rng, judge: Judge, sums: list[float]
) -> None:
    """Add to `sums` what each action is worth in this world: the best end of the turn found behind it, as it is judged."""
    share = ends // len(actions)
    if share < 1:
        share = 1
    turn = game.turn(world)
    for i in range(len(actions)):
        s = world.copy()
        game.apply(s, seat, actions[i], None)
        stands, end = best_end(game, s, seat, share, LONGEST_TURN, turn, rng)
        sums[i] += judge.worth(game, end, seat, stands)


def best_end(game: Game[Any], s: State, seat: int, ends: int, depth: int, turn: int, rng: Rng) -> tuple[float, State]:
    """The best end of this seat's turn that was found, and its standing; `s` is used up."""
    while True:
        if depth <= 0 or not goes_on(game, s, seat, turn):
            return standing(game, s, seat), s
        actions = game.legal(s, seat)
        if len(actions) > 1 and ends > 1:
            break
        game.apply(s, seat, actions[rng.below(len(actions))] if len(actions) > 1 else actions[0], None)
        depth -= 1
    if len(actions) > ends:
        rng.shuffle(actions)
        del actions[ends:]
    share = ends // len(actions)
    best = -1e18
    best_at = s
    for action in actions:
        after = s.copy()
        game.apply(after, seat, action, None)
        found, at = best_end(game, after, seat, share, depth - 1, turn, rng)
        if found > best:
            best = found
            best_at = at
    return best, best_at


def best_first(why: list[Weight], chosen: int) -> list[Weight]:
    """The chosen action first, then the others by visits and value."""
    keyed: list[tuple[int, int, float, int]] = []
    for i in range(len(why)):
        w = why[i]
        keyed.append((0 if w.action == chosen else 1, -w.visits, -w.value, i))
    keyed.sort()
    return [why[k[3]] for k in keyed]
