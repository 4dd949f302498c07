"""Tokens (DM-4.2)."""

from tests.games.daimyo.table import Table, look
from tests.proof import rule


@rule("DM-4.2.1", "DM-4.2.2", "DM-20.2")
def test_four_tokens_and_what_a_resource_is() -> None:
    t = Table(2).effect(0, "GAIN(2A)")
    assert t.legal == ["gain rice", "gain metal", "gain stone"] and t.refuses("gain gold") == "DM-4.2.2"
    t.play("gain metal", "gain metal")
    assert t.have(0) == "0R 2M 0S 0G"
    assert set(look(t.s, 0)["players"][0]["tokens"]) == {"rice", "metal", "stone", "gold"}


@rule("DM-4.2.3", "DM-2.9", "DM-2.18")
def test_no_limit_of_tokens() -> None:
    t = Table(2).give(0, rice=200)
    t.effect(0, "GAIN(3R)")
    assert t.have(0) == "203R 0M 0S 0G" and t.have(1) == "0R 0M 0S 0G"


@rule("DM-4.2.4", "DM-4.6.3")
def test_costs_are_paid_in_full_and_first() -> None:
    t = Table(2, advanced=True).boards(0, "TF1", "RT1").bonus(0, "production", "farm", 1)  # 1R -> 1M,1S,1G
    t.s.buildings[0] = 1
    t.action(0, "production")
    assert t.refuses("tile action") == "DM-4.2.4"
    t.give(0, rice=1)
    t.play("tile action")
    assert t.have(0) == "0R 1M 1S 1G"
    assert [(e.what, e.amount) for e in t.events if e.what] == [("rice", -1), ("metal", 1), ("stone", 1), ("gold", 1)]
    t.shop("H13 - - - -").effect(0, "HIRE(4)")  # cost 2, discount 4: free, never less
    t.play("hire H13")
    assert t.have(0) == "0R 1M 1S 1G"
