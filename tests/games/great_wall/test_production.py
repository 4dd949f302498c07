"""Production, overseers, donations (GW-6.1)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.activation import Activate


def producing() -> Table:
    """A (two clerks, overseer) and B (one clerk) at the Sawmill; C has only an overseer there."""
    t = Table(3)
    t.clerks("sawmill", "AAB")
    t.overseer("A", "sawmill", 2)
    t.overseer("C", "sawmill", 3)
    t.give("A", chi=3)
    t.give("B", chi=2)
    t.run(Activate(ids.SAWMILL, 0))
    return t


@rule("GW-6.1.2", "GW-6.1.3", "GW-6.1.13", "TV-18")
def test_clerks_and_overseers_produce() -> None:
    t = producing()
    assert t.res("A") == "4 0 0 3" and t.res("B") == "1 0 0 2" and t.res("C") == "0 0 0 0"


@rule("GW-6.1.4", "GW-6.1.5", "GW-6.1.6", "TV-19")
def test_an_overseer_for_two_chi() -> None:
    t = producing()
    assert t.asked == "upgrade B"  # A cannot pay 4 chi, C gained nothing
    assert t.legal() == ["pass", "upgrade sawmill spear", "upgrade sawmill archer", "upgrade sawmill horse", "decline"]
    t.play("upgrade sawmill archer")
    assert t.res("B") == "1 0 0 0" and t.s.over[4] == 1 and t.supply("B") == (10, 3, 2)


@rule("GW-6.1.1", "GW-6.1.8")
def test_donations_come_after_all_upgrades() -> None:
    t = producing()
    t.play("upgrade sawmill archer")
    assert t.asked == "donate A"  # the third sub-step begins when all have finished the second
    t.play("donate 1")
    assert t.honor("A") == 2 and t.s.store == [1, 0, 0]
    t.play("pass")
    assert t.asked == "" and t.honor("C") == 0


@rule("GW-6.1.11", "GW-6.1.12", "GW-6.1.14", "TV-52")
def test_an_overseer_moves_one_step_right() -> None:
    t = Table(3)
    t.advisor("A", "a01")
    t.overseer("A", "mine", 1)
    t.overseer("B", "mine", 1)  # a position holds overseers of several players
    t.clerks("mine", "ABC")
    t.give("A", stone=5)
    t.run(Activate(ids.MINE, 0))
    t.play("upgrade mine overseer")
    assert t.s.over[2] == 2 and t.res("A") == "0 4 2 0"  # 3 less 2
    assert t.asked != "upgrade A"  # one step for each overseer


@rule("GW-6.1.7", "GW-6.1.9", "GW-14.1.12")
def test_the_third_level_is_the_last_and_chi_is_not_donated() -> None:
    t = Table(3)
    t.overseer("A", "temple", 3)
    t.clerks("temple", "ABC")
    t.give("A", gold=9)
    t.give("B", gold=9)
    t.run(Activate(ids.TEMPLE, 0))
    assert t.asked == "upgrade B" and t.refusal("upgrade temple overseer") == "GW-6.1.5"  # A is at level 3
    t.until()
    assert t.honor("A") == 0 and t.s.store == [0, 0, 0] and not [e for e in t.events if e.source == "donations"]


@rule("GW-6.0.9", "GW-13.1.5")
def test_declining_what_a_location_gave() -> None:
    t = Table(3)
    t.advisor("A", "a07")  # the Forester: 1 wood more
    t.clerks("sawmill", "AAB")
    t.overseer("A", "sawmill", 1)
    t.give("A", wood=5, chi=9)
    t.run(Activate(ids.SAWMILL, 0))
    assert t.asked == "upgrade A" and t.res("A") == "9 0 0 9"
    t.play("decline")
    assert t.res("A") == "5 0 0 9" and t.told("declined") == [{"location": "sawmill"}]
    assert [(e.what, e.amount) for e in t.events if e.rule == "GW-6.0.9" and e.what] == [("wood", -4)]
    assert t.asked == "donate B"  # who declined neither upgrades nor donates
    t.play("pass")
    assert t.asked == "" and t.at("sawmill") == "" and t.s.clerks[0] == 5  # the clerks go home all the same


@rule("GW-13.1.5")
def test_what_was_built_on_a_gain_is_not_declined() -> None:
    t = Table(3)
    t.clerks("sawmill", "ABC")
    t.give("A", chi=2)
    t.tactic("B", "t12")
    t.tactic("C", "t01")
    t.run(Activate(ids.SAWMILL, 0))
    assert t.asked == "tactic B"
    t.play("play t12 basic")
    t.until("upgrade A")
    t.play("upgrade sawmill spear")
    assert t.asked == "donate A" and t.legal() == ["pass", "donate 1"]
    assert t.refusal("decline") == "GW-13.1.5"
    t.play("pass")
    assert t.asked == "donate B" and "decline" not in t.legal()  # a tactic was played on it
    t.play("pass")
    assert t.asked == "donate C" and "decline" in t.legal()
    t.play("donate 1")
    t = Table(3)
    t.advisor("A", "a14")
    t.clerks("quarry", "AAB")
    t.run(Activate(ids.QUARRY, 0))
    t.play("donate 1", "use a14")
    assert t.asked == "donate A" and t.legal() == ["pass", "donate 1"]  # further donations of the same gain


@rule("GW-6.1.10", "TV-47")
def test_the_alchemist() -> None:
    t = Table(3)
    t.advisor("A", "a01")
    t.clerks("quarry", "ABC")
    t.give("A", wood=2)
    t.run(Activate(ids.QUARRY, 0))
    assert "upgrade mine spear" in t.legal() and "upgrade quarry spear" in t.legal()
    t.play("upgrade mine spear")
    assert t.res("A") == "2 1 0 0"  # entering the Gold Mine is free
    t.play("upgrade quarry spear")
    assert t.res("A") == "0 1 0 0" and t.s.over[:4] == [0, 1, 1, 0]


@rule("GW-6.1.15", "GW-17.2.16", "GW-17.2.14")
def test_further_donations() -> None:
    t = Table(3)
    t.advisor("A", "a14", "a15")
    t.clerks("sawmill", "AAB")
    t.run(Activate(ids.SAWMILL, 0))
    t.until("donate A")
    t.play("donate 1")
    assert t.honor("A") == 2 + 1 and t.res("A") == "1 0 0 1"  # the Benefactor works once
    t.play("use a14", "donate 1")
    assert t.honor("A") == 5 and t.res("A") == "0 0 0 1" and t.s.store == [2, 0, 0]
