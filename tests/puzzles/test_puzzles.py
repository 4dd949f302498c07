"""Puzzles: what is kept of them is true, turns are told apart by where they lead, and one is found where there is one."""

import json
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tianxia.bots.judge import Judge
from tianxia.bots.protocol import Seat
from tianxia.engine.course import Course
from tianxia.engine.registry import find, names
from tianxia.engine.rng import seeded
from tianxia.lab.puzzles import FROM_ONE_GAME, keep, known
from tianxia.puzzles.finding import Dull, Found, _race, puzzle_at
from tianxia.puzzles.levels import stars
from tianxia.puzzles.puzzle import BadPuzzle, Puzzle, daily, puzzles_of, read_puzzle, shelf
from tianxia.puzzles.trying import LATER, RIVALS, Gap, Tried, Tries
from tianxia.puzzles.turns import Line, Turn, begins, ends, walked

GAMES = [name for name in names() if puzzles_of(find(name))]
ALL = [(name, n) for name in GAMES for n in range(len(puzzles_of(find(name))))]


def named(game: str, n: int) -> Puzzle:
    return puzzles_of(find(game))[n]


def test_every_game_of_the_house_has_some_and_all_can_be_read() -> None:
    assert set(GAMES) >= {"daimyo", "great_wall", "terracotta", "zhanguo"}
    for name in GAMES:
        lines = shelf(find(name)).read_text(encoding="utf-8").splitlines()
        there = puzzles_of(find(name))
        assert len(there) == len(lines), "none is left out for other rules"
        assert len({one.id for one in there}) == len(there)
        games = Counter([one.record.deal.seed for one in there])
        assert max(games.values()) <= FROM_ONE_GAME, "no game is picked clean"
        assert len({one.stars for one in there}) > 1, "they are not all alike"


@pytest.mark.parametrize(("game", "n"), ALL)
def test_what_is_kept_is_true(game: str, n: int) -> None:
    """The record leads to the position, one seat has a choice there, and every way that is told can be gone."""
    puzzle = named(game, n)
    s = puzzle.position()
    assert begins(puzzle.game, s) and s.ask().seat == puzzle.seat
    assert puzzle.game.broken(s) == ""
    begun = puzzle.record.game.resample(s, puzzle.seat, seeded(7))
    assert puzzle.verdict(begun, puzzle.read_words(puzzle.solution)).solved
    for words in puzzle.accepted:
        assert puzzle.verdict(begun, puzzle.read_words(words)).solved
    turn = Turn(puzzle.game, begun, puzzle.seat)
    for way in puzzle.ways:
        line = puzzle.read_words(way.words)
        at = walked(turn, line)
        assert at is not None and at.over, way.words
        verdict = puzzle.verdict(begun, line)
        assert not verdict.solved and verdict.exact and verdict.way is not None
        assert way.points > 0 and way.error > 0 and set(way.parts) <= {*puzzle.game.sources, RIVALS, LATER}
        assert round(sum(way.parts.values()), 1) == way.points
    assert puzzle.ways == sorted(puzzle.ways, key=lambda way: way.points)
    assert read_puzzle(json.dumps(puzzle.plain())).plain() == puzzle.plain()


def test_the_seat_learns_nothing_of_the_real_deal() -> None:
    """What hidden things are in the record's position makes no difference to what is told of a turn."""
    puzzle = named("zhanguo", 0)
    s = puzzle.position()
    worlds = [puzzle.game.resample(s, puzzle.seat, seeded(n)) for n in range(3)]
    assert len({world.fingerprint() for world in worlds}) == 3
    told = [puzzle.verdict(world, puzzle.read_words(puzzle.ways[0].words)) for world in worlds]
    assert all(one.way is puzzle.ways[0] for one in told)


def test_a_turn_that_nobody_looked_at_is_worth_about_its_nearest() -> None:
    puzzle = next(one for name in GAMES for one in puzzles_of(find(name)) if one.made["ends"] > 2 * len(one.ways))
    turn = Turn(puzzle.game, puzzle.position(), puzzle.seat)
    looked = [puzzle.read_words(words) for words in [puzzle.solution, *puzzle.accepted, *[way.words for way in puzzle.ways]]]
    marks = {at.s.fingerprint() for line in looked if (at := walked(turn, line)) is not None}
    other = next(line for mark, line in ends(turn, 400, seeded(3)).items() if mark not in marks)
    verdict = puzzle.verdict(puzzle.position(), other)
    assert not verdict.solved and not verdict.exact and verdict.way is not None
    known_lines = [puzzle.read_words(way.words) for way in puzzle.ways]

    def alike(line: Any) -> int:
        return next((n for n, (a, b) in enumerate(zip(line, other)) if a != b), min(len(line), len(other)))

    assert alike(puzzle.read_words(verdict.way.words)) == max(alike(line) for line in known_lines)


