"""Somebody else's classes on the engine, run where nothing of this checkout is known but the installed packages.

Everything here is interpreted; the engine beneath may be compiled. Prints what came of it as JSON.
"""

import copy
import hashlib
import json
import pickle
import sys
from typing import Any

import numpy as np
from sticks.game import GAME, Sticks, SticksGame, Take
from sticks.tidy import Tidy

from tianxia.bots.catalogue import bot, names
from tianxia.bots.greedy import Greedy
from tianxia.bots.protocol import Bot, Choice, Seat, visitor
from tianxia.bots.search import Search
from tianxia.bots.table import play_game
from tianxia.engine import game as contract
from tianxia.engine import registry
from tianxia.engine.course import Course
from tianxia.engine.game import random_playout
from tianxia.engine.laws import check_game
from tianxia.engine.offer import offers
from tianxia.engine.record import Record, read_record
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State
from tianxia.lab.envs.gym import TianxiaEnv

Told = dict[str, Any]


def mark(what: bytes) -> str:
    return hashlib.sha256(what).hexdigest()[:16]


def position(name: str, moves: int, seed: int = 5) -> State:
    game = registry.find(name)
    s: State = game.new(game.check_setup("", game.modes[0].fewest, {}), seeded(seed))
    dice = seeded(seed + 1)
    for _ in range(moves):
        actions = game.legal(s, s.todo[-1].seat)
        game.apply(s, s.todo[-1].seat, actions[dice.below(len(actions))], None)
    return s


class Narrow(Take):
    """An override of an override: only single sticks."""

    def legal(self, s: Sticks, ask: Any, seat: int, out: list[int]) -> None:
        before = len(out)
        super().legal(s, ask, seat, out)
        out[before:] = [action for action in out[before:] if action % 3 == 0]


class NarrowGame(SticksGame):
    """What is overridden here must be what compiled code calls."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "narrow"
        self.decisions = [Narrow("take", "SK-2.1", ("take",))]
        self.asked = 0

    def value(self, s: Sticks, seat: int) -> float:
        self.asked += 1
        return super().value(s, seat)

    def together(self, s: Sticks) -> bool:
        return True


class Half(Greedy):
    """A compiled bot with other numbers."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ends=8)

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        choice = super().choose(seat, rng)
        return Choice(choice.action, choice.why, 77)


def laws() -> Told:
    game = registry.find("sticks")
    return {"same": game is GAME, "decisions": [check_game(game, game.check_setup("", n, {}), n, 2) for n in (2, 3, 4)]}


def bots() -> Told:
    game = registry.find("sticks")
    out: Told = {"names": names()}
    for name in ("tidy", "greedy", "search@20", "mcts@20"):
        s = game.new(game.check_setup("", 2, {}), seeded(4))
        moves: list[tuple[int, int]] = []
        play_game(game, s, [bot(name), bot("greedy")], [seeded(1), seeded(2)], moves)
        out[name] = moves
    tidy = bot("tidy")
    for name in registry.names():  # a stranger's bot in every game
        s = position(name, 7)
        choice = tidy.choose(Seat(registry.find(name), s, s.todo[-1].seat), seeded(1))
        out[f"tidy in {name}"] = choice.action
    return out


def overrides() -> Told:
    game = registry.add(NarrowGame())
    s = game.new(game.check_setup("", 3, {}), seeded(1))
    sticks = sum(s.heaps)
    first = Seat(game, s, 0)
    half = Half("half").choose(first, seeded(1))
    race = Search("search", 0.0, 12).choose(first, seeded(1))
    last = visitor(lambda seat, dice: np.int64(seat.legal()[-1]), "last").choose(first, seeded(1))
    asked = game.asked  # type: ignore[attr-defined]
    seen = [len(game.observe(s, 0)), game.prefix(), len(offers(game, s, 0)), game.totals(s)]
    return {
        "single sticks": [random_playout(game, s, seeded(3)), sticks],
        "half": [half.action, half.tries],
        "search": race.action,
        "value was asked": asked > 0,
        "seen": seen,
        "a function": last.action,
    }


def records() -> Told:
    game = registry.find("sticks")
    match = Course(Record(game, game.check_setup("", 2, {}), 9, ["Ann", "tidy"], []))
    while not match.over:
        seat = match.state.todo[-1].seat
        match.play(seat, Tidy("tidy").choose(Seat(game, match.state, seat), seeded(len(match.moves))).action)
    again = Course.of(read_record(match.record.to_json()))
    return {"lines": match.record.lines, "same": again.state.fingerprint() == match.state.fingerprint()}


def copies() -> Told:
    out: Told = {}
    for name in registry.all_names():
        s = position(name, 5)
        here = s.fingerprint()
        for how, other in (("deepcopy", copy.deepcopy(s)), ("copy", copy.copy(s)), ("pickle", pickle.loads(pickle.dumps(s)))):
            assert type(other) is type(s) and other.fingerprint() == here, f"{how} of {name}"
            random_playout(registry.find(name), other, seeded(2))
            assert s.fingerprint() == here, f"playing on in a {how} of {name} changed the original"
        assert pickle.loads(pickle.dumps(registry.find(name))) is registry.find(name)
        out[name] = mark(here)
    rng = seeded(3)
    twin = pickle.loads(pickle.dumps(rng))
    assert [rng.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]
    ask = position("sticks", 1).ask()
    assert pickle.loads(pickle.dumps(ask)).plain() == copy.deepcopy(ask).plain() == ask.plain()
    seat = Seat(registry.find("terracotta"), position("terracotta", 30), position("terracotta", 30).todo[-1].seat)
    brains: list[Bot] = [bot("greedy"), bot("search@8"), bot("mcts@8"), bot("tidy"), Half("half")]
    for brain in brains:
        for other in (copy.deepcopy(brain), pickle.loads(pickle.dumps(brain))):
            assert other.name == brain.name and other.choose(seat, seeded(1)).action == brain.choose(seat, seeded(1)).action
    return out


def environment() -> Told:
    out: Told = {}
    for bots in ("tidy", Tidy("mine"), lambda seat, dice: seat.legal()[int(sum(seat.observe())) % len(seat.legal())]):
        env = TianxiaEnv("sticks", seats=3, bots=bots)
        _, info = env.reset(seed=3)
        over, done = False, []
        while not over:
            done.append(int(np.flatnonzero(info["action_mask"])[-1]))
            twin = copy.deepcopy(env)
            _, reward, over, _, info = env.step(done[-1])
            twin.step(done[-1])
            assert twin.state.fingerprint() == env.state.fingerprint()
        out[type(bots).__name__] = [done, reward, info["points"]]
    return out


def main() -> None:
    told = {part.__name__: part() for part in (laws, bots, overrides, records, copies, environment)}
    json.dump({"engine": contract.__file__, **told}, sys.stdout)


if __name__ == "__main__":
    main()
