"""Decisions and their protocol (section 13), invariants that can fail (section 14)."""

from collections.abc import Callable

import pytest

from tests.games.great_wall.table import Table, new
from tests.proof import rule
from tianxia.engine.course import Course
from tianxia.engine.game import Illegal
from tianxia.engine.record import Record
from tianxia.games.great_wall import ids
from tianxia.games.great_wall.game import GAME
from tianxia.games.great_wall.rules.activation import Activate, Activations
from tianxia.games.great_wall.rules.shame import ShameStep
from tianxia.games.great_wall.state import GreatWall

MUST = {"keep", "command", "slot", "activate", "next", "deploy", "wound", "store", "pay", "take", "cheaper", "carry", "discard"}
MUST |= {"victim", "reed_advisor", "reed_barricade", "reed_attack", "to_qin", "repeat", "recover", "name", "peek"}


@rule("GW-13.1.1")
def test_a_forced_answer_is_not_asked() -> None:
    t = Table(3)
    t.clerks("academy", "A")
    t.run(Activations(0))
    assert t.told("activated") == [{"location": "academy"}] and t.asked == "draw A"  # one location, no question
    t.play("pass")
    for type in (0, 2):
        t.s.rest[type] += t.s.supply[type]
        t.s.supply[type] = 0
    t.run(ShameStep(0, 1))
    assert t.asked == "" and t.s.shamed[1] == 1


@rule("GW-13.1.2")
def test_what_can_be_declined_has_a_pass() -> None:
    for decision in GAME.decisions:
        assert ("pass" in decision.verbs) == (decision.name not in MUST), decision.name
    names = [d.name for d in GAME.decisions]
    assert len(names) == len(set(names)) == 55


@rule("GW-13.1.3")
def test_illegal_input_changes_nothing() -> None:
    match = Course(Record(GAME, GAME.check_setup("standard", 3, {}), 3, [], []))
    before = match.state.fingerprint()
    with pytest.raises(Illegal) as error:
        match.play(0, GAME.actions.parse("command economy"))
    assert error.value.reason.key == "not-asked" and match.state.fingerprint() == before


@rule("GW-13.1.4")
def test_a_gain_is_not_asked() -> None:
    t = Table(3)
    t.advisor("A", "a07")
    t.clerks("temple", "ABC")
    t.run(Activate(ids.TEMPLE, 0))
    assert t.res("A") == t.res("B") == "0 0 0 1" and t.asked == ""  # nor is declining asked where nothing else is


def damaged(change: Callable[[GreatWall], None], mode: str = "", seats: int = 3) -> str:
    s = new(seats, mode)
    while GAME.decisions[s.todo[-1].kind].name == "keep":
        GAME.apply(s, s.todo[-1].seat, GAME.legal(s, s.todo[-1].seat)[0], None)
    assert GAME.broken(s) == ""
    change(s)
    return GAME.broken(s).split(":")[0]


def bump(name: str, i: int, n: int = 1) -> Callable[[GreatWall], None]:
    def change(s: GreatWall) -> None:
        getattr(s, name)[i] += n

    return change


def put(name: str, value: object) -> Callable[[GreatWall], None]:
    def change(s: GreatWall) -> None:
        setattr(s, name, value)

    return change


@pytest.mark.parametrize(
    ("law", "change", "mode", "seats"),
    [
        pytest.param("GW-14.1.1", bump("supply", 0), "", 3, marks=rule("GW-14.1.1")),
        pytest.param("GW-14.1.1", bump("rest", 0), "", 3, marks=rule("GW-14.1.1")),
        pytest.param("GW-14.1.2", bump("clerks", 0), "", 3, marks=rule("GW-14.1.2")),
        pytest.param("GW-14.1.2", bump("at", 2), "two", 2, marks=rule("GW-14.1.2")),
        pytest.param("GW-14.1.3", put("shame_bank", 29), "", 3, marks=rule("GW-14.1.3")),
        pytest.param("GW-14.1.5", lambda s: s.horde_deck.pop(), "", 3, marks=rule("GW-14.1.5")),
        pytest.param("GW-14.1.6", lambda s: s.spots.__setitem__(8 * 8, ids.WOUND), "", 3, marks=rule("GW-14.1.6")),
        pytest.param("GW-14.1.10", bump("barricades", 1, 1), "", 3, marks=rule("GW-14.1.10")),
        pytest.param("GW-14.1.10", bump("defence_mod", 1, 3), "", 3, marks=rule("GW-14.1.10")),
        pytest.param("GW-14.1.11", bump("wall", 1, 4), "", 3, marks=rule("GW-14.1.11")),
        pytest.param("GW-14.1.12", bump("over", 0), "", 3, marks=rule("GW-14.1.12")),
        pytest.param("GW-14.1.13", bump("res", 0, -99), "", 3, marks=rule("GW-14.1.13")),
        pytest.param("GW-14.1.14", bump("honor", 0, -1), "", 3, marks=rule("GW-14.1.14")),
        pytest.param("GW-14.1.15", put("tea", [0, 1, 1]), "", 3, marks=rule("GW-14.1.15")),
        pytest.param("GW-14.1.16", bump("hand", 0, -1), "", 3, marks=rule("GW-14.1.16")),
        pytest.param("GW-14.1.18", lambda s: s.tactic_deck.pop(), "", 3, marks=rule("GW-14.1.18")),
        pytest.param("GW-14.1.19", lambda s: s.offer.pop(), "", 3, marks=rule("GW-14.1.19")),
        pytest.param("GW-14.1.21", put("qin_track", [0, 1, 2, 3, 3]), "solo", 1, marks=rule("GW-14.1.21")),
        pytest.param("GW-14.1.21", lambda s: s.qin_deck.pop(), "solo", 1, marks=rule("GW-14.1.21")),
        pytest.param("GW-14.1.22", lambda s: s.event_deck.pop(), "coop", 3, marks=rule("GW-14.1.22")),
        pytest.param("GW-14.1.22", lambda s: s.decree_deck.pop(), "coop", 2, marks=rule("GW-14.1.22")),
        pytest.param("GW-14.1.23", bump("honor", 2), "two", 2, marks=rule("GW-14.1.23")),
    ],
)
def test_each_invariant_can_fail(law: str, change: Callable[[GreatWall], None], mode: str, seats: int) -> None:
    assert damaged(change, mode, seats) == law


@rule("GW-14.1.9", "GW-14.1.8")
def test_capacities() -> None:
    def crowd(s: GreatWall) -> None:
        s.clerks[0], s.at[0] = s.clerks[0] - 4, 4

    def archers(s: GreatWall) -> None:
        s.supply[1], s.fire[0] = s.supply[1] - 3, 3

    assert damaged(crowd) == "GW-14.1.9" and damaged(archers) == "GW-14.1.8"
