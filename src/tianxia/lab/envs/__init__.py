"""The games as environments for learning: Gymnasium, PettingZoo, OpenSpiel. All of them over the same engine.

    pip install 'tianxia[research]'

    import gymnasium, tianxia.lab.envs.gym
    env = gymnasium.make("tianxia/Sticks-v0", seats=3, bots="greedy")  # one seat learns, bots play the others

    from tianxia.lab.envs import pettingzoo
    env = pettingzoo.env("sticks", seats=3)                            # every seat, one after the other
    env = pettingzoo.parallel_env("sticks", seats=3)                   # all who are asked answer at once

    import pyspiel, tianxia.lab.envs.openspiel
    game = pyspiel.load_game("python_tianxia_sticks(players=3)")

Everywhere: an observation is `Game.observe` (numbers from -1 to 1, `game.features.names()` says what they mean), an
action is its number in `game.actions` (`game.actions.words` says it in words), a mask says which are legal, and the
reward comes at the end (`reward.py`). The version behind a name changes when the same seed and actions bring another
result: it is the game's `rules_version` minus one.
"""
