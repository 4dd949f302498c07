"""What an action would do, told before it is done: price, effect, warnings, rule.

There is no second price list: an offer is a dry run of the rules on a copy in which everything the
seat may not know is dealt anew. So it is always right, and it cannot leak.
"""

from typing import Any, Final

from tianxia.engine.course import forced_answer, seats_of
from tianxia.engine.events import Event
from tianxia.engine.game import Game, Reason
from tianxia.engine.outcome import carried_out
from tianxia.engine.rng import seeded
from tianxia.engine.state import State

_MOST_BETWEEN: Final = 100


class Offer:
    """A legal action as a person sees it."""

    def __init__(
        self,
        action: int,
        words: str,
        verb: str,
        args: dict[str, str],
        rule: str,
        events: list[Event],
        reveals: bool,
        warnings: list[Reason],
        ends: str,
        proposed: bool,
    ) -> None:
        self.action = action
        self.words = words
        self.verb = verb
        self.args = args
        self.rule = rule
        self.events = events
        self.reveals = reveals
        self.warnings = warnings
        self.ends = ends
        self.proposed = proposed

    def plain(self) -> dict[str, object]:
        return {
            "action": self.action,
            "words": self.words,
            "verb": self.verb,
            "args": self.args,
            "rule": self.rule,
            "changes": [
                {"seat": e.seat, "what": e.what, "amount": e.amount, "source": e.source, "rule": e.rule}
                for e in self.events
                if e.what
            ],
            "reveals": self.reveals,
            "warnings": [{"rule": w.rule, "key": w.key, "args": w.args} for w in self.warnings],
            "ends": self.ends,
            "proposed": self.proposed,
        }


def explain(game: Game[Any], s: State, seat: int, action: int) -> Offer:
    """Price, effect and warnings of a legal action. Nothing that chance decides is foretold."""
    return _tried(game, s, game.resample(s, seat, seeded(0)), seat, action)


def _tried(game: Game[Any], s: State, tried: State, seat: int, action: int) -> Offer:
    """The same, tried on a copy in which what the seat may not know is dealt anew; it is used up."""
    ask = s.ask()
    decision = game.decisions[ask.kind]
    block = game.actions.block(action)
    found = carried_out(game, tried, seat, action)
    ends = "" if found.chance or decision.silence else what_ends(game, s, tried, seat)
    return Offer(
        action,
        game.actions.words(action),
        block.verb,
        game.actions.named(action),
        decision.action_rule(s, ask, action),
        [] if found.chance else found.log.told(seat),
        found.ends_free_undo or ends == "undo",
        decision.warnings(s, ask, seat, action),
        ends if ends != "undo" else "",
        decision.proposal(s, ask, seat) == action,
    )


def what_ends(game: Game[Any], s: State, after: State, seat: int) -> str:
    """What is over for this seat when `s` has become `after`: "turn", "round", "game", or nothing yet; or "undo", if more is told
    before anybody is asked.

    The table's own answers and the others' silence come in between and end nothing; `after` goes on with them.
    """
    for _ in range(_MOST_BETWEEN):
        if not after.todo:
            return "game"
        if game.chapter(after) != game.chapter(s):
            return "round"
        ask = after.ask()
        asked, action = forced_answer(game, after)
        if asked < 0:
            if (ask.waiting >> seat) & 1:
                return "turn" if game.turn(after) != game.turn(s) else ""
            silence = game.decisions[ask.kind].silence
            if not silence:
                break
            asked, action = seats_of(ask.waiting)[0], game.actions.parse(silence)
        if carried_out(game, after, asked, action).chance:
            return "undo"
    return "turn"


def offers(game: Game[Any], s: State, seat: int) -> list[Offer]:
    """Everything this seat may do now, explained, all in the same deal."""
    dealt = game.resample(s, seat, seeded(0))
    return [_tried(game, s, dealt.copy(), seat, action) for action in game.legal(s, seat)]
