"""Questions and refusals open the rule that decides them, and refusals say what is missing."""

from pathlib import Path

import pytest

from tests.games.great_wall.table import Table, coop, gap, new
from tests.proof import rule
from tianxia.engine.flow import Ask
from tianxia.engine.rng import seeded
from tianxia.engine.rules_page import read_rules
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.academy import ASK_DRAW, DrawStep
from tianxia.games.great_wall.rules.activation import ASK_ADVANCED, Activate, Activations
from tianxia.games.great_wall.rules.attack import AttackStep, StationStep
from tianxia.games.great_wall.rules.builders import BARRICADES, WALLS, BuildStep
from tianxia.games.great_wall.rules.clerks import PlaceStep
from tianxia.games.great_wall.rules.commands import Card, Reveal, Slots
from tianxia.games.great_wall.rules.court_events import EventStep
from tianxia.games.great_wall.rules.decrees import Decrees, ask_ease
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.embassy import ask_hire
from tianxia.games.great_wall.rules.goods import GiveStep, SwapStep, choose_loss
from tianxia.games.great_wall.rules.headquarters import MoveStep
from tianxia.games.great_wall.rules.points import WoundsStep, section_mask
from tianxia.games.great_wall.rules.recover import TakeCommandStep
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.reed import ReedMove, reed_at_location, reed_produces
from tianxia.games.great_wall.rules.seasons import Summer
from tianxia.games.great_wall.rules.shame import ASK_SHAME, DropShameStep
from tianxia.games.great_wall.rules.winter import Breach
from tianxia.server.views import question_data

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "rules" / "great_wall.md").read_text(encoding="utf-8")
MODES = [("solo", 1), ("two", 2), ("standard", 3), ("coop", 2), ("coop", 3)]
STEPS = 120


def ask(t: Table, question: Ask) -> None:
    t.s.todo.append(question)


# ---- setup and command cards ----


@rule("GW-3.1.12")
def test_keeping_a_general() -> None:
    s = new(3)
    question = s.ask()
    keep = GAME.decisions[question.kind]
    assert keep.name == "keep" and keep.question_rule(s, question) == "GW-3.1.12"
    general, advisor = s.dealt_generals[0], s.dealt_advisors[0]
    other_general = next(g for g in range(13) if g not in s.dealt_generals[:2])
    other_advisor = next(a for a in range(44) if a not in s.dealt_advisors[:2])
    words = [f"keep g{other_general + 1:02} a{advisor + 1:02}", f"keep g{general + 1:02} a{other_advisor + 1:02}"]
    reasons = [GAME.why_not(s, 0, GAME.actions.parse(w)) for w in words]
    assert [r and (r.rule, r.key) for r in reasons] == [("GW-3.1.10", "not-dealt"), ("GW-3.1.11", "not-dealt")]


@rule("GW-17.2.26")
def test_swapping_command_cards() -> None:
    t = Table(3)
    t.advisor("A", "a25")
    t.give("A", gold=1)
    t.s.pick = [ids.ECONOMY, ids.DESPOTISM, ids.DESPOTISM]
    t.s.hand[0] = 1 << ids.DIPLOMACY
    t.s.out[0] = 63 & ~(1 << ids.ECONOMY | 1 << ids.DIPLOMACY)
    t.s.hand[1] = t.s.hand[2] = 63 & ~(1 << ids.DESPOTISM)
    t.run(Reveal())
    t.play("use a25")
    assert t.asked == "swap_command A" and t.rule == "GW-17.2.26"
    assert t.why("command economy") == "GW-17.2.26 command-same"
    assert t.why("command attack_order") == "GW-5.2.4 command-discarded"
    assert t.why("command treason") == "GW-5.2.5 treason-gone"
    t.play("command diplomacy")
    assert t.s.pick[0] == ids.DIPLOMACY and t.s.hand[0] == 1 << ids.ECONOMY  # the old one is in the hand again


