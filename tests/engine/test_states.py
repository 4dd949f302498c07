"""Declared once: the states are what their fields say, and stored positions keep their meaning (engine/fields.py)."""

import pytest

from tianxia.engine.fields import BadState, Field, mask, masks, number, per, piles, row
from tools.states import GAMES, declared_games, state_of

CARDS = ("fox", "owl", "elk")
FIELDS: list[tuple[Field, object, object]] = [
    (number("turn"), 7, 7),
    (number("card", of=CARDS), 2, "elk"),
    (number("card", of=CARDS), -1, None),
    (mask("left", of=CARDS), 0b101, ["fox", "elk"]),
    (row("deck", of=CARDS), [2, 0, -1], ["elk", "fox", None]),
    (row("coins"), [3, 0], [3, 0]),
    (masks("hands", of=CARDS), [0b11, 0], [["fox", "owl"], []]),
    (piles("stacks", of=CARDS), [[1], [], [0, 2]], [["owl"], [], ["fox", "elk"]]),
    (per("owner", CARDS), [0, -1, 1], {"fox": 0, "owl": -1, "elk": 1}),
]


@pytest.mark.parametrize("game", declared_games())
def test_the_written_state_is_what_the_fields_say(game: str) -> None:
    assert (GAMES / game / "state.py").read_text() == state_of(game), "stale: make states"


@pytest.mark.parametrize(("field", "value", "stored"), FIELDS)
def test_what_stands_for_something_is_stored_by_its_name(field: Field, value: object, stored: object) -> None:
    assert field.saved(value) == stored
    assert field.loaded(stored) == value


@pytest.mark.parametrize(("field", "value", "stored"), [case for case in FIELDS if case[0].of])
def test_names_keep_their_meaning_when_their_table_changes(field: Field, value: object, stored: object) -> None:
    other = Field(field.name, field.shape, field.note, ("gnu",) + field.of[::-1])
    again = other.saved(other.loaded(stored))
    if isinstance(again, dict):
        assert again.pop("gnu") == 0, "a card that is new"
    assert in_order(again) == in_order(stored)


def in_order(stored: object) -> object:
    """Names without the order that they have in their table."""
    return sorted([str(in_order(one)) for one in stored]) if isinstance(stored, list) else stored


@pytest.mark.parametrize(
    ("field", "stored"),
    [
        (number("turn"), "seven"),
        (number("turn"), True),
        (number("turn"), [1]),
        (row("coins"), 3),
        (row("coins"), [1, "x"]),
        (piles("stacks"), [1, 2]),
        (number("card", of=CARDS), "cat"),
        (number("card", of=CARDS), 1),
        (mask("left", of=CARDS), ["cat"]),
        (mask("left", of=CARDS), 3),
        (row("deck", of=CARDS), "fox"),
        (piles("stacks", of=CARDS), ["fox"]),
        (per("owner", CARDS), {"cat": 1}),
        (per("owner", CARDS), [1, 2, 3]),
    ],
)
def test_what_does_not_fit_is_refused_by_name(field: Field, stored: object) -> None:
    with pytest.raises(BadState, match=f"{field.name!r} in the saved position cannot be"):
        field.loaded(stored)
