"""Spring and Summer (GW-5.0 to GW-5.2)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import data
from tianxia.games.great_wall.flow import Year
from tianxia.games.great_wall.rules.seasons import Summer


@rule("GW-5.0.1", "GW-5.1.1", "GW-5.1.2", "GW-14.1.20")
def test_a_year_has_four_seasons() -> None:
    t = Table(3)
    t.clerks("sawmill", "A")
    t.run(Year())
    assert t.s.year == 2 and sum(c >= 0 for c in t.s.slots) == data.TIME_ADD[0][1] == 2
    t.until("command A")
    seasons = [e["season"] for e in t.told("season")]
    assert seasons == ["spring", "summer", "fall"] and t.s.todo[-1].waiting == 0b111


@rule("GW-5.2.1", "TV-48")
def test_income() -> None:
    t = Table(3)
    t.overseer("A", "mine", 2)
    t.overseer("A", "temple", 1)
    t.run(Summer(0))
    assert t.res("A") == "0 0 2 1" and t.res("B") == "0 0 0 0"


@rule("GW-5.2.7", "GW-12.2.1", "GW-12.2.2", "GW-12.5.1")
def test_coop_seasons() -> None:
    t = Table(3, "coop")
    t.s.out[0], t.s.hand[0] = 1, 62
    t.run(Year())
    assert sum(c >= 0 for c in t.s.slots) + len(t.s.horde_out) >= 3  # one more than printed
    t.until("command A")
    assert t.asked == "command A" and t.s.out[0] == 1 and t.honor("A") == 0  # no step 4
