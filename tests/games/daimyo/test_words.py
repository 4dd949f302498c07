"""Each of the 52 heroes, and each kind of Bonus tile, does what its line on the data page says."""

import pytest

from tests.games.daimyo.table import Table, hero
from tests.proof import rule
from tianxia.games.daimyo import data, ids, lookups, notation
from tianxia.games.daimyo.rules import effects, words


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


def played(name: str, seats: int = 3) -> Table:
    """A table where seat 0 may play this hero: fitting dice, some pieces and tokens."""
    t = Table(seats, aggressive=True).cards(0, hand=name, deck="H51", discard="H50")
    t.govern(0, "red 1", "blue 3").govern(1, "red 2", "yellow 1").build(0, "farm", "red 1").build(0, "tower", "yellow 1")
    t.give(0, rice=5, metal=5, stone=5, gold=5).give(1, rice=1, gold=1).give(2, metal=2, stone=1)
    t.loose(0, "purple1").loose(1, "purple2").cards(1, hand="H04 H05").cards(2, hand="H07")
    left = lookups.HERO_STRENGTH[hero(name)]
    for slot in ("tax", "recruitment", "production"):
        value = min(6, left)
        if value > 0:
            colour = "green" if slot == "production" else "red"
            t.dice(0, **{slot: f"{colour}{value}"})
        left -= value
    t.action(0, "relic", 1)
    t.s.dice[ids.RELIC] = 0
    t.shop("H13 H14 H26 H35 H45", top="H20", deck="H21 H22")
    return t.play(f"play {name}")


GAINS = {
    "H01": "7R 5M 5S 5G",
    "H02": "5R 6M 6S 5G",
    "H05": "5R 6M 5S 5G",
    "H08": "6R 5M 5S 6G",
    "H10": "5R 5M 5S 7G",
    "H12": "5R 5M 5S 7G",
    "H15": "8R 5M 5S 5G",
    "H16": "5R 7M 6S 5G",
    "H17": "5R 6M 7S 5G",
    "H22": "5R 5M 5S 6G",
    "H27": "5R 7M 5S 5G",
    "H28": "5R 7M 5S 5G",
    "H30": "5R 5M 5S 6G",
    "H47": "5R 8M 5S 5G",
}


@pytest.mark.parametrize("name", sorted(GAINS))
def test_tokens(name: str) -> None:
    t = played(name)
    assert t.have(0) == GAINS[name]
    assert t.asks == "turn" and t.pile(t.s.discard[0]) == f"{name} H50"


@rule("DM-6.2.1")
def test_choices_of_tokens() -> None:
    assert played("H13").play("gain metal").have(0) == "5R 6M 5S 6G"
    assert played("H39").play("gain rice").have(0) == "6R 5M 5S 8G"
    t = played("H03")
    assert t.legal == ["collect blue 3", "collect red 1"]
    assert t.play("collect blue 3").have(0) == "5R 7M 5S 5G"


@pytest.mark.parametrize(("name", "cards"), [("H11", 2), ("H18", 2), ("H34", 1)])
def test_draws(name: str, cards: int) -> None:
    t = played(name)
    while t.asks == "discard":  # the Bully Ronin: each opponent chooses, clockwise
        t.play(t.legal[0])
    assert len(t.s.hand[0]) == cards
    if name == "H34":
        assert [len(t.s.hand[i]) for i in (1, 2)] == [1, 0]


def test_capacity_heroes() -> None:
    assert played("H05").s.capacity[0] == 4 and played("H20").s.capacity[0] == 5
    t = played("H38")
    assert t.s.capacity[0] == 4 and t.asks == "take"
    t = played("H48")
    first = next(w for w in t.legal if w.startswith("take"))
    t.play(first)
    assert t.asks == "take" and t.s.capacity[0] == 4


