"""The round, the turn and the Main Actions (sections 5 and 6; Relic action in test_relics)."""

from tests.games.daimyo.table import Table, hero, look
from tests.games.daimyo.test_setup import deal, play_until
from tests.proof import rule
from tianxia.engine.flow import Ask
from tianxia.games.daimyo import ids
from tianxia.games.daimyo.game import GAME


def pass_turn(t: Table) -> int:
    """Play the shortest turn; returns the seat."""
    seat = -1
    while t.asks != "die":
        t.play(t.legal[0])
    seat = t.seat
    t.play(next(w for w in t.legal if w.endswith(("tax", "production", "relic", "recruitment", "construction", "villagers"))))
    while t.asks != "turn" or "end" not in t.legal:
        t.play("stop" if "stop" in t.legal else ("main" if "main" in t.legal else t.legal[0]))
    t.play("end")
    return seat


@rule("DM-5.1", "DM-5.3", "DM-5.4", "DM-5.8", "DM-18.15")
def test_five_rounds_of_three_turns() -> None:
    t = Table(3)
    t.s = play_until(deal(3, 8), "die")
    rounds = []
    while t.asks:
        number, first = t.s.round, t.s.first
        assert t.s.helmet == first or t.s.turn > 1
        turns = [pass_turn(t) for _ in range(9)]
        rounds.append(number)
        assert turns == [(first + i) % 3 for i in range(9)]
        while t.asks not in ("die", ""):
            t.play("stop" if "stop" in t.legal else t.legal[0])
    assert rounds == [1, 2, 3, 4, 5]


@rule("DM-5.2")
def test_the_dice_are_rolled_by_the_game() -> None:
    rolled = set()
    for seed in range(12):
        s = play_until(deal(4, seed, clans="random"), "die")
        assert sum(s.middle) == 13
        rolled.add(tuple(s.middle))
        assert look(s, -1)["middle"]["red"] == s.middle[12:18]
    assert len(rolled) == 12


@rule("DM-5.5", "DM-5.5.2", "DM-6.0.1", "DM-6.0.2", "DM-6.6.1")
def test_choosing_a_die() -> None:
    t = Table(3).middle("blue2 green5 red1 red6")
    t.s.todo = [Ask(ids.Q_DIE, 0)]
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
    t.s.todo = [Ask(ids.Q_DIE, 0)]
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
    t.s.todo = [Ask(ids.Q_DIE, 0)]
    assert set(t.legal) == {"die green 5 relic", "die green 6 relic", "die red 3 recruitment", "die red 3 construction"}
    assert t.refuses("die green 5 production") == "DM-5.6"
    t.govern(0, "red 1").effect(0, "PRODUCE(GOV)")  # the same kind of effect may come from a hero
    assert t.have(0) == "0R 1M 0S 0G"


@rule("DM-5.7", "DM-7.3.6")
def test_a_die_that_fits_nowhere() -> None:
    t = Table(3).middle("blue5 blue6").dice(0, villagers="blue4", tax="red6").cards(0, hand="H08")
    t.s.active = 0
    t.s.todo = []
    t.ask(ids.T_DIE, 0)
    assert t.asks == "idle" and t.legal == ["idle blue 5", "idle blue 6"]
    t.bonus(0, "villagers", "farm", 1).play("idle blue 5")
    assert t.refuses("main") == "DM-5.5.3" and t.refuses("tile action") == "DM-7.4.3" and "end" in t.legal
    assert "ability" in t.legal  # 4 + 6 + 5 = 15: it counts
    assert t.own_dice(0) == [4, 6, 5]


@rule("DM-6.0.3")
def test_a_main_action_may_achieve_nothing() -> None:
    for space in ("production", "recruitment", "construction"):
        t = Table(3).action(0, space)
        ask = t.s.todo[-1]
        warned = GAME.decisions[ask.kind].warnings(t.s, ask, 0, GAME.actions.parse("main"))
        assert [w.key for w in warned] == ["nothing-happens"]
        t.play("main")
        assert t.asks == "turn" and "end" in t.legal and t.have(0) == "0R 0M 0S 0G"


@rule("DM-6.1.1", "DM-6.1.2", "DM-6.1.3", "DM-6.1.4", "TV-8")
def test_villagers_help() -> None:
    t = Table(3).cards(0, deck="H01").cards(1, deck="H04")
    t.s.helmet = 2
    t.action(0, "villagers").play("main")
    assert t.s.capacity[0] == 4 and t.hand(0) == "H01" and t.s.helmet == 0
    assert t.asks == "villager" and t.legal == ["villager 1", "villager 2", "villager 3"]  # none may be refused
    t.play("villager 3")
    t.action(1, "villagers").play("main")
    assert t.s.capacity[1] == 4 and t.hand(1) == "H04" and t.s.helmet == 0 and t.asks == "villager"
    assert t.s.first == 0  # turn order stays


@rule("DM-6.1.4", "DM-20.19", "DM-6.1.5")
def test_villager_tiles_flip() -> None:
    t = Table(3).effect(0, "VILLAGER").play("villager 1")  # no governor to move: flipped all the same
    assert t.s.faces == [1, 0, 0]
    t.effect(0, "VILLAGER").play("villager 1")
    assert t.s.faces == [0, 0, 0] and t.s.capacity[0] == 4
    t.govern(0, "red 1").effect(0, "VILLAGER").play("villager 1", "lift red 1", "govern blue 5")
    assert t.have(0) == "0R 0M 0S 1G"
    t.cards(0, deck="H01 H02").effect(0, "VILLAGER").play("villager 2")
    assert t.hand(0) == "H01 H02"
    t.effect(0, "VILLAGER").play("villager 2")
    assert t.legal == ["choose rice", "choose gold"]
    t.play("choose rice")
    assert t.have(0) == "1R 0M 0S 1G" and t.s.faces == [1, 0, 0]
    t.land("blue", "red1", "red2", "red3").effect(0, "VILLAGER").play("villager 3")
    assert t.legal == ["stop", "take blue 1", "take blue 2", "take blue 3"]  # where the Scavenger stands
    t.play("take blue 2")
    assert t.storage(0) == "red2" and "-" not in t.tiles_on("blue") and t.s.faces[2] == 1
    t.effect(0, "VILLAGER").play("villager 3")
    assert t.have(0) == "1R 1M 1S 1G"


@rule("DM-6.2.1", "DM-6.2.2", "DM-6.2.3", "DM-6.2.4", "TV-13")
def test_production() -> None:
    t = Table(3)
    t.govern(0, "red 3").build(0, "farm", "red 3")  # Rice: 2
    t.build(0, "farm", "blue 4").govern(1, "blue 4")  # Stone, an enemy governor there: 1
    t.build(0, "tower", "blue 3")  # Metal: a Tower does not produce
    t.action(0, "production").play("main")
    assert t.have(0) == "2R 0M 1S 0G" and t.have(1) == "0R 0M 0S 0G"


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
