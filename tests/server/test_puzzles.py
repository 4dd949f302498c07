"""Puzzles at a table: one turn, judged; how one has fared is kept; nothing leaks, and nothing else is played there."""

import json
from datetime import date
from typing import Any

import pytest

from tests.server.table_client import Guest
from tianxia.engine.registry import find
from tianxia.puzzles.puzzle import Puzzle, daily, puzzles_of
from tianxia.server.puzzling.tried import streaks

GAME = find("zhanguo")


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """One that is not the puzzle of any day near: another test may wait for midnight."""
    return puzzles_of(GAME)[0]


def begin(guest: Guest, puzzle: Puzzle, status: int = 201) -> Any:
    return guest.post(f"/puzzles/{puzzle.game.name}/{puzzle.id}", {}, status)


def play(guest: Guest, shown: Any, puzzle: Puzzle, words: list[str]) -> Any:
    for said in words:
        guest.move(shown["table"], puzzle.seat, said, guest.look(shown["table"])["line"])
    return guest.look(shown["table"])


def line_of(guest: Guest, puzzle: Puzzle) -> Any:
    told = next(one for one in guest.get("/puzzles")["games"] if one["game"] == puzzle.game.name)
    return next(one for one in told["puzzles"] if one["id"] == puzzle.id)


def test_the_solution_solves_it_and_that_is_kept(ann: Guest, puzzle: Puzzle) -> None:
    shown = begin(ann, puzzle)
    assert shown["me"] == [puzzle.seat] and shown["deal"]["known"] == "puzzle" and not shown["hints"]
    assert shown["puzzle"] == {"id": puzzle.id, "stars": puzzle.stars, "chance": None, "verdict": None}
    shown = play(ann, shown, puzzle, puzzle.solution)
    verdict = shown["puzzle"]["verdict"]
    assert verdict["solved"] and verdict["exact"]
    assert verdict["cost"]["points"] == puzzle.next_best.points, "how much better it is than the next best"
    assert round(sum(part["points"] for part in verdict["cost"]["parts"]), 1) == puzzle.next_best.points
    assert not shown["offers"] and shown["question"] is None, "the table rests"
    told = line_of(ann, puzzle)
    assert told["solved"] and told["tries"] == 1 and told["first"] == 1 and not told["shown"]


def test_a_worse_turn_is_told_and_can_be_taken_back(ann: Guest, puzzle: Puzzle) -> None:
    shown = begin(ann, puzzle)
    way = puzzle.ways[-1]
    shown = play(ann, shown, puzzle, way.words)
    verdict = shown["puzzle"]["verdict"]
    assert not verdict["solved"] and verdict["exact"] and verdict["cost"]["points"] == way.points
    seats = shown["seats"]
    refused = ann.move(shown["table"], (puzzle.seat + 1) % seats, "pass", shown["line"], status=403)
    assert refused["error"] == "not-your-seat"
    assert ann.move(shown["table"], puzzle.seat, puzzle.solution[0], shown["line"], status=409)["error"] == "puzzle-over"
    ann.undo(shown["table"], puzzle.seat, 0, shown["line"], ask=True)
    shown = play(ann, shown, puzzle, puzzle.solution)
    assert shown["puzzle"]["verdict"]["solved"]
    told = line_of(ann, puzzle)
    assert told["tries"] == 2 and told["first"] == 2


def test_it_is_taken_up_where_it_was_left_and_is_nobody_elses(ann: Guest, bob: Guest, puzzle: Puzzle) -> None:
    shown = begin(ann, puzzle)
    table = shown["table"]
    assert begin(ann, puzzle, 200)["table"] == table
    assert begin(bob, puzzle)["table"] != table
    assert bob.look(table)["puzzle"] is None, "who looks on is told nothing"
    assert bob.post(f"/tables/{table}/solution", {}, 403)["error"] == "not-your-seat"
    assert [one["table"] for one in ann.get("/tables")["tables"]] == [], "puzzles have a list of their own"


