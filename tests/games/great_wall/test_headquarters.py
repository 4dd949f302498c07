"""Moving soldiers (GW-6.7)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.activation import Activate


def headquarters() -> Table:
    t = Table(3)
    t.clerks("hq", "AA")
    t.muster("L", "A", spear=2, archer=1)
    t.archers("L", "A")
    t.archers("M", "BB")  # all firing positions of M are taken
    t.horde("M", "h02", "A")
    t.run(Activate(ids.HQ, 0))
    return t


@rule("GW-6.7.2", "GW-6.7.4", "GW-6.7.6")
def test_moving_soldiers() -> None:
    t = headquarters()
    assert t.refusal("move L L") == "GW-6.7.2"
    t.play("move L M")
    assert t.legal() == ["carry spear 0", "carry spear 1", "carry spear 2"]
    t.play("carry spear 2", "carry archer 1", "carry firing_to_muster 0")
    assert t.resting("M", "A") == (2, 1, 0)
    assert t.points("M1") == "A..." and not t.told("wound")  # not an attack


@rule("GW-6.7.1", "GW-6.7.7")
def test_a_move_for_each_clerk_also_of_the_same_soldiers() -> None:
    t = headquarters()
    t.play("move L M", "carry spear 2", "carry archer 1", "carry firing_to_muster 0")
    t.play("move M R", "carry spear 1", "carry archer 0")
    assert t.resting("R", "A") == (1, 0, 0) and t.asked == "" and t.at("hq") == ""


@rule("GW-6.7.3")
def test_archers_go_to_free_firing_positions() -> None:
    t = headquarters()
    t.play("move L M", "carry spear 0", "carry archer 1")
    assert t.legal() == ["carry firing_to_muster 0", "carry firing_to_muster 1"]  # no free firing position in M
    t = headquarters()
    t.play("move L R", "carry spear 0", "carry archer 1", "carry firing_to_firing 1")
    assert t.firing("R") == "A" and t.firing("L") == ""


@rule("GW-6.7.5")
def test_soldiers_on_a_card_are_not_moved() -> None:
    t = headquarters()
    assert [words for words in t.legal() if words.startswith("move M")] == []  # A has one there, on a vital point
