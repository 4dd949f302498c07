"""Whose turn it is (TA-5.3)."""

from tianxia.games.terracotta import data
from tianxia.games.terracotta.state import Terracotta


def active(s: Terracotta) -> int:
    """Whose turn it is (TA-5.3)."""
    return s.order[s.turn % s.players]


def turns_per_round(s: Terracotta) -> int:
    """TA-5.3, INV-14: everybody places all workers."""
    return s.players * data.WORKERS[s.players]
