"""Building (GW-6.6)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.builders import BuildStep


@rule("GW-6.6.1", "GW-6.6.4", "GW-6.6.5", "GW-6.6.7", "GW-14.1.11")
def test_two_levels_of_one_section() -> None:
    t = Table(3)
    t.clerks("builders", "AA")
    t.archers("L", "A")
    t.give("A", stone=12)
    t.run(Activate(ids.BUILDERS, 0))
    assert t.legal() == ["pass", *[f"build {w} {x}" for w in ("barricade", "wall") for x in "LMR"]]
    t.play("build wall L", "build wall L")  # in order: 5 + 7
    assert t.s.wall == [2, 0, 0] and t.honor("A") == 12 and t.res("A") == "0 0 0 0" and t.firing("L") == "A"


@rule("GW-6.6.2", "GW-6.6.3", "TV-53")
def test_what_a_build_brings_pays_for_no_other() -> None:
    t = Table(3)
    t.advisor("A", "a40")
    t.clerks("builders", "AA")
    t.give("A", wood=2)
    t.run(Activate(ids.BUILDERS, 0))
    t.play("build barricade M")
    assert t.s.barricades == [0, 1, 0] and t.asked == "take A"
    t.play("take wood 1")
    assert t.asked == "" and t.honor("A") == 3


@rule("GW-6.6.8", "GW-6.6.9", "GW-6.6.10", "TV-21", "TV-22")
def test_the_warehouse_pays_first() -> None:
    t = Table(3)
    t.s.store = [3, 0, 0]
    t.give("A", stone=4)
    t.run(BuildStep(0, 1, 3, -1, []))
    t.play("build wall R")
    assert t.s.store == [0, 0, 0] and t.res("A") == "0 2 0 0" and t.honor("A") == 5
    t = Table(3)
    t.s.store, t.s.barricades = [0, 0, 2], [0, 2, 0]
    t.run(BuildStep(0, 2, 3, -1, []))
    t.play("build barricade M")
    assert t.s.store == [0, 0, 0] and t.s.barricades == [0, 3, 0] and t.honor("A") == 2
    t.give("A", wood=9)
    t.run(BuildStep(0, 1, 3, -1, []))
    assert t.refusal("build barricade M") == "GW-6.6.3"
    t.play("pass")
    t.s.store = [2, 2, 2]
    t.run(BuildStep(0, 1, 1, -1, []))
    t.play("build barricade L")
    assert t.asked == "store A" and "store wood 1" in t.legal()
    t.play("store wood 1", "store gold 1")
    assert t.s.store == [1, 2, 1] and t.res("A") == "9 0 0 0"


@rule("GW-17.2.11", "GW-6.6.6")
def test_discounts_lower_the_own_part_only() -> None:
    t = Table(3)
    t.advisor("A", "a39")
    t.s.store = [2, 0, 0]
    t.give("A", wood=1)
    t.run(BuildStep(0, 1, 2, -1, []))
    t.play("build wall L")  # 5: Warehouse 2, discount 2, own 1
    assert t.res("A") == "0 0 0 0" and t.honor("A") == 5 and t.s.store == [0, 0, 0]
    t.s.store = [4, 0, 0]
    t.run(BuildStep(0, 1, 1, -2, []))
    t.play("build barricade L")  # free: the Warehouse is not used
    assert t.s.store == [4, 0, 0]
