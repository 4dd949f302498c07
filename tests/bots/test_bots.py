"""Bots of every kind in every game: legal, reproducible, and blind to what their seat may not know."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tianxia.bots.catalogue import OURS, UnknownBot, bot
from tianxia.bots.greedy import Greedy
from tianxia.bots.mcts import FULL, Mcts, Style
from tianxia.bots.protocol import NotAsked, Seat, split
from tianxia.bots.search import Search
from tianxia.bots.table import play_game
from tianxia.engine.course import Course
from tianxia.engine.game import Game
from tianxia.engine.record import Record
from tianxia.engine.registry import all_names, find
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State

SOURCE = Path(__file__).parents[2] / "src" / "tianxia" / "bots"
CHEAP = ("pupil", "random", "greedy", "search@8", "mcts@8")


def tables() -> list[tuple[str, str, int]]:
    return [
        (name, mode.name, seats)
        for name in all_names()
        for mode in find(name).modes
        for seats in range(mode.fewest, mode.most + 1)
    ]


def positions(game: Game[Any], mode: str, seats: int, seed: int, every: int, most: int) -> list[tuple[State, int]]:
    """Positions of a random game in which a seat has a real choice, and that seat."""
    s = game.new(game.check_setup(mode, seats, {}), seeded(seed))
    dice = seeded(seed + 1)
    found: list[tuple[State, int]] = []
    count = 0
    while s.todo and len(found) < most:
        waiting = [seat for seat in range(s.seats) if (s.todo[-1].waiting >> seat) & 1]
        seat = waiting[dice.below(len(waiting))]
        actions = game.legal(s, seat)
        if len(actions) > 1:
            count += 1
            if count % every == 0:
                found.append((s.copy(), seat))
        game.apply(s, seat, actions[dice.below(len(actions))], None)
    return found


@pytest.mark.parametrize("name", CHEAP)
@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_every_bot_answers_legally_in_every_mode(game: str, mode: str, seats: int, name: str) -> None:
    played = find(game)
    for s, seat in positions(played, mode, seats, seed=5, every=29, most=4):
        before = s.fingerprint()
        choice = bot(name).choose(Seat(played, s, seat), seeded(1))
        assert played.why_not(s, seat, choice.action) is None
        assert s.fingerprint() == before, "thinking changed the position"


@pytest.mark.parametrize("name", ["greedy", "search@6"])
@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: str, mode: str, seats: int, name: str) -> None:
    """Two true positions that differ only in hidden things: the same seat with the same dice does the same."""
    played = find(game)
    for s, seat in positions(played, mode, seats, seed=9, every=23, most=4):
        twin = played.resample(s, seat, seeded(77))
        one = bot(name).choose(Seat(played, s, seat), seeded(3))
        two = bot(name).choose(Seat(played, twin, seat), seeded(3))
        assert one.action == two.action
        assert [(w.action, w.value, w.visits) for w in one.why] == [(w.action, w.value, w.visits) for w in two.why]


@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_a_dealt_position_tells_nothing_about_the_true_one(game: str, mode: str, seats: int) -> None:
    """Dealing anew from the truth and from a stranger's guess at it gives the same bytes for the same dice."""
    played = find(game)
    for s, seat in positions(played, mode, seats, seed=11, every=17, most=8):
        guess = played.resample(s, seat, seeded(123))
        from_truth = played.resample(s, seat, seeded(5))
        from_guess = played.resample(guess, seat, seeded(5))
        assert from_truth.fingerprint() == from_guess.fingerprint()


def test_only_the_seat_holds_the_true_position() -> None:
    for path in SOURCE.glob("*.py"):
        if path.name == "protocol.py":
            continue
        names = {node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
        assert "_position" not in names, f"{path.name} looks behind the seat"


def test_a_seat_is_what_its_player_may_know() -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 3, {}), seeded(4))
    game.apply(s, 1, game.actions.parse("pick 3"), None)
    seat = Seat(game, s, 0)
    assert seat.view() == game.view(s, 0)
    assert seat.legal() == game.legal(s, 0)
    dice = seeded(6)
    guesses = {seat.resample(dice).picks[1] for _ in range(60)}  # type: ignore[attr-defined]
    assert guesses == {1, 2, 3}, "the hidden pick is guessed, not known"
    with pytest.raises(NotAsked, match="seat 1 is not asked"):
        Seat(game, s, 1)
    with pytest.raises(NotAsked):
        Seat(game, s, -1)


def test_dealt_positions_have_dice_of_their_own() -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(4))
    seat = Seat(game, s, 0)
    dice = seeded(6)
    assert len({tuple(seat.resample(dice).rng.plain()) for _ in range(20)}) == 20


