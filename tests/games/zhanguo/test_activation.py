"""Activation (8), board abilities (8.5), card bonuses (9)."""

from tests.games.zhanguo.table import R1, R3, Table, square
from tests.proof import rule
from tianxia.games.zhanguo import data

B = ("circle", "square", "triangle", "star")


def recruit(t: Table, card: int = 20, colour: str = "red", region: str = "R1") -> None:
    t.hold(0, card)
    t.play(f"court {card} RECRUIT", f"recruit {colour} {region}")


# ---- the window ----


@rule("ZG-8.1.1")
def test_the_window_opens_after_the_whole_action() -> None:
    t = Table()
    t.hold(0, 20)
    t.tuck(0, R2=[63])
    t.people(0, gov="R2:red,gray,white")
    t.unrest(0, R2=4)
    t.play("court 20 GOVERNOR", "governor R2", "square R2.a")
    assert t.asked == "square_official"
    t.play("decline")
    assert t.asked == "activate" and t.can("activate 63")  # R2 is calm again


@rule("ZG-8.1.2", "ZG-8.3.3", "DP-16")
def test_any_order_each_once() -> None:
    for order in ((23, 53), (53, 23)):
        t = Table(2, boards=("square", "star"))
        t.tuck(0, R2=[23, 53])
        recruit(t)
        assert sorted(t.verbs("activate")) == ["23", "53"] and t.can("board_ability")
        t.play(f"activate {order[0]}", "board_ability", "take_marker ivory")
        assert t.why(f"activate {order[0]}") == "ZG-8.1.2" and t.why("board_ability") == "ZG-8.1.2"
        t.play(f"activate {order[1]}")
        assert t.vp(0) == 4 and t.asked == "end_turn"


@rule("ZG-8.1.3")
def test_activation_is_optional() -> None:
    t = Table()
    t.tuck(0, R2=[23])
    recruit(t)
    t.play("stop")
    assert t.vp(0) == 0 and t.asked == "end_turn"


@rule("ZG-8.1.4")
def test_effects_open_no_second_window() -> None:
    t = Table()
    t.tuck(0, R2=[37], R3=[23])  # RECRUIT: OFFICIAL(red,here); RECRUIT: VP(2)
    recruit(t)
    t.play("activate 23", "activate 37")
    assert t.vp(0) == 2 and t.asked == "end_turn"  # the official of 37 is no RECRUIT


# ---- the number ----


@rule("ZG-8.2.1", "ZG-8.2.2", "ZG-8.2.7")
def test_higher_and_lower() -> None:
    for number, woken in ((5, True), (100, False)):
        t = Table()
        t.court(60)
        t.tuck(0, R2=[23])
        recruit(t, number)
        assert (t.asked == "activate") == woken
    for number, woken in ((5, False), (100, True)):
        t = Table()
        t.court(60)
        t.hold(0, number)
        t.people(0, work="R1:red")
        t.tuck(0, R2=[28])
        t.play(f"court {number} HIRE", "hire R1 plain")
        assert (t.asked == "activate") == woken
        assert t.workers_at(0)[R1] == 1  # the action itself is done


@rule("ZG-8.2.3")
def test_it_does_not_matter_whose_card_lies_below() -> None:
    t = Table(2)
    t.tuck(0, R2=[23])
    t.hold(0, 10)
    t.quick_turn(unify=True)
    t.hold(1, 60)
    t.play("court 60 RECRUIT", "recruit red R1")
    t.end()
    recruit(t, 59)
    assert t.can("activate 23")


@rule("ZG-8.2.4")
def test_x_fits_both_directions() -> None:
    t = Table()
    t.tuck(0, R2=[23])
    t.hold(0, 120)
    told = t.play("court 120 RECRUIT", "recruit red R1")
    assert told[0].args["below"] == 121 and t.can("activate 23")
    t = Table()
    t.hold(0, 1)
    t.people(0, work="R1:red")
    t.tuck(0, R2=[28])
    told = t.play("court 1 HIRE", "hire R1 plain")
    assert told[0].args["below"] == 0 and t.can("activate 28")


@rule("ZG-8.2.5")
def test_x_is_used_once() -> None:
    t = Table(2)
    t.hold(0, 30)
    t.hold(1, 35)
    t.tuck(1, R2=[23])
    t.play("court 30 REASSIGN", "move_above R1 R2 red", "stop")
    t.end()
    t.play("court 35 RECRUIT", "recruit red R1")
    assert t.asked == "end_turn"  # 35 is not lower than 30


