"""What is proposed to somebody who plays for the first time: a general who needs no plan, an advisor who helps often."""

from typing import Final

from tianxia.games.great_wall.data import GENERAL_IDS
from tianxia.games.great_wall.judgement.council import ADVISOR_YEAR

# those who reward what everybody does come first, those who want a game of their own last
_GENERALS: Final = (
    *("g05", "g06", "g10", "g09", "g01", "g04", "g07", "g02", "g08", "g12", "g13", "g03", "g11"),
    *("k03", "k07", "k02", "k01", "k06", "k05", "k04", "k08"),
)
GENERALS: Final = tuple([GENERAL_IDS.index(name) for name in _GENERALS])


def first_general(dealt: list[int]) -> int:
    return next(general for general in GENERALS if general in dealt)


def first_advisor(dealt: list[int]) -> int:
    best = dealt[0]
    for advisor in dealt:
        if ADVISOR_YEAR[advisor] > ADVISOR_YEAR[best]:
            best = advisor
    return best
