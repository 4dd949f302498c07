"""Hero cards: strength, dice, drawing, hiring, discarding (DM-4.5, DM-7.1, DM-7.2)."""

from tests.games.daimyo.table import Table, hero
from tests.proof import rule
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import end_of_round, heroes


@rule("DM-7.1.1", "DM-7.2.1", "TV-11")
def test_tv_11_exact_strength() -> None:
    t = Table(2).cards(0, hand="H30 H01").dice(0, tax="red6", recruitment="red5").action(0, "production", 3)
    sums = {n for n in range(1, 19) if _can(t, n)}
    assert sums == {3, 5, 6, 8, 9, 11, 14}
    t = Table(2).cards(0, hand="H23 H01").loose(0, "red1").dice(0, tax="red6", recruitment="red5").action(0, "production", 3)
    assert t.refuses("play H23") == "DM-7.1.1"  # strength 10
    t.play("discard H01", "change tax down")
    assert t.own_dice(0) == [3, 5, 5] and "play H23" in t.legal


@rule("DM-7.1.1")
def test_the_view_says_which_dice_make_a_sum() -> None:
    t = Table(2).dice(0, tax="red6", recruitment="red2").action(0, "production", 4)
    for viewer in (0, 1, -1):  # dice lie in the open
        sums = GAME.view(t.s, viewer)["players"][0]["sums"]
        assert {int(n) for n in sums} == {2, 4, 6, 8, 10, 12} == {n for n in range(1, 19) if _can(t, n)}
        assert sums["6"] == ["tax"] and sums["8"] == ["recruitment", "tax"]  # one die is enough; the fewest
        assert sums["10"] == ["production", "tax"] and len(sums["12"]) == 3


def _can(t: Table, strength: int) -> bool:
    from tianxia.games.daimyo.rules.heroes import dice_sums

    return bool((dice_sums(t.s, 0) >> strength) & 1)


@rule("DM-7.1.2")
def test_dice_are_not_spent() -> None:
    t = Table(2).cards(0, hand="H01 H07").action(0, "production", 4).play("play H01", "main", "end")
    assert t.own_dice(0) == [4]
    t.action(0, "relic", 6).play("play H07")  # again strength 4 with the same die
    assert t.s.hero_done == 1


@rule("DM-7.1.3", "DM-4.5.2")
def test_the_card_goes_to_the_discard_pile_after_its_effect() -> None:
    t = Table(2).cards(0, hand="H13").action(0, "production", 3).play("play H13")
    assert t.asks == "gain" and t.s.discard[0] == [] and t.s.resolving != [] and t.hand(0) == ""
    t.play("gain stone")
    assert t.pile(t.s.discard[0]) == "H13" and t.s.resolving == []


@rule("DM-7.1.4", "DM-16.8", "DM-20.28")
def test_never_the_same_hero_twice_in_a_turn() -> None:
    t = Table(2, clans="aristocrats nature").cards(0, hand="H18 H10")  # Paper Messenger draws 2
    t.dice(0, tax="red6", recruitment="red5").action(0, "production", 4)
    t.play("play H18")
    t.cards(0, hand="H18 H10")  # as if it had been drawn again
    t.play("ability")
    assert t.refuses("play H18") == "DM-7.1.4"
    t.play("play H10", "main", "end")
    t.action(0, "relic", 4)
    assert "play H18" in t.legal  # in another turn of the round


@rule("DM-7.1.5", "DM-4.6.5")
def test_a_hero_may_be_played_for_nothing_but_not_without_its_cost() -> None:
    t = Table(2).cards(0, hand="H28 H23").dice(0, tax="red6").action(0, "production", 4)
    assert t.refuses("play H23") == "DM-7.1.5"  # no tile to give
    t.play("play H28")  # no farm: nothing
    assert t.have(0) == "0R 0M 0S 0G" and t.pile(t.s.discard[0]) == "H28"


@rule("DM-7.2.1", "DM-7.2.2", "DM-7.2.3", "DM-16.6")
def test_changing_dice() -> None:
    t = Table(2).cards(0, hand="H01 H02 H03 H04").dice(0, tax="red6").action(0, "production", 1)
    t.play("discard H01")
    assert t.legal == ["change production up", "change tax down"]  # no wrap
    assert t.refuses("change production down") == "DM-7.2.2" and t.refuses("change relic up") == "DM-7.0.3"
    t.play("change tax down", "discard H02", "change tax down", "discard H03", "change production up", "discard H04")
    t.play("change production up", "main", "end")
    assert t.own_dice(0) == [3, 4]  # four cards, four steps; it stays so after the turn


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