@rule("ZG-8.2.6")
def test_the_condition_holds_for_the_whole_window() -> None:
    t = Table()
    t.court(60)
    t.tuck(0, R2=[23, 9])
    recruit(t, 5)
    t.play("activate 9", "stop", "activate 23")
    assert t.vp(0) == 2


# ---- eligible cards ----


@rule("ZG-8.3.1", "ZG-8.3.2")
def test_only_cards_with_the_action_and_not_the_played_one() -> None:
    t = Table()
    t.tuck(0, R2=[36, 57])  # GOVERNOR, PALACE
    t.tuck(1, R2=[53])  # RECRUIT, of another player
    recruit(t, 23)  # 23 itself: RECRUIT, VP(2)
    assert t.asked == "end_turn" and t.vp(0) == 0
    t.s.action, t.s.met = 0, 1
    from tianxia.engine.flow import Ask
    from tianxia.games.zhanguo import ids

    t.s.todo = [Ask(ids.ASK_ACTIVATE, 0)]
    assert t.why("activate 36") == "ZG-8.3.1" and t.why("activate 53") == "ZG-8.3.1" and t.why("activate 23") == "ZG-8.3.1"


# ---- blocked regions ----


@rule("ZG-8.4.1", "ZG-8.4.2", "ZG-8.4.3")
def test_hire_may_block_its_own_cards() -> None:
    t = Table()
    t.hold(0, 90)
    t.tuck(0, R1=[28])
    t.people(0, work="R1:red")
    t.unrest(0, R1=2)
    t.play("court 90 HIRE", "hire R1 plain")
    assert t.seat == 1 and t.vp(0) == 0


@rule("ZG-8.4.2", "ZG-8.4.3")
def test_calm_from_elsewhere_unblocks() -> None:
    t = Table()
    t.tuck(0, R2=[26], R5=[23])  # RECRUIT: CALM(any); RECRUIT: VP(2) in a blocked region
    t.unrest(0, R5=2)
    recruit(t)
    assert t.verbs("activate") == ["26"] and t.why("activate 23") == "ZG-8.4.1"
    t.play("activate 26", "calm R5")
    assert t.verbs("activate") == ["23"]


@rule("ZG-8.4.4")
def test_calm_here_cannot_free_itself() -> None:
    t = Table()
    t.tuck(0, R5=[20], R2=[23])
    t.unrest(0, R5=2)
    recruit(t, 21)
    assert t.verbs("activate") == ["23"] and t.why("activate 20") == "ZG-8.4.1"


@rule("ZG-8.4.5")
def test_levels_below_the_maximum_do_not_matter() -> None:
    t = Table()
    t.tuck(0, R3=[23])
    t.unrest(0, R3=2)  # palaces are blocked here, cards are not
    recruit(t)
    assert t.can("activate 23")


# ---- board abilities ----


@rule("ZG-8.5.0")
def test_board_abilities_need_no_number_and_no_calm() -> None:
    t = Table(4, boards=("square", "circle", "triangle", "star"))
    t.court(10)
    t.unrest(0, R1=4, R2=3, R3=2, R4=4, R5=3)  # everything is blocked
    recruit(t, 90)
    assert t.legal()[0] == "stop" and t.can("board_ability")


@rule("ZG-8.5.1")
def test_circle_hires_one_more() -> None:
    t = Table(4, boards=B)
    t.hold(0, 20)
    t.people(0, gov="R2:red", work="R1:red")
    t.play("court 20 HIRE")
    assert t.verbs("hire") == ["R1 extra"] and t.why("hire R1 plain") == "ZG-8.5.1"
    assert t.why("hire R2 extra") == "ZG-7.4.2"
    t.play("hire R1 extra")
    assert t.workers_at(0)[R1] == 2 and t.s.unrest[R1] == 1


@rule("ZG-8.5.2", "DP-19")
def test_circle_after_hire_and_governor() -> None:
    t = Table(4, boards=B)
    t.hold(0, 20)
    t.people(0, work="R1:red")
    t.play("court 20 HIRE", "hire R1 extra", "board_ability")
    assert t.asked == "move_step" and t.s.todo[-1].a == 1
    t.play("move_up R1 red")
    assert t.gov(0, "R1") == [1, 0, 0]
    t = Table(4, boards=B)
    t.hold(0, 20)
    t.workers(0, R2=1)
    t.play("court 20 GOVERNOR", "governor R1", "square R1.b", "decline", "board_ability")
    assert t.legal() == ["decline", "move_worker R2 R1", "move_worker R2 R3"]
    t.play("move_worker R2 R3")
    assert t.workers_at(0) == [0, 0, 1, 0, 0]


