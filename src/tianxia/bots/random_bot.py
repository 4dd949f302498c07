"""The random bot: any legal action, each as likely as the others."""

from mypy_extensions import mypyc_attr

from tianxia.bots.protocol import Bot, Choice, Seat
from tianxia.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    def choose(self, seat: Seat, rng: Rng) -> Choice:
        actions = seat.legal()
        return Choice(actions[rng.below(len(actions))], [], 1)
