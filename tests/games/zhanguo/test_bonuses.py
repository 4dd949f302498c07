"""Card bonuses (9), and the abilities of boards that ask the same (8.5)."""

from tests.games.zhanguo.table import R3, Table, square
from tests.proof import rule
from tianxia.games.zhanguo import data


def recruit(t: Table, card: int = 20, colour: str = "red", region: str = "R1") -> None:
    t.hold(0, card)
    t.play(f"court {card} RECRUIT", f"recruit {colour} {region}")


# ---- board abilities ----


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
