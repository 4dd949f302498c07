"""Spring, Summer, Fall, Winter (section 5)."""

from tests.games.great_wall.table import CARDS, Table
from tests.proof import rule
from tianxia.games.great_wall import data, ids
from tianxia.games.great_wall.board.field import attack_strength, defence
from tianxia.games.great_wall.flow import EndCheck, Fall, Turns, Winter, Year
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activations
from tianxia.games.great_wall.rules.clerks import PlaceStep
from tianxia.games.great_wall.rules.commands import Card
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.hordes import SpringHordes
from tianxia.games.great_wall.rules.recover import RecoverEach
from tianxia.games.great_wall.rules.seasons import Summer
from tianxia.games.great_wall.rules.winter import AfterAssault, Assault, Salvo


@rule("GW-5.0.1", "GW-5.1.1", "GW-5.1.2", "GW-14.1.20")
def test_a_year_has_four_seasons() -> None:
    t = Table(3)
    t.clerks("sawmill", "A")
    t.run(Year())
    assert t.s.year == 2 and sum(c >= 0 for c in t.s.slots) == data.TIME_ADD[0][1] == 2
    t.until("command A")
    seasons = [e["season"] for e in t.told("season")]
    assert seasons == ["spring", "summer", "fall"] and t.s.todo[-1].waiting == 0b111


@rule("GW-5.0.2", "GW-5.3.21")
def test_a_whole_fall_and_winter() -> None:
    t = Table(3)
    t.clerks("sawmill", "A")
    t.s.todo.append(Winter())
    t.run(Fall())
    for seat in (1, 0, 2):
        GAME.apply(t.s, seat, GAME.legal(t.s, seat)[0], None)
    while t.s.year == 1 and t.s.todo:
        t.play("pass" if "pass" in t.legal() else t.legal()[0])
    assert t.s.year == 2 and t.at("sawmill") == "A"  # clerks stay where nothing was activated
    assert [e["season"] for e in t.told("season")][:2] == ["fall", "winter"]


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


@rule("GW-5.2.1", "TV-48")
def test_income() -> None:
    t = Table(3)
    t.overseer("A", "mine", 2)
    t.overseer("A", "temple", 1)
    t.run(Summer(0))
    assert t.res("A") == "0 0 2 1" and t.res("B") == "0 0 0 0"


@rule("GW-5.2.3", "GW-5.2.4", "GW-5.2.5", "GW-5.2.6", "GW-14.1.16", "GW-14.1.17", "TV-26")
def test_command_cards_in_summer() -> None:
    t = Table(3)
    t.s.hand[0], t.s.out[0] = 0b110101, 0b001010  # Despotism and Treason lie in the discard pile
    t.commands(A="economy", B="diplomacy", C="treason")
    t.run(Summer(1))
    assert t.s.out[0] == 0b001011 and t.s.track == [-1, -1, -1] and t.s.pick == [-1, -1, -1]
    t.play("recover honor")
    assert t.honor("A") == 6 and t.s.out[0] == 0b001011 and t.asked == "recover B"
    t.play("recover cards")
    assert t.s.hand[1] == 63 and t.s.out[1] == 0
    t.play("recover cards")
    assert t.s.out[2] == 1 << ids.TREASON and not (t.s.hand[2] >> ids.TREASON) & 1  # it stays for good
    t.s.hand[0] &= ~4
    t.s.out[0] |= 4
    t.run(RecoverEach([0]))
    t.play("recover honor")
    assert t.honor("A") == 6 + 8
    t.run(RecoverEach([0]))
    t.play("recover cards")
    assert t.s.out[0] == 1 << ids.TREASON and t.s.hand[0] == 63 - (1 << ids.TREASON)


@rule("GW-5.3.1", "GW-5.3.2", "GW-5.3.3", "GW-5.3.4", "GW-4.2.2")
def test_choosing_and_ordering_command_cards() -> None:
    t = Table(3)
    t.tea("BCA")
    t.s.hand[2], t.s.out[2] = 0, 63  # C has no card: no slot and no turn
    t.run(Fall())
    assert t.s.todo[-1].waiting == 0b011
    GAME.apply(t.s, 1, GAME.actions.parse("command economy"), None)
    assert GAME.view(t.s, 0)["players"][1]["command"] is None and GAME.view(t.s, 0)["players"][1]["picked"]
    assert GAME.legal(t.s, 1) == []  # a choice is final
    GAME.apply(t.s, 0, GAME.actions.parse("command economy"), None)
    assert GAME.view(t.s, 2)["players"][1]["command"] == "economy"
    assert t.asked == "slot B" and t.legal() == ["slot 1", "slot 2", "slot 3"]
    t.play("slot 3")
    assert t.asked == "slot A" and t.legal() == ["slot 1", "slot 2"]
    t.play("slot 2")
    assert t.s.track == [-1, 0, 1] and t.s.active == 0 and t.asked == "place A"  # lowest slot first
    t.play("pass")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "place C"  # without a card, but an "other player" all the same


