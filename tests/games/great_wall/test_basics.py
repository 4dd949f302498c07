"""Tea order, hidden information, honor, paying, wounds, shame, advisors, decks (section 4)."""

import json

from tests.games.great_wall.table import CARDS, Table
from tests.proof import rule
from tianxia.engine.rng import seeded
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.academy import DrawStep, draw_tactic
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.attack import AttackStep
from tianxia.games.great_wall.rules.clerks import PlaceStep
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.embassy import EmbassyStep, refill_offer
from tianxia.games.great_wall.rules.goods import Gain, choose_loss, pay, score
from tianxia.games.great_wall.rules.hordes import bring_horde, indicator
from tianxia.games.great_wall.rules.kill import kill_in_breach
from tianxia.games.great_wall.rules.points import WoundsStep
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.seasons import SpringOffer
from tianxia.games.great_wall.rules.shame import AtoneEach, ShameStep
from tianxia.games.great_wall.scoring import Artifacts, FinalScoring
from tianxia.games.great_wall.view import view


@rule("GW-4.1.1", "GW-4.1.2", "GW-4.1.4", "GW-6.8.1", "GW-6.8.3", "GW-6.0.8", "GW-6.0.10", "TV-01")
def test_a_loop_uses_the_tea_order_at_its_start() -> None:
    t = Table(3)
    t.tea("ABC")
    t.clerks("tea_house", "BC")
    t.run(Activate(ids.TEA_HOUSE, 0))
    assert t.asked == "tea B"
    t.play("tea")
    assert t.asked == "tea C" and t.order() == "BAC"
    t.play("tea")
    assert t.order() == "BCA" and t.at("tea_house") == "" and t.s.clerks == [5, 5, 5]


@rule("GW-4.1.3", "GW-7.4.5")
def test_ties_are_broken_by_tea_order() -> None:
    t = Table(3)
    t.tea("CBA")
    t.horde("M", "h02", "AB..")
    from tianxia.games.great_wall.board.field import leader

    assert leader(t.s, 3) == 1


@rule("GW-4.2.1", "GW-4.2.3", "GW-4.2.4", "GW-4.2.5", "GW-4.2.8", "GW-4.2.9", "GW-14.1.24")
def test_what_others_see() -> None:
    t = Table(3)
    t.give("A", wood=7, chi=9)
    t.tactic("A", "t01", "t02")
    t.captured("A", "h05", 1)
    t.s.out[0], t.s.hand[0] = 0b11, 0b111100
    t.clerks("hq", "A")
    other = view(t.s, 1)["players"][0]
    assert (other["tactics"], other["commands"], other["discarded"]) == (2, 4, ["economy", "despotism"])
    assert other["captured"] == [{"card": "h05", "honor": 5, "shame": 1}] and other["supply"]["spear"] == 10
    assert view(t.s, 0)["me"]["resources"] == {"wood": 7, "stone": 0, "gold": 0, "chi": 9}
    assert view(t.s, 0)["me"]["tactics"] == ["t01", "t02"] and view(t.s, -1)["me"] is None
    for seat in (1, 2, -1):
        before = json.dumps(view(t.s, seat))
        twin = t.s.copy()
        twin.res[0:4] = [1, 2, 3, 4]  # other amounts behind the screen, another hand of the same size
        twin.tactics[0] = (1 << 5) | (1 << 6)
        twin.tactic_deck = [c for c in twin.tactic_deck if c not in (5, 6)] + [0, 1]
        twin.tactic_deck.sort()
        assert json.dumps(view(twin, seat)) == before
    seen = view(t.s, 2)
    assert seen["invasion"] == ids.SECTIONS[data.HORDE_BACK[t.s.horde_deck[-1]]]
    assert seen["decks"]["hordes"] == len(t.s.horde_deck) and "horde_deck" not in seen and "artifact_box" not in seen


