"""The cooperative game: decrees done, decrees that can be met, and the bank of shame (GW-12.7, GW-12.8)."""

from typing import Final

from tianxia.games.great_wall.data import DECREE_EACH, DECREE_LINE, DECREE_STATE
from tianxia.games.great_wall.ids import HONOR_PTS, WINTER
from tianxia.games.great_wall.judgement.outlook import Outlook
from tianxia.games.great_wall.rules.decrees import available, fixed_price, units_needed
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.numbers import And, AtLeast, Both, Equal, Number

DECREE: Final = 160.0  # a decree fulfilled: the win itself
PLEDGE: Final = 20.0  # a piece promised for the named decree
READY: Final = 60.0  # a decree that can nearly be met
ALL_READY: Final = 50.0  # a decree that can be met
BANK_LOW: Final = 8.0  # a token of shame too many: the game is lost
BANK: Final = 4.0  # a token in reserve
CALM: Final = 10.0  # tokens that are reserve enough
BANK_HIGH: Final = 1.5  # a token more than needed


def team_value(s: GreatWall, o: Outlook) -> float:
    """Decrees fulfilled count most; then what is ready for the open ones, and the shame that may still be taken."""
    total = DECREE * s.decree_sum + PLEDGE * len(s.pledges) + (4.0 if s.decree_now >= 0 else 0.0)
    loss = 0.0
    calm = 1.0
    for sec in range(3):
        calm *= 1.0 - o.breach[sec]
    for d in s.decrees:
        if d >= 0:
            met = 0.0 if s.season == WINTER and (s.refused >> d) & 1 else readiness(s, d, calm)
            total += READY * met
            if met >= 1.0:
                total += ALL_READY
            else:
                loss += s.seats * (1.0 - 0.5 * met)
    honor = 0.0
    for p in range(s.seats):
        loss += o.shame[p]
        honor += min(s.honor[p], 40)
    rest = s.shame_bank + 0.07 * honor - loss
    total += BANK_LOW * min(rest, 0.0) + BANK * min(max(rest, 0.0), CALM) + BANK_HIGH * max(rest - CALM, 0.0)
    return total


def readiness(s: GreatWall, d: int, calm: float) -> float:
    """How far a decree can be met now, 0 to 1: half the mean of the players, half the weakest of them."""
    if DECREE_STATE[d] and not DECREE_EACH[d]:
        return progress(s, DECREE_LINE[d].condition, 0, calm)
    least = 1.0
    total = 0.0
    for p in range(s.seats):
        part = progress(s, DECREE_LINE[d].condition, p, calm) if DECREE_STATE[d] else paid_part(s, d, p)
        total += part
        least = min(least, part)
    return 0.5 * least + 0.5 * total / s.seats


def paid_part(s: GreatWall, d: int, p: int) -> float:
    """How much of the payment of a decree a player has."""
    effects = DECREE_LINE[d].effects
    first = effects[0]
    if fixed_price(d):
        have = s.honor[p] if first.kind == HONOR_PTS else s.res[p * 4 + first.kind]
        return min(1.0, have / units_needed(s, d))
    least = 1.0
    for e in effects:
        least = min(least, available(s, p, e.item) / e.n)
    return least


def progress(s: GreatWall, e: Number | None, p: int, calm: float) -> float:
    """How far a condition about the state of the board holds; a winter without breaches is a matter of luck until it is over."""
    if not isinstance(e, Both):
        return 1.0
    if isinstance(e, And):
        return progress(s, e.left, p, calm) * progress(s, e.right, p, calm)
    have = e.left.value(s, p, -1, -1, 0)
    need = e.right.value(s, p, -1, -1, 0)
    if isinstance(e, AtLeast):
        return min(1.0, have / need)
    if isinstance(e, Equal):
        if s.season == WINTER:
            return 1.0 if have == need else 0.0
        return 0.99 * calm
    return 1.0
