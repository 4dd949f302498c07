"""HIRE (7.4), also with unrest per worker: variant V3 (13.3)."""

from tests.games.zhanguo.table import R1, R2, R5, Table
from tests.proof import rule
from tianxia.games.zhanguo.rules.hire import HIRE

B = ("circle", "square", "triangle", "star")


@rule("ZG-7.4.1", "ZG-7.4.2", "DP-09")
def test_where_to_hire() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red", work="R2:red R5:gray")
    t.unrest(0, R5=2)
    t.play("court 20 HIRE")
    assert t.verbs("hire") == ["R2 plain"]
    assert t.why("hire R1 plain") == "ZG-7.4.2" and t.why("hire R5 plain") == "ZG-4.5.8"
    assert t.why("hire R2 extra") == "ZG-8.5.1"


@rule("ZG-7.4.3", "ZG-7.4.4", "ZG-7.4.5")
def test_hired_workers() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, work="R2:red,red R3:gray")
    t.workers(0, R2=5)
    t.play("court 20 HIRE", "hire R2 plain")
    assert t.workers_at(0) == [0, 7, 0, 0, 0] and t.s.unrest[R2] == 1
    assert t.work(0, "R2") == [2, 0, 0]


@rule("ZG-4.5.9", "ZG-4.5.5")
def test_a_warning_when_unrest_reaches_the_palace_block() -> None:
    t = Table(2)  # board A: R2 has maximum 4 and palace block 3, R1 has 3 and 3
    t.hold(0, 95, 70)
    t.people(0, work="R1:red R2:red")
    t.tuck(0, R2=[63], R1=[36])
    for level, warning in ((1, []), (2, ["no-palace-then"]), (3, ["region-blocked"])):
        t.unrest(0, R2=level)
        assert t.mind("unify 95 R2") == warning
        t.s.todo.append(HIRE.ask(0))
        assert t.mind("hire R2 plain") == warning
        t.s.todo.pop()
    t.unrest(0, R1=2, R2=2)
    assert t.mind("unify 95 R1") == ["region-blocked"]  # the maximum says more
    t.palaces(0, R2=1)
    t.palaces(1, R2=1)
    assert t.mind("unify 95 R2") == []  # no palace could be built there anyway


# ---- V3 ----


@rule("ZG-13.3.1", "ZG-13.3.2")
def test_unrest_per_worker() -> None:
    t = Table(4, worker_unrest="yes")
    t.hold(0, 20)
    t.people(0, work="R1:red,gray R5:red,gray")
    t.unrest(0, R5=1)
    t.play("court 20 HIRE")
    assert t.verbs("hire") == ["R1 plain"] and t.why("hire R5 plain") == "ZG-13.3.2"
    t.play("hire R1 plain")
    assert t.s.unrest[R1] == 2 and t.workers_at(0)[R1] == 2
    assert R5 == 4


@rule("ZG-13.3.3")
def test_the_extra_worker_of_circle_counts_and_may_be_declined() -> None:
    t = Table(4, boards=B, worker_unrest="yes")
    t.hold(0, 20)
    t.people(0, work="R1:red,gray R2:red,gray")
    t.play("court 20 HIRE")
    assert t.verbs("hire") == ["R1 plain", "R1 extra", "R2 plain"]  # max 3 and 2
    t.play("hire R1 extra")
    assert t.workers_at(0)[R1] == 3 and t.s.unrest[R1] == 3
    t = Table(4, boards=B, worker_unrest="yes")
    t.hold(0, 20)
    t.people(0, work="R1:red,gray")
    t.play("court 20 HIRE", "hire R1 plain")
    assert t.workers_at(0)[R1] == 2 and t.s.unrest[R1] == 2


@rule("ZG-13.3.4")
def test_other_workers_raise_nothing() -> None:
    t = Table(4, worker_unrest="yes")
    t.hold(0, 20)
    t.tuck(0, R1=[34])
    t.play("court 20 RECRUIT", "recruit red R1", "activate 34")
    assert t.workers_at(0)[R1] == 1 and t.unrest_at(0) == [0] * 5
