"""Section 4.7: groups."""

from tests.games.terracotta.table import Table
from tests.proof import rule


@rule("TA-4.7.1")
def test_adjacent_means_sharing_an_edge() -> None:
    assert Table("Y:officer@3,3 G:officer@4,4").groups() == [], "a corner is not enough"
    assert Table("Y:officer@3,9 G:officer@4,1").groups() == [], "rows do not run on"
    assert Table("Y:officer@3,3 G:officer@4,3").groups() == [{"3,3", "4,3"}]


@rule("TA-4.7.2", "TA-9.4.6", "TA-9.4.8")
def test_an_archer_has_the_type_of_the_faced_warrior() -> None:
    assert Table("Y:officer@3,3 archer@3,4>W").groups() == [{"3,3", "3,4"}]
    assert Table("Y:officer@3,3 archer@3,4>E").groups() == [], "it looks away"
    assert Table("archer@3,4>W archer@3,3>N Y:officer@5,5").groups() == [], "an archer faces no archer"
    assert Table("servant@3,3 archer@3,4>W musician@3,5 archer@3,6>W").groups() == []


@rule("TA-4.7.3")
def test_an_archer_links_to_every_neighbour_of_its_type() -> None:
    t = Table("Y:officer@3,3 archer@3,4>W G:officer@3,5 B:guard@4,4", "YGB")
    assert t.groups() == [{"3,3", "3,4", "3,5"}]
    two = Table("Y:officer@3,3 archer@3,4>W archer@3,5>E G:officer@3,6")
    assert two.groups() == [{"3,3", "3,4", "3,5", "3,6"}], "OQ-21: two archers link"


@rule("TA-4.7.4")
def test_a_group_has_two_figures_and_is_complete() -> None:
    assert Table("Y:officer@1,1").groups() == []
    assert Table("archer@1,1>E archer@1,2>E").groups() == [], "archers without a warrior are no group"
    chain = Table("Y:guard@1,1 Y:guard@1,3 Y:guard@2,2 Y:guard@1,2 Y:guard@2,3")
    assert chain.groups() == [{"1,1", "1,2", "1,3", "2,2", "2,3"}]


@rule("TA-4.7.5")
def test_owners_do_not_matter_and_groups_of_one_type_may_be_many() -> None:
    t = Table("Y:soldier@1,1 G:soldier@1,2 Y:soldier@7,1 Y:soldier@7,2 G:officer@6,1")
    assert t.groups() == [{"1,1", "1,2"}, {"7,1", "7,2"}]


@rule("TA-4.7.6", "TA-9.2.7")
def test_horse_and_rider_are_one() -> None:
    assert Table("Y:officer@3,3+horse:E").groups() == []
    t = Table("Y:officer@3,3+horse:E G:officer@4,5")
    assert t.groups() == [{"3,3", "4,5"}], "the third cell touches"
    assert Table("Y:officer@3,3+horse:E G:officer@3,7").groups() == []
