"""Two players and the Reed Clan (section 10)."""

from tests.games.great_wall.table import CARDS, Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.board.seats import ruler
from tianxia.games.great_wall.flow import Fall
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activate, Activations
from tianxia.games.great_wall.rules.commands import Card, Slots
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.hordes import SpringHordes
from tianxia.games.great_wall.rules.reed import reed_produces
from tianxia.games.great_wall.rules.seasons import Summer
from tianxia.games.great_wall.rules.winter import Breach


@rule("GW-10.1.1", "GW-10.1.4", "GW-10.4.1", "GW-10.4.2", "TV-50", "GW-10.2.7")
def test_its_card_takes_the_lowest_slot() -> None:
    t = Table(2)
    t.tea("ARB")
    t.s.pick = [0, 1, ids.REED_COMMAND]
    t.s.hand = [62, 61, 0]
    t.s.todo.append(Slots([*t.s.tea]))
    t.go()
    t.play("slot 1")
    assert t.s.track == [0, 2, 1]  # B had no choice left
    t.s.todo = []
    t.run(Summer(1))
    assert t.s.pick[2] == -1 and t.asked == "recover A"
    t.play("recover cards")
    assert t.asked == "recover B"  # the Reed Clan takes no part
    t.play("recover cards")
    t.run(Fall())
    assert t.s.todo[-1].waiting == 0b11


@rule("GW-10.3.1", "GW-10.3.2", "GW-10.3.3", "GW-10.3.4")
def test_the_ruler() -> None:
    t = Table(2)
    t.tea("RBA")
    for active, who in ((0, 0), (1, 1), (2, 1), (-1, 1)):
        t.s.active = active
        assert ruler(t.s) == who
    t.clerks("academy", "A")
    t.clerks("hq", "A")
    t.s.active = 2
    t.run(Activations(0))
    assert t.asked == "activate B"


@rule("GW-10.4.3", "GW-10.4.4", "GW-10.4.6")
def test_reed_clerks_move_by_boxes() -> None:
    t = Table(2)
    t.commands(A="economy", B="diplomacy", R="reed")
    t.run(Card(0, ids.ECONOMY, 1, 0))
    t.play("pass")  # B, first in tea order
    assert t.asked == "reed_clerk A" and "pass" in t.legal()
    assert "reed_clerk sawmill quarry" not in t.legal() and "reed_clerk sawmill temple" in t.legal()
    t.play("reed_clerk sawmill temple")
    assert not [x for x in t.legal() if x.startswith("reed_clerk temple") or x.endswith("temple")]
    t.play("reed_clerk quarry sawmill")
    assert t.at("temple") == t.at("sawmill") == t.at("mine") == "R"
    t.play("take gold 2")
    t.s.active = 2
    t.tea("BAR")
    t.run(Card(2, ids.REED_COMMAND, 0, 0))
    assert t.asked == "reed_clerk B"
    t.play("pass")
    assert t.asked == "place B"  # box 2: the humans, not the Reed Clan
    t.play("pass")
    assert t.asked == "place A"
    t.play("pass")
    assert t.asked == ""


def full_quarry() -> Table:
    t = Table(2)
    t.clerks("quarry", "AA")
    t.run(Activations(0))  # full with the Reed clerk
    t.until()
    return t


@rule("GW-10.5.1", "GW-10.5.3", "TV-32")
def test_a_reed_clerk_fills_a_location_and_stays() -> None:
    t = full_quarry()
    assert t.res("A") == "0 2 0 0", "it was full, and so activated"
    assert t.at("quarry") == "R"


@rule("GW-10.5.12", "GW-6.0.7")
def test_a_reed_clerk_keeps_the_shame_away() -> None:
    """The quarry has a shame icon: who is there alone takes a token."""
    t = full_quarry()
    assert t.s.shame_bank == 20


@rule("GW-10.2.1", "GW-14.1.23")
def test_the_reed_clan_gains_nothing_itself() -> None:
    t = full_quarry()
    assert t.honor("R") == 0 and t.s.shamed[t.s.reed * 3 : t.s.reed * 3 + 3] == [0, 0, 0] and t.s.won[t.s.reed] == 0


@rule("GW-10.5.4", "GW-10.5.5")
def test_reed_donation() -> None:
    t = full_quarry()
    assert t.s.store == [0, 2, 0]  # one by the clerk, one by the Elder: A collected 2
    t = Table(2)
    t.clerks("mine", "AB")
    t.run(Activate(ids.MINE, 0))
    t.until()
    assert t.s.store == [0, 0, 1]  # nobody collected 2
    t = Table(2)
    t.clerks("quarry", "AA")
    t.run(Activate(ids.QUARRY, 0))
    t.play("decline")
    assert t.res("A") == "0 0 0 0" and t.s.store == [0, 1, 0]  # what is declined is not collected


@rule("GW-10.5.2", "TV-34")
def test_reed_alone() -> None:
    t = Table(2)
    t.clerks("academy", "R")
    t.run(Activations(0))
    assert not t.told("activated") and t.at("academy") == "R"


