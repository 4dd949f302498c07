"""Words that are never carried out: they change a price, a strength, a limit as long as their card is there.

What they say is gathered when the cards are read: `hordes` per horde card, `cards` per advisor, `events` per event. The rules
look it up (board/field.py, board/prices.py).
"""

from typing import Final

from tianxia.engine.events import Log
from tianxia.games.great_wall.data import ALL_HORDES
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line, Word
from tianxia.games.great_wall.words.run import Run
from tianxia.games.great_wall.words.vocabulary import ITEMS, PIECES, PLACES


class Change:
    """What one card says: about which item, how much, in which kind, how far it reaches."""

    def __init__(self, card: int, e: Effect) -> None:
        self.card = card
        self.item = e.item
        self.n = e.n
        self.kind = e.kind
        self.scope = e.scope


class Static(Word):
    def __init__(self, name: str, things: dict[str, int] | None = None) -> None:
        super().__init__(name, things)
        self.hordes: list[int] = [0] * len(ALL_HORDES)  # the number on a horde card, 0: the word is not there
        self.advisors: list[Change] = []
        self.events: list[Change] = []


class Defence(Static):
    """On a horde always, on other cards for this assault."""

    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        s.defence_mod[f.section] += n


PRICE: Final = Static("price", ITEMS)
OVER_PRICE: Final = Static("over_price", PLACES)
FREE_UPGRADE_STEP: Final = Static("free_upgrade_step", PLACES)
LIMIT: Final = Static("limit", ITEMS)
STRENGTH: Final = Static("strength")
DEFENCE: Final = Defence("defence")
BARRICADE_VALUE: Final = Static("barricade_value")
CASUALTIES: Final = Static("casualties")
WOUND_CAP: Final = Static("wound_cap")
FORBID: Final = Static("forbid", PIECES)
GUARD: Final = Static("guard")
FIRING: Final = Static("firing")
SHAME_MOD: Final = Static("shame_mod")
STATICS: Final[list[Static]] = [
    PRICE,
    OVER_PRICE,
    FREE_UPGRADE_STEP,
    LIMIT,
    STRENGTH,
    DEFENCE,
    BARRICADE_VALUE,
    CASUALTIES,
    WOUND_CAP,
    FORBID,
    GUARD,
    FIRING,
    SHAME_MOD,
]
