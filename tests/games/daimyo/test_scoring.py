"""Final scoring (section 13)."""

import pytest

from tests.games.daimyo.table import Table
from tests.proof import rule
from tianxia.games.daimyo import scoring
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.ids import FARM, TOWER


def final(t: Table) -> Table:
    t.s.todo = []
    scoring.final_scoring(t.s, None)
    return t


@rule("DM-13.1")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18), (5, 25), (6, 33)])
def test_relics(count: int, points: int) -> None:
    t = Table(4)
    t.restore(0, *["red", "red", "blue", "blue", "green", "green"][:count])
    assert final(t).from_source(0, "relics") == points


@rule("DM-13.2", "DM-13.3")
@pytest.mark.parametrize(("count", "farms", "towers"), [(0, 0, 0), (1, 1, 1), (2, 4, 2), (3, 7, 4), (4, 12, 7)])
def test_buildings(count: int, farms: int, towers: int) -> None:
    t = Table(3).build(0, "farm", *[f"red {i}" for i in range(1, count + 1)])
    t.build(0, "tower", *[f"blue {i}" for i in range(1, count + 1)])
    final(t)
    assert t.from_source(0, "farms") == farms and t.from_source(0, "towers") == towers


@rule("DM-13.4", "DM-13.10")
def test_army() -> None:
    t = Table(4).cards(0, hand="H01", deck="H13", discard="H45").give(0, gold=1)  # 1 + 2 + 5 + 1 = 9
    t.cards(1, hand="H46 H47").give(2, gold=8).give(3, gold=7)
    assert [scoring.army_value(t.s, seat) for seat in range(4)] == [9, 10, 8, 7]
    final(t)
    assert [t.from_source(seat, "army") for seat in range(4)] == [5, 10, 2, 0]
    assert t.have(2) == "0R 0M 0S 8G"  # gold is not spent


@rule("DM-13.5", "DM-13.4", "DM-14.7.1", "TV-17")
def test_tv_17_army_tie() -> None:
    t = Table(2)
    # Rafał: 27 in heroes (three of cost 5) + 3 gold; Maja: 27 + 3, two of cost 5, the same number of cards
    t.cards(0, hand="H45 H46 H47", deck="H35 H36", discard="H13 H14").give(0, gold=3)
    t.cards(1, hand="H48 H49", deck="H37 H38 H39", discard="H24 H15").give(1, gold=3)
    assert [scoring.army_value(t.s, i) for i in (0, 1)] == [30, 30]
    t.s.pile = [t.s.market_deck[0]]
    t.give(2, gold=12 - scoring.army_value(t.s, 2))
    final(t)
    assert [t.from_source(i, "army") for i in (0, 1)] == [10, 5]
    assert scoring.army_points(t.s)[2] == 2 and t.pp(2) == 0  # third; lost


@rule("DM-13.5")
def test_fewer_cards_are_better() -> None:
    t = Table(3).cards(0, hand="H35 H36").cards(1, hand="H13 H14 H37").give(2, gold=8)
    assert scoring.army_points(t.s) == [5, 2, 10]
    t = Table(3).cards(0, hand="H35 H36").cards(1, hand="H24 H45")
    assert scoring.army_points(t.s)[:2] == [5, 10]  # one of cost 5
    t = Table(3).cards(0, hand="H35 H13").cards(1, hand="H24 H25")
    assert scoring.army_points(t.s)[:2] == [10, 5]  # one of cost 4


@rule("DM-13.6", "DM-20.21")
def test_a_full_tie_is_split() -> None:
    t = Table(3).give(0, gold=5).give(1, gold=5)
    assert scoring.army_points(t.s) == [7, 7, 2]
    t = Table(4).give(0, gold=5)
    assert scoring.army_points(t.s) == [10, 2, 2, 2]  # (5 + 2 + 0) / 3


@rule("DM-13.7", "DM-2.8")
def test_helmet() -> None:
    t = Table(3)
    t.s.helmet = 1
    final(t)
    assert [t.from_source(i, "helmet") for i in range(3)] == [0, 2, 0]