@rule("ZG-8.5.3", "DP-17")
def test_square_after_wall_and_recruit() -> None:
    boards = ("square", "circle", "triangle", "star")
    t = Table(4, boards=boards)
    recruit(t)
    t.play("board_ability", "take_marker orange")
    assert t.markers_of(0) == [0, 1, 0]
    t = Table(4, boards=boards)
    t.hold(0, 20)
    t.workers(0, R1=1)
    t.play("court 20 WALL", "wall T1 1")
    assert t.can("board_ability")
    t = Table(2, boards=("square", "star"))
    t.markers(1, ivory=6, orange=6, brown=6)
    recruit(t)
    t.play("board_ability")
    assert t.vp(0) == 1  # no marker of any colour is left


@rule("ZG-8.5.4", "DP-18", "DP-20")
def test_triangle_calms_then_places_a_worker() -> None:
    boards = ("triangle", "circle", "square", "star")
    t = Table(4, boards=boards)
    t.hold(0, 20)
    t.play("court 20 REASSIGN", "move_above R1 R2 gray", "stop")
    assert t.asked == "end_turn"  # no unrest anywhere: no ability
    for answer, workers in (("place_worker", 1), ("decline", 0)):
        t = Table(4, boards=boards)
        t.hold(0, 20)
        t.unrest(0, R3=2)
        t.play("court 20 REASSIGN", "move_above R1 R2 gray", "stop", "board_ability", "calm R3", answer)
        assert t.s.unrest[R3] == 1 and t.workers_at(0)[R3] == workers
    t = Table(4, boards=boards)
    t.hold(0, 20)
    t.unrest(0, R3=2)
    t.workers(0, R1=1)
    t.play("court 20 WALL", "wall T1 1", "board_ability", "decline")
    assert t.s.unrest[R3] == 2 and t.workers_at(0) == [0] * 5


@rule("ZG-8.5.5")
def test_star_after_recruit() -> None:
    t = Table(4, boards=("star", "circle", "square", "triangle"))
    recruit(t)
    t.play("board_ability")
    assert t.asked == "move_step" and t.s.todo[-1].a == 2 and t.can("stop")


@rule("ZG-8.5.6", "ZG-8.5.7", "ZG-8.5.8", "ZG-11.6", "ZG-11.8", "DP-21")
def test_star_moves_a_governor() -> None:
    t = Table(4, boards=("star", "circle", "square", "triangle"))
    t.hold(0, 20)
    t.people(0, gov="R2:red,gray,white")
    t.governors(0, R4=1)
    t.unrest(0, R3=2)
    t.tasks("TG2", "TP1", "TW1", "TG4", "TP2", "TW2")
    t.discs("L.G", 0)
    t.governors(0, R3=1)
    t.play("court 20 GOVERNOR", "governor R2", "square R2.b", "board_ability")
    assert sorted(t.verbs("move_governor")) == ["R2.b R1", "R2.b R3", "R3 R2", "R3 R4", "R4 R3", "R4 R5"]
    t.play("move_governor R2.b R3")
    assert t.governors_of(0) == [0, 0, 2, 1, 0]
    assert t.s.squares[square("R2.b")] == -1  # empty again
    assert t.vp(0) == 4 and t.s.unrest[R3] == 2  # no bonus, no calm in R3
    assert not t.can("claim U.G")  # R2 is left: TG2 is not met
    assert t.s.task_discs[12] == 0


@rule("ZG-8.5.0")
def test_awards_wake_no_board() -> None:
    t = Table(4, boards=("star", "circle", "square", "triangle"))
    t.awards(5)
    t.markers(0, ivory=1)
    t.offer_awards()
    t.play("accept", "governor R2", "square R2.b")
    assert t.asked == ""  # the game is over


# ---- bonuses ----


