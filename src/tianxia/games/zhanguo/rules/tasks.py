"""Tasks (ZG-11): claims at the end of the own turn (DP-28) and after an award (DP-22)."""

from typing import Final

from tianxia.engine.events import Log
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.zhanguo import data
from tianxia.games.zhanguo.actions import CLAIM, END, FREE_MOVE, STOP
from tianxia.games.zhanguo.lookups import TOLD_TASKS
from tianxia.games.zhanguo.pieces import active
from tianxia.games.zhanguo.prices import any_claim, any_free_move, can_claim, claimed, list_free_moves, needs_of
from tianxia.games.zhanguo.rules.free_moves import free_move, rule_beside, why_no_free_move
from tianxia.games.zhanguo.state import ZhanGuo


class EndTurn(Decision[ZhanGuo]):
    """DP-28: end the turn; beside it claims and free moves."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(END.start)
        list_free_moves(s, seat, -1, out)
        _list_claims(s, seat, out)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == END.start:
            return
        if FREE_MOVE.has(action):
            free_move(s, seat, action, log)
        else:
            claim(s, seat, CLAIM.x(action), log)
        s.todo.append(CLOSE_TURN)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        if FREE_MOVE.has(action):
            return why_no_free_move(s, seat, action)
        return why_no_claim(s, seat, CLAIM.x(action))

    def warnings(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> list[Reason]:
        if action == END.start and any_claim(s, seat):
            return [Reason("ZG-11.7", "task-unclaimed")]
        return []

    def action_rule(self, s: ZhanGuo, ask: Ask, action: int) -> str:
        return rule_beside(action, "ZG-11.5" if CLAIM.has(action) else self.rule)


END_TURN: Final = EndTurn("end_turn", "ZG-11.4", ("end_turn", "free_move", "claim"))


class CloseTurn(Step[ZhanGuo]):
    """DP-28: asked only while a task claim or a free move is possible."""

    def run(self, s: ZhanGuo, log: Log | None) -> None:
        seat = active(s)
        if any_free_move(s, seat) or any_claim(s, seat):
            s.todo.append(END_TURN.ask(seat))


CLOSE_TURN: Final = CloseTurn()


class ClaimTask(Decision[ZhanGuo]):
    """DP-22 in phase 3, ZG-11.4 (b): only the player who took the award, and only for a task that is done."""

    def legal(self, s: ZhanGuo, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(STOP.start)
        _list_claims(s, seat, out)

    def apply(self, s: ZhanGuo, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action != STOP.start:
            claim(s, seat, CLAIM.x(action), log)
            s.todo.append(ask)

    def why_not(self, s: ZhanGuo, ask: Ask, seat: int, action: int) -> Reason:
        return why_no_claim(s, seat, CLAIM.x(action))


CLAIM_TASK: Final = ClaimTask("claim_task", "ZG-11.4", ("stop", "claim"), forced=True)


def why_no_claim(s: ZhanGuo, seat: int, task: int) -> Reason:
    if claimed(s, seat, task):
        return Reason("ZG-11.5", "task-claimed", {"task": TOLD_TASKS[task]})
    have, need = needs_of(s, seat, s.task_tiles[task])
    return Reason("ZG-11.1", "task-needs", {"task": TOLD_TASKS[task], "have": have, "need": need})


def claim(s: ZhanGuo, seat: int, task: int, log: Log | None) -> None:
    """ZG-11.5: the leftmost empty space."""
    space = task * 4
    while s.task_discs[space] >= 0:
        space += 1
    s.task_discs[space] = seat
    if log is not None:
        log.say("claim", seat, "ZG-11.5", {"task": TOLD_TASKS[task], "vp": data.TASK_VP[space % 4]})


def _list_claims(s: ZhanGuo, seat: int, out: list[int]) -> None:
    for task in range(6):
        if can_claim(s, seat, task):
            out.append(CLAIM.start + task)
