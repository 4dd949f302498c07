"""The PettingZoo environments under PettingZoo's own tests, and what those do not look at."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from tianxia.engine.registry import find
from tianxia.lab.envs import pettingzoo

GAMES = [("terracotta", 2), ("zhanguo", 3), ("daimyo", 4), ("great_wall", 3), ("pebbles", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_aec_api(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats=seats), num_cycles=150)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_aec_seeds(game: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(game, seats=seats), num_cycles=40)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats=seats), num_cycles=150)


def play(env: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """A whole game of legal actions, and what each agent got."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    done: list[tuple[str, int]] = []
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            got[agent] = reward
            env.step(None)
            continue
        done.append((agent, int(dice.choice(np.flatnonzero(seen["action_mask"])))))
        env.step(done[-1][1])
    return done, got


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_adds_up_and_comes_again(game: str, seats: int) -> None:
    done, got = play(pettingzoo.env(game, seats=seats), 5)
    assert (done, got) == play(pettingzoo.env(game, seats=seats), 5)
    assert len(got) == seats and abs(sum(got.values())) < 1e-9
    assert {agent for agent, _ in done} == set(got)


def test_who_is_asked_at_the_same_time_does_not_see_the_others_answers() -> None:
    for first in (0, 1):
        env = pettingzoo.raw_env("pebbles", seats=2)
        env.reset(seed=1)
        seen = env.observe("player_1")["observation"]
        env.step(first)
        after = env.observe("player_1")["observation"]
        names = find("pebbles").features.names()
        assert [n for n, a, b in zip(names, seen, after) if a != b] == ["picked[player +1]"]


def test_an_illegal_action_ends_the_game_for_the_wrapped_and_raises_for_the_raw() -> None:
    wrapped = pettingzoo.env("terracotta")
    wrapped.reset(seed=1)
    seen, *_ = wrapped.last()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    agent = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.terminations[agent] and wrapped.rewards[agent] == -1
    raw = pettingzoo.raw_env("terracotta")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match=r"is not legal: .* \(TA-"):
        raw.step(wrong)


def test_in_parallel_all_who_are_asked_answer_and_the_others_wait() -> None:
    env = pettingzoo.parallel_env("pebbles", seats=3)
    seen, _ = env.reset(seed=1)
    assert all(list(one["action_mask"]) == [1, 1, 1, 0] for one in seen.values())
    seen, *_ = env.step({"player_0": 0, "player_1": 1, "player_2": 2})
    state = env.table.state
    assert state is not None and find("pebbles").chapter(state) == 2, "one step is a whole round of picks"
    env = pettingzoo.parallel_env("terracotta", seats=2)
    seen, _ = env.reset(seed=1)
    asked = [agent for agent, one in seen.items() if not one["action_mask"][env.wait]]
    assert len(asked) == 1 and sum(one["action_mask"][:-1].any() for one in seen.values()) == 1


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_an_environment_is_copied_and_travels_with_its_position(make: Callable[..., Any]) -> None:
    env = make("daimyo", seats=3)
    env.reset(seed=2)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    here = env.unwrapped.table.state.fingerprint()
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.unwrapped.table.state.fingerprint() == here and twin.agent_selection == env.agent_selection
        twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
        assert env.unwrapped.table.state.fingerprint() == here != twin.unwrapped.table.state.fingerprint()


def test_a_parallel_environment_travels_with_its_position() -> None:
    env = pettingzoo.parallel_env("pebbles", seats=3)
    env.reset(seed=2)
    env.step(dict.fromkeys(env.agents, 0))
    state = env.table.state
    assert state is not None and pickle.loads(pickle.dumps(env)).table.state.fingerprint() == state.fingerprint()
