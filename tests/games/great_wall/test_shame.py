"""Shame (GW-4.6, GW-12.4)."""

from tests.games.great_wall.table import CARDS, Table, coop
from tests.proof import rule
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.recruit import RecruitStep
from tianxia.games.great_wall.rules.shame import AtoneEach, ShameStep


@rule("GW-4.6.4", "GW-4.6.6", "GW-4.6.8", "GW-4.6.11", "GW-4.6.16", "GW-14.1.4")
def test_placing_shame() -> None:
    t = Table(3)
    t.captured("A", "h05", 1)
    t.run(ShameStep(0, 3))
    assert t.legal() == ["shame spear", "shame archer", "shame horse", "shame h05"]
    assert t.refusal("pass") == "GW-4.6.8"
    t.play("shame h05")
    assert "shame h05" not in t.legal() and t.refusal("shame h05") == "GW-4.6.11"  # 2 tokens at most
    t.play("shame archer", "shame archer")
    assert t.supply("A") == (10, 2, 2) and t.s.shamed[:3] == [0, 2, 0] and t.s.taken_shame[CARDS["h05"]] == 2


@rule("GW-4.6.10")
def test_a_soldier_with_a_token_is_not_used() -> None:
    t = Table(3)
    t.shamed("A", archer=2)
    t.give("A", wood=9, chi=9)
    t.run(RecruitStep(0, 7, 4, -1))
    assert "recruit 0 2 0" in t.legal() and "recruit 0 3 0" not in t.legal() and t.refusal("recruit 0 3 0") == "GW-4.6.10"


@rule("GW-4.6.5", "GW-4.6.7", "GW-4.6.9", "GW-4.6.15", "TV-08")
def test_no_token_or_no_place() -> None:
    t = Table(3)
    t.set_honor("A", 12)
    for type in range(3):
        t.s.gone[type], t.s.supply[type] = 0, 0
        t.s.rest[type] = ids.OWN[type]
    t.run(ShameStep(0, 1))
    assert (t.s.shame_bank, t.s.shame_box, t.honor("A")) == (29, 1, 7) and t.asked == ""
    t.s.shame_bank, t.s.shame_box = 0, 30
    t.run(ShameStep(1, 2))
    assert t.honor("B") == 0 and t.s.shame_box == 30  # nothing but the loss of 5
    t.set_honor("C", 20)
    t.run(ShameStep(2, 2))
    assert t.honor("C") == 10


@rule("GW-4.6.14", "GW-5.2.2")
def test_a_removed_token_frees_its_place() -> None:
    t = Table(3)
    t.shamed("A", spear=2)
    t.captured("A", "h05", 1)
    t.give("A", chi=5)

    t.run(AtoneEach([0]))
    assert t.legal() == ["pass", "atone spear", "atone h05"]
    t.play("atone spear", "atone h05")
    assert t.s.shame_bank == 29 and t.supply("A")[0] == 9 and t.s.taken_shame[CARDS["h05"]] == 0
    assert t.asked == "" and t.res("A") == "0 0 0 1"  # 1 chi does not pay for a third


def last_token() -> Table:
    """A, with one free soldier, must take two tokens; the bank has one."""
    t = coop()
    t.set_honor("A", 10)
    for type in range(3):
        t.s.supply[type], t.s.rest[type] = (1, 9) if type == 0 else (0, ids.OWN[type])
    t.s.shame_bank, t.s.shame_box = 1, 29
    t.run(ShameStep(0, 2))
    return t


@rule("GW-12.4.4", "TV-41")
def test_a_token_just_received_is_given_back_for_honor() -> None:
    t = last_token()
    assert t.legal() == ["shame spear", "atone new"]
    t.play("atone new")
    assert t.honor("A") == 0 and t.s.shame_bank == 0 and t.s.shamed[0] == 1 and GAME.end_reason(t.s) == ""


@rule("GW-12.8.3")
def test_all_lose_where_no_token_is_left() -> None:
    t = last_token()
    t.play("shame spear")
    assert t.asked == "coop_atone A"
    t.play("pass")
    assert GAME.end_reason(t.s) == "no-shame-left" and GAME.places(t.s) == [2, 2, 2] and not t.s.todo


@rule("GW-12.4.1", "GW-12.4.2", "GW-12.4.3")
def test_atoning_in_summer_costs_honor() -> None:
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


@rule("GW-12.4.5")
def test_no_shame_on_captured_cards_in_coop() -> None:
    t = coop()
    t.run(ShameStep(0, 1))
    assert t.legal() == ["shame spear", "shame archer", "shame horse"]


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
