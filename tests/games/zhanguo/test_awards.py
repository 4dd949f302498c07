"""Unification awards: section 10."""

from tests.games.texts import texts
from tests.games.zhanguo.table import R2, R3, R4, R5, Table, square
from tests.proof import rule
from tianxia.games.zhanguo import ids, pieces
from tianxia.games.zhanguo.game import GAME


def phase3(round: int, seats: int = 4) -> Table:
    t = Table(seats)
    t.awards(round)
    return t


@rule("ZG-10.1")
def test_writing_currency_law() -> None:
    t = phase3(2)
    t.markers(0, ivory=1, orange=1, brown=1)
    t.offer_awards()
    aspects: list[object] = []
    while t.asked == "award_answer":
        aspects.append(GAME.decisions[t.s.todo[-1].kind].about(t.s, t.s.ask())["aspect"])
        t.play("pass")
    assert aspects == ["writing", "currency", "law"]


@rule("ZG-10.2")
def test_value_of_markers() -> None:
    t = phase3(2)
    t.markers(0, ivory=2)
    t.s.big[0] = 1
    t.markers(2, brown=1)
    assert [pieces.aspect_value(t.s, seat, 0) for seat in range(4)] == [2, 3, 0, 0]
    t.offer_awards()
    assert t.seat == 1  # value 3 before 2
    t.play("pass", "pass")
    assert t.seat == 2 and t.s.aspect == 2  # seats with 0 are not asked; currency is not given


@rule("ZG-10.3", "ZG-10.3.1", "ZG-10.3.4", "ZG-10.3.5", "DP-23")
def test_accept_or_pass() -> None:
    t = phase3(2)
    t.markers(0, ivory=1)
    t.markers(1, ivory=3)
    t.offer_awards()
    assert t.legal() == ["pass", "accept"] and t.seat == 1
    t.play("pass")
    assert t.seat == 0 and t.markers_of(1) == [3, 0, 0]
    told = t.play("pass")
    left = [(e.key, e.rule, e.args["aspect"]) for e in told if e.key.startswith("award-") and e.key != "award-pass"]
    nobody = ("award-nobody", "ZG-10.2")
    assert left == [("award-left", "ZG-10.3.5", "writing"), (*nobody, "currency"), (*nobody, "law")]
    assert t.workers_at(0) == t.workers_at(1) == [0] * 5
    assert t.s.track == [0, 1, 2, 3]  # no disc moved


@rule("ZG-10.3.2")
def test_an_impossible_award_is_passed() -> None:
    t = phase3(1)  # currency: two red officials
    t.markers(0, orange=3)
    t.markers(1, orange=1)
    t.people(0, gov="R1:red,red,red,red")
    t.offer_awards()
    assert t.seat == 1
    told = [e for e in t.events if e.key == "award-impossible"]
    assert [e.seat for e in told] == [0]
    said = texts("zhanguo", "en").say("log-award-impossible", {**told[0].args, "player": "Ann"})
    assert said == "Ann cannot have the award for currency in full (2 red officials in region 4) and passes."


@rule("ZG-10.3.3")
def test_accepting_returns_all_markers_of_the_colour() -> None:
    t = phase3(2)
    t.markers(0, ivory=3, brown=2)
    t.s.big[0] = 0
    t.offer_awards()
    t.play("accept")
    assert t.markers_of(0) == [0, 0, 2] and t.s.big[0] == ids.NOBODY and t.s.supply[0] == 12
    assert t.workers_at(0)[R3] == 2
    assert t.s.won[0] == 0 and 0 not in t.s.track


@rule("ZG-10.3.6", "INV-11")
def test_several_awards_in_one_round() -> None:
    t = phase3(2)
    t.markers(0, ivory=1, brown=1)
    t.markers(1, orange=1)
    t.offer_awards()
    t.play("accept")
    assert t.s.won == [0, -1, -1]
    t.play("accept", "official red R5")
    assert t.s.won == [0, 1, -1]
    t.play("accept")
    assert t.s.track == [2, 3, 1, 0]  # the disc of seat 0 stood on law


@rule("ZG-10.4")
def test_awards_wake_no_abilities() -> None:
    t = phase3(5)
    t.tuck(0, R1=[63])  # GOVERNOR: VP(3)
    t.markers(0, ivory=1)
    t.offer_awards()
    t.play("accept", "governor R2", "square R2.b")
    assert t.s.score[ids.FROM_CARD] == 0


@rule("ZG-10.4.1", "DP-24")
def test_an_official_by_choice() -> None:
    t = phase3(1)
    t.markers(0, ivory=1)
    t.people(0, gov="R1:red,red,red,red,red")
    t.offer_awards()
    t.play("accept")
    assert t.legal() == ["official gray R2", "official white R2"]
    assert t.why("official gray R3") == "ZG-10.4.1" and t.why("official red R2") == "ZG-4.4.1"
    t.play("official white R2")
    assert t.gov(0, "R2") == [0, 0, 1]