@rule("GW-17.2.26")
def test_exchanging_resources() -> None:
    t = Table(3)
    t.give("A", wood=2)
    t.run(SwapStep(0, 2))
    assert t.asked == "swap A" and t.rule == "GW-17.2.26"
    assert t.why("swap gold chi") == "GW-4.4.1 have kind=gold n=0"
    assert t.why("swap wood wood") == "GW-17.2.26 same-kind"
    t.play("swap wood chi", "swap wood gold")
    assert t.res("A") == "0 0 1 1" and t.asked == ""


@rule("GW-5.3.3", "GW-17.2.10", "GW-12.5.2", "GW-12.5.3")
def test_slots_copies_and_cards_taken_back() -> None:
    t = Table(3)
    t.s.pick = [0, 1, 2]
    t.s.hand = [62, 61, 59]
    t.s.todo.append(Slots([0, 1, 2]))
    t.go()
    t.play("slot 2")
    assert t.why("slot 2") == "GW-5.3.3 slot-taken slot=2" and t.why("slot 4") == "GW-5.3.3 no-such-slot n=3"
    t = Table(3)
    t.commands(A="treason", B="economy", C="treason")
    t.run(Card(0, ids.TREASON, 1, 0))
    assert t.asked == "copy A" and t.why("copy treason") == "GW-17.2.10 treason-copy"
    assert t.why("copy diplomacy") == "GW-17.2.10 command-not-in-play"
    t = coop(3)
    t.s.hand[0] = 63 & ~(1 << ids.TREASON | 1 << ids.ECONOMY)
    t.s.out[0] = 1 << ids.TREASON | 1 << ids.ECONOMY
    t.run(TakeCommandStep(0, 1))
    assert t.why("take_back treason") == "GW-12.5.3 treason-gone"
    assert t.why("take_back despotism") == "GW-12.5.2 command-not-discarded"


# ---- clerks ----


@rule("GW-6.0.15")
def test_a_location_that_is_being_activated_is_named() -> None:
    t = Table(3)
    t.clerks("embassy", "A")
    t.s.act_loc = ids.EMBASSY
    t.run(PlaceStep(0, 1, 0, 0, 0))
    assert t.why("place supply embassy") == "GW-6.0.15 being-activated location=embassy"
    assert t.why("place embassy temple") == "GW-6.0.15 being-activated location=embassy"


@rule("GW-10.4.3", "GW-10.4.4", "GW-10.4.6")
def test_reed_clerks() -> None:
    t = Table(2)
    t.clerks("temple", "AAA")  # Reed clerks: sawmill, quarry, mine
    t.run(ReedMove(2, 0))
    assert t.asked == "reed_clerk A" and t.rule == "GW-10.4.3"
    assert t.why("reed_clerk hq academy") == "GW-10.4.3 no-reed-clerk-there location=hq"
    assert t.why("reed_clerk sawmill quarry") == "GW-10.4.4 reed-clerk-there location=quarry"
    assert t.why("reed_clerk sawmill sawmill") == "GW-5.3.14 same-location"
    assert t.why("reed_clerk sawmill temple") == "GW-5.3.12 no-room location=temple"
    t.play("reed_clerk sawmill hq")
    assert t.why("reed_clerk hq academy") == "GW-5.3.9 same-clerk"
    t = Table(2)
    t.clerks("sawmill", "AA")
    t.s.active = t.s.reed
    t.run(Card(t.s.reed, ids.REED_COMMAND, 0, 0))
    assert t.asked == "reed_clerk A" and t.rule == "GW-10.4.6"
    assert t.why("reed_clerk sawmill hq") == "GW-5.3.13 locked location=sawmill"


@rule("GW-5.3.15", "GW-5.3.16", "GW-5.3.17", "GW-6.0.13")
def test_activations() -> None:
    t = Table(3)
    t.clerks("academy", "A")
    t.clerks("hq", "A")
    t.clerks("sawmill", "AB")
    t.run(Activations(1 << ids.EMBASSY))
    assert t.rule == "GW-5.3.16"
    assert t.why("activate sawmill") == "GW-5.3.15 not-full location=sawmill n=2 slots=3"
    assert t.why("activate builders") == "GW-5.3.15 no-clerks location=builders"
    assert t.why("activate embassy") == "GW-5.3.17 activated-already location=embassy"
    ask(t, ASK_ADVANCED.ask(1, 1))
    assert t.why("activate hq") == "GW-6.0.13 no-clerk-there location=hq"


