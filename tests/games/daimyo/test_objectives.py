"""Objectives (section 11, data section 9)."""

import pytest

from tests.games.daimyo.table import Table, look
from tests.proof import rule
from tianxia.games.daimyo import data
from tianxia.games.daimyo.game import GAME
from tianxia.games.daimyo.lookups import OBJECTIVE_NAMES
from tianxia.games.daimyo.rules.objectives import check_objectives, met


def almost(name: str) -> tuple[Table, Table]:
    """A table where seat 0 just misses the condition, and one where it just meets it."""
    tables = []
    for enough in (False, True):
        t = Table(4)
        n = 1 if enough else 0
        if name == "O-G1":
            t.govern(0, "red 1", "red 2", "blue 1", "yellow 1", *(["black 1"] * n))
        elif name == "O-G2":
            t.govern(0, "red 1", "red 2", "blue 1", *(["red 5"] * n))
        elif name == "O-G3":
            t.build(0, "farm", "red 1", "red 2").build(0, "tower", "red 3", *(["red 4"] * n))
        elif name == "O-G4":
            t.build(0, "tower", "red 1", "red 2", *(["blue 2"] * n))
        elif name == "O-G5":
            t.shadow(0, "red 1", *(["blue 1"] * n))
        elif name == "O-G6":
            t.restore(0, "red", *(["red"] * n))
        elif name == "O-G7":
            t.s.capacity[0] = 6 + n
        elif name == "O-G8":
            t.cards(0, hand="H01 H02", deck="H03", discard="H13 H14")
            if enough:
                t.s.resolving = [20]
        elif name == "O-G9":
            t.build(0, "farm", "red 1", "red 2", *(["red 3"] * n))
        elif name == "O-O1":
            t.restore(0, "red", "red", "blue", *(["blue"] * n))
        elif name == "O-O2":
            t.build(0, "tower", "red 1", "red 2", "red 3", *(["red 4"] * n)).build(0, "farm", "blue 1", "blue 2", "blue 3")
        else:
            t.govern(0, *[f"red {i}" for i in range(1, 6)], "blue 1", "blue 2", *(["blue 3"] * n))
        tables.append(t)
    return tables[0], tables[1]


@rule("DM-11.2", "DM-11.3")
@pytest.mark.parametrize("name", OBJECTIVE_NAMES)
def test_each_condition(name: str) -> None:
    below, enough = almost(name)
    number = OBJECTIVE_NAMES.index(name)
    assert not met(below.s, 0, number) and met(enough.s, 0, number)
    row = data.OBJECTIVES[number]
    enough.goals(name).cards(0, hand="H01 H02", deck="H03", discard="H13 H14 H15")
    check_objectives(enough.s, None)
    before = enough.s.capacity[0]
    GAME.advance(enough.s, None)
    assert enough.from_source(0, "objectives") == int(row[3].split(" ")[0])
    if "GAIN(1A)" in row[3]:
        enough.play("gain rice")
        assert enough.have(0) == "1R 0M 0S 0G"
    elif "GAIN(1G)" in row[3]:
        assert enough.have(0) == "0R 0M 0S 1G"
    elif "CAP(1)" in row[3]:
        assert enough.s.capacity[0] == before + 1
    elif "DRAW(1)" in row[3]:
        assert len(enough.s.hand[0]) == 3


@rule("DM-11.1", "DM-11.4")
def test_taken_at_once_in_the_middle_of_an_action() -> None:
    t = Table(3).goals("O-G2").govern(0, "red 1", "red 2").give(0, rice=3).action(0, "recruitment")
    t.play("main", "govern red 3")
    assert t.s.objective_gold == [0] and t.pp(0) == 2 and t.asks == "recruit"
    assert t.have(0) == "2R 0M 0S 1G"
    t.effect(1, "KILL").play("eliminate red 1")  # losing the condition changes nothing
    t.play("stop").effect(0, "RECRUIT(free):GOV").play("govern red 1")
    assert t.s.objective_gold == [0] and t.s.objective_silver == [-1] and t.pp(0) == 2  # each card once


@rule("DM-11.1", "DM-6.1.1")
def test_paid_between_the_steps_of_villagers_help() -> None:
    t = Table(3).goals("O-G7").cards(1, deck="H04 H05").action(1, "villagers")
    t.s.capacity[1] = 6
    cards = len(t.s.hand[1])
    t.play("main")
    assert t.asks == "gain" and t.pp(1) == 2 and t.s.capacity[1] == 7  # the reward of the Objective
    assert len(t.s.hand[1]) == cards and t.s.helmet == 0 and t.s.blue_done == 0  # the other steps wait
    t.play("gain rice")
    assert t.asks == "villager" and len(t.s.hand[1]) == cards + 1 and t.s.helmet == 1 and t.s.blue_done == 1
    t = Table(3).goals("O-G7").cards(1, deck="H04 H05").action(1, "tax")
    t.s.capacity[1] = 6
    t.effect(1, "STEPS(2)").play("steps capacity-draw")
    assert t.asks == "gain" and len(t.s.hand[1]) == cards


@rule("DM-11.1")
def test_the_active_player_is_checked_first() -> None:
    for active in (0, 1, 2):
        t = Table(3).goals("O-G5")
        for seat in range(3):
            t.shadow(seat, *[f"{('red', 'blue', 'yellow')[seat]} {i}" for i in (1, 2)])
        t.s.active = active
        check_objectives(t.s, None)
        assert (t.s.objective_gold, t.s.objective_silver) == ([active], [(active + 1) % 3])


@rule("DM-11.2", "DM-11.3", "DM-18.17")
def test_fields() -> None:
    for seats, silver in ((2, [-1, -1]), (3, [1, -1]), (4, [1, -1])):
        t = Table(seats).goals("O-G5", "O-O2")
        t.shadow(0, "red 1", "red 2").build(0, "farm", "red 1", "red 2", "red 3", "red 4")
        check_objectives(t.s, None)
        t.shadow(1, "blue 1", "blue 2").build(1, "farm", "blue 1", "blue 2", "blue 3", "blue 4")
        t.s.active = 1
        check_objectives(t.s, None)
        assert t.s.objective_gold == [0, 0] and t.s.objective_silver == silver
        shown = look(t.s, 0)["objectives"]
        assert [o["has_silver"] for o in shown] == [seats > 2, False]


@rule("DM-11.5")
def test_mercenaries_take_none() -> None:
    t = Table(2).goals("O-G5").shadow(2, "red 1", "red 2", "red 3")
    check_objectives(t.s, None)
    assert t.s.objective_gold == [-1]
