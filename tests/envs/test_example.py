"""The example of the research page learns: its third hundred games go far better than chance."""

from examples.learn import learn
from tianxia.lab.envs.gym import TianxiaEnv


def test_a_policy_learns_terracotta_army() -> None:
    won = [reward == 1.0 for reward in learn(TianxiaEnv("terracotta", bots="random", seat=None), 300)]
    assert sum(won[-100:]) >= 70, f"{sum(won[-100:])} of the last hundred won; {sum(won[:100])} of the first"
