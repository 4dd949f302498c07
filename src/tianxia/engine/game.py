"""The contract: what a game must give, and what it gets for it.

A game is a `Game` object: data about the game, a list of `Decision` objects (one per kind of question)
and a few functions over its `State`. From these the engine makes legal lists, records, undo, views,
explanations and the laws that every game is checked against (`laws.py`).

How a game runs:

    state = game.new(setup, seed)             # everything random comes from the seed
    while state.todo:                         # what waits to happen (flow.py); empty means: the game is over
        ask = state.ask()                     # the question on top
        actions = game.legal(state, ask.seat) # never empty
        game.apply(state, ask.seat, actions[0], log)

Several seats may be asked at once (`ask.waiting` is a bit mask): any of them may answer, in any order.
Their answers stay hidden until the last one is in, and the order of answering must not matter.
"""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from tianxia.engine.actions import ActionSpace
from tianxia.engine.events import Log, Value
from tianxia.engine.features import Features
from tianxia.engine.fields import Field
from tianxia.engine.flow import Ask, Step, ask_each, steps_of
from tianxia.engine.rng import Rng
from tianxia.engine.saving import load, save
from tianxia.engine.sheet import Sheet
from tianxia.engine.state import State

S = TypeVar("S", bound=State)


class BadSetup(ValueError):
    """A game that cannot be set up like this; the message says what would be right."""


class Illegal(ValueError):
    """An action that is not allowed now. `reason` says why."""

    def __init__(self, reason: "Reason", words: str) -> None:
        super().__init__(f"{words!r} is not allowed: {reason.key} ({reason.rule})")
        self.reason = reason


