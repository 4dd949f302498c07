"""HIRE (ZG-7.4), with the extra worker of board circle (ZG-8.5.1) and variant V3 (ZG-13.3)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data, lookups
from tianxia.games.zhanguo.actions import FREE_MOVE, HIRE_AT
from tianxia.games.zhanguo.pieces import add_workers, blocked, change_unrest, officials_at_work, unrest_max
from tianxia.games.zhanguo.prices import can_hire, hires_extra, list_free_moves, shuts_palaces_out
from tianxia.games.zhanguo.rules.free_moves import free_move_first, rule_beside, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo


class Hire(Decision[ZhanGuo]):
    """DP-09."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        list_free_moves(s, seat, lookups.HIRE, out)
        for region in range(5):
            for extra in range(2):
                if can_hire(s, seat, region, extra):
                    out.append(HIRE_AT.start + region * 2 + extra)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if free_move_first(s, ask, seat, action, log):
            return
        region = HIRE_AT.x(action)
        hired = officials_at_work(s, seat, region) + HIRE_AT.y(action)  # ZG-7.4.3
        add_workers(s, seat, region, hired, "hire", "ZG-7.4.3", log)
        if s.worker_unrest:
            change_unrest(s, seat, region, hired, "hire", "ZG-13.3.1", log)
        else:
            change_unrest(s, seat, region, 1, "hire", "ZG-7.4.4", log)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        return _why_not_here(s, seat, HIRE_AT.x(action), HIRE_AT.y(action))

    def warnings(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> list[Reason]:
        if FREE_MOVE.has(action):
            return []
        region = HIRE_AT.x(action)
        raised = officials_at_work(s, seat, region) + HIRE_AT.y(action) if s.worker_unrest else 1
        if s.unrest[seat * 5 + region] + raised == unrest_max(s, seat, region):
            return [Reason("ZG-4.5.8", "region-blocked", {"region": data.REGIONS[region]})]
        if shuts_palaces_out(s, seat, region, raised):
            return [Reason("ZG-4.5.9", "no-palace-then", {"region": data.REGIONS[region]})]
        return []

    def question_rule(self, s: ZhanGuo, ask: Ask) -> str:
        return "ZG-13.3.2" if s.worker_unrest else self.rule

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, "ZG-8.5.1" if HIRE_AT.y(action) else "ZG-7.4.3")


HIRE: Final = Hire("hire", "ZG-7.4.2", ("free_move", "hire"))


def _why_not_here(s: ZhanGuo, seat: int, region: int, extra: int) -> Reason:
    name = data.REGIONS[region]
    officials = officials_at_work(s, seat, region)
    if officials == 0:
        return Reason("ZG-7.4.2", "nobody-at-work", {"region": name})
    if blocked(s, seat, region):
        return Reason("ZG-4.5.8", "region-blocked", {"region": name})
    if not hires_extra(s, seat, extra):
        return Reason("ZG-8.5.1", "no-extra-worker" if extra else "extra-worker")
    would = s.unrest[seat * 5 + region] + officials + extra
    return Reason("ZG-13.3.2", "unrest-per-worker", {"region": name, "unrest": would, "max": unrest_max(s, seat, region)})


def why_nowhere(s: ZhanGuo, seat: int) -> Reason:
    """Why this seat cannot hire in any region."""
    at_work = [region for region in range(5) if officials_at_work(s, seat, region) > 0]
    if not at_work:
        return Reason("ZG-7.4.2", "nobody-works")
    if len(at_work) == 1:
        return _why_not_here(s, seat, at_work[0], 0)
    if all(blocked(s, seat, region) for region in at_work):
        return Reason("ZG-4.5.8", "all-blocked")
    return Reason("ZG-13.3.2", "no-hire-region")
