"""Recruiting (section 9)."""

from tests.games.daimyo.table import Table, look
from tests.proof import rule


def two_governors() -> Table:
    t = Table(3).give(0, rice=6, gold=2).govern(1, "purple 2")
    t.s.track[0] = 1
    return t.action(0, "recruitment").play("main", "govern red 1", "govern red 2")


@rule("DM-9.1.1", "DM-9.1.2", "DM-9.1.3")
def test_a_unit_costs_the_rice_of_its_space_and_moves_the_marker() -> None:
    t = two_governors()
    assert t.have(0) == "1R 0M 0S 2G" and t.s.track[0] == 2, "2 and 3 Rice; on the last space the marker stays"
    assert t.influence(0, "red") == 4 and look(t.s, 0)["players"][0]["governors"] == 6


@rule("TV-1", "DM-9.1.4", "DM-9.2.4", "DM-9.4.2")
def test_tv_1_recruitment_cycle() -> None:
    t = two_governors().play("reset", "shadow purple 1")
    assert t.legal == ["eliminate purple 2"]
    t.play("eliminate purple 2")
    assert t.have(0) == "0R 0M 0S 3G" and t.s.track[0] == 1
    assert [t.influence(0, "red"), t.influence(0, "purple"), t.influence(1, "purple")] == [4, 1, 0]
    assert t.have(1) == "1R 0M 0S 0G" and look(t.s, 0)["players"][1]["governors"] == 8


@rule("DM-9.2.4", "DM-16.11", "TV-2")
def test_tv_2_no_restart_before_the_last_space() -> None:
    t = Table(3).give(0, gold=5, rice=5)
    t.s.track[0] = 1
    t.action(0, "recruitment")
    assert t.refuses("reset") == "DM-9.2.4"
    t.play("main")
    assert t.refuses("reset") == "DM-9.2.4"
    t.s.track[0] = 2
    t.action(0, "production")
    t.play("reset")  # at any moment of the turn
    assert t.s.track[0] == 0 and t.have(0) == "5R 0M 0S 3G"
    t.s.track[0] = 2
    t.give(0, gold=1)
    assert t.refuses("reset") == "DM-9.2.4"


@rule("DM-9.2.3", "DM-16.10", "TV-3")
def test_tv_3_staying_on_the_last_space() -> None:
    t = Table(3).give(0, rice=6, gold=9)
    t.s.track[0] = 2
    t.action(0, "recruitment").play("main", "govern red 1", "govern red 2")
    assert t.have(0) == "0R 0M 0S 9G" and t.s.track[0] == 2


@rule("DM-9.2.1", "DM-20.3", "DM-18.14")
def test_prices_of_the_track() -> None:
    prices = []
    t = Table(3).give(0, rice=6).action(0, "recruitment").play("main")
    for site in (1, 2, 3):
        prices.append(t.s.tokens[0])
        t.play(f"govern red {site}")
    assert prices == [6, 5, 3] and t.s.tokens[0] == 0 and look(t.s, 0)["players"][0]["track"] == 3


@rule("DM-9.2.2", "DM-7.4.3", "TV-24")
def test_every_recruitment_moves_the_marker() -> None:
    t = Table(3).effect(0, "RECRUIT(free):GOV").play("govern red 1")
    assert t.s.track[0] == 1 and t.have(0) == "0R 0M 0S 0G"
    t.bonus(0, "production", "farm", 4).give(0, rice=0)  # T-REC1, marker on 2
    t.s.buildings[0] = 4
    t.action(0, "production").play("main")
    assert t.have(0) == "0R 1M 0S 0G"
    t.give(0, rice=1)
    t.play("tile action", "govern red 2")
    assert t.have(0) == "0R 0M 0S 0G" and t.s.track[0] == 2
    assert t.asks == "turn"  # one unit only


@rule("DM-9.1.5")
def test_only_what_can_be_placed() -> None:
    t = Table(3).give(0, rice=9)
    t.s.governors[0] = 8
    t.action(0, "recruitment").play("main")
    assert t.refuses("govern red 1") == "DM-9.1.5" and t.verbs() == {"shadow", "stop"}
    t.s.shadows[0] = 3
    t.action(0, "recruitment").play("main")
    assert t.asks == "turn" and t.have(0) == "9R 0M 0S 0G"  # nothing asked, nothing paid


@rule("DM-9.3.1", "DM-16.18")
def test_a_recruited_governor_collects_nothing() -> None:
    t = Table(3).give(0, rice=1).action(0, "recruitment").play("main", "govern red 1")
    assert t.have(0) == "0R 0M 0S 0G" and t.influence(0, "red") == 2


@rule("DM-9.4.1", "DM-9.4.2", "DM-9.4.3", "DM-9.4.4", "DM-20.8")
def test_shadow() -> None:
    for space, gold in ((1, 3), (2, 2), (3, 1)):
        t = Table(3).give(0, rice=1).govern(1, "red 1", "red 4").govern(2, "red 2").govern(0, "red 3")
        t.action(0, "recruitment").play("main", f"shadow red {space}")
        assert t.have(0) == f"0R 0M 0S {gold}G" and t.influence(0, "red") == 3
        assert t.legal == ["eliminate red 1", "eliminate red 2", "eliminate red 4"]  # must be one of them
        t.play("eliminate red 2")
        assert t.influence(2, "red") == 0 and t.have(2) == "1R 0M 0S 0G" and t.influence(1, "red") == 4
    t = Table(3).give(0, rice=1).action(0, "recruitment").play("main", "shadow red 1")
    assert t.asks == "turn"  # nobody there
    t = Table(3).shadow(1, "red 1").give(0, rice=1).action(0, "recruitment").play("main")
    assert t.refuses("shadow red 1") == "DM-4.4.1"


@rule("DM-9.4.6")
def test_three_shadows_at_most() -> None:
    t = Table(3).give(0, rice=9).shadow(0, "red 1", "red 2", "red 3").action(0, "recruitment").play("main")
    assert t.refuses("shadow blue 1") == "DM-9.4.6" and "govern red 1" in t.legal
