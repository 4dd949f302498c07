"""Placing clerks (GW-5.3.9 to GW-5.3.14)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.clerks import PlaceStep


@rule("GW-4.6.2")
def test_a_warning_before_shame() -> None:
    t = Table(3)
    t.clerks("quarry", "AA")
    t.clerks("temple", "AB")
    t.run(PlaceStep(0, 1, 0, 0, 0))
    place = GAME.decisions[t.s.todo[-1].kind]
    minded = {w: place.warnings(t.s, t.s.ask(), 0, GAME.actions.parse(w)) for w in t.legal()}
    assert [w for w, found in minded.items() if found] == ["place temple quarry", "place supply quarry"]


@rule("GW-5.3.9", "GW-5.3.14")
def test_different_destinations_and_different_clerks() -> None:
    t = Table(4)  # side B: the Quarry has 4 slots
    t.clerks("quarry", "AB")
    t.run(PlaceStep(0, 2, 1, 0, 0))
    assert "place supply quarry" in t.legal() and t.refusal("place quarry quarry") == "GW-5.3.14"
    t.play("place supply quarry")
    assert "place supply quarry" not in t.legal() and "place quarry temple" in t.legal()
    t.play("place quarry temple")  # the older clerk of the Quarry
    assert t.at("quarry") == "AB" and t.at("temple") == "A"
    t.run(PlaceStep(0, 2, 0, 0, 0))
    t.play("place temple sawmill")
    assert "place sawmill temple" not in t.legal()  # the same figure twice


@rule("GW-5.3.12", "GW-5.3.13", "GW-6.0.2", "TV-23")
def test_a_full_location_is_locked() -> None:
    t = Table(3)
    t.clerks("quarry", "AB")
    t.run(PlaceStep(0, 2, 1, 0, 0))
    t.play("place supply quarry")
    assert "place quarry temple" not in t.legal() and t.refusal("place quarry temple") == "GW-5.3.13"
    t.play("pass")
    t.run(PlaceStep(1, 2, 1, 0, 0))
    assert t.refusal("place supply quarry") == "GW-5.3.12" and t.refusal("place quarry hq") == "GW-5.3.13"


@rule("GW-5.3.11", "GW-6.0.3", "TV-24")
def test_a_special_location_takes_every_clerk() -> None:
    t = Table(3)
    t.clerks("hq", "BBBBB")
    t.run(PlaceStep(1, 1, 0, 0, 0))
    assert t.s.clerks[1] == 0 and t.refusal("place supply hq") == "GW-5.3.11"  # unhired clerks cannot be placed
    assert "place hq temple" in t.legal()