@rule("GW-10.5.2")
@pytest.mark.parametrize(
    ("seats", "active", "expected"),
    [
        pytest.param(2, "R", "GW-10.3.3", marks=rule("GW-10.3.3")),
        pytest.param(1, "R", "GW-11.5.8", marks=rule("GW-11.5.8")),
        pytest.param(1, "Q", "GW-11.5.7", marks=rule("GW-11.5.7")),
    ],
)
def test_activations_in_the_turn_of_an_automaton(seats: int, active: str, expected: str) -> None:
    t = Table(seats)
    t.clerks("academy", "A")
    t.clerks("hq", "A")
    t.clerks("builders", "R")
    t.s.active = t.p(active)
    t.run(Activations(0))
    assert t.asked == "activate A" and t.rule == expected
    assert t.why("activate builders") == "GW-10.5.2 only-reed location=builders"


@rule("GW-6.8.1", "GW-6.8.2")
def test_the_tea_house_to_the_top() -> None:
    for who, expected in (("BB", "GW-6.8.2"), ("BC", "GW-6.8.1")):
        t = Table(3)
        t.clerks("tea_house", who)
        t.run(Activate(ids.TEA_HOUSE, 0))
        assert t.asked == "tea B" and t.rule == expected
        shown = question_data(GAME, t.s)
        assert shown is not None and shown.rule == expected  # what the page opens


# ---- prices ----


@rule("GW-6.9.2", "GW-6.9.3")
def test_hiring() -> None:
    t = Table(3)
    t.advisor("A", "a01", "a02")
    t.give("A", gold=2)
    t.clerks("embassy", "AA")
    t.run(Activate(ids.EMBASSY, 0))
    offered = t.s.offer[0]
    assert t.why(f"hire a{offered + 1:02} active") == "GW-6.9.3 price have=2 kind=gold n=3"
    assert t.why("hire a01 active") == "GW-6.9.3 not-in-offer"
    t.play("hire_clerk")
    assert t.asked == ""  # nothing can be paid any more
    t.give("A", gold=3)
    ask_hire(t.s, 0)
    assert t.rule == "GW-6.9.3"  # not the clerks of the Embassy
    assert t.asked == "hire A" and GAME.decisions[t.s.ask().kind].about(t.s, t.s.ask()) == {"price": 3}
    t.run(Card(0, ids.DIPLOMACY, 2, 0))
    t.give("A", gold=1)
    assert t.asked == "choose A" and t.why("choose 2") == "GW-6.9.3 price have=1 kind=gold n=3"
    assert t.why("choose 1") == "GW-6.8.4 tea-top" and t.why("choose 3") == "GW-4.6.14 no-tokens"


@rule("GW-6.1.5", "GW-6.1.6", "GW-6.1.8")
def test_overseers_and_donations() -> None:
    t = Table(3)
    t.give("A", chi=4, wood=2, stone=2)
    t.advisor("A", "a01")  # the Gold Mine too
    t.clerks("sawmill", "AAA")
    t.run(Activate(ids.SAWMILL, 1))
    assert t.asked == "upgrade A"
    t.give("A", chi=1)
    assert t.why("upgrade sawmill spear") == "GW-6.1.5 price have=1 kind=chi n=2"
    t.overseer("A", "sawmill", 1)
    assert t.why("upgrade sawmill overseer") == "GW-6.1.6 price have=1 kind=chi n=3"
    t.play("pass")
    assert t.asked == "donate A" and t.why("donate 2") == "GW-6.1.8 donate-most kind=wood n=1"


