"""Gymnasium: one seat learns, bots play the others.

A bot is a name (`greedy`, `search@200`, one from an installed package, `package.module:Class`), a `Bot` object, or any function
of a `Seat` and its dice that gives an action, as the learner itself for self-play:

    env = TianxiaEnv("sticks", bots=lambda seat, dice: net.best(seat.observe(), seat.legal()))

`info["action_mask"]` says which actions are legal (`env.unwrapped.action_masks()` too, for those who ask that way).
An illegal action ends the episode as if the game were lost: reward -1, `info["illegal"]` says which rule forbids it.
"""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tianxia.bots.catalogue import bot_of_mine
from tianxia.bots.protocol import Bot, Seat, visitor
from tianxia.engine.registry import game_of_mine, playable
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State
from tianxia.lab.envs.eyes import Eyes, Numbers
from tianxia.lab.envs.reward import rewards

Mask = np.ndarray[Any, np.dtype[np.int8]]
Opponent = str | Bot | Callable[[Seat, Rng], Any]


class TianxiaEnv(gymnasium.Env[Numbers, np.int64]):
    """`seat` is the one that learns; None: another one from game to game. `bots`: one for all others, or one each."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        mode: str = "",
        seats: int = 2,
        options: dict[str, str] | None = None,
        bots: Opponent | list[Opponent] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_of_mine(game)
        self.setup = self.game.check_setup(mode, seats, options or {})
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat is 0 to {seats - 1} or None, not {seat}")
        chosen = bots if isinstance(bots, list) else [bots] * (seats - 1)
        if len(chosen) != seats - 1:
            raise ValueError(f"{seats} seats need {seats - 1} bots, not {len(chosen)}")
        self._bots: list[Bot] = [opponent(one) for one in chosen]
        self._wish = seat
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1.0, 1.0, (self.game.features.size,), np.float32)
        self.action_space = spaces.Discrete(self.game.actions.size)
        self.seat = seat or 0
        self._dice: list[Rng] = []
        self._told: list[str] = []
        self._state: State | None = None
        self._eyes = Eyes(self.game)

    @property
    def state(self) -> State:
        if self._state is None:
            raise gymnasium.error.ResetNeeded("reset first")
        return self._state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        numbers = [int(n) for n in self.np_random.integers(2**53, size=self.setup.seats + 2)]
        self._state = self.game.new(self.setup, seeded(numbers[0]))
        self._dice = [seeded(n) for n in numbers[1:-1]]
        self.seat = numbers[-1] % self.setup.seats if self._wish is None else self._wish
        self._told = []
        self._others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        s = self.state
        number = int(action)
        reason = self.game.why_not(s, self.seat, number)
        if reason is not None:
            info = {**self._info(), "illegal": {"rule": reason.rule, "key": reason.key}}
            return self._seen(), -1.0, True, False, info
        self._play(self.seat, number)
        self._others_play()
        return self._seen(), rewards(self.game, s)[self.seat], not s.todo, False, self._info()

    def action_masks(self) -> Mask:
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.game.legal(self.state, self.seat)] = 1
        return mask

    def render(self) -> str | None:
        """What was played since the last look, a line per move, and the points."""
        if self.render_mode != "ansi":
            return None
        lines, self._told = self._told, []
        return "\n".join([*lines, "points " + " ".join([str(total) for total in self.game.totals(self.state)])])

    def _others_play(self) -> None:
        """Until the seat that learns is asked, or it is over."""
        s = self.state
        while s.todo and not (s.todo[-1].waiting >> self.seat) & 1:
            seat = s.todo[-1].seat
            self._play(seat, self._bot_of(seat).choose(Seat(self.game, s, seat), self._dice[seat]).action)

    def _bot_of(self, seat: int) -> Bot:
        """The bots sit behind the seat that learns, in their order."""
        return self._bots[(seat - self.seat - 1) % self.setup.seats]

    def _play(self, seat: int, action: int) -> None:
        if self.render_mode == "ansi":
            self._told.append(f"{seat} {self.game.actions.words(action)}")
        self.game.apply(self.state, seat, action, None)

    def _seen(self) -> Numbers:
        return self._eyes.see(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat, "points": self.game.totals(self.state)}


def opponent(who: Opponent) -> Bot:
    return bot_of_mine(who) if isinstance(who, str) else visitor(who, getattr(who, "name", "function"))


def register() -> None:
    """Every game by its name and `rules_version`, as `tianxia/Sticks-v0`."""
    for game in playable():
        title = "".join([word.capitalize() for word in game.name.split("_")])
        gymnasium.register(
            f"tianxia/{title}-v{game.rules_version - 1}",
            entry_point="tianxia.lab.envs.gym:TianxiaEnv",
            kwargs={"game": game.name, "seats": game.modes[0].fewest},
        )


register()
