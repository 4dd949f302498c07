"""The cooperative game (section 12): its end, shame, hordes and decrees. Its cards: test_coop_cards.py."""

from tests.games.great_wall.table import CARDS, coop
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.flow import EndCheck
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activate
from tianxia.games.great_wall.rules.builders import BuildStep
from tianxia.games.great_wall.rules.commands import Card
from tianxia.games.great_wall.rules.court_events import EventStep
from tianxia.games.great_wall.rules.decrees import Decrees, DecreesOpen
from tianxia.games.great_wall.rules.defeat import Clearing
from tianxia.games.great_wall.rules.hordes import SpringHordes
from tianxia.games.great_wall.rules.shame import AtoneEach, ShameStep


@rule("GW-9.1.3", "GW-12.1.2", "GW-12.8.1", "GW-12.8.2", "GW-12.8.4", "TV-42")
def test_the_end() -> None:
    for year, done, wall, bank, reason in (
        (6, 7, 0, 30, "decrees"),
        (6, 6, 3, 30, "too-late"),
        (2, 7, 0, 30, "decrees"),
        (2, 6, 3, 9, ""),  # a finished Wall does not end it
    ):
        t = coop()
        t.s.year, t.s.decree_sum, t.s.wall = year, done, [wall] * 3
        t.s.decrees_done = list(range(done))
        t.s.decree_deck = list(range(done, 9))
        t.s.shame_bank, t.s.shame_box = bank, 30 - bank
        t.s.decrees = [9, 10, 11]
        t.run(EndCheck())
        if reason:
            assert GAME.end_reason(t.s) == reason and not t.s.todo
            assert GAME.places(t.s) == ([1, 1, 1] if reason == "decrees" else [2, 2, 2])
        else:
            assert GAME.end_reason(t.s) == "" and t.s.todo
    t = coop()
    t.s.shame_bank, t.s.shame_box = 0, 30
    EndCheck().run(t.s, None)
    assert t.s.ended == 0  # an empty bank alone does not end the game


@rule("GW-12.3.1", "GW-12.3.2", "GW-12.3.3", "GW-12.3.4", "GW-12.3.5", "GW-12.3.6")
def test_free_order_of_clerk_actions() -> None:
    t = coop()
    t.tea("CBA")
    t.commands(A="economy", B="despotism", C="treason")
    t.run(Card(0, ids.ECONOMY, 1, 0))
    assert t.asked == "next A" and t.legal() == ["next 2", "next 1"]
    t.play("next 1")
    assert t.asked == "place B"
    t.play("pass")
    assert t.asked == "place C"
    t.play("pass", "take chi 2")
    t.clerks("hq", "AB")
    t.muster("M", "A", spear=1)
    t.muster("M", "B", spear=1)
    t.run(Activate(ids.HQ, 0))
    t.play("next 1")
    assert t.asked == "move B"
    t.play("pass", "pass")
    t.horde("M", "x02", "AABB")
    t.run(Clearing())
    t.until()
    assert t.s.won == [0, 1, 0]  # tea order breaks this tie
    assert GAME.view(t.s, 1)["me"]["resources"]["chi"] == 0  # screens stay closed; nothing can be handed over
    assert not [b for b in GAME.decisions if b.name == "trade"]


@rule("GW-12.4.1", "GW-12.4.2", "GW-12.4.3", "GW-12.4.4", "GW-12.4.5", "GW-12.8.3", "TV-41")
def test_shame_in_coop() -> None:
    for keep in (False, True):
        t = coop()
        t.set_honor("A", 10)
        for type in range(3):
            t.s.supply[type], t.s.rest[type] = (1, 9) if type == 0 else (0, ids.OWN[type])
        t.s.shame_bank, t.s.shame_box = 1, 29
        t.run(ShameStep(0, 2))
        assert t.legal() == ["shame spear", "atone new"]
        if keep:
            t.play("shame spear")
            assert t.asked == "coop_atone A"
            t.play("pass")
            assert GAME.end_reason(t.s) == "no-shame-left" and GAME.places(t.s) == [2, 2, 2] and not t.s.todo
        else:
            t.play("atone new")
            assert t.honor("A") == 0 and t.s.shame_bank == 0 and t.s.shamed[0] == 1 and GAME.end_reason(t.s) == ""
    t = coop()
    t.shamed("A", spear=2)
    t.give("A", chi=9)
    t.set_honor("A", 25)
    t.run(AtoneEach([0]))
    assert t.asked == "coop_atone A"
    t.play("atone spear", "atone spear")
    assert t.honor("A") == 5 and t.res("A") == "0 0 0 9" and t.s.shame_bank == 30
    t.shamed("A", spear=1)
    t.run(AtoneEach([0]))
    assert t.asked == ""  # fewer than 10 honor


