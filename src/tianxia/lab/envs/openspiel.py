"""OpenSpiel: importing this registers `python_tianxia_<game>` for every game of the lobby.

    pyspiel.load_game("python_tianxia_great_wall(players=3,mode=standard,options=artifacts:on;…,deals=1000)")

Chance is one draw at the root: which of `deals` deals is played. All shuffles and dice of a deal follow from it. Somebody
who copies a position therefore copies its future too; a fair search looks at `resample_from_infostate` positions, where
all that a player may not know is dealt anew, dice included. Where several players are asked at once they answer one after
the other and do not see each other's choice. An automaton is not a player here: it is part of the rules.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from tianxia.engine.game import Game
from tianxia.engine.registry import playable
from tianxia.engine.rng import seeded
from tianxia.engine.state import State
from tianxia.lab.envs.eyes import Eyes
from tianxia.lab.envs.reward import rewards

LONGEST = 20_000  # decisions; no game comes near
DEALS = 10_000


class TianxiaState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: "TianxiaGame") -> None:
        super().__init__(game)
        self._at: State | None = None  # before the deal

    @property
    def position(self) -> State:
        if self._at is None:
            raise pyspiel.SpielError("nothing is dealt yet")
        return self._at

    def current_player(self) -> int:
        if self._at is None:
            return int(pyspiel.PlayerId.CHANCE)
        s = self._at
        return s.todo[-1].seat if s.todo else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().rules.legal(self.position, player)) if player >= 0 else []

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self._at is None:
            self._at = game.rules.new(game.setup, seeded(action))
        else:
            s = self._at
            game.rules.apply(s, s.todo[-1].seat, action, None)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(self.get_game().rules.actions.words(action))

    def is_terminal(self) -> bool:
        return self._at is not None and not self._at.todo

    def returns(self) -> list[float]:
        game = self.get_game()
        if self._at is None:
            return [0.0] * int(game.num_players())
        return rewards(game.rules, self._at)[: game.num_players()]

    def resample_from_infostate(self, player: int, _sampler: Callable[[], float]) -> "TianxiaState":
        """A position that this player cannot tell from this one."""
        game = self.get_game()
        other = self.clone()
        other._at = game.rules.resample(self.position, player, seeded(int(_sampler() * 2**53)))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return "before the deal" if self._at is None else self._at.fingerprint().decode()


class _Observer:
    """`Game.observe` as a tensor; as text `Game.view`, the open question and what this player may answer."""

    def __init__(self, game: "TianxiaGame") -> None:
        self._game = game
        self.tensor = np.zeros(game.rules.features.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._eyes = Eyes(game.rules)

    def set_from(self, state: TianxiaState, player: int) -> None:
        if state._at is None:
            self.tensor[:] = 0.0
        else:
            self._eyes.see_into(state.position, player, self.tensor)

    def string_from(self, state: TianxiaState, player: int) -> str:
        if state._at is None:
            return "before the deal"
        rules, s = self._game.rules, state.position
        asked: dict[str, object] = {}
        if s.todo:
            decision = rules.decisions[s.todo[-1].kind]
            asked = {"question": decision.name, "about": decision.about(s, s.ask()), "answers": rules.legal(s, player)}
        return json.dumps({"view": rules.view(s, player), **asked}, ensure_ascii=False)


class TianxiaGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, kind: Any, rules: Game[Any], params: dict[str, Any]) -> None:
        self.rules = rules
        seats = int(params["players"])
        options: dict[str, str] = {}
        for pair in filter(None, str(params["options"]).split(";")):
            key, _, value = pair.partition(":")
            options[key] = value
        self.setup = rules.check_setup(str(params["mode"]), seats, options)
        self.deals = int(params["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TianxiaState:
        return TianxiaState(self)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        return _Observer(self)


def _register(rules: Game[Any]) -> None:
    default = {"players": rules.modes[0].fewest, "mode": "", "options": "", "deals": DEALS}
    kind = pyspiel.GameType(
        short_name=f"python_tianxia_{rules.name}",
        long_name=f"Tianxia: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max([mode.most for mode in rules.modes]),
        min_num_players=min([mode.fewest for mode in rules.modes]),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default,
    )

    class Registered(TianxiaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, rules, {**default, **(params or {})})

    pyspiel.register_game(kind, Registered)


for _rules in playable():
    _register(_rules)