@pytest.mark.parametrize("name", ["random", "greedy", "search@6"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    for game_name in all_names():
        game = find(game_name)
        mode = game.modes[0]
        told: list[list[tuple[int, int]]] = []
        for _ in range(2):
            s = game.new(game.check_setup(mode.name, mode.fewest, {}), seeded(8))
            moves: list[tuple[int, int]] = []
            if name == "random":
                play_game(game, s, [bot(name)] * mode.fewest, [seeded(seat) for seat in range(mode.fewest)], moves)
            else:
                dice = [seeded(seat) for seat in range(mode.fewest)]
                while s.todo and len(moves) < 8:
                    seat = s.todo[-1].seat
                    action = bot(name).choose(Seat(game, s, seat), dice[seat]).action
                    game.apply(s, seat, action, None)
                    moves.append((seat, action))
            told.append(moves)
        assert told[0] == told[1] and told[0]


def test_a_game_between_bots_is_a_valid_record() -> None:
    game = find("pebbles")
    setup = game.check_setup("", 3, {})
    s = game.new(setup, seeded(21))
    moves: list[tuple[int, int]] = []
    bots = [bot("random"), bot("greedy"), bot("search@5")]
    count = play_game(game, s, bots, [seeded(1), seeded(2), seeded(3)], moves)
    assert count == len(moves)
    lines = [f"{seat} {game.actions.words(action)}" for seat, action in moves]
    assert Course.of(Record(game, setup, 21, [], lines)).state.fingerprint() == s.fingerprint()


@pytest.mark.parametrize("name", ["search@60", "mcts@60"])
def test_a_search_says_why(name: str) -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(4))
    choice = bot(name).choose(Seat(game, s, 1), seeded(1))
    assert 0 < choice.tries <= 60
    assert choice.why[0].action == choice.action
    assert {w.action for w in choice.why} == set(game.legal(s, 1))
    assert sum(w.visits for w in choice.why) == choice.tries
    assert choice.why[0].visits >= max(w.visits for w in choice.why) - 1, "an unfinished round does not count"


def test_a_forced_answer_takes_no_thought() -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(4))
    s.heap = 1
    for name in OURS:
        choice = bot(name).choose(Seat(game, s, 0), seeded(1))
        assert game.actions.words(choice.action) == "pick 1" and choice.tries <= 1


def test_a_search_by_the_clock_stops() -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(4))
    assert Search("quick", 0.05, 0).choose(Seat(game, s, 0), seeded(1)).tries > 0
    assert Mcts("quick", 0.01, 0).choose(Seat(game, s, 0), seeded(1)).tries > 0


def test_full_playouts_reach_the_end() -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 4, {}), seeded(4))
    choice = Mcts("full", 0.0, 30, Style(turns=FULL)).choose(Seat(game, s, 2), seeded(1))
    assert choice.action in game.legal(s, 2)


def test_search_wins_the_last_round_it_can_foresee() -> None:
    """Two pebbles left, one point behind, and seat 0 takes first: only 2 wins."""
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(4))
    s.heap = 2
    s.won = [8, 0, 8, 1]
    assert game.actions.words(bot("search@200").choose(Seat(game, s, 0), seeded(1)).action) == "pick 2"


def test_a_search_gets_better_with_more_tries() -> None:
    game = find("pebbles")
    wins = {"search@60": 0, "random": 0}
    for number in range(60):
        names = ["search@60", "random"] if number % 2 == 0 else ["random", "search@60"]
        s = game.new(game.check_setup("", 2, {}), seeded(number))
        play_game(game, s, [bot(name) for name in names], [seeded(number + 100), seeded(number + 200)], None)
        places = game.places(s)
        if places[0] != places[1]:
            wins[names[places.index(1)]] += 1
    assert wins["search@60"] > wins["random"] * 1.5


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "greedy",
        "search",
        "search@1s",
        "search@0.05s",
        "search@500",
        "mcts",
        "mcts@500",
        "champion",
        "champion@500",
        "net",
    ],
)
def test_bots_have_names(name: str) -> None:
    assert bot(name).name == name
    assert bot(name).reproducible() == (name not in ("search", "search@1s", "search@0.05s", "mcts", "champion"))


@pytest.mark.parametrize(
    "name",
    ["", "gready", "search@", "search@s", "search@0", "search@0s", "search@-1", "search@1e3s", "search@infs", "search@1.5",
     "search@٣", "search@5 s", "greedy@5", "search@999999999", "search@1000s", "SEARCH", "search@1.2.3s"],
)  # fmt: skip
def test_unknown_names_are_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"search@1s"):
        bot(name)


def test_mcts_takes_the_same_budgets_and_refuses_the_same() -> None:
    counted = bot("mcts@500")
    assert isinstance(counted, Mcts) and counted.iterations == 500
    for name in ("mcts@", "mcts@0", "mcts@0s"):
        with pytest.raises(UnknownBot, match=r"mcts@1s"):
            bot(name)


def test_usual_search_has_a_fifth_of_a_second() -> None:
    usual = bot("search")
    assert isinstance(usual, Search) and usual.seconds == 0.2 and usual.iterations == 0
    counted = bot("search@500")
    assert isinstance(counted, Search) and counted.iterations == 500


def test_greedy_takes_the_best_end_of_its_turn() -> None:
    """A game whose `value` likes the third pick: greedy takes it, whatever the dice."""
    from tianxia.games.pebbles.game import PebblesGame

    def likes_three(self: Any, s: Any, seat: int) -> float:
        return float(s.picks[seat])

    game = type("LikesThree", (PebblesGame,), {"value": likes_three})()
    s = game.new(game.check_setup("", 3, {}), seeded(1))
    for seed in range(5):
        choice = Greedy("greedy").choose(Seat(game, s, 0), seeded(seed))
        assert game.actions.words(choice.action) == "pick 3"
        assert [game.actions.words(w.action) for w in choice.why] == ["pick 3", "pick 2", "pick 1"]


def test_split_generators_differ() -> None:
    dice = seeded(1)
    one, two = split(dice), split(dice)
    assert isinstance(one, Rng) and one.plain() != two.plain()
