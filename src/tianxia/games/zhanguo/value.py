"""How good a position is for one seat, in points: the readable judgement of the greedy bot."""

from tianxia.games.zhanguo.scoring import total
from tianxia.games.zhanguo.state import ZhanGuo


def value(s: ZhanGuo, seat: int) -> float:
    return float(total(s, seat))
