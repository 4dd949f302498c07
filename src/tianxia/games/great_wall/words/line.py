"""A line of a card: when, at most how often, if, for what price, do what.

data.py makes the lines, language.py reads their texts once all words are known. A line is known by its number everywhere,
so that an open question or a waiting step is plain numbers.
"""

import ast
from typing import TYPE_CHECKING, Final

from tianxia.engine.events import Log
from tianxia.engine.game import Reason
from tianxia.games.great_wall.words.numbers import Constant, Number
from tianxia.games.great_wall.words.syntax import BadText, call_of, read_when
from tianxia.games.great_wall.words.vocabulary import LIMITS, NO_KIND, PAID, SC_THIS, WHO_ME

if TYPE_CHECKING:
    from tianxia.games.great_wall.state import GreatWall
    from tianxia.games.great_wall.words.run import Run


class Word:
    """One word of the language. `things`: the names it takes, kept as the item of an effect."""

    def __init__(self, name: str, things: dict[str, int] | None = None, item: int = -1) -> None:
        self.name = name
        self.item = item  # where it needs no name for it
        self.things: dict[str, int] = things if things is not None else {}

    def hear(self, e: "Effect", thing: str) -> bool:
        """A name after the word: is it one of its own?"""
        if thing in self.things:
            e.item = self.things[thing]
            return True
        return False

    def do(self, s: "GreatWall", line: "Line", e: "Effect", f: "Run", n: int, log: Log | None) -> None:
        """Carry it out with the number n; `f` says who, where and in which moment."""
        raise BadText(f"{self.name} is never carried out")

    def possible(self, s: "GreatWall", e: "Effect", p: int) -> bool:
        """Could it do anything for p, who may choose it?"""
        return True

    def why_not(self, s: "GreatWall", e: "Effect", p: int) -> Reason:
        """What it lacks, where it is not possible."""
        return Reason("GW-4.8.3", "option-impossible")


class Effect:
    """One word of a card text with what follows it. Parts that a word does not use stay at their defaults."""

    def __init__(self, word: Word) -> None:
        self.word = word
        self.kind = NO_KIND
        self.amount: Number = Constant(1)
        self.n = 1  # the amount, where it is a plain number
        self.who = WHO_ME
        self.scope = SC_THIS
        self.price = PAID
        self.distinct = 0
        self.item = word.item


class Line:
    """`name` is what it is stored by: that of its card, and which of its texts it is."""

    def __init__(self, name: str, card: int, when: str, limit: str, condition: str, pay: str, do: str, source: int) -> None:
        self.name: str = name
        self.number: int = len(LINES)
        LINES.append(self)
        self.card: int = card
        self.written_condition: str = condition
        self.written_pay: str = pay
        self.written: str = do
        self.source: int = source  # where its honor is booked
        trigger, loc, anybody = read_when(when)
        self.when: int = trigger
        self.when_loc: int = loc  # -1: any place
        self.any_player: bool = anybody
        self.limit: int = LIMITS[limit]
        self.limit_bit = -1
        self.condition: Number | None = None
        self.pay_kind = NO_KIND
        self.pay = 0
        self.effects: list[Effect] = []
        self.plain_gain = False  # only honor and resources, no price: never asked (GW-13.1.4)
        self.options: list[Line] = []  # of choose(a, b, …): a line each
        if do.startswith("choose("):
            for i, option in enumerate(call_of(do).args):
                self.options.append(Line(f"{name} option {i + 1}", -1, "-", "-", "-", "-", ast.unparse(option), source))


LINES: Final[list[Line]] = []
