"""Every game, every mode, every number of seats, options mixed: all laws. A share of what `tianxia check` does."""

from itertools import product
from typing import Any

import pytest

from tianxia.engine import registry
from tianxia.engine.events import Log
from tianxia.engine.game import Game
from tianxia.engine.laws import Broken, check_game
from tianxia.engine.registry import all_names, find
from tianxia.lab.check import Table, tables

SEEDS = 7


@pytest.mark.parametrize("table", [t for name in all_names() for t in tables(name)], ids=lambda t: f"{t.game}-{t.mode}-{t.seats}")
def test_all_laws_hold(table: Table) -> None:
    for seed in range(SEEDS):
        assert check_game(find(table.game), table.setup(seed), seed, thorough_every=11) > 0


# ---- the laws can fail: a broken twin of the teaching game for each of them ----


def broken_pebbles(**changes: Any) -> Game[Any]:
    """The teaching game with some of its functions replaced."""
    from tianxia.games.pebbles.game import PebblesGame

    game = type("BrokenPebbles", (PebblesGame,), changes)()
    assert isinstance(game, Game)
    return game


def leaky_view(self: Any, s: Any, seat: int) -> dict[str, object]:
    """Shows the greatest pick, whosever it is."""
    from tianxia.games.pebbles.game import PebblesGame

    return {**PebblesGame.view(self, s, seat), "my_pick": max(s.picks)}


def borrowed_view(self: Any, s: Any, seat: int, watched: Any) -> Any:
    """What a seat sees more is forgotten."""
    return watched


def view_with_news(self: Any, s: Any, seat: int) -> dict[str, object]:
    """Shows something that the table of numbers does not know."""
    from tianxia.games.pebbles.game import PebblesGame

    return {**PebblesGame.view(self, s, seat), "weather": "rain"}


def forgetful_resample(self: Any, s: Any, seat: int, rng: Any) -> Any:
    other = s.copy()
    other.todo.clear()
    return other


def lost_points(self: Any, s: Any) -> list[list[int]]:
    forgotten = 1 if s.round > 2 else 0
    return [[pebbles, luck - forgotten] for pebbles, luck in zip(s.won[0::2], s.won[1::2])]


def silent_at_times(self: Any) -> None:
    """Saying nothing is named, and is not always possible."""
    from tianxia.games.pebbles.game import PebblesGame, Pick

    PebblesGame.__init__(self)
    self.decisions = [Pick("pick", "PB-1", ("pick",), silence="pick 3")]


def answered_at_times(self: Any) -> None:
    """The table answers by itself, and whether it does depends on a hidden pick."""
    from tianxia.games.pebbles.game import PICK, PebblesGame, Pick

    def only_answer(self: Any, s: Any, ask: Any, seat: int) -> int:
        return PICK.id(0) if max(s.picks) > 1 else -1

    PebblesGame.__init__(self)
    self.decisions = [type("QuickPick", (Pick,), {"only_answer": only_answer})("pick", "PB-1", ("pick",))]


@pytest.mark.parametrize(
    ("changes", "law"),
    [
        ({"__init__": answered_at_times}, "learns something hidden"),
        ({"__init__": silent_at_times}, "saying nothing"),
        ({"view": leaky_view}, "can tell a re-dealt position"),
        ({"own_view": borrowed_view}, "is another one when it is made out of a watcher's"),
        ({"view": view_with_news}, "the table does not name 'weather'"),
        ({"observe": lambda self, s, seat: [2.0]}, "told 1 numbers"),
        ({"resample": forgetful_resample}, "other legal actions in a re-dealt position"),
        ({"points": lost_points}, "events tell points"),
        ({"end_reason": lambda self, s: ""}, "ended without a reason"),
        ({"places": lambda self, s: [0]}, "are no result"),
        ({"broken": lambda self, s: "PB-9" if s.round == 3 else ""}, "invariant: PB-9"),
    ],
)
def test_a_broken_game_is_caught(changes: dict[str, Any], law: str) -> None:
    game = broken_pebbles(**changes)
    with pytest.raises(Broken, match=law) as error:
        for seed in range(20):
            check_game(game, game.check_setup("", 3, {}), seed, thorough_every=2)
    assert error.value.record.lines or "invariant" not in law


def test_a_draw_that_can_be_taken_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.lanterns import LanternsGame

    game = LanternsGame()
    monkeypatch.setitem(registry._loaded, game.name, game)
    monkeypatch.setattr(Log, "reveal", lambda self: None)
    with pytest.raises(Broken, match="from its own 'draw'"):
        for seed in range(20):
            check_game(game, game.check_setup("", 3, {}), seed, thorough_every=1)


def test_every_pair_of_options_is_a_valid_setup() -> None:
    for name in all_names():
        game = find(name)
        for mode in game.modes:
            options = [o for o in game.options if not o.modes or mode.name in o.modes]
            for choices in product(*[o.choices for o in options]):
                setup = game.check_setup(mode.name, mode.fewest, {o.key: c for o, c in zip(options, choices)})
                assert setup.options == {o.key: c for o, c in zip(options, choices)}
