"""Free moves: section 4.8."""

from tests.games.zhanguo.table import Table
from tests.proof import rule


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
