"""General rules (section 4)."""

from tests.games.daimyo.table import Table, hero, look
from tests.proof import rule
from tianxia.games.daimyo import ids
from tianxia.games.daimyo.rules import end_of_round, heroes


@rule("DM-4.2.1", "DM-4.2.2", "DM-20.2")
def test_four_tokens_and_what_a_resource_is() -> None:
    t = Table(2).effect(0, "GAIN(2A)")
    assert t.legal == ["gain rice", "gain metal", "gain stone"] and t.refuses("gain gold") == "DM-4.2.2"
    t.play("gain metal", "gain metal")
    assert t.have(0) == "0R 2M 0S 0G"
    assert set(look(t.s, 0)["players"][0]["tokens"]) == {"rice", "metal", "stone", "gold"}


@rule("DM-4.2.3", "DM-2.9", "DM-2.18")
def test_no_limit_of_tokens() -> None:
    t = Table(2).give(0, rice=200)
    t.effect(0, "GAIN(3R)")
    assert t.have(0) == "203R 0M 0S 0G" and t.have(1) == "0R 0M 0S 0G"


@rule("DM-4.2.4", "DM-4.6.3")
def test_costs_are_paid_in_full_and_first() -> None:
    t = Table(2, advanced=True).boards(0, "TF1", "RT1").bonus(0, "production", "farm", 1)  # 1R -> 1M,1S,1G
    t.s.buildings[0] = 1
    t.action(0, "production")
    assert t.refuses("tile action") == "DM-4.6.5"
    t.give(0, rice=1)
    t.play("tile action")
    assert t.have(0) == "0R 1M 1S 1G"
    assert [(e.what, e.amount) for e in t.events if e.what] == [("rice", -1), ("metal", 1), ("stone", 1), ("gold", 1)]
    t.shop("H13 - - - -").effect(0, "HIRE(4)")  # cost 2, discount 4: free, never less
    t.play("hire H13")
    assert t.have(0) == "0R 1M 1S 1G"


@rule("DM-4.3.1", "DM-4.3.2", "DM-4.3.3", "DM-10.4")
def test_influence_is_the_sum_of_pieces() -> None:
    t = Table(4)
    t.govern(0, "red 1", "red 2").shadow(0, "red 1").build(0, "tower", "red 1").build(0, "farm", "red 2")
    assert t.influence(0, "red") == 2 * 2 + 1 + 2
    t.restore(0, "red")
    assert t.influence(0, "red") == 10
    t.restore(1, "red").restore(2, "red")
    assert [t.influence(1, "red"), t.influence(2, "red")] == [2, 1]
    t.effect(0, "MOVEGOV(1)").play("lift red 1", "govern blue 1")
    assert [t.influence(0, "red"), t.influence(0, "blue")] == [8, 2]
    t.s.scavenger[0] = 2
    assert t.influence(0, "yellow") == 0


@rule("DM-4.4.1", "DM-4.4.2", "DM-16.1", "DM-16.12")
def test_governor_and_building_spaces_are_independent() -> None:
    t = Table(3).govern(1, "red 1").build(1, "farm", "red 2").give(0, rice=9, metal=9, stone=9, gold=9)
    t.action(0, "recruitment").play("main")
    assert t.refuses("govern red 1") == "DM-4.4.1"
    t.play("govern red 2", "stop")  # on an opponent's building
    t.s.space = ids.CONSTRUCTION
    t.s.main_done = 0
    t.play("main", "build tower")
    assert t.refuses("site red 2") == "DM-4.4.1"
    t.play("site red 1")  # with an opponent's governor, without own presence needed
    assert t.s.building[5] == ids.TOWER and t.s.governor[5] == 1


@rule("DM-4.4.3")
def test_moving_a_governor() -> None:
    t = Table(3).govern(0, "red 1").govern(1, "red 2")
    t.effect(0, "MOVEGOV(1)").play("lift red 1")
    assert t.refuses("govern red 2") == "DM-4.4.1" and t.refuses("govern red 1") == "DM-4.4.1"
    assert t.refuses("govern black 1") == "DM-3.1.1"
    assert "govern red 3" in t.legal and "govern green 5" in t.legal
    t.play("govern red 3")
    assert t.influence(0, "red") == 2 and t.s.governor[7] == 0


