"""Covering vital points (GW-4.5, GW-7.2)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.attack import AttackStep
from tianxia.games.great_wall.rules.kill import kill_in_breach
from tianxia.games.great_wall.rules.points import WoundsStep
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.winter import Breach, Salvo


@rule("GW-4.5.1", "GW-4.5.2", "GW-4.5.3", "GW-14.1.6")
def test_wounds() -> None:
    t = Table(3)
    t.horde("M", "h02", "Ab")
    t.s.spots[3 * 8 + 1], t.s.supply[5] = ids.FREE, 2
    t.run(WoundsStep(1, 2, 0b111000))
    assert t.refusal("wound M1 1") == "GW-4.5.1" and "wound M1 2" in t.legal()
    t.play("wound M1 2")
    assert t.points("M1") == "Aw.." and t.honor("B") == 0 and t.res("B") == "0 0 0 0"  # point 2 would give 1 honor
    t.play("pass")
    t.s.year = 3
    kill_in_breach(t.s, 1)
    t.go()
    assert t.points("M1") == "ww.." and t.supply("A") == (10, 4, 2)


def recruits() -> Table:
    t = Table(3)
    t.horde("M", "h09")  # H1 C1 H2 / .. G1 X0
    t.horde("M", "h02")
    t.give("A", chi=9, wood=9, gold=9)
    t.run(RecruitStep(0, 7, 4, -1))
    t.play("recruit 1 2 1")
    return t


@rule("GW-7.2.2")
def test_a_cavalryman_covers_two_points_of_any_row() -> None:
    t = recruits()
    assert "spear M1 1" in t.legal() and "spear M2 1" not in t.legal() and t.refusal("spear M2 1") == "GW-7.2.1"
    assert t.refusal("horse M1 1 below") == "GW-7.2.2"
    assert "horse M1 2 below" in t.legal() and "horse M2 1 right" in t.legal()  # any row; a hole breaks adjacency
    t.play("horse M1 2 below")
    assert t.points("M1") == ".a.a." and t.res("A") == "7 0 9 3"  # both rewards: 1 chi, 1 gold


@rule("GW-7.2.4", "GW-7.2.6", "GW-7.1.2")
def test_an_archer_takes_a_firing_position_also_where_no_horde_is() -> None:
    t = recruits()
    assert not [words for words in t.legal() if words.startswith(("spear L", "horse L"))]
    assert "archer L" in t.legal() and "muster archer L" in t.legal()
    t.play("archer L")  # no horde there: no wound
    assert t.firing("L") == "A" and not t.told("wound")
    t.play("archer M")
    assert "wound M2 4" in t.legal()
    t.play("wound M1 1")
    assert t.points("M1") == "w...." and t.firing("M") == "A"


@rule("GW-7.1.1")
def test_a_soldier_is_in_one_place() -> None:
    t = recruits()
    t.play("spear M1 3", "horse M1 2 below", "archer L", "muster archer M")
    assert t.supply("A") == (ids.OWN[0] - 1, ids.OWN[1] - 2, ids.OWN[2] - 1)
    assert t.points("M1") == ".aAa." and t.firing("L") == "A" and t.resting("M", "A") == (0, 1, 0)


@rule("GW-7.1.3")
def test_a_muster_area_holds_any_number_and_is_safe_in_a_breach() -> None:
    t = Table(3)
    t.horde("M", "h02", "A")
    t.muster("M", "A", spear=9, archer=4, horse=2)
    t.muster("M", "B", spear=10)
    t.run(Breach(1))
    t.until()
    assert t.resting("M", "A") == (9, 4, 2) and t.resting("M", "B") == (10, 0, 0)


@rule("GW-17.2.5", "GW-17.2.7", "GW-17.2.22", "GW-14.1.8")
def test_texts_that_forbid() -> None:
    t = Table(3)
    t.horde("M", "h13")  # no archers may wound it
    t.horde("M", "h10")  # guards the card behind it
    t.horde("M", "h02")
    t.archers("M", "A")
    t.muster("M", "A", horse=1)
    t.run(AttackStep(0, ids.SOLDIER, 2, 0))
    assert not [x for x in t.legal() if x.startswith("horse M3")] and "horse M2 1 right" in t.legal()
    t.play("shoot M")
    assert {x.split()[1] for x in t.legal()} == {"M2"} and t.refusal("wound M3 1") == "GW-17.2.5"
    t = Table(3)
    t.horde("L", "h19")  # no cavalry
    t.muster("L", "A", horse=1)
    t.run(AttackStep(0, ids.SOLDIER, 1, 0))
    assert t.asked == ""
    t = Table(3)  # two positions at level 0, one less usable; who stands there stays
    t.archers("L", "BB")
    t.horde("L", "h03")
    t.muster("L", "A", archer=1)
    t.run(AttackStep(0, ids.ARCHER, 9, 0))
    assert t.asked == "" and t.firing("L") == "BB"
    t = Table(3)  # at most 1 wound on the Falconers in one salvo of all players

    t.s.wall[1] = 1
    t.horde("M", "h08")
    t.archers("M", "AAB")
    t.run(Salvo(0, 0))
    t.until()
    assert t.points("M1").count("w") == 1
