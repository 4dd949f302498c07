"""The worked examples of the rulebook are true: each is played, and what the sentences say is what happens.

`prepare` makes the position, `steps` are played: words of an action, or a call of `tests/games/<game>/table.py`. A number is
read in seat 0's view: what it `is` afterwards, what it `was` before, or by how much it `change`d.
"""

import importlib
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.games.grammar import objections
from tests.games.texts import LANGUAGES, Texts, code_of
from tianxia.engine.registry import find, names
from tianxia.engine.rules_page import read_rules

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
KINDS = {"is", "was", "change"}


@cache
def examples(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((code_of(game) / "examples" / "examples.json").read_text(encoding="utf-8"))
    return found


def said_in(game: str, language: str) -> Texts:
    return Texts(f"{game}-example-", language, [code_of(game) / "examples" / f"{language}.ftl"])


GAMES = [game for game in names() if (code_of(game) / "examples").is_dir()]
ALL = [pytest.param(game, example, id=f"{game}-{example['id']}") for game in GAMES for example in examples(game)]


def follow(table: Any, step: str | list[Any]) -> None:
    if isinstance(step, str):
        table.play(step)
        return
    name, *given = step
    named = given.pop() if given and isinstance(given[-1], dict) else {}
    getattr(table, name)(*given, **named)


def number_at(view: Any, path: str) -> int:
    for part in path.split("/"):
        view = view[int(part)] if isinstance(view, list) else view[part]
    assert isinstance(view, int)
    return view


@pytest.mark.parametrize(("game", "example"), ALL)
def test_what_is_said_is_what_happens(game: str, example: dict[str, Any]) -> None:
    table = importlib.import_module(f"tests.games.{game}.table").Table(*example["table"])
    for step in example["prepare"]:
        follow(table, step)
    before = find(game).view(table.s, 0)
    for step in example["steps"]:
        follow(table, step)
    after = find(game).view(table.s, 0)
    for name, number in example["numbers"].items():
        (kind,) = KINDS & set(number)
        now = number_at(after, number["at"]) if kind != "was" else 0
        past = number_at(before, number["at"]) if kind != "is" else 0
        assert {"is": now, "was": past, "change": now - past}[kind] == number[kind], name


@pytest.mark.parametrize(("game", "example"), ALL)
def test_every_number_is_said_in_every_language(game: str, example: dict[str, Any]) -> None:
    numbers = {name: abs(number[kind]) for name, number in example["numbers"].items() for kind in KINDS & set(number)}
    for language in LANGUAGES:
        texts = said_in(game, language)
        key = f"{game}-example-{example['id']}"
        assert texts.own(f"{key}-text").used == set(numbers), language
        title, text = texts.say(example["id"], {}), texts.say(f"{example['id']}-text", numbers)
        assert title and text.endswith(".")
        assert not objections(game, language, "", title) and not objections(game, language, "", text), text


def rules_of(game: str) -> set[str]:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return {rule["id"] for rule in read_rules(page, find(game).prefix())}


@pytest.mark.parametrize("game", GAMES)
def test_pictures_and_the_player_aid_name_rules_that_there_are(game: str) -> None:
    """A heading names the rules under it."""
    known = rules_of(game)
    written = [(PAGE / game / "book.ts").read_text(), (PAGE / game / "aid" / "en.md").read_text()]
    named = set(re.findall(rf"{find(game).prefix()}-[\d.]+\d", "\n".join(written)))
    assert len(named) > 40
    assert not [one for one in named if not any(f"{rule}.".startswith(f"{one}.") for rule in known)]


@pytest.mark.parametrize("game", GAMES)
def test_examples_name_rules_that_there_are(game: str) -> None:
    assert len(examples(game)) >= 4
    for example in examples(game):
        assert example["rules"] and set(example["rules"]) <= rules_of(game), example["id"]
    ids = [example["id"] for example in examples(game)]
    for language in LANGUAGES:
        said = set(said_in(game, language).messages)
        assert said == {f"{game}-example-{one}{end}" for one in ids for end in ("", "-text")}, language


def test_every_game_that_is_drawn_has_examples() -> None:
    assert [game for game in names() if (PAGE / game).is_dir()] == GAMES
