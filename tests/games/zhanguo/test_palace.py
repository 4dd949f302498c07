"""PALACE: section 7.5."""

from tests.games.zhanguo.table import R1, Table
from tests.proof import rule


@rule("ZG-7.5.1", "ZG-7.5.2", "ZG-7.5.3", "DP-13")
def test_what_a_palace_needs() -> None:
    t = Table(2)
    t.hold(0, 20)
    t.workers(0, R1=2)
    assert t.why("court 20 PALACE") == "ZG-7.5.2"  # no worker in another region
    t.workers(0, R1=1, R2=1, R3=1)
    assert not t.can("court 20 PALACE")
    t.workers(0, R1=2, R2=1, R3=2)
    t.unrest(0, R3=2)
    t.play("court 20 PALACE")
    assert t.verbs("palace") == ["R1 R2", "R1 R3"]
    assert t.why("palace R3 R1") == "ZG-4.5.9" and t.why("palace R2 R1") == "ZG-7.5.2" and t.why("palace R1 R4") == "ZG-7.5.3"
    t.play("palace R1 R3")
    assert t.workers_at(0) == [0, 1, 1, 0, 0] and t.palaces_of(0) == [1, 0, 0, 0, 0] and t.s.palaces_left[0] == 5


@rule("ZG-7.5.4", "INV-8")
def test_palace_spaces() -> None:
    t = Table(2)
    t.hold(0, 20)
    t.workers(0, R1=2, R2=3)
    t.palaces(0, R1=1)
    t.palaces(1, R2=2)
    t.play("court 20 PALACE")
    assert t.verbs("palace") == ["R1 R2"]
    assert t.why("palace R2 R1") == "ZG-7.5.2"
    t.play("palace R1 R2")
    assert t.palaces_of(0)[R1] == 2


@rule("ZG-7.5.5", "DP-14", "INV-5")
def test_a_big_marker_must_be_taken() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=2, R2=1)
    t.s.big = [1, -1, -1]
    t.play("court 20 PALACE", "palace R1 R2")
    assert t.legal() == ["take_big orange", "take_big brown"]
    assert t.why("take_big ivory") == "ZG-7.5.5"
    t.play("take_big brown")
    assert t.s.big == [1, -1, 0]


@rule("ZG-7.5.6")
def test_a_palace_scores_the_tableau() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=2, R2=1)
    t.tuck(0, R1=[1], R2=[41, 42], R5=[81])
    t.s.big = [1, 1, -1]
    t.play("court 20 PALACE", "palace R1 R2")  # a single big marker is no question
    assert t.vp(0) == 4 and t.s.big[2] == 0
