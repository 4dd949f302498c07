"""The ten locations (section 6)."""

from tests.games.great_wall.table import CARDS, Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.rules.academy import DrawStep
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.builders import BuildStep
from tianxia.games.great_wall.rules.commands import Card
from tianxia.games.great_wall.rules.embassy import EmbassyStep
from tianxia.games.great_wall.rules.headquarters import MoveStep
from tianxia.games.great_wall.rules.recruit import RecruitStep


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


@rule("GW-6.1.1", "GW-6.1.2", "GW-6.1.3", "GW-6.1.4", "GW-6.1.5", "GW-6.1.6", "GW-6.1.8", "GW-6.1.13", "TV-18", "TV-19")
def test_production() -> None:
    t = Table(3)
    t.clerks("sawmill", "AAB")
    t.overseer("A", "sawmill", 2)
    t.overseer("C", "sawmill", 3)
    t.give("A", chi=3)
    t.give("B", chi=2)
    t.run(Activate(ids.SAWMILL, 0))
    assert t.res("A") == "4 0 0 3" and t.res("B") == "1 0 0 2" and t.res("C") == "0 0 0 0"
    assert t.asked == "upgrade B"  # A cannot pay 4 chi
    assert t.legal() == ["pass", "upgrade sawmill spear", "upgrade sawmill archer", "upgrade sawmill horse", "decline"]
    t.play("upgrade sawmill archer")
    assert t.res("B") == "1 0 0 0" and t.s.over[4] == 1 and t.supply("B") == (10, 3, 2)
    assert t.asked == "donate A"  # the third sub-step begins when all have finished the second
    t.play("donate 1")
    assert t.honor("A") == 2 and t.s.store == [1, 0, 0]
    t.play("pass")
    assert t.asked == "" and t.honor("C") == 0


@rule("GW-6.1.7", "GW-6.1.9", "GW-6.1.11", "GW-6.1.12", "GW-6.1.14", "TV-52", "GW-14.1.12")
def test_overseer_limits() -> None:
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


@rule("GW-6.5.1", "GW-6.5.2", "GW-6.5.3", "GW-6.5.4", "GW-6.5.6", "TV-20", "GW-7.2.1", "GW-7.2.3")
def test_recruiting() -> None:
    t = Table(3)
    t.clerks("barracks", "AAB")
    t.give("A", chi=1)
    t.horde("M", "h14")  # C2 H2 / H1 C1
    t.run(Activate(ids.BARRACKS, 0))
    assert t.legal() == ["pass", "recruit 1 0 0"] and t.refusal("recruit 2 0 0") == "GW-6.5.2"
    assert t.refusal("recruit 3 0 0") == "GW-6.5.1"
    t.play("recruit 1 0 0")
    assert "spear M1 1" in t.legal() and "muster spear L" in t.legal() and "pass" not in t.legal()
    t.play("spear M1 1")
    assert t.res("A") == "0 0 0 2" and t.asked == ""  # the reward comes too late for a second one
    t = Table(3)
    t.clerks("barracks", "AAB")
    t.give("A", chi=4, wood=1, gold=1)
    t.run(Activate(ids.BARRACKS, 0))
    t.play("recruit 0 1 1")  # types may differ; archer 2 chi 1 wood, cavalryman 2 chi 1 gold
    assert t.res("A") == "0 0 0 0"
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
    t.play("cheaper gold")
    assert t.res("A") == "0 0 1 0"
    t.play("muster horse L")
    t.run(RecruitStep(1, 1, 3, -2))
    t.play("recruit 3 0 0")
    assert t.res("B") == "0 0 0 0" and t.supply("B")[0] == 7


@rule("GW-6.6.1", "GW-6.6.2", "GW-6.6.3", "GW-6.6.4", "GW-6.6.5", "GW-6.6.6", "GW-6.6.7", "TV-53", "GW-14.1.11")
def test_building() -> None:
    t = Table(3)
    t.clerks("builders", "AA")
    t.archers("L", "A")
    t.give("A", stone=12)
    t.run(Activate(ids.BUILDERS, 0))
    assert t.legal() == ["pass", *[f"build {w} {x}" for w in ("barricade", "wall") for x in "LMR"]]
    t.play("build wall L", "build wall L")  # two levels of one section, in order: 5 + 7
    assert t.s.wall == [2, 0, 0] and t.honor("A") == 12 and t.res("A") == "0 0 0 0" and t.firing("L") == "A"
    t = Table(3)
    t.advisor("A", "a40")
    t.clerks("builders", "AA")
    t.give("A", wood=2)
    t.run(Activate(ids.BUILDERS, 0))
    t.play("build barricade M")
    assert t.s.barricades == [0, 1, 0] and t.asked == "take A"  # nothing gained by a build pays for another
    t.play("take wood 1")
    assert t.asked == "" and t.honor("A") == 3


