"""The cards of the cooperative game: every event, general, tactic and horde."""

import pytest

from tests.games.great_wall.table import coop
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.builders import BuildStep
from tianxia.games.great_wall.rules.commands import Slots
from tianxia.games.great_wall.rules.decrees import Decrees
from tianxia.games.great_wall.rules.hordes import HordeIn
from tianxia.games.great_wall.rules.moments import open_gap
from tianxia.games.great_wall.rules.seasons import Summer
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.rules.winter import Assault, Breach, Salvo


@rule("GW-17.2.15")
def test_every_cooperative_general() -> None:
    t = coop()
    t.general("A", "k01", support=1)
    t.give("A", chi=1)
    t.run(ShameStep(1, 1))
    t.play("use k01")
    assert t.s.shame_bank == 30 and t.res("A") == "0 0 0 0"
    t = coop()
    t.general("A", "k02", support=2)
    t.archers("M", "A")
    t.horde("M", "x02")
    t.run(Assault(0))
    t.play("use k02")
    assert (t.told("held") or t.told("breach"))[0]["defence"] == 2 + 2
    t = coop(2, "d09 d10")
    t.general("A", "k03", support=1)
    t.s.wall = [0, 2, 2]
    t.run(Decrees(1))
    t.play("decree d09", "use k03", "take wood 1", "take gold 1")
    assert t.res("A") == "1 0 0 0" and t.res("B") == "0 0 1 0"
    t = coop()
    t.general("A", "k04", support=1)
    t.muster("M", "B", spear=1)
    t.horde("M", "x02")
    open_gap(t.s, 0)
    t.go()
    t.play("use k04", "name 1", "spear M1 1")  # that player chooses and is rewarded: GW-7.3.8
    assert t.res("B") == "0 0 0 1" and t.points("M1") == "B..."
    t = coop()
    t.general("A", "k05", support=2)
    t.archers("M", "A")
    t.horde("M", "x02")
    t.run(Salvo(1, 1))
    t.play("use k05", "wound M1 1", "wound M1 2")
    assert t.points("M1") == "ww.."
    t = coop()
    t.general("A", "k06", support=1)
    t.archers("M", "B")
    t.horde("M", "x02")
    t.run(Breach(1))
    t.play_when("use k06")
    t.play("save 1 firing_M archer")
    assert t.resting("M", "B") == (0, 1, 0)
    t = coop()
    t.general("A", "k08", support=1)
    t.s.hand[1], t.s.out[1] = 62, 1
    t.give("B", wood=5)
    t.run(BuildStep(1, 1, 2, -1, []))
    t.play("build wall M", "pass", "use k08", "take_back economy")
    assert t.s.hand[1] == 63 and t.honor("A") == 2


@rule("GW-7.3.8", "GW-17.2.23")
def test_every_cooperative_tactic() -> None:
    t = coop()
    t.tactic("C", "u01")
    t.archers("M", "AB")
    t.horde("M", "x02")
    t.run(Breach(1))
    t.play_when("play u01 basic")
    t.play("save 0 firing_M archer", "save 1 firing_M archer")
    assert t.resting("M", "A") == t.resting("M", "B") == (0, 1, 0)
    t = coop()
    t.tactic("C", "u02")
    t.set_honor("C", 4)
    t.run(ShameStep(0, 3))
    t.play("play u02 boosted")
    assert t.honor("C") == 0 and t.s.shame_bank == 30
    t = coop()
    t.tactic("A", "u03")
    t.horde("M", "x02")
    t.muster("M", "A", spear=1)
    t.muster("M", "B", spear=1)
    open_gap(t.s, 0)
    t.go()
    t.play("play u03 basic", "spear M1 1")
    assert t.asked == "attack B"
    t.play("spear M1 2")
    assert t.points("M1") == "AB.." and t.honor("B") == 1
    t = coop()
    t.tactic("C", "u04", "u05")
    t.clerks("builders", "A")
    t.run(Activate(ids.BUILDERS, 0))
    t.play("play u04 basic", "take stone 2")
    t.give("C", gold=1)
    t.run(Summer(0))
    t.play("play u05 boosted", "take wood 2", "take wood 2", "take wood 2", "give wood 0", "pass")
    assert t.res("A") == "3 0 0 0" and t.res("B") == "2 0 0 0"
    t = coop()
    t.tactic("A", "u06")
    t.give("A", gold=2)
    t.s.hand, t.s.out = [60, 61, 62], [2, 2, 1]
    t.s.pick[0] = 0
    t.s.todo.append(Slots([0]))
    t.go()
    t.play("play u06 boosted", "take_back despotism", "take_back despotism", "take_back economy")
    assert t.s.out == [0, 0, 0] and t.asked == "slot A"
    t = coop()
    t.tactic("A", "u08", "u10")
    t.horde("M", "x02")
    t.run(Assault(0))
    t.play("play u08 basic")
    assert (t.told("held") or t.told("breach"))[0]["defence"] == 2 + 4
    t.until()
    t.run(Salvo(1, 1))
    t.play("play u10 basic", "wound M1 1", "wound M1 2")
    t = coop()
    t.tactic("C", "u09")
    t.give("C", chi=2)
    t.clerks("barracks", "AAB")
    t.run(Activate(ids.BARRACKS, 0))
    t.play("play u09 boosted")
    for letter in "ABC":
        assert t.asked == f"recruit {letter}"
        t.play("recruit 1 0 0", "muster spear L")
    assert t.supply("C")[0] == 9


@rule("GW-17.2.8")
@pytest.mark.parametrize("card", ["x09", "x10", "x11", "x18"])
def test_placed_cooperative_hordes(card: str) -> None:
    t = coop()
    t.tactic("A", "t01")
    t.give("A", gold=2)
    t.archers("M", "B")
    t.horde("M", card)
    t.run(HordeIn(3))
    if card == "x09":
        t.until()
        assert t.hand("A") == []
    elif card == "x10":
        assert t.res("A") == "0 0 1 0"
    elif card == "x11":
        t.until()
        assert t.firing("M") == ""
    else:
        assert sum(c >= 0 for c in t.s.slots) >= 2


@rule("GW-17.2.17", "GW-17.2.18")
def test_breach_texts_of_cooperative_hordes() -> None:
    t = coop()
    t.horde("M", "x07")
    t.muster("M", "A", spear=1)
    t.archers("M", "B")
    t.run(Breach(1))
    while t.asked.startswith("shame"):
        t.play("shame archer")
    assert t.resting("M", "A") == (0, 0, 0) and t.firing("M") == ""
    t = coop()
    t.horde("M", "x24", "A")
    t.run(Breach(1))
    while t.asked.startswith("shame"):
        t.play("shame archer")
    assert [t.s.shamed[p * 3 + 1] for p in range(3)] == [1, 2, 2]
