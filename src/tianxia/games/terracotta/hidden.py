"""What nobody may know: the order of the Rival's deck."""

from tianxia.engine.rng import Rng
from tianxia.games.terracotta.state import Terracotta


def resample(s: Terracotta, rng: Rng) -> Terracotta:
    """A copy with the deck shuffled anew; its true order does not shine through."""
    other = s.copy()
    other.rng = rng.copy()
    other.deck.sort()
    other.rng.shuffle(other.deck)
    return other
