"""How strong the bots of a game are: what they did against each other, and where that puts them on one scale.

What was played lies beside the code of the game, in `ladder.toml`, with where it comes from; `tianxia ladder` plays and writes
it. The scale is that of openskill's Plackett-Luce model, in mu: where a bot stands is what makes all these results likeliest.
Half a game is added to either side of every match, so that distances stay finite where all were won.
"""

import sys
import tomllib
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from tianxia.bots.levels import LEVELS
from tianxia.engine.game import Game

FILE: Final = "ladder.toml"
BETA: Final = 25 / 6  # how far chance carries a game, in units of mu: the model's own usual value
HOLDS: Final = "greedy"  # this bot holds the scale: it stands where a newcomer is supposed to begin
NEWCOMER: Final = 25.0  # in mu, the model's own usual value
_SURE: Final = 1.96  # standard errors of an interval of 95 %
_STEPS: Final = 60  # of Newton's method, which needs about ten


class BadLadder(ValueError):
    """A file that is no ladder; the message says why."""


class Match(NamedTuple):
    """`bot` won `won` of `games` against one or more (`others`) of the other kind; a draw is a part of a game won."""

    bot: str
    against: str
    won: float
    games: int
    others: int = 1
    seed: int = -1  # of a match that `tianxia ladder` has played
    sights: tuple[str, str] = ("", "")  # what the two were when they played (`levels.sight_of`)
    source: str = ""  # where it comes from


class Stands(NamedTuple):
    """Where somebody stands, in mu ahead of whoever holds the scale, and the standard error of that."""

    mu: float
    error: float


def file_of(game: Game[Any]) -> Path:
    """Beside the code of the game; of one that was typed in, in the folder one is in."""
    return Path(getattr(sys.modules[type(game).__module__], "__file__", None) or "").parent / FILE


def matches(game: Game[Any]) -> list[Match]:
    """What was measured at a game; nothing where nobody has."""
    path = file_of(game)
    return read(path) if path.is_file() else []


def read(path: Path) -> list[Match]:
    try:
        said = tomllib.loads(path.read_text())
        return [_match(row) for row in said.get("match", [])]
    except (OSError, ValueError, KeyError, TypeError, IndexError) as error:
        raise BadLadder(f"{path} is not a ladder: {error}") from None


def _match(row: dict[str, Any]) -> Match:
    sights = row.get("sights", ["", ""])
    return Match(
        str(row["bot"]),
        str(row["against"]),
        float(row["won"]),
        int(row["games"]),
        int(row.get("others", 1)),
        int(row.get("seed", -1)),
        (str(sights[0]), str(sights[1])),
        str(row.get("source", "")),
    )


class Rung(NamedTuple):
    """Where one level stands."""

    bot: str
    rating: int
    within: int  # ±, of the rating
    games: int
    gap: int  # to the level below; 0 for the lowest
    share: float  # of the games of two that it wins against the level below; 0 for the lowest
    least: float  # and the ends of the interval
    most: float


