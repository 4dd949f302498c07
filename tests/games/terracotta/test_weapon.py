"""Section 8: what a new warrior can do with its weapon."""

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.games.terracotta.game import GAME


def created(t: Table, kind: str, cell: str, weapon: str) -> Table:
    """Yellow creates a warrior on segment 0 and is asked for its weapon."""
    t.give("Y", wet=2, weapons=weapon)
    return t.turn(0).play("perform inner", f"type {kind}", f"put {cell}")


def moves(t: Table, cell: str) -> set[str]:
    """Legal moves of the warrior on `cell` as N1, E2, …"""
    row, column = (int(x) for x in cell.split(","))
    out = set()
    for words in t.legal:
        parts = words.split()
        if parts[0] == "move" and parts[1] == cell:
            r, c = (int(x) for x in parts[2].split(","))
            way = "N" if r < row else "S" if r > row else "W" if c < column else "E"
            out.add(f"{way}{abs(r - row) + abs(c - column)}")
    return out


@rule("TA-8.0.3")
def test_no_ability_for_the_builders_warrior() -> None:
    t = Table(b=0)
    t.give("Y", coins=1, masters="builder", weapons="sword halberd crossbow spear")
    t.turn(0).play("skip inner", "perform middle", "type officer", "put 1,1")
    assert t.asks == "outer" and t.active_weapons("Y") == "sword halberd crossbow spear"


@rule("TA-8.0.4", "TA-8.4.1")
def test_weapon_first_then_effects_in_order() -> None:
    t = created(Table(), "soldier", "1,1", "spear").play("weapon use")
    assert [(e.key, e.what) for e in t.events] == [("weapon-used", ""), ("gain", "vp"), ("gain", "coins")]
    assert t.scored("weapons")["Y"] == 1 and t.purse("Y")["coins"] == 2


@rule("TA-8.1.1", "TA-8.1.2")
def test_officer() -> None:
    t = created(Table(v=3, h=1), "officer", "1,1", "sword").play("weapon use")
    assert t.scored("weapons")["Y"] == 1
    assert set(t.legal) == {"inspector V -1", "inspector V +1", "inspector H -1", "inspector H +1", "stay"}
    assert t.refuses("inspector V +2") == "TA-8.1.2 only-one-step"
    t.play("inspector H -1")
    assert t.s.inspectors == [3, 9] and t.asks == "middle"
    t = created(Table(v=3, h=1), "officer", "1,1", "sword").play("weapon use", "stay")
    assert t.s.inspectors == [3, 1]


@rule("TA-8.2.1", "TA-8.2.2")
def test_guard_moves_another_own_warrior_or_none() -> None:
    t = created(Table("Y:officer@1,1 G:officer@1,3 servant@7,7"), "guard", "4,4", "halberd").play("weapon use")
    assert t.scored("weapons")["Y"] == 3
    assert {w.split()[1] for w in t.legal if w != "stay"} == {"1,1"}
    assert t.refuses("move 4,4 4,5") == "TA-8.2.2 new-guard"
    assert t.refuses("move 1,3 2,3") == "TA-8.2.2 no-own-warrior"
    t.play("stay")
    assert "Y:officer@1,1" in t.board()


@rule("TA-8.2.3", "TA-8.2.4", "EX-10")
def test_guard_moves_straight_over_empty_cells() -> None:
    t = created(Table("Y:officer@4,2 G:soldier@4,4 servant@1,2 G:soldier@6,2"), "guard", "4,5", "halberd")
    t.play("weapon use")
    assert moves(t, "4,2") == {"N1", "N2", "S1", "W1", "E1"}
    assert len(t.legal) == 6, "five moves of the officer and none"
    assert t.refuses("move 4,2 3,3") == "TA-8.2.3 not-straight"
    assert t.refuses("move 4,2 4,2") == "TA-8.2.3 not-straight"
    assert t.refuses("move 4,2 7,2") == "TA-8.2.4 blocked"
    t.play("move 4,2 2,2")
    assert "Y:officer@2,2" in t.board() and t.s.grid.count(0) == 63 - 5


@rule("TA-8.2.5", "TA-8.2.6", "TA-9.2.8", "EX-11")
def test_a_rider_moves_as_a_block() -> None:
    t = created(Table("Y:officer@4,3+horse:E G:soldier@4,8 G:soldier@2,5"), "guard", "7,9", "halberd").play("weapon use")
    assert moves(t, "4,3") == {"N1", "S1", "S2", "S3", "W1", "W2", "E1", "E2"}
    assert t.refuses("move 4,3 4,6") == "TA-8.2.6 blocked-rider"
    assert t.refuses("move 4,4 4,5") == "TA-8.2.5 rider-cell", "only the whole rider moves, not a cell of the horse"


