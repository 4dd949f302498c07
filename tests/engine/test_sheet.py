"""A sheet of numbers: written from left to right, players counted from the one who looks, memory that others can read."""

from typing import Any

import pytest

from tianxia.engine.events import WATCHER
from tianxia.engine.features import flag, number, one_of, several, within
from tianxia.engine.laws import Broken, check_game
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded
from tianxia.engine.sheet import Sheet, Stamp

GAMES = ("terracotta", "zhanguo", "daimyo", "great_wall")


def test_what_is_written_stands_side_by_side() -> None:
    sheet = Sheet(20)
    sheet.begin(2, 3, 20)
    sheet.number(3, 6)
    sheet.amount(-5, 5)
    sheet.flag(True)
    sheet.one_of(1, 3)
    sheet.one_of(-1, 2)
    sheet.player(0)  # after seat 2 of three comes seat 0
    sheet.bits(0b101, 3)
    sheet.skip(1)
    assert sheet.at == 16
    assert list(sheet.numbers)[:16] == [0.5, -0.5, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0]
    assert memoryview(sheet.numbers).tolist() == list(sheet.numbers)


def test_a_sheet_is_empty_when_it_begins_again() -> None:
    sheet = Sheet(4)
    sheet.begin(0, 2, 3)
    sheet.player_mask(0b11)
    sheet.begin(WATCHER, 2, 3)
    assert sheet.at == 0 and list(sheet.numbers) == [0.0] * 4


def test_players_are_counted_from_the_one_who_looks_and_an_automaton_stays_behind() -> None:
    sheet = Sheet(8)
    sheet.begin(1, 2, 8)
    assert [sheet.place(player) for player in range(3)] == [1, 0, 2]
    sheet.each_number([5, 10], 10)
    sheet.each_amount([1, 0, 1], 1)
    assert list(sheet.numbers) == [1.0, 0.5, 0, 0, 0, 0.5, 0.5, 0]


def test_a_stamp_is_what_the_table_makes_of_a_thing() -> None:
    parts = [number("n", 4), one_of("colour", ("red", "blue")), within("more", [flag("yes"), several("ids", range(3))])]
    stamp = Stamp(parts, {"n": 2, "colour": "blue", "more": {"yes": True, "ids": [2]}})
    sheet = Sheet(stamp.size + 1)
    sheet.begin(0, 1, 8)
    sheet.stamp(stamp)
    assert list(sheet.numbers) == [0.5, 0, 1, 1, 0, 0, 1, 0]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_writes_the_numbers_of_its_view(name: str) -> None:
    """In every position of a game of each mode, for every seat and a watcher; the laws do it at scale."""
    game: Any = find(name)
    compared = 0
    for mode in game.modes:
        for seats in range(mode.fewest, mode.most + 1):
            s = game.new(game.check_setup(mode.name, seats, {}), seeded(seats))
            dice = seeded(7)
            sheet = Sheet(game.features.size)
            names = game.features.names()[: game.features.view_size]
            while True:
                looking = range(WATCHER, seats) if dice.below(8) == 0 or not s.todo else range(0)
                for eyes in looking:
                    seen = game.features.of(game.view(s, eyes), eyes, game.players(s))
                    game.observe_into(s, eyes, sheet)
                    wrong = {
                        n: (seen[i], sheet.numbers[i]) for i, n in enumerate(names) if abs(seen[i] - sheet.numbers[i]) > 1e-9
                    }
                    assert not wrong, f"{mode.name}, {seats} seats, seat {eyes}: {wrong}"
                    compared += 1
                if not s.todo:
                    break
                asked = s.todo[-1].seat
                legal = game.legal(s, asked)
                game.apply(s, asked, legal[dice.below(len(legal))], None)
    assert compared > 100


def test_the_law_sees_a_number_that_is_not_the_views() -> None:
    game: Any = find("terracotta")

    class Twin(type(game)):  # type: ignore[misc]
        def write_view(self, s: Any, seat: int, sheet: Sheet) -> None:
            super().write_view(s, seat, sheet)
            sheet.numbers[0] = 0.123

    with pytest.raises(Broken, match="round"):
        twin = Twin()
        check_game(twin, twin.check_setup("", 2, {}), 1, 1)
