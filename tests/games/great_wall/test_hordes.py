"""Soldiers, attacks, defeat, killing, saving, breach (section 7)."""

from tests.games.great_wall.table import CARDS, Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.attack import AttackStep
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.winter import Assault, Breach, Salvo
from tianxia.games.great_wall.view import player


@rule("GW-7.1.1", "GW-7.1.2", "GW-7.1.3", "GW-7.1.4", "GW-7.2.2", "GW-7.2.4", "GW-7.2.6")
def test_attacks_of_recruits() -> None:
    t = Table(3)
    t.horde("M", "h09")  # H1 C1 H2 / .. G1 X0
    t.horde("M", "h02")
    t.give("A", chi=9, wood=9, gold=9)
    t.run(RecruitStep(0, 7, 4, -1))
    t.play("recruit 1 2 1")
    legal = t.legal()
    assert "spear M1 1" in legal and "spear M2 1" not in legal and not [x for x in legal if x.startswith("spear L")]
    assert t.refusal("spear M2 1") == "GW-7.2.1" and t.refusal("horse M1 1 below") == "GW-7.2.2"
    assert "horse M1 2 below" in legal and "horse M2 1 right" in legal  # any row; a hole breaks adjacency
    assert "archer L" in legal and "muster archer L" in legal
    t.play("horse M1 2 below")
    assert t.points("M1") == ".a.a." and t.res("A") == "7 0 9 3"  # both rewards: 1 chi, 1 gold
    t.play("archer L")  # no horde there: no wound, still legal
    assert t.firing("L") == "A" and not t.told("wound")
    t.play("archer M")
    assert "wound M2 4" in t.legal()
    t.play("wound M1 1")
    t.play("spear M1 3")
    assert t.points("M1") == "waAa." and t.honor("A") == 2


@rule("GW-7.2.5", "GW-7.4.1", "TV-12")
def test_a_covered_card_stays_until_the_clearing() -> None:
    t = Table(3)
    t.horde("M", "h06", "AA.")
    t.horde("M", "h02")
    t.horde("R", "h05")
    t.give("A", chi=2)
    t.run(RecruitStep(0, 1, 2, -1))
    t.play("recruit 2 0 0", "spear M1 3")
    assert t.card("M1") == "h06"
    assert not [x for x in t.legal() if x.startswith("spear M")] and "spear R1 1" in t.legal() and "muster spear M" in t.legal()


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


@rule("GW-7.4.2", "GW-7.4.3", "GW-7.4.4", "GW-7.4.6", "GW-7.5.1", "GW-7.5.2", "GW-7.5.4", "GW-7.5.5", "TV-10")
def test_defeat_sequence() -> None:
    t = Table(3)
    t.s.year = 2  # L = 1
    t.horde("M", "h10", "aaBBww")
    t.archers("M", "CC")
    t.run(Clearing())
    assert (t.honor("A"), t.honor("B"), t.honor("C")) == (2, 2, 4)
    assert t.s.taken_by[CARDS["h10"]] == 0  # 2:2, tea order
    assert t.supply("A") == (10, 4, 2) and t.supply("B") == (9, 4, 2) and t.resting("M", "B") == (1, 0, 0)
    assert t.card("M1") == "" and t.s.won == [1, 0, 0]


@rule("GW-7.4.10", "GW-7.4.11", "GW-17.2.6")
def test_casualties_of_a_horde_text() -> None:
    for card, dead in (("h09", 2), ("h18", 0), ("h11", 1)):
        t = Table(3)
        t.s.year = 1
        t.horde("M", card, "AAAAA")
        t.run(Clearing())
        t.until()
        assert t.resting("M", "A")[0] == 5 - dead, card
        assert [c["card"] for c in player(t.s, 0)["captured"]] == [card]


@rule("GW-7.5.3", "GW-7.6.1", "GW-7.6.2", "GW-7.6.4", "GW-7.6.5", "GW-7.7.4", "GW-7.7.5", "GW-7.7.6", "TV-09")
def test_quotas_and_saves_in_a_breach() -> None:
    t = Table(3)
    t.s.year = 3  # L = 2
    t.horde("L", "h09", "AAA")
    t.horde("L", "h02", "aa")
    t.give("A", chi=4)
    t.run(Breach(0))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert t.asked == "save A" and t.legal() == ["pass", "save 0 L1 spear", "save 0 L2 horse"]
    t.play("save 0 L2 horse", "save 0 L1 spear")
    assert t.res("A") == "0 0 0 0" and t.resting("L", "A") == (1, 0, 1)
    assert t.points("L1") == "wwA.." and t.points("L2") == "ww.."  # saved ones leave wounds too; no substitute dies


@rule("GW-7.5.3")
def test_the_owner_names_the_victims() -> None:
    t = Table(3)
    t.s.year = 1
    t.horde("M", "h10", "aaAAww")
    t.run(Clearing())
    assert t.asked == "victim A" and t.legal() == ["victim M1 spear", "victim M1 horse"]
    t.play("victim M1 spear")
    assert t.resting("M", "A") == (1, 0, 1)


@rule("GW-7.7.1", "GW-7.7.2", "GW-7.7.3", "GW-7.7.7", "TV-06")
def test_breach() -> None:
    t = Table(3)
    t.horde("M", "h02", "A")
    t.horde("M", "h05", "A")
    t.horde("M", "h06", "BB")
    t.archers("M", "C")
    t.muster("M", "C", spear=1)
    t.s.shame_bank, t.s.shame_box = 10, 20
    t.run(Breach(1))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert [t.s.shamed[p * 3] for p in range(3)] == [1, 2, 3] and t.s.shame_bank == 4
    assert t.firing("M") == "" and t.supply("C") == (6, 4, 2) and t.resting("M", "C") == (1, 0, 0)
    assert (t.card("M1"), t.card("M2"), t.card("M3")) == ("h02", "h05", "h06")


@rule("GW-4.6.5", "GW-4.6.9", "TV-07")
def test_breach_with_a_small_bank() -> None:
    t = Table(3)
    for card, points in (("h02", "A"), ("h05", "A"), ("h06", "BB")):
        t.horde("M", card, points)
    t.s.shame_bank, t.s.shame_box = 4, 26
    t.set_honor("C", 7)
    t.run(Breach(1))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert [t.s.shamed[p * 3] for p in range(3)] == [1, 2, 1] and t.s.shame_bank == 0 and t.honor("C") == 0


@rule("GW-7.7.8", "GW-8.3.4")
def test_breaches_from_left_to_right() -> None:

    t = Table(3)
    t.horde("L", "h11")
    t.horde("R", "h19")
    t.run(Assault(0))
    t.until()
    assert [e["section"] for e in t.told("breach")] == ["L", "R"] and t.s.breaches == 2


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
