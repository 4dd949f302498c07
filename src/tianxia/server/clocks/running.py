"""How a clock runs. Nothing here knows a store or a server: moments in, clocks out.

- A turn lasts from being asked until not being asked any more, or until the game says that another one has begun; several seats
  that are asked at once each have their own.
- By the move: every turn has the whole time. With a bank: every turn adds the increment. An undo begins no new turn: who
  goes back to a question of theirs has what they had left. (If all agreed to go back, time by the move begins anew: nobody
  should lose a game by a kindness.)
- Bots and stand-ins are not charged, nor is anybody while the table pauses or is asked to go back.
- The first seconds of a reaction cost nobody anything, as many as an order "wait" lets the table wait: so orders cost
  nothing, and a clock does not tell who has left one.
- Holidays stop clocks by the move only: a bank is for a game in one sitting.
"""

from collections.abc import Sequence

from tianxia.server.clocks.beside import SeatClock
from tianxia.server.messages.clocks import Holiday
from tianxia.server.messages.terms import Clock

SMALL_BANK = 60.0  # seconds, at least, for one who comes back after the time ran out


def left_at(clock: SeatClock, now: float, away: Sequence[Holiday] = ()) -> float:
    """Seconds that are left at a moment."""
    if clock.since is None or now <= clock.since:
        return clock.left
    spent = now - clock.since
    for holiday in away:
        spent -= max(0.0, min(now, holiday.until) - max(clock.since, holiday.first))
    return max(0.0, clock.left - spent)


def runs_out_at(clock: SeatClock, away: Sequence[Holiday] = ()) -> float | None:
    """The moment at which nothing will be left; None: it stands."""
    if clock.since is None:
        return None
    at, left = clock.since, clock.left
    for holiday in away:  # in the order in which they come
        if holiday.until <= at:
            continue
        if holiday.first > at:
            if left <= holiday.first - at:
                break
            left -= holiday.first - at
        at = holiday.until
    return at + left


def second_chance(terms: Clock) -> float:
    """What somebody has who comes back after the time ran out: a tenth of what it was, and a minute at least."""
    return min(float(terms.seconds), max(SMALL_BANK, terms.seconds / 10))


class Moment:
    """What a change means for all clocks of a table."""

    def __init__(self, now: float, undone: bool = False, agreed: bool = False, grace: float = 0.0) -> None:
        self.now = now
        self.undone = undone  # an undo has led here
        self.agreed = agreed  # by a word of everybody
        self.grace = grace  # seconds until who is asked only now is charged


def next_clock(
    terms: Clock, clock: SeatClock, moment: Moment, asked: bool, bot: bool, runs: bool, away: Sequence[Holiday]
) -> SeatClock:
    """The clock of a seat after a change: whether it is asked then, whether a bot plays it, whether time passes for it."""
    now = moment.now
    left = left_at(clock, now, away)
    out, back = clock.out, clock.back
    if bot and clock.since is not None and left <= 0.0:
        out = True
    elif out and not bot:
        out, back, left = False, True, second_chance(terms)
    begins = asked and not clock.turn
    if begins and not bot:
        if terms.kind == "move" and (not moment.undone or moment.agreed):
            left = float(terms.seconds)
        elif terms.kind == "bank" and not moment.undone:
            left += terms.increment
    if not runs:
        return SeatClock(left, None, asked, out, back)
    if clock.since is not None and not begins:  # it just goes on; what is free ends with the reaction
        return clock if clock.since <= now or moment.grace > 0.0 else SeatClock(left, now, asked, out, back)
    return SeatClock(left, now + (moment.grace if begins else 0.0), asked, out, back)
