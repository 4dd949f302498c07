"""What an offer says beforehand: what is over with an answer, and what is proposed to a newcomer; and why undo ends."""

from typing import Any

import pytest

from tianxia.engine.course import Course, Prepared, seats_of
from tianxia.engine.game import Game
from tianxia.engine.offer import offers
from tianxia.engine.record import Record
from tianxia.engine.registry import all_names, find
from tianxia.engine.rng import seeded

EVERY_MODE = [(name, mode.name) for name in all_names() for mode in find(name).modes]


def in_silence(game: Game[Any], step: Prepared, seat: int) -> None:
    """The table gives the only answers, and others say nothing to reactions, until somebody is really asked."""
    step.settle()
    while step.state.todo:
        ask = step.state.ask()
        quiet = game.decisions[ask.kind].silence
        if not quiet or (ask.waiting >> seat) & 1:
            return
        step.play(seats_of(ask.waiting)[0], game.actions.parse(quiet), "person")
        step.settle()


@pytest.mark.parametrize(("name", "mode"), EVERY_MODE)
def test_what_an_answer_ends_is_what_happens(name: str, mode: str) -> None:
    game = find(name)
    fewest = next(m.fewest for m in game.modes if m.name == mode)
    step = Prepared(game, 0, None, 0, game.new(game.check_setup(mode, fewest, {}), seeded(5)), 10_000)
    dice = seeded(2)
    ended: set[str] = set()
    for _ in range(120):
        if not step.state.todo:
            break
        seat = seats_of(step.state.ask().waiting)[0]
        reaction = game.decisions[step.state.ask().kind].silence
        said = offers(game, step.state, seat)
        chosen = said[dice.below(len(said))] if not reaction else next(one for one in said if one.words == reaction)
        turn, chapter, before = game.turn(step.state), game.chapter(step.state), step.count
        step.play(seat, chosen.action, "person")
        in_silence(game, step, seat)
        if reaction:
            assert chosen.ends == ""
        elif any(move.reveals for move in step.moves[before:]):
            assert chosen.reveals
        else:
            now = step.state
            mine = bool((now.ask().waiting >> seat) & 1) and game.turn(now) == turn
            assert chosen.ends == ("round" if game.chapter(now) != chapter else "" if mine else "turn")
            ended.add(chosen.ends)
    assert "" in ended or name == "pebbles"
    assert ended & {"turn", "round"} or (name, mode) == ("terracotta", "solo")  # there the Rival's next card is turned up


@pytest.mark.parametrize(("name", "mode"), EVERY_MODE)
def test_a_proposal_is_one_of_the_answers_and_made_from_what_the_seat_knows(name: str, mode: str) -> None:
    game = find(name)
    most = next(m.most for m in game.modes if m.name == mode)
    kinds: set[str] = set()
    for seed in range(5):
        s = game.new(game.check_setup(mode, most, {}), seeded(seed))
        for _ in range(3 * most):
            ask = s.ask()
            seat = seats_of(ask.waiting)[0]
            decision = game.decisions[ask.kind]
            proposed = decision.proposal(s, ask, seat)
            if proposed >= 0:
                kinds.add(decision.name)
                assert [one.action for one in offers(game, s, seat) if one.proposed] == [proposed]
                assert decision.proposal(game.resample(s, seat, seeded(seed + 9)), ask, seat) == proposed
            game.apply(s, seat, proposed if proposed >= 0 else game.legal(s, seat)[0], None)
    assert kinds == {"daimyo": {"clan", "start"}, "great_wall": {"keep"}}.get(name, set())


def test_a_first_game_of_daimyo_is_for_three() -> None:
    assert [mode.usual for mode in find("daimyo").modes] == [3, 1]
    for name in all_names():
        assert all(mode.fewest <= mode.usual <= mode.most for mode in find(name).modes)


def test_undo_says_why_it_goes_no_further() -> None:
    game = find("pebbles")
    course = Course(Record(game, game.check_setup("", 3, {}), 4, [], []))
    assert course.undo_why(0) == "start"
    course.play(0, game.legal(course.state, 0)[0])
    assert course.undo_why(0) == "start" and course.undo_why(1) == "start"  # what is hidden and open holds nobody up
    course.play(1, game.legal(course.state, 1)[0])
    course.play(2, game.legal(course.state, 2)[0])
    assert course.undo_why(0) == "other" and course.undo_why(2) == "revealed"
    course.play(0, game.legal(course.state, 0)[0], "bot")
    assert course.undo_why(0) == "advice"


def test_undo_tells_dice_from_what_was_turned_up() -> None:
    game = find("daimyo")
    course = Course(Record(game, game.check_setup("standard", 2, {}), 1, [], []))
    seen: set[str] = set()
    dice = seeded(3)
    while len(course.moves) < 60:
        seat = course.waiting()[0]
        legal = game.legal(course.state, seat)
        course.play(seat, legal[dice.below(len(legal))])
        seen.add(course.undo_why(seat))
    assert {"start", "rolled", "other"} == seen
    stored = Course(course.record, 40, [(line, "person", move.reveals) for line, move in zip(course.lines, course.moves)])
    assert [stored.undo_why(seat) for seat in (0, 1)] == [course.undo_why(seat) for seat in (0, 1)]  # read from the store
