"""Numbers and words of actions."""

import pytest

from tianxia.engine.actions import ActionSpace, Arg, BadWords, Block, number

TURN = Block("turn", 0, (Arg("wheel", ("none", "inner", "middle")),))
PUT = Block("put", TURN.end, (Arg("worker", ("craftsman", "artist")), number("segment", 12), number("way", 3, first=1)))
STOP = Block("stop", PUT.end)
SPACE = ActionSpace([TURN, PUT, STOP])


def test_layout_is_mixed_radix() -> None:
    assert (TURN.start, TURN.end, PUT.start, PUT.end, STOP.end) == (0, 3, 3, 75, 76)
    assert PUT.id(1, 7, 2) == 3 + (1 * 12 + 7) * 3 + 2
    assert (PUT.x(62), PUT.y(62), PUT.z(62)) == (1, 7, 2)


def test_words_and_numbers_are_a_bijection() -> None:
    words = [SPACE.words(action) for action in range(SPACE.size)]
    assert len(set(words)) == SPACE.size
    assert [SPACE.parse(w) for w in words] == list(range(SPACE.size))
    assert SPACE.words(PUT.id(1, 7, 2)) == "put artist 7 3"
    assert SPACE.named(PUT.id(0, 11, 0)) == {"worker": "craftsman", "segment": "11", "way": "1"}


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ("", "verbs are: turn, put, stop"),
        ("fly", "verbs are: turn, put, stop"),
        ("put artist", "it would be: put <worker: craftsman|artist> <segment: 0…11>"),
        ("put artist 12 1", "<segment: 0…11>"),
        ("put  artist 1 1", "it would be: put"),
        ("turn Inner", "<wheel: none|inner|middle>"),
    ],
)
def test_bad_words_say_what_would_be_right(words: str, hint: str) -> None:
    with pytest.raises(BadWords, match=r".") as error:
        SPACE.parse(words)
    assert hint in str(error.value)


@pytest.mark.parametrize("action", [-1, 76, 10**9])
def test_numbers_outside_are_refused(action: int) -> None:
    with pytest.raises(BadWords, match="0 to 75"):
        SPACE.words(action)


def test_blocks_with_a_gap_or_a_double_verb_are_refused() -> None:
    with pytest.raises(ValueError, match="starts at 4"):
        ActionSpace([TURN, Block("put", 4)])
    with pytest.raises(ValueError, match="two blocks"):
        ActionSpace([TURN, Block("turn", 3)])


def test_added_blocks_follow_each_other() -> None:
    space = ActionSpace()
    added = [space.add(block.verb, *block.args) for block in SPACE.blocks]
    assert [block.start for block in added] == [block.start for block in SPACE.blocks]
    assert space.layout() == SPACE.layout() and space.size == SPACE.size
    with pytest.raises(ValueError, match="two blocks"):
        space.add("turn")
