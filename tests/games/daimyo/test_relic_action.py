"""The Relic action (DM-6.3)."""

from tests.games.daimyo.table import Table, look
from tests.proof import rule


@rule("DM-4.4.5", "DM-16.3")
def test_scavengers_share_a_land() -> None:
    t = Table(3).effect(0, "SCAV(1)")
    t.s.scavenger = [0, 2, 2]
    t.play("travel yellow")
    assert t.s.scavenger == [2, 2, 2] and look(t.s, 0)["islands"][2]["scavengers"] == [0, 1, 2]


@rule("DM-6.3.1", "DM-6.3.2", "DM-6.3.5", "DM-16.4", "DM-16.5", "DM-6.3.6")
def test_two_legs() -> None:
    t = Table(2).land("blue", "red1", "red2", "red3").land("red", "blue1", "blue2", "blue3").give(0, metal=9, gold=9)
    t.market_tiles("yellow1", "yellow2", "yellow3").action(0, "relic").play("main")
    assert t.legal == ["travel red", "travel yellow", "travel purple"]  # no take, search or buy before the move
    assert t.refuses("travel blue") == "DM-6.3.1" and t.refuses("travel green") == "DM-3.1.1"
    t.play("travel red")
    assert t.refuses("take blue 1") == "DM-6.3.2"
    t.play("take red 2")
    assert t.storage(0) == "blue2" and t.tiles_on("red")[1] != "-"  # refilled at once
    assert t.refuses("take red 1") == "DM-6.3.2"
    t.play("stop")
    assert t.legal == ["travel blue", "travel yellow", "travel purple"]  # back to the start is allowed
    t.play("travel blue", "stop")
    assert t.asks == "turn" and t.storage(0) == "blue2"


@rule("DM-6.3.3", "DM-6.3.4", "DM-6.3.6", "DM-6.3.7", "DM-20.25", "DM-8.3.1")
def test_search_and_buy() -> None:
    t = Table(2).land("red", "blue1", "blue2", "blue3").market_tiles("yellow1").give(0, stone=1, gold=1)
    t.action(0, "relic").play("main", "travel red")
    assert t.refuses("search metal") == "DM-6.3.3"  # no Metal
    t.play("search stone")
    assert t.legal == ["bin red 1", "bin red 2", "bin red 3"] and t.refuses("stop") == "DM-6.3.3"
    t.play("bin red 1")
    assert "stop" in t.legal and t.tiles_on("red")[0] == "-"  # refilled only after the search
    t.play("bin red 3")
    assert "-" not in t.tiles_on("red") and t.black_market() == "blue1 blue3 yellow1" and t.have(0) == "0R 0M 0S 1G"
    t.play("market blue 1")  # a tile of the same search; before any take
    assert t.storage(0) == "blue1" and t.have(0) == "0R 0M 0S 0G" and t.black_market() == "blue3 yellow1"  # not refilled
    t.give(0, stone=3, gold=3)
    assert t.refuses("search stone") == "DM-6.3.3" and t.refuses("market blue 3") == "DM-6.3.4"  # once per leg
    assert "take red 2" in t.legal
    t.play("stop", "travel blue")
    assert "search stone" in t.legal and "market blue 3" in t.legal
    t.play("stop").effect(0, "RELIC(BOARD,1)")
    assert t.verbs() == {"take", "stop"}  # no search and no buying outside this action


@rule("TV-7")
def test_tv_7_relic_action() -> None:
    t = Table(2).land("yellow", "blue1", "red2", "red3").land("purple", "blue2", "blue3", "blue4").give(0, metal=1, gold=1)
    t.s.scavenger[0] = 1
    t.market_tiles("yellow4", "yellow3", "yellow2").action(0, "relic").play("main")
    t.play("travel yellow", "take yellow 1")
    before = sum(t.s.black_market)
    t.play("search metal", "bin yellow 2", "bin yellow 3", "market yellow 4")
    t.play("travel purple", "take purple 1")
    assert bin(t.s.loose[0]).count("1") == 3 and sum(t.s.black_market) == before + 1
    assert "-" not in t.tiles_on("yellow") + t.tiles_on("purple")
