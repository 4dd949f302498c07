"""What others see (GW-4.2)."""

import json

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.view import mine, view


def shown() -> Table:
    t = Table(3)
    t.give("A", wood=7, chi=9)
    t.tactic("A", "t01", "t02")
    t.captured("A", "h05", 1)
    t.s.out[0], t.s.hand[0] = 0b11, 0b111100
    t.clerks("hq", "A")
    return t


@rule("GW-4.2.4", "GW-4.2.8")
def test_everybody_sees_counts_and_what_lies_open() -> None:
    other = view(shown().s, 1)["players"][0]
    assert (other["tactics"], other["commands"], other["discarded"]) == (2, 4, ["economy", "despotism"])
    assert other["captured"] == [{"card": "h05", "honor": 5, "shame": 1}] and other["supply"]["spear"] == 10


@rule("GW-4.2.1", "GW-4.2.9", "GW-14.1.24")
def test_what_is_private_is_seen_by_its_owner_only() -> None:
    t = shown()
    assert mine(t.s, 0)["resources"] == {"wood": 7, "stone": 0, "gold": 0, "chi": 9}
    assert view(t.s, 0)["me"] == mine(t.s, 0) and mine(t.s, 0)["tactics"] == ["t01", "t02"] and view(t.s, -1)["me"] is None
    for seat in (1, 2, -1):
        before = json.dumps(view(t.s, seat))
        twin = t.s.copy()
        twin.res[0:4] = [1, 2, 3, 4]  # other amounts behind the screen, another hand of the same size
        twin.tactics[0] = (1 << 5) | (1 << 6)
        twin.tactic_deck = [c for c in twin.tactic_deck if c not in (5, 6)] + [0, 1]
        twin.tactic_deck.sort()
        assert json.dumps(view(twin, seat)) == before


@rule("GW-4.2.3", "GW-4.2.5")
def test_of_decks_their_size_is_seen_and_of_the_hordes_the_back() -> None:
    t = shown()
    seen = view(t.s, 2)
    assert seen["invasion"] == ids.SECTIONS[data.HORDE_BACK[t.s.horde_deck[-1]]]
    assert seen["decks"]["hordes"] == len(t.s.horde_deck) and "horde_deck" not in seen and "artifact_box" not in seen
