"""Tactic cards and trigger moments (section 8, GW-17.2)."""

from tests.games.great_wall.table import CARDS, Table, gap
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.commands import Card, Reveal
from tianxia.games.great_wall.rules.decrees import Decrees
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.hordes import HordeIn
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


@rule("GW-17.2.8", "GW-17.2.17", "GW-17.2.21", "GW-17.2.23")
def test_texts_of_placed_hordes() -> None:
    t = Table(3)
    t.archers("R", "A")
    t.muster("R", "B", spear=1, horse=1)
    t.give("B", chi=2)
    t.horde("R", "h15")  # each player loses 1 soldier of the section
    t.run(HordeIn(6))
    assert t.asked == "victim B"
    t.play("victim muster_R spear")
    assert t.asked == "save B"
    t.play("pass")
    assert t.firing("R") == "" and t.resting("R", "B") == (0, 0, 1)
    t = Table(3)
    first = t.s.offer[0]
    t.tactic("A", "t01", "t02")
    t.horde("L", "h01")
    t.run(HordeIn(0))
    assert first not in t.s.offer and len(t.s.offer) == 4  # refresh_row(1) asks nobody
    t.until()
    t.horde("M", "h11")
    t.run(HordeIn(3))
    assert t.asked == "discard A"
    t.play("discard t01")
    assert t.hand("A") == ["t02"] and t.s.tactic_out == [CARDS["t01"]]


@rule("GW-17.2.9", "GW-17.2.20")
def test_gifts_and_eased_decrees() -> None:
    t = Table(3, "coop")
    t.general("A", "k07", support=1)
    t.run(Summer(0))
    t.play("use k07", "take gold 1")
    assert t.legal() == ["pass", "give gold 1", "give gold 2"]
    t.play("give gold 2")
    assert t.res("C") == "0 0 1 0" and t.res("A") == "0 0 0 0"
    t = Table(3, "coop")
    t.s.decrees, t.s.decree_deck = [4, 0, 8], [d for d in range(12) if d not in (0, 4, 8)]
    t.tactic("A", "u07")
    from tianxia.games.great_wall.rules.decrees import units_needed

    t.run(Decrees(0))
    t.play("play u07 basic")
    assert t.legal() == ["pass", "decree d05"]  # only decrees with a payment
    t.play("decree d05")
    assert units_needed(t.s, 4) == 3
    t.s.ease[4] = 9
    assert units_needed(t.s, 4) == 1


@rule("GW-17.2.10", "TV-51", "GW-10.4.5")
def test_treason_copies_everything() -> None:
    t = Table(3)
    t.commands(A="treason", B="economy", C="attack_order")
    t.run(Card(0, ids.TREASON, 0, 0))
    t.play("pass")
    assert t.res("A") == "0 0 1 0" and t.legal() == ["pass", "copy economy", "copy attack_order"]
    t.play("copy economy", "place supply hq", "place supply hq", "pass")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "place C"
    t.play("pass", "take chi 2")
    assert t.res("A") == "0 0 1 2" and t.asked == ""
    two = Table(2)
    two.commands(A="treason", B="treason", R="reed")
    two.run(Card(0, ids.TREASON, 1, 0))
    assert two.asked == ""  # neither Treason nor the Reed card


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