@rule("ZG-10.4.2", "ZG-10.4.3")
def test_two_officials() -> None:
    t = phase3(1)
    t.markers(0, orange=1)
    t.markers(1, brown=1)
    t.offer_awards()
    assert t.answer_rule("accept") == "ZG-10.3.3" and t.answer_rule("pass") == "ZG-10.3.4"
    told = t.play("accept", "accept")
    assert t.gov(0, "R4") == [2, 0, 0] and t.gov(1, "R3") == [0, 2, 0]
    rules = [(e.what, e.rule) for e in told if e.what.startswith("official_")]
    assert rules == [("official_red", "ZG-10.4.2")] * 2 + [("official_gray", "ZG-10.4.3")] * 2


@rule("ZG-10.4.4")
def test_two_workers() -> None:
    t = phase3(2)
    t.markers(0, brown=1)
    t.unrest(0, R4=4)
    t.offer_awards()
    t.play("accept")
    assert t.workers_at(0)[R4] == 2 and t.s.unrest[R4] == 4


@rule("ZG-10.4.5", "DP-25")
def test_a_free_governor() -> None:
    t = phase3(3)
    t.markers(0, orange=1)
    t.people(0, gov="R1:red")
    t.unrest(0, R4=3)
    t.offer_awards()
    t.play("accept")
    assert t.legal() == ["governor R2", "governor R4"] and t.why("governor R3") == "ZG-10.4.5"
    t.play("governor R4", "square R4.b")
    assert t.governors_of(0)[R4] == 1 and t.s.unrest[R4] == 0 and t.vp(0) == 4
    assert t.gov(0, "R1") == [1, 0, 0]  # no officials are removed
    t = phase3(5)
    t.markers(0, ivory=1)
    t.offer_awards()
    t.play("accept")
    assert t.verbs("governor") == ["R1", "R2", "R3", "R4", "R5"]
    t = phase3(5)
    t.markers(0, ivory=1)
    t.s.governors_left[0] = 0
    t.offer_awards()
    assert t.asked == ""  # passed, and nobody else has markers


@rule("ZG-10.4.5", "DP-12", "DP-07")
def test_the_bonus_of_a_free_governor() -> None:
    t = phase3(3)
    t.markers(0, orange=1)
    t.offer_awards()
    t.play("accept", "governor R2", "square R2.a")
    assert t.asked == "square_official" and t.can("decline") and t.verbs("free_move") == []
    t.play("official red R5")
    assert t.gov(0, "R5") == [1, 0, 0] and t.s.squares[square("R2.a")] == 0
    assert (R2, R5) == (1, 4)


@rule("ZG-10.4.6", "DP-26")
def test_a_free_wall() -> None:
    t = phase3(3)
    t.markers(0, ivory=1)
    t.wall(0, "T1/1")
    t.wall(1, "G1/3")
    t.offer_awards()
    t.play("accept")
    spaces = t.verbs("wall")
    assert "S1 3" in spaces and "G1 3" not in spaces and not [s for s in spaces if s.startswith("T1")]
    assert t.why("wall T1 2") == "ZG-7.6.2"
    t.play("wall S1 3")
    assert t.s.walls_left[0] == 3 and t.workers_at(0) == [0] * 5
    t = phase3(3)
    t.markers(0, ivory=1)
    t.s.walls_left[0] = 0
    t.offer_awards()
    assert [e.seat for e in t.events if e.key == "award-impossible"] == [0]


@rule("ZG-10.4.7", "DP-27")
def test_a_free_palace() -> None:
    t = phase3(4)
    t.markers(0, ivory=1)
    t.tuck(0, R1=[1, 2])
    t.unrest(0, R3=2)
    t.palaces(1, R5=4)
    t.offer_awards()
    t.play("accept")
    assert t.verbs("free_palace") == ["R1", "R2", "R4"]
    assert t.why("free_palace R3") == "ZG-4.5.9" and t.why("free_palace R5") == "ZG-7.5.2"
    t.play("free_palace R1")
    assert t.palaces_of(0) == [1, 0, 0, 0, 0] and t.vp(0) == 2
    assert t.s.big == [-1, -1, -1]  # no big marker


@rule("ZG-10.5")
def test_ties() -> None:
    t = phase3(2)
    t.s.track = [3, 2, 1, 0]
    for seat in range(4):
        t.markers(seat, ivory=1, orange=1)
    t.offer_awards()
    assert t.seat == 3
    t.play("accept")
    assert t.seat == 2  # seat 3 is behind all who have not won
    t.play("pass", "pass", "pass")
    assert t.seat == 3


@rule("ZG-10.5")
def test_winners_of_the_round_stand_from_writing_to_law() -> None:
    t = phase3(2)
    t.s.track = [0]
    t.s.won = [2, 1, -1]
    assert pieces.order_now(t.s) == [0, 2, 1]


@rule("ZG-10.6", "ZG-10.7")
def test_the_next_round_is_clockwise_from_the_top() -> None:
    t = phase3(1)
    t.markers(0, ivory=1)
    t.offer_awards()
    t.play("accept", "official red R2")
    assert t.s.track == [1, 2, 3, 0] and t.s.first == 1
    assert t.s.order == [1, 2, 3, 0] and t.seat == 1
    t = phase3(1)
    t.s.track = [2, 0, 3, 1]
    t.offer_awards()
    assert t.s.order == [2, 3, 0, 1]  # the other discs do not set the order
