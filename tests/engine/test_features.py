"""A view as numbers: every word of the table, and that a table which does not fit is told where."""

import pytest

from tianxia.engine.features import (
    BadFeatures,
    Features,
    Part,
    amount,
    drawn,
    each,
    flag,
    keyed,
    left_out,
    listed,
    number,
    one_of,
    players,
    seat,
    seats,
    several,
    there,
    within,
)
from tianxia.engine.registry import find
from tianxia.engine.rng import seeded


def told(part: Part, value: object, eyes: int = 0, count: int = 3) -> dict[str, float]:
    """The numbers of one value, by name, without those that are 0."""
    features = Features([part], [], [])
    found = zip(features.names(), features.of({part.key: value}, eyes, count))
    return {name: round(x, 4) for name, x in found if x != 0}


def test_numbers_and_amounts() -> None:
    assert told(number("heap", 8), 2) == {"heap": 0.25}
    assert told(number("heap", 8), -8) == {"heap": -1.0}
    assert told(number("heap", 8), None) == {}
    assert told(amount("points", 50), 50) == {"points": 0.5}
    assert told(amount("points", 50), -150) == {"points": -0.75}
    assert told(flag("open"), True) == {"open": 1.0} and told(flag("open"), False) == {}
    assert told(there("card"), {"any": "thing"}) == {"card is there": 1.0} and told(there("card"), None) == {}


def test_ids() -> None:
    assert told(one_of("season", ("spring", "fall")), "fall") == {"season = fall": 1.0}
    assert told(several("hand", ("a", "b", "c"), 4), ["b", "a", "b"]) == {"a in hand": 0.25, "b in hand": 0.5}
    assert told(keyed("goods", ("wood", "stone"), [number("", 10)]), {"stone": 5}) == {"goods.stone": 0.5}


def test_players_are_counted_from_the_one_who_looks() -> None:
    assert told(seat("active"), 0, eyes=2, count=3) == {"active = player +1": 1.0}
    assert told(seat("active"), -1) == {} and told(seat("active"), None) == {}
    assert told(seats("passed"), [2, 0], eyes=2) == {"passed has player +0": 1.0, "passed has player +1": 1.0}
    assert told(seat("owner"), 2, eyes=1, count=2) == {"owner = player +2": 1.0}, "an automaton that is no player stays behind"
    names = players("gold", [number("", 10)])
    assert told(names, [1, 2, 3], eyes=1) == {"gold[player +0]": 0.2, "gold[player +1]": 0.3, "gold[player +2]": 0.1}
    assert told(names, [1, 2, 3], eyes=-1) == told(names, [1, 2, 3], eyes=0), "a watcher looks as the first seat does"


def test_things_within_things() -> None:
    tile = [one_of("id", ("x", "y")), left_out("picture"), within("cost", [number("gold", 4)])]
    value = [{"id": "y", "picture": "nice", "cost": {"gold": 1}}, None]
    assert told(listed("tiles", 3, tile), value) == {"tiles[0] id = y": 1.0, "tiles[0] cost.gold": 0.25}
    assert told(each("rows", [one_of("a", ("x", "y")), number("b", 4)]), ["y", 1]) == {"rows.a = y": 1.0, "rows.b": 0.25}
    board = drawn("board", ["left", "right"], lambda value, who: [0.5, float(who.place(0))])
    assert told(board, "anything", eyes=2) == {"board: left": 0.5, "board: right": 1.0}


@pytest.mark.parametrize(
    ("part", "value", "says"),
    [
        (number("heap", 8), 9, "at most 8, not 9"),
        (number("heap", 8), "many", "a number of at most 8"),
        (amount("points", 5), [], "a number"),
        (flag("open"), 1, "yes or no"),
        (one_of("season", ("spring",)), "dusk", "season: one of spring, not 'dusk'"),
        (several("hand", ("a",)), ["b"], "hand: one of a, not 'b'"),
        (several("hand", ("a",)), ["a", "a"], "at most 1 of a"),
        (seat("active"), 4, "a player from 0 to 3"),
        (seats("passed"), 1, "a list of players"),
        (each("regions", [number("", 4)]), [1, 2], "a list of 1"),
        (listed("tiles", 1, [number("", 4)]), [1, 2], "a list of at most 1"),
        (keyed("goods", ("wood",), [number("", 4)]), {"iron": 1}, "goods: one of wood"),
        (within("wheels", [number("inner", 4)]), {"outer": 1}, "wheels: the table does not name 'outer'"),
        (drawn("board", ["left"], lambda value, who: [0.0, 0.0]), 0, "1 numbers"),
    ],
)
def test_a_table_that_does_not_fit_says_where(part: Part, value: object, says: str) -> None:
    with pytest.raises(BadFeatures, match=says):
        told(part, value)


def test_two_parts_of_one_key_are_refused() -> None:
    with pytest.raises(BadFeatures, match="a key of its own"):
        Features([number("heap", 8), flag("heap")], [], [])


def test_the_teaching_game_from_both_sides() -> None:
    game = find("pebbles")
    s = game.new(game.check_setup("", 2, {}), seeded(1))
    game.apply(s, 1, game.actions.parse("pick 3"), None)
    numbers = [dict(zip(game.features.names(), game.observe(s, seat))) for seat in range(2)]
    assert [n["my_pick"] for n in numbers] == [0.0, 0.75]
    assert [n["picked[player +0]"] for n in numbers] == [0.0, 1.0]
    assert [n["picked[player +1]"] for n in numbers] == [1.0, 0.0]
    assert [n["I am asked"] for n in numbers] == [1.0, 0.0] and all(n["question = pick"] == 1.0 for n in numbers)
    assert all(n["heap"] == 0.5 for n in numbers)


def test_a_table_tells_where_players_are_named() -> None:
    table = [
        amount("heap", 5),
        players("hands", [seat("rival"), amount("cards", 5)]),
        listed("tiles", 2, [seats("")]),
        keyed("towns", ["a", "b"], [within("hall", [seat("owner")])]),
        each("rows", [within("first", [seat("who")])]),
        seat("active"),
    ]
    assert Features(table, [], []).players() == {
        "hands": "each",
        "hands.*.rival": "one",
        "tiles.*": "some",
        "towns.*.hall.owner": "one",
        "rows.*.who": "one",
        "active": "one",
    }
