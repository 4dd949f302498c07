"""Events of the cooperative game (GW-12.7.11)."""

from tests.games.great_wall.table import CARDS, coop
from tests.proof import rule
from tianxia.games.great_wall import data
from tianxia.games.great_wall.board.field import attack_strength, defence, firing_room
from tianxia.games.great_wall.board.prices import advisor_price, soldier_price
from tianxia.games.great_wall.rules.court_events import EventStep
from tianxia.games.great_wall.rules.hordes import HordeIn
from tianxia.games.great_wall.rules.kill import save_price
from tianxia.games.great_wall.view import mine


@rule("GW-12.7.11", "GW-12.7.12", "GW-12.7.15")
def test_every_event() -> None:
    t = coop(3, "", "v01")
    t.run(EventStep())
    for letter in "ABC":
        assert t.asked == f"take {letter}"
        t.play("take chi 2")
    t = coop(3, "", "v02")
    t.run(EventStep())
    assert t.asked == "choose A" and t.legal() == ["choose 1", "choose 2"]
    t.play("choose 1")
    assert [t.res(x) for x in "ABC"] == ["0 0 2 0"] * 3
    t = coop(3, "", "v03")
    t.archers("M", "A")
    t.muster("R", "B", spear=2)
    t.run(EventStep())
    assert t.firing("M") == "" and t.resting("R", "B") == (1, 0, 0)
    t = coop(3, "", "v04")
    t.run(EventStep())
    assert sum(c >= 0 for c in t.s.slots) >= 1
    t = coop(3, "", "v05")
    t.give("A", wood=1, stone=1, gold=1)
    t.give("B", wood=1)
    t.run(EventStep())
    t.play("choose 1", "pay wood 1", "pay stone 1")
    assert t.res("A") == "0 0 1 0" and t.res("B") == "0 0 0 0"
    t = coop(3, "", "v06")
    t.run(EventStep())
    t.play("name 2")
    assert t.asked == "shame C"
    t.play("shame spear")
    assert [len(t.hand(x)) for x in "ABC"] == [1, 1, 1]
    t = coop(3, "", "v07 v08 v09 v10 v11 v12")
    t.horde("M", "x02")
    t.s.barricades[1] = 1
    before = (attack_strength(t.s, 1), defence(t.s, 1), advisor_price(t.s, 0), save_price(t.s, 0), soldier_price(t.s, 0, 1, 3))
    t.archers("M", "B")
    assert firing_room(t.s, 1)
    for _ in range(6):
        t.run(EventStep())
    after = (attack_strength(t.s, 1), defence(t.s, 1), advisor_price(t.s, 0), save_price(t.s, 0), soldier_price(t.s, 0, 1, 3))
    assert [b - a for a, b in zip(before, after)] == [1, 1, 1, 1, -1] and not firing_room(t.s, 1)
    assert soldier_price(t.s, 0, 2, 3) == 1 and len(t.s.events_shown) == 6
    t = coop(3, "", "v09")
    t.tactic("B", "u11")
    t.give("B", chi=3)
    t.run(EventStep())
    t.play("play u11 boosted")
    assert t.s.events_shown == [CARDS["v09"]] and t.s.events_cancelled == 1 << CARDS["v09"] and save_price(t.s, 0) == 2


@rule("GW-17.2.21")
def test_peeking() -> None:
    t = coop(3, "", "v01 v02 v03")
    t.horde("M", "x08")
    t.run(HordeIn(3))
    assert [mine(t.s, p)["seen_events"] for p in range(3)] == [["v01"]] * 3
    t.tactic("A", "u11")
    t.run(EventStep())
    t.play("play u11 basic")
    assert mine(t.s, 0)["seen_events"] == ["v02", "v03"] and mine(t.s, 1)["seen_events"] == []
    assert t.legal() == ["on_top v03", "on_top v02"]
    t.play("on_top v03")
    assert [data.EVENT_IDS[e] for e in t.s.event_deck[-2:]] == ["v02", "v03"]
    assert not [e for e in t.events if e.key == "peek" and e.seat == 0 and e.for_seat(1) is e]
