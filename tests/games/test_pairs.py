"""What is chosen in two clicks: a first part that is offered with a second one that is not is refused for a reason."""

import pytest

from tests.games.texts import LANGUAGES, texts
from tianxia.engine.registry import find, names
from tianxia.engine.rng import seeded
from tianxia.lab.check import Table, tables

GENERAL = ("not-asked", "not-possible")
MOVES = 400


@pytest.mark.parametrize("table", [t for game in names() for t in tables(game)], ids=lambda t: f"{t.game}-{t.mode}-{t.seats}")
def test_a_pair_that_does_not_fit_has_a_reason(table: Table) -> None:
    game = find(table.game)
    dice = seeded(table.seats)
    s = game.new(table.setup(2), seeded(7))
    refused: set[str] = set()
    for _ in range(MOVES):
        if not s.todo:
            break
        seat = s.ask().seat
        legal = game.legal(s, seat)
        action = legal[dice.below(len(legal))]
        block = game.actions.block(action)
        if len(block.args) > 1:
            *first, _last = game.actions.words(action).split(" ")
            last = block.args[-1].values
            other = game.actions.parse(" ".join([*first, last[dice.below(len(last))]]))
            reason = game.why_not(s, seat, other)
            if reason is not None:
                assert reason.key not in GENERAL and reason.rule, game.actions.words(other)
                refused.add(reason.key)
                for language in LANGUAGES:
                    texts(table.game, language).say(f"no-{reason.key}", dict(reason.args))
        game.apply(s, seat, action, None)
    assert len(refused) > 1, "some of them do not fit"