@rule("GW-4.2.6", "GW-4.4.3")
def test_gains_and_payments_are_announced() -> None:
    t = Table(3)
    t.run(Gain(0, ids.GOLD, 60, 0))
    told = [(e.what, e.amount) for e in t.events if e.what]
    assert told == [("gold", 60)] and t.res("A") == "0 0 60 0"
    for e in t.events:
        assert e.for_seat(2) is e


@rule("GW-4.2.10", "GW-8.2.2", "GW-8.2.6")
def test_who_is_asked_for_a_tactic_tells_nothing() -> None:
    asked = []
    for cards in (("t10",), ("t01",)):  # one hand has a fitting card, the other has none
        t = Table(3)
        t.tactic("A", *cards)
        t.clerks("barracks", "AAB")
        t.run(Activate(ids.BARRACKS, 0))
        asked.append(t.asked)
        t.play("pass")
        assert not [e for e in t.events if e.key == "pass"] and t.asked != "tactic A"
    assert asked == ["tactic A", "tactic A"]
    t = Table(3)  # when the only fitting card lies open, nobody is asked
    t.tactic("A", "t01")
    t.s.tactic_deck.remove(CARDS["t10"])
    t.s.tactic_out.append(CARDS["t10"])
    t.s.tactic_seen = 1 << CARDS["t10"]
    t.clerks("barracks", "AAB")
    t.run(Activate(ids.BARRACKS, 0))
    assert t.asked == "" and t.at("barracks") == ""


@rule("GW-4.2.6", "GW-4.2.10")
def test_resources_can_be_worked_out_so_nobody_is_asked_in_vain() -> None:
    asked = []
    for chi in (1, 2):
        t = Table(3)
        t.give("A", chi=chi)
        t.shamed("A", spear=1)
        t.run(AtoneEach([0]))
        asked.append(t.asked)
        told = json.dumps(view(t.s, 1))
        t.s.res[3] = 7
        assert json.dumps(view(t.s, 1)) == told  # the amount itself is never shown
    assert asked == ["", "atone A"]


@rule("GW-4.3.1", "GW-4.3.2", "GW-4.3.3")
def test_honor_never_drops_below_0() -> None:
    t = Table(3)
    score(t.s, 0, 7, ids.P_WALL, "GW-4.3.1", None)
    score(t.s, 0, -10, ids.P_SHAME, "GW-4.3.2", None)
    assert t.honor("A") == 0
    score(t.s, 0, 230, ids.P_WALL, "GW-4.3.3", None)
    assert t.honor("A") == 230 and GAME.totals(t.s)[0] == 230


@rule("GW-4.4.1", "GW-4.4.2", "GW-4.4.4", "GW-4.4.5", "GW-4.8.3")
def test_mixes_are_paid_in_full_from_what_is_owned() -> None:
    t = Table(3)
    t.give("A", wood=1, stone=2, gold=1, chi=5)
    choose_loss(t.s, 0, ids.MAT, 3)
    t.go()
    assert t.legal() == ["pay wood 1", "pay stone 2"] and t.asked == "pay A"  # chi is no building resource
    t.play("pay stone 2")
    assert t.res("A") == "1 0 0 5"  # the last unit could only be gold
    choose_loss(t.s, 0, ids.RES, 6)
    t.go()
    assert t.res("A") == "0 0 0 0"
    pay(t.s, 1, ids.CHI, 0, "x", "GW-4.4.5", None)
    assert t.res("B") == "0 0 0 0"
    t.advisor("B", "a21")  # an advisor would cost 2 with the discount of 2: never below 0
    from tianxia.games.great_wall.board.prices import advisor_price

    assert advisor_price(t.s, 1) == 0


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


@rule("GW-4.5.4", "GW-7.4.7", "GW-7.4.8", "TV-11")
def test_defeat_by_wounds_only() -> None:
    t = Table(3)
    t.horde("M", "h02", "wwww")
    t.archers("M", "B")

    t.run(Clearing())
    assert t.card("M1") == "" and t.honor("B") == 2 and CARDS["h02"] in t.s.horde_out and not any(t.s.won)
    assert set(t.s.spots) == {0} and t.firing("M") == "B"


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


