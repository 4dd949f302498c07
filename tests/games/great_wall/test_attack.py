"""Attack orders (GW-7.3)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.attack import AttackStep
from tianxia.games.great_wall.rules.headquarters import MoveStep


def attack() -> Table:
    t = Table(3)
    t.horde("M", "h02")  # C1 H1 / W1 X0
    t.horde("R", "h05")
    t.muster("M", "A", spear=1, archer=1, horse=1)
    t.archers("R", "A")
    t.run(AttackStep(0, ids.SOLDIER, 4, 0))
    return t


@rule("GW-7.3.1", "GW-7.3.2", "GW-7.3.3")
def test_spearmen_and_cavalrymen_attack_from_the_muster_area_of_their_section() -> None:
    t = attack()
    assert "spear M1 1" in t.legal() and not [x for x in t.legal() if x.startswith(("spear R", "horse R"))]
    t.play("horse M1 1 right")
    assert t.points("M1") == "aa.." and t.honor("A") == 1 and t.res("A") == "0 0 0 1"  # both rewards
    t.play("spear M1 4")
    assert t.points("M1") == "aa.A" and t.resting("M", "A") == (0, 1, 0)


@rule("GW-7.3.4", "GW-7.3.5", "GW-7.3.7")
def test_archers_wound_once_each() -> None:
    t = attack()
    assert "archer M" in t.legal() and "shoot R" in t.legal() and "archer R" not in t.legal()
    t.play("archer M", "wound M1 3")
    assert "shoot M" not in t.legal() and t.firing("M") == "A"  # it has attacked already
    t.play("shoot R", "wound R1 1")
    assert "shoot R" not in t.legal() and t.firing("R") == "A"


@rule("GW-7.3.6")
def test_who_cannot_be_placed_does_not_attack() -> None:
    t = Table(3)
    t.muster("L", "A", archer=3, spear=1)
    t.archers("L", "BB")
    t.run(AttackStep(0, ids.SOLDIER, 4, 0))
    assert t.asked == ""  # no free firing position, no horde


@rule("GW-7.1.4")
def test_soldiers_on_a_card_stay_there() -> None:
    t = Table(3)
    t.horde("M", "h02", "A")
    t.run(AttackStep(0, ids.SOLDIER, 4, 0))
    assert t.asked == ""  # it cannot attack again
    t.run(MoveStep(0, 1))
    assert t.asked == "" and t.points("M1") == "A..."
