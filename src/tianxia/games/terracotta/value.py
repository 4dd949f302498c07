"""How good a position is, in points: what a seat has and may hope for, against its best opponent."""

from tianxia.games.terracotta.state import Terracotta, vp


def value(s: Terracotta, seat: int) -> float:
    return float(vp(s, seat))
