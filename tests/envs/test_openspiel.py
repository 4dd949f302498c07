"""The OpenSpiel games under OpenSpiel's own simulation test, and what that does not look at."""

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from tianxia.engine.registry import find, names
from tianxia.lab.envs import openspiel


@pytest.mark.parametrize("name", names())
def test_simulations_of_open_spiel(name: str) -> None:
    """Legal actions, copies, serialised positions, utilities, observers."""
    game = pyspiel.load_game(f"python_tianxia_{name}(deals=50)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def dealt(text: str, moves: int, seed: int = 1) -> Any:
    state = pyspiel.load_game(text).new_initial_state()
    dice = random.Random(seed)
    state.apply_action(7)
    for _ in range(moves):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_the_deal_is_the_only_chance() -> None:
    assert pyspiel.load_game("python_tianxia_daimyo").deals == openspiel.DEALS
    state = pyspiel.load_game("python_tianxia_daimyo(players=3,deals=8)").new_initial_state()
    assert state.is_chance_node() and [p for _, p in state.chance_outcomes()] == [1 / 8] * 8
    twins = [dealt("python_tianxia_daimyo(players=3,deals=8)", 200) for _ in range(2)]
    assert str(twins[0]) == str(twins[1])
    copied = twins[0].clone()
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != str(twins[0]) == str(twins[1]), "a copy plays on by itself"


def test_parameters_reach_the_game() -> None:
    game = pyspiel.load_game("python_tianxia_great_wall(players=1,mode=solo,options=difficulty:hard)")
    assert game.num_players() == 1 and game.setup.mode == "solo" and game.setup.options["difficulty"] == "hard"
    assert game.num_distinct_actions() == find("great_wall").actions.size
    with pytest.raises(ValueError, match="has no option 'wheather'"):
        pyspiel.load_game("python_tianxia_great_wall(options=wheather:fine)")


def test_observations_are_those_of_the_engine() -> None:
    state = dealt("python_tianxia_great_wall(players=3)", 60)
    seen = make_observation(state.get_game())
    for player in range(3):
        seen.set_from(state, player)
        assert np.allclose(seen.tensor, find("great_wall").observe(state.position, player))
        text = json.loads(seen.string_from(state, player))
        assert text["view"] == json.loads(json.dumps(find("great_wall").view(state.position, player)))
        assert text["answers"] == state.legal_actions(player)


def test_a_resampled_position_looks_the_same_to_its_player() -> None:
    state = dealt("python_tianxia_great_wall(players=3)", 80)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(i).random) for i in range(4)]
    seen = make_observation(state.get_game())
    for other in others:
        assert seen.string_from(other, player) == seen.string_from(state, player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 1, "what it does not know is dealt anew"


def test_positions_and_games_can_be_saved() -> None:
    """A dealt-anew position too, which the moves that led there do not give."""
    state = dealt("python_tianxia_great_wall(players=3)", 60)
    other = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    assert str(other) != str(state)
    for one in (state, other):
        assert str(pickle.loads(pickle.dumps(one))) == str(state.get_game().deserialize_state(one.serialize())) == str(one)
    solo = pyspiel.load_game("python_tianxia_great_wall(players=1,mode=solo,options=difficulty:hard)")
    assert pickle.loads(pickle.dumps(solo)).setup.options == solo.setup.options


def test_a_finished_game_returns_places() -> None:
    state = dealt("python_tianxia_terracotta(players=2)", 0)
    dice = random.Random(3)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(dice.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    totals = find("terracotta").totals(state.position)
    assert (state.returns()[0] > state.returns()[1]) == (totals[0] > totals[1]) or totals[0] == totals[1]


def test_searches_of_open_spiel_can_play() -> None:
    state = dealt("python_tianxia_terracotta(players=2)", 12)
    game = state.get_game()
    plain = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert plain.step(state) in state.legal_actions()
    fair = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert fair.step(state) in state.legal_actions()
