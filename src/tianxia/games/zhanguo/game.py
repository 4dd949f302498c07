"""ZhanGuo as the engine sees it."""

from collections.abc import Mapping
from typing import Any, Final

from tianxia.engine.features import Features
from tianxia.engine.game import Game, Mode, Option, Setup, numbered
from tianxia.engine.rng import Rng
from tianxia.engine.sheet import Sheet
from tianxia.games.zhanguo import data, features, hidden, ids, invariants, observe, scoring, setup, value, view
from tianxia.games.zhanguo.actions import ACTIONS
from tianxia.games.zhanguo.rules import (
    activation,
    awards,
    boards,
    bonuses,
    draft,
    governor,
    hire,
    movement,
    palace,
    play_card,
    recruit,
    tasks,
    wall,
)
from tianxia.games.zhanguo.seen import View
from tianxia.games.zhanguo.state import ZhanGuo


class ZhanGuoGame(Game[ZhanGuo]):
    def __init__(self) -> None:
        self.name = "zhanguo"
        self.rules_version = 1
        self.modes = [Mode("standard", 2, 4)]
        self.options = [
            Option("boards", ids.SIDES, "A"),
            Option("draft", ("no", "yes"), "no"),  # V1
            Option("track_order", ("no", "yes"), "no"),  # V2
            Option("worker_unrest", ("no", "yes"), "no"),  # V3
            Option("removed", setup.REMOVED_CHOICES, "random"),  # ZG-3.5.1, auction of 2 or 3
            Option("also_removed", setup.REMOVED_CHOICES, "random"),  # the second board, auction of 2
        ]
        self.actions = ACTIONS
        self.sources = ids.SOURCES
        self.decisions = numbered(
            [
                boards.PICK_BOARD,
                boards.AUCTION_BID,
                boards.AUCTION_PICK,
                draft.DRAFT_KEEP,
                play_card.PLAY_CARD,
                movement.MOVE_STEP,
                recruit.RECRUIT,
                hire.HIRE,
                governor.GOVERNOR_REGION,
                governor.GOVERNOR_SQUARE,
                recruit.SQUARE_OFFICIAL,
                palace.PALACE,
                palace.PALACE_MARKER,
                wall.WALL,
                wall.WALL_WORKERS,
                activation.ACTIVATE,
                bonuses.MARKER_COLOUR,
                bonuses.CALM_REGION,
                bonuses.MOVE_WORKER,
                bonuses.TRIANGLE_WORKER,
                bonuses.STAR_GOVERNOR,
                tasks.CLAIM_TASK,
                awards.AWARD_ANSWER,
                recruit.AWARD_OFFICIAL,
                governor.AWARD_REGION,
                wall.AWARD_WALL,
                palace.AWARD_PALACE,
                tasks.END_TURN,
            ]
        )
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, setup_: Setup, rng: Rng) -> ZhanGuo:
        return setup.deal(setup_, rng)

    def blank(self) -> ZhanGuo:
        return setup.blank(0, Rng(1, 0, 0, 0))

    def view(self, s: ZhanGuo, seat: int) -> View:
        return view.view(s, seat)

    def own_view(self, s: ZhanGuo, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        return view.own(s, seat, watched)

    def write_view(self, s: ZhanGuo, seat: int, sheet: Sheet) -> None:
        observe.observe(s, seat, sheet)

    def resample(self, s: ZhanGuo, seat: int, rng: Rng) -> ZhanGuo:
        return hidden.resample(s, seat, rng)

    def points(self, s: ZhanGuo) -> list[list[int]]:
        n = ids.SOURCE_COUNT
        return [s.score[seat * n : seat * n + n] for seat in range(s.seats)]

    def places(self, s: ZhanGuo) -> list[int]:
        return scoring.places(s)

    def end_reason(self, s: ZhanGuo) -> str:
        return "rounds"

    def chapter(self, s: ZhanGuo) -> int:
        return s.round

    def turn(self, s: ZhanGuo) -> int:
        """Phase 2 turns have their own numbers; so have the awards of one round."""
        return (s.round * 5 + s.phase) * 100 + (s.turn if s.phase == ids.PHASE_PLAY else s.aspect)

    def value(self, s: ZhanGuo, seat: int) -> float:
        return value.value(s, seat)

    def traits(self, s: ZhanGuo) -> list[str]:
        """The player boards."""
        return [data.BOARDS[board] for board in s.board]

    def weight(self) -> int:
        return 4

    def minutes(self) -> tuple[int, int]:
        return 90, 120

    def broken(self, s: ZhanGuo) -> str:
        return invariants.broken(s)


GAME: Final = ZhanGuoGame()
