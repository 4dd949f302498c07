"""Sections 4.1 to 4.4 and 4.8: workers, clay, weapons, figures, inspectors."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta import ids
from tianxia.games.terracotta.scoring import forward


@rule("TA-4.1.1")
def test_workers_are_craftsmen_and_artists() -> None:
    t = Table()
    t.give("Y", artists=1)
    t.play("rotate none")
    assert {words.split()[1] for words in t.legal} == {"craftsman", "artist"}
    t.play("place artist 5")
    assert t.refuses("perform inner") == "TA-7.5.2 already-artist", "UPGRADE names the craftsman only"


@rule("TA-4.1.2", "INV-4", "INV-5")
def test_upgrading_changes_the_kind_not_the_number() -> None:
    t = Table()
    t.turn(5).play("perform inner", "skip middle", "skip outer")
    assert (t.s.craftsmen[0], t.s.artists[0], t.s.supply[0]) == (4, 0, 4)
    t.finish_round()
    assert (t.s.craftsmen[0], t.s.artists[0], t.s.supply[0]) == (4, 1, 4)


@rule("TA-4.2.1")
def test_only_wet_clay_pays_for_warriors() -> None:
    t = Table()
    t.give("Y", wet=1, dry=9)
    t.turn(0)
    assert t.refuses("perform inner") == "TA-7.3.1 wet"
    t.give("Y", wet=2, dry=0)
    assert t.refuses("perform inner") == ""


@rule("TA-4.2.2")
def test_clay_in_storages_belongs_to_nobody() -> None:
    t = Table()
    t.storages(9, 9, 9, 9)
    t.give("Y", wet=1)
    assert t.tile("clay") == {"Y": 3, "G": 0}
    t.final()
    assert t.scored("resources") == {"Y": 0, "G": 0}


@rule("TA-4.2.3")
def test_which_clay_comes_wet_and_which_dry() -> None:
    t = Table(a=0, b=0)
    t.turn(7).play("perform inner", "skip middle", "skip outer")
    assert t.purse("Y") == {"coins": 0, "wet": 4, "dry": 0}, "workshop action"
    t = Table()
    t.turn(0).play("take inner clay")
    assert t.purse("Y") == {"coins": 0, "wet": 1, "dry": 0}, "substitute"
    t = Table(b=0)
    t.give("Y", masters="clay_maker")
    t.turn(1).play("skip inner", "perform middle")
    assert t.purse("Y") == {"coins": 0, "wet": 3, "dry": 0}, "Clay Maker"
    t = Table("", "YGB")
    t.give("G", order=1)
    t.turn(3).play("skip inner", "perform middle")
    assert t.purse("Y") == {"coins": 0, "wet": 1, "dry": 0}, "turn-order token 2"
    t = Table(b=0)
    t.give("Y", masters="overseer")
    t.storages(2, 3)
    t.turn(5).play("skip inner", "perform middle", "collect NE+SE")
    assert t.purse("Y") == {"coins": 0, "wet": 0, "dry": 5}, "storage"


@rule("TA-4.3.1", "TA-8.0.2")
def test_an_inactive_weapon_cannot_be_used() -> None:
    t = Table()
    t.give("Y", wet=4, weapons="sword")
    t.turn(0).play("perform inner", "type soldier", "put 1,1")
    assert t.asks == "middle", "the spear is inactive: nobody is asked"
    t = Table()
    t.give("Y", wet=4, weapons="spear")
    t.turn(0).play("perform inner", "type soldier", "put 1,1", "weapon use")
    assert t.active_weapons("Y") == ""


@rule("TA-4.3.2", "TA-7.8.1")
def test_preparing() -> None:
    t = Table()
    t.turn(0).play("skip inner", "skip middle", "perform outer")
    assert t.active_weapons("Y") == "sword"
    t.next_is("Y")
    t.s.workers[0] = 0
    t.turn(0).play("skip inner", "skip middle")
    assert t.refuses("perform outer") == "TA-6.3.5 weapon-active"
    assert t.active_weapons("Y") == "sword"


@rule("TA-4.4.1", "TA-9.1.1", "TA-9.1.2")
def test_specialists_belong_to_nobody() -> None:
    t = Table("G:officer@4,4")
    t.give("Y", coins=1, weapons="spear")
    t.turn(1).play("skip inner", "skip middle", "perform outer", "buy musician", "put 4,6")
    assert "musician@4,6" in t.board()
    assert t.s.owner[-1] == ids.NOBODY
    t.finish_round()
    assert t.scored("musicians") == {"Y": 0, "G": 1}, "green profits from yellow's musician"


@rule("TA-4.4.2", "INV-1")
def test_one_figure_per_cell() -> None:
    t = Table("G:officer@4,4+horse:E servant@1,1")
    t.give("Y", wet=2)
    t.turn(0).play("perform inner", "type guard")
    for taken in ("4,4", "4,5", "4,6", "1,1"):
        assert t.refuses(f"put {taken}") == "TA-4.4.2 cell-taken"
    assert len(t.legal) == 63 - 4


@rule("TA-4.4.3")
def test_facing_matters_only_for_archers() -> None:
    t = Table("Y:officer@3,3 servant@1,1 musician@2,2 archer@7,7>N")
    directions = {piece: t.s.way[f] for f, piece in enumerate(["officer", "servant", "musician", "archer"])}
    assert directions == {"officer": -1, "servant": -1, "musician": -1, "archer": ids.NORTH}


@rule("TA-4.4.4")
def test_a_rider_is_one_warrior_on_three_cells() -> None:
    t = Table("Y:officer@4,4+horse:E G:guard@1,4")
    assert t.tile("type_officer") == {"Y": 3, "G": 0}
    assert t.s.grid.count(1) == 3
    assert t.board() == {"Y:officer@4,4+horse:E", "G:guard@1,4"}


@rule("TA-4.8.1")
def test_inspectors_mark_a_row_and_a_column() -> None:
    t = Table("Y:officer@2,7 G:guard@6,3", v=2, h=3)
    t.finish_round()
    assert t.scored("inspectors") == {"Y": 7, "G": 7}
    t = Table("Y:officer@3,2 G:guard@3,6", v=2, h=3)
    t.finish_round()
    assert t.scored("inspectors") == {"Y": 0, "G": 0}, "V is no column, H no row"


@rule("TA-4.8.2", "TA-4.8.3", "EX-19")
@pytest.mark.parametrize(
    ("inspector", "place", "steps", "to"),
    [("V", 7, 1, 1), ("V", 6, 2, 1), ("H", 9, 2, 2), ("V", 1, -1, 7), ("H", 1, -1, 9), ("V", 3, 1, 4), ("H", 8, 1, 9)],
)
def test_tracks_are_loops(inspector: str, place: int, steps: int, to: int) -> None:
    assert forward(ids.INSPECTORS.index(inspector), place, steps) == to


@rule("TA-4.8.4", "INV-7")
def test_inspectors_are_independent() -> None:
    t = Table(v=7, h=4)
    t.give("Y", wet=2, weapons="sword")
    t.turn(0).play("perform inner", "type officer", "put 1,1", "weapon use", "inspector V +1")
    assert t.s.inspectors == [1, 4]
