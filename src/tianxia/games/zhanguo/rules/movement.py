"""DP-07: movement points (ZG-4.7) and REASSIGN (ZG-7.2).

The question keeps a = points left, b = 0 or 1 + region × 3 + colour of the official in transit,
c = 1 while a point must be spent.
"""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import FREE_MOVE, STEP_GOVERNOR_AREA, STEP_UP, STEP_WORKER_AREA, STOP
from tianxia.games.zhanguo.ids import PHASE_PLAY
from tianxia.games.zhanguo.lookups import NEAR
from tianxia.games.zhanguo.pieces import officials_at_work
from tianxia.games.zhanguo.prices import list_free_moves
from tianxia.games.zhanguo.rules.free_moves import free_move_first, rule_beside, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo

_TRANSIT: Final = ("none",) + tuple([f"{region} {official}" for region in data.REGIONS for official in data.OFFICIALS])


class MoveStep(Decision[ZhanGuo]):
    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        if ask.b > 0:  # ZG-4.7.8: only the official in transit
            _list_below(s, seat, (ask.b - 1) // 3, (ask.b - 1) % 3, ask.a, out)
            out.append(STEP_UP.start + ask.b - 1)
            return
        if ask.c == 0:
            out.append(STOP.start)
        if s.phase == PHASE_PLAY:
            list_free_moves(s, seat, -1, out)
        at = seat * 15
        for region in range(5):
            for colour in range(3):
                if s.gov[at + region * 3 + colour] > 0:
                    for to in NEAR[region]:
                        out.append(STEP_GOVERNOR_AREA.start + (region * 5 + to) * 3 + colour)
                if s.work[at + region * 3 + colour] > 0:
                    _list_below(s, seat, region, colour, ask.a, out)
                    out.append(STEP_UP.start + region * 3 + colour)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == STOP.start:
            return
        if free_move_first(s, ask, seat, action, log):
            return
        transit = 0
        at = seat * 15
        if STEP_GOVERNOR_AREA.has(action):
            region = STEP_GOVERNOR_AREA.x(action)
            to = STEP_GOVERNOR_AREA.y(action)
            colour = STEP_GOVERNOR_AREA.z(action)
            s.gov[at + region * 3 + colour] -= 1
            s.gov[at + to * 3 + colour] += 1
            _tell(log, seat, "moved-above", colour, region, to)
        elif STEP_WORKER_AREA.has(action):
            region = STEP_WORKER_AREA.x(action)
            to = STEP_WORKER_AREA.y(action)
            colour = STEP_WORKER_AREA.z(action)
            s.work[at + region * 3 + colour] -= 1
            s.work[at + to * 3 + colour] += 1
            if officials_at_work(s, seat, to) > data.WORK_PLACES:
                transit = 1 + to * 3 + colour
            _tell(log, seat, "moved-below", colour, region, to)
        else:
            region = STEP_UP.x(action)
            colour = STEP_UP.y(action)
            s.work[at + region * 3 + colour] -= 1
            s.gov[at + region * 3 + colour] += 1
            _tell(log, seat, "moved-up", colour, region, region)
        if ask.a > 1:
            s.todo.append(MOVE_STEP.ask(seat, ask.a - 1, transit))

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if ask.b > 0 and not _moves_on(ask, action):
            return Reason("ZG-4.7.6" if action == STOP.start else "ZG-4.7.8", "in-transit")
        if action == STOP.start:
            return Reason("ZG-7.2.2", "must-move")
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        at = seat * 15
        if STEP_UP.has(action):
            region = STEP_UP.x(action)
            colour = STEP_UP.y(action)
            return Reason("ZG-4.7.2", "no-such-official", {"official": data.OFFICIALS[colour], "region": data.REGIONS[region]})
        above = STEP_GOVERNOR_AREA.has(action)
        block = STEP_GOVERNOR_AREA if above else STEP_WORKER_AREA
        region = block.x(action)
        to = block.y(action)
        colour = block.z(action)
        if to not in NEAR[region]:
            return why_not_adjacent(region, to)
        if (s.gov if above else s.work)[at + region * 3 + colour] == 0:
            return Reason("ZG-4.7.2", "no-such-official", {"official": data.OFFICIALS[colour], "region": data.REGIONS[region]})
        return Reason("ZG-4.7.6", "last-point", {"region": data.REGIONS[to]})

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        about: dict[str, Value] = {"left": ask.a, "transit": 1 if ask.b > 0 else 0}
        if ask.b > 0:
            about["region"] = data.REGIONS[(ask.b - 1) // 3]
            about["official"] = data.OFFICIALS[(ask.b - 1) % 3]
        return about

    def question_rule(self, s: ZhanGuo, ask: Ask) -> str:
        if ask.b > 0:
            return "ZG-4.7.6"
        return "ZG-7.2.2" if ask.c > 0 else self.rule

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, "ZG-4.7.9" if action == STOP.start else "ZG-4.7.2")


MOVE_STEP: Final = MoveStep(
    "move_step",
    "ZG-4.7.1",
    ("stop", "free_move", "move_above", "move_below", "move_up"),
    holds=(number("left"), number("transit", of=_TRANSIT), number("must")),
)


def reassign(seat: int) -> Ask:
    """ZG-7.2.2: REASSIGN must spend at least one point; bonuses "up to n" need not."""
    return MOVE_STEP.ask(seat, data.REASSIGN_POINTS, 0, 1)


def _list_below(s: ZhanGuo, seat: int, region: int, colour: int, points: int, out: list[int]) -> None:
    """ZG-4.7.6: into a full worker area only with a point left to leave it."""
    for to in NEAR[region]:
        if points > 1 or officials_at_work(s, seat, to) < data.WORK_PLACES:
            out.append(STEP_WORKER_AREA.start + (region * 5 + to) * 3 + colour)


def _moves_on(ask: Ask, action: int) -> bool:
    """Is this a step of the official in transit to a worker area?"""
    if not STEP_WORKER_AREA.has(action):
        return False
    return STEP_WORKER_AREA.x(action) * 3 + STEP_WORKER_AREA.z(action) == ask.b - 1


def why_not_adjacent(region: int, to: int) -> Reason:
    if to == region:
        return Reason("ZG-4.7.2", "same-region", {"region": data.REGIONS[region]})
    return Reason("ZG-4.6.1", "not-adjacent", {"region": data.REGIONS[region], "to": data.REGIONS[to]})


def _tell(log: Log | None, seat: int, key: str, colour: int, region: int, to: int) -> None:
    if log is not None:
        args: dict[str, Value] = {"official": data.OFFICIALS[colour], "region": data.REGIONS[region]}
        if to != region:
            args["to"] = data.REGIONS[to]
        log.say(key, seat, "ZG-4.7.2", args)