@rule("GW-4.6.1", "GW-4.6.4", "GW-4.6.6", "GW-4.6.8", "GW-4.6.10", "GW-4.6.11", "GW-4.6.16", "GW-14.1.4")
def test_placing_shame() -> None:
    t = Table(3)
    t.captured("A", "h05", 1)
    t.run(ShameStep(0, 3))
    assert t.legal() == ["shame spear", "shame archer", "shame horse", "shame h05"]
    assert t.refusal("pass") == "GW-4.6.8"
    t.play("shame h05")
    assert "shame h05" not in t.legal() and t.refusal("shame h05") == "GW-4.6.11"  # 2 tokens at most
    t.play("shame archer", "shame archer")
    assert t.supply("A") == (10, 2, 2) and t.s.shamed[:3] == [0, 2, 0] and t.s.taken_shame[CARDS["h05"]] == 2
    t.give("A", wood=9, chi=9)
    t.run(RecruitStep(0, 7, 4, -1))  # only soldiers without a token can be used
    assert "recruit 0 2 0" in t.legal() and "recruit 0 3 0" not in t.legal() and t.refusal("recruit 0 3 0") == "GW-4.6.10"


@rule("GW-4.6.5", "GW-4.6.7", "GW-4.6.9", "GW-4.6.15", "TV-08")
def test_no_token_or_no_place() -> None:
    t = Table(3)
    t.set_honor("A", 12)
    for type in range(3):
        t.s.gone[type], t.s.supply[type] = 0, 0
        t.s.rest[type] = ids.OWN[type]
    t.run(ShameStep(0, 1))
    assert (t.s.shame_bank, t.s.shame_box, t.honor("A")) == (29, 1, 7) and t.asked == ""
    t.s.shame_bank, t.s.shame_box = 0, 30
    t.run(ShameStep(1, 2))
    assert t.honor("B") == 0 and t.s.shame_box == 30  # nothing but the loss of 5
    t.set_honor("C", 20)
    t.run(ShameStep(2, 2))
    assert t.honor("C") == 10


@rule("GW-4.6.14", "GW-5.2.2")
def test_a_removed_token_frees_its_place() -> None:
    t = Table(3)
    t.shamed("A", spear=2)
    t.captured("A", "h05", 1)
    t.give("A", chi=5)

    t.run(AtoneEach([0]))
    assert t.legal() == ["pass", "atone spear", "atone h05"]
    t.play("atone spear", "atone h05")
    assert t.s.shame_bank == 29 and t.supply("A")[0] == 9 and t.s.taken_shame[CARDS["h05"]] == 0
    assert t.asked == "" and t.res("A") == "0 0 0 1"  # 1 chi does not pay for a third


@rule("GW-4.6.12", "GW-4.6.13", "GW-9.2.1", "GW-9.2.2", "GW-9.2.4", "TV-29")
def test_shame_at_the_end() -> None:
    t = Table(3)
    t.set_honor("A", 7)
    t.shamed("A", spear=2)
    t.captured("A", "h03")  # worth 6
    t.captured("A", "h09", 1)  # worth 8, but shamed

    t.s.artifacts = []
    t.run(FinalScoring())
    assert t.honor("A") == 6


@rule("GW-4.7.1", "GW-4.7.2", "GW-4.7.3", "TV-45", "GW-7.6.3")
def test_generals_scale_with_supporting_advisors() -> None:
    t = Table(3)
    t.general("A", "g01", support=2)
    t.horde("M", "h10", "AAA...")
    t.give("A", chi=2)
    t.s.year = 5  # L = 3
    kill_in_breach(t.s, 1)
    t.go()
    t.play("save 0 M1 spear")
    assert t.honor("A") == 2 * 2 * 2
    t.give("A", gold=20)
    for n in range(3, 6):  # any number of advisors, each active or supporting for good
        t.run(EmbassyStep(0, 1))
        card = data.ADVISOR_IDS[t.s.offer[0]]
        t.play(f"hire {card} supporting" if n == 3 else f"hire {card} active")
        t.until()
    assert t.s.sa[0] == 3 and t.s.aa[0] == 2


