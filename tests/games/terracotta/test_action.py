"""The actions that the rings show, except masters (TA-7.1 to TA-7.8)."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.game import GAME


@rule("TA-7.1")
@pytest.mark.parametrize(("segment", "ring", "coins"), [(1, "inner", 4), (2, "middle", 2), (7, "middle", 3)])
def test_coins(segment: int, ring: str, coins: int) -> None:
    t = Table()
    t.turn(segment)
    if ring == "middle":
        t.play("skip inner")
    t.play(f"perform {ring}")
    assert t.purse("Y") == {"coins": coins, "wet": 0, "dry": 0}
    assert [(e.what, e.amount, e.source) for e in t.events if e.what] == [("coins", coins, "workshop")]


@rule("TA-7.2")
@pytest.mark.parametrize(("segment", "ring", "clay"), [(7, "inner", 4), (6, "middle", 2), (11, "middle", 2)])
def test_clay(segment: int, ring: str, clay: int) -> None:
    t = Table()
    t.turn(segment)
    if ring == "middle":
        t.play("skip inner")
    t.play(f"perform {ring}")
    assert t.purse("Y") == {"coins": 0, "wet": clay, "dry": 0}


@rule("TA-7.4.1", "TA-7.4.2")
def test_moisten() -> None:
    t = Table()
    t.give("Y", wet=1, dry=4)
    t.give("G", dry=2)
    t.turn(3)
    assert t.legal == ["perform inner", "take inner clay", "take inner coin", "skip inner"], "all or nothing"
    assert t.warns("take inner coin") == ["TA-7.4.1 stays-dry"]
    t.play("perform inner")
    assert t.purse("Y") == {"coins": 0, "wet": 5, "dry": 0}
    assert t.purse("G")["dry"] == 2 and t.s.storages == [1, 1, 1, 1]


@rule("TA-7.5.1", "TA-7.5.3")
def test_upgrade() -> None:
    t = Table()
    t.turn(5)
    assert t.warns("perform inner") == ["TA-7.5.3 upgrade-closes"]
    t.play("perform inner", "skip middle", "skip outer")
    assert t.s.workers[10:12] == [2, 0], "an artist of yellow on the same space"
    assert (t.s.craftsmen[0], t.s.artists[0], t.s.supply[0]) == (4, 0, 4), "the artist counts as placed"
    t.play("rotate none")
    assert t.refuses("place craftsman 5") == "TA-6.2.4 artist-there"


@rule("TA-7.5.2")
def test_no_upgrade_for_an_artist() -> None:
    t = Table()
    t.give("Y", artists=1)
    t.turn(5, "artist")
    assert t.refuses("perform inner") == "TA-7.5.2 already-artist"
    t.play("take inner clay")
    assert t.purse("Y")["wet"] == 1


@rule("TA-7.5.4")
def test_there_is_always_an_artist_to_get() -> None:
    """All five craftsmen of a player can be upgraded; then none is left to ask for a sixth artist."""
    t = Table()
    for _ in range(5):
        t.next_is("Y")
        t.s.workers = [0] * 24
        t.turn(5).play("perform inner", "skip middle", "skip outer")
    assert t.s.supply[0] == 0 and t.s.craftsmen[0] == 0


@rule("TA-7.7.1", "TA-7.7.2", "INV-11")
def test_order_tokens_are_taken_from_the_top() -> None:
    t = Table("", "YGBP")
    t.turn(3).play("skip inner", "perform middle", "skip outer")
    assert t.s.held[0] == 1 and t.purse("Y")["wet"] == 0, "token 1 shows no clay"
    t.turn(10).play("skip inner", "perform middle", "skip outer")
    assert t.s.held[1] == 2 and t.purse("G")["wet"] == 1
    t.give("B", artists=1)
    t.turn(3, "artist").play("skip inner", "perform middle", "skip outer")
    assert t.s.held[2] == 3 and t.purse("B")["wet"] == 2
    t.give("P", artists=1)
    t.turn(10, "artist").play("skip inner")
    assert t.refuses("perform middle") == "TA-7.7.2 order-empty"
    assert GAME.view(t.s, 0)["order_stack"] == []


@rule("TA-7.7.2")
def test_one_token_per_player() -> None:
    t = Table("", "YGB")
    t.give("Y", order=1)
    t.turn(3).play("skip inner")
    assert t.refuses("perform middle") == "TA-7.7.2 holds-order"
