"""How hard a puzzle is: which bots find it. Each level plays the turn a few times; the stars say how far up one has to go.

One star: the quick bot finds it nearly always. Two: at times. Three: it does not, but who searches a little does.
Four: who searches a little mostly misses it. Five: so does the champion.
"""

from typing import Final

from tianxia.bots.catalogue import bot
from tianxia.bots.protocol import split
from tianxia.bots.random_bot import RandomBot
from tianxia.engine.rng import seeded
from tianxia.puzzles.turns import Line, Turn, played_by

LADDER: Final = (("greedy", 6), ("search@24", 3), ("champion@96", 3))  # and how often each plays the turn
AT_RANDOM: Final = 200
NEARLY_ALWAYS: Final = 0.8
AT_TIMES: Final = 0.3
MOSTLY: Final = 0.6
PLAIN: Final = 15.0  # points: a gap that one sees from afar makes it a star easier


def turns_of(name: str, turn: Turn, times: int, seed: int) -> list[Line]:
    """How this bot plays the turn, so many times."""
    rng = seeded(seed)
    who = RandomBot("random") if name == "random" else bot(name)
    return [played_by(who, turn, split(rng)) for _ in range(times)]


def stars(found_by: dict[str, float], gap: float) -> int:
    (quick, _), (search, _), (champion, _) = LADDER
    if found_by[quick] >= NEARLY_ALWAYS:
        level = 1
    elif found_by[quick] >= AT_TIMES:
        level = 2
    elif found_by[search] >= MOSTLY:
        level = 3
    else:
        level = 4 if found_by[champion] >= MOSTLY else 5
    return max(1, level - 1) if gap >= PLAIN else level
