"""GOVERNOR (ZG-7.3): region, bonus square, bonus, calm. The award FREE_GOVERNOR (ZG-10.4.5) uses the same steps."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import FREE_MOVE, GOVERNOR_AT, SQUARE_AT
from tianxia.games.zhanguo.ids import FROM_SQUARE, NOBODY
from tianxia.games.zhanguo.lookups import GOVERNOR, MOVE, REGION_SQUARES, SQUARE_BONUS, SQUARE_NUMBER, SQUARE_REGION, effect_args
from tianxia.games.zhanguo.lookups import VP as VP_EFFECT
from tianxia.games.zhanguo.pieces import change_unrest, gain_vp, tell_change
from tianxia.games.zhanguo.prices import can_govern, effect_possible, list_free_moves
from tianxia.games.zhanguo.rules.free_moves import free_move_first, rule_beside, why_no_free_move
from tianxia.games.zhanguo.rules.movement import MOVE_STEP
from tianxia.games.zhanguo.rules.recruit import SQUARE_OFFICIAL, award_region
from tianxia.games.zhanguo.state import ZhanGuo


class Governor(Decision[ZhanGuo]):
    """DP-10, ZG-7.3.1."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_moves(s, seat, GOVERNOR, out)
        for region in range(5):
            if can_govern(s, seat, region):
                out.append(GOVERNOR_AT.start + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if free_move_first(s, ask, seat, action, log):
            return
        region = GOVERNOR_AT.x(action)
        for colour in range(3):  # ZG-7.3.2
            s.gov[seat * 15 + region * 3 + colour] -= 1
            s.officials[seat * 3 + colour] += 1
            if log is not None:
                tell_change(log, seat, "official_" + data.OFFICIALS[colour], -1, "governor", "ZG-7.3.2", region)
        send_governor(s, seat, region, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        region = GOVERNOR_AT.x(action)
        missing = [data.OFFICIALS[colour] for colour in range(3) if s.gov[seat * 15 + region * 3 + colour] == 0]
        return Reason("ZG-7.3.1", "officials-missing", {"region": data.REGIONS[region], "missing": "-".join(missing)})

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, self.rule)


GOVERNOR_REGION: Final = Governor("governor_region", "ZG-7.3.1", ("free_move", "governor"))


class AwardRegion(Decision[ZhanGuo]):
    """DP-25, ZG-10.4.5: a region of the award's list."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        mask = award_region(s)
        for region in range(5):
            if (mask >> region) & 1:
                out.append(GOVERNOR_AT.start + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        send_governor(s, seat, GOVERNOR_AT.x(action), log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("ZG-10.4.5", "not-on-award", {"region": data.REGIONS[GOVERNOR_AT.x(action)]})


AWARD_REGION: Final = AwardRegion("award_region", "ZG-10.4.5", ("governor",))


class Square(Decision[ZhanGuo]):
    """DP-11, ZG-7.3.3: an empty bonus square of the region. a: region."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        for square in REGION_SQUARES[ask.a]:
            if s.squares[square] < 0:
                out.append(SQUARE_AT.start + square)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        take_square(s, seat, SQUARE_AT.x(action), log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        square = SQUARE_AT.x(action)
        if SQUARE_REGION[square] != ask.a:
            return Reason("ZG-7.3.3", "other-region", {"region": data.REGIONS[ask.a]})
        return Reason("ZG-7.3.3", "square-taken", {"square": data.SQUARES[square][0]})

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        return {"region": data.REGIONS[ask.a]}


GOVERNOR_SQUARE: Final = Square("governor_square", "ZG-7.3.3", ("square",), forced=True, holds=(number("region"),))


def send_governor(s: ZhanGuo, seat: int, region: int, log: Log | None) -> None:
    """ZG-7.3.3, 7.3.4: to a bonus square while one is empty, else beside them; in the end the region is calm."""
    s.governors_left[seat] -= 1
    s.governors[seat * 5 + region] += 1
    if log is not None:
        log.say("governor", seat, "ZG-7.3.3", {"region": data.REGIONS[region]})
    s.todo.append(Calming(seat, region))
    for square in REGION_SQUARES[region]:
        if s.squares[square] == NOBODY:
            s.todo.append(GOVERNOR_SQUARE.ask(seat, region))
            return


def take_square(s: ZhanGuo, seat: int, square: int, log: Log | None) -> None:
    """ZG-7.3.5 to 7.3.7: the bonus at once, before the unrest is taken back."""
    s.squares[square] = seat
    if log is not None:
        args: dict[str, Value] = {"square": data.SQUARES[square][0]}
        args.update(effect_args(data.SQUARES[square][2]))
        log.say("square", seat, "ZG-7.3.3", args)
    kind = SQUARE_BONUS[square]
    if kind == VP_EFFECT:
        gain_vp(s, seat, SQUARE_NUMBER[square], FROM_SQUARE, "ZG-7.3.7", log)
    elif effect_possible(s, seat, kind, 0, 0):  # ZG-14.3
        s.todo.append(MOVE_STEP.ask(seat, SQUARE_NUMBER[square]) if kind == MOVE else SQUARE_OFFICIAL.ask(seat))


class Calming(Step[ZhanGuo]):
    """ZG-7.3.8: all unrest of the governor's region is taken back."""

    FIELDS = [number("player"), number("region")]

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        level = s.unrest[self.player * 5 + self.region]
        if level > 0:
            change_unrest(s, self.player, self.region, -level, "governor", "ZG-7.3.8", log)
