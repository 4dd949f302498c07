"""Rotate a wheel (TA-6.1)."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule


@rule("TA-6.1.1", "TA-6.1.2")
def test_a_rotation_costs_two_coins() -> None:
    t = Table(a=5, b=2)
    t.give("Y", coins=1)
    assert t.legal == ["rotate none"]
    assert t.refuses("rotate inner") == "TA-6.1.2 coins"
    t.give("Y", coins=5)
    assert t.legal == ["rotate none", "rotate inner", "rotate middle"]
    t.play("rotate middle")
    assert t.purse("Y")["coins"] == 3 and (t.s.inner, t.s.middle) == (5, 1)
    assert t.asks == "place", "once per turn"
    assert t.refuses("rotate inner") == "TA-6.1.2 wheels-first"


@rule("TA-6.1.3")
def test_workers_do_not_move_with_a_wheel() -> None:
    t = Table()
    t.workers("4:G:craftsman")
    t.give("Y", coins=2)
    before = t.s.workers[:]
    t.play("rotate inner")
    assert t.s.workers == before


@rule("TA-6.1.4")
@pytest.mark.parametrize(
    ("wheel", "a", "b", "after"), [("inner", 11, 0, (0, 0)), ("middle", 0, 0, (0, 11)), ("inner", 4, 7, (5, 7))]
)
def test_offsets(wheel: str, a: int, b: int, after: tuple[int, int]) -> None:
    t = Table(a=a, b=b)
    t.give("Y", coins=2)
    t.play(f"rotate {wheel}")
    assert (t.s.inner, t.s.middle) == after
