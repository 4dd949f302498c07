"""Killing and saving soldiers (GW-7.5, GW-7.6)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.winter import Breach
from tianxia.games.great_wall.view import player


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
