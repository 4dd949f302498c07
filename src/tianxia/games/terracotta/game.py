"""Terracotta Army as the engine sees it."""

from collections.abc import Mapping
from typing import Any, Final

from tianxia.engine.features import Features
from tianxia.engine.flow import Ask
from tianxia.engine.game import Game, Mode, Option, Reason, Setup, numbered
from tianxia.engine.rng import Rng
from tianxia.engine.sheet import Sheet
from tianxia.games.terracotta import actions, data, features, hidden, ids, invariants, observe, setup, value, view
from tianxia.games.terracotta.purse import vp
from tianxia.games.terracotta.rules import master, place, ring, rotate, specialist, warrior, weapon
from tianxia.games.terracotta.seen import View
from tianxia.games.terracotta.state import Terracotta


class TerracottaGame(Game[Terracotta]):
    def __init__(self) -> None:
        self.name = "terracotta"
        self.rules_version = 1
        self.modes = [Mode("standard", 2, 4), Mode("solo", 1, 1)]
        self.options = [Option("level", data.LEVELS, "apprentice", ("solo",))]
        self.actions = actions.ACTIONS
        self.sources = ids.SOURCES
        self.decisions = numbered(
            [
                rotate.ROTATE,  # DEC-01
                place.PLACE,
                ring.INNER,
                ring.MIDDLE,
                ring.OUTER,  # DEC-05
                warrior.TYPE,
                warrior.CELL,
                weapon.WEAPON,
                weapon.OFFICER,
                weapon.GUARD,  # DEC-10
                weapon.CROSSBOW,
                master.TOKEN,
                master.ABILITY,
                master.INSPECTOR,
                master.OVERSEER,  # DEC-15
                specialist.SPECIALIST,
                specialist.SPOT,
                specialist.FACING,
                specialist.HORSE,
            ]
        )
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, setup_: Setup, rng: Rng) -> Terracotta:
        return setup.deal(setup_, rng)

    def blank(self) -> Terracotta:
        return Terracotta(0, [], Rng(1, 0, 0, 0))

    def not_asked(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        """A wheel is thought of after its time, and that is over for this turn; the rest waits for its question."""
        if actions.ROTATE.has(action):
            return Reason("TA-6.1.2", "wheels-first")
        return super().not_asked(s, ask, seat, action)

    def players(self, s: Terracotta) -> int:
        return s.players

    def view(self, s: Terracotta, seat: int) -> View:
        return view.view(s)

    def own_view(self, s: Terracotta, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        return watched

    def write_view(self, s: Terracotta, seat: int, sheet: Sheet) -> None:
        observe.observe(s, sheet)

    def resample(self, s: Terracotta, seat: int, rng: Rng) -> Terracotta:
        return hidden.resample(s, rng)

    def points(self, s: Terracotta) -> list[list[int]]:
        n = ids.SOURCE_COUNT
        return [s.scored[player * n : player * n + n] for player in range(s.players)]

    def places(self, s: Terracotta) -> list[int]:
        """TA-14: most points, then the place on the turn-order track. No shared places."""
        ranking = sorted(range(s.players), key=lambda player: (-vp(s, player), s.order.index(player)))
        return [ranking.index(player) + 1 for player in range(s.players)]

    def end_reason(self, s: Terracotta) -> str:
        return "rounds"

    def chapter(self, s: Terracotta) -> int:
        return s.round

    def turn(self, s: Terracotta) -> int:
        return s.round * 100 + s.turn

    def value(self, s: Terracotta, seat: int) -> float:
        return value.value(s, seat)

    def values(self, s: Terracotta) -> list[float]:
        return value.values(s)

    def weight(self) -> int:
        return 3

    def minutes(self) -> tuple[int, int]:
        return 60, 120

    def provenance(self) -> dict[str, tuple[str, str]]:
        return data.PROVENANCE

    def broken(self, s: Terracotta) -> str:
        return invariants.broken(s)


GAME: Final = TerracottaGame()
