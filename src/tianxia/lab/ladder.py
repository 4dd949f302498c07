"""The ladder of a game: bots play in pairs, and what they won puts them on one scale (bots/ladder.py).

What was played is written to the ladder's file game by game, so that nothing is lost when it is stopped; the same command
goes on from there. The games of a pair are those that `tianxia simulate` plays with the same bots and seed: seats are changed
from game to game, and at more than two seats one bot sits among several of the other kind.
"""

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from time import monotonic

from tianxia import __version__
from tianxia.bots.catalogue import bot_of_mine
from tianxia.bots.ladder import HOLDS, Match, file_of, read
from tianxia.bots.levels import LEVELS, sight_of
from tianxia.engine.registry import game_of_mine
from tianxia.engine.rng import seeded
from tianxia.lab.progress import Progress
from tianxia.lab.simulate import BadLab, Plan, Played, play_one
from tianxia.lab.spread import spread

USUAL = (*LEVELS[:3], HOLDS, *LEVELS[3:])  # all levels, and who holds the scale among them
_EVERY = 2.0  # seconds between two writings of the file
_HEAD = "# What bots did against each other here; `tianxia ladder` plays and writes it. docs/ladder.md is made of it.\n"


@dataclass(frozen=True)
class Rungs:
    """What is to be played: every pair of these bots that stand no more than `reach` apart in the list."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    reach: int = 0  # 0: every pair

    def pairs(self) -> list[tuple[str, str]]:
        """The stronger first, as far as the list says."""
        numbered = combinations(range(len(self.bots)), 2)
        return [(self.bots[j], self.bots[i]) for i, j in numbered if not self.reach or j - i <= self.reach]

    def plan(self, pair: tuple[str, str]) -> Plan:
        bots = (pair[0], *[pair[1]] * (self.seats - 1))
        setup = game_of_mine(self.game).check_setup("", self.seats, {})
        return Plan(self.game, setup.mode, self.seats, setup.options, bots, self.games, self.seed)

    def same(self, match: Match, pair: tuple[str, str]) -> bool:
        """Whether this is the match of the pair, as it would be played today."""
        here = (match.bot, match.against, match.others, match.seed, match.sights)
        return here == (*pair, self.seats - 1, self.seed, sights(self.game, pair))


def sights(game: str, pair: tuple[str, str]) -> tuple[str, str]:
    found = game_of_mine(game)
    return sight_of(pair[0], found), sight_of(pair[1], found)


def rungs(game: str, seats: int, bots: list[str], games: int, seed: int, reach: int = 0) -> Rungs:
    """A checked wish."""
    found = game_of_mine(game)
    setup = found.check_setup("", seats, {})
    if seats < 2 or found.together(found.new(setup, seeded(1))):
        raise BadLab("a ladder is played against each other: name seats of a game that is")
    for name in bots:
        bot_of_mine(name)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadLab("a ladder has at least two bots, each named once")
    return Rungs(game, seats, tuple(bots), games, seed, reach)


def current(game: str, match: Match) -> bool:
    """Whether the two who played it are still what they were."""
    return match.sights == sights(game, (match.bot, match.against))


def won(one: Played, bot: str, seats: int) -> float:
    """The bot's part of the first place among the seats; nobody counts an automaton."""
    best = min(one.places[:seats])
    first = [one.names[seat] for seat in range(seats) if one.places[seat] == best]
    return first.count(bot) / len(first)


def play(wish: Rungs, path: Path | None = None, jobs: int = 1, shown: bool | None = None) -> list[Match]:
    """Play what is missing; the file grows with every game. What was played with other sights is given up."""
    path = path or file_of(game_of_mine(wish.game))
    found = [match for match in (read(path) if path.is_file() else []) if match.seed < 0 or current(wish.game, match)]
    pairs = wish.pairs()
    done = {pair: sum([match.games for match in found if wish.same(match, pair)]) for pair in pairs}
    work = [(wish.plan(pair), index) for index in range(wish.games) for pair in pairs if index >= done[pair]]
    source = f"tianxia {__version__}, rules {game_of_mine(wish.game).rules_version}"
    written = monotonic()
    try:
        with Progress(len(work), "games", shown) as bar:
            for one, (plan, _) in zip(spread(_play, work, jobs), work):  # in their order: always the first so many of a pair
                _add(found, wish, (plan.bots[0], plan.bots[1]), one, source)
                bar.step()
                if monotonic() - written > _EVERY:
                    write(path, found)
                    written = monotonic()
    finally:
        write(path, found)
    return found


def _play(one: tuple[Plan, int]) -> Played:
    return play_one(*one)


def _add(found: list[Match], wish: Rungs, pair: tuple[str, str], one: Played, source: str) -> None:
    points = won(one, pair[0], wish.seats)
    for i, match in enumerate(found):
        if wish.same(match, pair):
            found[i] = match._replace(won=match.won + points, games=match.games + 1, source=source)
            return
    found.append(Match(*pair, points, 1, wish.seats - 1, wish.seed, sights(wish.game, pair), source))


def write(path: Path, found: list[Match]) -> None:
    """All or nothing: who is stopped while it is written keeps the old file."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(_HEAD + "".join([f"\n{text(match)}" for match in found]))
    fresh.replace(path)


def text(match: Match) -> str:
    """A match as the file has it."""
    rows = [
        "[[match]]",
        f'bot = "{match.bot}"',
        f'against = "{match.against}"',
        f"won = {round(match.won, 3):g}",
        f"games = {match.games}",
        f"others = {match.others}",
    ]
    if match.seed >= 0:
        rows.append(f"seed = {match.seed}")
    if any(match.sights):
        rows.append(f'sights = ["{match.sights[0]}", "{match.sights[1]}"]')
    return "\n".join([*rows, f'source = "{match.source}"', ""])
