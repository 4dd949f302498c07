"""Unrest (4.5), adjacency (4.6), movement points (4.7), free moves (4.8), REASSIGN (7.2)."""

from tests.games.zhanguo.table import R1, R5, Table
from tests.proof import rule
from tianxia.engine.flow import Ask
from tianxia.games.zhanguo import data, ids
from tianxia.games.zhanguo.tables import NEAR


def grant(t: Table, points: int) -> None:
    """Movement points of a bonus."""
    t.s.action = 0
    t.s.todo = [Ask(ids.ASK_MOVE_STEP, 0, points, 0, ids.THEN_WINDOW * 8)]


# ---- unrest ----


@rule("ZG-4.5.1", "ZG-4.5.2", "ZG-4.5.3")
def test_unrest_is_per_region_and_player() -> None:
    t = Table(2, boards=("triangle", "circle"))
    t.hold(0, 20)
    t.people(0, work="R1:red")
    t.play("court 20 HIRE", "hire R1 plain")
    assert t.unrest_at(0) == [1, 0, 0, 0, 0] and t.unrest_at(1) == [0] * 5
    regions = [[r["max"] for r in p["regions"]] for p in view_players(t)]
    assert regions == [[2, 3, 3, 3, 3], [3, 2, 4, 3, 4]]


def view_players(t: Table) -> list[dict]:
    from tianxia.games.zhanguo.game import GAME

    return GAME.view(t.s, 0)["players"]


@rule("ZG-4.5.4", "ZG-4.5.5")
def test_unrest_never_goes_above_the_maximum() -> None:
    t = Table()
    t.hold(0, 20)
    t.unrest(0, R5=2)
    t.people(0, work="R5:red")
    assert not t.can("court 20 HIRE")
    t.tuck(0, R5=[1])
    assert t.why("unify 20 R5") == "ZG-6.6"
    t.unrest(0, R5=1)
    t.play("unify 20 R5")
    assert t.s.unrest[R5] == 2


@rule("ZG-4.5.5")
def test_workers_of_bonuses_raise_no_unrest() -> None:
    t = Table()
    t.hold(0, 20)
    t.tuck(0, R3=[34])
    t.play("court 20 RECRUIT", "recruit red R1", "activate 34")
    assert t.workers_at(0)[2] == 1 and t.unrest_at(0) == [0] * 5


@rule("ZG-4.5.6")
def test_calming_stops_at_zero() -> None:
    t = Table()
    t.hold(0, 20)
    t.tuck(0, R1=[26])
    t.unrest(0, R2=1)
    t.play("court 20 RECRUIT", "recruit red R1", "activate 26")
    assert t.verbs("calm") == ["R2"] and t.why("calm R1") == "ZG-4.5.6"
    t.play("calm R2")
    assert t.unrest_at(0) == [0] * 5


@rule("ZG-4.5.7", "ZG-4.5.8")
def test_a_blocked_region() -> None:
    t = Table()
    t.hold(0, 90)
    t.people(0, work="R1:red R2:red")
    t.workers(0, R1=2, R3=1)
    t.tuck(0, R1=[39])
    t.unrest(0, R1=3)
    assert view_players(t)[0]["regions"][R1]["blocked"]
    t.play("court 90 HIRE")
    assert t.why("hire R1 plain") == "ZG-4.5.8"
    t.play("hire R2 plain")
    assert t.asked != "activate"
    t = Table()
    t.hold(0, 90)
    t.workers(0, R1=2, R3=1)
    t.unrest(0, R1=3)
    assert t.why("court 90 PALACE") == "ZG-7.5.2"


@rule("ZG-4.5.9")
def test_palace_block_is_below_the_maximum_in_some_regions() -> None:
    t = Table()
    t.hold(0, 90)
    t.workers(0, R3=2, R1=1)
    t.unrest(0, R3=2)  # block 2, max 3
    assert not t.can("court 90 PALACE")
    t.unrest(0, R3=1)
    assert t.can("court 90 PALACE")


# ---- adjacency ----


@rule("ZG-4.6.1", "ZG-4.6.2")
def test_the_chain_of_regions() -> None:
    assert NEAR == [[1], [0, 2], [1, 3], [2, 4], [3]]
    t = Table()
    t.people(0, gov="R3:red")
    grant(t, 1)
    assert t.verbs("move_above") == ["R3 R2 red", "R3 R4 red"]
    assert t.why("move_above R3 R5 red") == "ZG-4.6.1" and t.why("move_above R3 R1 red") == "ZG-4.6.1"


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
    assert t.s.todo[-1].a == 3
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


# ---- free moves ----


