"""Techno-farms and Radio Towers (section 10), and where their Bonus tiles go (DM-7.4)."""

from tests.games.daimyo.table import Table, look
from tests.proof import rule
from tianxia.games.daimyo import ids
from tianxia.games.daimyo.rules import buildings


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


@rule("DM-10.1", "DM-10.2", "TV-4")
def test_tv_4_third_farm() -> None:
    t = Table(2).build(0, "farm", "blue 1", "blue 2").give(0, stone=2, metal=1, gold=2)
    t.action(0, "construction").play("main", "build farm")
    assert t.have(0) == "0R 0M 0S 0G" and t.asks == "site"
    t.play("site red 1")
    assert t.asks == "place-tile" and t.legal[0] == "place villagers"
    assert t.s.ask().a == 2  # the tile of slot 3
    t.play("place production")
    assert look(t.s, 0)["players"][0]["construction"]["farm"]["cost"] == {"stone": 2, "metal": 1, "gold": 3}


@rule("DM-10.3", "DM-10.5", "DM-20.15")
def test_leftmost_slot_and_any_free_site() -> None:
    t = Table(4).give(0, stone=9, metal=9, gold=9).govern(1, "black 5").action(0, "construction").play("main")
    t.play("build tower")
    assert len(t.legal) == 30
    t.play("site black 5")
    assert t.s.ask().a == 4 and "stop" not in t.legal  # slot 1; placing is mandatory
    t.play("place relic", "build tower", "site black 4")
    assert t.s.ask().a == 5 and t.influence(0, "black") == 4
    t.play("place relic")
    assert t.have(0) == "0R 5M 7S 8G"


@rule("DM-10.6")
def test_discount() -> None:
    t = Table(2).build(0, "farm", "blue 1").give(0, stone=1, metal=1, gold=1).effect(0, "BUILD(1)")
    t.play("build farm")  # 2S 1M 1G, one token less
    assert t.legal == ["spare stone"]  # only so can the rest be paid
    assert t.refuses("spare gold") == "DM-4.2.4" and t.refuses("spare rice") == "DM-10.6"
    t.play("spare stone", "site red 1")
    assert t.have(0) == "0R 0M 0S 0G"
    t = Table(2).build(0, "farm", "blue 1").give(0, stone=2, metal=1, gold=1).effect(0, "BUILD(1)")
    t.play("build farm")
    assert t.legal == ["spare metal", "spare stone", "spare gold"]
    t.play("spare gold", "site red 1")
    assert t.have(0) == "0R 0M 0S 1G"
    t = Table(2).effect(0, "BUILD(3)").play("build farm")
    assert t.asks == "site"  # 3 tokens, 3 less: free
    t = Table(2).effect(0, "BUILD(2)")
    assert t.asks == "die"  # one token is missing


@rule("DM-10.7")
def test_paid_in_gold() -> None:
    t = Table(2).build(0, "tower", "blue 1").give(0, gold=4).effect(0, "BUILD(gold)")
    t.play("build tower")
    assert t.have(0) == "0R 0M 0S 0G"
    t = Table(2).build(0, "tower", "blue 1").build(0, "farm", "blue 2").give(0, gold=3, metal=9, stone=9).effect(0, "BUILD(gold)")
    assert t.asks == "die"


@rule("DM-10.8", "DM-18.6")
def test_four_buildings_of_a_type() -> None:
    t = Table(2).build(0, "farm", "blue 1", "blue 2", "blue 3", "blue 4").give(0, stone=9, metal=9, gold=9)
    t.action(0, "construction").play("main")
    assert t.refuses("build farm") == "DM-10.8" and t.legal == ["stop", "build tower"]


def test_hidden_kinds() -> None:
    t = Table(2).effect(0, "BUILD(2):TOWER")
    assert t.asks == "die"
    t.give(0, metal=1).effect(0, "BUILD(2):TOWER")
    assert t.legal == ["stop", "build tower"] and t.refuses("build farm") == "DM-10.1"
    assert ids.TYPE_NAMES == ("farm", "tower")
