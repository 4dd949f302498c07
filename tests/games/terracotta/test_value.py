"""The judgement of a position: counted in one pass for speed, it must agree with the scorings of the rules."""

from typing import Any

import pytest

from tests.games.golden import course, named
from tests.games.terracotta.table import Table
from tianxia.games.terracotta import data, scoring, value
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.state import Terracotta


def slowly(s: Terracotta, player: int) -> float:
    """`value.boards` written down with the functions of the rules."""
    scorings = data.ROUNDS - s.round + 1
    worth = float(GAME.totals(s)[player])
    sure = value.SURE
    for ahead in range(min(scorings, value.LOOK_AHEAD)):
        for inspector in range(2):
            place = scoring.forward(inspector, s.inspectors[inspector], ahead)
            worth += sure * scoring.inspector_points(s, inspector, place)[player]
        worth += sure * scoring.tile_points(s, s.round + ahead)[player]
        sure *= value.FADING
    worth += value.MUSICIANS * scorings * scoring.musician_points(s)[player]
    share = value.FINAL_SURE + (1 - value.FINAL_SURE) * (s.round - 1) / 4
    for final in (scoring.servant_points(s), scoring.group_points(s), scoring.archer_points(s)):
        worth += share * final[player]
    return worth


@pytest.mark.parametrize("name", named("terracotta"))
def test_boards_agree_with_the_scorings(name: str) -> None:
    match = course("terracotta", name)
    for n in range(0, len(match.moves), 9):
        s = match.at(n)
        assert value.boards(s) == pytest.approx([slowly(s, p) for p in range(s.players)])


def test_at_the_end_only_points_count() -> None:
    t = Table("Y:officer@1,1 servant@1,2", round=5)
    t.give("Y", coins=9, weapons="sword")
    t.finish_round()
    assert GAME.value(t.s, 0) == t.vp("Y")


def test_more_is_better() -> None:
    poor, rich = Table(), Table()
    for gift in (
        {"coins": 1},
        {"wet": 1},
        {"dry": 1},
        {"weapons": "sword"},
        {"masters": "builder"},
        {"artists": 1},
        {"order": 1},
    ):
        rich = Table()
        rich.give("Y", **gift)
        assert GAME.value(rich.s, 0) > GAME.value(poor.s, 0), gift
        assert GAME.value(rich.s, 1) == GAME.value(poor.s, 1), "what the others have is weighed by the bot"
    assert GAME.value(rich.s, 0) > 0


def test_wet_clay_is_better_than_dry_and_dry_better_than_none() -> None:
    worth = []
    gifts: list[dict[str, Any]] = [{}, {"dry": 2}, {"wet": 2}]
    for gift in gifts:
        t = Table()
        t.give("Y", **gift)
        worth.append(GAME.value(t.s, 0))
    assert worth == sorted(worth) and len(set(worth)) == 3


def test_the_rival_counts_in_solo() -> None:
    ahead = Table("Y:officer@1,1", "YP", solo="master")
    behind = Table("P:officer@1,1", "YP", solo="master")
    assert GAME.value(ahead.s, 0) > 0 > GAME.value(behind.s, 0)
