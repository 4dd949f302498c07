"""Sections 4.5 and 4.6: counting in a scope, dominance, presence, archers that break ties."""

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.dominance import leader, share


@rule("TA-4.5.1")
def test_every_kind_of_scope() -> None:
    t = Table("Y:officer@3,3 G:guard@3,7 servant@2,4", "YG")
    assert t.row(3) == {"Y": 3, "G": 3} and t.row(2) == {"Y": 0, "G": 0}
    assert t.column(3) == {"Y": 7, "G": 0}
    assert t.tile("sector_ne", 1) == {"Y": 0, "G": 3}
    assert t.tile("type_officer", 1) == {"Y": 3, "G": 0}
    t.add("G:officer@3,4")
    t.final()
    assert t.scored("servants") == {"Y": 2, "G": 2}, "the 8 cells around a servant"
    assert t.scored("groups") == {"Y": 2 + 2, "G": 2 + 2}, "a group"


@rule("TA-4.5.2", "TA-4.5.3")
def test_a_rider_counts_once_in_each_scope_it_touches() -> None:
    t = Table("Y:officer@4,4+horse:E")  # cells 4,4 4,5 4,6: central row and column
    assert [t.column(c)["Y"] for c in range(3, 8)] == [0, 7, 7, 7, 0]
    assert t.row(4)["Y"] == 7
    t.add("G:soldier@4,1")
    assert t.row(4) == {"Y": 3, "G": 3}, "three cells, one warrior"
    t = Table("Y:officer@4,6+horse:N")  # cells 4,6 3,6 2,6
    assert t.tile("sector_ne")["Y"] == 3 and t.tile("central_row")["Y"] == 3


@rule("TA-4.5.4")
def test_specialists_count_for_nobody() -> None:
    t = Table("servant@3,1 musician@3,2 archer@3,4>N G:officer@3,9")
    assert t.row(3) == {"Y": 0, "G": 7}
    assert t.column(1) == {"Y": 0, "G": 0}


@rule("TA-4.6.1", "TA-4.6.2", "TA-4.6.3")
def test_dominance_and_presence() -> None:
    t = Table("Y:soldier@3,2 Y:guard@3,4 G:officer@3,6 P:crossbowman@3,8", "YGBP")
    assert t.row(3) == {"Y": 7, "G": 3, "B": 0, "P": 3}
    assert share([1, 0, 0], [0, 0, 0], 7, 3) == [7, 0, 0], "the only one present dominates"
    assert share([0, 4, 1], None, 9, 4) == [0, 9, 4], "coins and clay are counted alike"


@rule("TA-4.6.4")
def test_tie_gives_presence_to_all() -> None:
    assert share([2, 2, 1], [0, 0, 0], 7, 3) == [3, 3, 3]
    assert share([2, 2, 1], [0, 0, 9], 7, 3) == [3, 3, 3], "archers of players who are not tied do not count"


@rule("TA-4.6.5")
def test_archers_break_ties() -> None:
    assert leader([2, 2, 2, 1], [1, 0, 2, 5]) == 2
    assert leader([2, 2, 2], [2, 1, 2]) == -1, "several share the largest number"
    assert leader([2, 2], [0, 0]) == -1
    assert leader([3, 2], [0, 4]) == 0, "no tie, no archers"


@rule("TA-4.6.6")
def test_the_archer_may_stand_outside_the_scope_the_faced_warrior_not() -> None:
    t = Table("Y:soldier@3,2 G:guard@3,4 archer@2,2>S")
    assert t.row(3) == {"Y": 7, "G": 3}
    t = Table("Y:soldier@3,2 G:guard@3,4 Y:guard@5,5 archer@4,5>S")
    assert t.row(3) == {"Y": 3, "G": 3}


@rule("TA-4.6.7")
def test_where_archers_break_ties() -> None:
    tied = Table("Y:guard@4,5 G:guard@4,3 archer@3,5>S")
    assert tied.row(4) == {"Y": 7, "G": 3}
    assert tied.tile("type_guard") == {"Y": 3, "G": 1}
    assert tied.tile("central_row") == {"Y": 3, "G": 1}
    sector = Table("Y:guard@1,1 G:guard@1,3 archer@2,1>N")
    assert sector.tile("sector_nw") == {"Y": 3, "G": 1}
    around = Table("Y:guard@4,4 servant@4,5 G:soldier@4,6 archer@3,4>S").final()
    assert around.scored("servants") == {"Y": 8, "G": 2}
    group = Table("Y:guard@4,4 G:guard@4,5 archer@3,4>S").final()
    assert group.scored("groups") == {"Y": 2 + 5, "G": 2 + 2}
    tied.give("Y", coins=2, wet=1)
    tied.give("G", coins=2, dry=1)
    assert tied.tile("coins") == {"Y": 1, "G": 1} and tied.tile("clay") == {"Y": 1, "G": 1}


@rule("TA-4.6.8")
def test_archers_add_nothing_to_a_count() -> None:
    t = Table("Y:soldier@3,2 G:guard@3,4 G:guard@3,6 archer@3,1>E archer@2,2>S")
    assert t.row(3) == {"Y": 3, "G": 7}, "two archers at one warrior are still one warrior"
    t = Table("Y:soldier@4,2 archer@3,2>S")
    assert t.row(3) == {"Y": 0, "G": 0}, "no presence by an archer"


@rule("TA-4.6.9")
def test_nobody_there_nobody_scores() -> None:
    assert leader([0, 0, 0], [1, 2, 3]) == -1
    assert share([0, 0], [3, 0], 7, 3) == [0, 0]
    assert Table("Y:officer@1,1").row(5) == {"Y": 0, "G": 0}
