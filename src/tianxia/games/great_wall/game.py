"""The Great Wall for the engine: modes, options, and where everything is."""

from collections.abc import Mapping
from typing import Any

from tianxia.engine.features import Features
from tianxia.engine.flow import Step
from tianxia.engine.game import Game, Mode, Option, Setup, numbered
from tianxia.engine.rng import Rng
from tianxia.engine.sheet import Sheet
from tianxia.games.great_wall import features, observe
from tianxia.games.great_wall.actions import ACTIONS
from tianxia.games.great_wall.data import GENERAL_IDS, PROVENANCE
from tianxia.games.great_wall.flow import QUESTIONS, STEPS, begin
from tianxia.games.great_wall.hidden import resample
from tianxia.games.great_wall.ids import COOP, END_REASONS, SOLO, SOURCE_COUNT, SOURCES
from tianxia.games.great_wall.invariants import broken
from tianxia.games.great_wall.scoring import places
from tianxia.games.great_wall.seen import View
from tianxia.games.great_wall.setup import DIFFICULTY, deal
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.value import value, values
from tianxia.games.great_wall.view import own_view, view


class GreatWallGame(Game[GreatWall]):
    def __init__(self) -> None:
        self.name = "great_wall"
        self.rules_version = 2
        self.modes = [Mode("standard", 3, 4), Mode("two", 2, 2), Mode("solo", 1, 1), Mode("coop", 2, 4)]
        self.options = [
            Option("difficulty", tuple(DIFFICULTY), "normal", ("solo",)),
            Option("both_advisors", ("no", "yes"), "no", ("solo",)),
        ]
        self.actions = ACTIONS
        self.decisions = numbered(QUESTIONS)
        self.sources = SOURCES
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, setup: Setup, rng: Rng) -> GreatWall:
        s = deal(setup, rng)
        begin(s)
        return s

    def blank(self) -> GreatWall:
        return GreatWall(0, [], Rng(1, 0, 0, 0))

    def steps(self) -> list[type[Step[Any]]]:
        return STEPS

    def players(self, s: GreatWall) -> int:
        """Humans and Qin; the Reed Clan has no score."""
        return s.seats + 1 if s.mode == SOLO else s.seats

    def view(self, s: GreatWall, seat: int) -> View:
        return view(s, seat)

    def own_view(self, s: GreatWall, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        return own_view(s, seat, watched)

    def write_view(self, s: GreatWall, seat: int, sheet: Sheet) -> None:
        observe.observe(s, seat, sheet)

    def resample(self, s: GreatWall, seat: int, rng: Rng) -> GreatWall:
        return resample(s, seat, rng)

    def points(self, s: GreatWall) -> list[list[int]]:
        return [s.points[p * SOURCE_COUNT : (p + 1) * SOURCE_COUNT] for p in range(self.players(s))]

    def places(self, s: GreatWall) -> list[int]:
        return places(s)

    def end_reason(self, s: GreatWall) -> str:
        return END_REASONS[s.ended]

    def chapter(self, s: GreatWall) -> int:
        return s.year

    def turn(self, s: GreatWall) -> int:
        return (s.year * 4 + s.season) * 8 + s.active + 1

    def together(self, s: GreatWall) -> bool:
        return s.mode == COOP

    def value(self, s: GreatWall, seat: int) -> float:
        return value(s, seat)

    def values(self, s: GreatWall) -> list[float]:
        return values(s)

    def traits(self, s: GreatWall) -> list[str]:
        """The generals."""
        return [GENERAL_IDS[s.generals[seat]] for seat in range(s.seats)]

    def weight(self) -> int:
        return 4

    def minutes(self) -> tuple[int, int]:
        return 120, 180

    def provenance(self) -> dict[str, tuple[str, str]]:
        return PROVENANCE

    def broken(self, s: GreatWall) -> str:
        return broken(s)


GAME = GreatWallGame()
