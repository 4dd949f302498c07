"""Words about honor and resources."""

from tianxia.engine.events import Log
from tianxia.engine.game import Reason
from tianxia.games.great_wall.ids import HONOR_PTS, KIND
from tianxia.games.great_wall.rules.goods import choose_gain, choose_loss, owned, score
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import Effect, Line
from tianxia.games.great_wall.words.run import ForPlayers, Run
from tianxia.games.great_wall.words.vocabulary import KINDS


class Honor(ForPlayers):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        score(s, q, n, line.source, "GW-4.3.1", log)


class OfKind(ForPlayers):
    """A word that takes a kind of resource."""

    def hear(self, e: Effect, thing: str) -> bool:
        if thing in KINDS:
            e.kind = KINDS[thing]
            return True
        return False


class Gain(OfKind):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        choose_gain(s, q, f.kind if e.kind == KIND else e.kind, n)


class Lose(OfKind):
    def do_for(self, s: GreatWall, q: int, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        choose_loss(s, q, e.kind, n)

    def possible(self, s: GreatWall, e: Effect, p: int) -> bool:
        return e.kind == HONOR_PTS or owned(s, p, e.kind) >= e.n

    def why_not(self, s: GreatWall, e: Effect, p: int) -> Reason:
        return Reason("GW-4.4.2", "card-cost", {"n": e.n, "have": owned(s, p, e.kind)})
