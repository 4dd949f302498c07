"""Sections 7.9 and 9: specialists."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.game import GAME

ALL = "sword halberd crossbow spear"


def shop(t: Table, coins: int = 9, weapons: str = ALL) -> Table:
    """Yellow stands before the outer action SPECIALIST of segment 1."""
    t.give("Y", coins=coins, weapons=weapons)
    return t.turn(1).play("skip inner", "skip middle")


@rule("TA-7.9.1", "TA-7.9.6")
def test_any_kind_for_coins_and_its_weapon() -> None:
    t = shop(Table("Y:officer@4,4")).play("perform outer")
    assert t.legal == ["buy horse", "buy servant", "buy archer", "buy musician"]
    for kind, left in (
        ("horse", "halberd crossbow spear"),
        ("servant", "sword crossbow spear"),
        ("archer", "sword halberd spear"),
        ("musician", "sword halberd crossbow"),
    ):
        t = shop(Table("Y:officer@4,4")).play("perform outer", f"buy {kind}")
        assert t.purse("Y")["coins"] == 8 and t.active_weapons("Y") == left


@rule("TA-7.9.2", "INV-20")
def test_every_copy_costs_more_whoever_bought_it() -> None:
    for copies, cost in enumerate([1, 2, 3, 4]):
        t = Table(" ".join(f"servant@7,{i + 1}" for i in range(copies)))
        assert GAME.view(t.s, 0)["specialists"]["servant"] == {"left": 4 - copies, "cost": cost}
        shop(t).play("perform outer", "buy servant", "put 1,1")
        assert t.purse("Y")["coins"] == 9 - cost
    t = Table("servant@7,1 servant@7,2 servant@7,3 servant@7,4")
    assert GAME.view(t.s, 0)["specialists"]["servant"] == {"left": 0, "cost": None}
    assert shop(t).play("perform outer").refuses("buy servant") == "TA-7.9.1 sold-out"


@rule("TA-7.9.3")
def test_without_weapon_or_coins() -> None:
    t = shop(Table("servant@7,1"), coins=1, weapons="halberd spear").play("perform outer")
    assert t.legal == ["buy musician"]
    assert t.refuses("buy archer") == "TA-7.9.3 weapon-inactive"
    assert t.refuses("buy servant") == "TA-7.9.3 specialist-coins"
    t = shop(Table("servant@7,1"), coins=1, weapons="halberd")
    assert t.refuses("perform outer") == "TA-7.9.3 specialist-coins"


@rule("TA-7.9.4", "TA-9.3.1", "TA-9.5.1")
@pytest.mark.parametrize("kind", ["servant", "musician", "archer"])
def test_any_empty_cell(kind: str) -> None:
    t = shop(Table("Y:officer@4,4+horse:E")).play("perform outer", f"buy {kind}")
    assert t.asks == "spot" and len(t.legal) == 60
    assert t.refuses("put 4,5") == "TA-4.4.2 cell-taken"
    t.play("put 1,1")
    if kind == "archer":
        t.play("face S")
    assert any(piece.startswith(f"{kind}@1,1") for piece in t.board())
    assert t.seat == 1, "one purchase per action"


@rule("TA-7.9.5")
def test_a_kind_without_a_place_cannot_be_bought() -> None:
    t = shop(Table()).play("perform outer")
    assert t.refuses("buy horse") == "TA-9.2.2 no-rider"
    t = shop(Table("Y:soldier@1,1 G:guard@1,2 G:guard@2,1")).play("perform outer")
    assert t.refuses("buy horse") == "TA-7.9.5 no-horse-room"
    t = Table()
    t.s.empty = 0
    t.s.grid = [1] * 63
    assert shop(t).refuses("perform outer") == "TA-7.9.5 mausoleum-full"


@rule("TA-9.2.1", "TA-9.2.2", "TA-9.2.3", "EX-12")
def test_legal_horses() -> None:
    t = shop(Table("Y:soldier@3,5 G:guard@3,7 servant@5,5")).play("perform outer", "buy horse")
    assert set(t.legal) == {"mount 3,5 N", "mount 3,5 W"}
    assert t.refuses("mount 3,5 E") == "TA-9.2.3 no-room-for-horse"
    assert t.refuses("mount 3,7 E") == "TA-9.2.2 no-own-warrior", "own warriors only"
    t = shop(Table("Y:soldier@1,8 G:guard@2,8 musician@1,5")).play("perform outer", "buy horse")
    assert t.legal == ["mount 1,8 W"]
    t.play("mount 1,8 W")
    assert [t.s.grid[c] for c in range(9)] == [0, 0, 0, 0, 3, 1, 1, 1, 0]


@rule("TA-9.2.3")
def test_horses_reach_into_the_corners() -> None:
    for cell, way in (("1,3", "W"), ("3,1", "N"), ("7,7", "E"), ("5,9", "S")):
        t = shop(Table(f"Y:soldier@{cell}")).play("perform outer", "buy horse")
        assert f"mount {cell} {way}" in t.legal
    for cell, way in (("1,2", "W"), ("2,1", "N"), ("7,8", "E"), ("6,9", "S")):
        t = shop(Table(f"Y:soldier@{cell}")).play("perform outer", "buy horse")
        assert t.refuses(f"mount {cell} {way}") == "TA-9.2.3 no-room-for-horse"


@rule("TA-9.2.4", "TA-9.2.9")
def test_the_rider_stays_on_its_cell() -> None:
    t = shop(Table("Y:soldier@3,5")).play("perform outer", "buy horse", "mount 3,5 S")
    assert t.board() == {"Y:soldier@3,5+horse:S"}
    shown = GAME.view(t.s, 0)["figures"][0]
    assert shown["cell"] == "3,5" and shown["cells"] == ["3,5", "4,5", "5,5"] and shown["horse"] == "S"


@rule("TA-9.2.5", "INV-3")
def test_one_horse_per_warrior() -> None:
    t = shop(Table("Y:soldier@3,5+horse:E Y:guard@7,1")).play("perform outer", "buy horse")
    assert all(w.startswith("mount 7,1") for w in t.legal)
    assert t.refuses("mount 3,5 W") == "TA-9.2.5 has-horse" == t.refuses("mount 3,7 E"), "on each of its cells"
    only = shop(Table("Y:soldier@3,5+horse:E")).play("perform outer")
    assert "buy horse" not in only.legal and only.refuses("buy horse") == "TA-9.2.5 all-ride"


@rule("TA-9.2.6")
def test_a_warrior_of_this_turn_may_get_a_horse() -> None:
    t = Table()
    t.give("Y", coins=1, wet=4, weapons="sword")
    t.turn(4).play("perform inner", "type guard", "put 4,4", "skip middle", "perform outer", "buy horse", "mount 4,4 E")
    assert t.board() == {"Y:guard@4,4+horse:E"}


@rule("TA-9.2.8")
def test_a_horse_takes_its_cells() -> None:
    t = Table("Y:soldier@3,5+horse:E")
    t.give("Y", wet=2)
    t.turn(0).play("perform inner", "type guard")
    assert t.refuses("put 3,6") == "TA-4.4.2 cell-taken" and t.refuses("put 3,7") == "TA-4.4.2 cell-taken"


@rule("TA-9.3.1")
def test_a_servant_does_nothing_before_the_end() -> None:
    t = Table("servant@4,4 Y:officer@4,5", tiles=("coins", "clay", "central_column", "sector_ne", "sector_nw"), v=1, h=1)
    t.finish_round()
    assert t.vp("Y") == 0


@rule("TA-9.3.2", "TA-9.3.3")
def test_servant_ring() -> None:
    around = "Y:officer@3,3 Y:guard@3,4 Y:officer@5,5 G:soldier@4,3 G:guard@5,3+horse:S"
    t = Table(around + " servant@4,4 archer@4,5>N").final()
    assert t.scored("servants") == {"Y": 8, "G": 2}, "Y 3 by corner and edge; G 2, the rider once"
    t = Table("Y:officer@1,2 G:officer@1,3 servant@1,1").final()
    assert t.scored("servants") == {"Y": 8, "G": 0}, "two cells away is too far; no cells beyond the wall"


@rule("TA-9.3.3")
def test_a_rider_with_two_cells_near_a_servant_counts_once() -> None:
    t = Table("Y:officer@3,3+horse:E G:soldier@5,4 servant@4,4").final()
    assert t.scored("servants") == {"Y": 2, "G": 2}


@rule("TA-9.3.4")
def test_each_servant_is_scored_on_its_own() -> None:
    t = Table("Y:officer@4,4 servant@4,5 servant@3,4").final()
    assert t.scored("servants") == {"Y": 16, "G": 0}


@rule("TA-9.4.1")
def test_an_archer_may_look_anywhere() -> None:
    t = shop(Table("G:officer@1,2 Y:officer@7,9")).play("perform outer", "buy archer", "put 1,1")
    assert t.legal == ["face N", "face E", "face S", "face W"]
    assert t.warns("face N") == ["TA-9.4.1 faces-wall"]
    assert t.warns("face S") == ["TA-9.4.4 faces-empty"]
    assert t.warns("face E") == ["TA-9.4.5 faces-other"]
    t.play("face N")
    assert "archer@1,1>N" in t.board() and t.faced_by("1,1") == ""


@rule("TA-9.4.3")
def test_facing_any_cell_of_a_rider() -> None:
    t = Table("Y:officer@4,4+horse:E archer@3,6>S archer@2,4>S archer@4,3>E archer@4,7>W")
    assert [t.faced_by(c) for c in ("3,6", "2,4", "4,3", "4,7")] == ["4,4", "", "4,4", "4,4"]


@rule("TA-9.4.5", "TA-9.4.7")
def test_the_owner_of_the_faced_warrior_profits() -> None:
    t = shop(Table("G:officer@4,4 archer@3,4>S")).play("perform outer", "buy archer", "put 5,4", "face N")
    t.final()
    assert t.scored("archers") == {"Y": 0, "G": 4}, "yellow bought it; two archers count twice"


@rule("TA-9.4.8")
def test_an_archer_faces_no_specialist() -> None:
    t = Table("servant@4,4 archer@4,5>W archer@4,6>W musician@5,5 archer@6,5>N")
    assert [t.faced_by(c) for c in ("4,5", "4,6", "6,5")] == ["", "", ""]
    t = shop(Table("servant@4,4")).play("perform outer", "buy archer", "put 4,5")
    assert t.warns("face W") == ["TA-9.4.8 faces-specialist"]


@rule("TA-9.5.1", "TA-9.5.2", "EX-16")
def test_musicians() -> None:
    t = Table("musician@4,5 musician@4,9 musician@1,5 Y:officer@4,7 Y:soldier@1,9 G:soldier@6,5 B:guard@2,2", "YGB", v=7, h=1)
    t.finish_round()
    assert t.scored("musicians") == {"Y": 4, "G": 2, "B": 0}
    t.finish_round()
    assert t.scored("musicians") == {"Y": 8, "G": 4, "B": 0}, "in every scoring phase"


@rule("TA-9.5.3")
def test_nothing_blocks_music_and_a_rider_hears_once() -> None:
    t = Table("musician@4,1 G:guard@4,2 servant@4,3 Y:officer@4,7+horse:E", v=7, h=5)
    t.finish_round()
    assert t.scored("musicians") == {"Y": 1, "G": 1}