@rule("GW-4.7.4", "GW-5.1.10", "GW-14.1.19")
def test_the_advisor_deck_is_made_anew() -> None:
    t = Table(3)
    s = t.s
    for card in s.advisor_deck[1:]:
        s.advisor_at[card] = ids.IN_DISCARD
    s.advisor_deck = s.advisor_deck[:1]
    left = s.offer[:2]
    t.run(SpringOffer())
    assert len(s.offer) == 4 and not set(left) & set(s.offer[:2]) and len(s.advisor_deck) > 30
    for card in range(44):  # no card anywhere: the offer stays short
        s.advisor_at[card] = ids.SUPPORT
    s.advisor_deck, s.offer = [], []
    refill_offer(s, None)
    assert s.offer == []


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


@rule("GW-4.9.1", "GW-4.9.2", "GW-4.9.3", "GW-5.1.7")
def test_decks_that_run_out() -> None:
    t = Table(3)
    s = t.s
    s.tactic_out = s.tactic_deck[1:]
    s.tactic_seen = sum(1 << c for c in s.tactic_out)
    s.tactic_deck = s.tactic_deck[:1]
    t.run(DrawStep(0, 3))
    assert len(t.hand("A")) == 3 and s.tactic_out == [] and s.tactic_seen == 0
    s.tactic_deck, s.tactic_out = [], []
    assert not draw_tactic(s, 0, None)
    s.horde_out = s.horde_deck[1:]
    s.horde_deck = s.horde_deck[:1]
    assert bring_horde(s, None) == 0 and len(s.horde_deck) == 0  # an empty section needs no indicator
    assert indicator(s) in (0, 1, 2) and len(s.horde_deck) == 23
    s.horde_deck, s.horde_out = [], []
    assert bring_horde(s, None) == -1 and indicator(s) == 0
    assert indicator(Table(2).s) in (1, 2)


@rule("GW-14.1.25")
def test_same_seed_same_game() -> None:
    def play(seed: int) -> bytes:
        s = Table(3, seed=9).s
        s.rng = seeded(seed)
        bring_horde(s, None)
        s.rng.shuffle(s.tactic_deck)
        return s.fingerprint()

    assert play(4) == play(4) != play(5)


@rule("GW-9.2.3", "GW-9.2.6", "GW-9.2.7")
def test_artifacts_rank_humans() -> None:
    t = Table(3)
    t.tea("BAC")
    t.overseer("A", "quarry", 2)
    t.overseer("B", "mine", 2)
    t.s.artifacts = [0]
    t.run(Artifacts())
    assert (t.honor("B"), t.honor("A"), t.honor("C")) == (20, 12, 0)  # tie by tea order; nothing for 0
    two = Table(2)
    two.overseer("A", "quarry", 1)
    two.overseer("B", "quarry", 2)
    two.s.artifacts = [0]
    two.run(Artifacts())
    assert (two.honor("A"), two.honor("B"), two.honor("R")) == (12, 20, 0)


@rule("GW-4.6.2")
def test_a_warning_before_shame() -> None:
    t = Table(3)
    t.clerks("quarry", "AA")
    t.clerks("temple", "AB")
    t.run(PlaceStep(0, 1, 0, 0, 0))
    place = GAME.decisions[t.s.todo[-1].kind]
    minded = {w: place.warnings(t.s, t.s.todo[-1], 0, GAME.actions.parse(w)) for w in t.legal()}
    assert [w for w, found in minded.items() if found] == ["place temple quarry", "place supply quarry"]