class Scale:
    """All bots that matches connect with the one who holds the scale, who is at 0."""

    def __init__(self, played: list[Match]) -> None:
        reached = [HOLDS]
        for name in reached:
            for match in played:
                for one, other in ((match.bot, match.against), (match.against, match.bot)):
                    if one == name and other not in reached:
                        reached.append(other)
        self._place = {name: i - 1 for i, name in enumerate(reached)}
        self.mus = [0.0] * (len(reached) - 1)
        self._played = [match for match in played if match.bot in self._place]
        self._fit()

    def names(self) -> list[str]:
        """The weakest first."""
        return sorted(self._place, key=lambda name: self.stands(name).mu)

    def stands(self, name: str) -> Stands:
        i = self._place[name]
        return Stands(self.mus[i], sqrt(self._spread[i][i])) if i >= 0 else Stands(0.0, 0.0)

    def error(self, one: str, other: str) -> float:
        """The standard error of the distance of these two."""
        i, j = self._place[one], self._place[other]
        if i < 0 or j < 0:
            return self.stands(one).error + self.stands(other).error
        return sqrt(max(0.0, self._spread[i][i] + self._spread[j][j] - 2.0 * self._spread[i][j]))

    def _fit(self) -> None:
        """Newton's method, whose last step leaves the inverse of what all matches tell: the spread."""
        size = len(self.mus)
        for _ in range(_STEPS):
            slope = [0.0] * size
            told = [[0.0] * size for _ in range(size)]
            for match in self._played:
                self._add(match, slope, told)
            self._spread = _inverse(told)
            step = [sum([self._spread[i][j] * slope[j] for j in range(size)]) for i in range(size)]
            longest = max([abs(one) for one in step], default=0.0)
            slow = min(1.0, BETA / longest) if longest > 0 else 1.0  # careful at first: far away the slope says little
            for i in range(size):
                self.mus[i] += slow * step[i]
            if longest < 1e-10:
                break

    def _add(self, match: Match, slope: list[float], told: list[list[float]]) -> None:
        unit = BETA * sqrt(match.others + 1)
        games = match.games + 1
        i, j = self._place[match.bot], self._place[match.against]
        apart = (self._mu(i) - self._mu(j)) / unit
        share = first_of(apart, match.others)
        pull = (match.won + 0.5 - games * share) / unit
        weight = games * share * (1.0 - share) / (unit * unit)
        for one, sign in ((i, 1.0), (j, -1.0)):
            if one < 0:
                continue
            slope[one] += sign * pull
            for two, other in ((i, 1.0), (j, -1.0)):
                if two >= 0:
                    told[one][two] += sign * other * weight

    def _mu(self, i: int) -> float:
        return self.mus[i] if i >= 0 else 0.0


def rungs_of(played: list[Match]) -> list[Rung]:
    """The levels that were measured, in their order: the last should be the strongest."""
    scale = Scale(played)
    measured = set(scale.names())
    rungs: list[Rung] = []
    below = ""
    for name in LEVELS:
        if name not in measured:
            continue
        stands = scale.stands(name)
        rating, within = shown(NEWCOMER + stands.mu), round(40 * _SURE * stands.error)
        games = sum([match.games for match in played if name in (match.bot, match.against)])
        if below:
            gap = rating - rungs[-1].rating
            ahead, sure = stands.mu - scale.stands(below).mu, _SURE * scale.error(name, below)
            rungs.append(Rung(name, rating, within, games, gap, beats(ahead), beats(ahead - sure), beats(ahead + sure)))
        else:
            rungs.append(Rung(name, rating, within, games, 0, 0.0, 0.0, 0.0))
        below = name
    return rungs


def first_of(apart: float, others: int) -> float:
    """The share of first places that the model expects, of one among so many others who are this far behind (in their unit)."""
    return 1.0 / (1.0 + others * exp(-apart))


def beats(ahead: float) -> float:
    """How likely somebody wins a game of two, who is so much mu ahead."""
    return first_of(ahead / (BETA * sqrt(2.0)), 1)


def shown(mu: float) -> int:
    """The number that people are shown."""
    return round(1000 + 40 * mu)


def _inverse(rows: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan; the matrix is small, symmetric and has an inverse: everybody is connected."""
    size = len(rows)
    work = [row[:] + [1.0 if i == j else 0.0 for j in range(size)] for i, row in enumerate(rows)]
    for i in range(size):
        best = max(range(i, size), key=lambda k: abs(work[k][i]))
        work[i], work[best] = work[best], work[i]
        head = work[i][i]
        work[i] = [value / head for value in work[i]]
        for k in range(size):
            if k != i and work[k][i] != 0.0:
                factor = work[k][i]
                work[k] = [a - factor * b for a, b in zip(work[k], work[i])]
    return [row[size:] for row in work]
