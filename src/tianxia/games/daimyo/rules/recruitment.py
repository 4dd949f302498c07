"""Recruiting Governors and Shadows (section 9)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.data import GOVERNORS, SHADOWS
from tianxia.games.daimyo.ids import W_RECRUITING, W_RESET, W_SHADOW
from tianxia.games.daimyo.lookups import DANGER_PAY, RECRUIT_TOKEN, RESET_PRICE, SHADOW_TOKEN, TRACK
from tianxia.games.daimyo.notation import EXACTLY, ONLY_GOVERNOR, ONLY_SHADOW, UNIT_NAMES
from tianxia.games.daimyo.rules.resources import can_pay, gain, lacks, pay
from tianxia.games.daimyo.rules.units import (
    ask_eliminate,
    has_free_site,
    list_free_sites,
    place_governor,
    place_shadow,
    why_not_site,
)
from tianxia.games.daimyo.state import Daimyo


def quote_unit(space: int, price: int) -> int:
    """What a unit costs with the marker on this space: `price` is a discount, or EXACTLY + the price."""
    if price >= EXACTLY:
        return price - EXACTLY
    return max(0, TRACK[space] - price)


def may_reset(s: Daimyo, seat: int) -> bool:
    """DM-9.2.4: only from the last space, for 2 gold."""
    return s.track[seat] == len(TRACK) - 1 and can_pay(s, seat, RESET_PRICE)


def why_not_reset(s: Daimyo, seat: int) -> Reason:
    if s.track[seat] < len(TRACK) - 1:
        return Reason("DM-9.2.4", "reset", {"space": s.track[seat] + 1})
    return lacks(s, seat, RESET_PRICE, "DM-9.2.4")


def reset_track(s: Daimyo, seat: int, rule: str, log: Log | None) -> None:
    s.track[seat] = 0
    if log is not None:
        log.say("track-reset", seat, rule, {})


def pay_reset(s: Daimyo, seat: int, log: Log | None) -> None:
    pay(s, seat, RESET_PRICE, W_RESET, "DM-9.2.4", log)
    reset_track(s, seat, "DM-9.2.4", log)


def may_governor(s: Daimyo, seat: int, unit: int) -> bool:
    return unit != ONLY_SHADOW and s.governors[seat] < GOVERNORS and has_free_site(s)


def may_shadow(s: Daimyo, seat: int, unit: int) -> bool:
    return (
        unit != ONLY_GOVERNOR and s.shadows[seat] < SHADOWS and any([s.danger[i] < 0 for i in range(s.islands * 3)])
    )  # DM-9.4.6


def can_recruit(s: Daimyo, seat: int, price: int, unit: int) -> bool:
    """Now, or after restarting the cycle. A unit is recruited only if it can be placed (DM-9.1.5)."""
    have = s.tokens[seat * 4 + RECRUIT_TOKEN]
    if have < quote_unit(s.track[seat], price) and not (may_reset(s, seat) and have >= quote_unit(0, price)):
        return False
    return may_governor(s, seat, unit) or may_shadow(s, seat, unit)


class Recruiting(Step[Daimyo]):
    """Asks if something can be recruited. `left`: how many (0: any number)."""

    FIELDS = [number("seat"), number("price"), number("unit", of=UNIT_NAMES), number("left")]

    def __init__(self, seat: int, price: int, unit: int, left: int) -> None:
        self.seat = seat
        self.price = price
        self.unit = unit
        self.left = left

    def run(self, s: Daimyo, log: Log | None) -> None:
        if can_recruit(s, self.seat, self.price, self.unit):
            s.todo.append(RECRUIT.ask(self.seat, self.price, self.unit, self.left))


class Recruit(Decision[Daimyo]):
    """D-RECRUIT with D-UNIT-PLACE: a unit and its space in one answer, a restart of the cycle, or no more.

    a: price, b: unit, c: how many are left (0: any number).
    """

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        if may_reset(s, seat):
            out.append(actions.RESET.start)
        out.append(actions.STOP.start)
        if s.tokens[seat * 4 + RECRUIT_TOKEN] < quote_unit(s.track[seat], ask.a):
            return
        if may_governor(s, seat, ask.b):
            list_free_sites(s, out)
        if may_shadow(s, seat, ask.b):
            for space in range(s.islands * 3):
                if s.danger[space] < 0:
                    out.append(actions.SHADOW.start + space)

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == actions.STOP.start:
            return
        if action == actions.RESET.start:
            pay_reset(s, seat, log)
            s.todo.append(Recruiting(seat, ask.a, ask.b, ask.c))
            return
        gain(s, seat, RECRUIT_TOKEN, -quote_unit(s.track[seat], ask.a), W_RECRUITING, "DM-9.1.1", log)
        s.track[seat] = min(s.track[seat] + 1, len(TRACK) - 1)  # DM-9.1.2, DM-9.2.2
        if ask.c != 1:
            s.todo.append(Recruiting(seat, ask.a, ask.b, 0))
        if actions.GOVERN.has(action):
            place_governor(s, seat, action - actions.GOVERN.start, "DM-9.3.1", log)
        else:
            space = action - actions.SHADOW.start
            place_shadow(s, seat, space, "DM-9.4.1", log)
            gain(s, seat, SHADOW_TOKEN, DANGER_PAY[space], W_SHADOW, "DM-9.4.2", log)
            ask_eliminate(s, seat, space // 3, -1)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        price = quote_unit(s.track[seat], ask.a)
        if action == actions.RESET.start:
            return why_not_reset(s, seat)
        if s.tokens[seat * 4 + RECRUIT_TOKEN] < price:
            return lacks(s, seat, price << (4 * RECRUIT_TOKEN), "DM-9.1.1")
        if actions.GOVERN.has(action):
            if ask.b == ONLY_SHADOW:
                return Reason("DM-9.1.3", "only-shadow")
            if s.governors[seat] >= GOVERNORS:
                return Reason("DM-9.1.5", "no-governor-left")
            return why_not_site(s, action)
        if ask.b == ONLY_GOVERNOR:
            return Reason("DM-9.1.3", "only-governor")
        if s.shadows[seat] >= SHADOWS:
            return Reason("DM-9.4.6", "no-shadow-left")
        if action - actions.SHADOW.start >= s.islands * 3:
            return Reason("DM-3.1.1", "island-not-in-play")
        return Reason("DM-4.4.1", "occupied")

    def action_rule(self, s: Daimyo, ask: Ask, action: int) -> str:
        if action == actions.RESET.start:
            return "DM-9.2.4"
        if action == actions.STOP.start:
            return "DM-6.0.4"
        return "DM-9.3.1" if actions.GOVERN.has(action) else "DM-9.4"

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"price": quote_unit(s.track[ask.seat], ask.a), "have": s.tokens[ask.seat * 4 + RECRUIT_TOKEN], "single": ask.c}


RECRUIT: Final = Recruit(
    "recruit",
    "DM-9.1",
    ("govern", "shadow", "reset", "stop"),
    holds=(number("price"), number("unit", of=UNIT_NAMES), number("left")),
)
