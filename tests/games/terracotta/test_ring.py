"""The three actions of the segment, from inside to outside (TA-6.3, TA-6.4)."""

from tests.games.terracotta.table import Table
from tests.proof import rule


@rule("TA-6.3.1", "TA-6.3.4")
def test_from_inside_to_outside_each_on_its_own() -> None:
    t = Table()
    t.give("Y", wet=3)
    t.turn(2)
    assert t.asks == "inner" and t.refuses("perform middle") == "TA-6.3.1 other-ring"
    t.play("perform inner")
    assert t.asks == "type"
    t.play("type guard", "put 1,1")
    assert t.asks == "middle" and t.refuses("perform inner") == "TA-6.3.1 ring-done" == t.refuses("skip inner")
    assert t.refuses("perform outer") == "TA-6.3.1 other-ring"
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
    assert t.refuses("ability use") == "TA-10.3.4 wet"


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
