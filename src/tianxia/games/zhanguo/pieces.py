"""The smallest steps of the rules: pieces come, go and are counted. Each tells the log what it did."""

from typing import Final

from tianxia.engine.events import Event, Log
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.ids import SOURCE_COUNT, SOURCES
from tianxia.games.zhanguo.lookups import UNREST_MAX
from tianxia.games.zhanguo.state import ZhanGuo

ALL_OFFICIALS: Final = 3 * data.OFFICIALS_EACH


def active(s: ZhanGuo) -> int:
    """Whose turn it is in phase 2."""
    return s.order[s.turn % s.seats]


def unrest_max(s: ZhanGuo, seat: int, region: int) -> int:
    return UNREST_MAX[s.board[seat] * 5 + region]


def blocked(s: ZhanGuo, seat: int, region: int) -> bool:
    """ZG-4.5.7: unrest at the maximum."""
    return s.unrest[seat * 5 + region] >= UNREST_MAX[s.board[seat] * 5 + region]


def officials_at_work(s: ZhanGuo, seat: int, region: int) -> int:
    at = seat * 15 + region * 3
    return s.work[at] + s.work[at + 1] + s.work[at + 2]


def officials_on_board(s: ZhanGuo, seat: int) -> int:
    at = seat * 3
    return ALL_OFFICIALS - s.officials[at] - s.officials[at + 1] - s.officials[at + 2]


def tableau_size(s: ZhanGuo, seat: int) -> int:
    at = seat * 3
    return s.colours[at] + s.colours[at + 1] + s.colours[at + 2]


def workers_on_board(s: ZhanGuo, seat: int) -> int:
    at = seat * 5
    return s.workers[at] + s.workers[at + 1] + s.workers[at + 2] + s.workers[at + 3] + s.workers[at + 4]


def unrest_on_board(s: ZhanGuo, seat: int) -> int:
    at = seat * 5
    return s.unrest[at] + s.unrest[at + 1] + s.unrest[at + 2] + s.unrest[at + 3] + s.unrest[at + 4]


def aspect_value(s: ZhanGuo, seat: int, colour: int) -> int:
    """ZG-10.2: value-1 markers + 3 × value-3 markers of one colour."""
    return s.markers[seat * 3 + colour] + (data.BIG_MARKER if s.big[colour] == seat else 0)


def order_now(s: ZhanGuo) -> list[int]:
    """ZG-10.5: the discs on the award track from the top, then those in the column of this round."""
    out = s.track[:]
    for seat in s.won:
        if seat >= 0:
            out.append(seat)
    return out


def gain_vp(s: ZhanGuo, seat: int, amount: int, source: int, rule: str, log: Log | None) -> None:
    s.score[seat * SOURCE_COUNT + source] += amount
    if log is not None:
        log.gain(seat, "vp", amount, SOURCES[source], rule)


def change_unrest(s: ZhanGuo, seat: int, region: int, amount: int, source: str, rule: str, log: Log | None) -> None:
    """ZG-4.5: legality (never above the maximum, never below 0) is the caller's business."""
    s.unrest[seat * 5 + region] += amount
    if log is not None:
        tell_change(log, seat, "unrest", amount, source, rule, region)


def add_workers(s: ZhanGuo, seat: int, region: int, amount: int, source: str, rule: str, log: Log | None) -> None:
    s.workers[seat * 5 + region] += amount
    if log is not None:
        tell_change(log, seat, "worker", amount, source, rule, region)


def take_marker(s: ZhanGuo, seat: int, colour: int, source: str, rule: str, log: Log | None) -> None:
    """One value-1 marker that is in the supply."""
    s.supply[colour] -= 1
    s.markers[seat * 3 + colour] += 1
    if log is not None:
        log.gain(seat, "marker_" + data.COLOURS[colour], 1, source, rule)


def put_official(s: ZhanGuo, seat: int, colour: int, region: int, source: str, rule: str, log: Log | None) -> None:
    """From the own supply to a governor area."""
    s.officials[seat * 3 + colour] -= 1
    s.gov[seat * 15 + region * 3 + colour] += 1
    if log is not None:
        tell_change(log, seat, "official_" + data.OFFICIALS[colour], 1, source, rule, region)


def tell_change(log: Log, seat: int, what: str, amount: int, source: str, rule: str, region: int) -> None:
    """A gain or a payment in one region of the own board."""
    if amount != 0:
        key = "gain" if amount > 0 else "pay"
        log.events.append(Event(key, seat, rule, {"region": data.REGIONS[region]}, what, amount, source))
