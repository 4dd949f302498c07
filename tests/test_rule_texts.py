"""The translated rule pages say the same as the English ones: same ids, same origin, same numbers.

A page is docs/rules/<game>.md; its translation is docs/rules/<game>.<language>.md. Open questions and hints have ids too.
"""

import re
from pathlib import Path

import pytest

from tianxia.engine.registry import find, names
from tianxia.engine.rules_page import read_rules

RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
GAMES = {game: find(game).prefix() for game in names()}
TRANSLATED = [(game, path.stem.partition(".")[2]) for game in GAMES for path in sorted(RULES.glob(f"{game}.*.md"))]
ORIGIN = re.compile(r"(?<![\w`:-])(P\*|[PER](?![\w*:'’]))")
# Words that are the same in every language: names of constants and of publishers, ids, one-letter signs.
SHARED = re.compile(r"`[^`]*`|\b[A-Z]{1,4}-[A-Z0-9.]+|\b[A-Z][A-Z_0-9]+\b|\b\w\b")


def read(path: Path, prefix: str) -> dict[str, str]:
    """Every rule of a page: id -> its whole text, where it comes from, wrapped lines and sub-points included."""
    rules: dict[str, str] = {}
    for kind in (prefix, "OQ", "HINT"):
        for rule in read_rules(path.read_text(encoding="utf-8"), kind):
            assert rule["id"] not in rules, f"{path.name}: {rule['id']} is there twice"
            rules[rule["id"]] = f"{rule['provenance']} {rule['text']}".strip()
    return rules


def numbers(text: str) -> list[int]:
    return sorted(int(n) for n in re.findall(r"\d+", text))


def origins(text: str) -> list[str]:
    return sorted(ORIGIN.findall(text))


def code(text: str) -> list[str]:
    return sorted(re.findall(r"`[^`]*`", text))


def letters(text: str) -> str:
    return re.sub(r"[\W\d_]+", " ", SHARED.sub(" ", text)).strip()


def pages(game: str, language: str) -> tuple[dict[str, str], dict[str, str]]:
    return read(RULES / f"{game}.md", GAMES[game]), read(RULES / f"{game}.{language}.md", GAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_english_page_is_readable(game: str) -> None:
    rules = read(RULES / f"{game}.md", GAMES[game])
    assert sum(name.startswith(GAMES[game]) for name in rules) > 150
    assert [name for name, text in rules.items() if not text] == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_rules_in_the_same_order(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert list(ours) == list(english)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_origin_of_each_rule(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert {i: origins(t) for i, t in ours.items()} == {i: origins(t) for i, t in english.items()}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_numbers_in_each_rule(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert {i: numbers(t) for i, t in ours.items()} == {i: numbers(t) for i, t in english.items()}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_action_words_in_each_rule(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert {i: code(t) for i, t in ours.items()} == {i: code(t) for i, t in english.items()}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_rule_is_translated(game: str, language: str) -> None:
    english, ours = pages(game, language)
    assert [i for i, text in ours.items() if not text.strip(" |")] == []
    same = [i for i, text in ours.items() if letters(text) and letters(text) == letters(english.get(i, ""))]
    assert same == []


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_same_sections(game: str, language: str) -> None:
    """Headings keep their numbers, so that a link to a section works in every language."""

    def sections(path: Path) -> list[str]:
        return re.findall(r"^#{2,3} (\d+(?:\.\d+)?)", path.read_text(encoding="utf-8"), re.M)

    english = sections(RULES / f"{game}.md")
    ours = sections(RULES / f"{game}.{language}.md")
    assert ours == [number for number in english if number in ours]
    left_out = {number.split(".")[0] for number in english} - {number.split(".")[0] for number in ours}
    assert {number for number in english if number.split(".")[0] not in left_out} == set(ours)


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_page_shows_the_same_rules_in_every_language(game: str, language: str) -> None:
    """What the server reads from a translation has the ids, origins and number of sub-points of the English page."""

    def shown(path: Path) -> list[tuple[str, str, int]]:
        rules = read_rules(path.read_text(encoding="utf-8"), GAMES[game])
        return [(rule["id"], rule["provenance"], rule["text"].count("\n")) for rule in rules]

    assert shown(RULES / f"{game}.{language}.md") == shown(RULES / f"{game}.md")