@rule("ZG-9.0")
def test_bonuses_are_on_offer_only_while_possible() -> None:
    t = Table()
    t.tuck(0, R1=[20, 26, 1], R2=[9])  # CALM(here), CALM(any), MOVE_WORKER, MOVE(2)
    t.people(0)
    t.hold(0, 21)
    t.play("court 21 RECRUIT", "recruit red R1")
    assert t.verbs("activate") == ["9"]  # the recruit made MOVE possible
    t = Table()
    t.hold(0, 90)
    t.people(0, work="R1:red")
    t.tuck(0, R2=[31])  # HIRE: VP_CARDS(orange), no orange card
    t.play("court 90 HIRE", "hire R1 plain")
    assert t.seat == 1


@rule("ZG-9.1", "DP-17")
def test_marker_of_a_colour_in_supply() -> None:
    t = Table(2)
    t.tuck(0, R2=[12])
    t.markers(1, ivory=6)
    recruit(t)
    t.play("activate 12")
    assert t.legal() == ["decline", "take_marker orange", "take_marker brown"]
    assert t.why("take_marker ivory") == "ZG-9.1"
    t.play("take_marker brown")
    assert t.markers_of(0) == [0, 0, 1]
    t = Table(2)
    t.tuck(0, R2=[12])
    t.markers(1, ivory=6, orange=6, brown=6)
    recruit(t)
    t.play("activate 12")
    assert t.vp(0) == 1


@rule("ZG-9.2")
def test_move_two() -> None:
    t = Table()
    t.tuck(0, R2=[9])
    recruit(t)
    t.play("activate 9", "move_above R1 R2 red", "move_above R2 R3 red")
    assert t.gov(0, "R3") == [1, 0, 0] and t.asked == "end_turn"


@rule("ZG-9.3")
def test_points() -> None:
    t = Table()
    t.tuck(0, R2=[23, 53, 105])
    recruit(t)
    t.play("activate 23", "activate 53", "activate 105")
    assert t.vp(0) == 6


@rule("ZG-9.4")
def test_worker_here() -> None:
    t = Table()
    t.tuck(0, R3=[34])
    recruit(t)
    t.play("activate 34")
    assert t.workers_at(0) == [0, 0, 1, 0, 0] and t.unrest_at(0) == [0] * 5


@rule("ZG-9.5")
def test_points_for_cards_of_a_colour() -> None:
    t = Table()
    t.hold(0, 90)
    t.workers(0, R4=2, R5=1)
    t.tuck(0, R1=[38], R2=[1, 2], R3=[41])  # PALACE: VP_CARDS(ivory); itself is ivory
    t.unrest(0, R2=4)  # blocked regions count too
    t.play("court 90 PALACE", "palace R4 R5", "take_big brown", "activate 38")
    assert t.vp(0) == 4 + 3


@rule("ZG-9.6")
def test_calm_anywhere() -> None:
    t = Table()
    t.tuck(0, R2=[26])
    t.unrest(0, R1=1, R4=3)
    recruit(t)
    t.play("activate 26")
    assert t.verbs("calm") == ["R1", "R4"]
    t.play("calm R4")
    assert t.unrest_at(0) == [1, 0, 0, 2, 0]


@rule("ZG-9.7")
def test_calm_here() -> None:
    t = Table()
    t.tuck(0, R2=[20], R4=[75])
    t.unrest(0, R2=1)
    recruit(t, 21)
    assert t.verbs("activate") == ["20"]
    t.play("activate 20")
    assert t.unrest_at(0) == [0] * 5


@rule("ZG-9.8")
def test_move_a_worker() -> None:
    t = Table()
    t.tuck(0, R2=[1])
    t.workers(0, R4=1)
    recruit(t)
    t.play("activate 1")
    assert t.verbs("move_worker") == ["R4 R3", "R4 R5"] and t.can("decline")
    assert t.why("move_worker R4 R2") == "ZG-4.6.1" and t.why("move_worker R2 R3") == "ZG-9.8"
    t.play("move_worker R4 R5")
    assert t.workers_at(0) == [0, 0, 0, 0, 1]


@rule("ZG-9.9")
def test_an_official_of_the_shown_colour() -> None:
    t = Table()
    t.tuck(0, R4=[83])  # RECRUIT: OFFICIAL(white,here)
    recruit(t)
    t.play("activate 83")
    assert t.gov(0, "R4") == [0, 0, 1] and t.supply(0) == [3, 4, 3]
    t = Table()
    t.tuck(0, R4=[83])
    t.people(0, gov="R1:white,white,white,white,white")
    recruit(t)
    assert t.asked != "activate"
    assert data.OFFICIALS[2] == "white"
