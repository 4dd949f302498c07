"""RECRUIT (ZG-7.1), and the other ways to choose an official: a governor's bonus (DP-12) and an award (DP-24)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import DECLINE, FREE_MOVE, PLACE_OFFICIAL, RECRUIT_ONE
from tianxia.games.zhanguo.ids import PHASE_PLAY
from tianxia.games.zhanguo.lookups import AWARD_NUMBER
from tianxia.games.zhanguo.pieces import put_official
from tianxia.games.zhanguo.prices import list_free_moves
from tianxia.games.zhanguo.rules.free_moves import free_move_first, rule_beside, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo


class Recruit(Decision[ZhanGuo]):
    """DP-08, ZG-7.1.2: any colour of the own supply, any region."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_moves(s, seat, -1, out)
        for colour in range(3):
            if s.officials[seat * 3 + colour] > 0:
                for region in range(5):
                    out.append(RECRUIT_ONE.start + colour * 5 + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if free_move_first(s, ask, seat, action, log):
            return
        put_official(s, seat, RECRUIT_ONE.x(action), RECRUIT_ONE.y(action), "recruit", "ZG-7.1.2", log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        return Reason("ZG-4.4.1", "official-out", {"official": data.OFFICIALS[RECRUIT_ONE.x(action)]})

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, self.rule)


RECRUIT: Final = Recruit("recruit", "ZG-7.1.2", ("free_move", "recruit"))


class SquareOfficial(Decision[ZhanGuo]):
    """DP-12, ZG-7.3.6: an official of any colour in any region, or nothing."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(DECLINE.start)
        if s.phase == PHASE_PLAY:
            list_free_moves(s, seat, -1, out)
        for colour in range(3):
            if s.officials[seat * 3 + colour] > 0:
                for region in range(5):
                    out.append(PLACE_OFFICIAL.start + colour * 5 + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if not free_move_first(s, ask, seat, action, log) and PLACE_OFFICIAL.has(action):
            put_official(s, seat, PLACE_OFFICIAL.x(action), PLACE_OFFICIAL.y(action), "square", "ZG-7.3.6", log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        return Reason("ZG-4.4.1", "official-out", {"official": data.OFFICIALS[PLACE_OFFICIAL.x(action)]})

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, self.rule)


SQUARE_OFFICIAL: Final = SquareOfficial("square_official", "ZG-7.3.6", ("decline", "free_move", "official"))


class AwardOfficial(Decision[ZhanGuo]):
    """DP-24, ZG-10.4.1: the colour is free, the region is that of the award."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        region = award_region(s)
        for colour in range(3):
            if s.officials[seat * 3 + colour] > 0:
                out.append(PLACE_OFFICIAL.start + colour * 5 + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        put_official(s, seat, PLACE_OFFICIAL.x(action), PLACE_OFFICIAL.y(action), "award", "ZG-10.4.1", log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if PLACE_OFFICIAL.y(action) != award_region(s):
            return Reason("ZG-10.4.1", "other-region", {"region": data.REGIONS[award_region(s)]})
        return Reason("ZG-4.4.1", "official-out", {"official": data.OFFICIALS[PLACE_OFFICIAL.x(action)]})

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        return {"region": data.REGIONS[award_region(s)]}


AWARD_OFFICIAL: Final = AwardOfficial("award_official", "ZG-10.4.1", ("official",))


def award_region(s: ZhanGuo) -> int:
    return AWARD_NUMBER[(s.round - 1) * 3 + s.aspect]
