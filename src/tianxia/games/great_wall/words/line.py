"""A line of a card: when, at most how often, if, for what price, do what.

data.py makes the lines, language.py reads their texts once all words are known. A line is known by its number everywhere,
so that an open question or a waiting step is plain numbers.
"""

from typing import Final

from tianxia.engine.events import Log
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.numbers import Constant, Number
from tianxia.games.great_wall.words.syntax import BadText, read_when
from tianxia.games.great_wall.words.vocabulary import LIMITS, NO_KIND, PAID, SC_THIS, WHO_ME

# a line being carried out: step, line, effect, player, section, slot, N, kind, location, subject [, named player]
# `player` is the owner of the text, -1 for hordes and events
LINE: Final = 1
AT: Final = 2
OWNER: Final = 3
SEC: Final = 4
THIS: Final = 5
NUMBER: Final = 6
KIND_AT: Final = 7
SUBJECT: Final = 9
NAMED: Final = 10


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

    def do(self, s: GreatWall, line: "Line", e: "Effect", f: list[int], n: int, log: Log | None) -> None:
        """Carry it out with the number n; `f` says who, where and in which moment."""
        raise BadText(f"{self.name} is never carried out")

    def possible(self, s: GreatWall, e: "Effect", p: int) -> bool:
        """Could it do anything for p, who may choose it?"""
        return True


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
        self.options: list[Line] = []  # of a choose: a line each


class Line:
    def __init__(self, card: int, when: str, limit: str, condition: str, pay: str, do: str, source: int) -> None:
        self.number = len(LINES)
        LINES.append(self)
        self.card = card
        self.written_condition = condition
        self.written_pay = pay
        self.written = do
        self.source = source  # where its honor is booked
        self.when, self.when_loc, self.any_player = read_when(when)  # when_loc -1: any place
        self.limit = LIMITS[limit]
        self.limit_bit = -1
        self.condition: Number | None = None
        self.pay_kind = NO_KIND
        self.pay = 0
        self.effects: list[Effect] = []
        self.plain_gain = False  # only honor and resources, no price: never asked (GW-13.1.4)


LINES: Final[list[Line]] = []
