"""Adjacency (4.6), movement points (4.7), REASSIGN (7.2)."""

from tests.games.zhanguo.table import Table
from tests.proof import rule
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.lookups import NEAR
from tianxia.games.zhanguo.rules.movement import MOVE_STEP, why_not_adjacent


def grant(t: Table, points: int) -> None:
    """Movement points of a bonus."""
    t.s.action = 0
    t.ask(MOVE_STEP.ask(0, points))


# ---- adjacency ----


@rule("ZG-4.6.1", "ZG-4.6.2")
def test_the_chain_of_regions() -> None:
    assert NEAR == [[1], [0, 2], [1, 3], [2, 4], [3]]
    t = Table()
    t.people(0, gov="R3:red")
    grant(t, 1)
    assert t.verbs("move_above") == ["R3 R2 red", "R3 R4 red"]
    assert t.why("move_above R3 R5 red") == "ZG-4.6.1" and t.why("move_above R3 R1 red") == "ZG-4.6.1"
    assert why_not_adjacent(2, 4).key == "not-adjacent" and why_not_adjacent(2, 2).key == "same-region"


# ---- movement points ----


@rule("ZG-4.7.1", "ZG-4.7.2", "ZG-4.7.4")
def test_the_three_steps() -> None:
    t = Table()
    t.people(0, gov="R1:red", work="R4:white")
    grant(t, 1)
    steps = [w for w in t.legal() if w.startswith("move")]
    assert sorted(steps) == ["move_above R1 R2 red", "move_below R4 R3 white", "move_below R4 R5 white", "move_up R4 white"]
    t.play("move_below R4 R5 white")
    assert t.work(0, "R5") == [0, 0, 1] and t.asked == "end_turn"  # one step, one official


@rule("ZG-4.7.3", "ZG-7.2.3")
def test_a_free_move_costs_no_point() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red R2:gray")
    t.play("court 20 REASSIGN", "free_move R1 red")
    assert t.s.ask().a == 3
    assert t.why("stop") == "ZG-7.2.2"


@rule("ZG-4.7.5")
def test_capacities() -> None:
    t = Table()
    t.people(0, gov="R1:red,red,red,red,red,gray,gray,gray,gray,gray R2:white", work="R3:white,white")
    grant(t, 1)
    t.play("move_above R2 R1 white")
    assert sum(t.gov(0, "R1")) == 11
    t.people(0, gov="R3:red", work="R3:white,white")
    grant(t, 4)
    assert t.why("free_move R3 red") == "ZG-4.8.2"


@rule("ZG-4.7.6", "ZG-4.7.7", "ZG-4.7.8")
def test_transit() -> None:
    t = Table()
    t.people(0, gov="R5:red,red", work="R1:red R2:gray,gray R3:white,white")
    grant(t, 3)
    t.play("move_below R1 R2 red")
    assert t.asked == "move_step"
    assert sorted(t.legal()) == ["move_below R2 R1 red", "move_below R2 R3 red", "move_up R2 red"]
    assert t.why("free_move R5 red") == "ZG-4.7.8" and t.why("move_above R5 R4 red") == "ZG-4.7.8"
    t.play("move_below R2 R3 red")  # several full areas in a row
    assert sorted(t.legal()) == ["move_below R3 R4 red", "move_up R3 red"]  # one point left: not into full R2
    t.play("move_up R3 red")
    assert t.gov(0, "R3") == [1, 0, 0] and t.work(0, "R3") == [0, 0, 2]


@rule("ZG-4.7.6")
def test_the_last_point_does_not_lead_into_a_full_area() -> None:
    t = Table()
    t.people(0, work="R1:red R2:gray,gray")
    grant(t, 1)
    assert t.verbs("move_below") == ["R2 R1 gray", "R2 R3 gray"]
    assert t.why("move_below R1 R2 red") == "ZG-4.7.6"


@rule("ZG-4.7.9", "ZG-4.7.10")
def test_points_may_be_split_taken_back_and_lost() -> None:
    t = Table()
    t.people(0, gov="R1:red R5:white")
    grant(t, 4)
    t.play("move_above R1 R2 red", "move_above R5 R4 white", "move_above R2 R1 red", "stop")
    assert t.gov(0, "R1") == [1, 0, 0] and t.gov(0, "R4") == [0, 0, 1]
    assert t.asked != "move_step"


# ---- REASSIGN ----


@rule("ZG-7.2.1", "DP-07")
def test_reassign_needs_an_official_on_the_board() -> None:
    t = Table()
    t.hold(0, 20)
    assert t.can("court 20 REASSIGN")
    t.people(0)
    assert t.why("court 20 REASSIGN") == "ZG-7.2.1"


@rule("ZG-7.2.2")
def test_reassign_spends_one_to_three() -> None:
    t = Table()
    t.hold(0, 20)
    t.play("court 20 REASSIGN")
    assert not t.can("stop")
    t.play("move_above R1 R2 red", "stop")
    assert t.asked == "end_turn"
    assert data.REASSIGN_POINTS == 3


@rule("ZG-7.2.4", "ZG-8.3.4")
def test_reassign_wakes_no_card() -> None:
    t = Table()
    t.hold(0, 20)
    t.tuck(0, R1=[36, 23, 63])
    t.play("court 20 REASSIGN", "move_above R1 R2 red", "stop")
    assert t.asked == "end_turn"