def test_the_solution_is_shown_step_by_step_and_that_is_noted(ann: Guest, puzzle: Puzzle) -> None:
    table = begin(ann, puzzle)["table"]
    told = ann.post(f"/tables/{table}/solution", {})
    assert [step["told"]["words"] for step in told["steps"]] == puzzle.solution
    assert all(step["view"] for step in told["steps"]) and told["cost"]["points"] > 0
    assert line_of(ann, puzzle)["shown"]
    play(ann, ann.look(table), puzzle, puzzle.solution)
    assert line_of(ann, puzzle)["shown"], "solved, but not unaided"


def test_everything_hidden_is_dealt_anew(ann: Guest, bob: Guest, puzzle: Puzzle) -> None:
    """The real hands of that game are in no table; what the seat knows is."""
    truth = puzzle.position()
    for guest in (ann, bob):
        shown = begin(guest, puzzle)
        assert shown["view"] == json.loads(json.dumps(GAME.view(truth, puzzle.seat)))
        assert guest.get(f"/tables/{shown['table']}/record", status=403)["error"] == "secret"


def test_what_is_no_puzzle_is_told_so(ann: Guest, puzzle: Puzzle) -> None:
    assert ann.post("/puzzles/zhanguo/0123456789", {}, 404)["error"] == "unknown-puzzle"
    assert ann.post("/puzzles/chess/0123456789", {}, 404)["error"] == "unknown-game"
    table = ann.open("me", "greedy")["table"]
    assert ann.post(f"/tables/{table}/solution", {}, 409)["error"] == "no-puzzle"
    shown = begin(ann, puzzle)
    assert ann.get(f"/tables/{shown['table']}/hint", status=409)["error"] == "puzzle"
    assert ann.put(f"/tables/{shown['table']}/seats/{puzzle.seat}", {"bot": "greedy"}, 409)["error"] == "puzzle"


def test_one_can_play_on_at_another_table(ann: Guest, puzzle: Puzzle) -> None:
    shown = play(ann, begin(ann, puzzle), puzzle, puzzle.solution)
    made = ann.post(f"/tables/{shown['table']}/branch", {"move": shown["move"], "seat": puzzle.seat, "bot": "greedy"}, 201)
    assert made["deal"]["known"] == "branched" and made["puzzle"] is None


def test_the_puzzle_of_the_day_comes_round_and_is_the_same_for_all(ann: Guest, bob: Guest) -> None:
    count = len(puzzles_of(GAME))
    days = [daily(GAME, date.fromordinal(739_000 + n)) for n in range(2 * count)]
    assert len({one.id for one in days[:count] if one}) == count, "each comes once before one comes again"
    mine, yours = ann.get("/puzzles"), bob.get("/puzzles")
    assert [one["daily"] for one in mine["games"]] == [one["daily"] for one in yours["games"]]
    assert daily(find("pebbles"), date(2030, 1, 1)) is None


def test_a_day_unaided_counts_for_the_streak(ann: Guest) -> None:
    told = next(one for one in ann.get("/puzzles")["games"] if one["game"] == "zhanguo")
    chosen = next(one for one in puzzles_of(GAME) if one.id == told["daily"])
    play(ann, begin(ann, chosen), chosen, chosen.solution)
    after = ann.get("/puzzles")
    if next(one for one in after["games"] if one["game"] == "zhanguo")["daily"] == chosen.id:  # it was not midnight meanwhile
        assert after["streak"] == 1 and after["best_streak"] == 1


def test_streaks() -> None:
    days = [date(2030, 1, day) for day in (1, 2, 3, 5, 6)]
    assert streaks(days, date(2030, 1, 6)) == (2, 3)
    assert streaks(days, date(2030, 1, 7)) == (2, 3), "today is not over yet"
    assert streaks(days, date(2030, 1, 8)) == (0, 3)
    assert streaks([], date(2030, 1, 8)) == (0, 0)


def test_they_are_taken_along_and_given(ann: Guest, puzzle: Puzzle) -> None:
    play(ann, begin(ann, puzzle), puzzle, puzzle.solution)
    given = ann.get("/me/export")["rooms"]["puzzle_tries"]
    assert [(row["puzzle"], row["tries"]) for row in given] == [(puzzle.id, 1)]
