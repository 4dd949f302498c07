"""How fast the engine is on this machine: one core, one process, the games as they are installed.

Seconds are those of the processor, so that a busy machine gives the same figures as a quiet one.
"""

from time import process_time

from tianxia.bots.greedy import Greedy
from tianxia.bots.judge import Judge, standing
from tianxia.bots.mcts import FULL, Style, Tree
from tianxia.bots.net import Learned
from tianxia.bots.nets import Nets
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Seat
from tianxia.bots.search import Race
from tianxia.bots.table import play_game
from tianxia.engine import game as contract
from tianxia.engine.game import random_playout
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.engine.sheet import Sheet
from tianxia.engine.state import State


def compiled() -> bool:
    """Whether the engine runs as native code."""
    return not str(contract.__file__).endswith(".py")


def decisions_per_second(name: str, seats: int, seconds: float) -> float:
    """Random games from the deal to the end, legal lists included."""
    game = find(name)
    setup = game.check_setup("", seats, {})
    dice = seeded(1)
    done = 0
    seed = 0
    started = process_time()
    while process_time() - started < seconds:
        seed += 1
        done += random_playout(game, game.new(setup, seeded(seed)), dice)
    return done / (process_time() - started)


def steps_per_second(name: str, seats: int, seconds: float) -> float:
    """Random games as those who learn play them: the legal list and all that is seen, in numbers, at every decision."""
    game = find(name)
    setup = game.check_setup("", seats, {})
    dice = seeded(1)
    sheet = Sheet(game.features.size)
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        s = game.new(setup, seeded(done))
        while s.todo and process_time() - started < seconds:
            seat = s.todo[-1].seat
            game.observe_into(s, seat, sheet)
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[dice.below(len(legal))], None)
            done += 1
    return done / (process_time() - started)


def seeing_per_second(name: str, seats: int, seconds: float, fast: bool = True) -> float:
    """Positions of random games told in numbers: straight from the position, or by way of the view."""
    game = find(name)
    positions = game_positions(name, seats)
    sheet = Sheet(game.features.size)
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        for s in positions:
            seat = s.todo[-1].seat
            if fast:
                game.observe_into(s, seat, sheet)
            else:
                game.features.of(game.view(s, seat), seat, game.players(s))
        done += len(positions)
    return done / (process_time() - started)


def game_positions(name: str, seats: int) -> list[State]:
    """Every tenth position of a random game."""
    game = find(name)
    s: State = game.new(game.check_setup("", seats, {}), seeded(1))
    dice = seeded(2)
    out: list[State] = []
    moves = 0
    while s.todo:
        if moves % 10 == 0:
            out.append(s.copy())
        seat = s.todo[-1].seat
        legal = game.legal(s, seat)
        game.apply(s, seat, legal[dice.below(len(legal))], None)
        moves += 1
    return out


def middle(name: str, seats: int) -> State:
    """A position in the middle of a game between quick greedy bots, so that there is something on the board."""
    game = find(name)
    first: State = game.new(game.check_setup("", seats, {}), seeded(1))
    moves: list[tuple[int, int]] = []
    play_game(game, first.copy(), [Greedy("quick", ends=4)] * seats, [seeded(2 + seat) for seat in range(seats)], moves)
    for seat, action in moves[: len(moves) // 2]:
        game.apply(first, seat, action, None)
    return first


def copies_per_second(name: str, seats: int, seconds: float) -> float:
    """Copies of a position in the middle of a game."""
    s = middle(name, seats)
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        for _ in range(1000):
            s.copy()
        done += 1000
    return done / (process_time() - started)


def search_tries_per_second(name: str, seats: int, seconds: float, nets: Nets | None = None) -> float:
    """Tries of the search bot, from the first and the middle position in equal shares; with nets, of the champion."""
    done = 0
    spent = 0.0
    for s in beginnings(name, seats):
        rng = seeded(3)
        seat = Seat(find(name), s, s.todo[-1].seat)
        judge = Judge() if nets is None else nets.judge(seat)
        race = Race(find(name), seat.seat, Pace(doubt=1e9), rng, judge)  # nobody leaves, so that the race goes on
        race.open(seat, seat.legal())
        started = process_time()
        while process_time() - started < seconds / 2:
            race.run_once(seat)
        done += race.count
        spent += process_time() - started
    return done / spent


def judged_per_second(name: str, seats: int, seconds: float) -> float:
    """Positions of a random game judged by the game's net, standing and seeing included; 0 where it has none."""
    game = find(name)
    positions = game_positions(name, seats)
    judge = Nets().judge(Seat(game, positions[0], positions[0].todo[-1].seat))
    if not isinstance(judge, Learned):
        return 0.0
    done = 0
    started = process_time()
    while process_time() - started < seconds:
        for s in positions:
            seat = s.todo[-1].seat
            judge.worth(game, s, seat, standing(game, s, seat))
        done += len(positions)
    return done / (process_time() - started)


def mcts_tries_per_second(name: str, seats: int, seconds: float) -> float:
    """Tries of the mcts bot, each played to the end of the game, from the same positions."""
    done = 0
    spent = 0.0
    for s in beginnings(name, seats):
        rng = seeded(3)
        seat = Seat(find(name), s, s.todo[-1].seat)
        tree = Tree(find(name), seat.seat, s.seats, Style(turns=FULL), rng)
        tree.open(seat.resample(rng), seat.legal())
        started = process_time()
        while process_time() - started < seconds / 2:
            tree.try_once(seat.resample(rng))
        done += tree.count
        spent += process_time() - started
    return done / spent


def beginnings(name: str, seats: int) -> list[State]:
    """The first position and one in the middle of a game, both where somebody has a choice."""
    game = find(name)
    first: State = game.new(game.check_setup("", seats, {}), seeded(1))
    found = [first, middle(name, seats)]
    for s in found:
        while len(game.legal(s, s.todo[-1].seat)) == 1:
            game.apply(s, s.todo[-1].seat, game.legal(s, s.todo[-1].seat)[0], None)
    return found


def measure(name: str, seconds: float) -> dict[str, object]:
    """All figures of one game, with its fewest seats but at least two where it has such a mode."""
    game = find(name)
    seats = min([max(2, m.fewest) for m in game.modes if m.most >= 2] or [1])
    return {
        "game": name,
        "seats": seats,
        "compiled": compiled(),
        "decisions_per_second": round(decisions_per_second(name, seats, seconds)),
        "steps_per_second": round(steps_per_second(name, seats, seconds)),
        "copies_per_second": round(copies_per_second(name, seats, seconds)),
        "copy_microseconds": round(1e6 / copies_per_second(name, seats, seconds), 2),
        "search_tries_per_second": round(search_tries_per_second(name, seats, seconds)),
        "champion_tries_per_second": round(search_tries_per_second(name, seats, seconds, Nets())),
        "judged_per_second": round(judged_per_second(name, seats, seconds)),
        "mcts_tries_per_second": round(mcts_tries_per_second(name, seats, seconds)),
    }
