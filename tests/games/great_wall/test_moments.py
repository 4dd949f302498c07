"""Tactic cards and trigger moments (section 8, GW-17.2)."""

from tests.games.great_wall.table import CARDS, Table, gap
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.commands import Reveal
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.embassy import EmbassyStep
from tianxia.games.great_wall.rules.kill import kill_in_breach
from tianxia.games.great_wall.rules.seasons import Summer
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.rules.winter import Assault, Breach
from tianxia.games.great_wall.view import view


@rule("GW-8.1.1", "GW-8.1.2", "GW-8.1.4", "GW-8.2.3", "GW-8.4.1")
def test_the_printed_card() -> None:
    """t01: at a defeat, with a soldier on the card and an archer in the section: 4 honor, or 8 for 2 gold."""
    for archer, gold, words, honor in ((True, 0, "play t01 basic", 4), (True, 2, "play t01 boosted", 8), (False, 2, "", 0)):
        t = Table(3)
        t.tactic("A", "t01")
        t.give("A", gold=gold)
        t.horde("M", "h06", "Aww")
        if archer:
            t.archers("M", "A")
        t.s.active = 1  # in another player's turn
        t.run(Clearing())
        if words:
            assert ("play t01 boosted" in t.legal()) == (gold == 2)
            t.play(words)
            assert t.s.tactic_out == [CARDS["t01"]] and t.told("tactic")
        t.until()
        assert t.honor("A") == honor + 2 + (2 if archer else 0) and t.res("A")[4] in "0" + str(gold)


@rule("GW-8.1.3", "GW-8.2.1", "GW-8.2.5")
def test_one_card_per_player_and_moment_in_tea_order() -> None:
    t = Table(3)
    t.tea("BAC")
    t.tactic("A", "t01", "t03")
    t.tactic("B", "t14")
    t.horde("M", "h10", "ABBwww")
    t.archers("M", "AB")
    t.run(Clearing())
    assert t.asked == "tactic B" and t.legal() == ["pass"]  # asked first; no fitting card
    t.play("pass")
    t.play("play t03 basic")
    assert t.asked != "tactic A" and t.hand("A") == ["t01"]
    t.play_when("play t14 basic")  # another moment: the horde was won
    assert t.honor("B") == 2 + 2 + 3
    assert Table(1).s.tactics[1:] == [0, 0]


@rule("GW-8.2.4", "GW-8.3.1", "GW-8.3.2", "GW-8.3.5")
def test_nested_and_separate_moments() -> None:
    t = Table(3)
    t.general("A", "g09", support=1)  # a tactic played is a moment of its own
    t.tactic("A", "t01", "t02", "t19")
    t.horde("M", "h06", "AAA")
    t.archers("M", "A")
    t.s.year = 3
    t.run(Clearing())
    t.play("play t01 basic")
    assert t.honor("A") == 4 + 2 + (2 + 2) and t.res("A") == "0 0 0 1"  # then the defeat went on
    t.until("tactic A")
    t.play("play t02 basic")  # the killing is another moment than the defeat
    t.play("save 0 M1 spear")
    t.until()
    assert t.hand("A") == ["t19"]  # who played in K3 may not play in K6
    t = Table(3)
    t.tactic("A", "t19")
    t.horde("M", "h06", "AAA")
    t.s.year = 3
    t.run(Clearing())
    t.play_when("play t19 basic")
    assert t.honor("A") == 2 + 3


@rule("GW-8.3.3", "GW-17.2.19")
def test_one_retreat_saves_a_whole_section() -> None:
    t = Table(3)
    t.tactic("A", "t02")
    t.give("A", chi=2)
    t.horde("M", "h02", "A")
    t.horde("M", "h05", "A")
    t.archers("M", "A")
    t.run(Breach(1))
    while not t.asked.startswith("tactic A") or "play t02 boosted" not in t.legal():
        t.play(t.legal()[0])
    t.play("play t02 boosted")
    t.play("save 0 firing_M archer", "save 0 M1 spear", "save 0 M2 spear")
    assert t.resting("M", "A") == (2, 1, 0) and t.firing("M") == ""