@rule("GW-6.5.1", "GW-6.5.2", "GW-6.5.7", "GW-4.6.10")
def test_recruits() -> None:
    t = Table(3)
    t.clerks("barracks", "AA")
    t.give("A", chi=3)
    t.run(Activate(ids.BARRACKS, 1))
    assert t.why("recruit 3 0 0") == "GW-6.5.1 too-many-recruits most=2"
    assert t.why("recruit 0 0 0") == "GW-6.5.2 nobody-chosen"
    assert t.why("recruit 0 1 0") == "GW-6.5.2 recruits-cost have=0 kind=wood n=1"
    t.shamed("A", horse=2)
    assert t.why("recruit 0 0 1") == "GW-4.6.10 no-soldiers-left have=0 soldier=horse"
    t = Table(3)
    t.run(RecruitStep(0, 1, 1, -2))  # for free: 1 spearman
    assert t.why("recruit 0 1 0") == "GW-6.5.7 not-for-them soldier=archer"
    assert t.why("recruit 2 0 0") == "GW-6.5.7 too-many-recruits most=1"


@rule("GW-6.6.1", "GW-6.6.3", "GW-6.6.4")
def test_builds() -> None:
    t = Table(3)
    t.give("A", wood=1, gold=2)
    t.s.store[1] = 1
    t.s.barricades[0] = 3
    t.s.wall[0] = 3
    t.run(BuildStep(0, 1, BARRICADES | WALLS, -1, []))
    assert t.why("build barricade L") == "GW-6.6.3 barricades-full" and t.why("build wall L") == "GW-6.6.4 wall-finished"
    cost = int(t.why("build wall M").removeprefix("GW-6.6.4 build-cost have=3 n="))
    t.give("A", wood=cost - 2, gold=2)
    assert "build wall M" in t.legal()  # what it said, and not a unit more
    t.give("A", wood=cost - 3, gold=2)
    assert "build wall M" not in t.legal()
    t.run(BuildStep(0, 1, BARRICADES, -1, []))
    assert t.why("build wall M") == "GW-6.6.1 only-barricade"


@rule("GW-4.4.1", "GW-4.4.4", "GW-17.2.9")
def test_paying_and_giving() -> None:
    t = coop(3)
    t.give("A", wood=1, stone=3)
    choose_loss(t.s, 0, ids.MAT, 3)
    t.go()
    assert t.why("pay wood 2") == "GW-4.4.1 have kind=wood n=1" and t.why("pay stone 1") == "GW-4.4.4 pay-exactly n=3"
    t.run(GiveStep(0, 1))
    assert t.why("give gold 1") == "GW-4.4.1 have kind=gold n=0" and t.why("give wood 0") == "GW-17.2.9 not-to-them"


# ---- soldiers ----


@rule("GW-6.5.6", "GW-7.2.1", "GW-7.2.2", "GW-7.2.4", "GW-3.2.1")
def test_where_recruits_may_go() -> None:
    t = Table(2)
    t.clerks("barracks", "AA")
    t.give("A", chi=9, wood=9, gold=9)
    t.horde("M", "h02", "w")
    t.horde("M", "h14")
    t.run(Activate(ids.BARRACKS, 1))
    t.play("recruit 1 0 0")
    t.until("deploy A")
    assert t.why("archer M") == "GW-6.5.6 no-recruit-left soldier=archer"
    assert t.why("muster horse M") == "GW-6.5.6 no-recruit-left soldier=horse"
    assert t.why("spear L1 1") == "GW-3.2.1 closed-section" and t.why("muster spear L") == "GW-3.2.1 closed-section"
    assert t.why("spear M2 1") == "GW-7.2.1 spear-first-row" and t.why("spear M1 1") == "GW-4.5.1 point-covered"
    assert t.why("spear R1 1") == "GW-7.2.6 no-horde"


