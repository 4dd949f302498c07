"""Bonus Actions (section 7): heroes, dice, Clan abilities, Bonus tiles."""

from tests.games.daimyo.table import Table
from tests.proof import rule
from tianxia.games.daimyo import ids
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import buildings, end_of_round


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
        sums = GAME.view(t.s, viewer)["players"][0]["sums"]  # type: ignore[index]
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


@rule("DM-7.3.1", "DM-7.3.6")
def test_the_ability_needs_13() -> None:
    t = Table(2).dice(0, tax="red6", recruitment="red2").action(0, "production", 4)
    assert t.refuses("ability") == "DM-7.3.1"
    t.dice(0, recruitment="red3")
    assert "ability" in t.legal
    t = Table(2).dice(0, tax="red6").action(0, "production", 6)
    assert t.refuses("ability") == "DM-7.3.1"  # two dice give 12 at most


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


@rule("DM-7.4.1", "DM-7.4.2", "DM-20.14", "DM-16.14", "DM-7.4.5")
def test_where_bonus_tiles_go() -> None:
    t = Table(2).ask(buildings.TILE.ask(0, 0))  # TF1 slot 1, grey
    grey = ["villagers", "production", "relic", "recruitment", "construction", "ability"]
    assert t.legal == [f"place {space}" for space in grey]
    assert t.refuses("place income1") == "DM-7.4.2"
    t.s.buildings[0] = 3
    t.play("place relic")
    t.ask(buildings.TILE.ask(0, 1))  # slot 2, yellow
    assert t.legal == ["place income1", "place income2"]
    t.play("place income1").ask(buildings.TILE.ask(0, 2))
    assert "tax" not in ids.TILE_SPACE_NAMES
    t.play("place relic")  # covers the first one for good
    assert t.s.tiles[2] == 2 and 0 not in t.s.tiles


@rule("DM-7.4.3", "DM-20.16", "DM-7.4.4")
def test_which_tile_may_be_used() -> None:
    t = Table(2).bonus(0, "production", "farm", 1).bonus(0, "ability", "tower", 2)
    t.s.buildings[0:2] = [1, 2]
    t.dice(0, production="green6").action(0, "relic", 6)
    assert t.refuses("tile action") == "DM-7.4.3"  # the tile of an earlier die
    assert t.refuses("tile ability") == "DM-7.3.1"
    t.dice(0, tax="red1")
    t.play("tile ability")  # 13: the ability itself is not needed
    assert t.s.capacity[0] == 5 and t.s.ability_done == 0
    t.action(0, "production", 6).play("main", "tile action")  # after the Main Action too
    assert t.have(0) == "2R 0M 0S 0G"


@rule("DM-7.4.6", "DM-16.16")
def test_a_tile_placed_this_turn() -> None:
    t = Table(2).give(0, metal=2, stone=3).action(0, "construction")
    t.play("main", "build farm", "site red 1", "place construction")
    t.play("tile action")
    assert t.have(0) == "2R 1M 1S 0G"
    t = Table(2).give(0, metal=4, stone=4, gold=4).bonus(0, "construction", "tower", 2).action(0, "construction")
    t.s.buildings[1] = 2
    t.play("tile action", "main", "build farm", "site red 1", "place construction", "stop")
    assert t.refuses("tile action") == "DM-7.0.2"  # a tile of that space was used


@rule("DM-7.4.7", "DM-12.3.1")
def test_yellow_tiles_act_at_income() -> None:
    t = Table(3).bonus(0, "income1", "farm", 2).bonus(0, "income2", "tower", 3)
    t.s.buildings[0:2] = [2, 3]
    t.phase(end_of_round.ALL_INCOME)
    t.play("gain rice", "gain rice", "gain rice")
    assert t.have(0) == "2R 1M 1S 2G" and t.have(1) == "1R 0M 0S 1G"


@rule("DM-20.20", "DM-6.1.3")
def test_two_of_four_steps() -> None:
    t = Table(3, advanced=True).boards(0, "TF1", "RT2").bonus(0, "production", "tower", 4).give(0, gold=2).cards(0, deck="H01")
    t.s.buildings[1] = 4
    t.s.helmet = 1
    t.action(0, "production").play("tile action")
    assert len(t.legal) == 6
    t.play("steps capacity-helmet")
    assert t.s.capacity[0] == 4 and t.s.helmet == 0 and t.hand(0) == "" and t.have(0) == "0R 0M 0S 1G"
    t.action(1, "villagers").play("main", "villager 1")
    assert t.s.helmet == 1  # it was no Blue action
    t.action(0, "production").play("tile action")
    assert t.legal == ["steps capacity-draw", "steps capacity-villager", "steps draw-villager"]
    assert t.refuses("steps draw-helmet") == "DM-20.20"
    t.play("steps draw-villager", "villager 2")
    assert t.hand(0) == "H01"


@rule("DM-7.4.1")
def test_the_other_tile_types() -> None:
    t = Table(3, advanced=True).boards(0, "TF3", "RT3").give(0, gold=6).cards(0, deck="H01")
    t.s.buildings[0:2] = [4, 4]
    t.bonus(0, "production", "farm", 4).action(0, "production")  # +1 gold, then build for gold
    t.s.buildings[1] = 1
    t.play("tile action")
    assert t.asks == "build" and t.legal == ["stop", "build tower"]
    t.play("build tower", "site red 1")
    assert t.have(0) == "0R 0M 0S 3G"  # 2M + 1R + 1G surcharge = 4 gold
    t.play("place relic")
    t.action(0, "relic", 6).play("tile action")  # RT3.2: capacity, twice +1
    assert t.s.capacity[0] == 4 and t.legal == ["stop", "raise production"]
    t.play("raise production", "raise production")
    assert t.own_dice(0) == [5, 6]
    t.boards(0, "TF2", "RT3").bonus(0, "villagers", "farm", 1).action(0, "villagers").play("tile action")
    assert t.have(0) == "0R 0M 0S 4G" and t.hand(0) == "H01"
    t.bonus(0, "recruitment", "farm", 2).action(0, "recruitment").play("tile action", "discard H01", "villager 3")
    assert t.pile(t.s.discard[0]) == "H01"
