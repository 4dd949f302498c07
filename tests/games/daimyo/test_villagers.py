"""Villagers' Help (DM-6.1)."""

from tests.games.daimyo.table import Table
from tests.proof import rule


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
