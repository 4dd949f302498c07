"""Whole games, replayed line by line: every result with its sources is as it was written down."""

import json

import pytest

from tests.games.zhanguo.golden import FOLDER, GAMES, result
from tianxia.engine.course import Course
from tianxia.engine.record import read_record


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    match = Course.of(read_record(text))
    assert match.over
    assert result(match) == json.loads(text)["result"]