@rule("GW-6.6.8", "GW-6.6.9", "GW-6.6.10", "TV-21", "TV-22")
def test_the_warehouse_pays_first() -> None:
    t = Table(3)
    t.s.store = [3, 0, 0]
    t.give("A", stone=4)
    t.run(BuildStep(0, 1, 3, -1, []))
    t.play("build wall R")
    assert t.s.store == [0, 0, 0] and t.res("A") == "0 2 0 0" and t.honor("A") == 5
    t = Table(3)
    t.s.store, t.s.barricades = [0, 0, 2], [0, 2, 0]
    t.run(BuildStep(0, 2, 3, -1, []))
    t.play("build barricade M")
    assert t.s.store == [0, 0, 0] and t.s.barricades == [0, 3, 0] and t.honor("A") == 2
    t.give("A", wood=9)
    t.run(BuildStep(0, 1, 3, -1, []))
    assert t.refusal("build barricade M") == "GW-6.6.3"
    t.play("pass")
    t.s.store = [2, 2, 2]
    t.run(BuildStep(0, 1, 1, -1, []))
    t.play("build barricade L")
    assert t.asked == "store A" and "store wood 1" in t.legal()
    t.play("store wood 1", "store gold 1")
    assert t.s.store == [1, 2, 1] and t.res("A") == "9 0 0 0"


@rule("GW-17.2.11", "GW-6.6.6")
def test_discounts_lower_the_own_part_only() -> None:
    t = Table(3)
    t.advisor("A", "a39")
    t.s.store = [2, 0, 0]
    t.give("A", wood=1)
    t.run(BuildStep(0, 1, 2, -1, []))
    t.play("build wall L")  # 5: Warehouse 2, discount 2, own 1
    assert t.res("A") == "0 0 0 0" and t.honor("A") == 5 and t.s.store == [0, 0, 0]
    t.s.store = [4, 0, 0]
    t.run(BuildStep(0, 1, 1, -2, []))
    t.play("build barricade L")  # free: the Warehouse is not used
    assert t.s.store == [4, 0, 0]


@rule("GW-6.7.1", "GW-6.7.2", "GW-6.7.3", "GW-6.7.4", "GW-6.7.5", "GW-6.7.6", "GW-6.7.7")
def test_moving_soldiers() -> None:
    t = Table(3)
    t.clerks("hq", "AA")
    t.muster("L", "A", spear=2, archer=1)
    t.archers("L", "A")
    t.archers("M", "BB")  # all firing positions of M are taken
    t.horde("M", "h02", "A")
    t.run(Activate(ids.HQ, 0))
    assert t.refusal("move L L") == "GW-6.7.2"
    t.play("move L M")
    assert t.legal() == ["carry spear 0", "carry spear 1", "carry spear 2"]
    t.play("carry spear 2", "carry archer 1")
    assert t.legal() == ["carry firing_to_muster 0", "carry firing_to_muster 1"]  # no free firing position in M
    t.play("carry firing_to_muster 0")
    assert t.resting("M", "A") == (2, 1, 0) and t.points("M1") == "A..." and not t.told("wound")
    t.play("move M R", "carry spear 1", "carry archer 0")  # the same soldiers again
    assert t.resting("R", "A") == (1, 0, 0) and t.at("hq") == ""
    t.run(MoveStep(0, 1))
    t.play("move L R", "carry firing_to_firing 1")
    assert t.firing("R") == "A" and t.firing("L") == ""


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


@rule("GW-6.9.1", "GW-6.9.2", "GW-6.9.3", "GW-6.9.4", "TV-27")
def test_embassy() -> None:
    t = Table(3)
    t.advisor("A", "a44")
    t.advisor("A", "a43", role="supporting")
    t.give("A", gold=7)
    t.run(EmbassyStep(0, 2))
    first, second = (data.ADVISOR_IDS[t.s.offer[i]] for i in (0, 1))
    t.play(f"hire {second} supporting")
    assert t.res("A") == "0 0 4 0" and len(t.s.offer) == 4 and data.ADVISOR_IDS[t.s.offer[0]] == first
    t.until("embassy A")
    t.play(f"hire {first} active")
    assert t.res("A") == "0 0 0 0" and (t.s.aa[0], t.s.sa[0]) == (2, 2)
    t = Table(3)
    t.give("A", gold=9)
    t.run(EmbassyStep(0, 4))
    t.play("hire_clerk", "hire_clerk", "hire_clerk")
    assert t.res("A") == "0 0 3 0" and t.s.unhired[0] == 0 and t.s.clerks[0] == 8
    assert t.asked == "embassy A" and t.refusal("hire_clerk") == "GW-6.9.2"
    assert t.refusal(f"hire {data.ADVISOR_IDS[t.s.advisor_deck[-1]]} active") == "GW-6.9.3"
    t.play("pass")


@rule("GW-6.10.1", "GW-6.10.2", "GW-6.10.3", "TV-28")
def test_academy() -> None:
    t = Table(3)
    t.tactic("A", "t01", "t02", "t03", "t04")
    t.clerks("academy", "AAA")
    t.run(Activate(ids.ACADEMY, 0))
    t.until("draw A")
    assert t.legal() == ["pass", "draw 1", "draw 2", "draw 3"]
    t.play("draw 3")
    assert t.asked == "discard A" and len(t.legal()) == 7  # all are drawn before 2 go
    t.play("discard t01", "discard t02")
    assert len(t.hand("A")) == 5 and t.s.tactic_out == [CARDS["t01"], CARDS["t02"]]
    t.run(DrawStep(0, 1))  # every draw
    assert t.asked == "discard A"
