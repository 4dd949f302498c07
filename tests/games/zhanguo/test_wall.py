"""WALL: section 7.6."""

from tests.games.zhanguo.table import R3, R4, Table
from tests.proof import rule
from tianxia.games.zhanguo import data, ids, scoring


@rule("ZG-7.6.1", "ZG-7.6.2", "ZG-7.6.3", "DP-15")
def test_where_to_build() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=1, R3=1)
    t.wall(0, "T1/2")
    t.wall(1, "G1/2")
    t.play("court 20 WALL")
    spaces = t.verbs("wall")
    assert "T1 1" not in spaces and t.why("wall T1 1") == "ZG-7.6.2"
    assert "G1 1" in spaces and "G1 2" not in spaces and t.why("wall G1 2") == "ZG-7.6.2"
    assert "T2 2" in spaces and "T2 3" not in spaces
    t.play("wall G1 1")
    assert t.s.walls[data.SECTIONS.index("G1") * 3] == 0 and t.s.walls_left[0] == 3


@rule("ZG-7.6.4")
def test_each_worker_from_another_region() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=2, R3=1, R4=1)
    t.play("court 20 WALL", "wall S2 2")
    assert t.legal() == ["wall_workers R1+R3", "wall_workers R1+R4", "wall_workers R3+R4"]
    assert t.why("wall_workers R1") == "ZG-7.6.4" and t.why("wall_workers R1+R2") == "ZG-7.6.4"
    t.play("wall_workers R1+R4")
    assert t.workers_at(0) == [1, 0, 1, 0, 0]
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=2, R3=1)
    t.play("court 20 WALL", "wall S2 2")  # no choice, no question
    assert t.workers_at(0) == [1, 0, 0, 0, 0]


@rule("ZG-7.6.5")
def test_unrest_does_not_limit_walls() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=1, R2=1)
    t.unrest(0, R1=3, R2=4)
    t.play("court 20 WALL")
    assert {w.split()[0] for w in t.verbs("wall")} == set(data.SECTIONS)
    assert (R3, R4) == (2, 3)


@rule("ZG-7.6.6")
def test_a_wall_scores_at_the_end_only() -> None:
    t = Table()
    t.hold(0, 20)
    t.workers(0, R1=1)
    t.tiles(T1="WT1a")
    t.play("court 20 WALL", "wall T1 1")
    assert t.vp(0) == 0
    scoring.score_end(t.s, None)
    assert t.s.score[ids.FROM_WALLS] == 5
