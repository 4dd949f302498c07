"""The race of the search bot: equal chances, who starts, who leaves, how far is played on, what counts."""

from typing import Any

import pytest

from tests.bots.pebbles import pebbles, position
from tests.bots.test_bots import positions
from tianxia.bots import search
from tianxia.bots.judge import Judge, standing
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Seat
from tianxia.bots.search import Race, Search
from tianxia.engine.game import Game
from tianxia.engine.registry import find
from tianxia.engine.rng import Rng, seeded
from tianxia.engine.state import State


class CountingSeat(Seat):
    """Counts how often the hidden things are dealt."""

    deals = 0

    def resample(self, rng: Rng) -> State:
        self.deals += 1
        return super().resample(rng)


def opened(game: Game[Any], s: State, pace: Pace) -> tuple[Race, CountingSeat]:
    seat = CountingSeat(game, s, 0)
    race = Race(game, 0, pace, seeded(1), Judge())
    race.open(seat, seat.legal())
    return race, seat


def test_all_answers_of_a_round_are_tried_in_one_deal_with_the_same_dice() -> None:
    """Equal chances mean equal results for equal answers: nobody can be ahead by luck."""
    dicey = pebbles(value=lambda self, s, seat: float(s.won[seat * 2 + 1]))  # only what the dice give
    race, seat = opened(dicey, position(dicey, [0, 0]), Pace(turns=1, deals=3, doubt=1e9))
    race.actions = [race.actions[0]] * 3  # the same answer three times
    for _ in range(12):
        race.run_once(seat)
    assert race.rounds == 4 and seat.deals == 3 + 4
    assert race.results[0] == race.results[1] == race.results[2]
    assert len(set(race.results[0])) > 1, "another deal, other dice"


def test_who_is_clearly_behind_leaves() -> None:
    game = pebbles(value=lambda self, s, seat: 10.0 * self.totals(s)[seat])
    race, _ = opened(game, position(game, [0, 0]), Pace(turns=1, warm_up=2))
    race.results = [[0.0, 1.0], [9.0, 9.0], [8.5, 9.4]]  # behind by 9 and 8; level with the leader within chance
    race.opinions = [0.0, 0.0, 0.0]
    race.live = [0, 1, 2]
    race.rounds = 2
    race._drop()
    assert race.live == [1, 2]


def test_a_decided_race_ends_before_its_time() -> None:
    game = pebbles(value=lambda self, s, seat: 100.0 * s.won[seat * 2])  # pebbles only: taking 3 is plainly best
    s = position(game, [0, 0])
    choice = Search("short", 0.0, 10_000, Pace(turns=1)).choose(Seat(game, s, 0), seeded(1))
    assert game.actions.words(choice.action) == "pick 3" and choice.tries < 200


def test_the_best_by_first_opinion_start() -> None:
    game = pebbles(value=lambda self, s, seat: float(s.picks[seat]))
    race, _ = opened(game, position(game, [0, 0]), Pace(runners=2))
    assert [game.actions.words(race.actions[i]) for i in race.live] == ["pick 3", "pick 2"]


def test_an_unfinished_round_does_not_count() -> None:
    game = pebbles()
    race, _ = opened(game, position(game, [0, 0]), Pace(trust=0.0))
    race.results = [[1.0, 100.0], [2.0], [0.0]]
    race.rounds = 1
    assert race.best() == 1


def test_first_opinions_count_as_far_as_they_are_trusted() -> None:
    game = pebbles()
    for trust, winner in ((0.0, 1), (1.0, 0)):
        race, _ = opened(game, position(game, [0, 0]), Pace(trust=trust))
        race.opinions = [5.0, 0.0, 0.0]
        race.results = [[1.0], [3.0], [0.0]]
        race.rounds = 1
        assert race.best() == winner


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_every_try_is_judged_after_the_same_number_of_turns(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else an answer that ends the turn would be judged later than an idle one that goes on with it."""
    judged: list[int] = []

    def listening(game: Game[Any], s: State, seat: int) -> float:
        judged.append(game.turn(s) if s.todo else -1)
        return standing(game, s, seat)

    game = find("daimyo")
    monkeypatch.setattr(search, "standing", listening)
    compared = 0
    for s, seat in positions(game, "standard", 3, seed=5, every=23, most=8):
        number = game.turn(s)
        if number % 16 == 0 or number % 16 > 7:  # setup, and turns so late that the round may end
            continue
        judged.clear()
        pace = Pace(turns=turns, ends=2, own_ends=3, deals=1, hunch_ends=1, doubt=1e9)
        Search("far", 0.0, 10, pace).choose(Seat(game, s, seat), seeded(1))
        assert judged == [number + turns] * 10
        compared += 1
    assert compared >= 2


def test_seats_asked_at_once_are_played_for_as_well() -> None:
    """In playing on, a shared question gets the answer that looks best to each seat, not a random one."""
    game = pebbles(value=lambda self, s, seat: float(s.won[seat * 2] + s.picks[seat]))
    s = position(game, [0, 0])
    race, _ = opened(game, s, Pace())
    after = race._quick_turn(s.copy(), 1, game.turn(s), 16, seeded(1))
    assert game.save(after)["picks"] == [0, 3]


def test_a_race_without_time_follows_the_first_opinion() -> None:
    game = pebbles(value=lambda self, s, seat: float(s.picks[seat]))
    choice = Search("none", 0.0, 0).choose(Seat(game, position(game, [0, 0]), 0), seeded(1))
    assert choice.tries == 0 and game.actions.words(choice.action) == "pick 3"


@pytest.mark.parametrize("seed", range(3))
def test_values_are_told_in_points(seed: int) -> None:
    """With six pebbles left and nothing else to gain, nobody is told a lead of more than the heap and luck can give."""
    game = pebbles()
    s = position(game, [6, 6])
    s.heap = 6
    choice = Search("points", 0.0, 60).choose(Seat(game, s, 0), seeded(seed))
    assert all(-30.0 < weight.value < 30.0 for weight in choice.why)
