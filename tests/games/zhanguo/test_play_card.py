"""A card to the own board (UNIFY, 6) or to the court (7.0)."""

from tests.games.zhanguo.table import R1, R2, R5, Table
from tests.proof import rule
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.game import GAME


@rule("ZG-4.4.1")
def test_refusals_name_an_empty_supply() -> None:
    t = Table(2)
    t.hold(0, 95)
    t.people(0, gov="R1:red,gray,white")
    t.workers(0, R1=2, R2=1)
    assert all(t.can(f"court 95 {action}") for action in ("GOVERNOR", "PALACE", "WALL"))
    t.s.governors_left[0] = t.s.palaces_left[0] = t.s.walls_left[0] = 0
    for action, key in (("GOVERNOR", "no-governors"), ("PALACE", "no-palaces"), ("WALL", "no-walls")):
        reason = GAME.why_not(t.s, 0, GAME.actions.parse(f"court 95 {action}"))
        assert reason is not None and (reason.rule, reason.key) == ("ZG-4.4.1", key)


@rule("ZG-5.5", "ZG-5.6", "DP-05")
def test_one_card_one_action_any_card_for_any_action() -> None:
    t = Table()
    t.people(0, gov="R1:red,gray,white", work="R2:red")
    t.workers(0, R1=2, R2=1)
    for card in t.s.hands[0]:
        assert [a for a in data.COURT_ACTIONS if t.can(f"court {card} {a}")] == list(data.COURT_ACTIONS)
        assert all(t.can(f"unify {card} {r}") for r in data.REGIONS)
    t.hold(0, 20)
    t.play("court 20 RECRUIT", "recruit red R5")
    t.end()
    assert len(t.s.hands[0]) == 5 and t.seat == 1
    assert t.why(f"unify {t.s.hands[0][0]} R1") == "ZG-5.5"


# ---- UNIFY ----


@rule("ZG-6.1", "ZG-6.2", "ZG-6.3")
def test_three_cards_and_no_more() -> None:
    t = Table()
    t.hold(0, 20)
    t.tuck(0, R2=[1, 2])
    t.play("unify 20 R2")
    assert t.s.tucked[R2 * 3 : R2 * 3 + 3] == [1, 2, 20]
    assert 20 not in t.s.hands[0]
    t = Table()
    t.hold(0, 20)
    t.tuck(0, R2=[1, 2, 3])
    assert t.why("unify 20 R2") == "ZG-6.2"


@rule("ZG-6.4", "ZG-6.5")
def test_second_card() -> None:
    t = Table()
    t.hold(0, 50)
    t.tuck(0, R2=[1])
    t.play("unify 50 R2")
    assert t.markers_of(0) == [0, 2, 0] and t.s.unrest[R2] == 1


@rule("ZG-6.6")
def test_room_for_unrest() -> None:
    t = Table()
    t.hold(0, 20)
    t.tuck(0, R5=[1, 2])  # max 2
    assert t.can("unify 20 R5")
    t.unrest(0, R5=1)
    assert t.why("unify 20 R5") == "ZG-6.6"


@rule("ZG-6.7")
def test_a_blocked_region_takes_a_first_card() -> None:
    t = Table()
    t.hold(0, 20)
    t.unrest(0, R5=2)
    t.play("unify 20 R5")
    assert t.s.cards[R5] == 1 and t.s.unrest[R5] == 2


@rule("ZG-6.8")
def test_unify_activates_nothing_but_counts_at_once() -> None:
    t = Table(2)
    t.hold(0, 20, 90)
    t.tuck(0, R2=[26])
    t.play("unify 20 R1")
    assert t.asked == "end_turn"
    t.end()
    t.quick_turn()
    t.workers(0, R4=2, R5=1)
    t.play("court 90 PALACE", "palace R4 R5", "take_big ivory")
    assert t.vp(0) == 2


@rule("ZG-7.0.1", "ZG-7.0.2", "ZG-7.0.4")
def test_the_card_goes_on_top_and_the_number_forbids_nothing() -> None:
    t = Table(2)
    t.court(60)
    for number in (100, 5):
        t.hold(t.seat, number)
        t.people(t.seat, gov="R1:red,gray,white", work="R2:red")
        t.workers(t.seat, R1=2, R2=1)
        assert all(t.can(f"court {number} {a}") for a in data.COURT_ACTIONS)
        t.play(f"court {number} RECRUIT", "recruit gray R1")
        assert t.s.court[-1] == number
        t.end()
    assert t.s.court == [60, 100, 5]


@rule("ZG-7.0.3")
def test_free_moves_make_an_action_legal() -> None:
    t = Table()
    t.hold(0, 20)
    assert not t.can("court 20 HIRE")
    t.play("free_move R1 red")
    assert t.can("court 20 HIRE")
    assert R1 == 0
