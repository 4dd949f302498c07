"""End of the game and scoring: section 12."""

import pytest

from tests.games.zhanguo.table import R1, R2, R3, Table
from tests.proof import rule
from tianxia.games.zhanguo import data, ids, scoring
from tianxia.games.zhanguo.game import GAME

CRITERION = [tile[1] for tile in data.WALL_TILES]


def count(t: Table, name: str) -> int:
    return scoring.criterion_count(t.s, 0, CRITERION.index(name))


@rule("ZG-12.0")
def test_scoring_comes_after_the_last_awards() -> None:
    t = Table(2)
    t.awards(5)
    t.markers(0, brown=2)
    t.governors(0, R1=1)
    t.offer_awards()
    assert t.asked == "award_answer" and t.vp(0) == 0
    told = t.play("pass")
    assert t.asked == "" and t.s.phase == ids.PHASE_OVER
    assert [e.key for e in told if e.key == "track"] == ["track"]
    assert [(e.seat, e.source, e.amount) for e in told if e.what == "vp"] == [(0, "regions", 12), (0, "aspects", 7)]
    assert GAME.end_reason(t.s) == "rounds" and GAME.places(t.s) == [1, 2]


@rule("ZG-12.1")
def test_only_the_most_governors_score() -> None:
    t = Table(3)
    t.governors(0, R2=3, R3=1)
    t.governors(1, R2=2)
    assert [scoring.region_vp(t.s, seat, R2) for seat in range(3)] == [18, 0, 0]
    assert scoring.region_vp(t.s, 0, R3) == 12


@rule("ZG-12.1.1")
def test_ties_divide_and_round_down() -> None:
    t = Table(3)
    t.governors(0, R1=2)
    t.governors(2, R1=2)
    assert [scoring.region_vp(t.s, seat, R1) for seat in range(3)] == [7, 0, 7]


@rule("ZG-12.1.2")
def test_an_empty_region_scores_nothing() -> None:
    t = Table(2)
    scoring.score_end(t.s, None)
    assert GAME.totals(t.s) == [0, 0]


@rule("ZG-12.2", "ZG-12.2.2")
def test_aspects() -> None:
    t = Table(3)
    t.markers(0, ivory=2)
    t.markers(1, ivory=1, orange=1)
    t.s.big[2] = 2
    scoring.score_end(t.s, None)
    assert GAME.totals(t.s) == [5, 6, 7]
    assert t.markers_of(0) == [2, 0, 0] and t.s.big[2] == 2  # nothing is moved
    t = Table(3)
    assert scoring.aspect_winner(t.s, 0) == ids.NOBODY


@rule("ZG-12.2.1")
def test_a_tie_goes_up_the_award_track() -> None:
    t = Table(3)
    for seat in range(3):
        t.markers(seat, orange=2)
    t.s.track = [1, 2, 0]
    assert scoring.aspect_winner(t.s, 1) == 1


@rule("ZG-12.3")
def test_tasks_multiply() -> None:
    t = Table(3)
    t.discs("U.G", 0)
    t.discs("U.P", 1, 0)
    t.discs("U.W", 0)
    t.discs("L.W", 1, 2, 0)
    scoring.score_end(t.s, None)
    assert t.vp(0) == 3 * (5 + 3 + 5) + 1 * 2
    assert t.vp(1) == 1 * 5 + 1 * 5 and t.vp(2) == 3


@rule("ZG-12.4", "ZG-12.4.5")
def test_every_wall_scores_its_column() -> None:
    t = Table(2)
    t.tiles(T1="WT1a", T2="WT3a", G1="WT4a")
    t.wall(0, "T1/1", "T2/2", "G1/3")
    t.people(0, gov="R1:gray,red", work="R2:gray")
    t.unrest(0, R5=1)
    scoring.score_end(t.s, None)
    assert t.vp(0) == 1 * 4 + 3 * 2 + 4 * 1


@rule("ZG-12.4.1", "ZG-12.4.2", "ZG-12.4.3")
def test_the_twelve_criteria() -> None:
    t = Table(2)
    t.people(0, gov="R1:gray R2:red,white", work="R1:gray R3:white")
    t.people(1, gov="R4:red,gray,white")  # somebody else's board does not count
    t.tuck(0, R1=[1, 2, 41], R2=[42, 81], R3=[3, 82, 83], R4=[84])
    t.unrest(0, R1=3, R2=1, R4=1)
    assert count(t, "CALM_REGIONS") == 2  # R3, R5
    assert count(t, "CARD_SETS") == 2  # 3 ivory, 2 orange, 4 brown
    assert count(t, "OFFICIALS_GE_UNREST") == 3  # R2 2>=1, R3 1>=0, R5 0>=0; not R1 2<3, R4 0<1
    assert count(t, "FULL_REGIONS") == 2
    assert count(t, "PAIR_REGIONS") == 2  # R1 ivory, R3 brown
    assert count(t, "GRAY_REGIONS") == 1 and count(t, "RED_REGIONS") == 1 and count(t, "WHITE_REGIONS") == 2
    assert count(t, "IVORY_REGIONS") == 2 and count(t, "ORANGE_REGIONS") == 2 and count(t, "BROWN_REGIONS") == 3
    assert R3 == 2


@rule("ZG-12.4.4")
@pytest.mark.parametrize(("lines", "vp"), [(1, 0), (2, 5), (3, 10)])
def test_unrest_penalty(lines: int, vp: int) -> None:
    t = Table(2)
    t.tiles(G2="WT6a")
    t.wall(0, f"G2/{lines}")
    t.unrest(0, R1=3, R4=2)
    assert scoring.wall_vp(t.s, 0, data.SECTIONS.index("G2") * 3 + lines - 1) == vp


@rule("ZG-12.5", "ZG-12.7")
def test_winner_and_places() -> None:
    t = Table(4)
    for seat, vp in enumerate((50, 60, 60, 40)):
        t.s.score[seat * ids.SOURCE_COUNT] = vp
    t.s.track = [0, 2, 1, 3]
    assert GAME.places(t.s) == [3, 2, 1, 4]


@rule("ZG-12.6")
def test_leftovers_score_nothing() -> None:
    t = Table(2)
    t.workers(0, R1=9, R2=5)
    t.people(0, gov="R1:red,red,red,gray,gray,white,white")
    t.tuck(0, R1=[1, 2, 3])
    scoring.score_end(t.s, None)
    assert t.vp(0) == 0
