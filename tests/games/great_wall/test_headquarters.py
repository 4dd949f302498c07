"""Moving soldiers (GW-6.7)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.headquarters import MoveStep


@rule("GW-6.7.1", "GW-6.7.2", "GW-6.7.3", "GW-6.7.4", "GW-6.7.5", "GW-6.7.6", "GW-6.7.7")
def test_moving_soldiers() -> None:
    t = Table(3)
    t.clerks("hq", "AA")
    t.muster("L", "A", spear=2, archer=1)
    t.archers("L", "A")
    t.archers("M", "BB")  # all firing positions of M are taken
    t.horde("M", "h02", "A")
    t.run(Activate(ids.HQ, 0))
    assert t.refusal("move L L") == "GW-6.7.2"
    t.play("move L M")
    assert t.legal() == ["carry spear 0", "carry spear 1", "carry spear 2"]
    t.play("carry spear 2", "carry archer 1")
    assert t.legal() == ["carry firing_to_muster 0", "carry firing_to_muster 1"]  # no free firing position in M
    t.play("carry firing_to_muster 0")
    assert t.resting("M", "A") == (2, 1, 0) and t.points("M1") == "A..." and not t.told("wound")
    t.play("move M R", "carry spear 1", "carry archer 0")  # the same soldiers again
    assert t.resting("R", "A") == (1, 0, 0) and t.at("hq") == ""
    t.run(MoveStep(0, 1))
    t.play("move L R", "carry firing_to_firing 1")
    assert t.firing("R") == "A" and t.firing("L") == ""
