"""Components and setup: sections 2 and 3.1 to 3.3."""

from typing import Any

import pytest

from tests.games.zhanguo.table import R1, Table, new
from tests.proof import rule
from tianxia.engine.game import BadSetup
from tianxia.games.zhanguo import data, ids
from tianxia.games.zhanguo.game import GAME
from tianxia.games.zhanguo.invariants import broken
from tianxia.games.zhanguo.lookups import CARD_COLOUR, TASK_TYPE


@rule("ZG-2.2", "ZG-2.3", "ZG-2.4", "ZG-2.5")
def test_the_main_board() -> None:
    view = GAME.view(new(3), 0)
    assert [r["spaces"] for r in view["regions"]] == [3] * 5
    assert sum(len(r["squares"]) for r in view["regions"]) == 12
    assert [w["section"] for w in view["walls"]] == list(data.SECTIONS)
    assert all(len(w["spaces"]) == 3 and w["tile"]["id"] for w in view["walls"])
    assert [t["kind"] for t in view["tasks"]] == ["governor", "palace", "wall"] * 2
    assert all([space["vp"] for space in t["spaces"]] == [5, 3, 2, 1] for t in view["tasks"])
    assert len(view["awards"]) == 5 and len(view["track"]) == 3


@rule("ZG-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_palace_spaces_by_players(seats: int) -> None:
    t = Table(seats)
    t.hold(0, 20)
    t.workers(0, R4=2, R5=1)
    t.palaces(1, R4=seats - 1)
    assert t.can("court 20 PALACE")
    t.palaces(1, R4=1)
    assert not t.can("court 20 PALACE")


@rule("ZG-2.6")
def test_a_player_board() -> None:
    player = GAME.view(new(2), 0)["players"][0]
    assert [r["region"] for r in player["regions"]] == list(data.REGIONS)
    assert all({"gov", "work", "unrest", "max", "cards"} <= set(r) for r in player["regions"])


@rule("ZG-2.7", "ZG-4.3.2")
def test_a_back_shows_only_the_colour() -> None:
    s = new(2)
    other = GAME.view(s, 0)["players"][1]
    assert other["backs"] == {"ivory": 2, "orange": 2, "brown": 2} and other["hand"] is None


@rule("ZG-2.8", "ZG-3.2.4")
def test_three_big_markers_lie_beside_the_court() -> None:
    assert new(4).big == [ids.NOBODY] * 3


@rule("ZG-2.9")
def test_workers_are_unlimited() -> None:
    t = Table(4)
    t.hold(0, 20)
    for seat in range(4):
        t.workers(seat, R1=20)
    t.people(0, work="R2:red,gray")
    t.play("court 20 HIRE", "hire R2 plain")
    assert sum(t.s.workers) == 82


@rule("ZG-3.1.1", "ZG-3.1.2")
def test_options() -> None:
    for boards in ("A", "B_PICK", "B_AUCTION"):
        for variant in ("draft", "track_order", "worker_unrest"):
            options: dict[str, Any] = {"boards": boards, variant: "yes"}
            s = new(3, **options)
            assert [s.draft, s.track_order, s.worker_unrest] == [variant == v for v in ("draft", "track_order", "worker_unrest")]
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            new(seats)


@rule("ZG-3.1.3", "ZG-3.3.1", "ZG-3.2.12")
def test_side_a_is_the_same_for_all() -> None:
    s = new(4)
    assert s.board == [0] * 4
    assert broken(s) == ""
    boards = [p["board"] for p in GAME.view(s, -1)["players"]]
    assert all(board and board["board"] == "A" and board["abilities"] == [] for board in boards)


@rule("ZG-3.2.1", "ZG-3.2.8")
def test_pieces_of_a_player() -> None:
    s = new(3)
    assert s.governors_left == [8] * 3 and s.palaces_left == [6] * 3 and s.walls_left == [5] * 3
    assert s.officials == [4] * 9  # 5 of each, three of them in region 1
    assert s.task_discs == [ids.NOBODY] * 24 and data.UNREST_CUBES_EACH == 5
    colours = [p["colour"] for p in GAME.view(s, 0)["players"]]
    assert len(set(colours)) == 3 and set(colours) <= {"blue", "red", "purple", "yellow"}


@rule("ZG-3.2.2")
def test_three_shuffled_decks() -> None:
    one, two = new(2, seed=1), new(2, seed=2)
    for colour in range(3):
        assert {CARD_COLOUR[card] for card in one.decks[colour]} == {colour}
        assert one.decks[colour] != sorted(one.decks[colour]) and one.decks[colour] != two.decks[colour]


@rule("ZG-3.2.3", "ZG-3.2.14")
def test_round_one_calm_and_an_empty_court() -> None:
    s = new(4)
    assert s.round == 1 and s.court == [] and s.unrest == [0] * 20


@rule("ZG-3.2.5", "ZG-3.2.6")
def test_first_player_and_award_track() -> None:
    firsts = {new(4, seed=seed).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    s = new(4, seed=5)
    assert s.track == [(s.first + i) % 4 for i in range(4)]
    assert s.todo[-1].seat == s.first


@rule("ZG-3.2.7")
def test_start_points() -> None:
    assert GAME.totals(new(3)) == [0, 0, 0]
    assert GAME.totals(new(3, boards="B_PICK")) == [0, 0, 0]
    assert GAME.totals(new(3, boards="B_AUCTION")) == [15, 15, 15]


@rule("ZG-3.2.9")
def test_wall_tiles_are_random_and_so_are_their_sides() -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(60):
        tiles = new(2, seed=seed).wall_tiles
        assert sorted(tile // 2 for tile in tiles) == list(range(6))
        seen |= {(section, tile) for section, tile in enumerate(tiles)}
    assert len({tile for _section, tile in seen}) == 12
    assert len(seen) > 60  # of 72


@rule("ZG-3.2.10")
def test_two_tasks_of_each_type() -> None:
    seen: set[int] = set()
    for seed in range(40):
        tiles = new(2, seed=seed).task_tiles
        assert [TASK_TYPE[tile] for tile in tiles] == [0, 1, 2, 0, 1, 2]
        assert len(set(tiles)) == 6
        seen |= set(tiles)
    assert seen == set(range(12))


@rule("ZG-3.2.11")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 9), (4, 12)])
def test_marker_supply(seats: int, count: int) -> None:
    assert new(seats).supply == [count] * 3


@rule("ZG-3.2.13")
def test_three_officials_in_region_one() -> None:
    t = Table(4, boards=("circle", "square", "triangle", "star"))
    assert [t.gov(seat, "R1") for seat in range(4)] == [[1, 1, 1], [1, 0, 2], [0, 2, 1], [1, 2, 0]]
    assert [sum(t.s.gov[seat * 15 : seat * 15 + 15]) for seat in range(4)] == [3] * 4
    assert t.supply(1) == [4, 5, 3]
    assert R1 == 0
