"""How effects are carried out (DM-4.6), and the Clan abilities (DM-7.3)."""

from tests.games.daimyo.table import Table
from tests.proof import rule


@rule("DM-7.3.2")
def test_nomads() -> None:
    t = Table(2, clans="nomads nature").dice(0, tax="red6", recruitment="red5").action(0, "production", 4)
    assert t.refuses("ability") == "DM-4.6.5"  # no governor: it cannot be used
    t.govern(0, "red 1").play("ability")
    assert t.legal == ["lift red 1"] and t.refuses("stop") == "DM-7.3.2"  # once used it must be done
    t.play("lift red 1", "govern blue 4")
    assert t.have(0) == "0R 0M 2S 0G" and [t.influence(0, "red"), t.influence(0, "blue")] == [0, 2]


@rule("DM-7.3.3", "DM-7.4.4", "TV-10")
def test_tv_10_technology() -> None:
    t = Table(2, clans="technology nature").cards(0, deck="H04").bonus(0, "ability", "farm", 1).govern(0, "red 1")
    t.s.buildings[0] = 1
    t.dice(0, tax="red6", recruitment="red5").action(0, "production", 3)
    t.play("ability", "tile ability", "main")
    assert t.s.capacity[0] == 4 and t.hand(0) == "H04" and t.have(0) == "2R 1M 0S 0G"


@rule("DM-7.3.4")
def test_aristocrats() -> None:
    t = Table(2, clans="aristocrats nature").cards(0, hand="H10 H01 H39").dice(0, tax="red6", recruitment="red5")
    t.action(0, "production", 4)
    t.play("ability", "play H39", "gain rice")  # strength 12, regardless
    assert t.have(0) == "1R 0M 0S 3G"
    t.play("play H01")  # besides the one by strength
    assert t.have(0) == "3R 0M 0S 3G"
    t = Table(2, clans="aristocrats nature").dice(0, tax="red6", recruitment="red5").action(0, "production", 4)
    assert t.refuses("ability") == "DM-4.6.5"  # no card


@rule("DM-7.3.5")
def test_nature() -> None:
    t = Table(2).dice(0, tax="red6", recruitment="red5").action(0, "production", 4)
    t.play("ability", "gain stone", "gain stone")
    assert t.have(0) == "0R 0M 2S 0G"


@rule("DM-4.6.1", "DM-4.6.2")
def test_an_action_is_finished_before_another_begins() -> None:
    t = Table(3).cards(0, hand="H01").give(0, rice=9, gold=9).action(0, "recruitment", 4)
    t.play("main", "govern red 1", "govern red 2")
    assert t.asks == "recruit" and "play" not in t.verbs() and "discard" not in t.verbs()
    assert "reset" in t.legal  # the exception
    t.play("stop")
    assert "play H01" in t.legal


@rule("DM-4.6.4", "DM-6.0.4", "DM-20.31")
def test_what_may_be_declined() -> None:
    t = Table(3).give(0, rice=9, metal=9, stone=9, gold=9).govern(0, "red 1").cards(0, deck="H01")
    for effect in ("RECRUIT(1)", "BUILD(1)", "HIRE(2)", "RELIC(BOARD,1)", "MOVEGOV(2)"):
        t.effect(0, effect)
        assert "stop" in t.legal, effect
        t.play("stop")
    for effect in ("COLLECT(GOV,2)", "GAIN(1A)", "VILLAGER", "SETDIE"):
        t.dice(0, tax="red1").effect(0, effect)
        assert "stop" not in t.legal, effect
        t.s.todo.pop()
    t.action(0, "recruitment").play("main", "stop")
    assert t.asks == "turn"
    t.action(0, "construction").play("main", "stop")
    assert t.asks == "turn" and "end" in t.legal


@rule("DM-4.6.5", "DM-20.30")
def test_no_price_for_nothing() -> None:
    t = Table(2, advanced=True).boards(0, "TF4", "RT2").cards(0, hand="H01 H02")
    t.s.buildings[0:2] = [4, 4]
    t.bonus(0, "production", "farm", 4)  # pay 1G: restart the track
    t.give(0, gold=1).action(0, "production")
    assert t.refuses("tile action") == "DM-4.6.5"  # the marker is on the first space
    t.s.track[0] = 1
    t.play("tile action")
    assert t.s.track[0] == 0 and t.have(0) == "0R 0M 0S 0G"
    t.bonus(0, "relic", "tower", 2)  # gold per Shadow
    t.action(0, "relic")
    assert t.refuses("tile action") == "DM-4.6.5"
    t.shadow(0, "red 1", "red 2")
    t.play("tile action")
    assert t.have(0) == "0R 0M 0S 2G"
    t.bonus(0, "recruitment", "farm", 1)  # discard a hero: hire for 3 less
    t.give(0).shop("H45 - - - -").action(0, "recruitment")
    assert t.refuses("tile action") == "DM-4.6.5"  # cost 5 - 3 > 0 gold
    t.give(0, gold=2)
    t.play("tile action", "discard H01", "hire H45")
    assert t.hand(0) == "H02 H45" and t.have(0) == "0R 0M 0S 0G"