@rule("TA-8.2.6", "TA-9.2.9", "TA-9.1.1")
def test_own_former_cells_are_empty_and_the_direction_stays() -> None:
    t = created(Table("Y:officer@4,3+horse:E"), "guard", "7,9", "halberd").play("weapon use", "move 4,3 4,4")
    assert "Y:officer@4,4+horse:E" in t.board()
    assert [t.s.grid[3 * 9 + c] for c in range(9)] == [0, 0, 0, 1, 1, 1, 0, 0, 0]


@rule("TA-8.2.6")
def test_riders_reach_the_corners() -> None:
    for piece, move, cells in (
        ("Y:officer@1,4+horse:W", "move 1,4 1,3", {"1,1", "1,2", "1,3"}),
        ("Y:officer@4,1+horse:N", "move 4,1 3,1", {"1,1", "2,1", "3,1"}),
        ("Y:officer@1,2+horse:E", "move 1,2 1,1", {"1,1", "1,2", "1,3"}),
        ("Y:officer@7,6+horse:E", "move 7,6 7,7", {"7,7", "7,8", "7,9"}),
    ):
        t = created(Table(piece), "guard", "4,5", "halberd").play("weapon use", move)
        assert set(GAME.view(t.s, 0)["figures"][0]["cells"]) == cells


@rule("TA-8.2.7", "TA-9.4.2", "TA-9.4.4")
def test_a_moved_warrior_triggers_nothing_and_archers_do_not_turn() -> None:
    t = created(Table("Y:officer@4,2 archer@4,3>W"), "guard", "7,9", "halberd").play("weapon use")
    assert t.faced_by("4,3") == "4,2"
    before = t.vp("Y")
    t.play("move 4,2 2,2")
    assert t.vp("Y") == before and "archer@4,3>W" in t.board()
    assert t.faced_by("4,3") == "", "the relation ends when the warrior moves away"
    back = created(Table("Y:officer@2,2 archer@4,3>W"), "guard", "7,9", "halberd")
    back.play("weapon use", "move 2,2 4,2")
    assert back.faced_by("4,3") == "4,2", "and begins when one arrives"


@rule("TA-8.2.2")
def test_guard_alone_can_move_nobody() -> None:
    t = created(Table(), "guard", "4,4", "halberd").play("weapon use")
    assert t.legal == ["stay"]


@rule("TA-8.3.1", "TA-8.3.2", "TA-8.3.3")
def test_crossbow_looks_in_four_directions_at_the_nearest_figure() -> None:
    t = created(
        Table("G:officer@4,1 Y:officer@4,3 servant@1,5 Y:guard@4,7+horse:E G:soldier@7,5"), "crossbowman", "4,5", "crossbow"
    )
    t.play("weapon use")
    assert set(t.legal) == {"shoot N", "shoot E", "shoot S", "shoot W"}
    gained = {}
    for way in "NESW":
        trial = created(
            Table("G:officer@4,1 Y:officer@4,3 servant@1,5 Y:guard@4,7+horse:E G:soldier@7,5"), "crossbowman", "4,5", "crossbow"
        )
        trial.play("weapon use", f"shoot {way}")
        gained[way] = trial.scored("weapons")["Y"]
    assert gained == {"N": 2, "E": 1, "S": 2, "W": 1}, "W: the own officer is nearer than the green one"


@rule("TA-8.3.2")
def test_any_cell_of_a_rider_stops_the_look() -> None:
    t = created(Table("G:guard@2,9+horse:S"), "crossbowman", "4,5", "crossbow").play("weapon use")
    assert t.legal == ["shoot E"]
    t.play("shoot E")
    assert t.scored("weapons")["Y"] == 3


@rule("TA-8.3.4", "TA-8.3.6", "EX-4")
def test_crossbow_is_not_asked_where_it_gives_nothing() -> None:
    t = created(Table("Y:officer@2,5"), "crossbowman", "2,2", "crossbow")
    assert t.asks == "weapon"
    t.play("weapon use")
    assert t.legal == ["shoot E"]
    assert t.refuses("shoot N") == "TA-8.3.4 shot-nobody"
    t.play("shoot E")
    assert t.scored("weapons")["Y"] == 2
    for cell in ("5,8", "2,6"):
        t = created(Table("Y:officer@2,5"), "crossbowman", cell, "crossbow")
        assert t.asks == "middle" and t.active_weapons("Y") == "crossbow"


@rule("TA-8.3.5")
def test_only_one_direction_is_scored() -> None:
    t = created(Table("Y:officer@2,5 G:guard@6,2"), "crossbowman", "2,2", "crossbow").play("weapon use")
    assert t.warns("shoot E") == ["TA-8.3.3 better-shot"] and t.warns("shoot S") == []
    t.play("shoot S")
    assert t.scored("weapons")["Y"] == 3 and t.asks == "middle"


@rule("TA-8.3.4")
def test_an_adjacent_figure_gives_nothing() -> None:
    t = created(Table("Y:officer@2,3 G:guard@6,2"), "crossbowman", "2,2", "crossbow").play("weapon use")
    assert t.refuses("shoot E") == "TA-8.3.4 shot-adjacent"
