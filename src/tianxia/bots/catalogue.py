"""The bots by name: `random`, `greedy`, `search`, `search@1s` (time), `search@500` (tries, reproducible).

`mcts` takes the same budgets: the reference for researchers, not offered at the table, where search is stronger.
"""

from typing import Final

from tianxia.bots.greedy import Greedy
from tianxia.bots.mcts import Mcts
from tianxia.bots.protocol import Bot
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.search import Search

NAMES: Final = ("random", "greedy", "search")
USUAL_SECONDS: Final = 0.2
LONGEST_SECONDS: Final = 600.0
MOST_TRIES: Final = 10_000_000
KNOWN: Final = "random, greedy, search, search@<seconds>s (search@1s), search@<tries> (search@500), mcts likewise"


class UnknownBot(ValueError):
    """A name that no bot has; the message says which there are."""


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name == "random":
        return RandomBot(name)
    if name == "greedy":
        return Greedy(name)
    if name in ("search", "mcts"):
        return _thinking(name, name, USUAL_SECONDS, 0)
    head, _, budget = name.partition("@")
    if head not in ("search", "mcts"):
        raise UnknownBot(f"no bot is called {name!r}; bots: {KNOWN}")
    if budget.endswith("s"):
        seconds = _decimal(budget[:-1])
        if not 0.0 < seconds <= LONGEST_SECONDS:
            raise UnknownBot(f"{name!r}: a {head} takes more than 0 and at most {LONGEST_SECONDS:.0f} seconds, as in {head}@1s")
        return _thinking(name, head, seconds, 0)
    if not budget.isascii() or not budget.isdigit() or len(budget) > 8 or not 1 <= int(budget) <= MOST_TRIES:
        raise UnknownBot(f"{name!r}: after {head}@ comes a time ({head}@1s) or a number of tries from 1 to {MOST_TRIES}")
    return _thinking(name, head, 0.0, int(budget))


def _thinking(name: str, head: str, seconds: float, iterations: int) -> Bot:
    if head == "mcts":
        return Mcts(name, seconds, iterations)
    return Search(name, seconds, iterations)


def reproducible(name: str) -> bool:
    """Whether the same seed gives the same answers: everything but a search by the clock."""
    one = bot(name)
    return not isinstance(one, Search | Mcts) or one.iterations > 0


def _decimal(text: str) -> float:
    """A plain decimal number like 0.5; -1 for anything else (no signs, exponents or infinities)."""
    whole, _, part = text.partition(".")
    digits = whole + part
    if not digits or not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        return -1.0
    return float(text)
