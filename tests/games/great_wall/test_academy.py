"""The War Academy (GW-6.10)."""

from tests.games.great_wall.table import CARDS, Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.academy import DrawStep
from tianxia.games.great_wall.rules.activation import Activate


@rule("GW-6.10.1", "GW-6.10.2", "GW-6.10.3", "TV-28")
def test_academy() -> None:
    t = Table(3)
    t.tactic("A", "t01", "t02", "t03", "t04")
    t.clerks("academy", "AAA")
    t.run(Activate(ids.ACADEMY, 0))
    t.until("draw A")
    assert t.legal() == ["pass", "draw 1", "draw 2", "draw 3"]
    t.play("draw 3")
    assert t.asked == "discard A" and len(t.legal()) == 7  # all are drawn before 2 go
    t.play("discard t01", "discard t02")
    assert len(t.hand("A")) == 5 and t.s.tactic_out == [CARDS["t01"], CARDS["t02"]]
    t.run(DrawStep(0, 1))  # every draw
    assert t.asked == "discard A"
