"""Bonuses with a choice: markers, calming, moving workers and governors (ZG-8.5, ZG-9)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import CALM_AT, DECLINE, GOVERNOR_STEP, PLACE_WORKER, TAKE_MARKER, WORKER_STEP
from tianxia.games.zhanguo.ids import SOURCES
from tianxia.games.zhanguo.lookups import NEAR, REGION_SQUARES, SQUARE_REGION
from tianxia.games.zhanguo.pieces import add_workers, change_unrest, take_marker
from tianxia.games.zhanguo.rules.movement import why_not_adjacent
from tianxia.games.zhanguo.state import ZhanGuo

SQUARE_COUNT: Final = len(data.SQUARES)
_SOURCE: Final = number("source", of=SOURCES)


class Marker(Decision[ZhanGuo]):
    """DP-17, ZG-9.1: a colour that is in the supply, or nothing. a: source."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(DECLINE.start)
        for colour in range(3):
            if s.supply[colour] > 0:
                out.append(TAKE_MARKER.start + colour)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != DECLINE.start:
            take_marker(s, seat, TAKE_MARKER.x(action), SOURCES[ask.a], "ZG-9.1", log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("ZG-9.1", "marker-out", {"colour": data.COLOURS[TAKE_MARKER.x(action)]})


MARKER_COLOUR: Final = Marker("marker_colour", "ZG-9.1", ("decline", "take_marker"), holds=(_SOURCE,))


class Calm(Decision[ZhanGuo]):
    """DP-18, ZG-9.6, 8.5.4: a region with unrest, or nothing. a: 1 = a worker may follow (triangle), b: source."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(DECLINE.start)
        for region in range(5):
            if s.unrest[seat * 5 + region] > 0:
                out.append(CALM_AT.start + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == DECLINE.start:
            return
        region = CALM_AT.x(action)
        change_unrest(s, seat, region, -1, SOURCES[ask.b], "ZG-8.5.4" if ask.a else "ZG-9.6", log)
        if ask.a:
            s.todo.append(TRIANGLE_WORKER.ask(seat, region, ask.b))

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.question_rule(s, ask), "no-unrest", {"region": data.REGIONS[CALM_AT.x(action)]})

    def question_rule(self, s: ZhanGuo, ask: Ask) -> str:
        return "ZG-8.5.4" if ask.a else self.rule

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return self.question_rule(s, ask)


CALM_REGION: Final = Calm("calm_region", "ZG-9.6", ("decline", "calm"), holds=(number("worker"), _SOURCE))


class TriangleWorker(Decision[ZhanGuo]):
    """DP-20, ZG-8.5.4: a worker in the calmed region, or not. a: region, b: source."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(DECLINE.start)
        out.append(PLACE_WORKER.start)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PLACE_WORKER.start:
            add_workers(s, seat, ask.a, 1, SOURCES[ask.b], "ZG-8.5.4", log)

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        return {"region": data.REGIONS[ask.a]}


TRIANGLE_WORKER: Final = TriangleWorker(
    "triangle_worker", "ZG-8.5.4", ("decline", "place_worker"), holds=(number("region"), _SOURCE)
)


class MoveWorker(Decision[ZhanGuo]):
    """DP-19, ZG-9.8: one own worker to an adjacent region, or nothing."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(DECLINE.start)
        for region in range(5):
            if s.workers[seat * 5 + region] > 0:
                for to in NEAR[region]:
                    out.append(WORKER_STEP.start + region * 5 + to)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != DECLINE.start:
            region = WORKER_STEP.x(action)
            to = WORKER_STEP.y(action)
            s.workers[seat * 5 + region] -= 1
            s.workers[seat * 5 + to] += 1
            if log is not None:
                log.say("moved-worker", seat, "ZG-9.8", {"region": data.REGIONS[region], "to": data.REGIONS[to]})

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        region = WORKER_STEP.x(action)
        to = WORKER_STEP.y(action)
        if to not in NEAR[region]:
            return why_not_adjacent(region, to)
        return Reason("ZG-9.8", "no-worker", {"region": data.REGIONS[region]})


MOVE_WORKER: Final = MoveWorker("move_worker", "ZG-9.8", ("decline", "move_worker"))


class MoveGovernor(Decision[ZhanGuo]):
    """DP-21, ZG-8.5.6: an own governor, from a square or beside them, to an adjacent region, or nothing."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(DECLINE.start)
        for square in range(SQUARE_COUNT):
            if s.squares[square] == seat:
                for to in NEAR[SQUARE_REGION[square]]:
                    out.append(GOVERNOR_STEP.start + square * 5 + to)
        for region in range(5):
            if beside(s, seat, region) > 0:
                for to in NEAR[region]:
                    out.append(GOVERNOR_STEP.start + (SQUARE_COUNT + region) * 5 + to)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != DECLINE.start:
            start = GOVERNOR_STEP.x(action)
            to = GOVERNOR_STEP.y(action)
            region = start - SQUARE_COUNT
            if start < SQUARE_COUNT:
                region = SQUARE_REGION[start]
                s.squares[start] = -1  # ZG-8.5.8: empty again
            s.governors[seat * 5 + region] -= 1
            s.governors[seat * 5 + to] += 1
            if log is not None:
                log.say("moved-governor", seat, "ZG-8.5.6", {"region": data.REGIONS[region], "to": data.REGIONS[to]})

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        start = GOVERNOR_STEP.x(action)
        to = GOVERNOR_STEP.y(action)
        region = SQUARE_REGION[start] if start < SQUARE_COUNT else start - SQUARE_COUNT
        if to not in NEAR[region]:
            return why_not_adjacent(region, to)
        return Reason("ZG-8.5.6", "no-governor", {"region": data.REGIONS[region]})


STAR_GOVERNOR: Final = MoveGovernor("star_governor", "ZG-8.5.6", ("decline", "move_governor"))


def beside(s: ZhanGuo, seat: int, region: int) -> int:
    """Own governors of a region that stand beside its squares."""
    count = s.governors[seat * 5 + region]
    for square in REGION_SQUARES[region]:
        if s.squares[square] == seat:
            count -= 1
    return count
