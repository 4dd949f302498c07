"""Daimyo: Rebirth of the Empire, put together: modes, options, questions, tasks."""

from tianxia.engine.features import Features
from tianxia.engine.game import Decision, Game, Mode, Option, Setup
from tianxia.engine.rng import Rng
from tianxia.games.daimyo import features
from tianxia.games.daimyo.data import ACHIEVEMENTS, PROVENANCE
from tianxia.games.daimyo.empire import CoverField, EmpireAct, EmpirePlace, EmpireTile, EmpireTiles, EmpireToll, EmpireTurnEnd
from tianxia.games.daimyo.flow import TASK_LIST, Task
from tianxia.games.daimyo.ids import ACTIONS, SOURCE_COUNT, SOURCES
from tianxia.games.daimyo.invariants import broken
from tianxia.games.daimyo.mercenaries import GiveDie, MercLift, MercPlace, MercRelic
from tianxia.games.daimyo.rules.buildings import Build, Building, BuildSite, PlaceTile, Spare
from tianxia.games.daimyo.rules.effects import Choose, CopyClan, EffectTask, GainToken, Tribute
from tianxia.games.daimyo.rules.end_of_round import GiveHelmet, Income, NewRound, Phase
from tianxia.games.daimyo.rules.heroes import ChangeDie, DiscardHero, FreeHero, HeroEnd, Hire, HirePhase, RaiseDie, SetDie
from tianxia.games.daimyo.rules.recruitment import Recruit, Recruiting
from tianxia.games.daimyo.rules.relic_action import Leg, RelicStep, SearchTiles, Travel
from tianxia.games.daimyo.rules.relics import STEAL_QUESTION, BagDraws, Drop, Gives, GiveTile, Refill, Takes, TakeTile
from tianxia.games.daimyo.rules.turn import ChooseDie, DieTask, IdleDie, NextTurn, Turn
from tianxia.games.daimyo.rules.units import Collect, Eliminate, Exile, LiftGovernor, MoveGovernor, Moves
from tianxia.games.daimyo.rules.villagers import Flip, Help, TwoSteps, VillagerTile
from tianxia.games.daimyo.scoring import achievements, final_places, players
from tianxia.games.daimyo.setup import ChooseBoard, ChooseClan, EmpireStart, SetupTask, StartGovernor, deal
from tianxia.games.daimyo.state import Daimyo
from tianxia.games.daimyo.tables import CLAN_NAMES, LEVELS
from tianxia.games.daimyo.value import value, values
from tianxia.games.daimyo.view import resample, view

# in the order of the Q_ numbers in ids.py
DECISIONS: list[Decision[Daimyo]] = [
    ChooseClan("clan", "DM-3.2.1", ("clan",)),
    ChooseBoard("board", "DM-3.2.7", ("board",)),
    StartGovernor("start", "DM-3.3.1", ("govern",)),
    EmpireStart("empire-start", "DM-15.1.8", ("govern", "site")),
    GiveDie("merc-die", "DM-14.2.1", ("merc",)),
    ChooseDie("die", "DM-5.5.2", ("die",)),
    IdleDie("idle", "DM-5.7", ("idle",)),
    Turn("turn", "DM-5.5", ("main", "play", "discard", "ability", "tile", "reset", "end")),
    ChangeDie("change", "DM-7.2.1", ("change",)),
    FreeHero("free-hero", "DM-7.3.4", ("play",)),
    DiscardHero("discard", "DM-4.1.6", ("discard",)),
    VillagerTile("villager", "DM-6.1.4", ("villager",)),
    GainToken("gain", "DM-4.2.2", ("gain",)),
    LiftGovernor("lift", "DM-4.4.3", ("lift", "stop")),
    MoveGovernor("move", "DM-4.4.3", ("govern",)),
    Travel("travel", "DM-6.3.1", ("travel",)),
    RelicStep("relic", "DM-6.3", ("take", "search", "market", "ransom", "stop")),
    TakeTile("take", "DM-8.2.9", ("take", "market", "stop")),
    SearchTiles("search", "DM-6.3.3", ("bin", "stop")),
    Drop("drop", "DM-8.2.2", ("drop",)),
    GiveTile("give-tile", "DM-8.2.7", ("drop",)),
    Recruit("recruit", "DM-9.1", ("govern", "shadow", "reset", "stop")),
    Eliminate("eliminate", "DM-9.4.4", ("eliminate",)),
    Build("build", "DM-10.1", ("build", "stop")),
    Spare("spare", "DM-10.6", ("spare",)),
    BuildSite("site", "DM-10.3", ("site",)),
    PlaceTile("place-tile", "DM-7.4.5", ("place",)),
    TwoSteps("steps", "DM-20.20", ("steps",)),
    RaiseDie("raise", "DM-7.0.3", ("raise", "stop")),
    SetDie("set-die", "DM-7.0.3", ("set",)),
    Hire("hire", "DM-12.5.1", ("hire", "stop")),
    GiveHelmet("helmet", "DM-12.4.1", ("helmet",)),
    Collect("collect", "DM-6.2.1", ("collect",)),
    Choose("choose", "DM-4.6.4", ("choose",)),
    CopyClan("copy", "DM-7.3.1", ("copy",)),
    STEAL_QUESTION,
    Tribute("tribute", "DM-4.2.2", ("give",)),
    Exile("exile", "DM-4.4.3", ("lift",)),
    MercRelic("merc-relic", "DM-14.4.1", ("swap", "loot")),
    MercLift("merc-lift", "DM-14.4.4", ("lift", "lift-tower", "lift-shadow")),
    MercPlace("merc-place", "DM-14.4.3", ("govern", "site", "shadow")),
    CoverField("cover", "DM-15.3.2", ("cover",)),
    EmpirePlace("empire-place", "DM-15.3.4", ("govern", "shadow", "site")),
    EmpireTile("empire-tile", "DM-15.3.8", ("take", "market")),
    EmpireToll("empire-toll", "DM-15.5.1", ("give", "discard")),
]

