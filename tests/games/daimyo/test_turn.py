"""A turn (DM-5.5 to DM-5.7) and its Bonus Actions (DM-7.0, DM-7.3, DM-7.4)."""

from tests.games.daimyo.table import ROUND, Table, hero, look
from tests.proof import rule
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.rules import turn


@rule("DM-5.5", "DM-5.5.2", "DM-6.0.1", "DM-6.0.2", "DM-6.6.1")
def test_choosing_a_die() -> None:
    t = Table(3).middle("blue2 green5 red1 red6")
    t.s.todo = [*ROUND, turn.DIE.ask(0)]
    assert set(t.legal) == {
        "die blue 2 villagers",
        "die blue 2 tax",
        "die green 5 production",
        "die green 5 relic",
        "die green 5 tax",
        *[f"die red {v} {a}" for v in (1, 6) for a in ("recruitment", "construction", "tax")],
    }
    assert t.refuses("die green 5 recruitment") == "DM-5.5.2" and t.refuses("die green 4 relic") == "DM-5.5.2"
    t.play("die red 6 tax")
    assert sum(t.s.middle) == 3 and t.own_dice(0) == [6]
    t.play("main")
    assert t.have(0) == "0R 0M 0S 2G"


@rule("DM-5.5.3", "DM-5.5.4", "DM-5.5.5", "DM-7.0.1", "DM-20.18")
def test_main_action_once_and_before_the_end() -> None:
    t = Table(3).cards(0, hand="H01 H10").middle("red4 red1 green1")
    t.s.todo = [*ROUND, turn.DIE.ask(0)]
    assert t.verbs() == {"die"}  # no Bonus Action before the die
    t.play("die red 4 tax")
    assert t.refuses("end") == "DM-5.5.5"
    t.play("play H01")  # before the Main Action
    t.play("main")
    assert t.refuses("main") == "DM-5.5.3" and "discard H10" in t.legal  # and after it
    t.play("discard H10", "change tax up", "end")
    assert t.seat == 1 and t.asks == "die"


@rule("DM-5.6", "DM-16.17", "DM-18.2")
def test_a_space_is_used_once_per_round() -> None:
    t = Table(3).middle("green5 green6 red3").dice(0, production="green1", tax="red2")
    t.s.todo = [*ROUND, turn.DIE.ask(0)]
    assert set(t.legal) == {"die green 5 relic", "die green 6 relic", "die red 3 recruitment", "die red 3 construction"}
    assert t.refuses("die green 5 production") == "DM-5.6"
    t.govern(0, "red 1").effect(0, "PRODUCE(GOV)")  # the same kind of effect may come from a hero
    assert t.have(0) == "0R 1M 0S 0G"


@rule("DM-5.7", "DM-7.3.6")
def test_a_die_that_fits_nowhere() -> None:
    t = Table(3).middle("blue5 blue6").dice(0, villagers="blue4", tax="red6").cards(0, hand="H08")
    t.s.active = 0
    t.s.todo = []
    t.ask(turn.TakeDie(0))
    assert t.asks == "idle" and t.legal == ["idle blue 5", "idle blue 6"]
    t.bonus(0, "villagers", "farm", 1).play("idle blue 5")
    assert t.refuses("main") == "DM-5.7" and t.refuses("tile action") == "DM-5.7" and "end" in t.legal
    assert "ability" in t.legal  # 4 + 6 + 5 = 15: it counts
    assert t.own_dice(0) == [4, 6, 5]


@rule("DM-6.0.3")
def test_a_main_action_may_achieve_nothing() -> None:
    for space in ("production", "recruitment", "construction"):
        t = Table(3).action(0, space)
        ask = t.s.ask()
        warned = GAME.decisions[ask.kind].warnings(t.s, ask, 0, GAME.actions.parse("main"))
        assert [w.key for w in warned] == ["nothing-happens"]
        t.play("main")
        assert t.asks == "turn" and "end" in t.legal and t.have(0) == "0R 0M 0S 0G"


@rule("DM-6.4.1", "DM-6.5.1")
def test_recruiting_and_building_go_on_as_long_as_wanted() -> None:
    t = Table(3).give(0, rice=9).action(0, "recruitment").play("main", "govern red 1", "govern red 2", "govern red 3")
    assert t.asks == "recruit"
    t.play("govern red 4")  # 1 + 2 + 3 + 3
    assert t.asks == "turn" and t.have(0) == "0R 0M 0S 0G" and t.s.governors[0] == 4
    t.give(0, metal=9, stone=9, gold=9).action(0, "construction")
    t.play("main", "build farm", "site red 1", "place relic", "build tower", "site red 2", "place ability", "build farm")
    t.play("site red 3", "place income1", "stop")
    assert t.s.buildings[0:2] == [2, 1] and t.have(0) == f"0R {9 - 1 - 2 - 1}M {9 - 2 - 1 - 2}S 8G"


@rule("DM-7.0.2", "DM-7.0.3")
def test_each_bonus_action_once_per_turn() -> None:
    t = Table(3, clans="technology nature nomads").cards(0, hand="H01 H07 H08", deck="H02 H03")
    t.bonus(0, "production", "farm", 1).bonus(0, "ability", "farm", 1)
    t.s.buildings[0] = 1
    t.dice(0, tax="red6", recruitment="red5").action(0, "production", 4)
    t.play("play H01")
    assert t.refuses("play H07") == "DM-7.0.2"  # also strength 4
    t.play("ability")
    assert t.refuses("ability") == "DM-7.0.2"
    t.play("tile action")
    assert t.refuses("tile action") == "DM-7.0.2"
    t.play("tile ability")
    assert t.refuses("tile ability") == "DM-7.0.2"
    t.play("discard H07", "change tax down", "discard H08", "change tax down")  # without limit
    assert t.own_dice(0) == [4, 5, 4] and t.have(0) == "6R 0M 0S 0G"


def test_the_round_view_tells_who_is_active() -> None:
    t = Table(3).action(1, "relic")
    assert look(t.s, 0)["now"]["action"] == "relic" and look(t.s, 0)["active"] == 1
    assert hero("H01") == 0


@rule("DM-7.3.1", "DM-7.3.6")
def test_the_ability_needs_13() -> None:
    t = Table(2).dice(0, tax="red6", recruitment="red2").action(0, "production", 4)
    assert t.refuses("ability") == "DM-7.3.1"
    t.dice(0, recruitment="red3")
    assert "ability" in t.legal
    t = Table(2).dice(0, tax="red6").action(0, "production", 6)
    assert t.refuses("ability") == "DM-7.3.1"  # two dice give 12 at most


@rule("DM-7.4.3", "DM-20.16", "DM-7.4.4")
def test_which_tile_may_be_used() -> None:
    t = Table(2).bonus(0, "production", "farm", 1).bonus(0, "ability", "tower", 2)
    t.s.buildings[0:2] = [1, 2]
    t.dice(0, production="green6").action(0, "relic", 6)
    assert t.refuses("tile action") == "DM-7.4.3"  # the tile of an earlier die
    assert t.refuses("tile ability") == "DM-7.4.4"
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
