"""Clearing and the defeat of a horde (GW-5.3.19, GW-7.4)."""

from tests.games.great_wall.table import CARDS, Table, coop
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.recruit import RecruitStep


@rule("GW-4.1.3", "GW-7.4.5")
def test_ties_are_broken_by_tea_order() -> None:
    t = Table(3)
    t.tea("CBA")
    t.horde("M", "h02", "AB..")
    from tianxia.games.great_wall.board.field import leader

    assert leader(t.s, 3) == 1


@rule("GW-4.5.4", "GW-7.4.7", "GW-7.4.8", "TV-11")
def test_defeat_by_wounds_only() -> None:
    t = Table(3)
    t.horde("M", "h02", "wwww")
    t.archers("M", "B")

    t.run(Clearing())
    assert t.card("M1") == "" and t.honor("B") == 2 and CARDS["h02"] in t.s.horde_out and not any(t.s.won)
    assert set(t.s.spots) == {0} and t.firing("M") == "B"


def cleared() -> Table:
    t = Table(3)
    t.horde("L", "h02", "AAAA")
    t.horde("L", "h06", "www")
    t.horde("L", "h05", "B")
    t.horde("M", "h08", "www")
    t.run(Clearing())
    t.until()
    return t


@rule("GW-5.3.19", "TV-14")
def test_clearing_order() -> None:
    assert [e["card"] for e in cleared().told("defeated")] == ["h02", "h08", "h06"]


@rule("GW-7.4.9", "TV-13")
def test_cards_slide() -> None:
    t = cleared()
    assert t.card("L1") == "h05" and t.points("L1") == "B..." and t.card("L2") == ""


@rule("GW-5.3.20", "GW-14.1.7")
def test_a_card_covered_meanwhile_is_cleared_in_a_fresh_pass() -> None:
    t = Table(3)
    t.horde("L", "h02", "www.")
    t.horde("M", "h08", "Aww")
    t.tactic("A", "t03")  # when a horde is defeated
    t.run(Clearing())
    assert t.asked == "tactic A" and [e["card"] for e in t.told("defeated")] == ["h08"]
    t.s.spots[3] = ids.WOUND  # L1 was looked at before
    t.play("pass")
    t.until()
    assert [e["card"] for e in t.told("defeated")] == ["h08", "h02"] and t.s.slots == [-1] * 9


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


def defeated() -> Table:
    """A and B have two points each on the card, C two archers; a soldier of each dies (L = 1)."""
    t = Table(3)
    t.s.year = 2
    t.horde("M", "h10", "aaBBww")
    t.archers("M", "CC")
    t.run(Clearing())
    return t


@rule("GW-7.4.3", "GW-7.4.4", "TV-10")
def test_honor_of_a_defeat() -> None:
    t = defeated()
    assert (t.honor("A"), t.honor("B"), t.honor("C")) == (2, 2, 4)  # not per soldier, but per archer


@rule("GW-7.4.2", "GW-7.4.6")
def test_the_winner_keeps_the_card_though_he_dies() -> None:
    t = defeated()
    assert t.s.taken_by[CARDS["h10"]] == 0 and t.supply("A") == (10, 4, 2)  # 2:2, tea order
    assert t.card("M1") == "" and t.s.won == [1, 0, 0]


@rule("GW-7.5.1", "GW-7.5.2", "GW-7.5.4", "GW-7.5.5")
def test_losses_of_a_defeat() -> None:
    t = defeated()
    assert t.supply("A") == (10, 4, 2) and t.s.shamed[:3] == [0, 0, 0]  # his cavalryman is one soldier
    assert t.supply("B") == (9, 4, 2) and t.resting("M", "B") == (1, 0, 0)  # one of two


@rule("GW-12.6.1", "GW-12.6.2", "TV-43")
def test_hordes_in_coop() -> None:
    t = coop()
    t.horde("M", "x09", "AAAAA")  # worth 7
    t.run(Clearing())
    t.until()
    assert t.honor("A") == 2 + 7 and t.s.won[0] == 1 and CARDS["x09"] in t.s.horde_out and t.s.taken_by == [-1] * 24
