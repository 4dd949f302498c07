"""What steps and questions of the rules have in common. Each stands in the rule file that it belongs to."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number, row
from tianxia.engine.flow import Ask, Step
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import NEXT
from tianxia.games.great_wall.board.seats import human_of, ruler
from tianxia.games.great_wall.ids import COOP
from tianxia.games.great_wall.state import GreatWall


class Counted(Decision[GreatWall]):
    """A question about so many: `ask.a` of them, as its text says."""

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"n": ask.a}


class ForPlayer(Step[GreatWall]):
    """Something for one player, n times."""

    FIELDS = [number("player"), number("n")]

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n


class AtSlot(Step[GreatWall]):
    """Something with the horde card in a slot."""

    FIELDS = [number("slot")]

    def __init__(self, slot: int) -> None:
        self.slot = slot


class InSection(Step[GreatWall]):
    """Something in one section of the Wall."""

    FIELDS = [number("section")]

    def __init__(self, section: int) -> None:
        self.section = section


class InTurn(Step[GreatWall]):
    """Players act one after the other, in tea order; where the order is `free` and the game is cooperative, the active player
    names who acts next (GW-12.3.3)."""

    FIELDS = [row("players")]

    def __init__(self, players: list[int], free: bool = False) -> None:
        self.players = players
        self.free = free

    def act(self, s: GreatWall, p: int, log: Log | None) -> None:
        """What one player does."""
        raise NotImplementedError

    def of(self, players: list[int]) -> "InTurn":
        """The same for these players."""
        raise NotImplementedError

    def run(self, s: GreatWall, log: Log | None) -> None:
        if not self.players:
            return
        if self.free and s.mode == COOP and len(self.players) > 1:
            s.todo.append(self)
            s.todo.append(ASK_NEXT.ask(human_of(s, ruler(s) if s.active == s.reed else s.active)))
            return
        self.take(s, self.players[0], log)

    def take(self, s: GreatWall, p: int, log: Log | None) -> None:
        """The turn of p; the others wait."""
        rest = [q for q in self.players if q != p]
        if rest:
            s.todo.append(self.of(rest))
        self.act(s, p, log)


class NameNext(Decision[GreatWall]):
    """D-ACT-NEXT."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        waiting = s.todo[-2]
        assert isinstance(waiting, InTurn)
        for p in waiting.players:
            out.append(NEXT.id(p))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        waiting = s.todo.pop()
        assert isinstance(waiting, InTurn)
        waiting.take(s, NEXT.x(action), log)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason(self.rule, "not-waiting")


ASK_NEXT: Final = NameNext("next", "GW-12.3.3", ("next",), forced=True)
