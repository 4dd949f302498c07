"""Random games under all laws: every mode and number of seats of a game, with options that change from seed to seed."""

from dataclasses import dataclass
from time import perf_counter

from tianxia.engine.game import Setup
from tianxia.engine.laws import Broken, check_game
from tianxia.engine.record import MAX_SEED
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.lab.progress import Progress
from tianxia.lab.simulate import BadLab
from tianxia.lab.spread import spread

_BATCH = 25  # games at a time


@dataclass(frozen=True)
class Table:
    """So many at a game of this mode."""

    game: str
    mode: str
    seats: int

    def setup(self, seed: int) -> Setup:
        """The seed also draws the options: each choice equally often, and over many seeds every mixture of them."""
        dice = seeded(seed)
        fitting = [o for o in game_of_mine(self.game).options if not o.modes or self.mode in o.modes]
        return Setup(self.mode, self.seats, {o.key: o.choices[dice.below(len(o.choices))] for o in fitting})


@dataclass(frozen=True)
class Checked:
    """What came out of some games at one table."""

    table: Table
    games: int
    decisions: int
    violations: list[dict[str, object]]


def tables(name: str, mode: str = "", seats: int = 0) -> list[Table]:
    """Each mode with each number of seats."""
    game = game_of_mine(name)
    if mode and mode not in [m.name for m in game.modes]:
        raise BadLab(f"{name} has no mode {mode!r}; modes: {', '.join([m.name for m in game.modes])}")
    found: list[Table] = []
    for m in game.modes:
        if not mode or m.name == mode:
            found.extend([Table(name, m.name, count) for count in range(m.fewest, m.most + 1) if not seats or count == seats])
    if not found:
        spans = ", ".join([f"{m.name} {m.fewest}-{m.most}" for m in game.modes])
        raise BadLab(f"{name} is not played with {seats} seats like that; modes and seats: {spans}")
    return found


def check_some(work: tuple[Table, int, int, int]) -> Checked:
    """Seeds `first` to `last` (exclusive) at one table."""
    table, first, last, thorough_every = work
    game = game_of_mine(table.game)
    decisions = 0
    violations: list[dict[str, object]] = []
    for seed in range(first, last):
        setup = table.setup(seed)
        try:
            decisions += check_game(game, setup, seed, thorough_every)
        except Broken as broken:
            decisions += len(broken.record.lines)
            violations.append(
                {
                    "law": broken.law,
                    "mode": table.mode,
                    "seats": table.seats,
                    "options": setup.options,
                    "seed": seed,
                    "move": len(broken.record.lines),
                    "record": broken.record.plain(),
                }
            )
    return Checked(table, last - first, decisions, violations)


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
        for one in spread(check_some, work, jobs):
            games += one.games
            decisions += one.decisions
            violations.extend(one.violations)
            bar.step(one.games)
    seconds = perf_counter() - started
    return {
        "game": game_of_mine(name).name,
        "tables": [{"mode": t.mode, "seats": t.seats} for t in chosen],
        "seeds": seeds,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "violations": violations,
    }
