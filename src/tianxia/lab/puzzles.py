"""Puzzles from games between strong bots: turns of these games where one way is clearly the best (`tianxia puzzles`)."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from tianxia.bots.catalogue import bot_of_mine
from tianxia.bots.table import play_game
from tianxia.engine.course import BOT, Course
from tianxia.engine.game import Setup
from tianxia.engine.record import Record
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.lab.simulate import Plan, game_seed
from tianxia.puzzles.finding import Dull, puzzle_at
from tianxia.puzzles.puzzle import Puzzle, read_puzzle
from tianxia.puzzles.turns import begins

FROM_ONE_GAME = 2
SKIPPED = 3  # the first of so many parts of a game
FEWEST_EASY = 3  # puzzles of one star are kept in any case, and
EASY = 0.4  # so many of one star for each harder one


@dataclass
class Search:
    """What came of it."""

    puzzles: list[Puzzle]
    games: int = 0
    positions: int = 0


def find_puzzles(p: Plan, minutes: float, version: str, say: Callable[[str], None]) -> Search:
    """Play the games of the plan, one after the other, until the minutes are over (0: to the last)."""
    out = Search([])
    until = monotonic() + 60.0 * minutes if minutes > 0 else float("inf")
    for index in range(p.games):
        if monotonic() >= until:
            break
        out.games += 1
        _in_game(p, index, until, version, say, out)
    return out


def _in_game(p: Plan, index: int, until: float, version: str, say: Callable[[str], None], out: Search) -> None:
    game = game_of_mine(p.game)
    setup = Setup(p.mode, p.seats, dict(p.options))
    seed = game_seed(p.seed, index)
    names = [p.bots[(seat + index) % p.seats] for seat in range(p.seats)]
    dice = [seeded((seed << 8) + seat + 1) for seat in range(p.seats)]
    record = Record(game, setup, seed, names, [])
    moves: list[tuple[int, int]] = []
    end = record.first_position()
    play_game(game, end, [bot_of_mine(name) for name in names], dice, moves)
    course = Course(record, lines=[(f"{seat} {game.actions.words(action)}", BOT, False) for seat, action in moves])
    found = 0
    order = _turns(course)
    del order[: len(order) // SKIPPED]  # in the beginning all is open, and nothing is clearly the best
    seeded(seed + 1).shuffle(order)
    for move in order:
        if monotonic() >= until or found >= FROM_ONE_GAME:
            return
        s = course.at(move)
        seat = s.ask().seat
        made = {"version": version, "bots": names, "seed": p.seed, "game": index, "move": move}
        begin = record.with_lines(names, course.lines[:move])
        started = monotonic()
        out.positions += 1
        try:
            puzzle = puzzle_at(begin, s, seat, max(game.totals(end)), (seed << 10) + move, made)
        except Dull as why:
            say(f"game {index}, move {move}: {why} ({monotonic() - started:.1f} s)")
            continue
        found += 1
        out.puzzles.append(puzzle)
        say(f"game {index}, move {move}: {puzzle.stars} stars, {' / '.join(puzzle.solution)} ({monotonic() - started:.1f} s)")


def _turns(course: Course) -> list[int]:
    """The moves with which a turn begins that has a choice."""
    game = course.game
    s: Any = course.at(0)
    out: list[int] = []
    last = (-1, -1)
    for n, move in enumerate(course.moves):
        now = (game.turn(s), s.ask().seat)
        if begins(game, s) and now != last:
            out.append(n)
            last = now
        game.apply(s, move.seat, move.action, None)
    return out


def known(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none where there is no file yet."""
    if not path.is_file():
        return []
    return [read_puzzle(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def keep(path: Path, found: list[Puzzle], there: list[Puzzle]) -> list[Puzzle]:
    """Write old and new puzzles to one file, each once; of the easiest no more than their share."""
    by_id = {one.id: one for one in [*there, *found]}
    hard = [one for one in by_id.values() if one.stars > 1]
    easy = sorted([one for one in by_id.values() if one.stars == 1], key=lambda one: -one.next_best.points)
    kept = sorted([*hard, *easy[: max(FEWEST_EASY, int(EASY * len(hard)))]], key=lambda one: (one.stars, one.id))
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(one.plain(), ensure_ascii=False, separators=(",", ":")) + "\n" for one in kept]
    path.write_text("".join(lines), encoding="utf-8")
    return kept
