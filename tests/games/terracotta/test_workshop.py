"""Sections 6.1 to 6.4 and 7.1 to 7.8 without masters: rotate, place, the three actions."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.game import GAME


@rule("TA-6.1.1", "TA-6.1.2")
def test_a_rotation_costs_two_coins() -> None:
    t = Table(a=5, b=2)
    t.give("Y", coins=1)
    assert t.legal == ["rotate none"]
    assert t.refuses("rotate inner") == "TA-6.1.2 coins"
    t.give("Y", coins=5)
    assert t.legal == ["rotate none", "rotate inner", "rotate middle"]
    t.play("rotate middle")
    assert t.purse("Y")["coins"] == 3 and (t.s.inner, t.s.middle) == (5, 1)
    assert t.asks == "place", "once per turn"


@rule("TA-6.1.3")
def test_workers_do_not_move_with_a_wheel() -> None:
    t = Table()
    t.workers("4:G:craftsman")
    t.give("Y", coins=2)
    before = t.s.workers[:]
    t.play("rotate inner")
    assert t.s.workers == before


@rule("TA-6.1.4")
@pytest.mark.parametrize(
    ("wheel", "a", "b", "after"), [("inner", 11, 0, (0, 0)), ("middle", 0, 0, (0, 11)), ("inner", 4, 7, (5, 7))]
)
def test_offsets(wheel: str, a: int, b: int, after: tuple[int, int]) -> None:
    t = Table(a=a, b=b)
    t.give("Y", coins=2)
    t.play(f"rotate {wheel}")
    assert (t.s.inner, t.s.middle) == after


@rule("TA-6.2.1")
def test_a_worker_must_be_placed_and_must_be_available() -> None:
    t = Table()
    t.play("rotate none")
    assert all(words.startswith("place") for words in t.legal), "no way around it"
    assert t.refuses("place artist 0") == "TA-6.2.1 no-worker"
    t.play("place craftsman 3")
    assert t.s.craftsmen[0] == 4


@rule("TA-6.2.2", "TA-6.2.3", "TA-6.2.4", "EX-2")
def test_who_may_go_where() -> None:
    t = Table("", "YGB")
    t.workers("4:Y:craftsman 7:B:artist")
    t.give("G", artists=1)
    t.give("Y", artists=1)
    t.next_is("G")
    t.play("rotate none")
    legal = set(t.legal)
    assert {w for w in legal if "craftsman" in w} == {f"place craftsman {i}" for i in range(12) if i not in (4, 7)}
    assert {w for w in legal if "artist" in w} == {f"place artist {i}" for i in range(12) if i != 7}
    assert t.refuses("place craftsman 4") == "TA-6.2.3 craftsman-there"
    assert t.refuses("place artist 7") == "TA-6.2.4 artist-there"
    assert t.refuses("place craftsman 7") == "TA-6.2.4 artist-there", "even if a space is free"
    own = Table("", "YGB")
    own.workers("4:Y:craftsman")
    own.give("Y", artists=1)
    own.play("rotate none")
    assert "place artist 4" in own.legal, "also beside one's own craftsman"
    t.play("place artist 4")
    t.next_is("Y")
    t.play("rotate none")
    assert "place artist 4" not in t.legal and "place craftsman 4" not in t.legal


@rule("TA-6.2.5", "INV-6")
def test_first_and_second_space() -> None:
    t = Table()
    t.workers("4:G:craftsman")
    t.give("Y", artists=1)
    t.turn(4, "artist")
    assert t.s.workers[8:10] == [1 + 1 * 2 + 0, 1 + 0 * 2 + 1]
    assert GAME.view(t.s, 0)["segments"][4]["workers"] == [{"seat": 1, "kind": "craftsman"}, {"seat": 0, "kind": "artist"}]


@rule("TA-6.2.6", "INV-15")
@pytest.mark.parametrize("colours", ["YG", "YGB", "YGBP"])
def test_a_segment_is_always_open(colours: str) -> None:
    """Even if everybody spreads out as far as possible."""
    t = Table("", colours)
    while t.s.round == 1:
        t.play("rotate none")
        free = [w for w in t.legal if t.s.workers[int(w.split()[2]) * 2] == 0]
        assert free
        t.play(free[0], "skip inner", "skip middle", "skip outer")


@rule("TA-6.3.1", "TA-6.3.4")
def test_from_inside_to_outside_each_on_its_own() -> None:
    t = Table()
    t.give("Y", wet=3)
    t.turn(2)
    assert t.asks == "inner" and t.refuses("perform middle") == "TA-6.3.1 other-ring"
    t.play("perform inner")
    assert t.asks == "type"
    t.play("type guard", "put 1,1")
    assert t.asks == "middle"
    t.play("take middle coin")
    assert t.asks == "outer"
    t.play("perform outer")
    assert t.asks == "rotate" and t.seat == 1


@rule("TA-6.3.2", "TA-6.4.1", "TA-6.4.2")
def test_choices_of_inner_and_middle() -> None:
    t = Table()
    t.turn(1)
    assert t.legal == ["perform inner", "take inner clay", "take inner coin", "skip inner"]
    t.play("take inner coin")
    assert t.purse("Y") == {"coins": 1, "wet": 0, "dry": 0}, "it replaces the whole COINS(4)"
    t.play("take middle clay")
    assert t.purse("Y") == {"coins": 1, "wet": 1, "dry": 0}
    t = Table()
    t.turn(0)
    assert t.legal == ["take inner clay", "take inner coin", "skip inner"], "also where the action is impossible"
    t.play("skip inner")
    assert t.purse("Y") == {"coins": 0, "wet": 0, "dry": 0}


@rule("TA-6.3.3", "TA-6.4.3")
def test_the_outer_action_has_no_substitute() -> None:
    t = Table()
    t.turn(0).play("skip inner", "skip middle")
    assert t.legal == ["perform outer", "skip outer"]
    t.play("skip outer")
    assert t.seat == 1


@rule("TA-6.3.5")
def test_perform_is_offered_only_if_it_changes_something() -> None:
    t = Table()
    t.turn(3)
    assert t.refuses("perform inner") == "TA-6.3.5 no-dry"
    t = Table()
    t.give("Y", dry=1)
    assert t.turn(3).refuses("perform inner") == ""
    t = Table()
    t.give("Y", order=1)
    assert t.turn(3).play("skip inner").refuses("perform middle") == "TA-7.7.2 holds-order"
    t = Table()
    t.turn(1).play("skip inner", "skip middle")
    assert t.refuses("perform outer") == "TA-7.9.3 no-active-weapon"


@rule("TA-6.3.6")
def test_what_an_earlier_action_gave_pays_for_a_later_one() -> None:
    t = Table(b=1)  # segment 1: COINS(4), MASTER(builder), SPECIALIST
    t.turn(1).play("perform inner", "perform middle", "hire 1")
    assert t.purse("Y")["coins"] == 3


@rule("TA-6.3.7")
def test_what_is_begun_must_be_finished() -> None:
    t = Table()
    t.give("Y", wet=2)
    t.turn(0).play("perform inner")
    assert t.legal == ["type officer", "type guard", "type crossbowman", "type soldier"]
    t.play("type officer")
    assert len(t.legal) == 63 and all(w.startswith("put") for w in t.legal)


@rule("TA-6.4.4", "TA-10.3.4")
def test_no_substitute_in_the_stewards_repeat() -> None:
    t = Table(b=8)  # segment 0: WARRIOR(2), steward
    t.give("Y", coins=6, wet=2)
    t.turn(0).play("perform inner", "type officer", "put 1,1", "perform middle", "hire 1")
    assert t.asks == "ability" and t.legal == ["ability no"]
    assert t.refuses("ability use") == "TA-7.3.1 wet"


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


def test_artist_on_an_empty_segment_warns() -> None:
    t = Table()
    t.give("Y", artists=1)
    t.play("rotate none")
    assert t.warns("place artist 1") == ["TA-6.2.4 artist-closes"] and t.warns("place craftsman 1") == []
    assert t.warns("place craftsman 0") == ["TA-7.3.1 too-little-wet"], "WARRIOR(2) without clay"


@rule("TA-12.2")
def test_clay_of_the_last_turn_dries() -> None:
    t = Table()
    t.s.craftsmen[0] = 1
    t.turn(7)
    assert t.warns("perform inner") == ["TA-12.2 will-dry"] == t.warns("take inner clay") and t.warns("take inner coin") == []
    t = Table()
    t.s.craftsmen[0] = 1
    t.give("Y", masters="overseer")
    t.turn(7)
    assert t.warns("take inner clay") == [], "the Overseer keeps one token wet"
    t.play("take inner clay")
    assert t.warns("take middle clay") == ["TA-12.2 will-dry"]


def test_skipping_warns() -> None:
    t = Table()
    t.turn(1)
    assert t.warns("skip inner") == ["TA-6.3.2 skip-gains-nothing"] and t.warns("perform inner") == []
    t.play("skip inner", "skip middle")
    assert t.warns("skip outer") == [], "nothing else is possible there"
