"""Unification awards (ZG-10): accept or pass, and what an accepted award gives."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.flow import award_done, next_award
from tianxia.games.zhanguo.ids import (
    ACCEPT,
    ASK_AWARD_OFFICIAL,
    ASK_AWARD_PALACE,
    ASK_AWARD_REGION,
    ASK_AWARD_WALL,
    NOBODY,
    PASS,
)
from tianxia.games.zhanguo.pieces import add_workers, put_official
from tianxia.games.zhanguo.state import ZhanGuo
from tianxia.games.zhanguo.tables import (
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
            log.say("award", seat, "ZG-10.3.3", self.about(s, ask))
        return_markers(s, seat, s.aspect, log)
        take_award(s, seat, log)

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        args: dict[str, Value] = {"aspect": data.ASPECTS[s.aspect]}
        args.update(effect_args(award_text(s)))
        return args


def award_text(s: ZhanGuo) -> str:
    row = data.AWARDS[s.round - 1]
    return (row[1], row[2], row[3])[s.aspect]


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
    number = AWARD_NUMBER[at]
    if kind == OFFICIALS_AT:
        for _ in range(AWARD_PIECES):
            put_official(s, seat, number // 5, number % 5, "award", "ZG-10.4.2", log)
        award_done(s, seat, log)
    elif kind == WORKERS_AT:
        add_workers(s, seat, number, AWARD_PIECES, "award", "ZG-10.4.4", log)
        award_done(s, seat, log)
    elif kind == OFFICIAL_AT:
        s.todo.append(Ask(ASK_AWARD_OFFICIAL, seat, s.aspect))
    elif kind == FREE_GOVERNOR:
        s.todo.append(Ask(ASK_AWARD_REGION, seat, s.aspect))
    elif kind == FREE_WALL:
        s.todo.append(Ask(ASK_AWARD_WALL, seat, s.aspect))
    else:
        s.todo.append(Ask(ASK_AWARD_PALACE, seat, s.aspect))
