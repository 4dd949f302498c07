"""WALL (ZG-7.6) and the award FREE_WALL (ZG-10.4.6)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import FREE_MOVE, WALL_AT, WORKERS_FROM
from tianxia.games.zhanguo.lookups import SETS
from tianxia.games.zhanguo.pieces import add_workers
from tianxia.games.zhanguo.prices import list_free_moves, section_open, worker_regions
from tianxia.games.zhanguo.rules.free_moves import free_move_first, rule_beside, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo


class Wall(Decision[ZhanGuo]):
    """DP-15, the space: section and number of lines."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_moves(s, seat, -1, out)
        _list_spaces(s, seat, worker_regions(s, seat), out)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if free_move_first(s, ask, seat, action, log):
            return
        _build(s, seat, action, log)
        s.todo.append(WALL_WORKERS.ask(seat, WALL_AT.y(action) + 1))

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        if not section_open(s, seat, WALL_AT.x(action)) or s.walls[action - WALL_AT.start] >= 0:
            return why_no_wall(s, seat, action)
        return Reason("ZG-7.6.2", "worker-regions", {"need": WALL_AT.y(action) + 1, "have": worker_regions(s, seat)})

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, self.rule)


WALL: Final = Wall("wall", "ZG-7.6.2", ("free_move", "wall"))


class WallWorkers(Decision[ZhanGuo]):
    """DP-15, the workers: each from a different region (ZG-7.6.4). a: how many."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        for i in range(len(SETS)):
            regions = SETS[i]
            if len(regions) == ask.a:
                payable = True
                for region in regions:
                    if s.workers[seat * 5 + region] == 0:
                        payable = False
                if payable:
                    out.append(WORKERS_FROM.start + i)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        for region in SETS[WORKERS_FROM.x(action)]:
            add_workers(s, seat, region, -1, "wall", "ZG-7.6.4", log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        regions = SETS[WORKERS_FROM.x(action)]
        if len(regions) != ask.a:
            return Reason("ZG-7.6.4", "worker-count", {"need": ask.a})
        without = [data.REGIONS[region] for region in regions if s.workers[seat * 5 + region] == 0]
        return Reason("ZG-7.6.4", "no-worker", {"region": without[0]})

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        return {"count": ask.a}


WALL_WORKERS: Final = WallWorkers("wall_workers", "ZG-7.6.4", ("wall_workers",), forced=True, holds=(number("count"),))


class AwardWall(Decision[ZhanGuo]):
    """DP-26, ZG-10.4.6: any empty space of a section without an own wall, no workers."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        _list_spaces(s, seat, 3, out)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        _build(s, seat, action, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_wall(s, seat, action)


AWARD_WALL: Final = AwardWall("award_wall", "ZG-10.4.6", ("wall",))


def why_no_wall(s: ZhanGuo, seat: int, action: int) -> Reason:
    section = WALL_AT.x(action)
    if not section_open(s, seat, section):
        return Reason("ZG-7.6.2", "own-wall", {"section": data.SECTIONS[section]})
    return Reason("ZG-7.6.2", "space-taken", {"section": data.SECTIONS[section], "lines": WALL_AT.y(action) + 1})


def why_nowhere(s: ZhanGuo, seat: int) -> Reason:
    """Why this seat cannot build a wall on any space."""
    if s.walls_left[seat] == 0:
        return Reason("ZG-4.4.1", "no-walls")
    have = worker_regions(s, seat)
    if have == 0:
        return Reason("ZG-7.6.2", "no-workers")
    spaces: list[int] = []
    _list_spaces(s, seat, 3, spaces)
    if not spaces:
        return Reason("ZG-7.6.2", "no-wall-space")
    return Reason("ZG-7.6.2", "wall-workers", {"need": min([WALL_AT.y(space) for space in spaces]) + 1, "have": have})


def _list_spaces(s: ZhanGuo, seat: int, lines: int, out: list[int]) -> None:
    for section in range(6):
        if section_open(s, seat, section):
            for i in range(min(lines, 3)):
                if s.walls[section * 3 + i] < 0:
                    out.append(WALL_AT.start + section * 3 + i)


def _build(s: ZhanGuo, seat: int, action: int, log: Log | None) -> None:
    s.walls_left[seat] -= 1
    s.walls[action - WALL_AT.start] = seat
    if log is not None:
        args: dict[str, Value] = {"section": data.SECTIONS[WALL_AT.x(action)], "lines": WALL_AT.y(action) + 1}
        log.say("wall", seat, "ZG-7.6.3", args)