@rule("GW-5.3.5", "GW-5.3.6", "GW-5.3.7", "GW-5.3.10", "GW-17.2.24")
def test_boxes_and_synergy() -> None:
    t = Table(3)
    t.tea("CAB")
    t.commands(A="economy", B="great_works", C="despotism")
    t.run(Card(0, ids.ECONOMY, 0, 0))
    t.play("place supply hq", "place supply hq", "place supply hq")
    assert t.asked == "place C"  # then the others in tea order, 2 clerks in 2 different locations
    t.play("place supply academy")
    assert "place supply academy" not in t.legal() and t.refusal("place supply academy") == "GW-5.3.9"
    t.play("pass")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "take A"
    t.play("take chi 2")
    assert t.asked == "take A" and "take chi 2" not in t.legal()  # the synergy: Great Works is in play
    t.play("take gold 2")
    assert t.res("A") == "0 0 2 2"
    t = Table(3)
    t.commands(A="economy", B="treason", C="despotism")
    t.run(Card(0, ids.ECONOMY, 2, 0))
    t.play("take gold 2")
    assert t.res("A") == "0 0 2 0"


@rule("GW-5.3.9", "GW-5.3.11", "GW-5.3.12", "GW-5.3.13", "GW-5.3.14", "TV-23", "TV-24", "GW-6.0.2", "GW-6.0.3")
def test_placing_clerks() -> None:
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
    t.play("pass")
    t = Table(3)
    t.clerks("quarry", "AB")
    t.run(PlaceStep(0, 2, 1, 0, 0))
    t.play("place supply quarry")
    assert "place quarry temple" not in t.legal() and t.refusal("place quarry temple") == "GW-5.3.13"  # full: locked
    t.play("pass")
    t.run(PlaceStep(1, 2, 1, 0, 0))
    assert t.refusal("place supply quarry") == "GW-5.3.12" and t.refusal("place quarry hq") == "GW-5.3.13"
    for _ in range(2):
        t.play("place supply hq" if _ == 0 else "pass")
    t.clerks("hq", "BBB")
    t.run(PlaceStep(1, 1, 0, 0, 0))
    assert t.s.clerks[1] == 0 and t.refusal("place supply hq") == "GW-5.3.11"  # unhired clerks cannot be placed
    assert "place hq temple" in t.legal()


@rule("GW-5.3.15", "GW-5.3.16", "GW-5.3.17", "GW-5.3.18", "GW-14.1.9")
def test_step_b() -> None:
    t = Table(3)
    t.clerks("sawmill", "BBC")
    t.clerks("quarry", "BC")
    t.clerks("academy", "C")
    t.run(Activations(0))
    assert t.asked == "activate A" and t.legal() == ["activate sawmill", "activate academy"]  # A orders, without a clerk
    t.play("activate academy")
    assert t.asked == "draw C"
    t.play("pass")
    assert t.asked == "donate B"  # the last one needs no choice
    t.until()
    assert t.at("sawmill") == t.at("academy") == "" and t.at("quarry") == "BC"
    t = Table(3)  # a newly eligible location is added: a clerk is hired and placed by a card
    t.advisor("A", "a22")
    t.give("A", gold=2)
    t.clerks("embassy", "A")
    t.clerks("temple", "BC")
    t.run(Activations(0))
    t.play("hire_clerk")
    t.play("use a22")
    assert "place supply embassy" not in t.legal() and "place embassy temple" not in t.legal()  # GW-6.0.15
    t.play("place supply temple")
    t.until()
    assert t.told("activated")[-1] == {"location": "temple"} and t.res("A") == "0 0 1 1"


