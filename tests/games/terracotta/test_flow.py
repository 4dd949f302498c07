"""Sections 5, 11 and 12: rounds, the scoring phase, the clean-up phase."""

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.engine.course import Course
from tianxia.engine.game import random_playout
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.rules import place

IDLE = ("skip inner", "skip middle", "skip outer")


def idle_turn(t: Table) -> None:
    t.play("rotate none")
    t.play(t.legal[0])
    t.play(*IDLE)


@rule("TA-5.1", "TA-12.4")
def test_five_rounds_then_the_final_scoring() -> None:
    t = Table("servant@1,1 Y:officer@1,2")
    rounds = []
    while t.s.todo:
        assert t.scored("servants")["Y"] == 0
        rounds.append(t.s.round)
        idle_turn(t)
    assert [rounds.count(r) for r in range(1, 7)] == [10, 10, 10, 10, 10, 0]
    assert t.scored("servants")["Y"] == 8 and t.said("final")
    assert len([w for w in t.s.workers if w]) == 10, "round 5 stops before the workers are taken back"
    assert t.s.round == 5


def end_of_round() -> list[str]:
    """What is told of a round's end, from the first scoring on."""
    t = Table(
        "Y:officer@1,1 musician@7,1 G:guard@2,2 archer@3,3>N", tiles=("central_row", "sector_ne", "coins", "clay", "sector_nw")
    )
    t.give("Y", wet=1, masters="builder", order=1)
    t.finish_round()
    return [e.key if not e.what else f"{e.what} {e.source}" for e in t.events if e.key != "order-token"]


@rule("TA-11.1", "TA-11.2", "TA-11.3", "TA-11.4", "TA-11.5", "TA-11.6")
def test_order_of_the_scoring() -> None:
    vertical = horizontal = ["score-inspector", "vp inspectors", "inspector-forward"]
    assert end_of_round()[:9] == [*vertical, *horizontal, "score-musician", "vp musicians", "score-tile"]


@rule("TA-5.2")
def test_the_scoring_is_before_the_clean_up() -> None:
    assert end_of_round()[8:] == ["score-tile", "order", "wet cleanup", "dry cleanup", "coins cleanup", "round"]


@rule("TA-5.3", "INV-14")
@pytest.mark.parametrize(("colours", "turns"), [("YG", 10), ("YGB", 12), ("YGBP", 12)])
def test_single_turns_in_turn_order_until_all_workers_are_placed(colours: str, turns: int) -> None:
    t = Table("", colours)
    t.s.order = list(range(len(colours)))[::-1]
    t.next_is(colours[-1])
    seats = []
    while t.s.round == 1:
        seats.append(t.seat)
        idle_turn(t)
    assert len(seats) == turns
    assert seats == (t.s.order * turns)[:turns]


@rule("TA-5.4")
def test_a_token_changes_nothing_in_this_round() -> None:
    t = Table("", "YGB")
    idle_turn(t)
    t.turn(3).play("skip inner", "perform middle", "skip outer")
    seats = []
    while t.s.round == 1:
        seats.append(t.seat)
        idle_turn(t)
    assert seats[:4] == [2, 0, 1, 2]
    assert t.s.order == [1, 0, 2]


@rule("TA-11.1", "TA-11.2", "TA-11.3", "TA-11.4")
def test_inspectors_score_and_step() -> None:
    t = Table("Y:officer@7,1 G:guard@7,9 G:soldier@3,9", v=7, h=9)
    t.finish_round()
    assert t.scored("inspectors") == {"Y": 3, "G": 3 + 7}
    assert t.s.inspectors == [1, 1], "one step forward, over the end of the track"


@rule("TA-11.6", "TA-11.6.1")
def test_type_tile() -> None:
    t = Table("Y:officer@1,1 Y:officer@7,9 G:officer@4,5 G:guard@1,2 G:guard@1,3")
    assert t.tile("type_officer", 3) == {"Y": 7, "G": 3}
    assert t.tile("type_guard", 3) == {"Y": 0, "G": 7}
    assert t.tile("type_soldier", 3) == {"Y": 0, "G": 0}


