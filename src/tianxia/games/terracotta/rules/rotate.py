"""Rotate a wheel (TA-6.1)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.purse import gain_coins
from tianxia.games.terracotta.rules import place
from tianxia.games.terracotta.state import Terracotta
from tianxia.games.terracotta.workshop import turn_inner, turn_middle


class Rotate(Decision[Terracotta]):
    """DEC-01: once per turn, one wheel, one step, for 2 coins (TA-6.1.1, TA-6.1.2)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(actions.ROTATE.start)
        if s.coins[seat] >= data.ROTATE_COST:
            out.append(actions.ROTATE.start + 1)
            out.append(actions.ROTATE.start + 2)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        wheel = action - actions.ROTATE.start
        if wheel > 0:
            gain_coins(s, seat, -data.ROTATE_COST, "rotate", "TA-6.1.1", log)
            if wheel == 1:
                turn_inner(s)
            else:
                turn_middle(s)
            if log is not None:
                position = s.inner if wheel == 1 else s.middle
                log.say("rotate", seat, "TA-6.1.4", {"wheel": ids.RINGS[wheel - 1], "position": position})
        s.todo.append(place.PLACE.ask(seat))

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("TA-6.1.2", "coins", {"cost": data.ROTATE_COST, "coins": s.coins[seat]})

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"cost": data.ROTATE_COST, "coins": s.coins[ask.seat]}


ROTATE: Final = Rotate("rotate", "TA-6.1.1", ("rotate",))
