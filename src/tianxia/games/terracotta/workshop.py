"""The workshop: what lies where on the wheels, turning them, and the workers around them (TD-WHEEL, TA-6.1, TA-6.2)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.state import Terracotta

# the same slots as data.INNER, MIDDLE and OUTER, flat
_INNER_ACTION: Final = [slot[0] for slot in data.INNER]
_INNER_AMOUNT: Final = [slot[1] for slot in data.INNER]
_MIDDLE_ACTION: Final = [slot[0] for slot in data.MIDDLE]
_MIDDLE_AMOUNT: Final = [slot[1] for slot in data.MIDDLE]
_OUTER_ACTION: Final = [slot[0] for slot in data.OUTER]
_OUTER_AMOUNT: Final = [slot[1] for slot in data.OUTER]


def action_at(s: Terracotta, ring: int, segment: int) -> int:
    """The action that a ring shows at a segment."""
    if ring == ids.INNER:
        return _INNER_ACTION[(segment - s.inner) % data.SEGMENTS]
    if ring == ids.MIDDLE:
        return _MIDDLE_ACTION[(segment - s.middle) % data.SEGMENTS]
    return _OUTER_ACTION[segment]


def amount_at(s: Terracotta, ring: int, segment: int) -> int:
    """Its number: coins, clay or cost; for MASTER the master, for PREPARE the weapon."""
    if ring == ids.INNER:
        return _INNER_AMOUNT[(segment - s.inner) % data.SEGMENTS]
    if ring == ids.MIDDLE:
        return _MIDDLE_AMOUNT[(segment - s.middle) % data.SEGMENTS]
    return _OUTER_AMOUNT[segment]


def quarter_of(segment: int) -> int:
    return segment // data.SEGMENTS_PER_QUARTER


def turn_inner(s: Terracotta) -> None:
    """One step clockwise (TA-6.1.4)."""
    s.inner = (s.inner + data.INNER_STEP) % data.SEGMENTS


def turn_middle(s: Terracotta) -> None:
    """One step counter-clockwise (TA-6.1.4)."""
    s.middle = (s.middle + data.MIDDLE_STEP) % data.SEGMENTS


def may_place(s: Terracotta, kind: int, segment: int) -> bool:
    """TA-6.2.2 to TA-6.2.4: anyone on an empty segment, an artist beside a lone craftsman, nobody beside an artist."""
    first = s.workers[segment * 2]
    if first == 0:
        return True
    return kind == ids.ARTIST and (first - 1) % 2 == ids.CRAFTSMAN and s.workers[segment * 2 + 1] == 0


def place_worker(s: Terracotta, player: int, kind: int, segment: int, rule: str, log: Log | None) -> None:
    if kind == ids.CRAFTSMAN:
        s.craftsmen[player] -= 1
    else:
        s.artists[player] -= 1
    space = segment * 2
    if s.workers[space] != 0:
        space += 1
    s.workers[space] = 1 + player * 2 + kind
    s.segment = segment
    s.worker = kind
    if log is not None:
        log.say("worker", player, rule, {"worker": ids.WORKERS[kind], "segment": segment})


def upgrade_worker(s: Terracotta, player: int, rule: str, log: Log | None) -> None:
    """TA-7.5: the craftsman of this turn leaves the game, an own artist takes its space.

    A craftsman is always the first worker of its segment.
    """
    s.workers[s.segment * 2] = 1 + player * 2 + ids.ARTIST
    s.supply[player] -= 1
    s.worker = ids.ARTIST
    if log is not None:
        log.say("upgrade", player, rule, {"segment": s.segment})


def take_back_workers(s: Terracotta) -> None:
    """TA-12.5.1."""
    for space in range(data.SEGMENTS * data.SPACES):
        who = s.workers[space] - 1
        if who >= 0:
            if who % 2 == ids.CRAFTSMAN:
                s.craftsmen[who // 2] += 1
            else:
                s.artists[who // 2] += 1
            s.workers[space] = 0


def store_clay(s: Terracotta, segment: int, player: int, rule: str, log: Log | None) -> None:
    """One dry clay into the storage of the segment's quarter."""
    quarter = quarter_of(segment)
    s.storages[quarter] += 1
    if log is not None:
        log.say("storage", player, rule, {"quarter": ids.QUARTERS[quarter], "left": s.storages[quarter]})
