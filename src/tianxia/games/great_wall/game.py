"""The Great Wall for the engine: modes, options, and where everything is."""

from collections.abc import Mapping
from typing import Any

from tianxia.engine.features import Features
from tianxia.engine.game import Game, Mode, Option, Setup, numbered
from tianxia.engine.rng import Rng
from tianxia.engine.sheet import Sheet
from tianxia.games.great_wall import features, flow, observe, scoring, setup, steps
from tianxia.games.great_wall.actions import ACTIONS
from tianxia.games.great_wall.data import GENERAL_IDS, PROVENANCE
from tianxia.games.great_wall.hidden import resample
from tianxia.games.great_wall.ids import COOP, END_REASONS, SOLO, SOURCE_COUNT, SOURCES
from tianxia.games.great_wall.invariants import broken
from tianxia.games.great_wall.rules import (
    academy,
    activation,
    attack,
    builders,
    clerks,
    commands,
    court_events,
    decrees,
    embassy,
    goods,
    headquarters,
    kill,
    moments,
    points,
    production,
    qin,
    recover,
    recruit,
    reed,
    shame,
)
from tianxia.games.great_wall.seen import View
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.value import value, values
from tianxia.games.great_wall.view import own_view, view
from tianxia.games.great_wall.words import choose, run


class GreatWallGame(Game[GreatWall]):
    def __init__(self) -> None:
        self.name = "great_wall"
        self.rules_version = 3
        self.modes = [Mode("standard", 3, 4), Mode("two", 2, 2), Mode("solo", 1, 1), Mode("coop", 2, 4)]
        self.options = [
            Option("difficulty", tuple(setup.DIFFICULTY), "normal", ("solo",)),
            Option("both_advisors", ("no", "yes"), "no", ("solo",)),
        ]
        self.actions = ACTIONS
        self.decisions = numbered(
            [
                setup.ASK_KEEP,
                commands.ASK_COMMAND,
                commands.ASK_SLOT,
                moments.ASK_MY_TURN,
                moments.ASK_ABILITY,
                moments.ASK_TACTIC,
                clerks.ASK_PLACE,
                commands.ASK_COPY,
                activation.ASK_ADVANCED,
                activation.ASK_ACTIVATE,
                steps.ASK_NEXT,
                production.ASK_UPGRADE,
                production.ASK_DONATE,
                recruit.ASK_RECRUIT,
                goods.ASK_CHEAPER,
                recruit.ASK_DEPLOY,
                attack.ASK_ATTACK,
                points.ASK_WOUND,
                points.ASK_WOUND_TEXT,
                builders.ASK_BUILD,
                builders.ASK_STORE,
                goods.ASK_PAY,
                goods.ASK_TAKE,
                goods.ASK_SWAP,
                headquarters.ASK_MOVE,
                headquarters.ASK_CARRY,
                activation.ASK_TEA,
                embassy.ASK_EMBASSY,
                embassy.ASK_HIRE,
                academy.ASK_DRAW,
                academy.ASK_DISCARD,
                choose.ASK_CHOOSE,
                shame.ASK_SHAME,
                shame.ASK_ATONE,
                shame.ASK_DROP_SHAME,
                kill.ASK_VICTIM,
                kill.ASK_SAVE,
                kill.ASK_SAVE_TEXT,
                reed.ASK_REED_CLERK,
                reed.ASK_REED_ADVISOR,
                reed.ASK_REED_BARRICADE,
                reed.ASK_REED_ATTACK,
                qin.ASK_TO_QIN,
                attack.ASK_STATION,
                points.ASK_REPEAT,
                recover.ASK_RECOVER,
                recover.ASK_TAKE_BACK,
                commands.ASK_SWAP_COMMAND,
                run.ASK_NAME,
                decrees.ASK_DECREE,
                decrees.ASK_PLEDGE,
                decrees.ASK_EASE,
                goods.ASK_GIVE,
                court_events.ASK_PEEK,
                shame.ASK_COOP_ATONE,
            ]
        )
        self.sources = SOURCES
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, agreed: Setup, rng: Rng) -> GreatWall:
        s = setup.deal(agreed, rng)
        flow.begin(s)
        return s

    def blank(self) -> GreatWall:
        return GreatWall(0, [], Rng(1, 0, 0, 0))

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
        return scoring.places(s)

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
