"""Pairing and standings, by properties: everybody plays, byes go round, nobody meets again while that can be avoided."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tianxia.server.tournaments.pairing import Past, Round, round_robin, rounds_of, sizes, swiss
from tianxia.server.tournaments.standings import WHOLE, Played, points_of, standings


def played(tables: Round, dice: st.DataObject) -> list[Played]:
    found = []
    for players in tables:
        places = [dice.draw(st.integers(1, len(players))) for _ in players]
        found.append(Played(players, [1 + sum([other < mine for other in places]) for mine in places]))
    return found


def could_avoid(players: list[int], past: Past) -> bool:
    """By trying everything: pairs (and a bye for one who had fewest) in which nobody meets again."""
    if len(players) % 2:
        fewest = min([past.byes[player] for player in players])
        return any(could_avoid([q for q in players if q != p], past) for p in players if past.byes[p] == fewest)
    if not players:
        return True
    first, *others = players
    return any(past.meetings(first, other) == 0 and could_avoid([p for p in others if p != other], past) for other in others)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(2, 9), st.integers(1, 8))
def test_swiss_pairs_of_two(dice: st.DataObject, count: int, rounds: int) -> None:
    players = list(range(1, count + 1))
    tables: list[Round] = []
    games: list[Played] = []
    for _ in range(rounds):
        if len(players) > 3 and dice.draw(st.integers(0, 9)) == 0:  # somebody withdraws
            players.remove(dice.draw(st.sampled_from(players)))
        order = [row.player for row in standings(range(1, count + 1), games) if row.player in players]
        past = Past(tables)
        made = swiss(order, past, 2, 2)
        assert sorted([p for table in made for p in table]) == players
        assert [len(table) for table in made].count(1) == len(players) % 2
        for table in made:
            if len(table) == 1:
                assert past.byes[table[0]] == min([past.byes[p] for p in players])
        again = [table for table in made if len(table) == 2 and past.meetings(*table) > 0]
        assert not again or not could_avoid(players, past)
        tables.append(made)
        games += played(made, dice)


@settings(max_examples=60, deadline=None)
@given(st.data(), st.integers(3, 17), st.integers(3, 4), st.integers(2, 3), st.integers(1, 5))
def test_swiss_tables_of_three_and_four(dice: st.DataObject, count: int, seats: int, fewest: int, rounds: int) -> None:
    players = list(range(1, count + 1))
    tables: list[Round] = []
    games: list[Played] = []
    for _ in range(rounds):
        order = [row.player for row in standings(players, games)]
        past = Past(tables)
        made = swiss(order, past, seats, fewest)
        assert sorted([p for table in made for p in table]) == players
        full = [len(table) for table in made if len(table) > 1]
        assert full and all(max(fewest, seats - 1) <= size <= seats for size in full)
        resting = [table[0] for table in made if len(table) == 1]
        assert len(resting) < seats
        assert all(past.byes[p] <= min([past.byes[q] for q in players if q not in resting]) for p in resting)
        tables.append(made)
        games += played(made, dice)
    first = tables[0]
    flat = [p for table in first for p in sorted(table) if len(table) > 1]
    assert flat == sorted(flat)  # in the first round neighbours play


def test_in_a_few_rounds_of_many_nobody_meets_again() -> None:
    tables: list[Round] = []
    games: list[Played] = []
    players = list(range(1, 41))
    for _ in range(7):
        made = swiss([row.player for row in standings(players, games)], Past(tables), 2, 2)
        tables.append(made)
        games += [Played(table, [1, 2]) if min(table) == table[0] else Played(table, [2, 1]) for table in made]
    assert max(Past(tables).met.values()) == 1
    sat = Past(tables).sat
    assert all(abs(sat[player, 0] - sat[player, 1]) <= 3 for player in players)  # first and second in turn, as far as it goes


@pytest.mark.parametrize("count", range(2, 10))
def test_a_round_robin_lets_everybody_meet_once(count: int) -> None:
    players = list(range(1, count + 1))
    tables: list[Round] = []
    for number in range(1, rounds_of(count) + 1):
        tables.append(round_robin(players, number, Past(tables)))
        assert sorted([p for table in tables[-1] for p in table]) == players
    past = Past(tables)
    assert dict.fromkeys(combinations(players, 2), 1) == dict(past.met)
    assert all(past.byes[player] == count % 2 for player in players)
    assert all(abs(past.sat[p, 0] - past.sat[p, 1]) <= 3 for p in players)


def test_tables_are_as_full_as_can_be() -> None:
    assert sizes(9, 4, 2) == [3, 3, 3] and sizes(5, 4, 2) == [4] and sizes(7, 4, 2) == [4, 3] and sizes(11, 4, 2) == [4, 4, 3]
    assert sizes(5, 3, 2) == [3, 2] and sizes(5, 3, 3) == [3] and sizes(2, 3, 3) == [] and sizes(1, 2, 2) == []


def test_points_and_tie_breaks() -> None:
    assert points_of(Played([1, 2], [1, 2])) == {1: WHOLE, 2: 0} and points_of(Played([1, 2], [1, 1])) == {1: 6, 2: 6}
    assert points_of(Played([1, 2, 3, 4], [1, 2, 2, 4])) == {1: 12, 2: 6, 3: 6, 4: 0} and points_of(Played([5], [1])) == {5: 12}
    assert points_of(Played([1, 2, 3], [3, 1, 2])) == {1: 0, 2: 12, 3: 6}
    # 1 and 2 have a point each and opponents with as much; 2 has beaten 1
    games = [Played([2, 1], [1, 2]), Played([3, 2], [1, 2]), Played([1, 4], [1, 2]), Played([4, 3], [1, 2])]
    rows = standings([1, 2, 3, 4], games)
    assert {row.points for row in rows} == {12} and {row.opponents for row in rows} == {24}
    # round a circle of four nothing tells them apart: all won once and lost once
    assert [row.place for row in rows] == [1, 1, 1, 1] and [row.player for row in rows] == [1, 2, 3, 4]
    games = [Played([1, 2], [1, 2]), Played([3, 4], [1, 2]), Played([1, 3], [1, 2]), Played([2, 4], [1, 2])]
    rows = standings([1, 2, 3, 4], games)
    assert [(row.player, row.place, row.points) for row in rows] == [(1, 1, 24), (2, 2, 12), (3, 2, 12), (4, 4, 0)]
    rows = standings([1, 2, 3, 4], [*games, Played([3, 2], [1, 2]), Played([4, 1], [1, 2]), Played([2], [1])])
    assert [row.player for row in rows][:2] == [1, 3] and rows[2].player == 2  # 3 and 2: as many points, other opponents
