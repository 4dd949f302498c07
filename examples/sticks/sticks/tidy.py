"""Tidy: takes the last sticks of a heap whenever it can, and otherwise as few as possible."""

from sticks.game import TAKE
from tianxia.bots.protocol import Bot, Choice, Seat
from tianxia.engine.rng import Rng


class Tidy(Bot):
    """Plays Sticks by its rule of thumb; in any other game it takes the first thing that is legal."""

    def choose(self, seat: Seat, rng: Rng) -> Choice:
        legal = seat.legal()
        if seat.game.name != "sticks":
            return Choice(legal[0], [], 1)
        heaps = seat.view()["heaps"]
        assert isinstance(heaps, list)
        last = [action for action in legal if heaps[TAKE.x(action)] == TAKE.y(action) + 1]
        few = [action for action in legal if TAKE.y(action) == 0]
        wanted = last or few
        return Choice(wanted[rng.below(len(wanted))], [], 1)