@pytest.mark.parametrize("name", ["H06", "H14"])
def test_scavenging(name: str) -> None:
    t = played(name)
    assert t.asks == "travel"
    t.play("travel yellow")
    assert all(w == "stop" or w.startswith("take yellow") for w in t.legal)
    t.play(t.legal[1])
    assert len(t.storage(0).split()) == 2 and t.asks == "turn"


@pytest.mark.parametrize(("name", "collect", "moves"), [("H07", 1, 1), ("H19", 2, 1), ("H31", 0, 2), ("H42", 1, 2)])
def test_moving(name: str, collect: int, moves: int) -> None:
    t = played(name)
    t.play("lift red 1", "govern purple 5")
    assert t.have(0) == f"5R 5M 5S {5 + collect}G"
    if moves == 2:
        assert t.legal == ["stop", "lift blue 3"]  # a different governor
        t.play("lift blue 3", "govern purple 4")
        assert t.have(0) == f"5R 5M {5 + collect}S {5 + collect}G"
    assert t.asks == "turn"


@pytest.mark.parametrize(("name", "price"), [("H09", 1), ("H24", 0), ("H35", 0), ("H46", 0)])
def test_recruiting_heroes(name: str, price: int) -> None:
    t = played(name)
    assert t.asks == "recruit"
    kinds = t.verbs() - {"stop"}
    assert kinds == {"H35": {"govern"}, "H46": {"shadow"}}.get(name, {"govern", "shadow"})
    t.s.todo.pop()
    t = played(name)
    t.s.track[0] = 1
    t.play("shadow purple 1" if name == "H46" else "govern purple 1")
    expected = {"H09": "4R", "H24": "5R"}.get(name, "5R")
    assert t.have(0).startswith(expected) and t.s.track[0] == 2 and t.asks == "turn"
    assert price in (0, 1)


@pytest.mark.parametrize(("name", "discount", "kinds"), [("H25", 1, 2), ("H36", 2, 1), ("H37", 2, 1), ("H45", 3, 2)])
def test_building_heroes(name: str, discount: int, kinds: int) -> None:
    t = played(name)
    builds = [w for w in t.legal if w.startswith("build")]
    assert len(builds) == kinds
    t.play(builds[0])
    for _ in range(discount):
        t.play(t.legal[0])
    t.play("site blue 1")
    assert sum(t.s.tokens[0:4]) == 20 - (4 - discount)  # the second building of a type: 3 tokens + 1 gold
    t.play(t.legal[0])
    assert t.asks == "turn"


@pytest.mark.parametrize(("name", "discount"), [("H26", 2), ("H51", 4)])
def test_hiring_heroes(name: str, discount: int) -> None:
    t = played(name)
    t.play("hire H45")
    assert t.have(0) == f"5R 5M 5S {5 - (5 - discount)}G" and "H45" in t.hand(0) and t.asks == "turn"


def test_bag_and_market_heroes() -> None:
    t = played("H04")
    assert len(t.storage(0).split()) + sum(e.key == "duplicate" for e in t.events) == 2
    t = played("H29")
    assert len(t.said("drew-tile")) == 2
    t = Table(3).market_tiles("red1", "red2", "blue4").effect(0, "RELIC(BM,2)")
    t.play("market red 1", "market blue 4")
    assert t.storage(0) == "blue4 red1" and t.black_market() == "red2"
    assert data.HEROES[hero("H40")][5] == "RELIC(BM,2)" and played("H40").asks == "take"


@rule("DM-8.2.7")
def test_smuggler() -> None:
    t = played("H23")
    assert t.legal == ["drop purple 1"]
    t.play("drop purple 1")
    assert "purple1" in t.black_market() and t.asks == "take"


def test_villager_heroes() -> None:
    t = played("H21")
    t.play("villager 1", "stop")
    assert t.s.faces == [1, 0, 0] and t.asks == "turn"
    t = played("H41")
    t.play("villager 2")
    assert t.legal == ["villager 1", "villager 3"]  # two different tiles
    t.play("villager 3", "stop")
    assert t.s.faces == [0, 1, 1] and t.asks == "turn"


