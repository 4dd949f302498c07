"""Recruiting (GW-6.5)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.recruit import RecruitStep


@rule("GW-6.5.1", "GW-6.5.2", "GW-6.5.4", "GW-7.2.1", "GW-7.2.3", "TV-20")
def test_recruits_are_paid_before_they_attack() -> None:
    t = Table(3)
    t.clerks("barracks", "AAB")
    t.give("A", chi=1)
    t.horde("M", "h14")  # C2 H2 / H1 C1
    t.run(Activate(ids.BARRACKS, 0))
    assert t.legal() == ["pass", "recruit 1 0 0"] and t.refusal("recruit 2 0 0") == "GW-6.5.2"
    assert t.refusal("recruit 3 0 0") == "GW-6.5.1"
    t.play("recruit 1 0 0")
    assert "spear M1 1" in t.legal() and "pass" not in t.legal()
    t.play("spear M1 1")
    assert t.res("A") == "0 0 0 2" and t.asked == ""  # the reward comes too late for a second one


@rule("GW-6.5.3", "GW-6.5.6")
def test_each_recruit_has_its_price_and_its_place() -> None:
    t = Table(3)
    t.clerks("barracks", "AAB")
    t.give("A", chi=4, wood=1, gold=1)
    t.run(Activate(ids.BARRACKS, 0))
    t.play("recruit 0 1 1")  # types may differ; archer 2 chi 1 wood, cavalryman 2 chi 1 gold
    assert t.res("A") == "0 0 0 0" and "pass" not in t.legal()
    t.play("muster horse R", "archer L")
    assert t.firing("L") == "A" and t.resting("R", "A") == (0, 0, 1)


@rule("GW-6.5.5", "GW-6.5.7", "GW-17.2.11")
def test_recruiting_by_a_card() -> None:
    t = Table(3)
    t.advisor("A", "a28")
    t.give("A", chi=3)
    t.run(RecruitStep(0, 7, 3, -1))
    t.play("recruit 3 0 0")
    assert t.honor("A") == 1 and t.res("A") == "0 0 0 1"  # the bonus once, after payment
    t = Table(3)
    t.give("A", chi=2, gold=1)
    t.run(RecruitStep(0, 4, 1, 1))  # a cavalryman 1 unit cheaper: the payer chooses which
    t.play("recruit 0 0 1")
    assert t.legal() == ["cheaper gold", "cheaper chi"]
    t.give("A", chi=1)
    assert t.legal() == ["cheaper chi"]
    assert t.why("cheaper gold") == "GW-17.2.11 still-too-dear left=0 missing=1"
    t.give("A", chi=2)
    t.play("cheaper gold")
    assert t.res("A") == "0 0 1 0"
    t.play("muster horse L")
    t.run(RecruitStep(1, 1, 3, -2))
    t.play("recruit 3 0 0")
    assert t.res("B") == "0 0 0 0" and t.supply("B")[0] == 7
