"""GOVERNOR: section 7.3."""

from tests.games.zhanguo.table import R1, R2, Table, square
from tests.proof import rule


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
    assert t.asked == "move_step" and t.s.ask().a == 4 and t.can("stop")
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
