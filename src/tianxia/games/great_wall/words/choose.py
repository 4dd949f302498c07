"""choose(a, b, …): one of several effects."""

from tianxia.engine.ask import Ask
from tianxia.engine.events import Log, Value
from tianxia.engine.game import Reason
from tianxia.games.great_wall.actions import CHOOSE, PASS
from tianxia.games.great_wall.agenda import Question, question
from tianxia.games.great_wall.asks import Q_CHOOSE
from tianxia.games.great_wall.board.seats import human_of
from tianxia.games.great_wall.ids import P_COMMANDS, P_GENERAL
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import AT, LINE, LINES, NAMED, OWNER, Effect, Line, Word
from tianxia.games.great_wall.words.vocabulary import WHO_EACH


class Choose(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: list[int], n: int, log: Log | None) -> None:
        seat = human_of(s, f[OWNER])
        if open_options(s, e, seat):
            s.agenda.append(f)
            question(s, Q_CHOOSE, seat)


def open_options(s: GreatWall, e: Effect, p: int) -> list[int]:
    """The options that can do anything now."""
    found: list[int] = []
    for i in range(len(e.options)):
        option = e.options[i].effects[0]
        if option.who == WHO_EACH or option.word.possible(s, option, p):
            found.append(i)
    return found


def must_choose(line: Line) -> bool:
    """Options of the own boxes may be left; harm (Qin's Treason) and choices of the team may not."""
    if line.source not in (P_COMMANDS, P_GENERAL):
        return True
    for e in line.effects:
        for option in e.options:
            if option.effects[0].word.name == "shame":
                return True
    return False


class ChooseOption(Question):
    """D-CHOOSE: the frame of the text is on the agenda."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        f = s.agenda[-1]
        line = LINES[f[LINE]]
        if not must_choose(line):
            out.append(PASS.id())
        for i in open_options(s, line.effects[f[AT]], seat):
            out.append(CHOOSE.id(i))

    def answer(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.agenda.pop()
        if action == PASS.id():
            return
        g = f[:NAMED]
        g[LINE] = LINES[f[LINE]].effects[f[AT]].options[CHOOSE.x(action)].number
        g[AT] = 0
        s.agenda.append(g)

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        return Reason("GW-4.8.3", "option-impossible")

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        f = s.agenda[-1]
        return {"options": [option.effects[0].word.name for option in LINES[f[LINE]].effects[f[AT]].options]}
