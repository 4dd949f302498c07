"""Tokens and Popularity Points: gaining, paying, choosing (DM-4.2)."""

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.games.daimyo.ids import ANY, Q_GAIN, SOURCE_COUNT, SOURCES, WHY
from tianxia.games.daimyo.state import Daimyo
from tianxia.games.daimyo.tables import TOKEN_NAMES, amount


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
        s.todo.append(Ask(Q_GAIN, side, free, why))


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