# in the order of the T_ numbers in ids.py
_TASKS: list[Task] = [
    SetupTask(),
    EffectTask(),
    HeroEnd(),
    Flip(),
    Refill(),
    Leg(),
    Takes(),
    BagDraws(),
    Gives(),
    Recruiting(),
    Building(),
    Moves(),
    NewRound(),
    NextTurn(),
    DieTask(),
    Phase(),
    HirePhase(),
    EmpireAct(),
    EmpireTiles(),
    EmpireTurnEnd(),
    Income(),
    Help(),
]
TASK_LIST.extend(_TASKS)


class DaimyoGame(Game[Daimyo]):
    def __init__(self) -> None:
        self.name = "daimyo"
        self.rules_version = 2
        self.modes = [Mode("standard", 2, 4), Mode("solo", 1, 1)]
        self.options = [
            Option("boards", ("basic", "advanced"), "basic"),
            Option("clans", ("chosen", "random"), "chosen"),
            Option("aggressive", ("out", "in"), "out", modes=("standard",)),
            Option("level", ("easy", "normal", "hard"), "easy", modes=("solo",)),
        ]
        self.actions = ACTIONS
        self.decisions = DECISIONS
        self.sources = SOURCES
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, setup: Setup, rng: Rng) -> Daimyo:
        return deal(setup, rng)

    def blank(self) -> Daimyo:
        return Daimyo(0, [], Rng(1, 0, 0, 0))

    def players(self, s: Daimyo) -> int:
        return players(s)

    def view(self, s: Daimyo, seat: int) -> dict[str, object]:
        return view(s, seat)

    def resample(self, s: Daimyo, seat: int, rng: Rng) -> Daimyo:
        return resample(s, seat, rng)

    def points(self, s: Daimyo) -> list[list[int]]:
        return [s.won[side * SOURCE_COUNT : side * SOURCE_COUNT + SOURCE_COUNT] for side in range(players(s))]

    def places(self, s: Daimyo) -> list[int]:
        return final_places(s)

    def end_reason(self, s: Daimyo) -> str:
        return "five-rounds" if not s.todo else ""

    def chapter(self, s: Daimyo) -> int:
        return max(1, s.round)

    def turn(self, s: Daimyo) -> int:
        return s.round * 16 + s.turn

    def goals(self) -> list[str]:
        """DM-15.8: every achievement at every level, 7 x 3 boxes."""
        return [f"{number}-{level}" for number in ACHIEVEMENTS for level in LEVELS]

    def achieved(self, s: Daimyo, seat: int) -> list[str]:
        return [f"{number}-{LEVELS[s.level]}" for number in achievements(s)] if seat == 0 and not s.todo else []

    def value(self, s: Daimyo, seat: int) -> float:
        return value(s, seat)

    def values(self, s: Daimyo) -> list[float]:
        return values(s)

    def traits(self, s: Daimyo) -> list[str]:
        """The clans; alone, that of the player."""
        return [CLAN_NAMES[s.clan[seat]] for seat in range(s.seats)]

    def weight(self) -> int:
        return 3

    def minutes(self) -> tuple[int, int]:
        return 60, 90

    def provenance(self) -> dict[str, tuple[str, str]]:
        return PROVENANCE

    def broken(self, s: Daimyo) -> str:
        return broken(s)


GAME = DaimyoGame()
