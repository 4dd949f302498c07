"""What an action would do, told before it is done: price, effect, warnings, rule.

There is no second price list: an offer is a dry run of the rules on a copy in which everything the
seat may not know is dealt anew. So it is always right, and it cannot leak.
"""

from typing import Any

from tianxia.engine.events import Event
from tianxia.engine.game import Game, Reason
from tianxia.engine.outcome import carried_out
from tianxia.engine.rng import seeded
from tianxia.engine.state import State


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
    ) -> None:
        self.action = action
        self.words = words
        self.verb = verb
        self.args = args
        self.rule = rule
        self.events = events
        self.reveals = reveals
        self.warnings = warnings

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
        }


def explain(game: Game[Any], s: State, seat: int, action: int) -> Offer:
    """Price, effect and warnings of a legal action. Nothing that chance decides is foretold."""
    ask = s.ask()
    decision = game.decisions[ask.kind]
    block = game.actions.block(action)
    found = carried_out(game, game.resample(s, seat, seeded(0)), seat, action)
    return Offer(
        action,
        game.actions.words(action),
        block.verb,
        game.actions.named(action),
        decision.action_rule(s, ask, action),
        [] if found.chance else found.log.told(seat),
        found.ends_free_undo,
        decision.warnings(s, ask, seat, action),
    )


def offers(game: Game[Any], s: State, seat: int) -> list[Offer]:
    """Everything this seat may do now, explained."""
    return [explain(game, s, seat, action) for action in game.legal(s, seat)]
