"""Who acts next (GW-12.3)."""

from tests.games.great_wall.table import coop
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.commands import Card
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.view import mine


@rule("GW-12.3.1", "GW-12.3.2", "GW-12.3.3", "GW-12.3.4", "GW-12.3.5", "GW-12.3.6")
def test_free_order_of_clerk_actions() -> None:
    t = coop()
    t.tea("CBA")
    t.commands(A="economy", B="despotism", C="treason")
    t.run(Card(0, ids.ECONOMY, 1, 0))
    assert t.asked == "next A" and t.legal() == ["next 2", "next 1"]
    t.play("next 1")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "place C"
    t.play("pass", "take chi 2")
    t.clerks("hq", "AB")
    t.muster("M", "A", spear=1)
    t.muster("M", "B", spear=1)
    t.run(Activate(ids.HQ, 0))
    t.play("next 1")
    assert t.asked == "move B"
    t.play("pass", "pass")
    t.horde("M", "x02", "AABB")
    t.run(Clearing())
    t.until()
    assert t.s.won == [0, 1, 0]  # tea order breaks this tie
    assert mine(t.s, 1)["resources"]["chi"] == 0  # screens stay closed; nothing can be handed over
    assert not [b for b in GAME.decisions if b.name == "trade"]