@rule("GW-7.3.1", "GW-7.3.2", "GW-7.3.4", "GW-7.3.5", "GW-7.3.7")
def test_attacks_of_soldiers_at_the_wall() -> None:
    t = Table(3)
    t.horde("M", "h02")
    t.horde("M", "h14")
    t.muster("M", "A", spear=1)
    t.archers("M", "A")
    t.run(AttackStep(0, 3, 2, 0))
    assert t.why("spear M2 1") == "GW-7.3.2 spear-first-row"
    assert t.why("horse M1 1 right") == "GW-7.3.1 no-soldier-there section=M soldier=horse"
    assert t.why("archer M") == "GW-7.3.1 no-soldier-there section=M soldier=archer"
    assert t.why("shoot L") == "GW-7.3.5 no-archer-shoots section=L"
    t.play("shoot M")
    assert t.asked == "wound A" and t.rule == "GW-7.3.5" and t.why("wound L1 1") == "GW-7.3.5 no-horde"
    t.play("wound M1 1")
    assert t.why("shoot M") == "GW-7.3.7 no-archer-shoots section=M"
    t.run(AttackStep(0, ids.SPEAR, 1, 0))
    assert t.why("shoot M") == "GW-7.3.1 not-for-them soldier=archer"


@rule("GW-5.4.1", "GW-7.2.4", "GW-10.3.1", "GW-17.2.22")
def test_every_wound_has_its_own_rule() -> None:
    t = Table(3)
    t.horde("M", "h08")  # takes 1 wound at a time
    t.horde("M", "h02")
    t.clerks("barracks", "AA")
    t.give("A", chi=9, wood=9)
    t.run(Activate(ids.BARRACKS, 1))
    t.play("recruit 0 1 0")
    t.play_when("archer M")
    assert t.asked == "wound A" and t.rule == "GW-7.2.4"
    t.s.season = ids.WINTER
    assert t.rule == "GW-5.4.1"
    t.s.season = ids.FALL
    t.s.capped |= 1 << ids.SLOTS.index("M1")
    assert t.why("wound M1 1") == "GW-17.2.22 horde-capped"
    t = Table(2, "coop")
    t.horde("M", "x02")
    t.horde("R", "x06")
    t.clerks("barracks", "RAA")
    t.run(Activate(ids.BARRACKS, 1))
    assert t.asked == "wound A" and t.rule == "GW-10.3.1"  # the Marsh Scout of the Reed Clan


@rule("GW-17.2.27")
def test_wounds_and_archers_by_a_text() -> None:
    t = Table(3)
    t.horde("M", "h02")
    t.horde("R", "h06")
    t.run(WoundsStep(0, 2, section_mask(1)))
    assert t.asked == "wound_text A" and t.rule == "GW-17.2.27"
    assert t.why("wound R1 1") == "GW-17.2.27 wrong-section" and t.why("wound L1 1") == "GW-17.2.27 no-horde"
    t.play("wound M1 1", "pass")  # fewer are allowed
    assert t.points("M1")[:2] == "w." and t.asked == "" and t.honor("A") == 0
    t.muster("M", "A", archer=1)
    t.run(StationStep(0, 2))
    assert t.asked == "station A" and t.rule == "GW-17.2.27"
    assert t.why("station L") == "GW-17.2.27 no-soldier-there section=L soldier=archer"
    t.play("station M")
    assert t.firing("M") == "A" and t.points("M1").count("w") == 1 and t.asked == ""  # no shot


@rule("GW-6.7.2", "GW-6.7.4", "GW-6.7.5")
def test_moves() -> None:
    t = Table(3)
    t.muster("M", "A", spear=2)
    t.run(MoveStep(0, 1))
    assert t.why("move M M") == "GW-6.7.2 same-section" and t.why("move L R") == "GW-6.7.5 no-soldiers-in section=L"
    t.play("move M R")
    assert t.asked == "carry A" and t.rule == "GW-6.7.4" and t.why("carry spear 3") == "GW-6.7.4 carry-most n=2"


