"""Section 7.3: create a warrior."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta import actions


@rule("TA-7.3.1", "INV-18")
@pytest.mark.parametrize(("segment", "cost", "quarter"), [(0, 2, 0), (2, 3, 0), (4, 4, 1), (6, 2, 2), (10, 4, 3)])
def test_payment(segment: int, cost: int, quarter: int) -> None:
    t = Table()
    t.give("Y", wet=5, dry=2)
    t.turn(segment).play("perform inner")
    assert t.purse("Y") == {"coins": 0, "wet": 5 - cost, "dry": 2}
    assert t.s.storages == [2 if q == quarter else 1 for q in range(4)], "one token goes dry to the storage of the quarter"


@rule("TA-7.3.2")
def test_type_with_figures_left() -> None:
    t = Table()
    t.give("Y", wet=4)
    t.organizer(0, 11, 1, 0)
    t.turn(0).play("perform inner")
    assert t.legal == ["type guard", "type crossbowman"]
    assert t.refuses("type officer") == "TA-7.3.2 none-left"
    t.play("type crossbowman", "put 1,1")
    assert t.s.organizer == [0, 11, 0, 0]


@rule("TA-7.3.3")
def test_any_empty_cell() -> None:
    t = Table("G:officer@4,4 musician@7,9")
    t.give("Y", wet=4)
    t.turn(0).play("perform inner", "type soldier")
    assert set(t.legal) == {f"put {c}" for c in actions.CELL_NAMES if c not in ("4,4", "7,9")}
    t.play("put 7,8")
    assert "Y:soldier@7,8" in t.board()


@rule("TA-7.3.4")
def test_points_fall_row_by_row() -> None:
    """TD-WARRIOR: 4 4 4 3 3 3 2 2 2 1 1, column by column."""
    for taken, points in enumerate([4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]):
        t = Table()
        t.give("Y", wet=2)
        t.organizer(11, 11 - taken, 11, 11)
        t.turn(0).play("perform inner", "type guard", "put 1,1")
        assert t.vp("Y") == points
        assert t.scored("organizer")["Y"] == points


@rule("TA-7.3.5", "TA-8.0.1")
def test_the_weapon_is_asked_after_the_points() -> None:
    t = Table()
    t.give("Y", wet=2, weapons="halberd sword")
    t.turn(0).play("perform inner", "type guard", "put 1,1")
    assert t.asks == "weapon" and t.vp("Y") == 4
    assert t.legal == ["weapon use", "weapon no"]
    t.play("weapon no")
    assert t.active_weapons("Y") == "sword halberd" and t.vp("Y") == 4 and t.asks == "middle"


@rule("TA-7.3.6")
def test_no_room_or_no_figures() -> None:
    t = Table()
    t.give("Y", wet=4)
    t.organizer(0, 0, 0, 0)
    assert t.turn(0).refuses("perform inner") == "TA-7.3.6 organizer-empty"
    t = Table()
    t.give("Y", wet=4)
    t.s.grid = [1] * 63
    t.s.empty = 0
    assert t.turn(0).refuses("perform inner") == "TA-7.3.6 mausoleum-full"


@rule("TA-7.3.7")
def test_payment_first_or_last_is_the_same() -> None:
    """Type and cell do not depend on the payment, nor the payment on them."""
    results = set()
    for kind, cell in (("officer", "1,1"), ("soldier", "7,9")):
        t = Table()
        t.give("Y", wet=3)
        t.turn(0).play("perform inner", f"type {kind}", f"put {cell}")
        results.add((t.purse("Y")["wet"], tuple(t.s.storages), t.vp("Y")))
    assert results == {(1, (2, 1, 1, 1), 4)}


def test_warning_when_the_ability_is_lost() -> None:
    t = Table()
    t.give("Y", wet=2, weapons="sword")
    t.turn(0).play("perform inner")
    assert t.warns("type officer") == [] and t.warns("type guard") == ["TA-8.0.2 no-ability"]