@rule("GW-10.5.6")
def test_reed_in_the_temple() -> None:
    for active, asked in ((0, True), (2, False)):
        t = Table(2)
        t.clerks("temple", "RB")
        t.s.at[ids.TEMPLE * 4 + 1] += 1
        t.s.clerks[1] -= 1
        t.shamed("A", spear=1, archer=1)
        t.s.active = active
        t.run(Activate(ids.TEMPLE, 0))
        assert (t.asked == "drop_shame A") == asked
        if asked:
            assert t.legal() == ["atone spear", "atone archer"]
            t.play("atone archer")
            assert t.s.shame_bank == 19
    reed_produces(t.s, ids.TEMPLE, None)
    assert t.s.active == t.s.reed and t.s.todo == []  # in its own turn there is nobody to atone


@rule("GW-9.2.5", "GW-9.2.7")
def test_the_reed_clan_takes_no_place() -> None:
    t = Table(2)
    t.tea("RBA")
    assert GAME.places(t.s) == [2, 1]
    t.set_honor("A", 1)
    assert GAME.places(t.s) == [1, 2]


@rule("GW-10.5.7", "GW-10.5.8", "GW-10.5.9", "GW-10.5.10", "GW-10.5.11")
def test_reed_in_other_locations() -> None:
    t = Table(2)
    t.clerks("embassy", "AR")
    card = data.ADVISOR_IDS[t.s.offer[2]]
    t.run(Activate(ids.EMBASSY, 0))
    assert t.asked == "reed_advisor A" and "pass" not in t.legal()
    t.play(f"dismiss {card}")
    assert t.s.advisor_at[CARDS[card]] == ids.IN_DISCARD and len(t.s.offer) == 4
    t = Table(2)
    t.clerks("builders", "AR")
    t.s.store = [2, 0, 0]
    t.run(Activate(ids.BUILDERS, 0))
    t.play("pass")
    assert t.legal() == ["build barricade M", "build barricade R"]
    t.play("build barricade R")
    assert t.s.barricades == [0, 0, 1] and t.s.store == [2, 0, 0] and t.honor("A") == 0
    t = Table(2)
    t.clerks("barracks", "ABR")
    t.horde("M", "h14")
    t.run(Activate(ids.BARRACKS, 0))
    assert t.asked == "reed_attack A"
    t.play("spear M1 1")
    assert t.points("M1") == "R..." and t.res("A") == "0 0 0 0" and t.supply("R")[0] == 9
    t = Table(2)
    t.tea("ABR")
    t.clerks("tea_house", "AR")
    t.run(Activate(ids.TEA_HOUSE, 0))
    assert t.order() == "ARB"
    t = Table(2)
    for location in ("academy", "hq"):
        t.clerks(location, "AR")
        t.run(Activate(ids.LOCATIONS.index(location), 0))
        t.until()
        assert t.at(location) == "R" and t.s.tactics[2] == 0


@rule("GW-10.2.3", "GW-10.2.4", "GW-10.6.1", "GW-10.6.2", "TV-33")
def test_reed_soldiers_in_a_defeat() -> None:
    t = Table(2)
    t.horde("M", "h09", "RRRAA")
    t.run(Clearing())
    t.until()
    assert t.honor("A") == 2 and t.s.taken_by.count(-1) == 24 and CARDS["h09"] in t.s.horde_out
    assert t.supply("R")[0] == 10 and t.resting("M", "A") == (0, 0, 0)  # L = 1, and 1 more by the card


@rule("GW-10.2.2", "GW-10.6.3")
def test_reed_soldiers_in_a_breach() -> None:
    t = Table(2)
    t.s.year = 3
    t.horde("M", "h10", "RRRA")
    t.run(Breach(1))
    t.until()
    assert t.points("M1") == "wwRw.." and t.supply("R")[0] == 9 and t.s.rest == [0] * 36


@rule("GW-5.1.8", "GW-10.1.4", "GW-10.6.4")
def test_a_raid_counts_the_reed_clan() -> None:
    for mode in ("two", "coop"):
        t = Table(2, mode)
        backs = "x" if mode == "coop" else "h"
        for section in "MR":
            for _ in range(3):
                t.horde(section, next(c for c in data.HORDE_IDS if c[0] == backs and CARDS[c] in t.s.horde_deck))
        assert t.s.shame_bank == 20
        t.run(SpringHordes(1))
        assert t.told("raid")[0]["tokens"] == 3 and (t.s.shame_bank, t.s.shame_box) == (17, 3)


@rule("GW-10.1.3", "GW-12.1.3")
def test_the_scout_in_coop() -> None:
    t = Table(2, "coop")
    t.clerks("barracks", "ABR")
    t.horde("R", "x02")
    t.run(Activate(ids.BARRACKS, 0))
    assert t.asked == "wound A"
    t.play("wound R1 2")
    assert t.points("R1") == ".w.." and t.asked in ("next A", "reed_attack A")
