"""Every rule is also said for players: a sentence or two without the words of an engine, in every language that the rules have.

docs/rules/<game>.md is exact; docs/rules/players/<game>.md (<game>.pl.md, …) says the same the way one explains it at a table.
"""

import re
from pathlib import Path

import pytest

from tianxia.engine.registry import find, names
from tianxia.engine.rules_page import read_rules

RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
LANGUAGES = ["en", "pl", "cs"]
PAGES = [(game, language) for game in names() for language in LANGUAGES]
LONGEST = 280  # characters: what is read at a glance
# Signs, formulas, names of constants, ids, letters that stand for things, shouted words: what a program says, not a person.
ENGINE_WORDS = re.compile(
    r"""[`_<>=≥≤≠→⇒×∈{}\[\]|*#]        # signs of formulas and of markup
    | \b\w+\(                           # unrest(r), OFFICIAL(choice
    | \b[A-ZĄĆĘŁŃÓŚŹŻČŘŠŽÝÁÉÍ]{2,}-[\dA-Z]  # OQ-60, GW-3.1, D-CLAN
    | \b(?![IVX]+\b)[A-ZĄĆĘŁŃÓŚŹŻČŘŠŽÝÁÉÍ]{3,}\b   # UNIFY
    | \b(?!I\b|[AIOUWZKSV]\b)[B-Z]\d?\b # letters that stand for something: X, R1
    | \b[A-Za-z]+\d\b                   # TF1, RT4
    """,
    re.VERBOSE,
)
# What a reader of another language should not meet: English words that have one in Polish and in Czech.
ENGLISH = re.compile(r"\b(the|and|with|player|players|card|cards|may|must|each|round|turn)\b", re.IGNORECASE)


def said(game: str, language: str) -> dict[str, str]:
    path = RULES / "players" / (f"{game}.md" if language == "en" else f"{game}.{language}.md")
    return {rule["id"]: rule["text"] for rule in read_rules(path.read_text(encoding="utf-8"), find(game).prefix())}


def exact(game: str) -> dict[str, str]:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return {rule["id"]: f"{rule['text']} {rule['provenance']}" for rule in read_rules(page, find(game).prefix())}


def numbers(text: str) -> set[int]:
    return {int(n) for n in re.findall(r"\d+", text)}


def faults(text: str) -> list[str]:
    found = [f"engine word {word[0]!r}" for word in ENGINE_WORDS.finditer(text)]
    if len(text) > LONGEST:
        found.append(f"{len(text)} characters, at most {LONGEST}")
    if not re.search(r"[.!?…][”\"’)]?$", text):
        found.append("not a whole sentence")
    if not re.match(r"[^\W\d_a-ząćęłńóśźżčřšžýáéíěůťďň]|[\d„“\"(]", text):
        found.append("no capital letter at the beginning")
    return found


def test_the_words_of_an_engine_are_found() -> None:
    for text in (
        "Only if unrest(r) < max(r).",
        "UNIFY needs a marker.",
        "See OQ-60.",
        "Take TF1 first.",
        "Player X pays.",
        "Official of R1.",
        "a lower case letter.",
        "No end",
        "Long. " * 60,
    ):
        assert faults(text), text
    for text in (
        "Take 2 cards.",
        "A Techno-Farm costs 3 stone.",
        "Row II scores.",
        "I own it (not you).",
        "Z talii dobierzcie 1 kartę.",
    ):
        assert not faults(text), text


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_rule_is_said_for_players(game: str, language: str) -> None:
    assert list(said(game, language)) == list(exact(game))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_it_is_said_in_sentences_without_the_words_of_an_engine(game: str, language: str) -> None:
    assert {name: found for name, text in said(game, language).items() if (found := faults(text))} == {}


@pytest.mark.parametrize("game", names())
def test_no_figure_is_invented(game: str) -> None:
    rules = exact(game)
    assert {i: more for i, text in said(game, "en").items() if (more := numbers(text) - numbers(rules[i]))} == {}


@pytest.mark.parametrize(("game", "language"), [page for page in PAGES if page[1] != "en"])
def test_every_language_says_the_same_figures_in_words_of_its_own(game: str, language: str) -> None:
    english, ours = said(game, "en"), said(game, language)
    assert {i: text for i, text in ours.items() if numbers(text) != numbers(english[i])} == {}
    assert {i: text for i, text in ours.items() if ENGLISH.search(text) or text == english[i]} == {}
