"""How bots did against each other at a game: ratings put them on the scale of the people by it."""

from typing import NamedTuple


class Match(NamedTuple):
    """`bot` won `won` of `games` against one or more (`others`) of the other kind; a draw is half a game won."""

    bot: str
    against: str
    won: float
    games: int
    others: int = 1
