"""Relic tiles (section 8)."""

from tests.games.daimyo.table import Table, look, tile
from tests.proof import rule
from tianxia.games.daimyo.rules import relics


@rule("DM-8.1.1", "DM-8.1.3", "DM-8.1.4", "TV-9")
def test_capacity() -> None:
    t = Table(2)
    assert t.s.capacity == [3, 3]
    t.effect(0, "CAP(2)")
    assert t.s.capacity == [5, 3]
    t.s.capacity[0] = 8
    t.effect(0, "CAP(2)")
    assert t.s.capacity[0] == 9 and t.from_source(0, "storage") == 1
    t.action(0, "villagers").play("main", "villager 1")
    assert t.s.capacity[0] == 9 and t.pp(0) == 2


@rule("DM-8.1.2", "DM-8.4.3")
def test_used_space() -> None:
    t = Table(4).restore(0, "red", "red").loose(0, "red1", "blue1")
    assert relics.used(t.s, 0) == 4 and look(t.s, 0)["players"][0]["used"] == 4


@rule("DM-8.2.1", "DM-8.2.10")
def test_no_equal_loose_tiles() -> None:
    t = Table(2).land("blue", "red1", "red2", "red3").loose(0, "red2")
    t.effect(0, "RELIC(HERE,1)")
    assert t.legal == ["stop", "take blue 1", "take blue 3"] and t.refuses("take blue 2") == "DM-8.2.1"
    t.s.capacity[0] = 1  # even though the equal one would be discarded
    assert t.legal == ["stop", "take blue 1", "take blue 3"]
    t = Table(2).restore(0, "red").land("blue", "red2", "red1", "red3").effect(0, "RELIC(HERE,1)")
    assert "take blue 1" in t.legal  # a copy inside a Restored Relic does not count


@rule("DM-8.2.2", "DM-8.2.3", "DM-8.2.4", "DM-16.9", "TV-6")
def test_tv_6_full_storage() -> None:
    for dropped, restored in (("red 1", 1), ("green 2", 0)):
        t = Table(3).loose(0, "green1", "green2", "green3", "red1").land("blue", "green4", "blue1", "blue2")
        t.s.capacity[0] = 4
        t.effect(0, "RELIC(HERE,1)").play("take blue 1")
        assert t.asks == "drop" and t.refuses("drop green 4") == "DM-8.2.2"  # not the tile that is taken
        assert t.legal == ["drop red 1", "drop green 1", "drop green 2", "drop green 3"]
        t.play(f"drop {dropped}")
        assert sum(t.s.restored[0:6]) == restored
        assert dropped.replace(" ", "") in t.black_market()
    t = Table(2).restore(0, "red", "red", "blue").land("yellow", "blue1", "blue2", "blue3").effect(0, "RELIC(BOARD,1)")
    assert t.asks == "die"  # full of Restored Relics: nothing to discard, nothing is offered


@rule("DM-8.2.5", "DM-8.2.6")
def test_drawing_from_the_bag() -> None:
    t = Table(2).loose(0, "red1", "red2", "red3")
    t.s.bag = [0] * 24
    t.s.bag[tile("blue1")] = 1
    t.effect(0, "RELIC(BAG,1)")
    assert t.asks == "drop" and "drop blue 1" in t.legal and "stop" not in t.legal  # the drawn one may go
    t.play("drop blue 1")
    assert t.storage(0) == "red1 red2 red3"
    t.s.bag = [0] * 24
    t.s.bag[tile("red4")] = 1
    t.effect(0, "RELIC(BAG,1)").play("drop red 1")
    assert t.storage(0) == "red2 red3 red4" and sum(t.s.restored) == 0  # the check comes after the discard
    t.s.bag = [0] * 24
    t.s.bag[tile("red3")] = 1
    before = t.s.black_market[tile("red3")]
    t.effect(0, "RELIC(BAG,1)")
    assert t.asks == "die" and t.s.black_market[tile("red3")] == before + 1  # a duplicate: no discard is due


@rule("DM-8.2.7", "TV-12", "DM-7.1.5")
def test_tv_12_smuggler_refills_after_the_second_take() -> None:
    t = Table(2).loose(0, "red1").cards(0, hand="H23").dice(0, tax="red6").action(0, "production", 4)
    t.land("blue", "blue1", "blue2", "blue3").land("red", "yellow1", "yellow2", "yellow3")
    t.play("play H23", "drop red 1", "take blue 1")
    assert t.tiles_on("blue")[0] == "-" and "red1" in t.black_market()
    t.play("take red 2")
    assert "-" not in t.tiles_on("blue") + t.tiles_on("red") and t.storage(0) == "blue1 yellow2"
    t = Table(2).land("blue", "blue1", "blue2", "blue3").effect(0, "VILLAGER").play("villager 3", "take blue 1")
    assert "-" not in t.tiles_on("blue")


