"""Unrest: section 4.5."""

from tests.games.zhanguo.table import R1, R5, Table
from tests.proof import rule
from tianxia.games.zhanguo.seen import PlayerView
from tianxia.games.zhanguo.view import view


def view_players(t: Table) -> list[PlayerView]:
    return view(t.s, 0)["players"]


@rule("ZG-4.5.1", "ZG-4.5.2", "ZG-4.5.3")
def test_unrest_is_per_region_and_player() -> None:
    t = Table(2, boards=("triangle", "circle"))
    t.hold(0, 20)
    t.people(0, work="R1:red")
    t.play("court 20 HIRE", "hire R1 plain")
    assert t.unrest_at(0) == [1, 0, 0, 0, 0] and t.unrest_at(1) == [0] * 5
    regions = [[r["max"] for r in p["regions"]] for p in view_players(t)]
    assert regions == [[2, 3, 3, 3, 3], [3, 2, 4, 3, 4]]


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
    assert t.verbs("calm") == ["R2"] and t.why("calm R1") == "ZG-9.6"
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
    assert t.why("court 90 PALACE") == "ZG-4.5.9"


@rule("ZG-4.5.9")
def test_palace_block_is_below_the_maximum_in_some_regions() -> None:
    t = Table()
    t.hold(0, 90)
    t.workers(0, R3=2, R1=1)
    t.unrest(0, R3=2)  # block 2, max 3
    assert not t.can("court 90 PALACE")
    t.unrest(0, R3=1)
    assert t.can("court 90 PALACE")