@rule("GW-17.2.1", "GW-17.2.2", "GW-17.2.3")
def test_abilities_before_tactics_and_optional() -> None:
    t = Table(3)
    t.advisor("A", "a20", "a12")
    t.shamed("A", spear=1)
    t.tactic("A", "t20")
    t.run(Summer(0))
    assert t.res("A") == "0 0 2 0"  # a plain gain needs no question
    assert t.asked == "ability A" and t.legal() == ["pass", "use a20"]
    t.play("use a20", "atone spear")
    assert t.s.shame_bank == 30 and t.asked == "tactic A"
    t.play("play t20 basic", "take wood 2")
    assert t.res("A") == "2 0 2 0"


@rule("GW-17.2.4", "GW-14.1.3")
def test_shame_window() -> None:
    for words, chi, tokens in (("play t13 basic", 0, 2), ("play t13 boosted", 1, 0), ("pass", 0, 3)):
        t = Table(3)
        t.tactic("A", "t13")
        t.give("A", chi=chi)
        t.run(ShameStep(0, 3))
        assert t.asked == "tactic A" and t.s.shame_bank == 30
        t.play(words)
        while t.asked.startswith("shame"):
            t.play("shame spear")
        assert t.s.shamed[0] == tokens and t.s.shame_bank == 30 - tokens


@rule("GW-17.2.12", "GW-17.2.13", "TV-55")
def test_limits() -> None:
    t = Table(3)
    t.advisor("A", "a23")
    t.tactic("A", "t04", "t06")
    t.muster("M", "A", spear=2)
    t.horde("M", "h02")
    gap(t)
    assert {"use a23", "play t04 basic", "play t06 basic"} <= set(t.legal())
    t.play("play t04 basic", "spear M1 1")
    assert t.asked == "my_turn A" and t.legal() == ["pass", "use a23"]  # one my_turn tactic per own turn
    assert view(t.s, 1)["used"] == []
    t.play("use a23", "place supply hq")
    assert t.asked == "" and view(t.s, 1)["used"] == view(t.s, -1)["used"] == ["a23"]  # everybody sees it
    gap(t)
    assert t.asked == ""  # step A of one turn is one moment
    t = Table(3)
    t.advisor("A", "a34")
    for sec, card in ((1, "h02"), (2, "h05")):
        t.horde("LMR"[sec], card, "A")
    t.run(Breach(1))
    while not t.asked.startswith("ability"):
        t.play(t.legal()[0])
    t.play("use a34", "save 0 M1 spear")
    t.until()
    t.run(Breach(2))
    t.until("ability A")
    assert t.asked == ""  # once in the whole Winter
    assert view(t.s, 0)["used"] == ["a34"]
    t.s.used_turn = 0
    assert view(t.s, 0)["used"] == []
    t.horde("L", "h06", "A")
    t.run(Breach(0))
    t.until("ability A")
    assert t.asked == "ability A"


@rule("GW-17.2.14", "GW-17.2.15")
def test_moments_that_belong_to_nobody_reach_everybody() -> None:
    t = Table(3)
    t.advisor("B", "a35")
    t.general("C", "g08", support=1)
    t.horde("M", "h06", "ABw")
    t.run(Clearing())
    t.until()
    assert t.honor("B") == 2 + 1 and t.res("B") == "0 0 0 1"
    t.horde("R", "h02")
    t.muster("R", "C", spear=1)
    t.s.barricades[2] = 3

    t.run(Assault(2))
    assert t.told("held") and t.honor("C") == 2
    t = Table(3)  # reveal needs a card revealed by the holder
    t.advisor("A", "a17")
    t.advisor("B", "a25")
    t.s.pick = [0, -1, 1]
    t.s.hand[0], t.s.hand[2] = 62, 61
    t.run(Reveal())
    assert t.honor("A") == 2 and t.asked == ""


@rule("GW-17.2.18")
def test_cancelling_in_a_breach() -> None:
    t = Table(3)
    t.advisor("A", "a42")
    t.horde("M", "h16")  # 1 token more for this card
    t.horde("M", "h02")
    t.run(Breach(1))
    t.play("use a42")
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert [t.s.shamed[p * 3] for p in range(3)] == [2, 3, 3]
    t = Table(2, "coop")
    t.tactic("A", "u12")
    t.give("A", chi=2)
    t.horde("M", "x24", "A")
    t.archers("M", "B")
    t.run(Breach(1))
    assert t.asked == "tactic A"
    t.play("play u12 boosted")
    assert t.asked == "save_text A"  # all shame is gone, for everybody; 2 saves are kept for the kill event
    t.play("save 1 firing_M archer")
    t.until()
    assert sum(t.s.shamed) == 0 and t.resting("M", "B") == (0, 1, 0)


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