@rule("DM-8.2.7", "DM-7.4.1")
def test_swap_tile_refills_before_giving_back() -> None:
    t = Table(2).land("blue", "blue1", "blue2", "blue3")
    t.effect(0, "RELIC(BOARD,2) ; GIVE(BAG,2)").play("take blue 1", "take blue 2")
    assert t.asks == "give-tile" and "-" not in t.tiles_on("blue")
    bag = sum(t.s.bag)
    t.play("drop blue 1", "drop blue 2")  # the ones just taken may go
    assert t.storage(0) == "" and sum(t.s.bag) == bag + 2
    t.loose(0, "red1").effect(0, "RELIC(BOARD,2) ; GIVE(BAG,2)").play("stop", "drop red 1")
    assert t.asks == "die"  # fewer than two: what is there


@rule("DM-8.2.8", "DM-20.24")
def test_empty_bag() -> None:
    t = Table(2).land("blue", "blue1", "blue2", "blue3").land("red", "purple1", "purple2", "purple3")
    t.market_tiles("red1", "red2")
    t.s.bag = [0] * 24
    t.effect(0, "RELIC(HERE,1)").play("take blue 1")
    assert t.black_market() == "" and sum(t.s.bag) == 1 and t.tiles_on("blue")[0] in ("red1", "red2")
    t.s.bag = [0] * 24
    t.effect(0, "RELIC(HERE,1)").play("take blue 2")
    assert t.tiles_on("blue")[1] == "-"  # nothing left: the space waits
    t.effect(0, "RELIC(BAG,1)")
    assert t.storage(0) == "blue1 blue2"  # the draw is skipped
    t.s.capacity[0] = 2
    t.action(0, "relic").play("main", "travel red", "take red 1", "drop blue 1")
    assert "-" in t.tiles_on("blue") + t.tiles_on("red")  # one tile for two spaces
    filled = [x for x in t.tiles_on("blue") + t.tiles_on("red") if x != "-"]
    assert "blue1" in filled and t.black_market() == ""


@rule("DM-8.2.9", "DM-20.27")
def test_taking_is_optional() -> None:
    for effect in ("RELIC(HERE,1)", "RELIC(BOARD,2)", "RELIC(BM,1)"):
        t = Table(2).market_tiles("red1", "red2").effect(0, effect)
        t.play("stop")
        assert t.storage(0) == "" and t.asks == "die"
    t = Table(2).action(0, "relic").play("main", "travel red", "stop", "travel blue", "stop")
    assert t.storage(0) == "" and t.asks == "turn"


@rule("DM-8.2.11")
def test_order_of_refilling() -> None:
    t = Table(4).land("black", "-", "-", "red1").land("blue", "red1", "-", "-")
    t.ask(relics.REFILL)
    assert [(e.args["island"], e.args["space"]) for e in t.said("refill")] == [
        ("blue", 2),
        ("blue", 3),
        ("black", 1),
        ("black", 2),
    ]


@rule("DM-8.4.1", "DM-8.4.2", "DM-4.6.2", "DM-20.9", "TV-5")
def test_tv_5_altars() -> None:
    t = Table(3).restore(1, "green").loose(0, "green1", "green2", "green3").land("blue", "green4", "red1", "red2")
    t.s.capacity[0] = 4
    assert t.influence(1, "green") == 3
    t.effect(0, "RELIC(HERE,1)").play("take blue 1")  # restored at once, nothing is asked
    assert t.influence(0, "green") == 2 and relics.used(t.s, 0) == 1 and t.storage(0) == ""
    assert look(t.s, 0)["islands"][4]["altars"] == [
        {"value": 3, "side": 1},
        {"value": 2, "side": 0},
        {"value": 1, "side": None},
    ]
    assert look(t.s, 0)["players"][0]["markers"] == 5


@rule("DM-8.4.3", "DM-8.4.4")
def test_several_relics_of_one_colour() -> None:
    t = Table(2).restore(0, "red", "red", "red")
    assert t.influence(0, "red") == 6 and t.s.restored[1] == 3
    assert sum(t.s.bag[4:8]) + sum(t.s.black_market[4:8]) == 0  # all copies are used, none can come back
    assert not [x for x in t.s.no_mans_land if 4 <= x < 8]


@rule("DM-8.4.5")
def test_no_marker_left() -> None:
    t = Table(4).restore(0, "red", "red", "red", "blue", "blue", "blue")
    t.s.capacity[0] = 12  # cannot happen in play
    t.loose(0, "green1", "green2", "green3", "green4")
    relics.restore_relics(t.s, 0, None)
    assert sum(t.s.restored[0:6]) == 6 and t.storage(0) == "green1 green2 green3 green4"
