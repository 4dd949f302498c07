"""The three actions of the segment, from inside to outside: perform, take the substitute, or do nothing (TA-6.3, TA-6.4)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.purse import gain_coins, gain_wet, kept_wet
from tianxia.games.terracotta.rules.action import can_perform, perform, why_not_perform
from tianxia.games.terracotta.rules.master import can_go_to_master, go_to_master, why_not_master
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.workshop import action_at, amount_at


def can_use_ring(s: Terracotta, seat: int, ring: int) -> bool:
    action = action_at(s, ring, s.segment)
    amount = amount_at(s, ring, s.segment)
    if action == ids.MASTER:
        return can_go_to_master(s, seat, amount)
    return can_perform(s, seat, action, amount)


def why_not_use_ring(s: Terracotta, seat: int, ring: int) -> Reason:
    action = action_at(s, ring, s.segment)
    amount = amount_at(s, ring, s.segment)
    return why_not_master(s, seat, amount) if action == ids.MASTER else why_not_perform(s, seat, action, amount)


class Ring(Decision[Terracotta]):
    """DEC-03 inner, DEC-04 middle, DEC-05 outer (which has no substitute, TA-6.3.3)."""

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...], ring: int) -> None:
        super().__init__(name, rule, verbs)
        self.ring = ring

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        ring = self.ring
        if can_use_ring(s, seat, ring):
            out.append(actions.PERFORM.start + ring)
        if ring != ids.OUTER:
            out.append(actions.TAKE.start + ring * 2)
            out.append(actions.TAKE.start + ring * 2 + 1)
        out.append(actions.SKIP.start + ring)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action < actions.PERFORM.end:
            what = action_at(s, self.ring, s.segment)
            amount = amount_at(s, self.ring, s.segment)
            if what == ids.MASTER:
                go_to_master(s, seat, amount, log)
            else:
                perform(s, seat, what, amount, log)
        elif action < actions.TAKE.end:
            if (action - actions.TAKE.start) % 2 == 0:
                gain_wet(s, seat, data.SUBSTITUTE, "substitute", "TA-6.4.1", log)
            else:
                gain_coins(s, seat, data.SUBSTITUTE, "substitute", "TA-6.4.1", log)

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        ring = actions.PERFORM.x(action) if action < actions.PERFORM.end else self.ring
        if actions.TAKE.has(action):
            ring = actions.TAKE.x(action)
        elif actions.SKIP.has(action):
            ring = actions.SKIP.x(action)
        if ring < self.ring:
            return Reason("TA-6.3.1", "ring-done", {"ring": ids.RINGS[ring]})
        if ring > self.ring:
            return Reason("TA-6.3.1", "other-ring", {"ring": ids.RINGS[self.ring]})
        return why_not_use_ring(s, seat, ring)

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        what = action_at(s, self.ring, s.segment)
        performs = actions.PERFORM.has(action)
        out: list[Reason] = []
        if actions.SKIP.has(action) and (self.ring != ids.OUTER or can_use_ring(s, seat, self.ring)):
            out.append(Reason("TA-6.3.3" if self.ring == ids.OUTER else "TA-6.3.2", "skip-gains-nothing"))
        if performs and what == ids.UPGRADE:
            out.append(Reason("TA-7.5.3", "upgrade-closes", {"segment": s.segment}))
        if not performs and what == ids.MOISTEN and s.dry[seat] > 0:
            out.append(Reason("TA-7.4.1", "stays-dry", {"dry": s.dry[seat]}))
        gains_clay = (performs and what == ids.CLAY) or (actions.TAKE.has(action) and actions.TAKE.y(action) == 0)
        if gains_clay and s.craftsmen[seat] + s.artists[seat] == 0 and s.wet[seat] >= kept_wet(s, seat):
            out.append(Reason("TA-12.2", "will-dry", {"kept": kept_wet(s, seat)}))
        return out

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        what = action_at(s, self.ring, s.segment)
        amount = amount_at(s, self.ring, s.segment)
        about: dict[str, Value] = {"segment": s.segment, "action": ids.WORKSHOP[what]}
        about["possible"] = "yes" if can_use_ring(s, ask.seat, self.ring) else "no"
        if what == ids.MASTER:
            about["master"] = ids.MASTERS[amount]
            about["hired"] = "yes" if s.masters[ask.seat * 6 + amount] > 0 else "no"
        elif what == ids.PREPARE:
            about["weapon"] = ids.WEAPONS[amount]
        elif amount > 0:
            about["n"] = amount
        return about

    def question_rule(self, s: Terracotta, ask: Ask) -> str:
        """Where the action is not possible now, the rule that keeps it from being so."""
        if can_use_ring(s, ask.seat, self.ring):
            return self.rule
        return why_not_use_ring(s, ask.seat, self.ring).rule


INNER: Final = Ring("inner", "TA-6.3.2", ("perform", "take", "skip"), ids.INNER)
MIDDLE: Final = Ring("middle", "TA-6.3.2", ("perform", "take", "skip"), ids.MIDDLE)
OUTER: Final = Ring("outer", "TA-6.3.3", ("perform", "skip"), ids.OUTER)
