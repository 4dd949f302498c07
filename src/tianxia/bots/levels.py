"""The levels for people: bots of a growing sight, from one who has just learned the rules to the champion.

A weaker level is not a strong one that throws games away. It notices fewer of its answers, looks at fewer ways to end
its turn, or looks less far beyond it; of what it sees it takes the best. Only the champion looks at the clock: the others
give the same answer for the same dice, however busy the machine is. What a level sees is said once for all games, and by a
game's own `levels.toml` where the levels would not be evenly spaced otherwise. Where they stand: `ladder.toml` of every game.
"""

import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.bots.greedy import Greedy
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Bot, Choice, Seat
from tianxia.bots.search import Search
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng

FILE: Final = "levels.toml"
KNOWN: Final = ("noticed", "ends", "deals", "runners", "turns", "tries")  # what it may say of a level


class BadLevels(ValueError):
    """A file that does not say what levels see; the message says why."""


class Sight:
    """How far a level sees."""

    def __init__(
        self, noticed: int = 0, ends: int = 160, deals: int = 1, runners: int = 0, turns: int = 0, tries: int = 0
    ) -> None:
        self.noticed = noticed  # answers that come to its mind at a question; 0: all
        self.ends = ends  # of its turn that it looks at, shared among these answers
        self.deals = deals  # of what is hidden, in which it does so
        self.runners = runners  # answers that it follows beyond its turn
        self.turns = turns  # and how many turns far
        self.tries = tries  # in so many tries together

    def words(self) -> str:
        """What a measured match says of it: another sight is another bot."""
        here = f"notices {self.noticed or 'all'}, {self.ends} ends in {self.deals} deals"
        return f"{here}, follows {self.runners} for {self.turns} turns in {self.tries} tries" if self.runners else here


SIGHTS: Final[dict[str, Sight]] = {  # where a game says nothing else; the weakest first
    "pupil": Sight(noticed=3, ends=9),
    "traveller": Sight(noticed=5, ends=20),
    "scribe": Sight(noticed=8, ends=64),
    "adviser": Sight(ends=80, deals=2),
    "strategist": Sight(ends=80, deals=2, runners=5, turns=3, tries=25),
}
CHAMPION: Final = "champion"  # who sees what was learned from many games, where the game has that for the table
LEVELS: Final = (*SIGHTS, CHAMPION)
_known: Final[dict[str, dict[str, Sight]]] = {}  # by game and file


def sights(game: Game[Any]) -> dict[str, Sight]:
    """What each level sees at a game, the weakest first; the champion's sight is what it has learned."""
    path = Path(getattr(sys.modules[type(game).__module__], "__file__", None) or "").parent / FILE
    key = f"{game.name} {path}"
    if key not in _known:
        _known[key] = {**SIGHTS, **(read(path) if path.is_file() else {})}
    return _known[key]


def read(path: Path) -> dict[str, Sight]:
    """What a file says of some levels: a table for each."""
    try:
        said = tomllib.loads(path.read_text())
        for name in said:
            if name not in SIGHTS:
                raise ValueError(f"{name} is no level with a sight: {', '.join(SIGHTS)}")
        return {name: _sight(row) for name, row in said.items()}
    except (OSError, ValueError, TypeError) as error:
        raise BadLevels(f"{path} does not say what levels see: {error}") from None


def _sight(row: dict[str, int]) -> Sight:
    sight = Sight()
    for key, value in row.items():
        if key not in KNOWN or type(value) is not int or value < 0:
            raise ValueError(f"{key} = {value}; there is {', '.join(KNOWN)}, each a number")
        setattr(sight, key, value)
    return sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Level(Bot):
    """The bot of a level with a sight of its own; the champion is known to the catalogue under the same name."""

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        return self.at(seat.game).choose(seat, rng)

    def at(self, game: Game[Any]) -> Bot:
        """Who it is at this game."""
        sight = sights(game)[self.name]
        if not sight.runners:
            return Greedy(self.name, sight.ends, sight.deals, noticed=sight.noticed)
        pace = Pace(turns=sight.turns, runners=sight.runners, deals=sight.deals, hunch_ends=sight.ends)
        return Search(self.name, 0.0, sight.tries, pace)


def sight_of(name: str, game: Game[Any]) -> str:
    """What a bot sees at a game, in words; empty for those who are no level with a sight of its own."""
    sight = sights(game).get(name)
    return sight.words() if sight is not None else ""
