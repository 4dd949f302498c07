"""How good a position is for a seat, in points: what greedy and search compare.

A game's own `value` judges one seat. Among rivals it counts how far a seat is ahead of the best of
them; seats that play together, or alone, count their own value. At the end the result itself counts.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.engine.game import Game
from tianxia.engine.state import State

VICTORY: Final = 12.0  # the points that winning is worth beyond the margin, so that a narrow win beats a narrow loss
TOGETHER: Final = 40.0  # and so many times as much where all win or lose together


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a bot makes of a standing: nothing more. Who has learned sees more in the position (net.py)."""

    def worth(self, game: Game[Any], s: State, seat: int, stands: float) -> float:
        """What the position is worth to the seat, whose standing is known."""
        return stands


def standing(game: Game[Any], s: State, seat: int) -> float:
    """How far this seat is ahead of its best rival; its own value if it has none."""
    if not s.todo:
        return final_standing(game, s, seat)
    if s.seats == 1 or game.together(s):
        return game.value(s, seat)
    values = game.values(s)
    rival = -1e9
    for other in range(s.seats):
        if other != seat and values[other] > rival:
            rival = values[other]
    return values[seat] - rival


def standings(game: Game[Any], s: State, out: list[float]) -> None:
    """`standing` of every seat at once."""
    seats = s.seats
    if not s.todo:
        for seat in range(seats):
            out[seat] = final_standing(game, s, seat)
        return
    values = game.values(s)
    first = -1e9
    second = -1e9
    leader = -1
    for seat in range(seats):
        own = values[seat]
        out[seat] = own
        if own > first:
            second = first
            first = own
            leader = seat
        elif own > second:
            second = own
    if seats == 1 or game.together(s):
        return
    for seat in range(seats):
        out[seat] -= second if seat == leader else first


def final_standing(game: Game[Any], s: State, seat: int, victory: float = VICTORY) -> float:
    """The margin of points at the end, and the victory on top. Automata are rivals here too; who loses in spite of the
    points is not ahead. Where all play together the game's own value goes on, so that the end compares with the way there."""
    places = game.places(s)
    if game.together(s):
        return game.value(s, seat) + (TOGETHER * victory if places[seat] == 1 else -TOGETHER * victory)
    totals = game.totals(s)
    rival = -(10**9)
    shared = 0
    for other in range(len(totals)):
        if places[other] == places[seat]:
            shared += 1
        if other != seat and totals[other] > rival:
            rival = totals[other]
    margin = float(totals[seat])
    if len(totals) > 1:
        margin -= float(rival)
    if places[seat] > 1:
        return min(margin, 0.0) - victory
    return margin + (victory if shared == 1 else 0.0)


def goes_on(game: Game[Any], s: State, seat: int, turn: int) -> bool:
    """Whether the next question still belongs to this turn of this seat, and to nobody else."""
    return len(s.todo) > 0 and s.todo[-1].waiting == 1 << seat and game.turn(s) == turn
