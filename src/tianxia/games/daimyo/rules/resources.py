"""Tokens and Popularity Points: gaining, paying, choosing (DM-4.2)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.daimyo import actions
from tianxia.games.daimyo.ids import ANY, GOLD, SOURCE_COUNT, SOURCES, W_ABILITY, W_INCOME, WHY
from tianxia.games.daimyo.lookups import TOKEN_NAMES, amount
from tianxia.games.daimyo.state import Daimyo


def gain(s: Daimyo, side: int, token: int, count: int, why: int, rule: str, log: Log | None) -> None:
    s.tokens[side * 4 + token] += count
    if log is not None:
        log.gain(side, TOKEN_NAMES[token], count, WHY[why], rule)


def gain_bundle(s: Daimyo, side: int, bundle: int, why: int, rule: str, log: Log | None) -> None:
    """Gain a bundle; tokens of free choice are asked for (DM-4.2.2)."""
    for token in range(4):
        count = (bundle >> (4 * token)) & 15
        if count > 0:
            gain(s, side, token, count, why, rule, log)
    free = (bundle >> (4 * ANY)) & 15
    if free > 0:
        s.todo.append(GAIN.ask(side, free, why))


def can_pay(s: Daimyo, side: int, bundle: int) -> bool:
    """DM-4.2.4: a cost is paid in full or not at all."""
    at = side * 4
    tokens = s.tokens
    return (
        tokens[at] >= (bundle & 15)
        and tokens[at + 1] >= ((bundle >> 4) & 15)
        and tokens[at + 2] >= ((bundle >> 8) & 15)
        and tokens[at + 3] >= ((bundle >> 12) & 15)
    )


def lacks(s: Daimyo, side: int, bundle: int, rule: str) -> Reason:
    """A cost that cannot be paid: the first kind of token that is short."""
    token = 0
    while token < GOLD and s.tokens[side * 4 + token] >= amount(bundle, token):
        token += 1
    return Reason(rule, "lack", {"token": TOKEN_NAMES[token], "price": amount(bundle, token), "have": s.tokens[side * 4 + token]})


def pay(s: Daimyo, side: int, bundle: int, why: int, rule: str, log: Log | None) -> None:
    for token in range(4):
        count = amount(bundle, token)
        if count > 0:
            gain(s, side, token, -count, why, rule, log)


def score(s: Daimyo, side: int, points: int, source: int, rule: str, log: Log | None) -> None:
    """Popularity Points; those of the Mercenaries are lost (DM-12.2.7, DM-14.7.1)."""
    if points == 0 or (s.seats == 2 and side == 2):
        return
    s.won[side * SOURCE_COUNT + source] += points
    if log is not None:
        log.gain(side, "vp", points, SOURCES[source], rule)


def popularity(s: Daimyo, side: int) -> int:
    total = 0
    for i in range(side * SOURCE_COUNT, side * SOURCE_COUNT + SOURCE_COUNT):
        total += s.won[i]
    return total


class GainToken(Decision[Daimyo]):
    """D-GAIN-CHOICE: one of Rice, Metal, Stone (DM-4.2.2). a: how many are left, b: why."""

    def legal(self, s: Daimyo, ask: Ask, seat: int, out: list[int]) -> None:
        for token in range(3):
            out.append(actions.GAIN.id(token))

    def apply(self, s: Daimyo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if ask.a > 1:
            s.todo.append(GAIN.ask(seat, ask.a - 1, ask.b))
        gain(s, seat, actions.GAIN.x(action), 1, ask.b, "DM-4.2.2", log)

    def why_not(self, s: Daimyo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("DM-4.2.2", "gold-is-no-resource")

    def question_rule(self, s: Daimyo, ask: Ask) -> str:
        return "DM-12.3.1" if ask.b == W_INCOME else ("DM-7.3.5" if ask.b == W_ABILITY else self.rule)

    def about(self, s: Daimyo, ask: Ask) -> dict[str, Value]:
        return {"left": ask.a}


GAIN: Final = GainToken("gain", "DM-4.2.2", ("gain",), holds=(number("left"), number("why", of=WHY)))