@rule("DM-13.8", "DM-4.2.2", "DM-20.2")
def test_sets_of_resources() -> None:
    t = Table(3).give(0, rice=2, metal=2, stone=1, gold=9).give(1, rice=4, gold=99).give(2, stone=10)
    final(t)
    assert [t.from_source(i, "resources") for i in range(3)] == [1, 0, 2]


@rule("DM-13.9")
def test_winner() -> None:
    t = Table(3).give(0, rice=3).give(1, rice=2, stone=2).give(2, gold=9)
    t.s.todo = []
    for seat in range(3):
        t.s.won[seat * 10] = 50
    assert GAME.places(t.s) == [2, 1, 3]  # equal points: more resources
    t.give(0, metal=4)
    assert GAME.places(t.s) == [1, 1, 3]  # shared
    t.s.won[20] = 51
    assert GAME.places(t.s) == [2, 2, 1]


@rule("DM-15.7.2", "DM-15.7.3", "DM-20.22")
def test_empire_sets() -> None:
    assert scoring.building_points(6, FARM) == 16 and scoring.building_points(9, TOWER) == 15
    assert scoring.relic_points(7) == 41 and scoring.relic_points(9) == 57


@rule("TV-18", "DM-15.7.1", "DM-15.7.2", "DM-15.7.4")
def test_tv_18_solo_final() -> None:
    t = Table(level="normal")
    t.s.won[0] = 51
    t.s.won[10] = 45
    t.s.restored[0:2] = [1, 1]
    t.s.restored[6:9] = [1, 1, 1]
    t.s.buildings = [3, 3, 6, 1]
    t.s.helmet = 1
    t.give(0, rice=3, metal=2, stone=1, gold=20)
    t.s.unseen_hero = t.s.market_deck.pop()
    t.s.pile = []
    t.give(1, gold=18 - scoring.army_value(t.s, 1))
    final(t)
    assert GAME.totals(t.s) == [80, 78] and GAME.places(t.s) == [1, 2]
    assert [t.from_source(0, x) for x in ("relics", "farms", "towers", "army", "resources")] == [7, 7, 4, 10, 1]
    assert [t.from_source(1, x) for x in ("relics", "farms", "towers", "army", "helmet", "resources")] == [12, 16, 1, 2, 2, 0]


@rule("DM-15.7.4", "DM-20.26")
def test_solo_tie() -> None:
    t = Table(level="easy")
    t.s.todo = []
    assert GAME.places(t.s) == [1, 1]  # a draw
    t.give(0, stone=1, gold=5)
    assert GAME.places(t.s) == [1, 2]
    t.give(0, gold=5)
    assert GAME.places(t.s) == [1, 1]
    t.s.won[10] = 1
    assert GAME.places(t.s) == [2, 1]


@rule("DM-15.8.1", "DM-15.8.2", "DM-15.8.3")
def test_achievements() -> None:
    for clan, number in (("technology", "A1"), ("nomads", "A2"), ("nature", "A3"), ("aristocrats", "A4")):
        t = Table(level="hard", clans=clan)
        t.s.todo = []
        t.s.won[0] = 5
        assert scoring.achievements(t.s) == [number]
    t.s.restored[0:2] = [3, 3]
    t.s.buildings[0:2] = [4, 4]
    t.s.governors[0], t.s.shadows[0] = 8, 3
    assert scoring.achievements(t.s) == ["A4", "A5", "A6", "A7"]
    t.s.governors[0] = 7
    assert scoring.achievements(t.s) == ["A4", "A5", "A6"]
    t.s.won[10] = 5
    assert scoring.achievements(t.s) == []  # only a won game counts


@rule("DM-15.8.1")
def test_achievements_are_ticked_per_level() -> None:
    for level in ("easy", "normal", "hard"):
        t = Table(level=level, clans="nature")
        t.s.won[0] = 5
        assert GAME.achieved(t.s, 0) == []  # not over yet
        t.s.todo = []
        assert GAME.achieved(t.s, 0) == [f"A3-{level}"]
    assert len(GAME.goals()) == len(set(GAME.goals())) == 7 * 3 and GAME.goals()[:3] == ["A1-easy", "A1-normal", "A1-hard"]