@rule("GW-7.5.2", "GW-7.7.4", "GW-17.2.17", "GW-7.6.1")
def test_victims() -> None:
    t = Table(3)
    t.horde("M", "h02", "aaAw")
    t.run(Clearing())
    assert t.asked == "victim A" and t.rule == "GW-7.5.2" and t.why("victim L1 spear") == "GW-7.5.2 no-victim-there"
    t = Table(3)
    t.horde("M", "h02", "aaA")
    t.give("A", chi=9)
    t.run(Breach(1))
    t.until("victim A")
    assert t.rule == "GW-7.7.4"
    t.play("victim M1 spear")
    t.until("save A")
    assert t.why("save 0 M1 horse") == "GW-7.6.1 not-a-victim"
    t = coop(3, events="v03")
    t.muster("M", "A", spear=1, archer=1)
    t.run(EventStep())
    assert t.asked == "victim A" and t.rule == "GW-17.2.17"


# ---- shame ----


@rule("GW-4.6.6", "GW-4.6.8", "GW-4.6.11", "GW-5.2.2", "GW-12.4.3", "GW-12.4.5")
def test_places_for_shame() -> None:
    t = Table(3)
    t.captured("A", "h02", shame=2)
    t.muster("M", "A", horse=2)
    ask(t, ASK_SHAME.ask(0))
    assert t.why("shame horse") == "GW-4.6.6 no-free-soldier soldier=horse"
    assert t.why("shame h02") == "GW-4.6.11 shame-card-full" and t.why("shame h06") == "GW-4.6.6 not-your-horde"
    assert t.why("atone new") == "GW-5.2.2 only-in-summer" and t.why("pass") == "GW-4.6.8 place-exists"
    t = coop(3)
    t.set_honor("A", 7)
    ask(t, ASK_SHAME.ask(0))
    assert t.why("atone new") == "GW-12.4.3 ten-honor have=7" and t.why("shame h02") == "GW-12.4.5 shame-not-on-hordes"


@rule("GW-4.6.14", "GW-10.5.6")
def test_tokens_that_go_back() -> None:
    t = Table(2)
    t.shamed("A", spear=1, archer=1)
    reed_produces(t.s, ids.TEMPLE, None)
    t.go()
    assert t.asked == "drop_shame A" and t.rule == "GW-10.5.6" and t.why("pass") == "GW-10.5.6 must-return"
    t.s.todo = []
    t.run(DropShameStep(0, 1, 0))
    assert t.rule == "GW-4.6.14" and t.why("atone horse") == "GW-4.6.14 no-token-there"


# ---- cards ----


@rule("GW-8.1.1", "GW-8.1.2", "GW-8.2.3", "GW-17.2.12", "GW-17.2.13", "GW-17.2.15")
def test_why_a_card_does_not_work_now() -> None:
    t = Table(3)
    t.tactic("A", "t04", "t05", "t02", "t06")
    t.advisor("A", "a23", "a11", "a12")
    t.muster("M", "A", spear=1)
    t.horde("M", "h02")
    gap(t)
    assert t.asked == "my_turn A"
    assert t.why("play t02 basic") == "GW-8.1.1 not-its-moment card=t02" and t.why("play t07 basic") == "GW-8.1.1 not-in-hand"
    assert t.why("play t05 basic") == "GW-8.2.3 card-condition card=t05"  # no archer on a firing position
    assert t.why("play t04 boosted") == "GW-8.1.2 price have=0 kind=chi n=1"
    assert t.why("use a24") == "GW-4.7.2 not-yours" and t.why("use a12") == "GW-17.2.15 not-its-moment card=a12"
    t.play("play t04 basic")
    t.until("my_turn A")
    assert t.why("play t06 basic") == "GW-17.2.12 one-tactic"
    t.play("use a23")
    t.play("pass")
    t.until("my_turn A")
    assert t.why("use a23") == "GW-17.2.13 used-turn"


@rule("GW-6.10.1", "GW-6.10.2", "GW-4.8.3")
def test_tactic_cards_drawn_and_discarded() -> None:
    t = Table(3)
    ask(t, ASK_DRAW.ask(0, 2))
    assert t.why("draw 3") == "GW-6.10.1 draw-most n=2"
    t = Table(3)
    t.tactic("A", "t01", "t02", "t03", "t04", "t05")
    t.run(DrawStep(0, 1))
    assert t.asked == "discard A" and t.rule == "GW-6.10.2"
    t.play("discard t01")
    t = Table(3)
    t.tactic("A", "t20", "t02", "t03")
    t.run(Summer(0))
    t.play_when("play t20 boosted")
    assert t.asked == "discard A" and t.rule == "GW-4.8.3"  # a price, not the limit of the hand
    assert t.why("discard t01") == "GW-4.8.3 not-in-hand"


