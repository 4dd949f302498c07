"""The end of a round (section 12)."""

import pytest

from tests.games.daimyo.table import Table, hero, look
from tests.proof import rule
from tianxia.games.daimyo import lookups, scoring
from tianxia.games.daimyo.rules import end_of_round


@rule("DM-7.4.7", "DM-12.3.1")
def test_yellow_tiles_act_at_income() -> None:
    t = Table(3).bonus(0, "income1", "farm", 2).bonus(0, "income2", "tower", 3)
    t.s.buildings[0:2] = [2, 3]
    t.phase(end_of_round.ALL_INCOME)
    t.play("gain rice", "gain rice", "gain rice")
    assert t.have(0) == "2R 1M 1S 2G" and t.have(1) == "1R 0M 0S 1G"


def banners(gold: int, silver: int) -> str:
    """An island with these banners."""
    for i, name in enumerate(lookups.ISLAND_NAMES):
        if (lookups.GOLD_BANNER[i], lookups.SILVER_BANNER[i]) == (gold, silver):
            return name
    raise AssertionError


def scored(t: Table, island: str) -> list[int]:
    return scoring.island_points(t.s, lookups.ISLAND_NAMES.index(island))


@rule("DM-12.2.1", "DM-12.2.3", "TV-14")
def test_tv_14_shadows_break_a_tie() -> None:
    t = Table(4)
    island = banners(4, 2)
    t.govern(0, f"{island} 1", f"{island} 2").shadow(0, f"{island} 1")  # 5
    t.govern(1, f"{island} 3").restore(1, island)  # 5
    t.govern(2, f"{island} 4")
    t.s.influence[2 * 6 + 1] = 3
    assert island == "red" and [t.influence(i, island) for i in range(3)] == [5, 5, 3]
    assert scored(t, island) == [4, 2, 0, 0]


@rule("DM-12.2.4", "DM-20.7", "TV-15")
def test_tv_15_a_tie_for_first() -> None:
    t = Table(4)
    island = banners(4, 1)
    at = lookups.ISLAND_NAMES.index(island)
    for seat, influence in enumerate((5, 5, 3)):
        t.s.influence[seat * 6 + at] = influence
    assert scored(t, island) == [2, 2, 0, 0]
    t.s.influence[2 * 6 + at] = 5
    assert scored(t, island) == [1, 1, 1, 0]  # 5 among three
    t.s.danger[at * 3] = 2
    assert scored(t, island)[2] == 4  # Shadows rank first; the two others tie for second
    assert scored(t, island) == [0, 0, 4, 0]


@rule("DM-12.2.5", "TV-16")
def test_tv_16_a_tie_for_second() -> None:
    t = Table(4)
    at = lookups.ISLAND_NAMES.index(banners(4, 1))
    for seat, influence in enumerate((6, 3, 3)):
        t.s.influence[seat * 6 + at] = influence
    assert scored(t, "purple") == [4, 0, 0, 0]
    at = lookups.ISLAND_NAMES.index("red")
    for seat, influence in enumerate((6, 3, 3)):
        t.s.influence[seat * 6 + at] = influence
    assert scored(t, "red") == [4, 1, 1, 0]


@rule("DM-12.2.2", "DM-20.5")
def test_nobody_scores_without_influence() -> None:
    t = Table(3)
    assert scored(t, "red") == [0, 0, 0]
    t.s.influence[6 + 1] = 1
    assert scored(t, "red") == [0, 4, 0]  # no second place for zero


@rule("DM-12.2.6", "DM-12.2.3")
def test_every_island_every_round() -> None:
    t = Table(4).govern(0, *[f"{i} 1" for i in lookups.ISLAND_NAMES])
    t.s.won[0] = 48
    t.phase(end_of_round.INFLUENCE)
    assert t.pp(0) == 48 + 3 + 4 + 3 + 4 + 3 + 5  # one number, beyond 49


@rule("DM-12.2.7", "DM-14.6.1", "DM-14.7.1")
def test_mercenaries_are_ranked() -> None:
    t = Table(2).govern(2, "red 1", "red 2").govern(0, "red 3")
    t.phase(end_of_round.INFLUENCE)
    assert t.pp(0) == 2 and t.pp(1) == 0 and t.pp(2) == 0  # their 4 are lost
    assert look(t.s, 0)["forecast"]["influence"] == [2, 0]


