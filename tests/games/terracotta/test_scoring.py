"""Sections 13 and 14: the final scoring and the ranking."""

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.game import GAME


@rule("TA-13.1", "TA-13.6")
def test_servants_come_before_the_removal() -> None:
    t = Table("servant@4,4 Y:officer@4,5 G:guard@3,3").final()
    assert t.scored("servants") == {"Y": 2, "G": 2}, "both are in no group, yet they count"
    keys = [e.key for e in t.events if e.key in ("score-servant", "removed", "score-group")]
    assert keys == ["score-servant", "removed", "removed"]


@rule("TA-13.2", "INV-2", "INV-3")
def test_warriors_in_no_group_leave() -> None:
    t = Table("Y:officer@1,1 Y:officer@1,2 G:guard@4,4+horse:E G:soldier@7,7 servant@6,7 archer@7,6>N musician@2,2").final()
    assert t.board() == {"Y:officer@1,1", "Y:officer@1,2", "servant@6,7", "archer@7,6>N", "musician@2,2"}
    assert t.s.grid.count(0) == 63 - 5, "the horse goes with its rider"
    assert GAME.broken(t.s) == ""
    assert len(GAME.view(t.s, 0)["figures"]) == 5


@rule("TA-13.3", "TA-13.3.1", "TA-13.3.2", "TA-13.3.3")
def test_groups() -> None:
    t = Table("Y:guard@1,1 Y:guard@1,2 Y:guard@1,3", "YGB").final()
    assert t.scored("groups") == {"Y": 3, "G": 0, "B": 0}, "one colour: one point each, no dominance"
    t = Table("Y:guard@1,1 Y:guard@1,2 G:guard@1,3", "YGB").final()
    assert t.scored("groups") == {"Y": 2 * 2 + 5, "G": 2 + 2, "B": 0}
    t = Table("Y:guard@1,1 B:guard@1,2 G:guard@1,3", "YGB").final()
    assert t.scored("groups") == {"Y": 3 + 2, "G": 3 + 2, "B": 3 + 2}, "a tie: presence for all"
    t = Table("Y:guard@1,1 Y:guard@1,2 Y:soldier@5,5 Y:soldier@5,6 G:soldier@5,7").final()
    assert t.scored("groups") == {"Y": 2 + 2 * 2 + 5, "G": 2 + 2}, "each group on its own"


@rule("TA-13.3.4")
def test_archers_in_a_group_score_no_group_points() -> None:
    t = Table("Y:guard@1,1 archer@1,2>W archer@2,1>N").final()
    assert t.scored("groups") == {"Y": 1, "G": 0} and t.scored("archers") == {"Y": 4, "G": 0}


@rule("TA-13.4")
def test_a_faced_warrior_is_never_removed() -> None:
    t = Table("Y:guard@4,4 archer@4,5>W G:guard@1,1 archer@1,3>W").final()
    assert t.scored("archers") == {"Y": 2, "G": 0}
    assert "Y:guard@4,4" in t.board() and "G:guard@1,1" not in t.board()


@rule("TA-13.5")
def test_resources() -> None:
    t = Table("", "YGB")
    t.give("Y", coins=1, wet=1, dry=1)
    t.give("G", coins=7)
    t.give("B", dry=1)
    t.final()
    assert t.scored("resources") == {"Y": 1, "G": 3, "B": 0}


@rule("TA-13.5", "TA-12.3")
def test_the_income_of_round_five_counts() -> None:
    """OQ-13."""
    t = Table(round=5)
    t.give("Y", coins=3, masters="builder")
    t.finish_round()
    assert t.scored("resources")["Y"] == 2


@rule("TA-14.1", "TA-14.3")
def test_most_points_win_and_everybody_has_a_place() -> None:
    t = Table("", "YGBP")
    for player, points in enumerate((30, 50, 30, 10)):
        t.s.scored[player * 10] = points
    t.s.order = [3, 2, 1, 0]
    t.final()
    assert GAME.places(t.s) == [3, 1, 2, 4], "blue stands before yellow on the track"


@rule("TA-14.2", "EX-21")
def test_final_tie() -> None:
    t = Table("", "YGB", round=5, v=1, h=1)
    t.s.scored[0] = t.s.scored[20] = 120
    t.give("B", order=1)
    t.finish_round()
    assert GAME.totals(t.s) == [120, 0, 120]
    assert t.s.order == [2, 0, 1] and GAME.places(t.s) == [2, 3, 1]
    assert t.asks == "" and GAME.end_reason(t.s) == "rounds"
