"""Governors, Shadows and their Influence (DM-4.3, DM-4.4)."""

from tests.games.daimyo.table import Table, look
from tests.proof import rule
from tianxia.games.daimyo import ids


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


@rule("DM-4.4.6")
def test_an_eliminated_governor_can_be_recruited_again() -> None:
    t = Table(3).govern(1, *[f"blue {i}" for i in range(1, 6)], "red 1", "red 2", "red 3")
    t.effect(0, "KILL").play("eliminate red 1")
    assert look(t.s, 1)["players"][1]["governors"] == 1
    t.give(1, rice=1)
    t.action(1, "recruitment").play("main", "govern red 1")
    assert t.s.governors[1] == 8
