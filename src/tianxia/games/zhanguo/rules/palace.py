"""PALACE (ZG-7.5) and the award FREE_PALACE (ZG-10.4.7)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import FREE_MOVE, FREE_PALACE_AT, PALACE_AT, TAKE_BIG
from tianxia.games.zhanguo.ids import FROM_PALACE, NOBODY
from tianxia.games.zhanguo.lookups import PALACE_BLOCK
from tianxia.games.zhanguo.pieces import add_workers, gain_vp, tableau_size, workers_on_board
from tianxia.games.zhanguo.prices import can_free_palace, can_palace, list_free_moves, palace_room
from tianxia.games.zhanguo.rules.free_moves import free_move_first, rule_beside, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo


class Palace(Decision[ZhanGuo]):
    """DP-13: the region, and the other region that gives the third worker."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_moves(s, seat, -1, out)
        for region in range(5):
            if can_palace(s, seat, region):
                for other in range(5):
                    if other != region and s.workers[seat * 5 + other] > 0:
                        out.append(PALACE_AT.start + region * 5 + other)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if free_move_first(s, ask, seat, action, log):
            return
        region = PALACE_AT.x(action)
        add_workers(s, seat, region, -data.PALACE_WORKERS_HERE, "palace", "ZG-7.5.3", log)
        add_workers(s, seat, PALACE_AT.y(action), -1, "palace", "ZG-7.5.3", log)
        _build(s, seat, region, log)
        if NOBODY in s.big:
            s.todo.append(PALACE_MARKER.ask(seat))
        else:
            _score_cards(s, seat, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        region = PALACE_AT.x(action)
        other = PALACE_AT.y(action)
        name = data.REGIONS[region]
        if s.workers[seat * 5 + region] < data.PALACE_WORKERS_HERE:
            return Reason("ZG-7.5.2", "two-workers", {"region": name, "have": s.workers[seat * 5 + region]})
        if not can_free_palace(s, seat, region):
            return why_no_palace(s, seat, region)
        if other == region:
            return Reason("ZG-7.5.3", "third-worker", {"region": name})
        return Reason("ZG-7.5.3", "no-worker", {"region": data.REGIONS[other]})

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, "ZG-7.5.3")


PALACE: Final = Palace("palace", "ZG-7.5.2", ("free_move", "palace"))


class PalaceMarker(Decision[ZhanGuo]):
    """DP-14, ZG-7.5.5: one value-3 marker that lies on the board."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        for colour in range(3):
            if s.big[colour] < 0:
                out.append(TAKE_BIG.start + colour)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        colour = TAKE_BIG.x(action)
        s.big[colour] = seat
        if log is not None:
            log.gain(seat, "big_" + data.COLOURS[colour], 1, "palace", "ZG-7.5.5")
        _score_cards(s, seat, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("ZG-7.5.5", "marker-gone", {"colour": data.COLOURS[TAKE_BIG.x(action)]})


PALACE_MARKER: Final = PalaceMarker("palace_marker", "ZG-7.5.5", ("take_big",), forced=True)


class AwardPalace(Decision[ZhanGuo]):
    """DP-27, ZG-10.4.7: no workers, no value-3 marker, but the VP for tableau cards."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        for region in range(5):
            if can_free_palace(s, seat, region):
                out.append(FREE_PALACE_AT.start + region)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        _build(s, seat, FREE_PALACE_AT.x(action), log)
        _score_cards(s, seat, log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_palace(s, seat, FREE_PALACE_AT.x(action))


AWARD_PALACE: Final = AwardPalace("award_palace", "ZG-10.4.7", ("free_palace",))


def why_no_palace(s: ZhanGuo, seat: int, region: int) -> Reason:
    """Why a palace that costs nothing cannot stand in this region, while the supply has one."""
    name = data.REGIONS[region]
    if not palace_room(s, region):
        return Reason("ZG-7.5.2", "palace-spaces-full", {"region": name})
    level = PALACE_BLOCK[s.board[seat] * 5 + region]
    return Reason("ZG-4.5.9", "palace-block", {"region": name, "unrest": s.unrest[seat * 5 + region], "level": level})


def why_nowhere(s: ZhanGuo, seat: int) -> Reason:
    """Why this seat cannot build a palace in any region."""
    if s.palaces_left[seat] == 0:
        return Reason("ZG-4.4.1", "no-palaces")
    workers = workers_on_board(s, seat)
    if workers <= data.PALACE_WORKERS_HERE:
        return Reason("ZG-7.5.2", "palace-workers", {"have": workers})
    payable = [r for r in range(5) if data.PALACE_WORKERS_HERE <= s.workers[seat * 5 + r] < workers]
    if not payable:
        return Reason("ZG-7.5.2", "workers-spread")
    if len(payable) == 1:
        return why_no_palace(s, seat, payable[0])
    return Reason("ZG-7.5.2", "no-palace-region")


def _build(s: ZhanGuo, seat: int, region: int, log: Log | None) -> None:
    s.palaces_left[seat] -= 1
    s.palaces[seat * 5 + region] += 1
    if log is not None:
        log.say("palace", seat, "ZG-7.5.3", {"region": data.REGIONS[region]})


def _score_cards(s: ZhanGuo, seat: int, log: Log | None) -> None:
    """ZG-7.5.6."""
    gain_vp(s, seat, tableau_size(s, seat), FROM_PALACE, "ZG-7.5.6", log)
