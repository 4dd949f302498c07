"""Tasks: section 11."""

from tests.games.zhanguo.table import Table
from tests.proof import rule
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.prices import needs_met

NAMES = [tile[0] for tile in data.TASK_TILES]
TILES = ("TG1", "TP1", "TW1", "TG4", "TP2", "TW4")


def met(t: Table, tile: str) -> bool:
    return needs_met(t.s, 0, NAMES.index(tile))


@rule("ZG-11.1")
def test_needs() -> None:
    for i, (name, kind, needs, _from) in enumerate(data.TASK_TILES):
        t = Table()
        for region in needs:
            assert not needs_met(t.s, 0, i)
            if kind == "governor":
                t.governors(0, **{region: 1})
            elif kind == "palace":
                t.palaces(0, **{region: 1})
            else:
                section = f"{region}1" if t.s.walls[data.SECTIONS.index(f"{region}1") * 3] < 0 else f"{region}2"
                t.wall(0, f"{section}/1")
        assert needs_met(t.s, 0, i), name
    t = Table()
    t.governors(0, R3=2, R4=1, R1=1)
    assert met(t, "TG4")  # more pieces do no harm


@rule("ZG-11.2")
def test_an_area_shown_twice_needs_both_sections() -> None:
    t = Table()
    t.wall(0, "G1/1", "S1/1", "T1/1")
    assert not met(t, "TW2") and met(t, "TW4")
    t.wall(0, "G2/1")
    assert met(t, "TW2")


@rule("ZG-11.3")
def test_governors_on_squares_and_beside_count() -> None:
    t = Table()
    t.governors(0, R3=1, R4=1)
    assert met(t, "TG4")
    t.s.squares[4] = 0  # one of them stands on R3.a
    assert met(t, "TG4")


@rule("ZG-11.4", "DP-22")
def test_claims_at_the_end_of_the_own_turn() -> None:
    t = Table()
    t.tasks(*TILES)
    t.hold(0, 20)
    t.governors(0, R3=1, R4=1)
    t.palaces(0, R3=1, R4=1)
    t.governors(1, R3=1, R4=1)
    assert t.verbs("claim") == []
    t.play("unify 20 R1")
    assert t.verbs("claim") == ["L.G", "L.P"]
    t.play("claim L.P", "claim L.G", "end_turn")
    assert t.seat == 1 and t.verbs("claim") == []


@rule("ZG-11.4")
def test_claims_after_an_award() -> None:
    t = Table()
    t.tasks(*TILES)
    t.awards(2)
    t.markers(0, ivory=1)
    t.governors(0, R3=1, R4=1)
    t.governors(1, R3=1, R4=1)
    t.markers(1, ivory=2)
    t.offer_awards()
    t.play("pass")
    assert t.seat == 0 and t.asked == "award_answer"  # seat 1 passed and is not asked for claims
    t.play("accept")
    assert t.asked == "claim_task" and t.legal() == ["stop", "claim L.G"]
    t.play("claim L.G")
    assert t.s.task_discs[12] == 0


@rule("ZG-11.5", "INV-10")
def test_the_leftmost_empty_space() -> None:
    t = Table()
    t.tasks(*TILES)
    t.hold(0, 20)
    t.discs("L.G", 2, 1)
    t.governors(0, R3=1, R4=1)
    t.play("unify 20 R1", "claim L.G")
    assert t.s.task_discs[12:16] == [2, 1, 0, -1]
    assert not t.can("claim L.G") and t.why("claim L.G") == "ZG-11.5"
    assert t.why("claim U.G") == "ZG-11.1"


@rule("ZG-11.6")
def test_a_disc_stays() -> None:
    t = Table(2)
    t.tasks(*TILES)
    t.discs("L.G", 0)
    t.quick_turn()
    t.quick_turn()
    assert t.s.task_discs[12] == 0


@rule("ZG-11.7")
def test_a_claim_may_wait() -> None:
    t = Table(2)
    t.tasks(*TILES)
    t.palaces(0, R3=1, R4=1)
    t.hold(0, 20)
    t.play("unify 20 R1", "end_turn")
    t.quick_turn()
    card = t.s.hands[0][0]
    t.play(f"court {card} RECRUIT", "recruit red R1")
    assert t.can("claim L.P")


@rule("ZG-11.8")
def test_needs_are_checked_at_the_window() -> None:
    t = Table(2, boards=("star", "circle"))
    t.tasks(*TILES)
    t.hold(0, 20)
    t.people(0, gov="R3:red,gray,white R5:red")
    t.governors(0, R4=1)
    t.play("court 20 GOVERNOR", "governor R3", "square R3.c", "board_ability", "move_governor R3.c R2")
    assert t.asked == "end_turn" and t.verbs("claim") == []


@rule("ZG-11.9")
def test_six_discs_for_six_tasks() -> None:
    assert len(data.TASK_PLACES) == 6
    t = Table(2)
    t.tasks(*TILES)
    t.hold(0, 20)
    t.governors(0, R1=1, R3=1, R4=1, R5=1)
    t.palaces(0, R1=1, R2=1, R3=1, R4=1, R5=1)
    t.wall(0, "T1/1", "T2/1", "G1/1", "S1/1")
    t.play("unify 20 R1", *[f"claim {place}" for place in data.TASK_PLACES])
    assert t.s.task_discs.count(0) == 6
