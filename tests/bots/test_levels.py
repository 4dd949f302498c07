"""Levels see less far than the next one: they overlook answers, and of what they see they take the best."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests.bots.test_bots import positions
from tianxia.bots.catalogue import bot, names
from tianxia.bots.levels import LEVELS, SIGHTS, BadLevels, read, sights
from tianxia.bots.protocol import Seat
from tianxia.bots.table import play_game
from tianxia.engine.registry import all_names, find
from tianxia.engine.rng import seeded


def test_the_lobby_has_the_levels_the_strongest_last() -> None:
    assert names()[-len(LEVELS) :] == list(LEVELS) and len(LEVELS) >= 5
    assert [bot(name).name for name in LEVELS] == list(LEVELS)
    assert [name for name in LEVELS if not bot(name).reproducible()] == ["champion"]


@pytest.mark.parametrize("level", ["pupil", "traveller", "scribe"])
def test_a_weak_level_takes_the_best_of_the_answers_that_it_notices(level: str) -> None:
    game = find("zhanguo")
    wide = [(s, seat) for s, seat in positions(game, "", 2, seed=5, every=3, most=12) if len(game.legal(s, seat)) > 10]
    assert wide
    for s, seat in wide:
        noticed: set[int] = set()
        for dice in range(6):
            choice = bot(level).choose(Seat(game, s, seat), seeded(dice))
            assert len(choice.why) == sights(game)[level].noticed
            assert choice.why[0].action == choice.action and choice.why[0].value == max([w.value for w in choice.why])
            noticed.update([w.action for w in choice.why])
        assert len(noticed) > sights(game)[level].noticed, "it overlooks something else each time"


def test_where_there_is_little_to_choose_nothing_is_overlooked() -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(4))
    choice = bot("traveller").choose(Seat(game, s, 0), seeded(1))
    assert {w.action for w in choice.why} == set(game.legal(s, 0)) and len(choice.why) == 3


@pytest.mark.parametrize("name", all_names())
def test_every_level_sees_at_least_as_much_as_the_one_below(name: str) -> None:
    seen = sights(find(name))
    assert list(seen) == list(SIGHTS)
    assert [level for level in seen if seen[level].tries] == ["strategist"], "the server asks the others many times at once"
    for less, more in pairwise(seen.values()):
        assert not more.noticed or more.noticed > less.noticed > 0
        assert (more.ends * more.deals, more.tries) > (less.ends * less.deals, less.tries)
        assert more.turns >= less.turns and more.runners >= less.runners


def test_a_game_says_what_its_levels_see(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text("[pupil]\nnoticed = 2\nends = 4\n[strategist]\nends = 80\ndeals = 2\nrunners = 5\nturns = 3\ntries = 15\n")
    assert {name: sight.words() for name, sight in read(path).items()} == {
        "pupil": "notices 2, 4 ends in 1 deals",
        "strategist": "notices all, 80 ends in 2 deals, follows 5 for 3 turns in 15 tries",
    }
    for wrong, answer in (
        ("[champion]\nends = 4\n", "champion is no level with a sight: pupil, traveller"),
        ("[pupil]\nlooks = 4\n", "looks = 4; there is noticed, ends, deals"),
        ("[pupil]\nends = 0.5\n", "ends = 0.5; there is noticed, ends, deals, runners, turns, tries, each a number"),
        ("[pupil\n", "does not say what levels see"),
    ):
        path.write_text(wrong)
        with pytest.raises(BadLevels, match=re.escape(answer)):
            read(path)


@pytest.mark.parametrize("level", list(SIGHTS))
def test_the_same_dice_give_the_same_game(level: str) -> None:
    game = find("pebbles")
    told = []
    for _ in range(2):
        s = game.new(game.check_setup("", 3, {}), seeded(4))
        moves: list[tuple[int, int]] = []
        play_game(game, s, [bot(level)] * 3, [seeded(i) for i in range(3)], moves)
        told.append(moves)
    assert told[0] == told[1]
