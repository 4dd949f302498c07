"""RECRUIT (ZG-7.1), and the other ways to choose an official: a governor's bonus (DP-12) and an award (DP-24)."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.flow import award_done, go_on, open_window
from tianxia.games.zhanguo.ids import DECLINE, FREE_MOVE, PHASE_PLAY, PLACE_OFFICIAL, RECRUIT_ONE
from tianxia.games.zhanguo.pieces import put_official
from tianxia.games.zhanguo.pricing import list_free_moves
from tianxia.games.zhanguo.rules.free_moves import free_move, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo
from tianxia.games.zhanguo.tables import AWARD_NUMBER


class Recruit(Decision[ZhanGuo]):
    """DP-08, ZG-7.1.2: any colour of the own supply, any region."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_moves(s, seat, -1, out)
        for colour in range(3):
            if s.officials[seat * 3 + colour] > 0:
                for region in range(5):
                    out.append(RECRUIT_ONE.start + colour * 5 + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if FREE_MOVE.has(action):
            free_move(s, seat, action, log)
            s.todo.append(ask)
            return
        put_official(s, seat, RECRUIT_ONE.x(action), RECRUIT_ONE.y(action), "recruit", "ZG-7.1.2", log)
        open_window(s, seat, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        return Reason("ZG-7.1.1", "official-out", {"official": data.OFFICIALS[RECRUIT_ONE.x(action)]})


class SquareOfficial(Decision[ZhanGuo]):
    """DP-12, ZG-7.3.6: an official of any colour in any region, or nothing. c: what follows."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(DECLINE.start)
        if s.phase == PHASE_PLAY:
            list_free_moves(s, seat, -1, out)
        for colour in range(3):
            if s.officials[seat * 3 + colour] > 0:
                for region in range(5):
                    out.append(PLACE_OFFICIAL.start + colour * 5 + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if FREE_MOVE.has(action):
            free_move(s, seat, action, log)
            s.todo.append(ask)
            return
        if PLACE_OFFICIAL.has(action):
            put_official(s, seat, PLACE_OFFICIAL.x(action), PLACE_OFFICIAL.y(action), "square", "ZG-7.3.6", log)
        go_on(s, seat, ask.c, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            if s.phase != PHASE_PLAY:
                return Reason("ZG-4.8.4", "no-free-move-now")
            return why_no_free_move(s, seat, action)
        return Reason("ZG-4.4.1", "official-out", {"official": data.OFFICIALS[PLACE_OFFICIAL.x(action)]})


class AwardOfficial(Decision[ZhanGuo]):
    """DP-24, ZG-10.4.1: the colour is free, the region is that of the award."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        region = award_region(s)
        for colour in range(3):
            if s.officials[seat * 3 + colour] > 0:
                out.append(PLACE_OFFICIAL.start + colour * 5 + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        put_official(s, seat, PLACE_OFFICIAL.x(action), PLACE_OFFICIAL.y(action), "award", "ZG-10.4.1", log)
        award_done(s, seat, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if PLACE_OFFICIAL.y(action) != award_region(s):
            return Reason("ZG-10.4.1", "other-region", {"region": data.REGIONS[award_region(s)]})
        return Reason("ZG-4.4.1", "official-out", {"official": data.OFFICIALS[PLACE_OFFICIAL.x(action)]})

    def about(self, s: ZhanGuo, ask: Ask) -> dict[str, Value]:
        return {"region": data.REGIONS[award_region(s)]}


def award_region(s: ZhanGuo) -> int:
    return AWARD_NUMBER[(s.round - 1) * 3 + s.aspect]
