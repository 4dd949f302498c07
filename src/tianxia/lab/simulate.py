"""Many games between bots. The same seed gives the same games, however many processes play them.

Bots change seats from game to game: in game g, seat i belongs to bot (i + g) of the list.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tianxia.bots.catalogue import bot_of_mine
from tianxia.bots.table import play_game
from tianxia.engine.game import Setup
from tianxia.engine.record import MAX_SEED, Record
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.lab.progress import Progress
from tianxia.lab.spread import spread

AUTOMATON = "automaton"


class BadLab(ValueError):
    """A request that makes no sense; the message says what would."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. Travels to other processes, so it is plain."""

    game: str
    mode: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]  # one per seat, as in game 0
    games: int
    seed: int
    save: str = ""  # folder for the records; empty: none are kept


@dataclass(frozen=True)
class Played:
    """One finished game."""

    index: int
    decisions: int
    names: tuple[str, ...]  # per column of the score table
    places: tuple[int, ...]
    totals: tuple[int, ...]
    together: bool
    end_reason: str
    traits: tuple[str, ...] = ()  # what set the players apart, see Game.traits


def plan(
    game: str, mode: str, seats: int, options: dict[str, str], bots: list[str], games: int, seed: int, save: str = ""
) -> Plan:
    """A checked plan; fewer bots than seats take turns in the list."""
    setup = game_of_mine(game).check_setup(mode, seats, options)
    if not bots:
        raise BadLab("name at least one bot, as in --bots greedy,random")
    for name in bots:
        bot_of_mine(name)
    if len(bots) > seats:
        raise BadLab(f"{len(bots)} bots do not fit on {seats} seats")
    if games < 1:
        raise BadLab(f"at least 1 game is played, not {games}")
    if not 0 <= seed <= MAX_SEED:
        raise BadLab(f"a seed is a number from 0 to {MAX_SEED}, not {seed}")
    filled = tuple([bots[i % len(bots)] for i in range(seats)])
    return Plan(game, setup.mode, seats, setup.options, filled, games, seed, save)


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a series: any series and number gives its own."""
    dice = seeded((seed << 32) + index)
    return ((int(dice.next32()) << 21) ^ int(dice.next32())) & MAX_SEED


def play_one(p: Plan, index: int) -> Played:
    """Game number `index` of a plan; depends on nothing else."""
    game = game_of_mine(p.game)
    setup = Setup(p.mode, p.seats, dict(p.options))
    seed = game_seed(p.seed, index)
    names = [p.bots[(seat + index) % p.seats] for seat in range(p.seats)]
    dice = [seeded((seed << 8) + seat + 1) for seat in range(p.seats)]
    s = game.new(setup, seeded(seed))
    moves: list[tuple[int, int]] | None = [] if p.save else None
    decisions = play_game(game, s, [bot_of_mine(name) for name in names], dice, moves)
    if moves is not None:
        lines = [f"{seat} {game.actions.words(action)}" for seat, action in moves]
        text = Record(game, setup, seed, names, lines).to_json()
        (Path(p.save) / f"{game.name}-{p.seed}-{index}.json").write_text(text + "\n")
    columns = names + [AUTOMATON] * (game.players(s) - p.seats)
    return Played(
        index,
        decisions,
        tuple(columns),
        tuple(game.places(s)),
        tuple(game.totals(s)),
        game.together(s),
        game.end_reason(s),
        tuple(game.traits(s)),
    )


def play_some(work: tuple[Plan, int, int]) -> list[Played]:
    """Games `first` to `last` (exclusive): what one process plays at a time."""
    p, first, last = work
    return [play_one(p, index) for index in range(first, last)]


def play_all(p: Plan, jobs: int) -> Iterator[list[Played]]:
    """All games of a plan, in batches."""
    size = 1 if jobs <= 1 else max(1, min(100, p.games // (jobs * 8)))
    return spread(play_some, [(p, first, min(first + size, p.games)) for first in range(0, p.games, size)], jobs)


def simulate(p: Plan, jobs: int = 1, shown: bool | None = None) -> dict[str, object]:
    """Play a plan; the report that `tianxia simulate --json` prints."""
    if jobs < 1:
        raise BadLab(f"at least 1 process is needed, not {jobs}")
    if p.save:
        Path(p.save).mkdir(parents=True, exist_ok=True)
    started = perf_counter()
    played: list[Played] = []
    with Progress(p.games, "games", shown) as bar:
        for batch in play_all(p, jobs):
            played.extend(batch)
            bar.step(len(batch))
    seconds = perf_counter() - started
    decisions = sum([one.decisions for one in played])
    out: dict[str, object] = {
        "game": p.game,
        "mode": p.mode,
        "seats": p.seats,
        "options": p.options,
        "bots": list(p.bots),
        "seed": p.seed,
        "reproducible": all([bot_of_mine(name).reproducible() for name in p.bots]),
        "games": len(played),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds > 0 else 0,
    }
    out.update(tally(sorted(played, key=lambda one: one.index)))
    return out


class Share:
    """How those did who had something in common: a seat, a board, a clan."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0  # without sharing, except for those who play together
        self.points = 0
        self.ahead = 0.0  # of the mean of the table

    def add(self, one: Played, column: int) -> None:
        self.games += 1
        self.wins += one.places[column] == 1 and (one.together or one.places.count(1) == 1)
        self.points += one.totals[column]
        self.ahead += one.totals[column] - sum(one.totals) / len(one.totals)

    def plain(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "mean_score": round(self.points / self.games, 3),
            "mean_ahead": round(self.ahead / self.games, 3),
        }


def tally(played: Iterable[Played]) -> dict[str, object]:
    """Wins, draws and mean scores by bot name, by seat and by trait; reasons of the end.

    A first place shared by bots of different names is a draw; who plays together wins together.
    """
    wins: Counter[str] = Counter()
    draws = 0
    points: dict[str, list[int]] = {}
    by_seat: dict[int, Share] = {}
    by_trait: dict[str, Share] = {}
    reasons: Counter[str] = Counter()
    for one in played:
        reasons[one.end_reason] += 1
        first = {name for name, place in zip(one.names, one.places) if place == 1}
        if len(first) > 1 and not one.together:
            draws += 1
        else:
            wins.update(first)
        for column, (name, total) in enumerate(zip(one.names, one.totals)):
            points.setdefault(name, []).append(total)
            by_seat.setdefault(column, Share()).add(one, column)
        for column, trait in enumerate(one.traits):
            by_trait.setdefault(trait, Share()).add(one, column)
    return {
        "wins": {name: wins[name] for name in points},
        "draws": draws,
        "mean_scores": {name: round(sum(scores) / len(scores), 3) for name, scores in points.items()},
        "by_seat": [share.plain() for share in by_seat.values()],
        "by_trait": {trait: by_trait[trait].plain() for trait in sorted(by_trait)},
        "end_reasons": dict(sorted(reasons.items())),
    }
