"""Rotate a wheel (TA-6.1)."""

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Reason
from tianxia.games.terracotta import data, ids
from tianxia.games.terracotta.purse import gain_coins
from tianxia.games.terracotta.rules.question import Question
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.workshop import turn_inner, turn_middle


class Rotate(Question):
    """DEC-01: once per turn, one wheel, one step, for 2 coins (TA-6.1.1, TA-6.1.2)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(ids.ROTATE.start)
        if s.coins[seat] >= data.ROTATE_COST:
            out.append(ids.ROTATE.start + 1)
            out.append(ids.ROTATE.start + 2)

    def answer(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        wheel = action - ids.ROTATE.start
        if wheel > 0:
            gain_coins(s, seat, -data.ROTATE_COST, "rotate", "TA-6.1.1", log)
            if wheel == 1:
                turn_inner(s)
            else:
                turn_middle(s)
            if log is not None:
                place = s.inner if wheel == 1 else s.middle
                log.say("rotate", seat, "TA-6.1.4", {"wheel": ids.RINGS[wheel - 1], "position": place})
        s.todo.append(Ask(ids.ASK_PLACE, seat))

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("TA-6.1.2", "coins", {"cost": data.ROTATE_COST, "coins": s.coins[seat]})

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"cost": data.ROTATE_COST, "coins": s.coins[ask.seat]}
