"""Taking command cards back (GW-5.2.4, GW-12.5.2)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import PASS, RECOVER, TAKE_BACK
from tianxia.games.great_wall.board.counts import bits
from tianxia.games.great_wall.data import RECOVER_HONOR
from tianxia.games.great_wall.ids import (
    COMMAND_NAMES,
    P_COMMANDS,
    T_RECOVER,
    TREASON,
)
from tianxia.games.great_wall.rules.goods import score
from tianxia.games.great_wall.rules.moments import moment
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.steps import ForPlayer, InTurn


class RecoverEach(InTurn):
    """Summer step 4 (GW-5.2.4)."""

    def of(self, players: list[int]) -> InTurn:
        return RecoverEach(players)

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        s.todo.append(ASK_RECOVER.ask(p))


class Recover(Decision[GreatWall]):
    """D-CMD-RECOVER: all cards but Treason back, or 2 honor for each card that stays (GW-5.2.5, GW-5.2.6)."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(RECOVER.id(0))
        out.append(RECOVER.id(1))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if RECOVER.x(action) == 0:
            s.hand[seat] |= s.out[seat] & ~(1 << TREASON)
            s.out[seat] &= 1 << TREASON
            if log is not None:
                log.say("recovered", seat, "GW-5.2.4", {})
            return
        score(s, seat, RECOVER_HONOR * bits(s.out[seat]), P_COMMANDS, "GW-5.2.4", log)
        moment(s, T_RECOVER, seat)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"honor": RECOVER_HONOR * bits(s.out[ask.seat])}


ASK_RECOVER: Final = Recover("recover", "GW-5.2.4", ("recover",))


class TakeCommandStep(ForPlayer):
    """`take_command(n)` and GW-12.5.2: own discarded cards, not Treason."""

    def run(self, s: GreatWall, log: Log | None) -> None:
        if self.n > 0 and s.out[self.player] & ~(1 << TREASON):
            s.todo.append(ASK_TAKE_BACK.ask(self.player, self.n))


class TakeCommand(Decision[GreatWall]):
    """D-TAKE-CMD, D-CMD-BACK."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        out.append(PASS.id())
        for card in range(6):
            if card != TREASON and (s.out[seat] >> card) & 1:
                out.append(TAKE_BACK.id(card))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        if action == PASS.id():
            return
        card = TAKE_BACK.x(action)
        s.out[seat] &= ~(1 << card)
        s.hand[seat] |= 1 << card
        if log is not None:
            log.say("command-back", seat, "GW-12.5.2", {"card": COMMAND_NAMES[card]})
        if ask.a > 1 and s.out[seat] & ~(1 << TREASON):
            s.todo.append(ASK_TAKE_BACK.ask(seat, ask.a - 1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        card = TAKE_BACK.x(action)
        if card == TREASON and (s.out[seat] >> card) & 1:
            return Reason("GW-12.5.3", "treason-gone")
        return Reason("GW-12.5.2", "command-not-discarded")


ASK_TAKE_BACK: Final = TakeCommand("take_back", "GW-12.5.2", ("pass", "take_back"))
