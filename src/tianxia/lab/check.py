"""Random games under all laws: every mode, number of seats and option of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter

from tianxia.engine.game import Setup
from tianxia.engine.laws import Broken, check_game
from tianxia.engine.record import MAX_SEED
from tianxia.engine.registry import find
from tianxia.lab.progress import Progress
from tianxia.lab.simulate import BadLab

_BATCH = 25  # games at a time


@dataclass(frozen=True)
class Table:
    """One way to set a game up."""

    game: str
    mode: str
    seats: int
    options: dict[str, str]


@dataclass(frozen=True)
class Checked:
    """What came out of some games at one table."""

    table: Table
    games: int
    decisions: int
    violations: list[dict[str, object]]


def tables(name: str, mode: str = "", seats: int = 0) -> list[Table]:
    """The usual options and every other choice of each option, for each mode and number of seats."""
    game = find(name)
    if mode and mode not in [m.name for m in game.modes]:
        raise BadLab(f"{name} has no mode {mode!r}; modes: {', '.join([m.name for m in game.modes])}")
    found: list[Table] = []
    for m in game.modes:
        if mode and m.name != mode:
            continue
        options = [o for o in game.options if not o.modes or m.name in o.modes]
        for count in range(m.fewest, m.most + 1):
            if seats and count != seats:
                continue
            usual = {o.key: o.default for o in options}
            found.append(Table(name, m.name, count, usual))
            for option in options:
                for choice in option.choices:
                    if choice != option.default:
                        found.append(Table(name, m.name, count, {**usual, option.key: choice}))
    if not found:
        spans = ", ".join([f"{m.name} {m.fewest}-{m.most}" for m in game.modes])
        raise BadLab(f"{name} is not played with {seats} seats like that; modes and seats: {spans}")
    return found


def check_some(work: tuple[Table, int, int, int]) -> Checked:
    """Seeds `first` to `last` (exclusive) at one table."""
    table, first, last, thorough_every = work
    game = find(table.game)
    setup = Setup(table.mode, table.seats, dict(table.options))
    decisions = 0
    violations: list[dict[str, object]] = []
    for seed in range(first, last):
        try:
            decisions += check_game(game, setup, seed, thorough_every)
        except Broken as broken:
            decisions += len(broken.record.lines)
            violations.append(
                {
                    "law": broken.law,
                    "mode": table.mode,
                    "seats": table.seats,
                    "options": table.options,
                    "seed": seed,
                    "move": len(broken.record.lines),
                    "record": broken.record.plain(),
                }
            )
    return Checked(table, last - first, decisions, violations)


def _results(work: list[tuple[Table, int, int, int]], jobs: int) -> Iterator[Checked]:
    if jobs <= 1:
        yield from map(check_some, work)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(check_some, work)


def check(
    name: str,
    seeds: int,
    jobs: int = 1,
    mode: str = "",
    seats: int = 0,
    first_seed: int = 0,
    thorough_every: int = 7,
    shown: bool | None = None,
) -> dict[str, object]:
    """Play `seeds` random games at each table; the report that `tianxia check --json` prints."""
    if seeds < 1:
        raise BadLab(f"at least 1 seed is played, not {seeds}")
    if jobs < 1:
        raise BadLab(f"at least 1 process is needed, not {jobs}")
    if not 0 <= first_seed <= MAX_SEED - seeds:
        raise BadLab(f"a seed is a number from 0 to {MAX_SEED}, not {first_seed}")
    chosen = tables(name, mode, seats)
    work: list[tuple[Table, int, int, int]] = []
    for table in chosen:
        for first in range(first_seed, first_seed + seeds, _BATCH):
            work.append((table, first, min(first + _BATCH, first_seed + seeds), thorough_every))
    started = perf_counter()
    games = 0
    decisions = 0
    violations: list[dict[str, object]] = []
    with Progress(seeds * len(chosen), "games", shown) as bar:
        for one in _results(work, jobs):
            games += one.games
            decisions += one.decisions
            violations.extend(one.violations)
            bar.step(one.games)
    seconds = perf_counter() - started
    return {
        "game": name,
        "tables": [{"mode": t.mode, "seats": t.seats, "options": t.options} for t in chosen],
        "seeds": seeds,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "violations": violations,
    }
