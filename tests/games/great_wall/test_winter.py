"""Winter: salvo, assault, breach (GW-5.4, GW-7.7)."""

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.board.field import attack_strength, defence
from tianxia.games.great_wall.flow import Winter
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.winter import AfterAssault, Assault, Breach, Salvo


@rule("GW-5.4.1", "TV-31")
def test_salvo() -> None:
    t = Table(3)
    t.tea("BAC")
    t.horde("M", "h02", "ww..")
    t.horde("M", "h06", "www")
    t.s.spots[3 * 8 + 3] = ids.WOUND
    t.s.wall[1] = 1
    t.archers("M", "AAB")
    t.run(Salvo(0, 0))
    assert t.points("M1") == "wwww" and [(told["horde"], told["point"]) for told in t.told("wound")] == [
        ("M1", 3)
    ]  # B takes the last one; A nothing
    t = Table(3)
    t.horde("M", "h02")
    t.horde("M", "h05")
    t.archers("M", "AA")
    t.archers("R", "B")
    t.run(Salvo(0, 0))
    assert t.asked == "wound A" and "wound M2 4" in t.legal()
    t.play("wound M2 4")
    assert t.asked == "wound A"
    t.play("wound M1 1")
    assert t.asked == ""  # R has no horde


@rule("GW-5.4.2", "GW-5.4.3")
def test_the_salvo_is_followed_by_a_clearing() -> None:
    t = Table(3)
    t.horde("M", "h06", "ww.")
    t.archers("M", "A")
    t.s.year = 6
    t.run(Winter())
    assert t.told("defeated") and t.honor("A") >= 2


@rule("GW-5.4.4", "GW-5.4.5", "GW-5.4.8", "GW-6.6.11", "TV-04")
def test_a_section_is_breached() -> None:
    t = Table(3)
    t.s.wall[1] = 2
    t.s.barricades[1] = 2
    assert defence(t.s, 1) == 14  # the printed example: level 2 and two barricades
    t.horde("M", "h24")
    t.horde("M", "h11")
    assert attack_strength(t.s, 1) == 7 + 7 + 1  # the Banner strengthens every other card
    t.run(Assault(0))
    assert list(t.told("breach")) == [{"section": "M", "attack": 15, "defence": 14}]


@rule("GW-5.4.7", "GW-5.4.9", "TV-05")
def test_a_section_holds() -> None:
    t = Table(3)
    t.s.wall[1], t.s.barricades[1] = 2, 2
    t.horde("M", "h11")
    t.horde("M", "h19")
    t.run(Assault(0))
    assert t.told("held") == [{"section": "M", "attack": 14, "defence": 14}] and not t.told("breach")
    assert attack_strength(t.s, 0) == 0 and not [e for e in t.told("held") if e["section"] == "L"]


@rule("GW-5.4.6", "GW-17.2.6")
def test_texts_of_hordes_change_both_values() -> None:
    t = Table(3)  # drums behind, wolves, shamans, sappers, fire on barricades
    t.horde("L", "h17")
    t.horde("L", "h05")
    t.horde("L", "h14")
    assert attack_strength(t.s, 0) == (4 + 1) + (3 + 2 + 2 + 1) + (5 + 2 + 1)
    t.horde("R", "h12")
    t.horde("R", "h07")
    t.s.barricades[2] = 3
    assert defence(t.s, 2) == 2 - 2 + 3 * 1


@rule("GW-17.2.25", "TV-56")
def test_barricades_pulled_down() -> None:
    for barricades, result in ((2, "breach"), (3, "held")):
        t = Table(3)
        t.s.wall[1] = 1
        t.s.barricades[1] = barricades
        t.horde("M", "h04")  # removes 1 barricade; strength 4
        t.horde("M", "h14")  # 5, and 1 for every card here: 4 + 1 + 5 + 1 = 11
        t.s.defence_mod[1] = 2
        t.run(Assault(0))
        assert t.told("barricades-fall") == [{"n": 1, "section": "M"}]
        assert t.told(result)[0]["defence"] == 6 + 2 + 2 * (barricades - 1) and t.told(result)


@rule("GW-5.4.10", "GW-14.1.10")
def test_barricades_come_down() -> None:
    t = Table(3)
    t.s.barricades = [3, 1, 2]
    t.s.year = 6
    t.run(AfterAssault())
    assert t.s.barricades == [0, 0, 0]


@rule("GW-5.4.4", "GW-5.4.6", "GW-5.4.10")
def test_a_card_holds_the_line_for_one_winter() -> None:
    t = Table(3)
    for section, card in (("L", "h05"), ("M", "h02"), ("R", "h06")):
        t.horde(section, card)
    t.muster("M", "A", spear=1)
    t.tactic("A", "t15")
    before = defence(t.s, 1)
    t.run(Winter())
    while "play t15 basic" not in t.legal():
        t.play("pass" if "pass" in t.legal() else t.legal()[0])
    t.play("play t15 basic")
    assert [e["defence"] for e in t.told("held") + t.told("breach") if e["section"] == "M"] == [before + 3]
    seasons: set[int] = set()
    while ids.FALL not in seasons:  # what the page, the balances and the bots see in the seasons of the next year
        t.play("pass" if "pass" in t.legal() else t.legal()[0])
        if t.s.season != ids.WINTER:
            seasons.add(t.s.season)
            without = t.s.copy()
            without.defence_mod = [0, 0, 0]
            assert GAME.view(t.s, 0)["sections"] == GAME.view(without, 0)["sections"]
            assert GAME.observe(t.s, 0) == GAME.observe(without, 0) and GAME.value(t.s, 0) == GAME.value(without, 0)
    assert t.s.year == 2 and seasons >= {ids.SUMMER, ids.FALL}


@rule("GW-4.6.1", "GW-7.7.1", "GW-7.7.2", "GW-7.7.3", "GW-7.7.7", "TV-06")
def test_breach() -> None:
    t = Table(3)
    t.horde("M", "h02", "A")
    t.horde("M", "h05", "A")
    t.horde("M", "h06", "BB")
    t.archers("M", "C")
    t.muster("M", "C", spear=1)
    t.s.shame_bank, t.s.shame_box = 10, 20
    t.run(Breach(1))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert [t.s.shamed[p * 3] for p in range(3)] == [1, 2, 3] and t.s.shame_bank == 4
    assert t.firing("M") == "" and t.supply("C") == (6, 4, 2) and t.resting("M", "C") == (1, 0, 0)
    assert (t.card("M1"), t.card("M2"), t.card("M3")) == ("h02", "h05", "h06")


@rule("GW-4.6.5", "GW-4.6.9", "TV-07")
def test_breach_with_a_small_bank() -> None:
    t = Table(3)
    for card, points in (("h02", "A"), ("h05", "A"), ("h06", "BB")):
        t.horde("M", card, points)
    t.s.shame_bank, t.s.shame_box = 4, 26
    t.set_honor("C", 7)
    t.run(Breach(1))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert [t.s.shamed[p * 3] for p in range(3)] == [1, 2, 1] and t.s.shame_bank == 0 and t.honor("C") == 0


@rule("GW-7.7.8", "GW-8.3.4")
def test_breaches_from_left_to_right() -> None:

    t = Table(3)
    t.horde("L", "h11")
    t.horde("R", "h19")
    t.run(Assault(0))
    t.until()
    assert [e["section"] for e in t.told("breach")] == ["L", "R"] and t.s.breaches == 2