@rule("DM-7.3.4", "DM-7.3.2")
def test_mirror_mask() -> None:
    t = played("H32")
    assert t.legal == ["copy technology", "copy nomads"]  # the opponents' Clans
    t.play("copy nomads")
    assert t.legal == ["lift blue 3", "lift red 1"] and t.s.ability_done == 0
    t = played("H32", seats=4)
    t.play("copy aristocrats")
    assert t.asks == "turn"  # no card left in hand: H32 itself is being resolved
    t = Table(4).cards(0, hand="H32 H01").dice(0, tax="red6", recruitment="red6").action(0, "production", 1)
    t.play("play H32", "copy aristocrats", "play H01")
    assert t.have(0) == "2R 0M 0S 0G"


def test_thieves() -> None:
    t = played("H33")
    assert t.legal == ["stop", "steal 1 purple 2"]
    t.play("steal 1 purple 2")
    assert t.storage(0) == "purple1 purple2" and t.storage(1) == "" and t.have(1) == "1R 0M 0S 3G"
    t = played("H44")
    assert t.seat == 1 and t.legal == ["give rice"]
    t.play("give rice")
    assert t.seat == 2 and t.legal == ["give metal", "give stone"]
    t.play("give stone")
    assert t.have(0) == "6R 5M 6S 6G" and t.have(2) == "0R 2M 0S 0G"


def test_exile_and_blade() -> None:
    t = played("H43")
    assert t.legal == ["lift red 2", "lift yellow 1"]
    t.play("lift red 2", "govern purple 3")
    assert t.influence(1, "red") == 0 and t.influence(1, "purple") == 2
    t = played("H52")
    assert t.legal == ["eliminate red 2", "eliminate yellow 1"]
    t.play("eliminate yellow 1")
    assert t.influence(1, "yellow") == 0 and t.have(1) == "2R 0M 0S 1G"
    t = Table(2).govern(2, "purple 1").effect(0, "MOVEOPP")
    assert t.legal == ["lift purple 1"]  # Mercenaries too


def test_mecha_daimyo() -> None:
    t = played("H49")
    assert t.legal == ["choose recruitment", "choose construction"]
    t.play("choose recruitment", "govern purple 1", "govern purple 2", "stop")
    assert t.have(0) == "2R 5M 5S 5G" and t.asks == "turn"
    t = played("H49")
    t.play("choose construction", "build farm", "site blue 1", "place income1", "stop")
    assert t.s.buildings[0] == 2 and t.s.tile_done == 0 and "main" in t.legal
    t = Table(3).effect(0, "MAIN(Recruitment) | MAIN(Construction)")
    assert t.legal == ["choose recruitment", "choose construction"]  # neither can do anything: any
    t.give(0, rice=1)
    assert t.legal == ["choose recruitment"] and t.refuses("choose construction") == "DM-4.6.5"


@rule("DM-7.0.3")
def test_celestial_hacker() -> None:
    t = Table(3).cards(0, hand="H50", deck="H01 H02").dice(0, tax="red5", recruitment="red1").action(0, "production", 6)
    assert t.refuses("ability") == "DM-7.3.1"
    t.play("play H50")
    assert len(t.legal) == 18
    t.play("set recruitment 6")
    assert t.own_dice(0) == [6, 6, 5] and t.hand(0) == "H01 H02" and "ability" in t.legal
    assert played("H36").asks == "build" and played("H37").asks == "build"


def test_every_effect_can_be_read() -> None:
    assert len(effects.EFFECTS) == len(notation.TEXTS) and all(effect.words for effect in effects.EFFECTS)
    with pytest.raises(notation.BadNotation):
        words.read("FLY(3)")
    with pytest.raises(notation.BadNotation):
        notation.bundle("3X")
    assert notation.bundle("2R,1G") == 2 + (1 << 12)