@rule("TA-11.6.2")
def test_sector_tiles_leave_out_the_central_lines() -> None:
    t = Table("Y:officer@3,4 Y:guard@2,5 Y:guard@4,2 G:soldier@3,6 G:guard@5,4 Y:soldier@5,6 G:soldier@7,9 G:soldier@6,6")
    assert t.tile("sector_nw") == {"Y": 3, "G": 0}
    assert t.tile("sector_ne") == {"Y": 0, "G": 3}
    assert t.tile("sector_sw") == {"Y": 0, "G": 3}
    assert t.tile("sector_se") == {"Y": 1, "G": 3}


@rule("TA-11.6.3")
def test_central_lines_are_scored_like_an_inspector() -> None:
    t = Table("Y:officer@4,1 G:soldier@4,9 G:guard@1,5 archer@3,1>S")
    assert t.tile("central_row", 2) == {"Y": 5, "G": 2}
    assert t.tile("central_column", 2) == {"Y": 0, "G": 5}


@rule("TA-11.6.4", "TA-11.6.5", "EX-17")
def test_resource_tiles() -> None:
    t = Table("", "YGBP")
    for colour, coins, wet, dry in (("Y", 5, 2, 1), ("G", 5, 0, 4), ("B", 1, 0, 0), ("P", 0, 0, 0)):
        t.give(colour, coins=coins, wet=wet, dry=dry)
    assert t.tile("coins", 4) == {"Y": 4, "G": 4, "B": 4, "P": 0}
    assert t.tile("clay", 4) == {"Y": 4, "G": 9, "B": 0, "P": 0}


@rule("TA-11.6")
def test_the_values_grow_round_by_round() -> None:
    t = Table("Y:officer@1,1 Y:officer@1,2 G:officer@4,5")
    assert [t.tile("type_officer", r) for r in range(1, 6)] == [
        {"Y": d, "G": p} for d, p in ((3, 1), (5, 2), (7, 3), (9, 4), (11, 5))
    ]


@rule("TA-11.6", "TA-11.7")
def test_every_round_scores_its_own_tile_the_fifth_too() -> None:
    tiles = ("type_officer", "type_guard", "type_soldier", "sector_nw", "central_row")
    pieces = "Y:officer@7,9 G:guard@7,8 Y:soldier@7,7 G:crossbowman@1,1 Y:crossbowman@4,1"
    t = Table(pieces, tiles=tiles, v=2, h=2)
    steps = []
    for _ in range(5):
        t.finish_round()
        steps.append((t.scored("tiles")["Y"], t.scored("tiles")["G"]))
    assert steps == [(3, 0), (3, 5), (10, 5), (10, 14), (21, 14)]


@rule("TA-12.1", "TA-12.1.1", "TA-12.1.2", "TA-12.1.3", "EX-18", "INV-12")
def test_new_turn_order() -> None:
    t = Table("", "YGBP")
    t.give("B", order=1)
    t.give("Y", order=2)
    t.give("Y", wet=5, dry=2, coins=4, masters="clay_maker blacksmith builder")
    t.finish_round()
    assert "".join("YGBP"[p] for p in t.s.order) == "BYGP"
    assert t.s.held == [0, 0, 0, 0] and GAME.view(t.s, 0)["order_stack"] == [1, 2, 3]
    assert t.purse("Y") == {"coins": 5, "wet": 2, "dry": 5}
    t.finish_round()
    assert "".join("YGBP"[p] for p in t.s.order) == "BYGP", "nobody holds a token: nothing changes"
    assert not t.said("order")


@rule("TA-12.1.1")
def test_three_tokens() -> None:
    t = Table("", "YGBP")
    for colour, token in (("P", 1), ("G", 2), ("B", 3)):
        t.give(colour, order=token)
    t.finish_round()
    assert "".join("YGBP"[p] for p in t.s.order) == "PGBY"


@rule("TA-12.2", "INV-16")
@pytest.mark.parametrize(
    ("masters", "wet", "dry", "after"),
    [
        ("", 3, 1, (0, 4)),
        ("clay_maker", 3, 1, (1, 3)),
        ("clay_maker overseer blacksmith", 5, 0, (3, 2)),
        ("clay_maker overseer blacksmith", 1, 4, (1, 4)),
        ("builder steward inspector", 2, 0, (0, 2)),
    ],
)
def test_drying(masters: str, wet: int, dry: int, after: tuple[int, int]) -> None:
    t = Table()
    t.give("Y", wet=wet, dry=dry, masters=masters)
    t.finish_round()
    assert (t.s.wet[0], t.s.dry[0]) == after, "the bonus never turns dry clay to wet"