def test_ends_are_told_apart_by_the_position_alone() -> None:
    """Two orders of the same answers are one turn; with enough room all ends are there, each by a way that can be gone."""
    puzzle = named("zhanguo", 0)
    turn = Turn(puzzle.game, puzzle.position(), puzzle.seat)
    found = ends(turn, 300, seeded(1))
    assert 1 < len(found) <= 300 + 50
    for mark, line in list(found.items())[:40]:
        at = walked(turn, line)
        assert at is not None and at.over and at.s.fingerprint() == mark
    assert ends(turn, 300, seeded(1)) == found, "the same dice, the same ends"


def test_tries_are_the_same_for_the_same_seed() -> None:
    puzzle = named("zhanguo", 0)
    me = Seat(puzzle.game, puzzle.position(), puzzle.seat)
    line = puzzle.read_words(puzzle.solution)
    results = []
    for _ in range(2):
        tries = Tries(me, Judge(), 5)
        tries.run(line, 3)
        results.append(tries.results[line])
    assert results[0] == results[1]


def test_a_gap_knows_how_sure_it_is() -> None:
    assert Gap([2.0, 4.0, 6.0, 8.0]).mean == 5.0
    sure, unsure = Gap([5.0, 5.5, 4.5, 5.0]), Gap([20.0, -10.0, 15.0, -5.0])
    assert sure.mean == unsure.mean == 5.0
    assert sure.errors > 10 and unsure.errors < 1
    assert Gap([5.0]).error > 0, "a single deal proves nothing for nothing"


def test_the_stars_say_who_finds_it() -> None:
    def of(quick: float, search: float, champion: float, gap: float = 4.0) -> int:
        return stars({"random": 0.0, "greedy": quick, "search@24": search, "champion@96": champion}, gap)

    assert [of(1, 1, 1), of(0.5, 0, 0), of(0, 1, 1), of(0, 0, 1), of(0, 0, 0.3)] == [1, 2, 3, 4, 5]
    assert of(0, 0, 0.3, 20.0) == 4, "a large gap is seen more easily"
    assert of(1, 1, 1, 20.0) == 1


class Told(Tries):
    """Tries whose results are prescribed: a mean for each line, and by how much luck moves them."""

    def __init__(self, means: dict[Line, float], luck: float) -> None:
        self.means = means
        self.luck = luck
        self.results = {}

    def run(self, line: Line, deals: int) -> None:
        there = self.results.setdefault(line, [])
        for n in range(len(there), deals):
            worth = self.means[line] + self.luck * ((n * 7 + line[0] * 3) % 5 - 2)
            there.append(Tried(worth, worth, [], 0.0, 0.5))


def raced(means: list[float], luck: float = 0.5, scale: float = 1.0) -> Found:
    lines: dict[Line, float] = {(n,): mean for n, mean in enumerate(means)}
    found = Found(None, {}, scale=scale)  # type: ignore[arg-type]
    _race(found, Told(lines, luck), list(lines))
    return found


def test_one_is_clearly_best_or_there_is_no_puzzle() -> None:
    found = raced([3.0, 10.0, 4.0, -5.0])
    assert (found.best, found.accepted, found.behind) == ((1,), [], [(2,), (0,), (3,)])
    found = raced([10.0, 9.5, 3.0])
    assert found.best == (0,) and found.accepted == [(1,)] and found.behind == [(2,)], "what is as good is accepted"
    with pytest.raises(Dull, match="nearly as good"):
        raced([10.0, 8.2, 3.0])
    with pytest.raises(Dull, match="many are as good"):
        raced([10.0] * 12 + [3.0])
    with pytest.raises(Dull, match="not clear"):
        raced([10.0, 6.0], luck=40.0)
    assert raced([10.0, 8.2], scale=0.6).behind == [(1,)], "where games end with few points, fewer are clear"


def test_where_nothing_is_to_be_found_it_says_why() -> None:
    puzzle = named("terracotta", 0)
    course = Course.of(puzzle.record)
    game = puzzle.game
    s = course.state
    while len(ends(Turn(game, s, s.ask().seat), 5, seeded(1))) >= 3:
        game.apply(s, s.ask().seat, game.legal(s, s.ask().seat)[0], None)
    with pytest.raises(Dull, match="few ends"):
        puzzle_at(puzzle.record, s, s.ask().seat, 100, 1, {})


def test_a_file_keeps_each_once_and_few_of_the_easiest(tmp_path: Path) -> None:
    path = tmp_path / "new" / "puzzles.jsonl"
    some = puzzles_of(find("terracotta"))
    hard = [one for one in some if one.stars > 1]
    easy = [read_puzzle(json.dumps({**hard[0].plain(), "stars": 1, "seat": seat})) for seat in (0, 1)]
    assert keep(path, [*hard, *easy], []) and known(path)
    kept = keep(path, hard, known(path))
    assert Counter([one.id for one in kept]).most_common(1)[0][1] == 1
    assert [one.stars for one in kept] == sorted([one.stars for one in kept])
    assert [one.plain() for one in known(path)] == [one.plain() for one in kept]
    assert known(tmp_path / "none") == []


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"record": {}}', '{"record": 3, "ways": []}'])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(BadPuzzle):
        read_puzzle(text)


def test_a_game_without_puzzles_has_no_daily_one() -> None:
    assert puzzles_of(find("pebbles")) == [] and daily(find("pebbles"), date(2030, 1, 1)) is None
