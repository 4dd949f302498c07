"""The year from top to bottom (GW-5.0, GW-5.3.4)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall.flow import Fall, Turns, Winter
from tianxia.games.great_wall.game import GAME


@rule("GW-5.0.2", "GW-5.3.21")
def test_a_whole_fall_and_winter() -> None:
    t = Table(3)
    t.clerks("sawmill", "A")
    t.s.todo.append(Winter())
    t.run(Fall())
    for seat in (1, 0, 2):
        GAME.apply(t.s, seat, GAME.legal(t.s, seat)[0], None)
    while t.s.year == 1 and t.s.todo:
        t.play("pass" if "pass" in t.legal() else t.legal()[0])
    assert t.s.year == 2 and t.at("sawmill") == "A"  # clerks stay where nothing was activated
    assert [e["season"] for e in t.told("season")][:2] == ["fall", "winter"]


@rule("GW-5.3.4")
def test_turns_in_slot_order() -> None:
    t = Table(3)
    t.commands(B="attack_order", C="attack_order", A="attack_order")
    t.run(Turns(0))
    t.until()
    assert [e.seat for e in t.events if e.key == "turn"] == [1, 2, 0] and t.s.active == -1
