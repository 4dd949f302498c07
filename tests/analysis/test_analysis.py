"""The analysis of a game: what it adds up to, and that the same game gives the same."""

from functools import cache

import pytest

from tianxia.analysis.analysis import Analysis, analyse, sampled, to_look_at
from tianxia.analysis.moments import moment_of, moments
from tianxia.analysis.outlook import Foresight
from tianxia.analysis.playouts import Rest, rest_at
from tianxia.bots.random_bot import RandomBot
from tianxia.bots.table import play_game
from tianxia.engine.course import BOT, Course
from tianxia.engine.record import Record
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded

SMALL = {"worlds": 2, "tries": 6, "evenly": 4, "suspected": 2, "playouts": 1}


@cache
def played(name: str, seats: int, seed: int = 3) -> Course:
    """A game of random bots."""
    game = find(name)
    record = Record(game, game.check_setup("", seats, {}), seed, [], [])
    moves: list[tuple[int, int]] = []
    bots = [RandomBot("random")] * seats
    play_game(game, record.first_position(), list(bots), [seeded(seat) for seat in range(seats)], moves)
    return Course(record, lines=[(f"{seat} {game.actions.words(action)}", BOT, False) for seat, action in moves])


def hold(found: Analysis) -> None:
    """What is true of every analysis."""
    course = found.course
    seats = range(course.state.seats)
    outlooks = [found.first, *[moment.after for moment in found.moments]]
    assert len(outlooks) == len(course.moves) + 1
    if found.in_chances:
        for outlook in outlooks:
            assert sum(outlook.chances) == pytest.approx(1.0)
            assert all(0.0 <= chance <= 1.0 for chance in outlook.chances)
    assert outlooks[-1].points == course.game.totals(course.state)[: len(seats)]
    for seat, account in enumerate(found.accounts):
        assert account.start + account.luck + account.decisions + account.unforeseen == pytest.approx(account.end)
        assert account.end == pytest.approx(found.scale(outlooks[-1])[seat])
        assert 0 <= account.agreed <= account.sound <= account.looked_at <= account.answers
    for one in found.verdicts:
        assert one.best in course.game.legal(course.at(one.move), course.moves[one.move].seat)
        assert one.points >= 0.0 and one.chance >= 0.0
        assert not one.sound or one.points == one.chance == 0.0


@pytest.mark.parametrize("seats", [2, 3])
def test_an_analysis_adds_up_and_is_the_same_again(seats: int) -> None:
    one, other = [analyse(played("pebbles", seats)) for _ in range(2)]
    hold(one)
    assert [m.plain() for m in one.moments] == [m.plain() for m in other.moments]
    assert [v.plain() for v in one.verdicts] == [v.plain() for v in other.verdicts]
    assert any(account.luck != 0.0 for account in one.accounts)


def test_a_real_game_that_somebody_has_learned() -> None:
    found = analyse(played("daimyo", 2), worlds=1, tries=2, evenly=1, suspected=1, playouts=1, halts=1)
    hold(found)
    assert found.learned and found.in_chances
    assert found.verdicts


def test_pieces_give_what_the_whole_gives() -> None:
    course = played("pebbles", 2)
    foresight = Foresight(course, [Rest(0, 3.0, 2.0)])
    whole = moments(course, foresight, 0, len(course.moves))
    parts = moments(course, foresight, 0, 3) + moments(course, foresight, 3, len(course.moves))
    assert [m.plain() for m in whole] == [m.plain() for m in parts]
    assert [moment_of(m.plain()).plain() for m in whole] == [m.plain() for m in whole]


def test_only_what_tells_something_new_is_luck() -> None:
    """In Pebbles the first of two hidden picks tells nobody anything."""
    course = played("pebbles", 2)
    found = analyse(course, **SMALL)
    told = [move.reveals for move in course.told()]
    for moment in found.moments:
        assert any(moment.luck.chances) <= told[moment.move]


def test_the_decisions_looked_at_are_few_and_even() -> None:
    course = played("pebbles", 2)
    found = moments(course, Foresight(course, [Rest(0, 0.0, 2.0)]), 0, len(course.moves))
    assert len(sampled(found, 4)) == 4
    looked = to_look_at(found, True, 4, 2)
    assert len(looked) == len(set(looked)) == 6
    assert set(sampled(found, 4)) <= set(looked)


def test_between_two_known_moments_it_goes_straight() -> None:
    known = [Rest(0, 100.0, 20.0), Rest(10, 50.0, 10.0)]
    assert rest_at(known, 5).plain() == [5, 75.0, 15.0]
    assert rest_at(known, 10).gain == rest_at(known, 99).gain == 50.0
