"""Honor and resources (GW-4.3, GW-4.4)."""

import json

import pytest

from tests.games.great_wall.table import Table
from tests.proof import rule
from tianxia.engine.course import Course
from tianxia.engine.events import WATCHER
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.goods import Gain, choose_loss, pay, score
from tianxia.games.great_wall.rules.shame import AtoneEach
from tianxia.games.great_wall.view import view


@rule("GW-4.2.6", "GW-4.4.3")
def test_gains_and_payments_are_announced() -> None:
    t = Table(3)
    t.run(Gain(0, ids.GOLD, 60, 0))
    told = [(e.what, e.amount) for e in t.events if e.what]
    assert told == [("gold", 60)] and t.res("A") == "0 0 60 0"
    for e in t.events:
        assert e.for_seat(2) is e


@rule("GW-4.2.6")
@pytest.mark.parametrize(("mode", "seats"), [("standard", 3), ("two", 2), ("solo", 1), ("coop", 2)])
def test_who_keeps_count_knows_what_lies_behind_every_screen(mode: str, seats: int) -> None:
    dice = seeded(5)
    course = Course(Record(GAME, GAME.check_setup(mode, seats, {}), 5, [], []))
    counted = [0] * (4 * seats)
    while course.state.todo:
        ask = course.state.ask()
        legal = GAME.legal(course.state, ask.seat)
        for event in course.play(ask.seat, legal[dice.below(len(legal))]).events:
            heard = event.for_seat(WATCHER)
            if heard is not None and heard.what in ids.RESOURCES and heard.seat < seats:
                counted[heard.seat * 4 + ids.RESOURCES.index(heard.what)] += heard.amount
        assert counted == course.state.res[: 4 * seats]


@rule("GW-4.2.6", "GW-4.2.10")
def test_resources_can_be_worked_out_so_nobody_is_asked_in_vain() -> None:
    asked = []
    for chi in (1, 2):
        t = Table(3)
        t.give("A", chi=chi)
        t.shamed("A", spear=1)
        t.run(AtoneEach([0]))
        asked.append(t.asked)
        told = json.dumps(view(t.s, 1))
        t.s.res[3] = 7
        assert json.dumps(view(t.s, 1)) == told  # the amount itself is never shown
    assert asked == ["", "atone A"]


@rule("GW-4.3.1", "GW-4.3.2", "GW-4.3.3")
def test_honor_never_drops_below_0() -> None:
    t = Table(3)
    score(t.s, 0, 7, ids.P_WALL, "GW-4.3.1", None)
    score(t.s, 0, -10, ids.P_SHAME, "GW-4.3.2", None)
    assert t.honor("A") == 0
    score(t.s, 0, 230, ids.P_WALL, "GW-4.3.3", None)
    assert t.honor("A") == 230 and GAME.totals(t.s)[0] == 230


@rule("GW-4.4.1", "GW-4.4.2", "GW-4.4.4", "GW-4.4.5", "GW-4.8.3")
def test_mixes_are_paid_in_full_from_what_is_owned() -> None:
    t = Table(3)
    t.give("A", wood=1, stone=2, gold=1, chi=5)
    choose_loss(t.s, 0, ids.MAT, 3)
    t.go()
    assert t.legal() == ["pay wood 1", "pay stone 2"] and t.asked == "pay A"  # chi is no building resource
    t.play("pay stone 2")
    assert t.res("A") == "1 0 0 5"  # the last unit could only be gold
    choose_loss(t.s, 0, ids.RES, 6)
    t.go()
    assert t.res("A") == "0 0 0 0"
    pay(t.s, 1, ids.CHI, 0, "x", "GW-4.4.5", None)
    assert t.res("B") == "0 0 0 0"
    t.advisor("B", "a21")  # an advisor would cost 2 with the discount of 2: never below 0
    from tianxia.games.great_wall.board.prices import advisor_price

    assert advisor_price(t.s, 1) == 0
