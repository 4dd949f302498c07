"""Daimyo: Rebirth of the Empire, put together: modes, options, questions, steps."""

from collections.abc import Mapping
from typing import Any

from tianxia.engine.events import Log
from tianxia.engine.features import Features
from tianxia.engine.flow import Ask
from tianxia.engine.game import Game, Mode, Option, Reason, Setup, numbered
from tianxia.engine.rng import Rng
from tianxia.engine.sheet import Sheet
from tianxia.games.daimyo import actions, features, observe, setup
from tianxia.games.daimyo.data import ACHIEVEMENTS, PROVENANCE
from tianxia.games.daimyo.hidden import resample
from tianxia.games.daimyo.ids import SOURCE_COUNT, SOURCES
from tianxia.games.daimyo.invariants import broken
from tianxia.games.daimyo.lookups import CLAN_NAMES, LEVELS
from tianxia.games.daimyo.not_now import not_now
from tianxia.games.daimyo.rules import (
    buildings,
    effects,
    empire,
    end_of_round,
    heroes,
    mercenaries,
    recruitment,
    relic_action,
    relics,
    resources,
    turn,
    units,
    villagers,
)
from tianxia.games.daimyo.rules.objectives import check_objectives
from tianxia.games.daimyo.scoring import achievements, final_places, players
from tianxia.games.daimyo.seen import View
from tianxia.games.daimyo.state import Daimyo
from tianxia.games.daimyo.value import value, values
from tianxia.games.daimyo.view import own_view, view


class DaimyoGame(Game[Daimyo]):
    def __init__(self) -> None:
        self.name = "daimyo"
        self.rules_version = 2
        self.modes = [Mode("standard", 2, 4, usual=3), Mode("solo", 1, 1)]
        self.options = [
            Option("boards", ("basic", "advanced"), "basic"),
            Option("clans", ("chosen", "random"), "chosen"),
            Option("aggressive", ("out", "in"), "out", modes=("standard",)),
            Option("level", ("easy", "normal", "hard"), "easy", modes=("solo",)),
        ]
        self.actions = actions.ACTIONS
        self.decisions = numbered(
            [
                setup.CLAN,
                setup.BOARD,
                setup.START,
                setup.EMPIRE_START,
                mercenaries.DIE,
                turn.DIE,
                turn.IDLE,
                turn.TURN,
                heroes.CHANGE,
                heroes.FREE_HERO,
                heroes.DISCARD,
                villagers.VILLAGER,
                resources.GAIN,
                units.LIFT,
                units.MOVE,
                relic_action.TRAVEL,
                relic_action.RELIC,
                relics.TAKE,
                relic_action.SEARCH,
                relics.DROP,
                relics.GIVE,
                recruitment.RECRUIT,
                units.ELIMINATE,
                buildings.BUILD,
                buildings.SPARE,
                buildings.SITE,
                buildings.TILE,
                villagers.STEPS,
                heroes.RAISE,
                heroes.SET_DIE,
                heroes.HIRE,
                end_of_round.HELMET,
                units.COLLECT,
                effects.CHOOSE,
                effects.COPY,
                relics.STEAL,
                effects.TRIBUTE,
                units.EXILE,
                mercenaries.RELIC,
                mercenaries.LIFT,
                mercenaries.PLACE,
                empire.COVER,
                empire.PLACE,
                empire.TILE,
                empire.TOLL,
            ]
        )
        self.sources = SOURCES
        self.features = Features(features.TABLE, features.ABOUT, [decision.name for decision in self.decisions])

    def deal(self, agreed: Setup, rng: Rng) -> Daimyo:
        return setup.deal(agreed, rng)

    def settle(self, s: Daimyo, log: Log | None) -> None:
        """DM-11.1: Objectives are looked at after every change."""
        if s.dirty != 0:
            s.dirty = 0
            check_objectives(s, log)

    def not_asked(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        decision = self.decisions[ask.kind]
        return not_now(s, decision.name, decision.question_rule(s, ask), self.actions.block(action).verb)

    def blank(self) -> Daimyo:
        return Daimyo(0, [], Rng(1, 0, 0, 0))

    def players(self, s: Daimyo) -> int:
        return players(s)

    def view(self, s: Daimyo, seat: int) -> View:
        return view(s, seat)

    def own_view(self, s: Daimyo, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        return own_view(s, seat, watched)

    def write_view(self, s: Daimyo, seat: int, sheet: Sheet) -> None:
        observe.observe(s, seat, sheet)

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
