"""The texts of all games: none missing or left over, every variant can be said, the languages agree, whole games can be told."""

from importlib import import_module
from typing import Any

import pytest
from babel import Locale

from tests.games.grammar import objections
from tests.games.texts import COLUMNS, LANGUAGES, PLURALS, missing_or_left_over, texts
from tianxia.engine.events import Log
from tianxia.engine.registry import find, names
from tianxia.engine.rng import seeded
from tianxia.lab.check import Table, tables

GAMES = names()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_missing_or_left_over(game: str, language: str) -> None:
    """What the code of a game can say is told by its own test_texts.py: `wanted`."""
    wanted: set[str] = import_module(f"tests.games.{game}.test_texts").wanted()
    assert missing_or_left_over(game, language, wanted) == ([], [])


@pytest.mark.parametrize(("column", "language"), list(enumerate(COLUMNS)))
@pytest.mark.parametrize("game", GAMES)
def test_terms_are_those_of_the_glossary(game: str, column: int, language: str) -> None:
    """Each term in words; where the page gives none, the texts are free."""
    glossary: dict[str, tuple[str, ...]] = import_module(f"tests.games.{game}.test_texts").glossary()
    assert len(glossary) > 60
    for name, words in glossary.items():
        if words[column]:
            assert texts(game, language).say(f"term-{name}", {}) == words[column]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_every_text(game: str, language: str) -> None:
    """Each variant of each selector once, with numbers 0, 1, 2, 5 and 22 for the rest."""
    found = texts(game, language)
    for key in found.messages:
        name = key.removeprefix(f"{game}-")
        uses = found.uses(key)
        for n in (0, 1, 2, 5, 22):
            found.say(name, dict.fromkeys(uses.used, n))
        for variable, values in uses.choices.items():
            for value in values - PLURALS:
                found.say(name, {**dict.fromkeys(uses.used, 3), variable: int(value) if value.isdigit() else value})


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_languages_use_the_same_variables_and_choices(game: str, language: str) -> None:
    ours, english = texts(game, language), texts(game, "en")
    for key in english.messages:
        here, there = ours.uses(key), english.uses(key)
        assert here.used - {"amount"} == there.used - {"amount"}, key  # a language may leave a number to the grammar
        for name in set(here.choices) & set(there.choices):
            assert here.choices[name] - PLURALS == there.choices[name] - PLURALS, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_plurals_are_complete(game: str, language: str) -> None:
    forms = {"other", *Locale.parse(language).plural_form.tags} - {"many"}  # which texts say with "other"
    found = texts(game, language)
    for key in found.messages:
        for values in found.own(key).choices.values():
            if "one" in values:
                assert values == forms, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "table", [table for game in GAMES for table in tables(game)], ids=lambda t: f"{t.game}-{t.mode}-{t.seats}"
)
def test_everything_that_happens_can_be_said(table: Table, language: str) -> None:
    """Questions, answers, warnings, refusals and events of a random game, in words that no editor objects to."""
    game = find(table.game)
    found = texts(table.game, language)
    faults: dict[str, str] = {}

    def say(key: str, args: dict[str, Any]) -> str:
        sentence = found.say(key, args)
        whole = f"{args['amount']} {sentence}" if key.startswith("what-") else sentence
        if wrong := objections(table.game, language, key, whole):
            faults[key] = f"{whole} ← {', '.join(wrong)}"
        return sentence

    s = game.new(table.setup(3), seeded(table.seats))
    dice = seeded(3)
    said: set[str] = set()
    for i in range(10_000):
        if not s.todo:
            break
        ask = s.todo[-1]
        decision = game.decisions[ask.kind]
        said.add(say(f"ask-{decision.name}", decision.about(s, ask)))
        actions = game.legal(s, ask.seat)
        action = actions[dice.below(len(actions))]
        parts = {name: int(part) if part.isdigit() else part for name, part in game.actions.named(action).items()}
        said.add(say(f"act-{game.actions.block(action).verb}", {**parts, "player": "Li", "asked": decision.name}))
        for reason in decision.warnings(s, ask, ask.seat, action):
            said.add(say(f"mind-{reason.key}", reason.args))
        block = [b for b in game.actions.blocks if b.verb in decision.verbs][i % len(decision.verbs)]
        refused = game.why_not(s, ask.seat, block.start + (i * 7) % block.size)
        if refused is not None:
            said.add(say(f"no-{refused.key}", refused.args))
        log = Log()
        game.apply(s, ask.seat, action, log)
        for event in log.events:
            if event.what:
                said.add(say(f"what-{event.what}", {"amount": abs(event.amount)}))
                said.add(say(f"source-{event.source}", {}))
            else:
                for told in (event, event.veil):
                    if told is not None:
                        said.add(say(f"log-{told.key}", {**told.args, "player": "Li"}))
    said.add(say(f"end-{game.end_reason(s)}", {}))
    assert len(said) > 80
    assert not faults
