"""The Gymnasium environments: their own checker, a whole game by the mask, seeds, and what an illegal action does."""

import copy
import pickle
from collections.abc import Callable

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tianxia.lab.envs.gym
from tianxia.bots.protocol import BadAnswer, Seat
from tianxia.bots.random_bot import RandomBot
from tianxia.engine.registry import find, names
from tianxia.engine.rng import Rng

NAMES = ["tianxia/Terracotta-v0", "tianxia/Zhanguo-v0", "tianxia/Daimyo-v1", "tianxia/GreatWall-v2"]


def test_every_game_of_the_lobby_is_registered() -> None:
    registered = {spec.kwargs["game"] for name, spec in gymnasium.registry.items() if name.startswith("tianxia/")}
    assert registered == set(names()) and set(NAMES) <= set(gymnasium.registry)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("error")
def test_the_checker_of_gymnasium_finds_nothing(name: str) -> None:
    check_env(gymnasium.make(name, bots="random").unwrapped, skip_render_check=True)


def play(env: gymnasium.Env[np.ndarray, np.int64], seed: int) -> tuple[list[int], float, bytes]:
    """A whole game of legal actions: what was done, the reward at the end, and the last thing seen."""
    seen, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    done: list[int] = []
    over = False
    reward = 0.0
    while not over:
        assert reward == 0.0, "the reward comes at the end"
        done.append(int(dice.choice(np.flatnonzero(info["action_mask"]))))
        seen, gained, over, cut, info = env.step(np.int64(done[-1]))
        reward = float(gained)
        assert env.observation_space.contains(seen) and not cut and "illegal" not in info
    return done, reward, seen.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_and_the_same_again(name: str) -> None:
    one = play(gymnasium.make(name, bots="random"), 3)
    assert one == play(gymnasium.make(name, bots="random"), 3)
    assert one != play(gymnasium.make(name, bots="random"), 4)
    assert -1.0 <= one[1] <= 1.0


def test_an_illegal_action_loses_and_names_the_rule() -> None:
    env = tianxia.lab.envs.gym.TianxiaEnv("terracotta", bots="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.state.fingerprint()
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True) and info["illegal"]["rule"].startswith("TA-")
    assert env.state.fingerprint() == before


def test_the_seat_that_learns_can_change_from_game_to_game() -> None:
    env = tianxia.lab.envs.gym.TianxiaEnv("zhanguo", seats=4, bots=["random", "random", "random"], seat=None)
    seats = set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert info["action_mask"].any() and (env.action_masks() == info["action_mask"]).all()
    assert seats == {0, 1, 2, 3}


def test_solo_and_cooperative_games_are_environments_too() -> None:
    solo = play(tianxia.lab.envs.gym.TianxiaEnv("great_wall", mode="solo", seats=1, bots=[]), 1)
    together = play(tianxia.lab.envs.gym.TianxiaEnv("great_wall", mode="coop", seats=2, bots="random"), 1)
    assert solo[1] in (-1.0, 0.0, 1.0) and together[1] in (-1.0, 1.0)


def last(seat: Seat, dice: Rng) -> int:
    """Somebody's own opponent, who looks at the same numbers as the learner."""
    assert len(seat.observe()) == seat.game.features.size and dice.below(2) < 2
    return seat.legal()[-1]


def test_opponents_may_be_functions_and_bots_of_ones_own() -> None:
    env = tianxia.lab.envs.gym.TianxiaEnv("pebbles", seats=3, bots=[last, RandomBot("mine")])
    play(env, 1)
    assert play(gymnasium.make("tianxia/Terracotta-v0", bots=last), 1)[0]
    env = tianxia.lab.envs.gym.TianxiaEnv("pebbles", bots=lambda seat, dice: 99)
    with pytest.raises(BadAnswer, match="answered 99, which is not legal"):
        play(env, 1)


@pytest.mark.parametrize("bots", ["search@4", last])
def test_an_environment_can_be_copied_and_saved(bots: str | Callable[[Seat, Rng], int]) -> None:
    env = tianxia.lab.envs.gym.TianxiaEnv("terracotta", bots=bots)
    env.reset(seed=1)
    for again in (copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))):
        twin = again(env)
        before = env.state.fingerprint()
        assert twin.state.fingerprint() == before
        action = twin.game.legal(twin.state, twin.seat)[0]
        twin.step(np.int64(action))
        assert env.state.fingerprint() == before, "the original stays where it was"
        env.step(np.int64(action))
        assert twin.state.fingerprint() == env.state.fingerprint()


def test_what_was_played_can_be_read() -> None:
    env = tianxia.lab.envs.gym.TianxiaEnv("terracotta", bots="random", render_mode="ansi")
    _, info = env.reset(seed=2)
    env.render()
    action = int(np.flatnonzero(info["action_mask"])[0])
    env.step(action)
    lines = str(env.render()).splitlines()
    assert lines[0] == f"0 {find('terracotta').actions.words(action)}" and lines[-1].startswith("points ")


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seats": 9}, "seats"),
        ({"bots": ["greedy", "greedy"]}, "2 seats need 1 bots, not 2"),
        ({"bots": "oracle"}, "no bot is called 'oracle'"),
        ({"seat": 2}, "seat is 0 to 1 or None, not 2"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(wish: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        tianxia.lab.envs.gym.TianxiaEnv(**{"game": "terracotta", **wish})  # type: ignore[arg-type]
