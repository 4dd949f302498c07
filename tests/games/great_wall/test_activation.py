"""Activating locations: order, presence, the shame icon, the Tea House (GW-5.3.15, GW-6.0, GW-6.8)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.rules.activation import Activate, Activations
from tianxia.games.great_wall.rules.attack import AttackStep
from tianxia.games.great_wall.rules.commands import Card


def tea_house() -> Table:
    t = Table(3)
    t.tea("ABC")
    t.clerks("tea_house", "BC")
    t.run(Activate(ids.TEA_HOUSE, 0))
    return t


@rule("GW-4.1.1", "GW-4.1.2", "GW-6.0.8", "GW-6.0.10")
def test_players_act_in_tea_order_and_clerks_go_home() -> None:
    t = tea_house()
    assert t.asked == "tea B"
    t.play("pass")
    assert t.asked == "tea C" and t.order() == "ABC"
    t.play("pass")
    assert t.asked == "" and t.at("tea_house") == "" and t.s.clerks == [5, 5, 5], "used or not"


@rule("GW-4.1.4", "GW-6.8.1", "GW-6.8.3", "TV-01")
def test_a_loop_uses_the_tea_order_at_its_start() -> None:
    t = tea_house()
    t.play("tea")
    assert t.asked == "tea C" and t.order() == "BAC"
    t.play("tea")
    assert t.order() == "BCA" and t.asked == ""


@rule("GW-4.6.2", "GW-4.6.3", "GW-6.0.5", "GW-6.0.6", "GW-6.0.12", "TV-25")
def test_the_shame_icon() -> None:
    t = Table(3)
    t.clerks("quarry", "AAA")
    t.run(Activate(ids.QUARRY, 0))
    assert t.asked == "shame A" and t.res("A") == "0 0 0 0"  # before any effect
    t.play("shame spear")
    assert t.res("A") == "0 3 0 0" and t.s.shamed[0] == 1 and t.s.shame_bank == 29
    t = Table(3)
    t.clerks("quarry", "AA")
    t.run(Activate(ids.QUARRY, 1))  # advanced: no shame, need not be full
    assert t.res("A") == "0 2 0 0" and t.s.shame_bank == 30
    t = Table(3)
    t.clerks("quarry", "AAB")
    t.run(Activate(ids.QUARRY, 0))
    assert t.s.shame_bank == 30


@rule("GW-4.8.1", "GW-4.8.2", "GW-6.0.9", "GW-5.3.8")
def test_effects_are_optional_and_about_the_own_pieces() -> None:
    t = Table(3)
    t.give("A", chi=5, wood=5)
    t.muster("M", "B", spear=2)
    t.horde("M", "h02")
    t.clerks("barracks", "AAB")
    t.run(Activate(ids.BARRACKS, 0))
    assert "pass" in t.legal()
    t.play("recruit 1 0 0", "muster spear M")  # one clerk of two is used
    assert t.supply("A") == (9, 4, 2) and t.at("barracks") == ""
    t.run(AttackStep(0, ids.SOLDIER, 4, 0))
    t.play("spear M1 1")
    assert t.points("M1") == "A..." and t.resting("M", "B") == (2, 0, 0) and t.asked == ""


@rule("GW-6.0.1", "GW-6.0.4")
def test_ten_locations() -> None:
    assert ids.LOCATIONS == (
        "sawmill",
        "quarry",
        "mine",
        "temple",
        "barracks",
        "builders",
        "hq",
        "tea_house",
        "embassy",
        "academy",
    )
    assert data.LOC_SLOTS == [[3, 3, 3, 3, 3, 0, 0, 2, 0, 0], [4, 4, 4, 4, 4, 0, 0, 3, 0, 0]]


@rule("GW-6.0.11", "GW-6.0.13", "GW-6.0.14", "GW-6.0.15", "TV-54")
def test_advanced_activation_and_presence() -> None:
    t = Table(3)
    t.commands(A="despotism", B="economy", C="economy")
    t.clerks("temple", "AB")
    t.clerks("embassy", "C")

    t.run(Card(0, ids.DESPOTISM, 2, 0))
    assert t.legal() == ["pass", "activate temple"]  # an own clerk is asked for
    t.play("activate temple")
    t.until()
    assert t.res("A") == t.res("B") == "0 0 0 1" and t.at("temple") == "" and t.s.shame_bank == 30


@rule("GW-6.8.2", "GW-6.8.4", "GW-6.8.5", "TV-02", "TV-03")
def test_tea_house() -> None:
    t = Table(3)
    t.clerks("tea_house", "CC")
    t.run(Activate(ids.TEA_HOUSE, 0))
    t.play("tea")
    assert t.order() == "CAB" and t.s.shame_bank == 30  # all slots: to the top; the Tea House has no shame icon
    t = Table(3)
    t.clerks("tea_house", "AA")
    t.run(Activate(ids.TEA_HOUSE, 0))
    assert t.order() == "ABC" and t.s.clerks[0] == 5 and t.asked == ""
    t = Table(3)
    t.clerks("tea_house", "C")
    t.run(Activate(ids.TEA_HOUSE, 1))
    t.play("tea")
    assert t.order() == "ACB"


@rule("GW-5.3.15", "GW-5.3.16", "GW-5.3.17", "GW-5.3.18", "GW-14.1.9")
def test_step_b() -> None:
    t = Table(3)
    t.clerks("sawmill", "BBC")
    t.clerks("quarry", "BC")
    t.clerks("academy", "C")
    t.run(Activations(0))
    assert t.asked == "activate A" and t.legal() == ["activate sawmill", "activate academy"]  # A orders, without a clerk
    t.play("activate academy")
    assert t.asked == "draw C"
    t.play("pass")
    assert t.asked == "donate B"  # the last one needs no choice
    t.until()
    assert t.at("sawmill") == t.at("academy") == "" and t.at("quarry") == "BC"
    t = Table(3)  # a newly eligible location is added: a clerk is hired and placed by a card
    t.advisor("A", "a22")
    t.give("A", gold=2)
    t.clerks("embassy", "A")
    t.clerks("temple", "BC")
    t.run(Activations(0))
    t.play("hire_clerk")
    t.play("use a22")
    assert "place supply embassy" not in t.legal() and "place embassy temple" not in t.legal()  # GW-6.0.15
    t.play("place supply temple")
    t.until()
    assert t.told("activated")[-1] == {"location": "temple"} and t.res("A") == "0 0 1 1"
