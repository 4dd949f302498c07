"""Choosing command cards, the track, boxes, Treason (GW-5.3)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.flow import Fall
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.commands import Card


@rule("GW-5.3.1", "GW-5.3.2", "GW-5.3.3", "GW-5.3.4", "GW-4.2.2")
def test_choosing_and_ordering_command_cards() -> None:
    t = Table(3)
    t.tea("BCA")
    t.s.hand[2], t.s.out[2] = 0, 63  # C has no card: no slot and no turn
    t.run(Fall())
    assert t.s.todo[-1].waiting == 0b011
    GAME.apply(t.s, 1, GAME.actions.parse("command economy"), None)
    assert GAME.view(t.s, 0)["players"][1]["command"] is None and GAME.view(t.s, 0)["players"][1]["picked"]
    assert GAME.legal(t.s, 1) == []  # a choice is final
    GAME.apply(t.s, 0, GAME.actions.parse("command economy"), None)
    assert GAME.view(t.s, 2)["players"][1]["command"] == "economy"
    assert t.asked == "slot B" and t.legal() == ["slot 1", "slot 2", "slot 3"]
    t.play("slot 3")
    assert t.asked == "slot A" and t.legal() == ["slot 1", "slot 2"]
    t.play("slot 2")
    assert t.s.track == [-1, 0, 1] and t.s.active == 0 and t.asked == "place A"  # lowest slot first
    t.play("pass")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "place C"  # without a card, but an "other player" all the same


@rule("GW-5.3.5", "GW-5.3.6", "GW-5.3.7", "GW-5.3.10", "GW-17.2.24")
def test_boxes_and_synergy() -> None:
    t = Table(3)
    t.tea("CAB")
    t.commands(A="economy", B="great_works", C="despotism")
    t.run(Card(0, ids.ECONOMY, 0, 0))
    t.play("place supply hq", "place supply hq", "place supply hq")
    assert t.asked == "place C"  # then the others in tea order, 2 clerks in 2 different locations
    t.play("place supply academy")
    assert "place supply academy" not in t.legal() and t.refusal("place supply academy") == "GW-5.3.9"
    t.play("pass")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "take A"
    t.play("take chi 2")
    assert t.asked == "take A" and "take chi 2" not in t.legal()  # the synergy: Great Works is in play
    t.play("take gold 2")
    assert t.res("A") == "0 0 2 2"
    t = Table(3)
    t.commands(A="economy", B="treason", C="despotism")
    t.run(Card(0, ids.ECONOMY, 2, 0))
    t.play("take gold 2")
    assert t.res("A") == "0 0 2 0"


@rule("GW-17.2.10", "TV-51", "GW-10.4.5")
def test_treason_copies_everything() -> None:
    t = Table(3)
    t.commands(A="treason", B="economy", C="attack_order")
    t.run(Card(0, ids.TREASON, 0, 0))
    t.play("pass")
    assert t.res("A") == "0 0 1 0" and t.legal() == ["pass", "copy economy", "copy attack_order"]
    t.play("copy economy", "place supply hq", "place supply hq", "pass")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "place C"
    t.play("pass", "take chi 2")
    assert t.res("A") == "0 0 1 2" and t.asked == ""
    two = Table(2)
    two.commands(A="treason", B="treason", R="reed")
    two.run(Card(0, ids.TREASON, 1, 0))
    assert two.asked == ""  # neither Treason nor the Reed card