@rule("DM-4.4.4", "DM-16.13", "DM-16.2", "DM-9.4.5")
def test_shadows_and_buildings_stay() -> None:
    t = Table(3).shadow(1, "red 1").build(1, "tower", "red 1").govern(1, "red 1").govern(0, "red 2").give(0, rice=3)
    t.s.scavenger[1] = 1
    t.action(0, "recruitment").play("main", "shadow red 2")
    assert t.legal == ["eliminate red 1"]  # no Shadow, no Scavenger, no building, no own governor
    t.effect(0, "MOVEGOV(2)")
    assert t.legal == ["stop", "lift red 2"]


@rule("DM-4.4.5", "DM-16.3")
def test_scavengers_share_a_land() -> None:
    t = Table(3).effect(0, "SCAV(1)")
    t.s.scavenger = [0, 2, 2]
    t.play("travel yellow")
    assert t.s.scavenger == [2, 2, 2] and look(t.s, 0)["islands"][2]["scavengers"] == [0, 1, 2]


@rule("DM-4.4.6")
def test_an_eliminated_governor_can_be_recruited_again() -> None:
    t = Table(3).govern(1, *[f"blue {i}" for i in range(1, 6)], "red 1", "red 2", "red 3")
    t.effect(0, "KILL").play("eliminate red 1")
    assert look(t.s, 1)["players"][1]["governors"] == 1
    t.give(1, rice=1)
    t.action(1, "recruitment").play("main", "govern red 1")
    assert t.s.governors[1] == 8


@rule("DM-4.5.1", "DM-16.7", "DM-4.5.2")
def test_drawing() -> None:
    t = Table(2).cards(0, deck="H01", discard="H02 H03")
    t.effect(0, "DRAW(2)")
    assert t.hand(0).startswith("H01") and len(t.s.hand[0]) == 2 and len(t.s.deck[0]) == 1 and not t.s.discard[0]
    t.effect(0, "DRAW(2)")
    assert len(t.s.hand[0]) == 3  # only one was left
    t = Table(2).cards(0, hand="H11").action(0, "production", 6).dice(0, tax="red1")  # Fan Dancer: draw 2, strength 7
    t.play("play H11")
    assert t.hand(0) == "" and t.pile(t.s.discard[0]) == "H11"  # the played hero is not drawn


@rule("DM-4.5.3", "DM-16.19")
def test_hired_heroes_go_to_the_hand() -> None:
    t = Table(2).cards(0, hand="H01 H02 H03").shop("H13 H14 H15 H16 H18").give(0, gold=20)
    t.phase(end_of_round.HIRING)
    while t.asks == "hire" and t.seat == 0 and len(t.legal) > 1:
        t.play(t.legal[1])
    assert len(t.s.hand[0]) == 8 and t.s.discard[0] == []


@rule("DM-4.5.4", "DM-20.11", "DM-12.5.2")
def test_the_market_after_a_hire() -> None:
    t = Table(2).shop("H13 H14 H15 H16 H18", top="H45", deck="H20").give(0, gold=12)
    t.ask(heroes.HIRE.ask(0, 0, 1)).play("hire H14")
    assert t.have(0) == "0R 0M 0S 10G"
    assert t.s.market == [hero(h) for h in ("H13", "H45", "H15", "H16", "H18")] and t.s.market_top == hero("H20")
    t.play("hire H45")  # the card that came may be hired at once
    assert t.s.market[1] == hero("H20") and t.s.market_top == -1 and t.have(0) == "0R 0M 0S 5G"
    t.play("hire H20")
    assert t.s.market[1] == -1
    assert t.refuses("hire H20") == "DM-4.5.4"
    assert t.said("market") == []
    t.give(0, gold=1)
    assert t.refuses("hire H13") == "DM-4.5.4"


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