@rule("GW-12.4.2", "GW-12.4.4")
def test_without_a_free_soldier_any_token_may_be_returned() -> None:
    for answer, honor, box in (("atone new", 20, 0), ("atone archer", 20, 0), ("pass", 25, 1)):
        t = coop()
        t.set_honor("A", 30)
        t.shamed("A", archer=4, horse=2)
        t.muster("M", "A", spear=10)
        t.run(ShameStep(0, 1))
        assert t.legal() == ["atone new", "atone archer", "atone horse", "pass"]
        t.play(answer)
        assert t.honor("A") == honor and t.s.shamed[:3] == [0, 4, 2] and t.s.shame_box == box
        if answer == "pass":  # the token is out of the game; one of the others may still go
            assert t.asked == "coop_atone A"
            t.play("atone horse")
            assert t.honor("A") == 15 and t.s.shamed[:3] == [0, 4, 1] and t.supply("A") == (0, 0, 1)
        assert t.asked == "" and t.s.shame_bank == 24 - box + (answer == "pass")
    t = coop()
    t.set_honor("A", 30)
    t.shamed("A", archer=1)
    t.run(ShameStep(0, 1))
    assert "atone archer" not in t.legal() and t.refusal("atone archer") == "GW-12.4.4"  # place it first, then choose


@rule("GW-12.5.2", "GW-12.5.3")
def test_a_wall_level_brings_a_command_card_back() -> None:
    t = coop()
    t.s.hand[0], t.s.out[0] = 0b110100, 0b001011
    t.give("A", wood=5)
    t.run(BuildStep(0, 1, 2, -1, []))
    t.play("build wall M")
    assert t.asked == "take_back A" and t.legal() == ["pass", "take_back economy", "take_back despotism"]
    t.play("take_back despotism")
    assert t.s.out[0] == 0b001001 and t.asked == ""


@rule("GW-12.6.1", "GW-12.6.2", "TV-43")
def test_hordes_in_coop() -> None:
    t = coop()
    t.horde("M", "x09", "AAAAA")  # worth 7
    t.run(Clearing())
    t.until()
    assert t.honor("A") == 2 + 7 and t.s.won[0] == 1 and CARDS["x09"] in t.s.horde_out and t.s.taken_by == [-1] * 24


@rule("GW-12.7.2", "GW-12.7.3", "GW-12.7.4", "GW-12.7.5", "GW-12.7.8", "GW-12.7.12", "GW-12.7.14")
def test_decrees() -> None:
    t = coop(3, "d05 d06")
    t.tea("BCA")
    for letter in "ABC":
        t.give(letter, wood=4)
    t.run(Decrees(1))
    assert t.asked == "decree B" and t.legal() == ["pass", "decree d05", "decree d06"]
    t.play("decree d06")  # hidden means: it may be named; who cannot pay can only refuse
    assert t.asked == "pledge B" and t.legal() == ["pass"]
    t.play("pass")
    assert t.legal() == ["pass", "decree d05"] and t.refusal("decree d06") == "GW-12.7.14"
    t.play("decree d05", "agree", "agree")
    assert t.res("B") == "4 0 0 0"  # nobody has paid yet
    t.play("agree")
    assert [t.res(x) for x in "ABC"] == ["0 0 0 0"] * 3 and t.s.decree_sum == 1
    assert t.s.decrees == [-1, 5, -1] and t.asked == ""
    two = coop(2, "d05 d06")
    two.give("A", wood=4)
    two.give("B", wood=4)
    two.run(Decrees(1))
    two.play("decree d05", "agree", "agree")
    assert two.s.decree_sum == 1  # the Reed Clan is not asked


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


@rule("GW-12.8.5")
def test_a_raid_with_an_empty_bank() -> None:
    t = coop()
    for sec in "LMR":
        for card in {"L": ("x01", "x02", "x03"), "M": ("x04", "x05", "x06"), "R": ("x12", "x13", "x14")}[sec]:
            t.horde(sec, card)
    t.s.shame_bank, t.s.shame_box = 0, 30
    t.run(SpringHordes(1))
    assert t.told("raid")[0]["tokens"] == 0 and t.s.ended == 0
