"""PettingZoo: every seat is an agent (`player_0`, …).

`env` asks one agent after the other (AEC). An agent stays selected as long as its turn goes on; where several are asked
at once they answer one after the other, and none sees what the others chose. `parallel_env` asks all at once: those who
are not asked wait (the last action).
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from tianxia.engine.game import Game
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.lab.envs.eyes import Eyes
from tianxia.lab.envs.reward import rewards

Seen = dict[str, np.ndarray[Any, Any]]


class _Table:
    """What both kinds of environments share: a game, its agents and what they see. `more` actions follow the game's own."""

    def __init__(self, game: str, mode: str, seats: int, options: dict[str, str] | None, more: int) -> None:
        self.game: Game[Any] = game_of_mine(game)
        self.setup = self.game.check_setup(mode, seats, options or {})
        self.agents = [f"player_{seat}" for seat in range(seats)]
        size = self.game.actions.size + more
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-1.0, 1.0, (self.game.features.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        self.seen_space = {agent: spaces.Dict(seen) for agent in self.agents}
        self.action_space: dict[str, spaces.Discrete] = {agent: spaces.Discrete(size) for agent in self.agents}
        self.random, _ = seeding.np_random()
        self.state: State | None = None
        self._eyes = Eyes(self.game)

    def deal(self, seed: int | None) -> State:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.state = self.game.new(self.setup, seeded(int(self.random.integers(2**53))))
        return self.state

    def see(self, seat: int) -> Seen:
        """What this seat knows and may do; who is not asked may do nothing."""
        assert self.state is not None, "reset first"
        mask = np.zeros(self.action_space[self.agents[seat]].n, np.int8)
        mask[self.game.legal(self.state, seat)] = 1
        return {"observation": self._eyes.see(self.state, seat), "action_mask": mask}

    def rewards(self) -> dict[str, float]:
        assert self.state is not None, "reset first"
        return dict(zip(self.agents, rewards(self.game, self.state)))


class _Seated:
    """An environment with its table. `more`: actions behind the game's own."""

    more = 0

    def __init__(
        self,
        game: str,
        mode: str = "",
        seats: int = 2,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = _Table(game, mode, seats, options, self.more)
        self.possible_agents = self.table.agents[:]
        self.agents = self.possible_agents[:]
        self.render_mode = render_mode
        self._told: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.seen_space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_space[agent]


class raw_env(_Seated, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One agent after the other, without the usual wrappers: an illegal action raises."""

    metadata = {"render_modes": ["ansi"], "name": "tianxia_v0", "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        s = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[s.todo[-1].seat]
        self._told = []

    def observe(self, agent: str) -> Seen:
        return self.table.see(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        s = self.table.state
        assert s is not None and action is not None
        game = self.table.game
        seat = self.possible_agents.index(self.agent_selection)
        reason = game.why_not(s, seat, int(action))
        if reason is not None:
            raise ValueError(f"{game.actions.words(int(action))!r} is not legal: {reason.key} ({reason.rule})")
        game.apply(s, seat, int(action), None)
        if self.render_mode == "ansi":
            self._told.append(f"{seat} {game.actions.words(int(action))}")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = self.table.rewards()
        if s.todo:
            self.agent_selection = self.possible_agents[s.todo[-1].seat]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What was played since the last look, a line per move."""
        lines, self._told = self._told, []
        return "\n".join(lines) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self._told = []


def env(game: str, **kwargs: Any) -> AECEnv[str, Seen, int]:
    """One agent after the other, as usual: an illegal action ends the game, its agent gets -1."""
    made: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **kwargs), illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    found: AECEnv[str, Seen, int] = wrappers.OrderEnforcingWrapper(made)
    return found


class parallel_env(_Seated, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """All agents at once. Who is asked answers, who is not waits; the mask says which. Whatever is not legal counts as the
    first legal action, so that nobody can hold up a table."""

    metadata = {"render_modes": [], "name": "tianxia_parallel_v0"}
    more = 1

    @property
    def wait(self) -> int:
        """What those do who are not asked: the last action."""
        return self.table.game.actions.size

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], dict[str, Any]]:
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        return self._see(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        s = self.table.state
        assert s is not None, "reset first"
        game = self.table.game
        waiting = s.todo[-1].waiting
        for seat, agent in enumerate(self.possible_agents):
            if (waiting >> seat) & 1:
                legal = game.legal(s, seat)
                answer = int(actions.get(agent, self.wait))
                game.apply(s, seat, answer if answer in legal else legal[0], None)
        over = not s.todo
        agents = self.agents
        seen = self._see()
        told = self.table.rewards()
        if over:
            self.agents = []
        return seen, told, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _see(self) -> dict[str, Seen]:
        seen = {agent: self.table.see(seat) for seat, agent in enumerate(self.possible_agents)}
        for one in seen.values():
            one["action_mask"][self.wait] = 0 if one["action_mask"].any() else 1
        return seen

    def render(self) -> None:
        return None
