"""RECRUIT, GOVERNOR, HIRE, PALACE, WALL: sections 7.1, 7.3 to 7.6."""

from tests.games.zhanguo.table import R1, R2, R3, R4, Table, square
from tests.proof import rule
from tianxia.engine.flow import Ask
from tianxia.games.zhanguo import data, flow, ids
from tianxia.games.zhanguo.game import GAME

ALL_OUT = "R1:red,red,red,red,red,gray,gray,gray,gray,gray,white,white,white,white,white"


# ---- RECRUIT ----


@rule("ZG-7.1.1", "ZG-7.1.2", "DP-08")
def test_recruit_takes_from_the_own_supply() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,red,red,red,red")
    t.play("court 20 RECRUIT")
    assert sorted(t.verbs("recruit")) == sorted(f"{c} {r}" for c in ("gray", "white") for r in data.REGIONS)
    t.play("recruit white R5")
    assert t.gov(0, "R5") == [0, 0, 1] and t.supply(0) == [0, 5, 4]
    t = Table()
    t.hold(0, 20)
    t.people(0, gov=ALL_OUT)
    assert t.why("court 20 RECRUIT") == "ZG-7.1.1"


@rule("ZG-7.1.3")
def test_no_limit_in_a_governor_area() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov=ALL_OUT.removesuffix(",white"))
    t.play("court 20 RECRUIT", "recruit white R1")
    assert sum(t.gov(0, "R1")) == 15


# ---- GOVERNOR ----


@rule("ZG-7.3.1", "DP-10")
def test_a_governor_needs_three_colours_above() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,gray R2:red,gray,white R3:red,white", work="R1:white")
    t.play("court 20 GOVERNOR")
    assert t.verbs("governor") == ["R2"]
    assert t.why("governor R1") == "ZG-7.3.1"


@rule("ZG-7.3.2", "ZG-7.3.3", "DP-11")
def test_three_officials_go_back_and_a_square_is_taken() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R3:red,red,gray,white", work="R3:white")
    t.play("court 20 GOVERNOR", "governor R3")
    assert t.gov(0, "R3") == [1, 0, 0] and t.work(0, "R3") == [0, 0, 1] and t.supply(0) == [4, 5, 4]
    assert t.verbs("square") == ["R3.a", "R3.b", "R3.c"]  # beside is no choice while one is empty
    assert t.why("square R1.a") == "ZG-7.3.3"
    t.play("square R3.c")
    assert t.s.squares[square("R3.c")] == 0 and t.governors_of(0) == [0, 0, 1, 0, 0]
    assert t.s.governors_left[0] == 7


@rule("ZG-7.3.4")
def test_beside_the_squares_without_a_bonus() -> None:
    t = Table()
    t.hold(0, 20)
    t.s.squares[square("R1.a")] = t.s.squares[square("R1.b")] = 1
    t.governors(1, R1=2)
    t.play("court 20 GOVERNOR", "governor R1")
    assert t.governors_of(0)[R1] == 1 and t.s.squares.count(0) == 0
    assert t.asked == "play_card" and t.vp(0) == 0


@rule("ZG-7.3.5")
def test_bonus_of_four_points() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,gray,white R5:red")
    t.play("court 20 GOVERNOR", "governor R1", "square R1.a")
    assert t.asked == "move_step" and t.s.todo[-1].a == 4 and t.can("stop")
    t.play(*[f"move_above R{n} R{n - 1} red" for n in (5, 4, 3, 2)])
    assert t.gov(0, "R1") == [1, 0, 0] and t.asked != "move_step"


@rule("ZG-7.3.6", "DP-12")
def test_bonus_of_an_official() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R1:red,red,red,red,red,gray,white")
    t.play("court 20 GOVERNOR", "governor R1", "square R1.b")
    assert t.can("decline") and t.can("official red R5")  # the red one that was just returned
    t.play("official red R5")
    assert t.gov(0, "R5") == [1, 0, 0]


@rule("ZG-7.3.7")
def test_bonus_of_four_vp() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R2:red,gray,white")
    t.play("court 20 GOVERNOR", "governor R2", "square R2.b")
    assert t.vp(0) == 4


@rule("ZG-7.3.8", "ZG-7.3.10", "ZG-4.5.6")
def test_a_governor_calms_even_a_blocked_region() -> None:
    t = Table()
    t.hold(0, 20)
    t.people(0, gov="R2:red,gray,white R3:red")
    t.unrest(0, R2=4, R3=1)
    t.play("court 20 GOVERNOR", "governor R2", "square R2.a")
    assert t.s.unrest[R2] == 4  # the bonus comes first
    t.play("decline")
    assert t.unrest_at(0) == [0, 0, 1, 0, 0]


@rule("ZG-7.3.9")
def test_many_governors_in_one_region() -> None:
    t = Table()
    t.hold(0, 20)
    t.governors(0, R1=6)
    t.s.squares[0] = t.s.squares[1] = 0
    t.play("court 20 GOVERNOR", "governor R1")
    assert t.governors_of(0)[R1] == 7


# ---- HIRE ----


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


# ---- PALACE ----


@rule("ZG-4.5.9", "ZG-4.5.5")
def test_a_warning_when_unrest_reaches_the_palace_block() -> None:
    t = Table(2)  # board A: R2 has maximum 4 and palace block 3, R1 has 3 and 3
    t.hold(0, 95, 70)
    t.people(0, work="R1:red R2:red")
    t.tuck(0, R2=[63], R1=[36])
    for level, warning in ((1, []), (2, ["no-palace-then"]), (3, ["region-blocked"])):
        t.unrest(0, R2=level)
        assert t.mind("unify 95 R2") == warning
        t.s.todo.append(Ask(ids.ASK_HIRE, 0))
        assert t.mind("hire R2 plain") == warning
        t.s.todo.pop()
    t.unrest(0, R1=2, R2=2)
    assert t.mind("unify 95 R1") == ["region-blocked"]  # the maximum says more
    t.palaces(0, R2=1)
    t.palaces(1, R2=1)
    assert t.mind("unify 95 R2") == []  # no palace could be built there anyway


@rule("ZG-4.4.1")
def test_refusals_name_an_empty_supply() -> None:
    t = Table(2)
    t.hold(0, 95)
    t.people(0, gov="R1:red,gray,white")
    t.workers(0, R1=2, R2=1)
    assert all(t.can(f"court 95 {action}") for action in ("GOVERNOR", "PALACE", "WALL"))
    t.s.governors_left[0] = t.s.palaces_left[0] = t.s.walls_left[0] = 0
    for action, key in (("GOVERNOR", "no-governors"), ("PALACE", "no-palaces"), ("WALL", "no-walls")):
        reason = GAME.why_not(t.s, 0, GAME.actions.parse(f"court 95 {action}"))
        assert reason is not None and (reason.rule, reason.key) == ("ZG-4.4.1", key)


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


# ---- WALL ----


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
    flow.score_end(t.s, None)
    assert t.s.score[ids.FROM_WALLS] == 5
