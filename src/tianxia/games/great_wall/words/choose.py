"""choose(a, b, …): one of several effects."""

from typing import Final

from tianxia.engine.events import Log, Value
from tianxia.engine.flow import Ask
from tianxia.engine.game import Decision, Reason
from tianxia.games.great_wall.actions import CHOOSE, PASS
from tianxia.games.great_wall.board.seats import human_of
from tianxia.games.great_wall.ids import P_COMMANDS, P_GENERAL
from tianxia.games.great_wall.state import GreatWall
from tianxia.games.great_wall.words.line import LINES, Effect, Line, Word
from tianxia.games.great_wall.words.run import Run
from tianxia.games.great_wall.words.vocabulary import WHO_EACH


class Choose(Word):
    def do(self, s: GreatWall, line: Line, e: Effect, f: Run, n: int, log: Log | None) -> None:
        seat = human_of(s, f.player)
        if open_options(s, line, seat):
            s.todo.append(f)
            s.todo.append(ASK_CHOOSE.ask(seat))


def open_options(s: GreatWall, line: Line, p: int) -> list[int]:
    """The options that can do anything now."""
    found: list[int] = []
    for i in range(len(line.options)):
        option = line.options[i].effects[0]
        if option.who == WHO_EACH or option.word.possible(s, option, p):
            found.append(i)
    return found


def must_choose(line: Line) -> bool:
    """Options of the own boxes may be left; harm (Qin's Treason) and choices of the team may not."""
    if line.source not in (P_COMMANDS, P_GENERAL):
        return True
    return any(option.effects[0].word.name == "shame" for option in line.options)


class ChooseOption(Decision[GreatWall]):
    """D-CHOOSE: the text waits for the choice."""

    def legal(self, s: GreatWall, ask: Ask, seat: int, out: list[int]) -> None:
        line = chosen_from(s)
        if not must_choose(line):
            out.append(PASS.id())
        for i in open_options(s, line, seat):
            out.append(CHOOSE.id(i))

    def apply(self, s: GreatWall, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        f = s.todo.pop()
        assert isinstance(f, Run)
        if action != PASS.id():
            s.todo.append(f.go(LINES[f.line].options[CHOOSE.x(action)].number, 0, -1))

    def why_not(self, s: GreatWall, ask: Ask, seat: int, action: int) -> Reason:
        options = chosen_from(s).options
        if PASS.has(action):
            return Reason("GW-17.2.3", "must-choose")
        if CHOOSE.x(action) >= len(options):
            return Reason(self.rule, "option-impossible")
        e = options[CHOOSE.x(action)].effects[0]
        return e.word.why_not(s, e, seat)

    def about(self, s: GreatWall, ask: Ask) -> dict[str, Value]:
        return {"options": [option.effects[0].word.name for option in chosen_from(s).options]}


ASK_CHOOSE: Final = ChooseOption("choose", "GW-4.8.3", ("pass", "choose"), forced=True)


def chosen_from(s: GreatWall) -> Line:
    """The line below the question."""
    f = s.todo[-2]
    assert isinstance(f, Run)
    return LINES[f.line]
