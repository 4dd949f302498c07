"""Section 18: the worked examples that are not told in another file (EX-2, 4, 10, 11, 12, 15 to 19, 21 and 22 are)."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.game import GAME


@rule("EX-1", "TA-4.7.1", "TA-13.3.1")
def test_ex_1_groups() -> None:
    t = Table("Y:officer@3,3 Y:officer@3,4 B:officer@4,4 G:officer@4,5 P:officer@5,6 P:soldier@3,5", "YGBP")
    assert t.groups() == [{"3,3", "3,4", "4,4", "4,5"}]
    t.final()
    assert t.scored("groups") == {"Y": 11, "G": 5, "B": 5, "P": 0}


@rule("EX-3", "TA-7.3.1", "TA-7.3.4")
def test_ex_3_paying_for_a_warrior() -> None:
    t = Table(a=0, b=0)
    t.storages(1, 0, 0, 0)
    t.give("Y", wet=4, dry=2, coins=0, weapons="")
    t.turn(2).play("perform inner", "type soldier", "put 4,5", "perform middle", "perform outer")
    assert t.purse("Y") == {"coins": 2, "wet": 1, "dry": 2}
    assert t.s.storages == [2, 0, 0, 0] and t.vp("Y") == 4 and t.active_weapons("Y") == "halberd"


@rule("EX-5", "TA-11.1")
def test_ex_5_inspector_row() -> None:
    t = Table("Y:soldier@3,2 Y:guard@3,4 G:officer@3,6 P:crossbowman@3,8", "YGBP", v=3)
    assert t.row(3) == {"Y": 7, "G": 3, "B": 0, "P": 3}
    t.add("P:soldier@3,7 archer@2,7>S")
    assert t.row(3) == {"Y": 3, "G": 3, "B": 0, "P": 7}


@rule("EX-6", "TA-4.6.4", "TA-4.6.5", "TA-4.6.6")
@pytest.mark.parametrize(
    ("more", "points"),
    [
        ("P:guard@5,5 archer@4,5>S", {"Y": 3, "P": 3}),
        ("archer@2,6>S archer@4,4>N archer@2,4>S", {"Y": 7, "P": 3}),
        ("archer@2,6>S archer@4,4>N", {"Y": 3, "P": 3}),
    ],
)
def test_ex_6_archers(more: str, points: dict[str, int]) -> None:
    t = Table("Y:soldier@3,2 Y:guard@3,4 P:officer@3,6 P:crossbowman@3,8 " + more, "YP")
    assert t.row(3) == points


@rule("EX-7", "TA-13.1", "TA-13.2", "TA-13.3", "TA-13.4")
def test_ex_7_final_scoring() -> None:
    t = Table(
        "P:officer@3,3 P:officer@3,4 P:officer@4,4 Y:officer@3,5 Y:officer@2,5 G:officer@4,5 B:officer@4,6 "
        "Y:guard@1,3 Y:guard@1,4 servant@2,4 archer@2,3>S archer@5,4>N archer@1,5>S archer@4,7>W",
        "YPGB",
    )
    t.final()
    assert t.scored("servants") == {"Y": 8, "P": 2, "G": 0, "B": 0}
    assert t.scored("groups") == {"Y": 2 + 8 + 2, "P": 12 + 5, "G": 4 + 2, "B": 4 + 2}
    assert t.scored("archers") == {"Y": 2, "P": 4, "G": 0, "B": 2}
    assert dict(zip("YPGB", GAME.totals(t.s))) == {"Y": 22, "P": 23, "G": 6, "B": 8}
    groups = {
        e.args["type"]: (len(figures), e.args["counts"])
        for e in t.said("score-group")
        if isinstance(figures := e.args["figures"], list)
    }
    assert groups == {"officer": (11, [2, 3, 1, 1]), "guard": (2, [2, 0, 0, 0])}


@rule("EX-8", "TA-4.5.2", "TA-4.5.3")
def test_ex_8_mounted_warrior_in_scopes() -> None:
    t = Table("Y:officer@2,4+horse:E G:officer@2,8 B:guard@4,5 G:soldier@6,6 G:soldier@7,6", "YGB")
    assert t.row(2) == {"Y": 3, "G": 3, "B": 0}
    assert t.column(4) == {"Y": 7, "G": 0, "B": 0}
    assert t.column(5) == {"Y": 3, "G": 0, "B": 3}
    assert t.column(6) == {"Y": 3, "G": 7, "B": 0}
    assert t.column(7) == {"Y": 0, "G": 0, "B": 0}
    assert t.tile("sector_nw") == {"Y": 3, "G": 0, "B": 0}
    assert t.tile("sector_ne") == {"Y": 1, "G": 1, "B": 0}


@rule("EX-9", "TA-9.2.7")
def test_ex_9_mounted_warrior_joins_a_group() -> None:
    t = Table("Y:soldier@2,2 G:soldier@4,4 Y:soldier@2,3").final()
    assert t.scored("groups") == {"Y": 2, "G": 0} and "G:soldier@4,4" not in t.board()
    t = Table("Y:soldier@2,2 G:soldier@4,4 Y:soldier@2,3+horse:S").final()
    assert t.scored("groups") == {"Y": 9, "G": 4}


@rule("EX-13", "TA-6.1.4")
def test_ex_13_wheels() -> None:
    def shown(a: int, b: int) -> tuple[object, ...]:
        segment = GAME.view(Table(a=a, b=b).s, 0)["segments"][4]
        return segment["inner"], segment["middle"], segment["outer"], segment["quarter"]

    assert shown(5, 2) == (["UPGRADE"], ["COINS", 2], ["SPECIALIST"], "SE")
    assert shown(6, 2)[0] == ["WARRIOR", 4]
    assert shown(5, 1)[1] == ["ORDER"]


@rule("EX-14", "TA-7.6.2", "TA-10.3.5")
def test_ex_14_steward() -> None:
    t = Table(a=0, b=8, h=1)
    t.give("Y", coins=3, wet=5, weapons="sword")
    t.turn(0).play("perform inner", "type officer", "put 4,5", "weapon use", "inspector H +1")
    t.play("perform middle", "hire 1", "ability use", "type officer", "put 4,6")
    assert t.asks == "outer", "the sword is inactive: no question for the second officer"
    t.play("perform outer")
    assert t.vp("Y") == 9 and t.purse("Y") == {"coins": 2, "wet": 1, "dry": 0}
    assert t.s.storages[0] == 3 and t.s.inspectors[1] == 2
    assert t.active_weapons("Y") == "sword" and t.s.organizer[0] == 9


@rule("EX-20", "TA-4.7.3")
@pytest.mark.parametrize(
    ("pieces", "groups", "archers"),
    [
        ("Y:officer@3,3 archer@3,4>W G:officer@3,5", {"Y": 7, "G": 4}, {"Y": 2, "G": 0}),
        ("Y:officer@3,3 archer@3,4>W G:guard@3,5", {"Y": 1, "G": 0}, {"Y": 2, "G": 0}),
        ("Y:officer@3,3 archer@3,4>N G:officer@3,5", {"Y": 0, "G": 0}, {"Y": 0, "G": 0}),
    ],
)
def test_ex_20_archer_in_groups(pieces: str, groups: dict[str, int], archers: dict[str, int]) -> None:
    t = Table(pieces).final()
    assert t.scored("groups") == groups and t.scored("archers") == archers
    if "guard" in pieces:
        assert "G:guard@3,5" not in t.board()