@rule("DM-12.3.1", "DM-12.3.2")
def test_income() -> None:
    t = Table(3)
    t.s.first = 1
    t.phase(end_of_round.ALL_INCOME)
    seats = []
    while t.asks == "gain":
        seats.append(t.seat)
        assert t.legal == ["gain rice", "gain metal", "gain stone"] and t.have(t.seat) == "0R 0M 0S 0G"  # the choice, then gold
        t.play("gain stone")
    assert seats == [1, 2, 0] and [t.have(i) for i in range(3)] == ["0R 0M 1S 1G"] * 3


@rule("DM-12.3.2")
def test_yellow_tiles_come_after_choice_and_gold_from_left_to_right() -> None:
    tiles = {"farm": ["rice", "gold"], "tower": ["metal", "stone"]}
    for left, right in (("farm", "tower"), ("tower", "farm")):
        t = Table(3)
        for space, kind in (("income1", left), ("income2", right)):
            t.bonus(0, space, kind, 2 if kind == "farm" else 3)
        t.s.buildings[0:2] = [2, 3]
        t.phase(end_of_round.ALL_INCOME)
        while t.seat == 0:
            t.play("gain stone" if "gain stone" in t.legal else t.legal[0])
        came = [e.what for e in t.events if e.seat == 0 and e.what]
        assert came == ["stone", "gold", *tiles[left], *tiles[right]]


@rule("DM-12.4.1", "DM-5.4")
def test_the_helmet_is_kept_or_given() -> None:
    t = Table(3)
    t.s.helmet = 1
    t.phase(end_of_round.PASSING_HELMET)
    assert t.seat == 1 and t.legal == ["helmet 0", "helmet 1", "helmet 2"]
    t.play("helmet 2")
    while t.asks != "die":
        t.play("stop" if "stop" in t.legal else t.legal[0])
    assert t.s.first == 2 and t.seat == 2


@rule("DM-12.5.1", "DM-12.5.2", "DM-12.5.3")
def test_hiring_phase() -> None:
    t = Table(3).shop("H13 H14 H15 H16 H18", top="H24", deck="H25 H26")
    for seat in range(3):
        t.give(seat, gold=4).cards(seat, deck=("H01", "H04", "H07")[seat])
    t.s.helmet = 1
    t.phase(end_of_round.HIRING)
    assert t.seat == 1
    t.play("hire H13", "stop")
    assert t.seat == 2 and t.s.market[0] == hero("H24")
    t.play("hire H14", "hire H15")
    assert t.seat == 0  # no gold left: seat 2 is not asked again
    t.play("stop")
    assert [len(t.s.hand[i]) for i in range(3)] == [1, 2, 3]  # and everybody drew one
    assert t.hand(0) == "H01" and "H04" in t.hand(1) and t.s.round == 2


@rule("DM-12.6.1")
def test_cleanup() -> None:
    t = Table(2).dice(0, production="green6", idle1="red2").cards(0, hand="H01")
    t.s.merc_dice = [7, 0, 1, 0, 0]
    t.s.blue_done = 1
    t.phase(end_of_round.DRAWING)
    assert set(t.s.dice) == {0} and t.s.merc_dice == [0] * 5 and sum(t.s.middle) == 11
    assert t.s.blue_done == 0 and t.s.round == 2


@rule("DM-12.1.1", "DM-15.5.1")
def test_solo_the_empire_ability_comes_first() -> None:
    t = Table(level="easy").give(0, rice=1)
    t.s.empire_dice = [2, 6, 4]
    t.govern(1, "red 1")
    t.phase(end_of_round.EMPIRE_ABILITY)
    assert t.asks == "empire-toll" and t.pp(1) == 0  # influence is not scored yet
    t.play("give rice")
    assert t.pp(1) == 4


@rule("DM-5.1", "DM-14.6.4", "DM-20.10")
@pytest.mark.parametrize("seats", [2, 3])
def test_round_five_ends_after_income(seats: int) -> None:
    t = Table(seats).shop("H13 H14 H15 H16 H45")
    t.s.round = 5
    t.phase(end_of_round.ALL_INCOME)
    for _ in range(seats):
        t.play("gain rice")
    assert t.asks == "" and t.s.round == 5
    assert t.pile(t.s.pile) == ("H45" if seats == 2 else "")
