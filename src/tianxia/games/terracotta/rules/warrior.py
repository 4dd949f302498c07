"""Create a warrior: type and cell (TA-7.3.2 to TA-7.3.5); also for the Master Builder (TA-10.2)."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.fields import number
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.terracotta import actions, data, ids
from tianxia.games.terracotta.figures import put_warrior
from tianxia.games.terracotta.mausoleum import name
from tianxia.games.terracotta.purse import is_active, score
from tianxia.games.terracotta.rules import weapon
from tianxia.games.terracotta.rules.specialist import list_empty_cells
from tianxia.games.terracotta.rules.weapon import best_shot
from tianxia.games.terracotta.state import Terracotta

_BUILDER: Final = 1  # in `ask.a`: placed by the Master Builder


def organizer_vp(s: Terracotta, type: int) -> int:
    """TD-WARRIOR: the points of the row that the next figure of this type comes from. Only while figures are left."""
    return data.ORGANIZER_VP[data.WARRIOR_COUNT - s.organizer[type]]


def fullest_column(s: Terracotta) -> int:
    most = 0
    for type in range(ids.WARRIORS):
        if s.organizer[type] > most:
            most = s.organizer[type]
    return most


class Type(Decision[Terracotta]):
    """DEC-06: which warrior. The Builder takes from a fullest column (TA-10.2.2)."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        least = fullest_column(s) if ask.a == _BUILDER else 1
        for type in range(ids.WARRIORS):
            if s.organizer[type] >= least:
                out.append(actions.TYPE.start + type)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        s.todo.append(CELL.ask(seat, ask.a, action - actions.TYPE.start))

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        type = actions.TYPE.x(action)
        if s.organizer[type] == 0:
            return Reason(self.question_rule(s, ask), "none-left", {"type": ids.FIGURES[type]})
        return Reason("TA-10.2.2", "not-fullest", {"most": fullest_column(s), "left": s.organizer[type]})

    def warnings(self, s: Terracotta, ask: Ask, seat: int, action: int) -> list[Reason]:
        type = actions.TYPE.x(action)
        if ask.a != _BUILDER and not is_active(s, seat, type):
            return [Reason("TA-8.0.2", "no-ability", {"weapon": ids.WEAPONS[type]})]
        return []

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        return {"builder": "yes" if ask.a == _BUILDER else "no"}

    def question_rule(self, s: Terracotta, ask: Ask) -> str:
        return "TA-10.2.2" if ask.a == _BUILDER else self.rule

    def action_rule(self, s: Terracotta, ask: Ask, action: int) -> str:
        return self.question_rule(s, ask)


TYPE: Final = Type("type", "TA-7.3.2", ("type",), holds=(number("builder"),))


class Cell(Decision[Terracotta]):
    """DEC-07: where it stands; then the organizer's points and the question for its weapon."""

    def legal(self, s: Terracotta, ask: Ask, seat: int, out: list[int]) -> None:
        list_empty_cells(s, out)

    def apply(self, s: Terracotta, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        type = ask.b
        if ask.a == _BUILDER:
            put_warrior(s, type, seat, action - actions.PUT.start, "TA-10.2.1", log)
            return
        worth = organizer_vp(s, type)
        figure = put_warrior(s, type, seat, action - actions.PUT.start, "TA-7.3.3", log)
        score(s, seat, worth, ids.FROM_ORGANIZER, "TA-7.3.4", log)
        if is_active(s, seat, type) and (type != ids.CROSSBOWMAN or best_shot(s, figure) > 0):
            s.todo.append(weapon.WEAPON.ask(seat, type, figure))

    def why_not(self, s: Terracotta, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("TA-4.4.2", "cell-taken", {"cell": name(actions.PUT.x(action))})

    def about(self, s: Terracotta, ask: Ask) -> dict[str, Value]:
        builder = ask.a == _BUILDER
        return {
            "type": ids.FIGURES[ask.b],
            "builder": "yes" if builder else "no",
            "points": 0 if builder else organizer_vp(s, ask.b),
        }

    def question_rule(self, s: Terracotta, ask: Ask) -> str:
        return "TA-10.2.1" if ask.a == _BUILDER else self.rule

    def action_rule(self, s: Terracotta, ask: Ask, action: int) -> str:
        return self.question_rule(s, ask)


CELL: Final = Cell("cell", "TA-7.3.3", ("put",), holds=(number("builder"), number("type", of=ids.FIGURES)))
