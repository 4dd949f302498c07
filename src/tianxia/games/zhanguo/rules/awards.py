"""Unification awards (ZG-10): accept or pass, and what an accepted award gives."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import ACCEPT, PASS
from tianxia.games.zhanguo.ids import NOBODY, PHASE_AWARDS
from tianxia.games.zhanguo.lookups import (
    AWARD,
    AWARD_NUMBER,
    AWARD_PIECES,
    FREE_GOVERNOR,
    FREE_WALL,
    OFFICIAL_AT,
    OFFICIALS_AT,
    WORKERS_AT,
    effect_args,
)
from tianxia.games.zhanguo.pieces import add_workers, aspect_value, order_now, put_official
from tianxia.games.zhanguo.prices import award_possible
from tianxia.games.zhanguo.rules.governor import AWARD_REGION
from tianxia.games.zhanguo.rules.palace import AWARD_PALACE
from tianxia.games.zhanguo.rules.recruit import AWARD_OFFICIAL
from tianxia.games.zhanguo.rules.tasks import CLAIM_TASK
from tianxia.games.zhanguo.rules.wall import AWARD_WALL
from tianxia.games.zhanguo.state import ZhanGuo


class Awards(Step[ZhanGuo]):
    """ZG-10: phase 3."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        s.phase = PHASE_AWARDS
        next_award(s, log)


AWARDS: Final = Awards()


def next_award(s: ZhanGuo, log: Log | None) -> None:
    """ZG-10.1 to 10.3: the next player to be asked, for this aspect or the next ones."""
    while s.aspect < 3:
        seat = _next_candidate(s)
        if seat < 0:
            if log is not None and s.passed:
                log.say("award-left", NOBODY, "ZG-10.3.5", {"aspect": data.ASPECTS[s.aspect]})
            elif log is not None:
                log.say("award-nobody", NOBODY, "ZG-10.2", {"aspect": data.ASPECTS[s.aspect]})
            s.aspect += 1
            s.passed = 0
        elif award_possible(s, seat, s.aspect):
            s.todo.append(AWARD_ANSWER.ask(seat))
            return
        else:
            s.passed |= 1 << seat
            if log is not None:
                log.say("award-impossible", seat, "ZG-10.3.2", award_args(s))


def _next_candidate(s: ZhanGuo) -> int:
    """The highest value above 0 among those who have not passed; ties by ZG-10.5."""
    best = -1
    most = 0
    for seat in order_now(s):
        if not (s.passed >> seat) & 1:
            value = aspect_value(s, seat, s.aspect)
            if value > most:
                most = value
                best = seat
    return best


class AwardAnswer(Decision[ZhanGuo]):
    """DP-23, ZG-10.3.1. Asked only if the award can be taken in full (ZG-10.3.2)."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.start)
        out.append(ACCEPT.start)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.start:
            s.passed |= 1 << seat
            if log is not None:
                log.say("award-pass", seat, "ZG-10.3.4", {"aspect": data.ASPECTS[s.aspect]})
            next_award(s, log)
            return
        if log is not None:
            log.say("award", seat, "ZG-10.3.3", award_args(s))
        return_markers(s, seat, s.aspect, log)
        s.todo.append(AwardTaken(seat))
        take_award(s, seat, log)

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        return award_args(s)

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return "ZG-10.3.4" if action == PASS.start else "ZG-10.3.3"


AWARD_ANSWER: Final = AwardAnswer("award_answer", "ZG-10.3.1", ("pass", "accept"))


def award_args(s: ZhanGuo) -> dict[str, Value]:
    """The award that is resolved now, as names and numbers for its texts."""
    row = data.AWARDS[s.round - 1]
    args: dict[str, Value] = {"aspect": data.ASPECTS[s.aspect]}
    args.update(effect_args((row[1], row[2], row[3])[s.aspect]))
    return args


def return_markers(s: ZhanGuo, seat: int, colour: int, log: Log | None) -> None:
    """ZG-10.3.3: value 1 to the general supply, value 3 to the board beside the court."""
    at = seat * 3 + colour
    if log is not None:
        log.gain(seat, "marker_" + data.COLOURS[colour], -s.markers[at], "award", "ZG-10.3.3")
        if s.big[colour] == seat:
            log.gain(seat, "big_" + data.COLOURS[colour], -1, "award", "ZG-10.3.3")
    s.supply[colour] += s.markers[at]
    s.markers[at] = 0
    if s.big[colour] == seat:
        s.big[colour] = NOBODY


def take_award(s: ZhanGuo, seat: int, log: Log | None) -> None:
    """ZG-10.4: pieces at once, or the question that the award needs."""
    at = (s.round - 1) * 3 + s.aspect
    kind = AWARD[at]
    what = AWARD_NUMBER[at]
    if kind == OFFICIALS_AT:
        rule = "ZG-10.4.2" if data.OFFICIALS[what // 5] == "red" else "ZG-10.4.3"
        for _ in range(AWARD_PIECES):
            put_official(s, seat, what // 5, what % 5, "award", rule, log)
    elif kind == WORKERS_AT:
        add_workers(s, seat, what, AWARD_PIECES, "award", "ZG-10.4.4", log)
    elif kind == OFFICIAL_AT:
        s.todo.append(AWARD_OFFICIAL.ask(seat))
    elif kind == FREE_GOVERNOR:
        s.todo.append(AWARD_REGION.ask(seat))
    elif kind == FREE_WALL:
        s.todo.append(AWARD_WALL.ask(seat))
    else:
        s.todo.append(AWARD_PALACE.ask(seat))


class AwardTaken(Step[ZhanGuo]):
    """ZG-10.3.3: the disc goes to the space of the award; then tasks may be claimed (ZG-11.4 b)."""

    FIELDS = [number("player")]

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        if self.player in s.track:
            s.track.remove(self.player)
        for aspect in range(3):
            if s.won[aspect] == self.player:
                s.won[aspect] = NOBODY
        s.won[s.aspect] = self.player
        s.todo.append(NEXT_ASPECT)
        s.todo.append(CLAIM_TASK.ask(self.player))


class NextAspect(Step[ZhanGuo]):
    """The aspect is finished."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        s.aspect += 1
        s.passed = 0
        next_award(s, log)


NEXT_ASPECT: Final = NextAspect()