class Reason:
    """Why something is not allowed, or what to mind about it: a rule id, a text key and its numbers.

    Refusals have the texts `<game>-no-<key>`, warnings `<game>-mind-<key>`. The keys "not-your-turn",
    "game-over" and "not-asked" are the same in all games and are told by the table itself.
    """

    def __init__(self, rule: str, key: str, args: dict[str, Value] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, Value] = args if args is not None else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One kind of question. One subclass per kind, in the game's rules/ folder, named as players say it, with its
    only object beside it; the game's table of `decisions` gives it its `number` (see `numbered`).

    `name` gives its text (`<game>-ask-<name>`), `rule` the rule id it comes from. `verbs` are the action
    verbs that may answer it. `secret` marks questions whose mere answer time or forced answer could
    tell others something (reactions from a hidden hand): the table never answers those by itself.
    `silence` marks reactions: questions a seat is asked for the sake of the others' pace, whether it has
    something to say or not. It is the words of saying nothing, always a legal answer; a player may leave
    the order to give it. Empty for all other questions.
    `forced` marks questions that nobody is asked while there is only one answer: the rules take it.
    `holds` declares what `a`, `b` and `c` of its Ask are, where they stand for something that has a name.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[str, ...],
        secret: bool = False,
        silence: str = "",
        forced: bool = False,
        holds: tuple[Field, ...] = (),
    ) -> None:
        self.number = -1
        self.name = name
        self.rule = rule
        self.verbs = verbs
        self.secret = secret
        self.silence = silence
        self.forced = forced
        self.holds = holds

    @final
    def ask(self, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Ask:
        """This question to one seat, to be pushed."""
        return Ask(self.number, seat, a, b, c, 0, self.forced)

    def ask_each(self, seats: int, a: int = 0, b: int = 0, c: int = 0) -> Ask:
        """This question to all seats in the bit mask, to be pushed; they answer in any order."""
        return ask_each(self.number, seats, a, b, c)

    def legal(self, s: S, ask: Ask, seat: int, out: list[int]) -> None:
        """Append every legal answer, each once, in ascending or at least fixed order. Never none."""
        raise NotImplementedError

    def apply(self, s: S, ask: Ask, seat: int, action: int, log: Log | None) -> None:
        """Carry out a legal answer. The question is already off the stack; push what follows, the last thing first."""
        raise NotImplementedError

    def why_not(self, s: S, ask: Ask, seat: int, action: int) -> Reason:
        """Called for an action with a fitting verb that is not legal: name the rule that forbids it."""
        return Reason(self.question_rule(s, ask), "not-possible")

    def only_answer(self, s: S, ask: Ask, seat: int) -> int:
        """The answer, if there is only one; else -1."""
        out: list[int] = []
        self.legal(s, ask, seat, out)
        return out[0] if len(out) == 1 else -1

    def warnings(self, s: S, ask: Ask, seat: int, action: int) -> list[Reason]:
        """What a player should mind before this legal answer ("you have nothing left to pay with")."""
        return []

    def proposal(self, s: S, ask: Ask, seat: int) -> int:
        """A good answer for somebody who plays for the first time and cannot know yet, -1 where one can; `<game>-first-<name>`
        says why, with the parts of the action. Knowledge of the seat only."""
        return -1

    def about(self, s: S, ask: Ask) -> dict[str, Value]:
        """Names and numbers for the text of the question. Public knowledge only."""
        return {}

    def question_rule(self, s: S, ask: Ask) -> str:
        """The rule that this question follows now, where the position makes it another one than `rule`. Public knowledge only."""
        return self.rule

    def action_rule(self, s: S, ask: Ask, action: int) -> str:
        """The rule that this answer follows, where it differs from that of the question's kind."""
        return self.rule


def numbered(decisions: list[Decision[S]]) -> list[Decision[S]]:
    """The table of a game's questions: each gets its place as its number."""
    for i, decision in enumerate(decisions):
        decision.number = i
    return decisions


class Option:
    """A choice made when a table is opened. `modes` limits it to some modes (empty: all)."""

    def __init__(self, key: str, choices: tuple[str, ...], default: str, modes: tuple[str, ...] = ()) -> None:
        self.key = key
        self.choices = choices
        self.default = default
        self.modes = modes


class Mode:
    """A way to play: how many seats decide, and (after setup) how many players take part.

    In a solo mode one seat decides while the automaton's turns belong to the rules. `usual` is how many seats a first game has,
    where that is more than it takes.
    """

    def __init__(self, name: str, fewest: int, most: int, usual: int = 0) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most
        self.usual = max(usual, fewest)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Setup:
    """What is agreed before the game: mode, number of deciding seats, options (all of them filled in)."""

    def __init__(self, mode: str, seats: int, options: dict[str, str]) -> None:
        self.mode = mode
        self.seats = seats
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. Subclass it in games/<game>/game.py, which has one as GAME, or bring it in a package of its own
    (CONTRIBUTING.md). `__init__` sets the attributes below: compiled code does not look for them in the class."""

    name: str
    rules_version: int
    modes: list[Mode]  # the usual one first
    options: list[Option]
    actions: ActionSpace
    decisions: list[Decision[S]]  # `numbered`
    sources: tuple[str, ...]  # where points come from, in the order they are shown
    features: Features  # what a view is in numbers, for those who learn

    # ---- a game must give these ----

    def deal(self, setup: Setup, rng: Rng) -> S:
        """The position after setup, with what comes first on the stack. Keep `rng` in the state."""
        raise NotImplementedError

    def blank(self) -> S:
        """Any position; `load` overwrites all of it."""
        raise NotImplementedError

    def steps(self) -> list[type[Step[Any]]]:
        """All kinds of steps that may wait on the stack, each with a name of its own (default: those of the game's files)."""
        return steps_of(type(self))

    def settle(self, s: S, log: Log | None) -> None:
        """What the rules look at after every answer and every step (default: nothing)."""

    def players(self, s: S) -> int:
        """How many columns the score table has: the deciding seats, then automata (default: none)."""
        return s.seats

    def view(self, s: S, seat: int) -> Mapping[str, Any]:
        """All that this seat (or WATCHER) may know, as JSON with the rules' own words. An allow-list."""
        raise NotImplementedError

    def own_view(self, s: S, seat: int, watched: Mapping[str, Any]) -> Mapping[str, Any]:
        """The view of a seat, made out of a watcher's: what both see alike may be the very same things (default: none are)."""
        return self.view(s, seat)

    def resample(self, s: S, seat: int, rng: Rng) -> S:
        """A copy that `seat` cannot tell from `s`: what it may not know is dealt anew, dice included."""
        raise NotImplementedError

    def points(self, s: S) -> list[list[int]]:
        """Points so far, per player one number per source."""
        raise NotImplementedError

    def places(self, s: S) -> list[int]:
        """The result: the place of each player, 1 is best; equal numbers are shared places. Valid at the end.

        A cooperative loss puts every player on place 2.
        """
        raise NotImplementedError

    def end_reason(self, s: S) -> str:
        """Why the game ended, as a text key (`<game>-end-<key>`)."""
        raise NotImplementedError

    def chapter(self, s: S) -> int:
        """The round (year, …) that is being played, from 1; charts are drawn by it."""
        raise NotImplementedError

    def value(self, s: S, seat: int) -> float:
        """How good the position is for this seat, in points: the readable judgement of the greedy bot."""
        raise NotImplementedError

    def values(self, s: S) -> list[float]:
        """`value` of every seat; override it where all of them together cost less. Search asks nothing else as often."""
        return [self.value(s, seat) for seat in range(s.seats)]

    def broken(self, s: S) -> str:
        """Empty, or which invariant of the rules page this position breaks."""
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """A number that changes when a new turn begins; bots look ahead to the end of their turn.

        Only needed where a seat may have two turns in a row within a round, as it does in solo modes.
        """
        return self.chapter(s)

    def prefix(self) -> str:
        """The letters that its rule ids begin with, as "AB" in "AB-7.3.2" (default: those of its questions)."""
        return self.decisions[0].rule.partition("-")[0]

    def weight(self) -> int:
        """How heavy it is, from 1 (light) to 5, as the lobby shows it (default: 0, not said)."""
        return 0

    def minutes(self) -> tuple[int, int]:
        """How long it usually takes, from and to, as the lobby shows it (default: 0, not said)."""
        return 0, 0

    def provenance(self) -> dict[str, tuple[str, str]]:
        """Where its component data come from: what they are, a mark (P printed, E external, R reconstructed) and a note."""
        return {}

    def together(self, s: S) -> bool:
        """Whether the seats win or lose as one (a cooperative mode): bots then do not play against each other."""
        return False

    def traits(self, s: S) -> list[str]:
        """What sets the players apart (a board, a clan, a general), one id each: simulations count by it (default: nothing)."""
        return []

    def goals(self) -> list[str]:
        """Achievements that a player collects over many games, in the order they are shown (default: none)."""
        return []

    def achieved(self, s: S, seat: int) -> list[str]:
        """Which of the `goals` this seat has reached with this finished game."""
        return []

    # ---- and gets these ----

    def check_setup(self, mode: str, seats: int, options: dict[str, str]) -> Setup:
        """Fill in what is left open; refuse what does not exist, with a message that says what would be right."""
        found: Mode | None = None
        for m in self.modes:
            if m.name == mode or (mode == "" and m.fewest <= seats <= m.most):
                found = m
                break
        if found is None:
            if mode == "":
                spans = ", ".join([f"{m.name} {m.fewest}-{m.most}" for m in self.modes])
                raise BadSetup(f"{self.name} has no mode for {seats} seats; modes and seats: {spans}")
            raise BadSetup(f"{self.name} has no mode {mode!r}; modes: {', '.join([m.name for m in self.modes])}")
        if not found.fewest <= seats <= found.most:
            span = str(found.fewest) if found.fewest == found.most else f"{found.fewest} to {found.most}"
            raise BadSetup(f"{self.name} in mode {found.name} takes {span} seats, not {seats}")
        filled: dict[str, str] = {}
        for option in self.options:
            if option.modes and found.name not in option.modes:
                if option.key in options:
                    raise BadSetup(f"option {option.key!r} belongs to mode {' or '.join(option.modes)}, not {found.name}")
                continue
            value = options.get(option.key, option.default)
            if value not in option.choices:
                raise BadSetup(f"option {option.key!r} is {' or '.join(option.choices)}, not {value!r}")
            filled[option.key] = value
        for key in options:
            if not any([o.key == key for o in self.options]):
                known = ", ".join([o.key for o in self.options]) or "none"
                raise BadSetup(f"{self.name} has no option {key!r}; options: {known}")
        return Setup(found.name, seats, filled)

    def new(self, setup: Setup, rng: Rng) -> S:
        s = self.deal(setup, rng)
        self.advance(s, None)
        return s

    def save(self, s: S) -> dict[str, object]:
        """A position as JSON."""
        return save(self, s)

    def load(self, plain: dict[str, object]) -> S:
        """A position from its JSON."""
        s = self.blank()
        load(self, s, plain)
        return s

    def legal(self, s: S, seat: int) -> list[int]:
        """All that this seat may do now; empty if it is not asked."""
        out: list[int] = []
        if s.todo:
            ask = s.ask()
            if (ask.waiting >> seat) & 1:
                self.decisions[ask.kind].legal(s, ask, seat, out)
        return out

    def apply(self, s: S, seat: int, action: int, log: Log | None) -> None:
        """Carry out a legal action. Unchecked: people and records come through `Course`, which checks."""
        todo: list[Any] = s.todo
        ask = todo.pop()
        assert isinstance(ask, Ask)
        self.decisions[ask.kind].apply(s, ask, seat, action, log)
        self.advance(s, log)

    @final
    def advance(self, s: S, log: Log | None) -> None:
        """Do what the rules do by themselves, up to the next question or the end."""
        todo: list[Any] = s.todo  # Any: what is taken from it is looked at once, not twice
        while True:
            self.settle(s, log)
            if not todo:
                return
            top = todo[-1]
            if isinstance(top, Ask):
                if not top.forced:
                    return
                decision = self.decisions[top.kind]
                only = decision.only_answer(s, top, top.seat)
                if only < 0:
                    return
                todo.pop()
                decision.apply(s, top, top.seat, only, log)
            else:
                assert isinstance(top, Step)
                todo.pop()
                top.run(s, log)

    def why_not(self, s: S, seat: int, action: int) -> Reason | None:
        """None if the action is legal, else the rule that forbids it."""
        if not s.todo:
            return Reason("", "game-over")
        ask = s.ask()
        decision = self.decisions[ask.kind]
        if seat < 0 or not (ask.waiting >> seat) & 1:
            return Reason(decision.question_rule(s, ask), "not-your-turn")
        if self.actions.block(action).verb not in decision.verbs:
            return self.not_asked(s, ask, seat, action)
        if action in self.legal(s, seat):
            return None
        return decision.why_not(s, ask, seat, action)

    def not_asked(self, s: S, ask: Ask, seat: int, action: int) -> Reason:
        """Why this cannot answer the question at all. A game may say when it can be done instead."""
        return Reason(self.decisions[ask.kind].question_rule(s, ask), "not-asked")

    def observe(self, s: S, seat: int) -> list[float]:
        """All that this seat may know as `features.size` numbers from -1 to 1. Who asks often keeps a `Sheet`."""
        sheet = Sheet(self.features.size)
        self.observe_into(s, seat, sheet)
        return list(sheet.numbers)

    @final
    def observe_into(self, s: S, seat: int, sheet: Sheet) -> None:
        """The same on a sheet of the caller's."""
        players = self.players(s)
        sheet.begin(seat, players, self.features.view_size)
        self.write_view(s, seat, sheet)
        if s.todo:
            ask = s.ask()
            about: dict[str, object] = {}
            about.update(self.decisions[ask.kind].about(s, ask))
            asked = seat >= 0 and (ask.waiting >> seat) & 1 == 1
            self.features.ask(sheet.numbers, ask.kind, asked, about, seat, players)

    def write_view(self, s: S, seat: int, sheet: Sheet) -> None:
        """What a seat sees as the numbers of `features.of`. A game may write them straight from the position, which is
        many times faster; a law holds them against those of its view."""
        self.features.write_view(self.view(s, seat), seat, self.players(s), sheet.numbers)
        sheet.written_by_others()

    def totals(self, s: S) -> list[int]:
        """Points so far, per player."""
        return [sum(row) for row in self.points(s)]

    def __deepcopy__(self, memo: object) -> "Game[S]":
        """A game is never changed, so nobody needs a second one."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """To another process a game goes by its name, as it does in records."""
        from tianxia.engine.registry import find

        return find, (self.name,)


def random_playout(game: Game[S], s: S, rng: Rng) -> int:
    """Play on at random to the end; returns the number of decisions. The hot loop of search and bench."""
    decisions = game.decisions
    todo: list[Any] = s.todo  # Any: as in `advance`
    count = 0
    while todo:
        ask = todo[-1]
        assert isinstance(ask, Ask)
        decision = decisions[ask.kind]
        out: list[int] = []
        decision.legal(s, ask, ask.seat, out)
        todo.pop()
        decision.apply(s, ask, ask.seat, out[rng.below(len(out))], None)
        game.advance(s, None)
        count += 1
    return count
