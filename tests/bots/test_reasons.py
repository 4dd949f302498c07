"""Why one answer is better than another: parts that sum up, the same twice, blind to hidden things, and a line that is legal."""

from pathlib import Path
from typing import Any

import pytest

from tests.bots.installed import printed
from tests.bots.pebbles import pebbles, position
from tests.bots.test_bots import positions
from tianxia.bots.catalogue import bot
from tianxia.bots.pace import Pace
from tianxia.bots.protocol import Seat
from tianxia.bots.reasons import LATER, RIVALS, ROUNDS, STEPS, Reasons, reasons
from tianxia.bots.search import Search
from tianxia.engine.game import Game
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.engine.state import State

LEARNED = [("terracotta", 2), ("zhanguo", 2), ("daimyo", 2), ("great_wall", 3)]
TABLES = [*LEARNED, ("terracotta", 3), ("daimyo", 1), ("great_wall", 2)]


def thought(game: Game[Any], s: State, seat: int, name: str = "champion@8") -> Reasons:
    found = bot(name)
    assert isinstance(found, Search)
    found.pace = Pace(turns=2, ends=4, own_ends=8, hunch_ends=16, deals=2)
    return reasons(found, Seat(game, s, seat), seeded(3), game.legal(s, seat))


def told(found: Reasons) -> list[object]:
    others = [(b.answer, b.rounds, b.tenths, b.chance, [(p.source, p.tenths) for p in b.parts]) for b in found.others]
    return [found.best, found.race.mean_points(found.best), found.race.mean_chance(found.best), others, found.line]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_parts_sum_up_to_the_difference_and_hidden_things_change_nothing(name: str, seats: int) -> None:
    game = find(name)
    [(s, seat)] = positions(game, "", seats, seed=5, every=41, most=1)
    before = s.fingerprint()
    found = thought(game, s, seat)
    assert s.fingerprint() == before
    race, best = found.race, found.best
    assert found.others and all(b.tenths == sum(p.tenths for p in b.parts) for b in found.others)
    second = found.others[0]
    assert second.rounds >= ROUNDS, "the first two are compared in enough deals"
    gap = race.mean_points(best) - race.mean_points(second.answer)
    assert abs(gap - second.tenths / 10) <= 0.051, "they were tried in the same deals: the means differ by as much"
    for part in second.parts:
        if part.source >= 0:
            mean = [sum(end.sources[part.source] for end in race.ends[i]) / race.rounds for i in (best, second.answer)]
            assert abs(mean[0] - mean[1] - part.tenths / 10) <= 0.051
    rivals = seats > 1 and not game.together(s)
    assert (0 <= race.mean_chance(best) <= 1) if rivals else race.mean_chance(best) == -1
    twin = game.resample(s, seat, seeded(77))
    assert told(thought(game, twin, seat)) == told(found)


@pytest.mark.parametrize(("name", "seats"), LEARNED)
def test_the_line_is_legal_from_the_best_answer_on(name: str, seats: int) -> None:
    game = find(name)
    [(s, seat)] = positions(game, "", seats, seed=6, every=33, most=1)
    found = thought(game, s, seat)
    assert found.line[0] == (seat, game.legal(s, seat)[found.best])
    assert game.view(found.deal, seat) == game.view(s, seat), "it begins with what the seat sees"
    on = found.deal.copy()
    choices = 0
    for who, action in found.line:
        choices += len(game.legal(on, who)) > 1
        assert game.why_not(on, who, action) is None
        game.apply(on, who, action, None)
    assert 1 <= choices <= STEPS


def test_a_blunder_is_costly_and_says_where_the_points_are_lost() -> None:
    """Ten points for every pebble, and nothing else counts: 3 is plainly best, 1 is plainly costly."""
    game = pebbles(
        points=lambda self, s: [[10 * s.won[i * 2], 0] for i in range(s.seats)],
        value=lambda self, s, seat: 10.0 * s.won[seat * 2],
    )
    s = position(game, [0, 0])
    seat = Seat(game, s, 0)
    found = reasons(Search("search", 0.0, 30, Pace(turns=1, doubt=1e9)), seat, seeded(1), seat.legal())
    assert game.actions.words(seat.legal()[found.best]) == "pick 3"
    assert [found.verdict(i) for i in range(3)] == ["costly", "costly", "fine"]
    two, one = found.others
    assert [(p.source, p.tenths) for p in one.parts] == [(0, 200)] and one.tenths == 200 and two.tenths == 100
    assert one.chance > two.chance > 0.1


def test_what_is_no_points_yet_is_told_as_later_and_what_rivals_get_less_by_itself() -> None:
    game = pebbles(
        points=lambda self, s: [[0, 0] for _ in range(s.seats)],
        value=lambda self, s, seat: 2.0 * s.won[seat * 2] - (1.0 * s.won[0] if seat == 1 else 0.0),
    )
    s = position(game, [0, 0])
    seat = Seat(game, s, 0)
    found = reasons(Search("search", 0.0, 30, Pace(turns=1, doubt=1e9)), seat, seeded(1), seat.legal())
    assert {p.source: p.tenths for p in found.others[0].parts} == {RIVALS: 10, LATER: 20}


def test_what_looks_costly_and_was_hardly_tried_is_unsure() -> None:
    game = pebbles(value=lambda self, s, seat: 10.0 * s.won[seat * 2])
    s = position(game, [0, 0])
    game.apply(s, 1, game.actions.parse("pick 1"), None)  # so that the own pick is seen to bring something
    seat = Seat(game, s, 0)
    found = reasons(Search("search", 0.0, 30, Pace(turns=1, runners=2)), seat, seeded(1), seat.legal())
    assert found.verdict(0) == "unsure", "20 points behind at first sight, and not in the race"
    assert found.verdict(found.best) == "fine"


REASONS = """
from tianxia.bots.catalogue import bot
from tianxia.bots.protocol import Seat
from tianxia.bots.reasons import reasons
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
game = find("terracotta")
position = game.new(game.check_setup("standard", 2, {}), seeded(7))
found = reasons(bot("search@8"), Seat(game, position, 0), seeded(3), game.legal(position, 0))
print(len(found.others))
"""


def test_reasons_are_found_where_the_bots_are_compiled_too(tmp_path: Path) -> None:
    [others] = printed(REASONS, tmp_path)
    assert int(others) > 0
