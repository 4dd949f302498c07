"""ZhanGuo as the engine sees it."""

from typing import Final

from tianxia.engine.features import Features
from tianxia.engine.game import Game, Mode, Option, Setup
from tianxia.engine.rng import Rng
from tianxia.games.zhanguo import data, features, hidden, ids, invariants, scoring, setup, value, view
from tianxia.games.zhanguo.rules.activation import Activate
from tianxia.games.zhanguo.rules.awards import AwardAnswer
from tianxia.games.zhanguo.rules.boards import AuctionBid, AuctionPick, PickBoard
from tianxia.games.zhanguo.rules.bonuses import Calm, Marker, MoveGovernor, MoveWorker, TriangleWorker
from tianxia.games.zhanguo.rules.draft import Draft
from tianxia.games.zhanguo.rules.governor import AwardRegion, Governor, Square
from tianxia.games.zhanguo.rules.hire import Hire
from tianxia.games.zhanguo.rules.movement import MoveStep
from tianxia.games.zhanguo.rules.palace import AwardPalace, Palace, PalaceMarker
from tianxia.games.zhanguo.rules.play_card import PlayCard
from tianxia.games.zhanguo.rules.recruit import AwardOfficial, Recruit, SquareOfficial
from tianxia.games.zhanguo.rules.tasks import ClaimTask, EndTurn
from tianxia.games.zhanguo.rules.wall import AwardWall, Wall, WallWorkers
from tianxia.games.zhanguo.state import ZhanGuo

STEPS: Final = ("stop", "free_move", "move_above", "move_below", "move_up")


class ZhanGuoGame(Game[ZhanGuo]):
    def __init__(self) -> None:
        self.name = "zhanguo"
        self.rules_version = 1
        self.modes = [Mode("standard", 2, 4)]
        self.options = [
            Option("boards", ("A", "B_PICK", "B_AUCTION"), "A"),
            Option("draft", ("no", "yes"), "no"),  # V1
            Option("track_order", ("no", "yes"), "no"),  # V2
            Option("worker_unrest", ("no", "yes"), "no"),  # V3
            Option("removed", setup.REMOVED_CHOICES, "random"),  # ZG-3.5.1, auction of 2 or 3
            Option("also_removed", setup.REMOVED_CHOICES, "random"),  # the second board, auction of 2
        ]
        self.actions = ids.SPACE
        self.sources = ids.SOURCES
        self.decisions = [
            PickBoard("pick_board", "ZG-3.4.1", ("pick_board",)),
            AuctionBid("auction_bid", "ZG-3.5.5", ("pass", "bid")),
            AuctionPick("auction_pick", "ZG-3.5.8", ("pick_board",)),
            Draft("draft_keep", "ZG-13.1.1", ("discard",), secret=True),
            PlayCard("play_card", "ZG-5.5", ("free_move", "unify", "court")),
            MoveStep("move_step", "ZG-4.7.1", STEPS),
            Recruit("recruit", "ZG-7.1.2", ("free_move", "recruit")),
            Hire("hire", "ZG-7.4.1", ("free_move", "hire")),
            Governor("governor_region", "ZG-7.3.1", ("free_move", "governor")),
            Square("governor_square", "ZG-7.3.3", ("square",)),
            SquareOfficial("square_official", "ZG-7.3.6", ("decline", "free_move", "official")),
            Palace("palace", "ZG-7.5.1", ("free_move", "palace")),
            PalaceMarker("palace_marker", "ZG-7.5.5", ("take_big",)),
            Wall("wall", "ZG-7.6.1", ("free_move", "wall")),
            WallWorkers("wall_workers", "ZG-7.6.4", ("wall_workers",)),
            Activate("activate", "ZG-8.1.2", ("stop", "free_move", "board_ability", "activate")),
            Marker("marker_colour", "ZG-9.1", ("decline", "take_marker")),
            Calm("calm_region", "ZG-9.6", ("decline", "calm")),
            MoveWorker("move_worker", "ZG-9.8", ("decline", "move_worker")),
            TriangleWorker("triangle_worker", "ZG-8.5.4", ("decline", "place_worker")),
            MoveGovernor("star_governor", "ZG-8.5.6", ("decline", "move_governor")),
            ClaimTask("claim_task", "ZG-11.4", ("stop", "claim")),
            AwardAnswer("award_answer", "ZG-10.3.1", ("pass", "accept")),
            AwardOfficial("award_official", "ZG-10.4.1", ("official",)),
            AwardRegion("award_region", "ZG-10.4.5", ("governor",)),
            AwardWall("award_wall", "ZG-10.4.6", ("wall",)),
            AwardPalace("award_palace", "ZG-10.4.7", ("free_palace",)),
            EndTurn("end_turn", "ZG-11.4", ("end_turn", "free_move", "claim")),
        ]
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, setup_: Setup, rng: Rng) -> ZhanGuo:
        return setup.deal(setup_, rng)

    def blank(self) -> ZhanGuo:
        return setup.blank(0, Rng(1, 0, 0, 0))

    def view(self, s: ZhanGuo, seat: int) -> dict[str, object]:
        return view.view(s, seat)

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
