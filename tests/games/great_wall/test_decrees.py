"""Decrees of the cooperative game (GW-12.7)."""

from tests.games.great_wall.table import CARDS, Table, coop
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.rules.court_events import EventStep
from tianxia.games.great_wall.rules.decrees import Decrees, DecreesOpen
from tianxia.games.great_wall.rules.seasons import Summer


def three() -> Table:
    t = coop(3, "d05 d06")
    t.tea("BCA")
    for letter in "ABC":
        t.give(letter, wood=4)
    t.run(Decrees(1))
    return t


@rule("GW-12.7.12", "GW-12.7.14")
def test_the_first_in_tea_order_names_a_decree() -> None:
    t = three()
    assert t.asked == "decree B" and t.legal() == ["pass", "decree d05", "decree d06"]
    t.play("decree d06")  # hidden means: it may be named; who cannot pay can only refuse
    assert t.asked == "pledge B" and t.legal() == ["pass"]
    t.play("pass")
    assert t.legal() == ["pass", "decree d05"] and t.refusal("decree d06") == "GW-12.7.14"


@rule("GW-12.7.2", "GW-12.7.3", "GW-12.7.4", "GW-12.7.5")
def test_all_pay_at_once() -> None:
    t = three()
    t.play("decree d05", "agree", "agree")
    assert t.res("B") == "4 0 0 0"  # nobody has paid yet
    t.play("agree")
    assert [t.res(x) for x in "ABC"] == ["0 0 0 0"] * 3 and t.s.decree_sum == 1
    assert t.s.decrees == [-1, 5, -1] and t.asked == "decree B"
    t.play("pass")
    assert t.s.decrees == [-1, 5, -1] and t.asked == ""  # its position stays empty


@rule("GW-12.7.8")
def test_the_reed_clan_takes_no_part_in_decrees() -> None:
    t = coop(2, "d05 d06")
    t.give("A", wood=4)
    t.give("B", wood=4)
    t.run(Decrees(1))
    t.play("decree d05", "agree", "agree")
    assert t.s.decree_sum == 1


@rule("GW-12.7.6", "GW-12.7.7")
def test_sacrifices() -> None:
    t = coop(3, "d02 d04 d11")
    for letter in "ABC":
        t.advisor(letter, {"A": "a01", "B": "a02", "C": "a03"}[letter])
    t.archers("M", "A")
    t.overseer("A", "mine", 1)
    t.horde("M", "x02", "A")
    t.clerks("hq", "A")
    t.run(Decrees(1))
    t.play("decree d02")
    assert "sacrifice firing_M archer" in t.legal() and "sacrifice supply spear" in t.legal()
    t.play("sacrifice firing_M archer", "sacrifice supply spear")
    t.play("sacrifice supply horse", "sacrifice supply horse", "sacrifice supply spear", "sacrifice supply spear")
    assert t.s.gone[:3] == [1, 1, 0] and t.s.gone[5] == 2 and t.firing("M") == "" and t.points("M1") == "A..."
    t.play("decree d04")
    assert "send_clerk hq" in t.legal() and "send_clerk supply" in t.legal()
    t.play("send_clerk hq")
    assert not [x for x in t.legal() if x.startswith("send_clerk")]
    t.play("sacrifice supply spear")
    for _ in range(2):
        t.play("send_clerk supply", "sacrifice supply spear")
    assert t.s.clerks_gone == [1, 1, 1] and t.at("hq") == ""
    t.play("decree d11", "send_advisor a01", "send_advisor a02", "send_advisor a03")
    assert t.s.aa == [0, 0, 0] and t.s.advisor_at[0] == ids.OUT_OF_GAME and t.s.decree_sum == 3


@rule("GW-12.7.3")
def test_other_payments_and_states() -> None:
    t = coop(2, "d09 d10")
    t.run(Decrees(1))
    assert t.asked == ""  # neither condition holds
    half = coop(2, "d09 d10")
    half.s.wall = [0, 2, 2]
    half.run(Decrees(1))
    assert half.why("decree d10") == "GW-12.7.14 decree-not-met card=d10"
    t.s.wall, t.s.won = [0, 2, 2], [2, 2, 0]
    t.run(Decrees(1))
    assert t.legal() == ["pass", "decree d09", "decree d10"]
    t.play("decree d09", "decree d10")
    assert t.s.decree_sum == 2
    t = coop(3, "d01 d03 d12")
    for sec in "LMR":
        for card in {"L": ("x01", "x02"), "M": ("x03", "x04"), "R": ("x05",)}[sec]:
            t.horde(sec, card)
    for letter in "ABC":
        t.set_honor(letter, 10)
        t.tactic(letter, *{"A": ("t01", "t02"), "B": ("t03", "t04"), "C": ("t05", "t06")}[letter])
    t.run(Decrees(1))
    t.play("decree d01", "decree d03", "agree", "agree", "agree")
    assert t.s.honor == [0, 0, 0]
    t.until("decree A")
    t.play("decree d12", "discard t01", "discard t02", "discard t03", "discard t04", "discard t05", "discard t06")
    assert t.s.decree_sum == 3 and len(t.s.tactic_out) == 6


@rule("GW-12.7.9", "GW-12.7.10", "GW-12.7.13")
def test_unfulfilled_decrees() -> None:
    t = coop(3, "d05 d06")
    t.s.decree_deck.remove(CARDS["d08"])
    t.s.decree_deck.append(CARDS["d08"])
    t.run(DecreesOpen(0))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert [t.s.shamed[p * 3] for p in range(3)] == [2, 2, 2] and t.s.decrees == [4, 5, 7]
    t.s.decrees_done += t.s.decree_deck + [7]
    t.s.decree_deck, t.s.decrees = [], [4, 5, -1]
    t.run(DecreesOpen(0))
    while t.asked.startswith("shame"):
        t.play("shame spear")
    assert t.s.decrees == [4, 5, -1]
    t.s.events_shown, t.s.event_deck = list(range(12)), []
    t.run(EventStep())
    assert len(t.s.events_shown) == 12


@rule("GW-17.2.9", "GW-17.2.20")
def test_gifts_and_eased_decrees() -> None:
    t = Table(3, "coop")
    t.general("A", "k07", support=1)
    t.run(Summer(0))
    t.play("use k07", "take gold 1")
    assert t.legal() == ["pass", "give gold 1", "give gold 2"]
    t.play("give gold 2")
    assert t.res("C") == "0 0 1 0" and t.res("A") == "0 0 0 0"
    t = Table(3, "coop")
    t.s.decrees, t.s.decree_deck = [4, 0, 8], [d for d in range(12) if d not in (0, 4, 8)]
    t.tactic("A", "u07")
    from tianxia.games.great_wall.rules.decrees import units_needed

    t.run(Decrees(0))
    t.play("play u07 basic")
    assert t.legal() == ["pass", "decree d05"]  # only decrees with a payment
    t.play("decree d05")
    assert units_needed(t.s, 4) == 3
    t.s.ease[4] = 9
    assert units_needed(t.s, 4) == 1
