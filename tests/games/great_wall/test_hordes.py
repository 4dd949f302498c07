"""Horde cards come (GW-4.9, GW-5.1)."""

from tests.games.great_wall.table import CARDS, Table, coop
from tests.proof import rule
from tianxia.games.great_wall import data
from tianxia.games.great_wall.rules.academy import DrawStep, draw_tactic
from tianxia.games.great_wall.rules.hordes import HordeIn, SpringHordes, bring_horde, indicator


@rule("GW-4.9.1", "GW-4.9.2", "GW-4.9.3", "GW-5.1.7")
def test_decks_that_run_out() -> None:
    t = Table(3)
    s = t.s
    s.tactic_out = s.tactic_deck[1:]
    s.tactic_seen = sum(1 << c for c in s.tactic_out)
    s.tactic_deck = s.tactic_deck[:1]
    t.run(DrawStep(0, 3))
    assert len(t.hand("A")) == 3 and s.tactic_out == [] and s.tactic_seen == 0
    s.tactic_deck, s.tactic_out = [], []
    assert not draw_tactic(s, 0, None)
    s.horde_out = s.horde_deck[1:]
    s.horde_deck = s.horde_deck[:1]
    assert bring_horde(s, None) == 0 and len(s.horde_deck) == 0  # an empty section needs no indicator
    assert indicator(s) in (0, 1, 2) and len(s.horde_deck) == 23
    s.horde_deck, s.horde_out = [], []
    assert bring_horde(s, None) == -1 and indicator(s) == 0
    assert indicator(Table(2).s) in (1, 2)


@rule("GW-5.1.3", "GW-5.1.4", "GW-5.1.5", "GW-5.1.6", "TV-16")
def test_spring_placement() -> None:
    t = Table(3)
    t.horde("L", "h02")
    t.deck("h05", "h08", "h11", "h06")  # h06 has R on its back
    assert data.HORDE_BACK[CARDS["h06"]] == 2
    t.run(SpringHordes(3))
    assert (t.card("M1"), t.card("R1"), t.card("R2")) == ("h05", "h08", "h11")


@rule("GW-5.1.8", "GW-5.1.9", "GW-7.8.1", "TV-17", "GW-4.6.15")
def test_raid() -> None:
    t = Table(3)
    for section, cards in (("L", ("h02", "h03", "h06")), ("M", ("h05",)), ("R", ("h08",))):
        for card in cards:
            t.horde(section, card)
    t.s.shame_bank, t.s.shame_box = 2, 28
    t.archers("L", "A")
    t.deck("h11", "h01", "h14")  # h01 says L, which is full
    t.run(SpringHordes(1))
    assert t.s.horde_out == [CARDS["h11"]] and (t.s.shame_bank, t.s.shame_box) == (0, 30)
    assert sum(t.s.shamed) == 0 and t.firing("L") == "A" and sum(c >= 0 for c in t.s.slots) == 5
    two = Table(2)
    for card in ("h02", "h03", "h06"):
        two.horde("M", card)
    two.horde("R", "h08")
    two.deck("h11", "h05")
    two.run(SpringHordes(1))
    assert two.s.shame_bank == 17  # as with three players: GW-10.6.4


@rule("GW-12.8.5")
def test_a_raid_with_an_empty_bank() -> None:
    t = coop()
    for sec in "LMR":
        for card in {"L": ("x01", "x02", "x03"), "M": ("x04", "x05", "x06"), "R": ("x12", "x13", "x14")}[sec]:
            t.horde(sec, card)
    t.s.shame_bank, t.s.shame_box = 0, 30
    t.run(SpringHordes(1))
    assert t.told("raid")[0]["tokens"] == 0 and t.s.ended == 0


@rule("GW-17.2.8", "GW-17.2.17", "GW-17.2.21", "GW-17.2.23")
def test_texts_of_placed_hordes() -> None:
    t = Table(3)
    t.archers("R", "A")
    t.muster("R", "B", spear=1, horse=1)
    t.give("B", chi=2)
    t.horde("R", "h15")  # each player loses 1 soldier of the section
    t.run(HordeIn(6))
    assert t.asked == "victim B"
    t.play("victim muster_R spear")
    assert t.asked == "save B"
    t.play("pass")
    assert t.firing("R") == "" and t.resting("R", "B") == (0, 0, 1)
    t = Table(3)
    first = t.s.offer[0]
    t.tactic("A", "t01", "t02")
    t.horde("L", "h01")
    t.run(HordeIn(0))
    assert first not in t.s.offer and len(t.s.offer) == 4  # refresh_row(1) asks nobody
    t.until()
    t.horde("M", "h11")
    t.run(HordeIn(3))
    assert t.asked == "discard A"
    t.play("discard t01")
    assert t.hand("A") == ["t02"] and t.s.tactic_out == [CARDS["t01"]]