@rule("TA-12.3")
def test_income() -> None:
    t = Table()
    t.give("Y", coins=2, masters="builder inspector overseer")
    t.finish_round()
    assert t.purse("Y")["coins"] == 4


def next_round() -> Table:
    t = Table(a=11, b=0)
    t.give("G", order=1)
    t.turn(4).play("perform inner", "skip middle", "skip outer")  # UPGRADE at a = 11
    t.turn(0).play("skip inner", "skip middle", "skip outer")
    t.finish_round()
    return t


@rule("TA-12.5", "TA-12.5.4", "TA-12.5.5")
def test_the_next_round() -> None:
    t = next_round()
    assert t.s.round == 2 and t.seat == 1, "the new turn order holds at once"


@rule("TA-12.5.1")
def test_workers_come_back_for_the_next_round() -> None:
    t = next_round()
    assert t.s.workers == [0] * 24 and t.s.craftsmen == [4, 5] and t.s.artists == [1, 0]


@rule("TA-12.5.2", "TA-12.5.3", "INV-19")
def test_wheels_turn_for_the_next_round() -> None:
    t = next_round()
    assert (t.s.inner, t.s.middle) == (0, 11)


@rule("TA-12.6")
def test_nothing_else_changes() -> None:
    t = Table("Y:officer@4,4+horse:E servant@1,1 archer@3,3>N", v=3, h=3)
    t.give("Y", weapons="sword spear", masters="overseer", artists=2)
    t.storages(4, 3, 2, 1)
    before = t.s.copy()
    t.finish_round()
    s = t.s
    assert (s.storages, s.weapons, s.masters, s.tokens) == (before.storages, before.weapons, before.masters, before.tokens)
    assert (s.organizer, s.specialists, s.grid) == (before.organizer, before.specialists, before.grid)
    assert (s.at, s.way, s.tiles, s.supply) == (before.at, before.way, before.tiles, before.supply)
    assert s.inspectors == [4, 4], "only the step of the scoring phase"


@rule("TA-16.4", "INV-21")
def test_scorings_ask_nothing() -> None:
    """From the last decision of a round on, everything follows by itself: to the next turn, or to the end."""
    t = Table("Y:officer@1,1", round=5)
    for _ in range(10):
        idle_turn(t)
    assert t.asks == "" and t.vp("Y") > 0
    again = Table("Y:officer@1,1", round=5)
    for _ in range(10):
        idle_turn(again)
    assert again.s.fingerprint() == t.s.fingerprint()


@rule("INV-13", "INV-8")
def test_points_never_decrease() -> None:
    for seed in range(6):
        match = Course(Record(GAME, GAME.check_setup("standard", 2 + seed % 3, {}), seed, [], []))
        dice = seeded(seed)
        while not match.over:
            seat = match.state.todo[-1].seat
            actions = GAME.legal(match.state, seat)
            for event in match.play(seat, actions[dice.below(len(actions))]).events:
                assert event.what != "vp" or event.amount > 0


@rule("INV-14")
def test_turns_in_a_whole_game() -> None:
    for seats, turns in ((2, 50), (3, 60), (4, 60)):
        s = GAME.new(GAME.check_setup("standard", seats, {}), seeded(seats))
        dice = seeded(1)
        placed = [0] * seats
        while s.todo:
            ask = s.todo[-1]
            actions = GAME.legal(s, ask.seat)
            placed[ask.seat] += 1 if ask.kind == place.PLACE.number else 0
            GAME.apply(s, ask.seat, actions[dice.below(len(actions))], None)
        assert placed == [turns // seats] * seats


def test_random_playouts_end() -> None:
    s = GAME.new(GAME.check_setup("standard", 3, {}), seeded(9))
    assert random_playout(GAME, s, seeded(2)) > 60 * 5 - 1 and not s.todo
