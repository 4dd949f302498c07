"""Production (DM-6.2)."""

from tests.games.daimyo.table import Table
from tests.proof import rule


@rule("DM-6.2.1", "DM-6.2.2", "DM-6.2.3", "DM-6.2.4", "TV-13")
def test_production() -> None:
    t = Table(3)
    t.govern(0, "red 3").build(0, "farm", "red 3")  # Rice: 2
    t.build(0, "farm", "blue 4").govern(1, "blue 4")  # Stone, an enemy governor there: 1
    t.build(0, "tower", "blue 3")  # Metal: a Tower does not produce
    t.action(0, "production").play("main")
    assert t.have(0) == "2R 0M 1S 0G" and t.have(1) == "0R 0M 0S 0G"
