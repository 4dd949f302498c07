"""Attack orders (GW-7.3)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.attack import AttackStep


@rule("GW-7.3.1", "GW-7.3.2", "GW-7.3.3", "GW-7.3.4", "GW-7.3.5", "GW-7.3.6", "GW-7.3.7")
def test_attack_orders() -> None:
    t = Table(3)
    t.horde("M", "h02")  # C1 H1 / W1 X0
    t.horde("R", "h05")
    t.muster("M", "A", spear=1, archer=1, horse=1)
    t.archers("R", "A")
    t.run(AttackStep(0, ids.SOLDIER, 4, 0))
    legal = t.legal()
    assert "spear M1 1" in legal and not [x for x in legal if x.startswith(("spear R", "horse R"))]  # own section only
    assert "archer M" in legal and "shoot R" in legal and "archer R" not in legal
    t.play("horse M1 1 right")
    assert t.points("M1") == "aa.." and t.honor("A") == 1 and t.res("A") == "0 0 0 1"
    t.play("archer M", "wound M1 3")
    assert "shoot M" not in t.legal()  # it has attacked already
    t.play("shoot R", "wound R1 1")
    assert "shoot R" not in t.legal() and t.firing("R") == "A"
    t.play("spear M1 4")
    assert t.points("M1") == "aawA" and t.asked == ""
    t = Table(3)
    t.muster("L", "A", archer=3, spear=1)
    t.archers("L", "BB")
    t.run(AttackStep(0, ids.SOLDIER, 4, 0))
    assert t.asked == ""  # no free firing position, no horde
