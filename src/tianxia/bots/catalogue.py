"""The bots by name: the levels for people (levels.py), `random`, `greedy`, `search`, `search@1s` (time), `search@500` (tries).

The lobby offers the levels. `champion`, the highest of them, takes the same budgets: search with a judgement learned from
self-play (nets.py), where the game has one for the table; elsewhere it is search. `net` is greedy with that judgement, and
`mcts` the reference for researchers. Whoever names one of ours gets it, at tables too.
Packages installed beside this one may bring others (`engine/outside.py`).
"""

from typing import Final

from tianxia.bots.greedy import Greedy
from tianxia.bots.levels import CHAMPION, LEVELS, SIGHTS, Level
from tianxia.bots.mcts import Mcts
from tianxia.bots.nets import Nets
from tianxia.bots.protocol import Bot, visitor
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.search import Search
from tianxia.engine.outside import BOTS, NotThere, installed, thing_at

OURS: Final = (*LEVELS, "random", "greedy", "net", "search", "mcts")
THINKING: Final = ("search", CHAMPION, "mcts")  # those that take a budget
USUAL_SECONDS: Final = 0.2
LONGEST_SECONDS: Final = 600.0
MOST_TRIES: Final = 10_000_000
KNOWN: Final = (
    f"{', '.join(LEVELS)}, random, greedy, search, search@<seconds>s (search@1s), search@<tries> (search@500), "
    "champion and mcts likewise, net"
)


class UnknownBot(ValueError):
    """A name that no bot has; the message says which there are."""


def names() -> list[str]:
    """The bots of the lobby: those of other packages, then the levels, the strongest last."""
    return [name for name in installed(BOTS) if name not in OURS] + list(LEVELS)


def bot(name: str) -> Bot:
    """The bot of this name, ours or an installed one. Names come over the web: nothing else is ever imported for them."""
    if name in SIGHTS:
        return Level(name)
    if name == "random":
        return RandomBot(name)
    if name == "greedy":
        return Greedy(name)
    if name == "net":
        return Greedy(name, nets=Nets())
    if name in THINKING:
        return _thinking(name, name, USUAL_SECONDS, 0)
    head, _, budget = name.partition("@")
    if head not in THINKING:
        where = installed(BOTS).get(name)
        if where is None:
            more = "".join([f", {other}" for other in names() if other not in OURS])
            raise UnknownBot(f"no bot is called {name!r}; bots: {KNOWN}{more}")
        return _from_outside(name, where)
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
    if head == CHAMPION:
        return Search(name, seconds, iterations, nets=Nets())
    return Search(name, seconds, iterations)


def bot_of_mine(name: str) -> Bot:
    """A bot by name, `package.module:Class` for one in a file of one's own, or `net=FILE` and `champion@0.2s=FILE` with a
    net of one's own.

    For whoever runs this process, as on the command line: it reads what is named. Never for names from over the web.
    """
    head, equals, file = name.partition("=")
    if equals:
        made = bot(head)
        if not isinstance(made, Greedy | Search) or made.nets is None:
            raise UnknownBot(f"{name!r}: only net and champion play with a net")
        made.name = name
        made.nets = Nets(file)
        return made
    if ":" not in name:
        try:
            return bot(name)
        except UnknownBot as error:
            if "@" in name:
                raise
            raise UnknownBot(f"{error}, or package.module:Class") from None
    try:
        return visitor(thing_at(name), name)
    except NotThere as error:
        raise UnknownBot(str(error)) from None


def _from_outside(name: str, where: str) -> Bot:
    try:
        return visitor(thing_at(where), name)
    except Exception as error:  # it may fail in any way, and the other bots go on
        raise UnknownBot(f"the bot {name!r} ({where}) does not work here: {type(error).__name__}: {error}") from error


def _decimal(text: str) -> float:
    """A plain decimal number like 0.5; -1 for anything else (no signs, exponents or infinities)."""
    whole, _, part = text.partition(".")
    digits = whole + part
    if not digits or not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        return -1.0
    return float(text)
