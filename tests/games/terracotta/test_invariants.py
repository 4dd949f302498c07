"""Section 17: invariants. Those of a single position are checked by `broken` after every move of every law test;
here a wrong position is shown to be found, and the others are followed through whole games."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.terracotta.table import Table
from tests.proof import rule
from tianxia.engine.course import Course, Move
from tianxia.engine.record import Record
from tianxia.engine.rng import seeded
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.game import GAME
from tianxia.games.terracotta.rules import place
from tianxia.games.terracotta.state import Terracotta

WAYS = [("standard", 2), ("standard", 3), ("standard", 4), ("solo", 1)]


def random_match(mode: str, seats: int, seed: int) -> tuple[Course, list[tuple[Terracotta, Move]]]:
    """A random game, with the position before every move."""
    match = Course(Record(GAME, GAME.check_setup(mode, seats, {}), seed, [], []))
    dice = seeded(seed + 100)
    steps = []
    while not match.over:
        before = match.state.copy()
        seat = before.todo[-1].seat
        actions = GAME.legal(match.state, seat)
        steps.append((before, match.play(seat, actions[dice.below(len(actions))])))
    return match, steps


def double_cell(s: Terracotta) -> None:
    s.at[1] = s.at[0]


def off_the_board(s: Terracotta) -> None:
    s.way[0] = ids.NORTH


def lost_officer(s: Terracotta) -> None:
    s.organizer[0] -= 1


def lost_servant(s: Terracotta) -> None:
    s.specialists[1] -= 1


def lost_worker(s: Terracotta) -> None:
    s.craftsmen[0] -= 1


def artist_from_nowhere(s: Terracotta) -> None:
    s.craftsmen[0] -= 1
    s.artists[0] += 1


def two_craftsmen(s: Terracotta) -> None:
    s.craftsmen[0] -= 1
    s.craftsmen[1] -= 1
    s.workers[8:10] = [1, 3]


def wheel_off(s: Terracotta) -> None:
    s.inner = 12


def inspector_off(s: Terracotta) -> None:
    s.inspectors[0] = 8


def debt(s: Terracotta) -> None:
    s.coins[1] = -1


def negative_storage(s: Terracotta) -> None:
    s.storages[2] = -1


def fifth_weapon(s: Terracotta) -> None:
    s.weapons[0] = 16


def token_twice(s: Terracotta) -> None:
    s.masters[0] = s.masters[1] = 1
    s.tokens[0] = 0b111110


def token_out_of_order(s: Terracotta) -> None:
    s.held[0] = 2


def twice_in_order(s: Terracotta) -> None:
    s.order = [0, 0]


def no_segment_left(s: Terracotta) -> None:
    s.craftsmen = [0, 5]
    s.workers = [1, 0] * 12
    s.todo[-1].kind = place.PLACE.number


def wet_start(s: Terracotta) -> None:
    s.round = 2
    s.wet[0] = 1


@pytest.mark.parametrize(
    ("spoil", "invariant"),
    [
        pytest.param(double_cell, "INV-1", marks=rule("INV-1")),
        pytest.param(off_the_board, "INV-1", marks=rule("INV-1")),
        pytest.param(lost_officer, "INV-2", marks=rule("INV-2")),
        pytest.param(lost_servant, "INV-3", marks=rule("INV-3")),
        pytest.param(lost_worker, "INV-4", marks=rule("INV-4")),
        pytest.param(artist_from_nowhere, "INV-5", marks=rule("INV-5")),
        pytest.param(two_craftsmen, "INV-6", marks=rule("INV-6")),
        pytest.param(wheel_off, "INV-7", marks=rule("INV-7")),
        pytest.param(inspector_off, "INV-7", marks=rule("INV-7")),
        pytest.param(debt, "INV-8", marks=rule("INV-8")),
        pytest.param(negative_storage, "INV-8", marks=rule("INV-8")),
        pytest.param(fifth_weapon, "INV-9", marks=rule("INV-9")),
        pytest.param(token_twice, "INV-10", marks=rule("INV-10")),
        pytest.param(token_out_of_order, "INV-11", marks=rule("INV-11")),
        pytest.param(twice_in_order, "INV-12", marks=rule("INV-12")),
        pytest.param(no_segment_left, "INV-15", marks=rule("INV-15")),
        pytest.param(wet_start, "INV-16", marks=rule("INV-16")),
    ],
)
def test_a_wrong_position_is_found(spoil: Callable[[Terracotta], None], invariant: str) -> None:
    t = Table("Y:officer@1,1 G:guard@4,4 servant@2,2")
    assert GAME.broken(t.s) == ""
    spoil(t.s)
    assert invariant in GAME.broken(t.s).split(":")[0].split(", ")


@rule("INV-18")
@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_clay_in_the_storages(mode: str, seats: int) -> None:
    """4 at the start, one for each creation with clay (and each build of the Rival), less what Overseers collect."""
    for seed in range(3):
        match, steps = random_match(mode, seats, seed)
        expected = 4
        for _, move in steps:
            for event in move.events:
                paid = event.what == "wet" and event.source == "warrior"
                built = event.key == "warrior" and event.rule == "TA-15.8"
                expected += 1 if paid or built else 0
                expected -= event.amount if event.source == "overseer" else 0
        assert sum(match.state.storages) == expected


@rule("INV-19")
@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_wheel_arithmetic(mode: str, seats: int) -> None:
    _, steps = random_match(mode, seats, 5)
    a, b = steps[0][0].inner, steps[0][0].middle
    for before, move in steps:
        assert ((before.inner - a - (before.round - 1)) % 12, (before.middle - b + (before.round - 1)) % 12) == (0, 0)
        words = GAME.actions.words(move.action)
        a += words == "rotate inner"
        b -= words == "rotate middle"


@rule("INV-17")
def test_at_most_one_player_dominates() -> None:
    """Every inspector and tile scoring of some games: the points fit the counts."""
    for seed in range(4):
        _, steps = random_match("standard", 2 + seed % 3, seed)
        for _, move in steps:
            events = move.events
            for i, event in enumerate(events):
                if event.key not in ("score-inspector", "score-tile"):
                    continue
                args: dict[str, Any] = dict(event.args)
                high, low = (7, 3) if event.key == "score-inspector" else (args["dominance"], args["presence"])
                gains = {}
                for gain in events[i + 1 :]:
                    if gain.what != "vp":
                        break
                    gains[gain.seat] = gain.amount
                assert list(gains.values()).count(high) <= 1
                assert all(amount in (high, low) for amount in gains.values())
                assert set(gains) == {p for p, n in enumerate(args["counts"]) if n > 0}


@rule("INV-20")
def test_price_follows_the_copies_taken() -> None:
    for mode, seats in WAYS:
        match, steps = random_match(mode, seats, 8)
        taken = dict.fromkeys(ids.FIGURES[4:], 0)
        for _, move in steps:
            for event in move.events:
                if event.key == "specialist":
                    taken[str(event.args["kind"])] += 1
                elif event.key == "horse":
                    taken["horse"] += 1
        shelves = GAME.view(match.state, 0)["specialists"]
        assert {kind: 4 - shelf["left"] for kind, shelf in shelves.items()} == taken
        for kind, shelf in shelves.items():
            assert shelf["cost"] in (taken[kind] + 1, None)


@rule("INV-9")
def test_weapons_only_turn() -> None:
    shown = GAME.view(Table().s, 0)["players"]
    assert all(set(p["weapons"]) == set(ids.WEAPONS) for p in shown) and data.WARRIOR_COUNT == 11
