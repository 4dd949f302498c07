"""A policy learns a game from scratch, in one file, with nothing but NumPy: REINFORCE against bots that play at random.

    python examples/learn.py                        # Terracotta Army for two; a minute
    python examples/learn.py great_wall --seats 3 --games 2000 --bots greedy

It is an example of how the environments are used, not of how to train a strong player. One hidden layer; the reward is
the margin in points at the end, squashed; an answer that led to more than usual becomes more likely.
"""

import argparse
from collections.abc import Iterator

import numpy as np

from tianxia.lab.envs.gym import TianxiaEnv

GAMES_PER_STEP = 8
CURIOSITY = 0.01  # how much is given for keeping several answers likely
MARGIN = 20.0  # points that are a clear victory


class Adam:
    """The usual rule for how far to go."""

    def __init__(self, weights: list[np.ndarray], pace: float) -> None:
        self.weights = weights
        self.pace = pace
        self.mean = [np.zeros_like(w) for w in weights]
        self.square = [np.zeros_like(w) for w in weights]
        self.steps = 0

    def step(self, gradients: list[np.ndarray]) -> None:
        self.steps += 1
        for w, g, mean, square in zip(self.weights, gradients, self.mean, self.square):
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            far = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            w += self.pace * mean / (1 - 0.9**self.steps) / far


class Policy:
    """What is seen → one hidden layer → how good each action looks; only the legal ones count."""

    def __init__(self, seen: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.into = rng.normal(0, 0.13, (seen, hidden)).astype(np.float32)
        self.out = rng.normal(0, 0.01, (hidden, actions)).astype(np.float32)

    def answer(self, seen: np.ndarray, mask: np.ndarray) -> tuple[int, tuple[np.ndarray, ...]]:
        """An action, and what is needed to learn from it later."""
        hidden = np.maximum(seen @ self.into, 0)
        legal = np.flatnonzero(mask)
        looks = hidden @ self.out[:, legal]
        chances = np.exp(looks - looks.max())
        chances /= chances.sum()
        chosen = int(self.rng.choice(len(legal), p=chances))
        return int(legal[chosen]), (seen, hidden, legal, chances, np.array(chosen))

    def gradients(self, game: list[tuple[np.ndarray, ...]], better: float) -> list[np.ndarray]:
        """How the weights make the answers of a game more likely, times how much better than usual it went."""
        out = np.zeros_like(self.out)
        hidden_wants = np.zeros((len(game), self.out.shape[0]), np.float32)
        for i, (_, hidden, legal, chances, chosen) in enumerate(game):
            surprise = np.log(chances + 1e-9)
            wants = -chances * better - CURIOSITY * chances * (surprise - (chances * surprise).sum())
            wants[chosen] += better
            out[:, legal] += np.outer(hidden, wants)
            hidden_wants[i] = self.out[:, legal] @ wants * (hidden > 0)
        return [np.stack([step[0] for step in game]).T @ hidden_wants, out]


def learn(env: TianxiaEnv, games: int, hidden: int = 64, pace: float = 0.002, seed: int = 1) -> Iterator[float]:
    """Plays and learns; yields the reward of every game."""
    assert env.observation_space.shape is not None
    policy = Policy(env.observation_space.shape[0], env.game.actions.size, hidden, np.random.default_rng(seed))
    adam = Adam([policy.into, policy.out], pace)
    usual, spread = 0.0, 1.0
    played: list[tuple[list[tuple[np.ndarray, ...]], float]] = []
    for number in range(games):
        seen, info = env.reset(seed=seed * 1_000_000 + number)
        game: list[tuple[np.ndarray, ...]] = []
        reward, over = 0.0, False
        while not over:
            action, step = policy.answer(seen, info["action_mask"])
            game.append(step)
            seen, reward, over, _, info = env.step(action)
        yield reward
        mine = info["points"][env.seat]
        best = max([points for seat, points in enumerate(info["points"]) if seat != env.seat], default=0)
        played.append((game, float(np.tanh((mine - best) / MARGIN))))
        if len(played) == GAMES_PER_STEP:
            went = np.array([result for _, result in played])
            found = [policy.gradients(game, (result - usual) / (spread**0.5 + 0.001)) for game, result in played]
            count = sum([len(game) for game, _ in played])
            adam.step([sum(parts[1:], parts[0]) / count for parts in map(list, zip(*found))])
            usual += 0.05 * (went.mean() - usual)
            spread += 0.05 * (((went - usual) ** 2).mean() - spread)
            played = []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="terracotta")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="random")
    asked = parser.parse_args()
    env = TianxiaEnv(asked.game, seats=asked.seats, bots=asked.bots, seat=None)
    won: list[bool] = []
    for reward in learn(env, asked.games):
        won.append(reward == 1.0)
        if len(won) % 100 == 0:
            print(f"after {len(won):5} games: {np.mean(won[-100:]):.0%} of the last hundred won", flush=True)


if __name__ == "__main__":
    main()