@rule("GW-5.3.19", "GW-5.3.20", "GW-7.4.9", "TV-13", "TV-14", "GW-14.1.7", "GW-8.3.1")
def test_clearing_order_and_sliding() -> None:
    t = Table(3)
    t.horde("L", "h02", "AAAA")
    t.horde("L", "h06", "www")
    t.horde("L", "h05", "B")
    t.horde("M", "h08", "www")
    t.run(Clearing())
    t.until()
    assert [e["card"] for e in t.told("defeated")] == ["h02", "h08", "h06"]
    assert t.card("L1") == "h05" and t.points("L1") == "B..." and t.card("L2") == ""


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
    assert t.points("M1") == "wwww" and t.told("wound") == [{"horde": "M1", "point": 3}]  # B takes the last one; A nothing
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


@rule("GW-5.4.4", "GW-5.4.5", "GW-5.4.6", "GW-5.4.7", "GW-5.4.8", "GW-5.4.9", "TV-04", "TV-05", "GW-6.6.11", "GW-17.2.6")
def test_assault() -> None:
    t = Table(3)
    t.s.wall[1] = 2
    t.s.barricades[1] = 2
    assert defence(t.s, 1) == 14  # the printed example: level 2 and two barricades
    t.horde("M", "h24")
    t.horde("M", "h11")
    assert attack_strength(t.s, 1) == 7 + 7 + 1  # the Banner strengthens every other card
    t.run(Assault(0))
    assert list(t.told("breach")) == [{"section": "M", "attack": 15, "defence": 14}]
    t = Table(3)
    t.s.wall[1], t.s.barricades[1] = 2, 2
    t.horde("M", "h11")
    t.horde("M", "h19")
    t.run(Assault(0))
    assert t.told("held") == [{"section": "M", "attack": 14, "defence": 14}] and not t.told("breach")
    assert attack_strength(t.s, 0) == 0 and not [e for e in t.told("held") if e["section"] == "L"]
    t = Table(3)  # changes: drums behind, wolves, shamans, sappers, fire on barricades
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


@rule("GW-5.4.4", "GW-5.4.6")
def test_a_card_holds_the_line_for_one_winter() -> None:
    t = Table(3)
    t.horde("M", "h02")
    t.muster("M", "A", spear=1)
    t.tactic("A", "t15")
    before = GAME.view(t.s, 0)["sections"][1]["defence"]
    t.run(Assault(1))
    t.play("play t15 basic")
    assert t.told("held" if t.told("held") else "breach")[0]["defence"] == before + 3
    t.until()
    t.s.artifacts = []
    t.s.todo.append(AfterAssault())
    t.go()
    assert t.s.season != ids.WINTER and GAME.view(t.s, 0)["sections"][1]["defence"] == before  # the balance of the next year


@rule("GW-5.4.11", "GW-5.4.12", "GW-9.1.1", "GW-9.1.2", "TV-17")
def test_the_end_check() -> None:
    t = Table(3)
    t.s.artifacts = []
    t.s.wall = [3, 3, 2]
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "wall" and not t.s.todo  # any 2 sections with 3 players
    t = Table(4)
    t.s.wall = [3, 3, 2]
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "" and t.s.year == 2
    t = Table(3)
    t.s.artifacts = []
    t.s.shame_bank, t.s.shame_box = 0, 30
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "shame"
    t = Table(3)
    t.s.shame_bank, t.s.shame_box = 1, 29  # it was empty once, but not now
    t.run(EndCheck())
    assert t.s.year == 2
    t = Table(3)
    t.s.artifacts, t.s.year = [], 6
    t.run(EndCheck())
    assert GAME.end_reason(t.s) == "time"


@rule("GW-5.2.7", "GW-12.2.1", "GW-12.2.2", "GW-12.5.1")
def test_coop_seasons() -> None:
    t = Table(3, "coop")
    t.s.out[0], t.s.hand[0] = 1, 62
    t.run(Year())
    assert sum(c >= 0 for c in t.s.slots) + len(t.s.horde_out) >= 3  # one more than printed
    t.until("command A")
    assert t.asked == "command A" and t.s.out[0] == 1 and t.honor("A") == 0  # no step 4


@rule("GW-9.2.5", "TV-30")
def test_final_tie() -> None:
    t = Table(3)
    t.tea("CBA")
    t.set_honor("A", 80)
    t.set_honor("B", 80)
    assert GAME.places(t.s) == [2, 1, 3]


@rule("GW-5.3.4")
def test_turns_in_slot_order() -> None:
    t = Table(3)
    t.commands(B="attack_order", C="attack_order", A="attack_order")
    t.run(Turns(0))
    t.until()
    assert [e.seat for e in t.events if e.key == "turn"] == [1, 2, 0] and t.s.active == -1
