"""Terracotta Army as the engine sees it."""

from typing import Final

from tianxia.engine.features import Features
from tianxia.engine.game import Game, Mode, Option, Setup
from tianxia.engine.rng import Rng
from tianxia.games.terracotta import data, features, ids, invariants, setup, value, view
from tianxia.games.terracotta.rules.master import Ability, Inspector, Overseer, Token
from tianxia.games.terracotta.rules.place import Place
from tianxia.games.terracotta.rules.ring import Ring
from tianxia.games.terracotta.rules.rotate import Rotate
from tianxia.games.terracotta.rules.specialist import Facing, Horse, Specialist, Spot
from tianxia.games.terracotta.rules.warrior import Cell, Type
from tianxia.games.terracotta.rules.weapon import Crossbow, Guard, Officer, Weapon
from tianxia.games.terracotta.state import Terracotta, blank, vp


class TerracottaGame(Game[Terracotta]):
    def __init__(self) -> None:
        self.name = "terracotta"
        self.rules_version = 1
        self.modes = [Mode("standard", 2, 4), Mode("solo", 1, 1)]
        self.options = [Option("level", data.LEVELS, "apprentice", ("solo",))]
        self.actions = ids.ACTIONS
        self.sources = ids.SOURCES
        self.decisions = [
            Rotate("rotate", "TA-6.1.1", ("rotate",)),  # DEC-01
            Place("place", "TA-6.2.1", ("place",)),  # DEC-02
            Ring("inner", "TA-6.3.2", ("perform", "take", "skip"), ids.INNER),  # DEC-03
            Ring("middle", "TA-6.3.2", ("perform", "take", "skip"), ids.MIDDLE),  # DEC-04
            Ring("outer", "TA-6.3.3", ("perform", "skip"), ids.OUTER),  # DEC-05
            Type("type", "TA-7.3.2", ("type",)),  # DEC-06
            Cell("cell", "TA-7.3.3", ("put",)),  # DEC-07
            Weapon("weapon", "TA-7.3.5", ("weapon",)),  # DEC-08
            Officer("officer", "TA-8.1.2", ("inspector", "stay")),  # DEC-09
            Guard("guard", "TA-8.2.2", ("move", "stay")),  # DEC-10
            Crossbow("crossbow", "TA-8.3.3", ("shoot",)),  # DEC-11
            Token("token", "TA-7.6.2", ("hire",)),  # DEC-12
            Ability("ability", "TA-7.6.2", ("ability",)),  # DEC-13
            Inspector("inspector", "TA-10.4.1", ("inspector", "stay")),  # DEC-14
            Overseer("overseer", "TA-10.6.1", ("collect",)),  # DEC-15
            Specialist("specialist", "TA-7.9.1", ("buy",)),  # DEC-16
            Spot("spot", "TA-7.9.4", ("put",)),  # DEC-17
            Facing("facing", "TA-9.4.1", ("face",)),  # DEC-18
            Horse("horse", "TA-9.2.2", ("mount",)),  # DEC-19
        ]
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, setup_: Setup, rng: Rng) -> Terracotta:
        return setup.deal(setup_, rng)

    def blank(self) -> Terracotta:
        return blank()

    def players(self, s: Terracotta) -> int:
        return s.players

    def view(self, s: Terracotta, seat: int) -> dict[str, object]:
        return view.view(s)

    def resample(self, s: Terracotta, seat: int, rng: Rng) -> Terracotta:
        """Only the order of the Rival's deck is hidden."""
        other = s.copy()
        other.rng = rng.copy()
        other.deck.sort()  # its true order must not shine through
        other.rng.shuffle(other.deck)
        return other

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