@rule("ZG-4.8.1", "ZG-4.8.2", "DP-06")
def test_any_number_in_any_regions() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,red,red R4:gray")
    t.play("free_move R1 red", "free_move R4 gray", "free_move R1 red")
    assert t.why("free_move R1 red") == "ZG-4.8.2"
    assert t.work(0, "R1") == [2, 0, 0] and t.work(0, "R4") == [0, 1, 0]
    assert t.why("free_move R4 gray") == "ZG-4.8.1"


@rule("ZG-4.8.3", "ZG-14.1")
def test_where_free_moves_are_offered() -> None:
    """Beside these questions and no others, with officials in R5 that could move."""
    beside: dict[str, bool] = {}

    def look(t: Table) -> None:
        beside[t.asked] = bool(t.verbs("free_move"))

    t = Table(2, boards=("square", "star"))
    t.people(0, gov="R5:red")
    t.hold(0, 20)
    look(t)
    t.play("court 20 RECRUIT")
    look(t)
    t.play("recruit red R5")
    look(t)
    t.play("board_ability")
    look(t)
    t.play("decline")
    look(t)
    for action in ("REASSIGN", "HIRE", "GOVERNOR", "PALACE", "WALL"):
        t = Table(2, boards=("circle", "star"))
        t.people(0, gov="R5:red R1:red,gray,white", work="R2:red")
        t.workers(0, R1=2, R2=1, R3=1)
        t.hold(0, 20)
        t.play(f"court 20 {action}")
        look(t)
        if action == "GOVERNOR":
            t.play("governor R1")
            look(t)
            t.play("square R1.b")
            look(t)
            t.play("decline", "board_ability")
            look(t)
        if action == "PALACE":
            t.play("palace R1 R2")
            look(t)
        if action == "WALL":
            t.play("wall T1 1")
            look(t)
    with_free = {n for n, offered in beside.items() if offered}
    without = {n for n, offered in beside.items() if not offered}
    assert with_free == {
        "play_card",
        "recruit",
        "activate",
        "end_turn",
        "move_step",
        "hire",
        "governor_region",
        "square_official",
        "palace",
        "wall",
    }
    assert without == {"marker_colour", "governor_square", "palace_marker", "move_worker", "wall_workers"}


@rule("ZG-4.8.4")
def test_no_free_moves_in_phase_three() -> None:
    t = Table()
    t.awards(5)
    t.markers(0, ivory=2)
    t.people(0, gov="R1:red R2:gray")
    t.offer_awards()
    t.play("accept", "governor R1", "square R1.a")
    assert t.asked == "move_step" and t.verbs("free_move") == []
    assert t.why("free_move R1 red") == "ZG-4.8.4"


@rule("ZG-4.8.4")
def test_no_free_moves_in_the_turn_of_another() -> None:
    t = Table()
    t.quick_turn()
    assert t.seat == 1
    t.people(1, gov="R3:red")
    assert t.verbs("free_move") == ["R3 red"]  # only those of the active player
    from tianxia.games.zhanguo.game import GAME

    assert GAME.legal(t.s, 0) == []


@rule("ZG-4.8.5")
def test_a_free_move_after_hiring_gives_no_worker() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R2:gray", work="R2:red")
    t.play("court 20 HIRE", "hire R2 plain", "free_move R2 gray")
    assert t.workers_at(0) == [0, 1, 0, 0, 0]


@rule("ZG-4.8.6")
def test_a_free_move_must_leave_the_declared_action_possible() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,red,gray,white R2:red")
    t.play("court 20 GOVERNOR")
    assert t.verbs("free_move") == ["R1 red", "R2 red"]
    t.play("free_move R1 red")
    assert t.verbs("free_move") == ["R2 red"]
    two = Table()
    two.hold(0, 20)
    two.people(0, gov="R1:red,gray,white R2:red,gray,white")
    two.play("court 20 GOVERNOR", "free_move R1 red")
    assert two.verbs("governor") == ["R2"] and two.why("free_move R2 red") == "ZG-4.8.6"


@rule("ZG-4.8.6", "ZG-13.3.2")
def test_a_second_worker_official_may_be_too_many_with_v3() -> None:
    t = Table(4, worker_unrest="yes")
    t.hold(0, 20)
    t.people(0, gov="R5:gray R2:gray", work="R5:red")
    t.unrest(0, R5=1)
    t.play("court 20 HIRE")
    assert t.why("free_move R5 gray") == "ZG-4.8.6"
    t.play("free_move R2 gray", "free_move R5 gray")  # R2 can be hired in now
    assert t.verbs("hire") == ["R2 plain"]


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
