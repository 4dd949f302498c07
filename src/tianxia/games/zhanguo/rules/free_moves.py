"""DP-06: free moves from a governor area to the worker area below it (ZG-4.8). Offered beside other questions."""

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import FREE_MOVE
from tianxia.games.zhanguo.ids import PHASE_PLAY
from tianxia.games.zhanguo.prices import can_free_move
from tianxia.games.zhanguo.state import ZhanGuo


def free_move_first(s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> bool:
    """A free move, after which the same is asked again; False if the action is another one."""
    if not FREE_MOVE.has(action):
        return False
    free_move(s, seat, action, log)
    s.todo.append(ask)
    return True


def free_move(s: ZhanGuo, seat: int, action: int, log: Log | None) -> None:
    region = FREE_MOVE.x(action)
    colour = FREE_MOVE.y(action)
    at = seat * 15 + region * 3 + colour
    s.gov[at] -= 1
    s.work[at] += 1
    if log is not None:
        log.say("free-move", seat, "ZG-4.8.1", {"official": data.OFFICIALS[colour], "region": data.REGIONS[region]})


def rule_beside(action: int, rule: str) -> str:
    """The rule of an answer to a question that free moves stand beside."""
    return "ZG-4.8.1" if FREE_MOVE.has(action) else rule


def why_no_free_move(s: ZhanGuo, seat: int, action: int) -> Reason:
    region = FREE_MOVE.x(action)
    colour = FREE_MOVE.y(action)
    if s.phase != PHASE_PLAY:
        return Reason("ZG-4.8.4", "no-free-move-now")
    if s.gov[seat * 15 + region * 3 + colour] == 0:
        return Reason("ZG-4.8.1", "no-such-official", {"official": data.OFFICIALS[colour], "region": data.REGIONS[region]})
    if not can_free_move(s, seat, region, colour):
        return Reason("ZG-4.8.2", "work-full", {"region": data.REGIONS[region]})
    return Reason("ZG-4.8.6", "needed-for-action")
