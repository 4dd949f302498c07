"""The levels for people: bots of a growing sight, from one who has just learned the rules to the champion.

A weaker level is not a strong one that throws games away. It notices fewer of its answers, looks at fewer ways to end
its turn, or looks less far beyond it; of what it sees it takes the best. Only the champion looks at the clock: the others
give the same answer for the same dice, however busy the machine is. Where they stand: `ladder.toml` of every game.
"""

from typing import Final

from tianxia.bots.greedy import Greedy
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Bot
from tianxia.bots.search import Search


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


SIGHTS: Final[dict[str, Sight]] = {  # the weakest first
    "pupil": Sight(noticed=3, ends=9),
    "traveller": Sight(noticed=5, ends=20),
    "scribe": Sight(noticed=8, ends=64),
    "adviser": Sight(ends=80, deals=2),
    "strategist": Sight(ends=80, deals=2, runners=5, turns=3, tries=25),
}
CHAMPION: Final = "champion"  # who sees what was learned from many games, where the game has that for the table
LEVELS: Final = (*SIGHTS, CHAMPION)


def level(name: str) -> Bot:
    """The bot of a level with a sight of its own; the champion is known to the catalogue under the same name."""
    sight = SIGHTS[name]
    if not sight.runners:
        return Greedy(name, sight.ends, sight.deals, noticed=sight.noticed)
    pace = Pace(turns=sight.turns, runners=sight.runners, deals=sight.deals, hunch_ends=sight.ends)
    return Search(name, 0.0, sight.tries, pace)


def sight_of(name: str) -> str:
    """What a bot sees, in words; empty for those who are no level with a sight of its own."""
    sight = SIGHTS.get(name)
    return sight.words() if sight is not None else ""