# ---- the cooperative game ----


@rule("GW-12.7.3", "GW-12.7.7", "GW-17.2.20")
def test_decrees_say_what_is_missing() -> None:
    t = coop(3, "d05 d02 d09")
    t.give("A", wood=3)
    t.run(Decrees(1))
    t.play("decree d05")
    assert t.why("agree") == "GW-12.7.3 decree-cost have=3 n=4"
    assert t.why("send_clerk supply") == "GW-12.7.3 decree-wants-other"
    t.play("pass", "decree d02")
    assert t.why("sacrifice muster_M spear") == "GW-12.7.7 none-there"
    t.s.todo = []
    ask_ease(t.s, 0, 1)
    assert t.why("decree d09") == "GW-17.2.20 decree-no-payment" and t.why("decree d01") == "GW-12.7.1 decree-not-open"


@rule("GW-7.3.8", "GW-12.7.12", "GW-12.3.3")
def test_who_is_named() -> None:
    t = coop(3)
    t.general("A", "k04", support=1)
    t.horde("M", "x02")
    t.muster("M", "B", spear=1)
    gap(t)
    t.play_when("use k04")
    assert t.asked == "name A" and t.rule == "GW-7.3.8"
    t = coop(3, events="v06")
    t.run(EventStep())
    assert t.asked == "name A" and t.rule == "GW-12.7.12"
    t = coop(3)
    t.clerks("academy", "AB")
    t.run(Activate(ids.ACADEMY, 0))
    assert t.asked == "next A" and t.why("next 2") == "GW-12.3.3 not-waiting"


@rule("GW-10.5.7", "GW-10.5.8", "GW-10.5.9", "GW-11.8.1")
def test_choices_for_others() -> None:
    t = Table(2)
    t.s.barricades[1] = 3
    t.horde("M", "h02")
    t.horde("R", "h06")
    for loc, words, expected in (
        (ids.EMBASSY, f"dismiss a{t.s.advisor_deck[0] + 1:02}", "GW-10.5.7 not-in-offer"),
        (ids.BARRACKS, "spear M2 1", "GW-10.5.9 spear-first-row"),
    ):
        t.s.todo = []
        reed_at_location(t.s, loc, None)
        t.go()
        assert t.why(words) == expected
    t.s.todo = []
    t.s.barricades[1] = 0
    reed_at_location(t.s, ids.BUILDERS, None)
    t.go()
    t.s.barricades[1] = 3
    assert t.why("build barricade M") == "GW-10.5.8 barricades-full" and t.why("build wall R") == "GW-10.5.8 only-barricade"
    assert t.why("build barricade L") == "GW-3.2.1 closed-section"


# ---- all of them ----


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_no_refusal_is_without_a_reason(mode: str, seats: int) -> None:
    """In a random game: every rule that is named is on the page, and no refusal says only that it is not possible."""
    known = {rule["id"] for rule in read_rules(PAGE, GAME.prefix())}
    s = new(seats, mode, seed=5)
    dice = seeded(seats)
    seen: set[str] = set()
    for _ in range(STEPS):
        if not s.todo:
            break
        question = s.ask()
        decision = GAME.decisions[question.kind]
        legal = GAME.legal(s, question.seat)
        seen.add(decision.question_rule(s, question))
        for block in GAME.actions.blocks:
            if block.verb in decision.verbs:
                for action in range(block.start, block.start + block.size, max(block.size // 20, 1)):
                    reason = GAME.why_not(s, question.seat, action)
                    if reason is not None:
                        assert reason.key != "not-possible", GAME.actions.words(action)
                        seen.add(reason.rule)
        GAME.apply(s, question.seat, legal[dice.below(len(legal))], None)
    assert seen <= known and len(seen) > 15
