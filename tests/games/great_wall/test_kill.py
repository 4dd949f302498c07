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


def breached() -> Table:
    """L = 2: of three spearmen on one card two would die, and a cavalryman on another."""
    t = Table(3)
    t.s.year = 3
    t.horde("L", "h09", "AAA")
    t.horde("L", "h02", "aa")
    t.give("A", chi=4)
    t.run(Breach(0))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    return t


@rule("GW-7.6.1", "GW-7.7.4")
def test_one_kill_event_for_the_section() -> None:
    t = breached()
    assert t.asked == "save A" and t.legal() == ["pass", "save 0 L1 spear", "save 0 L2 horse"]
    t.play("pass")
    assert t.res("A") == "0 0 0 4" and t.resting("L", "A") == (0, 0, 0) and t.points("L1") == "wwA.."


@rule("GW-7.6.2", "GW-7.6.4", "GW-7.6.5")
def test_saved_soldiers_leave_wounds_and_nobody_dies_instead() -> None:
    t = breached()
    t.play("save 0 L2 horse", "save 0 L1 spear")
    assert t.res("A") == "0 0 0 0" and t.resting("L", "A") == (1, 0, 1)
    assert t.points("L1") == "wwA.." and t.points("L2") == "ww.."


@rule("GW-7.5.3", "GW-7.7.5", "GW-7.7.6", "TV-09")
def test_who_is_not_chosen_stays_on_the_card() -> None:
    t = breached()
    t.play("save 0 L2 horse", "pass")
    assert t.points("L1") == "wwA.." and t.points("L2") == "ww.." and t.resting("L", "A") == (0, 0, 1)


@rule("GW-7.5.3")
def test_the_owner_names_the_victims() -> None:
    t = Table(3)
    t.s.year = 1
    t.horde("M", "h10", "aaAAww")
    t.run(Clearing())
    assert t.asked == "victim A" and t.legal() == ["victim M1 spear", "victim M1 horse"]
    t.play("victim M1 spear")
    assert t.resting("M", "A") == (1, 0, 1)
